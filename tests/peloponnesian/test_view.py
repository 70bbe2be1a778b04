"""What the view tells of a position: who might join an Expedition and at what price, and how far each Force reaches."""

from __future__ import annotations

import pytest

import strategos
from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.facts import ATHENS, NUMBER
from strategos.games.peloponnesian.shapes import BoardFacts, Stage, ViewFacts
from strategos.games.peloponnesian.state import Expedition, PeloponnesianState
from strategos.games.peloponnesian.zones import reaches

from .segment import position


def facts(s: PeloponnesianState) -> ViewFacts:
    told = GAME.view(s, 0).facts
    assert isinstance(told, ViewFacts)
    return told


@pytest.mark.rule("PW-5.1.5-b", "PW-5.1.5-g")
def test_the_view_prices_whoever_may_join() -> None:
    s = position(
        units={"athens": {"athens": {"H": 3, "AN": 2}}, "sparta": {"sparta": {"H": 2}}},
        leaders={"pericles": "athens"},
    )
    pericles = next(n for n, at in enumerate(s.leader_at) if at == NUMBER["athens"])
    s.expedition = Expedition(ATHENS, pericles, NUMBER["megara"])
    stage = GAME.view(s, 0).stage
    assert isinstance(stage, Stage)
    assert [(j.piece, j.sp, j.talents) for j in stage.expedition.joining] == [
        ("hoplite-athens-athens", 3, 200),
        ("naval-athens_allied-athens", 2, 400),
    ]


@pytest.mark.rule("PW-TERMS-ah")
def test_the_view_tells_the_zone_of_every_force() -> None:
    s = position(units={"larisa": {"athens": {"C": 2}}, "samos": {"athens": {"N": 1}}, "thebes": {"sparta": {"H": 4}}})
    zones = facts(s).zones
    # Hoplites alone reach nobody; the others all that they reach and nothing else.
    assert set(zones) == {"athens"}
    assert set(zones["athens"]) == {"larisa", "samos"}
    for origin, spaces in zones["athens"].items():
        at = NUMBER[origin]
        assert set(spaces) == {name for name, n in NUMBER.items() if n != at and reaches(s, at, ATHENS, n)}


@pytest.mark.rule("PW-8.1-a", "PW-10.5.4.1-a")
def test_the_view_forecasts_the_revenue_of_every_treasury() -> None:
    match = strategos.new("peloponnesian", scenario="fall_of_sparta", seats=2, seed=1)
    told = match.view(0).facts
    assert isinstance(told, ViewFacts)
    sums = {purse: sum(reason.by for reason in lines) for purse, lines in told.revenue.items()}
    assert sums == {"athens": 2000, "sparta": 3500, "thebes": 1000}
    assert set(facts(position()).revenue) == {"athens", "sparta"}


@pytest.mark.rule("PW-COMP-k")
def test_the_board_tells_what_is_printed_on_every_leader() -> None:
    """Also of those in the cups: who is drawn is chance, what he can do is not."""
    board = GAME.board(GAME.setup(1, "campaign")).facts
    assert isinstance(board, BoardFacts)
    assert [board.leaders[f"piece:{name}"] for name in ("pericles", "phormio", "archidamus")] == [
        (0, 1),
        (1, 2),
        (0, 1),
    ]
    drawn = [leader for cup in facts(position()).cups.values() for leader in cup]
    assert len(drawn) > 8
    assert set(drawn) <= set(board.leaders)
