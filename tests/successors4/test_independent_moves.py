"""9.5 How a player moves the Independent Armies."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, NOBODY, WAITING
from strategos.games.successors.common.clash_events import BattleRolled
from strategos.games.successors.common.independent_armies import is_west, why_not_go
from strategos.games.successors.common.land_movement import besieged_generals
from strategos.games.successors.common.movement import within_reach
from strategos.games.successors.common.movement_events import ArmyMoved, ArmyStayed, Evaded, TurnedBack
from strategos.games.successors.common.tasks import IndependentMove, IndependentMoves
from strategos.games.successors.fourth.facts import ARMIES, BY_LAND_ROUTE, NAMES, NUMBER
from strategos.games.successors.fourth.independent_moves import independent_move, independent_moves
from strategos.games.successors.fourth.land_movement import besieged_cities
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.kernel.agenda import push
from tests.successors.table import YELLOW, force, general, offered, owner, question, royal, told, units, why

from .table import at, position, run_agenda


def army(name: str) -> int:
    return ARMIES.index(name)


def place(s: SuccessorsState, name: str) -> int:
    return s.army_at[army(name)]


def move(s: SuccessorsState, dice: str, *answers: str, awake: str | None = None, player: int = YELLOW) -> None:
    push(s, IndependentMoves(player, NOBODY if awake is None else army(awake)))
    run_agenda(s, dice, *answers)


def asked(s: SuccessorsState, name: str, spent: int = 0, start: str | None = None) -> Any:
    """The question about one Independent Army on its way."""
    begun = place(s, name) if start is None else at(start)
    task = IndependentMove(YELLOW, army(name), begun, spent, besieged_generals(s), besieged_cities(s))
    [decision] = question(independent_move(s, task))
    return decision


# -- which of them ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-9.5-c", "S4-9.5-k")
def test_all_active_ones_move_each_to_its_end_and_may_meet() -> None:
    s = position(armies={"leosthenes": "lamia", "philon": "larisa"})
    move(s, "", "leosthenes", "larisa", "end", "philon", "trikka", "end")
    assert place(s, "leosthenes") == at("larisa")
    assert place(s, "philon") == at("trikka")
    s = position(armies={"leosthenes": "lamia", "seuthes": "pella"})
    move(s, "", "leosthenes", "larisa", "end", "seuthes", "larisa", "end")
    assert place(s, "leosthenes") == place(s, "seuthes") == at("larisa")


@pytest.mark.rule("S4-9.5-c")
def test_none_moves_twice_and_none_must_move() -> None:
    s = position(armies={"leosthenes": "lamia", "ariarathes": "mazaka"})
    [decision] = question(independent_moves(s, IndependentMoves(YELLOW, NOBODY, (army("leosthenes"),))))
    assert why(decision, "leosthenes") == ("S4-9.5-c", "army_has_moved")
    assert offered(decision) == ["ariarathes", "done"]
    move(s, "", "done")
    assert place(s, "leosthenes") == at("lamia")


@pytest.mark.rule("S4-9.5-b", "S4-9.5-a")
def test_out_of_its_box_comes_only_the_one_the_event_calls() -> None:
    s = position(armies={"leosthenes": "lamia", "ariarathes": "dead"})
    [decision] = question(independent_moves(s, IndependentMoves(YELLOW, army("glaukias"))))
    assert offered(decision) == ["done", "glaukias", "leosthenes"]
    assert why(decision, "seuthes") == ("S4-9.5-b", "army_is_inactive")
    assert why(decision, "ariarathes") == ("S4-9.5-b", "army_is_inactive")


@pytest.mark.rule("S4-9.5-g", "S4-9.5-e")
def test_the_first_mp_brings_it_onto_the_map() -> None:
    s = position()
    entries = offered(asked(s, "glaukias"))
    assert "end" in entries
    assert "stay" not in entries
    entry = next(key for key in entries if key != "end")
    move(s, "", "glaukias", entry, "end", awake="glaukias")
    assert place(s, "glaukias") == at(entry)
    decision = asked(s, "glaukias", spent=1, start="waiting")
    assert decision.about["left"] == 2


# -- where to ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-9.5-e", "S4-9.5-h")
def test_three_mp_by_land_and_over_straits() -> None:
    s = position(armies={"seuthes": "chersonesos"})
    decision = asked(s, "seuthes")
    assert "abydos" in offered(decision), "the Strait"
    assert why(asked(s, "seuthes", spent=2), "abydos") == ("S4-9.5-e", "too_far")
    assert why(decision, "lesbos") == ("S4-9.5-h", "not_adjacent")


@pytest.mark.rule("S4-9.5-e")
def test_after_three_mp_it_is_over() -> None:
    s = position(armies={"seuthes": "lamia"})
    move(s, "", "seuthes", "larisa", "pella", "amphipolis")
    assert place(s, "seuthes") == at("amphipolis")
    ways = [(event.space, event.to) for event in told(s, ArmyMoved)]
    assert ways[0] == ("space:lamia", "space:larisa")


@pytest.mark.rule("S4-9.5-f")
def test_it_may_give_up_its_mp_for_an_independent_marker() -> None:
    s = position(control={"lamia": "red"}, armies={"leosthenes": "lamia"})
    move(s, "", "leosthenes", "stay")
    assert owner(s, "lamia") == "independent"
    assert [event.space for event in told(s, ArmyStayed)] == ["space:lamia"]
    assert why(asked(position(armies={"leosthenes": "lamia"}), "leosthenes", spent=1), "stay")[0] == "S4-9.5-f"
    assert why(asked(position(armies={"seuthes": "pella"}), "seuthes"), "stay")[0] == "S4-9.5-f"


@pytest.mark.rule("S4-9.5-p")
def test_where_it_ends_a_players_marker_goes_but_not_where_it_passes() -> None:
    s = position(control={"larisa": "red", "pella": "red", "amphipolis": "red"}, armies={"seuthes": "lamia"})
    move(s, "", "seuthes", "larisa", "pella", "amphipolis")
    assert (owner(s, "larisa"), owner(s, "pella"), owner(s, "amphipolis")) == ("red", "red", None)


@pytest.mark.rule("S4-9.5-p")
def test_an_army_that_does_not_move_removes_nothing() -> None:
    """OQ-INDEP-REMOVE"""
    s = position(control={"lamia": "red"}, armies={"leosthenes": "lamia"})
    move(s, "", "leosthenes", "end")
    assert owner(s, "lamia") == "red"


@pytest.mark.rule("S4-9.5-i", "S4-9.5-j", "S4-9.5-q")
def test_it_besieges_a_major_city_from_outside_and_conducts_no_siege() -> None:
    s = position(
        control={"pella": "red"},
        generals={"krateros": "red pella-inside"},
        cus={"red pella-inside": {"loyal": 2}},
        armies={"seuthes": "larisa"},
    )
    move(s, "", "seuthes", "pella", "red: rearrange! keep", "end")
    assert place(s, "seuthes") == at("pella")
    assert besieged_cities(s)
    assert besieged_generals(s)
    assert owner(s, "pella") == "red"
    assert "siege" not in offered(asked(s, "seuthes", spent=1))


@pytest.mark.rule("S4-9.5-d", "S4-8.2-a")
def test_it_carries_nobody_and_is_carried_by_nobody() -> None:
    s = position(royals={"herakles": "lamia"}, armies={"leosthenes": "lamia"})
    move(s, "", "leosthenes", "larisa", "end")
    assert s.royal_at.count(at("lamia")) == 1
    assert royal(s, "herakles") is None


# -- Philon -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-9.5-m")
def test_philon_ends_west_of_where_he_began() -> None:
    s = position(armies={"philon": "sousa"})
    decision = asked(s, "philon", spent=1, start="larsa")
    assert why(decision, "end") == ("S4-9.5-m", "must_go_west")
    decision = asked(position(armies={"philon": "larsa"}), "philon", spent=1, start="sousa")
    assert "end" in offered(decision)


@pytest.mark.rule("S4-9.5-m")
def test_philon_takes_no_step_from_which_he_could_not_end_west() -> None:
    s = position(armies={"philon": "sousa"})
    decision = asked(s, "philon", spent=2)
    assert why(decision, "elemais") == ("S4-9.5-m", "must_go_west")
    assert "larsa" in offered(decision)


@pytest.mark.rule("S4-9.5-m")
def test_philon_goes_anywhere_if_he_cannot_end_west() -> None:
    s = position(armies={"philon": "persepolis"})
    start = "sousa"
    assert not any(is_west(s, n, at(start)) for n in within_reach(s, at("persepolis") // 2, 1))
    assert "end" in offered(asked(s, "philon", spent=2, start=start))


@pytest.mark.rule("S4-9.5-m", "S4-9.5-f")
def test_philon_may_stay_or_not_move_at_all() -> None:
    decision = asked(position(armies={"philon": "larsa"}), "philon")
    assert "stay" in offered(decision)
    assert "end" in offered(decision)


@pytest.mark.rule("S4-9.5-m")
def test_only_philon_has_to_go_west() -> None:
    assert "elemais" in offered(asked(position(armies={"seuthes": "sousa"}), "seuthes", spent=2))


@pytest.mark.rule("S4-9.5-n")
def test_philon_in_hellas_is_gone_and_nothing_follows() -> None:
    s = position(
        control={"lamia": "red"},
        generals={"krateros": "red lamia"},
        cus={"red lamia": {"loyal": 1}},
        armies={"philon": "larisa"},
    )
    move(s, "", "philon", "lamia")
    assert place(s, "philon") == DEAD
    assert owner(s, "lamia") == "red"
    assert force(s, "red lamia") == units(loyal=1)


# -- the Procedure ----------------------------------------------------------------------------------------------------


MET: dict[str, Any] = {
    "generals": {"krateros": "red pella"},
    "cus": {"red pella": {"loyal": 1, "mercenary": 1}},
    "armies": {"seuthes": "lamia"},
}
MEETING = ("red: intercept_from! pella", "pass", "krateros", "mercenary=01", "done")


@pytest.mark.rule("S4-11.3-d", "S4-10-n")
def test_an_army_from_its_box_turns_back_into_it() -> None:
    entry = next(key for key in offered(asked(position(), "glaukias")) if key != "end")
    near = NAMES[BY_LAND_ROUTE[NUMBER[entry]][0]]
    s = position(generals={"krateros": f"red {near}"}, cus={f"red {near}": {"loyal": 1}})
    coming = (f"red: intercept_from! {near}", "pass", "krateros", "loyal=01")
    answers = ("glaukias", entry, *coming, "yellow: turn_back! yes")
    move(s, "6", *answers, awake="glaukias")
    assert place(s, "glaukias") == WAITING
    assert [event.to for event in told(s, TurnedBack)] == [None]


@pytest.mark.rule("S4-11.3-c", "S4-11-a")
def test_an_army_turns_back_by_land_and_moves_no_more() -> None:
    s = position(**MET)
    move(s, "6", "seuthes", "larisa", *MEETING, "yellow: turn_back! yes")
    assert place(s, "seuthes") == at("lamia")


@pytest.mark.rule("S4-12.1-g", "S4-11-a")
def test_the_player_who_moves_it_neither_intercepts_nor_evades_it() -> None:
    """OQ-INDEP-DECISIONS"""
    s = position(
        generals={"krateros": "yellow pella", "kassandros": "yellow larisa"},
        cus={"yellow pella": {"loyal": 1}, "yellow larisa": {"loyal": 2}},
        armies={"seuthes": "lamia"},
    )
    move(s, "6 6 1 1 1", "seuthes", "larisa")
    assert told(s, BattleRolled)


@pytest.mark.rule("S4-10-o")
def test_others_evade_it_and_it_goes_on() -> None:
    s = position(
        generals={"kassandros": "blue larisa"},
        cus={"blue larisa": {"loyal": 1}},
        armies={"seuthes": "lamia"},
    )
    move(s, "6", "seuthes", "larisa", "blue: evade! yes", "trikka", "yellow: pella", "end")
    assert general(s, "kassandros") == at("trikka")
    assert told(s, Evaded)
    assert place(s, "seuthes") == at("pella")


@pytest.mark.rule("S4-10-af", "S4-10-s")
def test_a_battle_takes_its_mp_and_nobodys_champion_status() -> None:
    s = position(cus={"blue larisa": {"loyal": 2}}, control={"larisa": "blue"}, armies={"seuthes": "lamia"})
    move(s, "6 6 1 1 1", "seuthes", "larisa")
    assert s.champion[YELLOW]
    assert owner(s, "larisa") is None


@pytest.mark.rule("S4-9.5-e")
def test_an_independent_army_is_told_what_it_has_left_and_what_a_step_costs() -> None:
    s = position(armies={"seuthes": "issos"})
    no = why_not_go(s, ARMIES.index("seuthes"), NUMBER["tarsos"], 3)
    assert no is not None
    assert (no.why, no.facts["left"]) == ("too_far", 0)
