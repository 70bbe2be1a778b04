"""The odds of what is in front of a player are those of the forces that would meet."""

from __future__ import annotations

from typing import Any

from strategos.games.conquest.odds import for_battle, for_decision, for_naval

from .table import Table, asked, play, table

LEGION = {"general": 2, "infantry": 3, "cavalry": 1}
GARRISON = {"infantry": 2}
MET = {"space": "space:thracia", "attacker": "side:macedonia", "defender": "side:hispania"}


def odds(match: Table, option: str | None = None) -> dict[str, Any] | None:
    decision = asked(match)
    found = for_decision(match.state, decision.seat, decision, [option] if option else [])
    return found.options.get(option) if option else found.question


def before_thracia(**more: Any) -> Table:
    return table(
        at={"macedonia": {"macedonia": LEGION}, "thracia": {"hispania": GARRISON, **more.pop("there", {})}},
        turn="macedonia",
        **more,
    )


def test_a_march_is_weighed_for_the_legion_put_together() -> None:
    match = play(before_thracia(), "general-macedonia-1")
    assert odds(match) is None
    assert odds(match, "thracia") == {**MET, **for_battle((3, 1, 0, 1), (2, 0, 0, 0))}
    play(match, "infantry=01", "general-macedonia-2")
    assert odds(match, "thracia") == {**MET, **for_battle((1, 1, 0, 2), (2, 0, 0, 0))}
    assert odds(match, "dalmatia") is None, "nobody is there"


def test_they_stay_where_passage_could_be_asked_for() -> None:
    match = play(before_thracia(), "general-macedonia-1", "infantry=02", "thracia")
    assert asked(match).kind == "enter"
    assert odds(match) == {**MET, **for_battle((2, 1, 0, 1), (2, 0, 0, 0))}


def test_those_who_came_before_fight_beside_those_who_come_now() -> None:
    match = before_thracia(there={"macedonia": {"general": 1, "infantry": 1}})
    play(match, "general-macedonia-1")
    assert odds(match, "thracia") == {**MET, **for_battle((4, 1, 0, 2), (2, 0, 0, 0))}


def test_leaders_alone_fight_no_battle() -> None:
    match = play(before_thracia(), "general-macedonia-1", "infantry=00", "cavalry=00")
    assert odds(match, "thracia") is None


def test_a_battle_is_weighed_when_it_is_chosen_and_while_it_lasts() -> None:
    match = play(before_thracia(dice="blank " * 6), "general-macedonia-1", "thracia", "attack", "end")
    while asked(match).kind == "combat":
        assert odds(match, "thracia") == {**MET, **for_battle((3, 1, 0, 1), (2, 0, 0, 0))}
        play(match, "thracia")
    assert match.state.agenda != []
    assert odds(match) == {**MET, **for_battle((3, 1, 0, 1), (2, 0, 0, 0))}


def test_fleets_are_weighed_by_their_ships() -> None:
    fleets = [{"side": s, "at": "mare_aegaeum"} for s in ("macedonia", "macedonia", "egyptus")]
    match = play(table(galleys=fleets, turn="macedonia"), "end")
    [key] = [o.key for o in asked(match).options if o.key.startswith("sea-")]
    met = {"space": "space:mare_aegaeum", "attacker": "side:macedonia", "defender": "side:egyptus"}
    assert odds(match, key) == {**met, **for_naval(2, 1)}
