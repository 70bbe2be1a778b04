"""5 Reinforcements: what each Faction gets, where it may be placed, and the emergency."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DISPERSED, NOBODY, OFF
from strategos.games.successors.common.events import Arrived, Dispersed, MinorPlaced
from strategos.games.successors.common.tasks import Reinforce
from strategos.games.successors.third.facts import GENERAL_NUMBER, NUMBER, PROVINCE_OF
from strategos.games.successors.third.reinforcements import (
    due,
    reinforce,
    reinforce_stacked,
    reinforcement,
    room,
    why_not_reinforce,
    why_not_strew_cus,
)
from strategos.games.successors.third.state import SuccessorsState
from strategos.games.successors.third.victory import by_seniority
from tests.successors.table import BLUE, RED, YELLOW, force, general, run, told, units

from .activating import named
from .table import at, fleet, position, run_agenda

ONE = Reinforce(RED, units(mercenary=1))


def refusal(s: SuccessorsState, place: str, task: Reinforce = ONE) -> str | None:
    no = why_not_reinforce(s, task, at(place))
    return no and no.rule


# -- 5.1, 5.2 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-3.3-a")
def test_nothing_comes_in_game_turn_one() -> None:
    s = position(turn=1, cus={"red dispersed": {"loyal": 2}})
    run(reinforcement(s))
    assert not s.agenda


@pytest.mark.rule("S3-5.1-a", "S3-5.1-b", "S3-5.2-a", "S3-2.6-g")
def test_dispersed_pieces_come_back_with_two_mercenaries_each_in_turn_order() -> None:
    s = position(
        first=BLUE,
        cus={"red dispersed": {"loyal": 2}},
        generals={"antigonos": "red dispersed", "perdikkas": "yellow opis"},
        provinces={"media": "blue"},
    )
    run(reinforcement(s))
    tasks = [task for task in s.agenda if isinstance(task, Reinforce)]
    # The first player's is on top.
    assert [task.faction for task in reversed(tasks)] == [1, 2, 3, 0]
    [red] = [task for task in tasks if task.faction == RED]
    assert red.troops == units(loyal=2, mercenary=2)
    assert [s.general_at[g] for g in red.generals] == [OFF]
    assert force(s, "red dispersed") == units()


@pytest.mark.rule("S3-5.2-b", "S3-5.2-c", "S3-5.2-e")
def test_makedonia_the_most_legitimacy_and_the_most_vp_bring_more() -> None:
    s = position(provinces={"makedonia": "red", "media": "yellow"})
    assert due(s, RED, YELLOW) == units(mercenary=4, loyal=1)
    assert due(s, YELLOW, YELLOW) == units(mercenary=2, loyal=1)


@pytest.mark.rule("S3-5.2-f")
def test_tied_leaders_get_one_each() -> None:
    tied = position(provinces={"makedonia": "red", "lydia": "yellow"})
    assert due(tied, RED, BLUE) == units(mercenary=3, loyal=1)
    assert due(tied, YELLOW, BLUE) == units(mercenary=3)


@pytest.mark.rule("S3-5.2-d")
def test_a_tie_for_the_most_legitimacy_goes_by_seniority() -> None:
    # Of three stars each; Antipatros comes before Krateros in the list.
    s = position(generals={"krateros": "yellow opis", "antipatros": "red pella"})
    assert run(by_seniority(s, [YELLOW, RED])) == RED
    run(reinforcement(s))
    brought = {task.faction: task.troops for task in s.agenda if isinstance(task, Reinforce)}
    assert brought[RED] == units(mercenary=3, loyal=1)
    assert brought[YELLOW] == units(mercenary=3)


# -- 5.3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-5.3-a")
def test_a_space_of_ones_own_without_enemies() -> None:
    assert refusal(position(control={"issos": "red"}), "issos") is None
    assert refusal(position(), "issos") == "S3-5.3-a"
    assert refusal(position(control={"issos": "blue"}), "issos") == "S3-5.3-a"
    s = position(control={"issos": "red"}, generals={"krateros": "blue issos"})
    assert refusal(s, "issos") == "S3-5.3-a"
    assert refusal(position(control={"lamia": "red"}, armies={"leosthenes": "lamia"}), "lamia") == "S3-5.3-a"


@pytest.mark.rule("S3-5.3-b")
@pytest.mark.parametrize("name", ["antigonos", "minor-red-1"])
def test_or_any_space_with_a_general_of_ones_own_even_who_has_just_come(name: str) -> None:
    s = position(generals={name: "red issos"}, control={"issos": "blue"})
    assert refusal(s, "issos") is None
    coming = Reinforce(RED, units(mercenary=3), (GENERAL_NUMBER["ptolemaios"],))
    assert refusal(s, "issos", coming) is None


@pytest.mark.rule("S3-5.3-f", "S3-16.4-c")
def test_but_never_ones_own_besieged_city_not_even_with_a_general() -> None:
    given: dict[str, Any] = {"control": {"damaskos": "red"}, "generals": {"antigonos": "red damaskos-inside"}}
    assert refusal(position(**given), "damaskos-inside") is None
    besieged = position(**given, armies={"philon": "damaskos"})
    assert refusal(besieged, "damaskos-inside") == "S3-5.3-f"


@pytest.mark.rule("S3-5.3-g")
def test_they_may_join_an_army_that_besieges() -> None:
    s = position(
        control={"damaskos": "blue"},
        generals={"antigonos": "red damaskos"},
        cus={"red damaskos": {"loyal": 1}, "blue damaskos-inside": {"loyal": 2}},
    )
    assert refusal(s, "damaskos") is None


@pytest.mark.rule("S3-5.3-c")
def test_two_cus_in_a_space_without_ones_city_or_major_general() -> None:
    s = position(
        control={"issos": "red", "damaskos": "red", "tarsos": "red"},
        generals={"antigonos": "red tarsos", "minor-red-1": "red issos"},
    )

    def after_two(place: str, inside: str = "") -> int:
        return room(s, Reinforce(RED, units(mercenary=9), placed=(NUMBER[place],) * 2), at(place + inside))

    assert after_two("issos") == 0
    assert after_two("tarsos") > 9
    assert after_two("damaskos") > 9
    assert after_two("damaskos", "-inside") == 2


@pytest.mark.rule("S3-5.3-d")
def test_a_minor_general_may_come_with_cus_in_a_space_of_ones_own() -> None:
    s = position(control={"issos": "red"}, agenda=[Reinforce(RED, units(mercenary=1))])
    run_agenda(s, "", "red: reinforce! issos", "minor_with_them! yes")
    assert general(s, "minor-red-1") == at("issos")
    s = position(control={"issos": "red"}, agenda=[Reinforce(RED, units(mercenary=1))])
    run_agenda(s, "", "red: reinforce! issos", "minor_with_them! no")
    assert general(s, "minor-red-1") == OFF
    assert force(s, "red issos") == units(mercenary=1)


@pytest.mark.rule("S3-5.3-d")
def test_nobody_is_asked_for_a_minor_general_when_all_are_on_the_map() -> None:
    away = dict.fromkeys(("minor-red-1", "minor-red-2", "minor-red-3", "minor-red-4"), "red opis")
    s = position(control={"issos": "red"}, generals=away, cus={"red opis": {"loyal": 1}})
    s.agenda.append(Reinforce(RED, units(mercenary=1)))
    run_agenda(s, "", "red: reinforce! issos")
    assert force(s, "red issos") == units(mercenary=1)


# -- 5.4 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-5.4-a", "S3-5.4-c")
def test_without_any_space_they_may_go_to_a_free_or_independent_one_with_a_minor_general() -> None:
    s = position(control={"athenai": "independent"}, agenda=[Reinforce(RED, units(mercenary=1))])
    run_agenda(s, "", "red: strew! athenai")
    assert force(s, "red athenai") == units(mercenary=1)
    assert general(s, "minor-red-1") == at("athenai")


@pytest.mark.rule("S3-5.4-c")
def test_one_minor_general_is_enough_for_all_who_come_to_a_space() -> None:
    s = position(agenda=[Reinforce(RED, units(mercenary=1, loyal=1))])
    run_agenda(s, "", "red: strew! tarsos", "mercenary=01", "done", "red: strew! tarsos")
    assert force(s, "red tarsos") == units(mercenary=1, loyal=1)
    assert [event.general for event in told(s, MinorPlaced)] == ["piece:minor-red-1"]


@pytest.mark.rule("S3-5.4-b")
def test_two_of_them_in_a_province_the_others_elsewhere() -> None:
    s = position(agenda=[Reinforce(RED, units(mercenary=3))])
    run_agenda(s, "", "red: strew! tarsos", "reinforcing_cus! mercenary=02", "red: strew! athenai")
    assert force(s, "red tarsos") == units(mercenary=2)
    assert force(s, "red athenai") == units(mercenary=1)
    arrived = [(event.side, event.space, event.inside, event.cus) for event in told(s, Arrived)]
    assert arrived[0] == ("side:red", "space:tarsos", False, {"piece:mercenary": 2})


@pytest.mark.rule("S3-5.4-c")
def test_not_where_no_general_could_be_with_them() -> None:
    away = dict.fromkeys(("minor-red-1", "minor-red-2", "minor-red-3", "minor-red-4"), "red opis")
    s = position(generals={**away, "krateros": "red tarsos"})
    no = why_not_strew_cus(s, ONE, at("athenai"))
    assert no is not None
    assert no.why == "no_general_for_them"
    assert why_not_strew_cus(s, ONE, at("tarsos")) is None


@pytest.mark.rule("S3-5.4-a")
def test_or_stay_in_the_dispersed_box() -> None:
    s = position(agenda=[Reinforce(RED, units(mercenary=1))])
    run_agenda(s, "", "red: strew! done")
    assert force(s, "red dispersed") == units(mercenary=1)


@pytest.mark.rule("S3-5.4-a", "S3-5.4-b")
def test_where_they_may_not() -> None:
    s = position(
        control={"issos": "blue"},
        provinces={"media": "blue"},
        generals={"krateros": "blue lamia"},
        armies={"philon": "opis"},
    )
    s.control[NUMBER["tabai"]] = NOBODY

    def why(place: str, **task: Any) -> str | None:
        no = why_not_strew_cus(s, Reinforce(RED, units(mercenary=1), **task), at(place))
        return no and no.why

    assert why("tarsos") is None
    assert why("issos") == "not_uncontrolled"
    assert why("tabai") == "province_of_another"
    assert why("lamia") == why("opis") == "enemy_here"
    kilikia = next(n for n in range(99) if why("tarsos", strewn=(n, n)) == "province_full")
    assert why("tarsos", strewn=(kilikia,)) is None


@pytest.mark.rule("S3-5.4-a")
def test_a_general_without_any_space_is_dispersed() -> None:
    s = position(generals={"antigonos": "red off"})
    for space in range(len(s.control)):
        s.control[space] = BLUE
    run(reinforce(s, Reinforce(RED, units(), (GENERAL_NUMBER["antigonos"],))))
    assert general(s, "antigonos") == DISPERSED


# -- Fleets -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-2.6-g", "S3-23.4-a")
@pytest.mark.parametrize(("options", "back"), [((), True), (("fleets_stay_away",), False)])
def test_dispersed_fleets_come_back_unless_agreed_otherwise(options: tuple[str, ...], back: bool) -> None:
    s = position(control={"athenai": "red"}, options=options, generals={"antigonos": "red athenai"})
    s.fleet_away[fleet("athenai")] = s.fleet_away[fleet("kypros")] = 1
    run(reinforcement(s))
    assert bool(s.fleet_away[fleet("athenai")]) is not back
    # Nobody's Fleet goes back to its box in either case.
    assert not s.fleet_away[fleet("kypros")]


@pytest.mark.rule("S3-5.3-a")
@pytest.mark.parametrize(("owner", "enemy"), [("red", "piece:krateros"), ("blue", None)])
def test_whose_presence_closes_a_space_is_told_of_ones_own(owner: str, enemy: str | None) -> None:
    s = position(control={"issos": owner}, generals={"krateros": "blue issos"}, cus={"blue issos": {"loyal": 1}})
    no = why_not_reinforce(s, ONE, at("issos"))
    assert no is not None
    assert (no.why, no.facts["enemy"]) == ("no_reinforcements_here", enemy)


@pytest.mark.rule("S3-5.4-a", "S3-5.4-b")
def test_the_first_reason_not_to_strew_them_is_told() -> None:
    s = position(control={"issos": "blue", "tarsos": "red", "kelenderis": "red"})
    issos, kilikia = NUMBER["issos"], PROVINCE_OF[NUMBER["issos"]]

    def why(place: str, **task: Any) -> str | None:
        no = why_not_strew_cus(s, Reinforce(RED, units(mercenary=1), **task), at(place))
        return no and no.why

    assert why("sardeis-inside") == "not_uncontrolled"
    assert why("issos", strewn=(kilikia, kilikia)) == "not_uncontrolled"
    assert why("issos", placed=(issos, issos)) == "not_uncontrolled"
    # In a Province of one's own they may.
    s.control[issos] = NOBODY
    assert why("issos") is None


@pytest.mark.rule("S3-5.4-a")
def test_a_general_without_a_place_is_told_to_be_dispersed() -> None:
    s = position(turn=1)
    s.control[:] = bytes([BLUE]) * len(s.control)
    s.general_of[named("eumenes")] = RED
    run(reinforce(s, Reinforce(RED, units(), (named("eumenes"),))))
    assert told(s, Dispersed) == [Dispersed("side:red", general="piece:eumenes")]


@pytest.mark.rule("S3-5.1-b")
def test_of_several_generals_one_is_chosen_to_be_placed_first() -> None:
    s = position(control={"issos": "red"})
    two = (named("eumenes"), named("krateros"))
    s.general_of[two[0]] = s.general_of[two[1]] = RED
    run(reinforce(s, Reinforce(RED, units(), two)), "", "reinforcing_general! krateros", "reinforce! issos")
    assert general(s, "krateros") == at("issos")
    assert general(s, "eumenes") != at("issos")


@pytest.mark.rule("S3-15.1.3-e")
def test_nobody_is_placed_inside_a_city_that_is_not_ones_own() -> None:
    s = position(control={"pella": "blue", "tyros": "red"}, generals={"eumenes": "red pella-inside"})
    task = Reinforce(RED, units(loyal=1))
    no = why_not_reinforce(s, task, at("pella-inside"))
    assert no is not None
    assert (no.rule, no.why) == ("S3-15.1.3-e", "not_your_city")
    assert why_not_reinforce(s, task, at("tyros-inside")) is None


@pytest.mark.rule("S3-5.4-a", "S3-5.4-c")
def test_why_cus_cannot_be_strewn_is_told_for_the_first_reason() -> None:
    s = position(generals={f"minor-red-{n}": "red issos" for n in range(1, 5)}, control={"tarsos": "blue"})
    no = why_not_strew_cus(s, Reinforce(RED, units(loyal=1)), at("tarsos"))
    assert no is not None
    assert no.why == "not_uncontrolled"


@pytest.mark.rule("S3-8.5-d")
def test_a_general_without_a_place_is_dispersed_with_his_cus() -> None:
    s = position(turn=1)
    s.control[:] = bytes([BLUE]) * len(s.control)
    s.general_of[named("eumenes")] = RED
    run(reinforce_stacked(s, RED, named("eumenes"), units(mercenary=2)))
    assert general(s, "eumenes") == DISPERSED
    assert force(s, "red dispersed") == units(mercenary=2)


@pytest.mark.rule("S3-5.4-c")
def test_cus_strewn_join_a_general_who_is_there() -> None:
    s = position(generals={"eumenes": "red issos"}, control={"tarsos": "blue"})
    task = Reinforce(RED, units(loyal=1), placed=(NUMBER["issos"],) * 2)
    run(reinforce(s, task), "", "reinforce! issos")
    assert force(s, "red issos") == units(loyal=1)
    assert general(s, "minor-red-1") == OFF


@pytest.mark.rule("S3-5.3-e")
def test_no_minor_general_opens_a_space_for_reinforcements() -> None:
    no = why_not_reinforce(position(), Reinforce(RED, units(loyal=1)), at("issos"))
    assert no is not None
    assert no.rule == "S3-5.3-a"
