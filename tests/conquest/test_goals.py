"""What a Caesar is told to play for."""

from __future__ import annotations

from strategos.games.conquest import GAME
from strategos.kernel.asking import Seat
from strategos.kernel.beside import Goal

from .table import Table, table


def goals(match: Table, seat: Seat | None) -> dict[str, list[Goal]]:
    found: dict[str, list[Goal]] = {}
    for goal in GAME.goals(match.state, seat):
        found.setdefault(goal.key, []).append(goal)
    return found


def test_rivals_are_where_their_caesars_stand_and_fall_one_by_one() -> None:
    match = table()
    rivals = goals(match, 0)["rival"]
    assert [(g.facts["side"], g.spaces, g.reached) for g in rivals] == [
        ("side:egyptus", ("egyptus",), False),
        ("side:hispania", ("hispania",), False),
    ]
    match.state.leader_at[5] = -1
    assert [g.reached for g in goals(match, 0)["rival"]] == [True, False]
    assert len(goals(match, None)["rival"]) == 3


def test_the_home_is_held_until_somebody_else_controls_it() -> None:
    match = table()
    assert goals(match, 0)["home"][0].reached is True
    match.state.control[match.state.home[0]] = 1
    assert goals(match, 0)["home"][0].reached is False
    assert "home" not in goals(match, None)


def test_the_next_rise_of_the_prices_is_foretold() -> None:
    match = table()
    assert goals(match, 0)["prices"][0].facts["marker"] == 105
    match.state.price_level = 1
    assert goals(match, 0)["prices"][0].facts["factor"] == 3
    match.state.price_level = 2
    assert "prices" not in goals(match, 0)


def test_before_there_are_homes_there_is_one_goal() -> None:
    [only] = GAME.goals(GAME.begin(GAME.setup(3)), 1)
    assert only.key == "last_caesar"
