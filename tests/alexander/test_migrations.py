"""Positions stored by older versions can be played on, also those in the middle of a battle."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from strategos.games.alexander import GAME
from strategos.games.alexander.state import (
    AlexanderState,
    Arrival,
    Battle,
    Conquered,
    Finished,
    FleetOrder,
    FortressOrder,
    PhaseOver,
    SpeedGroup,
    Turn,
)
from strategos.kernel.clock import Clock
from strategos.kernel.record import Record
from strategos.owner import match_files

SAVES = sorted((Path(__file__).parent / "saves").glob("*.json"))
"""Saved by version 0.1.0 in the middle of things; the second half of a name is the question that was open."""


def test_positions_of_the_first_schema_know_of_no_camps(given: Any) -> None:
    t = given(area="sardis", came_from="ephesus", box=3, phase="conquest")
    stored = msgspec.json.decode(msgspec.json.encode(t.s))
    del stored["camps"]
    lifted = msgspec.json.decode(msgspec.json.encode(GAME.migrations[0](stored)), type=GAME.state)
    assert lifted == t.s


def second_schema(s: AlexanderState, **words: Any) -> AlexanderState:
    """A position as schema 2 had it, lifted to today's."""
    stored = msgspec.json.decode(msgspec.json.encode(s))
    for name in ("wall_gold", "deploy_hits", "building"):
        del stored["choices"][name]
    del stored["agenda"], stored["standing"]
    old = {
        "step": 1,
        "stop": False,
        "by_battle": False,
        "fortress": 0,
        "fleet_rolls": -1,
        "diplomats": False,
        "speed": 0,
    }
    stored |= {**old, **words}
    return msgspec.json.decode(msgspec.json.encode(GAME.migrations[1](stored)), type=GAME.state)


def test_the_second_schema_has_the_first_value_of_every_new_reading_and_the_first_order(given: Any) -> None:
    t = given(area="sardis", came_from="ephesus", box=3, phase="conquest", choices={"november": "before"})
    assert second_schema(t.s, clock=[1, 5, None, 0]) == t.s


@pytest.mark.parametrize(
    ("words", "entry", "agenda"),
    [
        ({"step": 0}, 5, []),
        ({"step": 1}, 6, []),
        ({"step": 1, "stop": True}, 6, [PhaseOver()]),
        ({"step": 2, "stop": True}, 6, [PhaseOver(), Arrival()]),
        ({"step": 3}, 6, [Battle()]),
        ({"step": 5}, 6, [Turn()]),
        ({"step": 6, "speed": 3}, 6, [SpeedGroup(3)]),
        ({"step": 7, "by_battle": True}, 6, [Conquered(by_battle=True)]),
        ({"step": 7}, 6, [Conquered(by_battle=False)]),
    ],
)
def test_steps_of_the_conquest_become_tasks(given: Any, words: Any, entry: int, agenda: list[Any]) -> None:
    lifted = second_schema(given(box=3, phase="spend").s, clock=[1, 5, None, 0], **words)
    assert (lifted.clock, lifted.agenda) == (Clock(1, entry), agenda)


@pytest.mark.parametrize(("old", "new"), [(0, 0), (2, 2), (4, 4), (6, 7), (8, 9)])
def test_other_phases_are_where_they_were_and_have_no_tasks(given: Any, old: int, new: int) -> None:
    lifted = second_schema(given(box=3, phase="spend").s, clock=[4, old, None, 0], step=6, fleet_rolls=2)
    assert (lifted.clock, lifted.agenda) == (Clock(4, new), [])


def test_orders_still_to_be_rolled_for_become_tasks(given: Any) -> None:
    s = given(box=3, phase="spend", conquered={"halicarnassus": "razed"}).s
    sardis, _, lycia = s.map.fortress_order
    entry = {"clock": [1, 3, None, 0]}
    assert second_schema(s, **entry).agenda == [], "nothing was counted yet"
    lifted = second_schema(s, **entry, fleet_rolls=0, diplomats=True)
    assert lifted.agenda == [PhaseOver(), FortressOrder(lycia, 3), FortressOrder(sardis, 3)]
    assert second_schema(s, **entry, fleet_rolls=0, fortress=1).agenda == [PhaseOver(), FortressOrder(lycia, 0)]
    s = given("tyre", box=3, phase="spend", conquered={"tyre": "razed"}, choices={"orders_after_tyre": "none"}).s
    assert second_schema(s, **entry, fleet_rolls=2).agenda == [PhaseOver(), FleetOrder(0), FleetOrder(0)]


def test_lines_of_the_career_become_rows(given: Any) -> None:
    lifted = second_schema(given("linked", box=3, phase="spend").s, career=["granicus bc335_summer 20 46 2"])
    assert lifted.career == [Finished("granicus", "bc335_summer", 20, 46, 2)]


@pytest.mark.parametrize("path", SAVES, ids=lambda p: p.stem)
def test_a_match_saved_in_the_middle_of_things_goes_on(path: Path) -> None:
    match, rejected = match_files.resume(path)
    assert not rejected
    assert [d.kind for d in match.pending] == [path.stem.split("-")[1]]
    for _ in range(60):
        if not match.pending:
            break
        decision = match.pending[0]
        match.play(decision.seat, next(o.key for o in decision.options if o.key not in ("deeds", "alexander")))
        assert not list(GAME.complaints(match.state))


SAVE = Path(__file__).resolve().parent.parent.parent / "saves" / "0.1.0" / "alexander-granicus.json"


def test_a_match_saved_before_there_were_levels_is_one_of_recruits() -> None:
    record = Record.decode(SAVE.read_bytes())
    assert "difficulty" not in record.setup.options
    match, rejected = match_files.resume(SAVE)
    assert not rejected
    assert match.setup.option("difficulty") == "recruit"
    assert match.state.choices["difficulty"] == "recruit"
    again, rejected = record.load(GAME, from_start=True)
    assert not rejected
    assert again.state == match.state


def test_positions_of_the_third_schema_are_those_of_recruits(given: Any) -> None:
    t = given(box=3, phase="spend", choices={"november": "before"})
    stored = msgspec.json.decode(msgspec.json.encode(t.s))
    del stored["choices"]["difficulty"]
    lifted = msgspec.json.decode(msgspec.json.encode(GAME.migrations[2](stored)), type=GAME.state)
    assert lifted == t.s
