"""What holds at one door holds at all: since when one is on the map, who leads what, and that the end is the end."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from strategos.games.successors.common.board import NOBODY, space_of
from strategos.games.successors.common.events import BattleRolled, MarkersIsolated
from strategos.games.successors.common.position import Conducted
from strategos.games.successors.common.segments import fresh_at, mark_battled, mark_moved, unmoved_at
from strategos.games.successors.common.settle import settle
from strategos.games.successors.common.steps import whole_force
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.fourth import GAME
from strategos.games.successors.fourth.activated_army import (
    can_leave,
    has_use,
    is_exhausted,
    next_steps,
    siege_mp,
    why_not_act,
)
from strategos.games.successors.fourth.burial import is_bound
from strategos.games.successors.fourth.confrontation import confront
from strategos.games.successors.fourth.facts import (
    ANTIGONOS,
    ANTIPATROS,
    GENERAL_NUMBER,
    HEARSE,
    NUMBER,
    POLYPERCHON,
)
from strategos.games.successors.fourth.invariants import complaints
from strategos.games.successors.fourth.isolation import isolation
from strategos.games.successors.fourth.preparations import succession
from strategos.games.successors.fourth.segments import forget_segment, openers
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.steps import Step
from strategos.games.successors.fourth.tasks import GENERAL, PASSAGE, Reinforce
from tests.successors.table import BLUE, RED, YELLOW, run, told, units

from .table import at, position


def led_by(s: SuccessorsState, name: str, **more: Any) -> Activate:
    """The whole force of a General, activated."""
    general = GENERAL_NUMBER[name]
    party = whole_force(s, s.general_of[general], s.general_at[general])
    return Activate(party.faction, general, 6, 0, 0, party.generals, party.troops, party.royals, **more)


# -- since the Segment began ------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-5.2-p")
def test_polyperchon_opens_no_space_to_demetrios_in_the_phase_he_comes() -> None:
    s = position(turn=3, generals={"antipatros": "yellow larisa", "antigonos": "yellow pella"})
    s.received[ANTIPATROS] = s.received[ANTIGONOS] = YELLOW
    succession(s)
    [task] = s.agenda
    assert isinstance(task, Reinforce)
    assert s.general_at[POLYPERCHON] == at("larisa")
    assert POLYPERCHON not in task.openers
    assert ANTIGONOS in task.openers


@pytest.mark.rule("S4-5.2-p")
def test_who_has_left_the_map_has_not_stayed_on_it() -> None:
    s = position(generals={"antigonos": "yellow pella", "krateros": "red larisa"})
    settle(s)
    assert openers(s, YELLOW) == (ANTIGONOS,)
    s.general_at[ANTIGONOS] = -1
    assert openers(s, YELLOW) == ()
    settle(s)
    s.general_at[ANTIGONOS] = at("pella")
    assert openers(s, YELLOW) == ()
    forget_segment(s)
    assert openers(s, YELLOW) == (ANTIGONOS,)


@pytest.mark.rule("S4-8.4-b")
def test_within_babylon_the_hearse_may_go_in_and_out_in_game_turn_1() -> None:
    s = position(turn=1, royals={"hearse": "yellow babylon"})
    assert not is_bound(s, HEARSE, at("babylon"), at("babylon-inside"))
    assert is_bound(s, HEARSE, at("babylon"), at("opis"))
    assert not is_bound(position(turn=2), HEARSE, at("babylon"), at("opis"))


def test_a_stored_position_knows_who_is_on_the_map() -> None:
    lift = GAME.migrations[1]
    assert lift({"general_at": [3, -1, 0]}) == {"general_at": [3, -1, 0], "present": [0, 2]}


# -- the end is the end -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-5-a")
def test_when_somebody_has_won_nothing_else_is_isolated_or_fought() -> None:
    s = position(control={"larisa": "red"})
    run(isolation(s))
    assert len(told(s, MarkersIsolated)) == 1
    s = position(control={"larisa": "red"}, winner=BLUE)
    run(isolation(s))
    assert told(s, MarkersIsolated) == []
    generals = {"antigonos": "red issos", "krateros": "blue issos"}
    cus = {"red issos": {"loyal": 2}, "blue issos": {"loyal": 2}}
    s = position(generals=generals, cus=cus, winner=BLUE)
    assert run(confront(s, Step(RED, RED, at("tarsos"), at("issos")))) == (False, units())
    assert told(s, BattleRolled) == []


# -- who leads what ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-16.9-h", "S4-15.2-c")
def test_cavalry_that_has_fought_makes_no_siege_cheaper() -> None:
    given: dict[str, Any] = {
        "options": ("cavalry",),
        "control": {"larisa": "independent"},
        "generals": {"kassandros": "yellow larisa"},
        "cus": {"yellow larisa": {"loyal": 3, "cavalry": 1}},
    }
    s = position(**given)
    assert siege_mp(s, led_by(s, "kassandros"), NUMBER["larisa"]) == 1
    mark_battled(s, YELLOW, at("larisa"), units(cavalry=1))
    assert siege_mp(s, led_by(s, "kassandros"), NUMBER["larisa"]) == 2


MINOR: dict[str, Any] = {"generals": {"minor-yellow-1": "yellow larisa"}, "cus": {"yellow larisa": {"loyal": 3}}}


@pytest.mark.rule("S4-9.3-j", "S4-9.3-g")
@pytest.mark.parametrize(
    ("control", "spent", "moved", "use"),
    [
        ({}, 0, 0, True),
        ({}, 4, 0, False),
        ({}, 0, 3, False),
        ({"larisa": "black"}, 0, 3, True),
        ({"larisa": "black"}, 3, 3, False),
        ({"larisa": "independent"}, 0, 3, False),
        ({"larisa": "yellow"}, 0, 3, False),
    ],
)
def test_what_a_minor_general_has_left_to_do(control: dict[str, str], spent: int, moved: int, use: bool) -> None:
    s = position(control=control, **MINOR)
    mark_moved(s, YELLOW, at("larisa"), units(loyal=moved))
    task = Activate(YELLOW, GENERAL_NUMBER["minor-yellow-1"], 6, 0, spent)
    assert has_use(s, task) is use
    assert is_exhausted(s, task) is not use


@pytest.mark.rule("S4-9.3-j", "S4-9.3-d")
def test_without_mp_a_minor_general_is_asked_for_the_cus_inside_a_city() -> None:
    given: dict[str, Any] = {"control": {"pella": "yellow"}, "generals": {"minor-yellow-1": "yellow larisa"}}
    inside = position(cus={"yellow larisa": {"loyal": 1}, "yellow pella-inside": {"loyal": 1}}, **given)
    assert not is_exhausted(inside, led_by(inside, "minor-yellow-1", halted=True))
    outside = position(cus={"yellow larisa": {"loyal": 1}, "yellow pella": {"loyal": 1}}, **given)
    assert is_exhausted(outside, led_by(outside, "minor-yellow-1", halted=True))
    # A Major General leads nobody elsewhere.
    given["generals"] = {"antigonos": "yellow larisa"}
    major = position(cus={"yellow larisa": {"loyal": 1}, "yellow pella-inside": {"loyal": 1}}, **given)
    assert is_exhausted(major, led_by(major, "antigonos", halted=True))
    assert not is_exhausted(major, led_by(major, "antigonos"))


@pytest.mark.rule("S4-16.9-k", "S4-9.3-j")
def test_with_cavalry_one_mp_is_enough_for_a_marker() -> None:
    s = position(
        options=("cavalry",),
        control={"larisa": "black"},
        generals={"minor-yellow-1": "yellow larisa"},
        cus={"yellow larisa": {"loyal": 2, "cavalry": 1}},
    )
    mark_moved(s, YELLOW, at("larisa"), units(loyal=2, cavalry=1))
    assert has_use(s, Activate(YELLOW, GENERAL_NUMBER["minor-yellow-1"], 6, 0, 3))
    assert not has_use(s, Activate(YELLOW, GENERAL_NUMBER["minor-yellow-1"], 6, 0, 4))


@pytest.mark.rule("S4-9.2-i", "S4-10-k")
def test_a_battle_takes_the_mp_of_whoever_might_command_and_who_must_leave_is_asked() -> None:
    s = position(
        generals={"antigonos": "yellow larisa", "kassandros": "yellow larisa"}, cus={"yellow larisa": {"loyal": 1}}
    )
    spent = led_by(s, "kassandros")
    assert not is_exhausted(s, replace(spent, spent=9))
    assert is_exhausted(s, replace(spent, spent=9, halted=True))
    assert not is_exhausted(s, replace(spent, spent=9, halted=True, bound=1))


@pytest.mark.rule("S4-9.3-d")
@pytest.mark.parametrize(("owner", "asked"), [("yellow", True), ("red", False), ("nobody", False)])
@pytest.mark.parametrize("place", ["sardeis", "larisa"])
def test_before_a_city_of_ones_own_there_is_always_something_to_do(owner: str, asked: bool, place: str) -> None:
    s = position(
        control={place: owner}, generals={"antigonos": f"yellow {place}"}, cus={f"yellow {place}": {"loyal": 4}}
    )
    assert is_exhausted(s, led_by(s, "antigonos", halted=True)) is not (asked and place == "sardeis")


@pytest.mark.rule("S4-9.3-d", "S4-9.3-j")
def test_a_minor_general_off_the_map_stands_before_no_city() -> None:
    s = position(control={"larisa": "yellow"}, cus={"yellow larisa": {"loyal": 1}})
    nowhere = space_of(NOBODY)
    s.control[nowhere] = YELLOW
    s.capitals[nowhere] = YELLOW
    mark_moved(s, YELLOW, at("larisa"), units(loyal=1))
    assert is_exhausted(s, Activate(YELLOW, GENERAL_NUMBER["minor-yellow-1"], 6))


@pytest.mark.rule("S4-7.1-t", "S4-9.3-g")
def test_beside_a_general_above_him_a_minor_general_has_no_marker_removed() -> None:
    s = position(
        control={"larisa": "black"},
        generals={"minor-yellow-1": "yellow larisa", "kassandros": "yellow larisa"},
        cus={"yellow larisa": {"loyal": 3}},
    )
    minor = GENERAL_NUMBER["minor-yellow-1"]
    no = why_not_act(s, Activate(YELLOW, minor, 6, generals=(minor,)), ("remove", NOBODY))
    assert no is not None
    assert (no.rule, no.why) == ("S4-7.1-t", "subordinate_must_leave")
    kassandros = GENERAL_NUMBER["kassandros"]
    assert why_not_act(s, Activate(YELLOW, kassandros, 6, generals=(kassandros,)), ("remove", NOBODY)) is None


@pytest.mark.rule("S4-10-p", "S4-10-k")
@pytest.mark.parametrize(("bound", "rule"), [(GENERAL, "S4-10-p"), (PASSAGE, "S4-10-k")])
def test_who_must_leave_is_told_by_which_rule(bound: int, rule: str) -> None:
    s = position(generals={"antigonos": "yellow larisa"}, cus={"yellow larisa": {"loyal": 1}})
    no = why_not_act(s, led_by(s, "antigonos", bound=bound), ("leave", NOBODY))
    assert no is not None
    assert (no.rule, no.why) == (rule, "must_leave")


@pytest.mark.rule("S4-10-i", "S4-13.2-b")
def test_who_can_put_to_sea_can_leave() -> None:
    s = position(generals={"antigonos": "yellow chios"}, cus={"yellow chios": {"loyal": 1}})
    task = led_by(s, "antigonos")
    assert next_steps(s, task) == []
    assert can_leave(s, task)
    assert not can_leave(s, replace(task, halted=True))


@pytest.mark.rule("S4-16.1-a", "S4-9.4-a")
def test_at_peace_with_the_besieger_nobody_comes_out_to_him() -> None:
    s = position(
        control={"tyros": "yellow"},
        generals={"antigonos": "yellow tyros-inside", "krateros": "red tyros"},
        cus={"yellow tyros-inside": {"loyal": 1}, "red tyros": {"loyal": 1}},
    )
    task = led_by(s, "antigonos")
    assert why_not_act(s, task, ("outside", NOBODY)) is None
    s.pact = (YELLOW, RED)
    no = why_not_act(s, task, ("outside", NOBODY))
    assert no is not None
    assert no.why == "at_peace"


# -- sieges of a Segment ----------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-15.2-b", "S4-15.2-a")
def test_two_sieges_in_a_segment_and_none_from_within() -> None:
    s = position(control={"pella": "red"}, generals={"antigonos": "yellow pella"}, cus={"yellow pella": {"loyal": 3}})
    s.conducted[NUMBER["pella"]] = Conducted(ANTIGONOS, 2)
    no = why_not_act(s, led_by(s, "antigonos"), ("siege", NOBODY))
    assert no is not None
    assert no.why == "two_sieges_already"
    forget_segment(s)
    assert why_not_act(s, led_by(s, "antigonos"), ("siege", NOBODY)) is None
    # It has fallen to him, and he is inside.
    taken = position(
        control={"pella": "yellow"},
        generals={"antigonos": "yellow pella-inside"},
        cus={"yellow pella-inside": {"loyal": 2}},
    )
    taken.conducted[NUMBER["pella"]] = Conducted(ANTIGONOS, 2)
    no = why_not_act(taken, led_by(taken, "antigonos"), ("siege", NOBODY))
    assert no is not None
    assert no.why == "not_besieging"


@pytest.mark.rule("S4-6.2-q")
def test_in_a_new_segment_all_may_move_anew() -> None:
    s = position(generals={"antigonos": "yellow larisa"}, cus={"yellow larisa": {"loyal": 3}})
    mark_moved(s, YELLOW, at("larisa"), units(loyal=2))
    assert unmoved_at(s, YELLOW, at("larisa")) == units(loyal=1)
    forget_segment(s)
    assert unmoved_at(s, YELLOW, at("larisa")) == units(loyal=3)


@pytest.mark.rule("S4-15.2-c")
def test_who_has_fought_is_remembered_when_others_fight() -> None:
    s = position(generals={"antigonos": "yellow larisa"}, cus={"yellow larisa": {"loyal": 3, "mercenary": 2}})
    mark_battled(s, YELLOW, at("larisa"), units(mercenary=1))
    mark_battled(s, YELLOW, at("larisa"), units(loyal=1))
    assert fresh_at(s, YELLOW, at("larisa")) == units(loyal=2, mercenary=1)


# -- the Silver Shields -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-7.2-s")
def test_the_silver_shields_are_in_one_place() -> None:
    generals = {"antigonos": "yellow pella", "kassandros": "yellow larisa"}
    whole = position(generals=generals, cus={"yellow pella": {"silver_shields": 2}, "yellow larisa": {"loyal": 1}})
    assert list(complaints(whole)) == []
    parted = position(
        generals=generals, cus={"yellow pella": {"silver_shields": 1}, "yellow larisa": {"silver_shields": 1}}
    )
    assert "the Silver Shields in several places" in list(complaints(parted))
