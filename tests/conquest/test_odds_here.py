"""The odds of what is in front of a player are those of the forces that would meet."""

from __future__ import annotations

from typing import Any

from strategos.games.conquest.odds import for_battle, for_flight, for_inquiry, for_naval
from strategos.parts.forecast import Inquiry

from .table import Table, asked, play, table

LEGION = {"general": 2, "infantry": 3, "cavalry": 1}
GARRISON = {"infantry": 2}
MET = {"space": "space:thracia", "attacker": "side:macedonia", "defender": "side:hispania"}


def odds(match: Table, option: str | None = None) -> dict[str, Any] | None:
    decision = asked(match)
    found = for_inquiry(Inquiry(match, decision.seat, decision, [option] if option else []))
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


def looked_at(match: Table, space: str, **more: str) -> dict[str, Any] | None:
    decision = asked(match)
    return for_inquiry(Inquiry(match, decision.seat, decision, target={"space": space, **more})).target


def test_a_province_looked_at_is_weighed_before_anybody_is_chosen() -> None:
    match = before_thracia()
    assert asked(match).kind == "move"
    found = looked_at(match, "thracia")
    assert found == {**MET, "leader": "piece:general-macedonia-1", **for_battle((3, 1, 0, 1), (2, 0, 0, 0))}
    assert looked_at(match, "dalmatia") is None, "nobody is there"
    assert looked_at(match, "britannia") is None, "nobody can get there"
    assert looked_at(match, "thracia", **{"from": "italia"}) is None, "nobody of ours is there"
    play(match, "general-macedonia-1")
    assert looked_at(match, "thracia") == odds(match, "thracia"), "the legion in hand, as if it were chosen"


def test_one_who_runs_is_weighed_by_what_the_pursuit_costs() -> None:
    there = {"macedonia": {"general": 1, "infantry": 1, "cavalry": 1}, "egyptus": {"infantry": 2}}
    control = {"dalmatia": "egyptus", "moesia": "egyptus", "italia": "macedonia"}
    match = table(at={"dalmatia": there}, control=control, turn="macedonia", phase="combat", dice="blank " * 4)
    met = {"space": "space:dalmatia", "attacker": "side:macedonia", "defender": "side:egyptus"}
    assert odds(match) == {**met, **for_battle((1, 1, 0, 1), (2, 0, 0, 0))}
    play(match, "egyptus: moesia")
    assert asked(match).about["enemy_retreats"]
    flight = for_flight((1, 1, 0, 1), (2, 0, 0, 0), of_attacker=False)
    assert odds(match) == {**met, **flight}
    assert flight["attacker_takes"] == 1
    assert flight["defender_leaders_lost"] == 0
    assert sum(flight["defender_losses"].values()) == 1
