"""5.2 step by step: which objectives are right, what the plan is made of, how the Expedition gathers."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.automaton import (
    automaton_operation,
    by_strategy,
    defend_sparta,
    gather,
    last_helot_space,
    muster_by_plan,
    objective_of,
    one_of,
    plan_for,
    prescribed,
    revised,
    settled,
    syracuse_threatened,
    valid,
)
from strategos.games.peloponnesian.events import (
    Activated,
    ExpeditionPlanned,
    ObjectiveNamed,
    OperationEnded,
    PowerJoined,
)
from strategos.games.peloponnesian.facts import ATHENS, LEADER_NUMBER, NAMES, NUMBER, SPARTA
from strategos.games.peloponnesian.state import Expedition, PeloponnesianState, Stop
from strategos.games.peloponnesian.tasks import March, Muster
from strategos.kernel.asking import Together
from strategos.kernel.chance import Roll
from strategos.kernel.clock import AGAIN

from .procedures import holds, position, run, told

HOPLITES = {"sparta": {"sparta": {"H": 9, "C": 1}}, "thebes": {"sparta": {"AH": 9, "AC": 4}}}
HELOTS = ("asine", "corone", "prasiae", "epidaurus_limera", "pylos")


def sparta(**given: Any) -> PeloponnesianState:
    words = {"units": HOPLITES, "leaders": {"agis": "sparta"}, "strategy": "attack_athens", **given}
    return position(**{"treasury": {"sparta": 9000}, **words})


def operate(s: PeloponnesianState, dice: str = "", *answers: str) -> str | None:
    return run(automaton_operation(s, SPARTA, LEADER_NUMBER["agis"]), dice, *answers)


# -- objectives -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.2-i", "PW-5.2-p")
@pytest.mark.parametrize(
    ("side", "space", "given", "right"),
    [
        (SPARTA, "decelea", {}, True),
        (SPARTA, "decelea", {"control": {"decelea": "sparta"}}, False),
        (SPARTA, "decelea", {"units": {"decelea": {"sparta": {"H": 1}}}}, True),
        (SPARTA, "decelea", {"units": {"decelea": {"sparta": {"H": 1}}}, "leaders": {"brasidas": "decelea"}}, False),
        (SPARTA, "decelea", {"leaders": {"brasidas": "decelea"}}, True),
        (SPARTA, "decelea", {"units": {"decelea": {"athens": {"H": 1}}}, "leaders": {"nicias": "decelea"}}, True),
        (SPARTA, "syracuse", {}, False),
        (SPARTA, "syracuse", {"power": {"syracuse": "athens"}}, True),
        (ATHENS, "sardis", {}, False),
        (ATHENS, "sardis", {"power": {"persia": "sparta"}}, True),
    ],
)
def test_which_objectives_are_right(side: int, space: str, given: dict[str, Any], right: bool) -> None:
    """Not what is controlled, nor where an Army of one's own stands; no neutral that is closed to it, nor Persia."""
    assert valid(position(**given), side, False, NUMBER[space]) is right


@pytest.mark.rule("PW-5.2-f", "PW-5.2-i")
def test_a_die_names_the_objective_until_it_is_a_right_one() -> None:
    faces = [NUMBER[name] for name in ("athens", "athens", "athens", "panactum", "decelea", "decelea")]
    s = position(control={"decelea": "sparta"})
    assert run(objective_of(s, SPARTA, faces), "5 6 4") == (NUMBER["panactum"], (4,))
    only_home = position(control={"decelea": "sparta", "panactum": "sparta"})
    assert run(objective_of(only_home, SPARTA, faces), "4 5 3") == (NUMBER["athens"], (3,))
    none = position(control={"decelea": "sparta", "panactum": "sparta", "athens": "sparta"})
    assert run(objective_of(none, SPARTA, faces)) is None


@pytest.mark.rule("PW-COMP-ac")
def test_one_of_several_is_drawn_and_one_alone_is_not() -> None:
    assert run(one_of([7], "PW-MATS-w")) == (7, ())
    question = one_of([4, 7, 9], "PW-MATS-w").send(None)
    assert isinstance(question, Roll)
    assert question.sides == (3,)
    assert run(one_of([4, 7, 9], "PW-MATS-w"), "3") == (9, (3,))


@pytest.mark.rule("PW-MATA-q")
def test_the_last_of_five_helot_spaces_is_the_objective_of_athens() -> None:
    four = dict.fromkeys(HELOTS[:4], "athens")
    s = position(player="sparta", control=four)
    assert last_helot_space(s, ATHENS, False) == NUMBER["pylos"]
    assert last_helot_space(s, ATHENS, True) == NUMBER["pylos"]
    assert last_helot_space(s, SPARTA, False) is None
    three = position(player="sparta", control=dict.fromkeys(HELOTS[:3], "athens"))
    assert last_helot_space(three, ATHENS, False) is None


@pytest.mark.rule("PW-MATA-q")
def test_no_rebellion_is_caused_where_an_enemy_force_holds_the_fifth_and_no_second_army_goes_there() -> None:
    four: dict[str, Any] = {"control": dict.fromkeys(HELOTS[:4], "athens"), "units": {"pylos": {"sparta": {"H": 1}}}}
    held = position(player="sparta", **four)
    assert last_helot_space(held, ATHENS, True) is None
    assert last_helot_space(held, ATHENS, False) == NUMBER["pylos"]
    there = position(player="sparta", **four, leaders={"nicias": "pylos"})
    assert last_helot_space(there, ATHENS, False) is None


@pytest.mark.rule("PW-MATA-q", "PW-5.2-g")
def test_only_athens_goes_for_the_fifth_helot_space() -> None:
    four = dict.fromkeys(HELOTS[:4], "athens")
    s = sparta(control=four, strategy="attack_athenian_ally")
    aim = run(by_strategy(s, SPARTA), "2 4")
    assert aim is not None
    assert (aim.space, aim.dice) == (NUMBER["erythrae"], (2, 4))
    athens = position(player="sparta", control=four, strategy="attack_spartan_ally")
    aim = run(by_strategy(athens, ATHENS))
    assert aim is not None
    assert (aim.space, aim.rule) == (NUMBER["pylos"], "PW-MATA-q")


# -- the operation ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.5.3.3-d", "PW-5.5.3-d")
def test_who_names_argos_drives_it_to_the_enemy() -> None:
    s = sparta(strategy="attack_athenian_ally")
    operate(s, "6 1")
    assert [event.power for event in told(s, PowerJoined)] == ["effect:argos"]
    holds(s, power={"argos": "athens"})


@pytest.mark.rule("PW-5.2-l", "PW-5.1.5-a")
def test_an_expedition_that_can_just_be_paid_is_made() -> None:
    units = {"sparta": {"sparta": {"H": 9}}, "thebes": {"sparta": {"AH": 3, "AC": 2}}}
    rich = sparta(units=units)
    assert operate(rich, "4") is None
    [plan] = told(rich, ExpeditionPlanned)
    assert plan.talents == 1000
    assert operate(sparta(units=units, treasury={"sparta": 1000}), "4") is None
    poor = sparta(units=units, treasury={"sparta": 999})
    assert operate(poor, "4") == "no_expedition"
    assert poor.expedition is None


@pytest.mark.rule("PW-5.4-h", "PW-5.2-l")
def test_a_rebellion_and_its_expedition_must_be_paid_together() -> None:
    given: dict[str, Any] = {"strategy": "cause_rebellion", "units": {"thebes": {"sparta": {"AH": 9, "AC": 4}}}}
    rich = sparta(**given)
    assert operate(rich, "6 4 1") is None
    [plan] = told(rich, ExpeditionPlanned)
    holds(rich, treasury={"sparta": 8900}, expedition="none")
    assert operate(sparta(**given, treasury={"sparta": plan.talents + 100}), "6 4 1") is None
    assert operate(sparta(**given, treasury={"sparta": plan.talents + 99}), "6 4") == "no_expedition"


@pytest.mark.rule("PW-5.2-m")
def test_the_expedition_is_planned_told_and_mustered() -> None:
    s = sparta(units={"sparta": {"sparta": {"H": 9}}, "thebes": {"sparta": {"AH": 3, "AC": 2}}})
    operate(s, "4")
    [named] = told(s, ObjectiveNamed)
    [planned] = told(s, ExpeditionPlanned)
    assert (named.space, planned.space) == ("space:panactum", "space:panactum")
    assert (planned.hoplites, planned.cavalry, planned.naval, planned.plans, planned.die) == (12, 2, 0, 1, 0)
    assert s.agenda == [Muster()]
    assert s.expedition is not None
    assert s.expedition.wanted == (12, 2, 0)


# -- common sense -----------------------------------------------------------------------------------------------------


def stop(space: str, *force: int) -> Stop:
    return Stop(NUMBER[space], (force[0], force[1], force[2]))


@pytest.mark.rule("PW-5.2.1-g")
@pytest.mark.parametrize(
    ("plans", "shown"),
    [
        (
            [(stop("sparta", 5, 0, 0), stop("corinth", 2, 0, 1)), (stop("sparta", 5, 0, 0), stop("thebes", 3, 0, 0))],
            [("corinth", 3), ("thebes", 3)],
        ),
        (
            [(stop("corinth", 2, 0, 0), stop("thebes", 1, 0, 0)), (stop("corinth", 1, 0, 0), stop("thebes", 2, 0, 0))],
            [("corinth", 2), ("corinth", 1)],
        ),
        (
            [(stop("sparta", 5, 0, 0),), (stop("sparta", 5, 0, 0), stop("thebes", 3, 1, 0))],
            [("sparta", 5), ("thebes", 4)],
        ),
    ],
)
def test_equal_plans_are_shown_where_they_differ(plans: list[tuple[Stop, ...]], shown: list[tuple[str, int]]) -> None:
    question = settled(sparta(), SPARTA, NUMBER["panactum"], plans).send(None)
    assert isinstance(question, Together)
    [decision] = question.decisions
    found = {option.value: option.on for option in decision.options if "space" in option.on}
    assert sorted((on["space"], on["amount"]) for on in found.values()) == sorted(shown)


@pytest.mark.rule("PW-5.2.1-g", "PW-EV1.10-a")
@pytest.mark.parametrize(("seats", "seat"), [(1, 0), (2, 1)])
def test_common_sense_is_that_of_the_one_player_or_of_who_plays_the_side(seats: int, seat: int) -> None:
    """Of two players Sparta has the second seat."""
    plans = [(stop("sparta", 5, 0, 0),), (stop("thebes", 5, 0, 0),)]
    question = settled(position(seats=seats), SPARTA, NUMBER["panactum"], plans).send(None)
    assert isinstance(question, Together)
    assert [decision.seat for decision in question.decisions] == [seat]


@pytest.mark.rule("PW-5.2.1-b", "PW-5.2.1-g")
def test_who_passes_leaves_it_to_a_die() -> None:
    plans = [(stop("sparta", 5, 0, 0),), (stop("thebes", 5, 0, 0),)]
    assert run(settled(sparta(), SPARTA, NUMBER["panactum"], plans), "2", "pass") == (plans[1], 2)
    assert run(settled(sparta(), SPARTA, NUMBER["panactum"], plans), "", "thebes-5-0-0") == (plans[1], 0)


@pytest.mark.rule("PW-5.2.1-g")
def test_of_several_equal_plans_one_is_settled_on_before_it_is_told() -> None:
    """Eight Hoplites and one of two horses from Sparta, or all nine and none."""
    s, objective = sparta(), NUMBER["panactum"]
    plan = run(plan_for(s, SPARTA, objective, (12, 2, 0), 1000), "", "sparta-9-0-0+thebes-3-2-0")
    assert plan is not None
    assert [one.force for one in plan] == [(9, 0, 0), (3, 2, 0)]
    [planned] = told(s, ExpeditionPlanned)
    assert (planned.plans, planned.die, planned.stops) == (2, 0, ("space:sparta", "space:thebes"))
    assert run(plan_for(s, SPARTA, objective, (19, 0, 0), 9000)) is None


# -- the muster -------------------------------------------------------------------------------------------------------


def mustering(s: PeloponnesianState, *plan: Stop, wanted: tuple[int, int, int], **units: int) -> PeloponnesianState:
    """Agis stands in Sparta with a plan."""
    columns = [0] * 18
    for n, piece in enumerate(("H", "C", "N"), start=6):
        columns[n] = units.get(piece, 0)
    objective = NUMBER["panactum"]
    s.expedition = Expedition(SPARTA, LEADER_NUMBER["agis"], objective, tuple(columns), plan=plan, wanted=wanted)
    return s


@pytest.mark.rule("PW-5.2-m", "PW-5.2.1-f")
def test_national_sp_gather_before_allied_ones() -> None:
    s = mustering(sparta(units={"sparta": {"sparta": {"H": 2, "AH": 5, "C": 1}}}), wanted=(3, 1, 0))
    gather(s, stop("sparta", 3, 1, 0))
    holds(s, expedition={"units": {"H": 2, "AH": 1, "C": 1}}, units={"sparta": {"sparta": {"H": 0, "AH": 4, "C": 0}}})
    assert [(event.hoplite, event.cavalry, event.naval) for event in told(s, Activated)] == [
        (2, 0, 0),
        (1, 0, 0),
        (0, 1, 0),
    ]


@pytest.mark.rule("PW-5.2-m")
def test_stop_by_stop_and_then_to_the_objective() -> None:
    s = mustering(sparta(), stop("sparta", 3, 0, 0), stop("thebes", 2, 0, 0), wanted=(5, 0, 0))
    assert run(muster_by_plan(s)) is AGAIN
    assert s.agenda == [March(NUMBER["thebes"], False)]
    holds(s, expedition={"units": {"H": 3}, "plan": [["thebes", {"H": 2, "C": 0, "N": 0}]]})
    s = mustering(sparta(), stop("sparta", 3, 0, 0), wanted=(3, 0, 0))
    assert run(muster_by_plan(s)) is None
    assert s.agenda == [March(NUMBER["panactum"], True)]
    s = mustering(sparta(), wanted=(3, 0, 0), H=3)
    assert run(muster_by_plan(s)) is None
    assert s.agenda == [March(NUMBER["panactum"], True)]


@pytest.mark.rule("PW-5.1.1-a")
def test_an_expedition_that_finds_nobody_is_over() -> None:
    s = mustering(sparta(units={}), wanted=(3, 0, 0))
    assert run(muster_by_plan(s)) is None
    assert s.expedition is None
    assert [event.why for event in told(s, OperationEnded)] == ["effect:end_nobody"]
    assert s.agenda == []


@pytest.mark.rule("PW-5.2.1-a")
def test_a_plan_that_can_still_be_carried_out_is_kept() -> None:
    """Even if a cheaper one is possible: nothing is planned anew."""
    s = mustering(sparta(), wanted=(3, 0, 0), H=1)
    plan = (stop("thebes", 2, 0, 0),)
    assert run(revised(s, plan)) == plan
    assert told(s, ExpeditionPlanned) == []


@pytest.mark.rule("PW-5.2.1-a")
def test_after_a_loss_what_is_missing_is_planned_anew() -> None:
    s = mustering(sparta(units={"thebes": {"sparta": {"AH": 9}}}), wanted=(5, 0, 0), H=2)
    [again] = run(revised(s, (stop("thebes", 2, 0, 0),)))
    assert (again.space, again.force) == (NUMBER["thebes"], (3, 0, 0))


@pytest.mark.rule("PW-5.2.1-a")
def test_if_that_cannot_be_had_the_expedition_goes_on_with_what_it_has() -> None:
    s = mustering(sparta(units={}), wanted=(5, 0, 0), H=2)
    assert run(revised(s, ())) == ()


@pytest.mark.rule("PW-5.2.1-a", "PW-5.1.1-p")
def test_if_the_next_leg_is_blocked_the_side_plans_anew() -> None:
    """No way leads to the Island any more, and Thebes has as many."""
    s = mustering(
        sparta(units={"thebes": {"sparta": {"AH": 9}}, "cythera": {"sparta": {"AH": 2}}}), wanted=(5, 0, 0), H=3
    )
    [again] = run(revised(s, (stop("cythera", 2, 0, 0),)))
    assert (again.space, again.force) == (NUMBER["thebes"], (2, 0, 0))


# -- once a turn, and for whom ----------------------------------------------------------------------------------------


@pytest.mark.rule("PW-MATS-f")
def test_syracuse_is_answered_for_once_a_turn() -> None:
    units = {**HOPLITES, "syracuse": {"athens": {"N": 2}}}
    s = sparta(units=units)
    aim = run(defend_sparta(s), "4")
    assert aim is not None
    assert aim.why == "defence_syracuse"
    assert run(defend_sparta(s)) is None
    nowhere = sparta(units=units, control=dict.fromkeys(("athens", "panactum", "decelea"), "sparta"))
    assert run(defend_sparta(nowhere)) is None


@pytest.mark.rule("PW-MATS-f", "PW-6.6-d")
@pytest.mark.parametrize(("hostages", "answered"), [(False, True), (True, False)])
def test_hostages_keep_sparta_from_answering_for_syracuse_in_attica(hostages: bool, answered: bool) -> None:
    units = {**HOPLITES, "syracuse": {"athens": {"N": 2}}}
    assert syracuse_threatened(sparta(units=units, hostages={"sparta": hostages})) is answered


@pytest.mark.rule("PW-5.2-j", "PW-5.2-l")
def test_without_a_space_where_a_rebellion_can_be_caused_there_is_no_objective() -> None:
    """Nothing but what is held by Athenians: all of it could be attacked, none of it rises."""
    held = {name: {"athens": {"AH": 1}} for name in NAMES}
    s = sparta(units=held, strategy="cause_rebellion")
    assert run(by_strategy(s, SPARTA)) is None


@pytest.mark.rule("PW-EV1.10-a")
def test_plataea_is_prescribed_for_the_first_operation_of_sparta_alone() -> None:
    for side, done, given in ((SPARTA, 1, True), (SPARTA, 2, False), (ATHENS, 1, False)):
        s = position("first_peloponnesian", this_turn={"plataea": 1}, done={"athens": 1, "sparta": done})
        assert (prescribed(s, side) is not None) is given


@pytest.mark.rule("PW-5.2-m")
def test_nothing_is_gathered_before_the_first_stop() -> None:
    s = mustering(sparta(), stop("thebes", 2, 0, 0), wanted=(2, 0, 0))
    assert run(muster_by_plan(s)) is AGAIN
    holds(s, expedition={"units": {"H": 0}}, units={"sparta": {"sparta": {"H": 9}}})
    assert s.agenda == [March(NUMBER["thebes"], False)]


@pytest.mark.rule("PW-5.2.1-a")
def test_each_kind_that_is_missing_is_planned_for() -> None:
    units = {"thebes": {"sparta": {"AH": 5, "AC": 4}}}
    s = mustering(sparta(units=units), wanted=(3, 2, 0), H=2)
    [again] = run(revised(s, ()))
    assert (again.space, again.force) == (NUMBER["thebes"], (1, 2, 0))
