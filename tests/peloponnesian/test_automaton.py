"""5.2 The non-player side's operation step by step: objective, Defensive Strategy, size, plan, and how it gathers."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian import GAME
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
    Auguries,
    ExpeditionPlanned,
    InterceptionRolled,
    ObjectiveNamed,
    OperationEnded,
    Passed,
    PowerJoined,
    RebellionTried,
    StrategyChosen,
)
from strategos.games.peloponnesian.facts import ATHENS, LEADER_NUMBER, NAMES, NUMBER, SCENARIOS, SPARTA
from strategos.games.peloponnesian.state import Expedition, PeloponnesianState, Stop
from strategos.games.peloponnesian.tasks import March, Muster
from strategos.kernel.asking import Together
from strategos.kernel.chance import Roll
from strategos.kernel.clock import AGAIN
from strategos.kernel.match import Match

from .procedures import run, told
from .segment import position
from .table import Table, asked, asked_side, happened, holds, table

HOPLITES = {"sparta": {"sparta": {"H": 9, "C": 1}}, "thebes": {"sparta": {"AH": 9, "AC": 4}}}
LEADERS = {"cleon": "athens", "agis": "sparta"}


def sparta(dice: str = "", units: dict[str, Any] | None = None, **given: Any) -> Table:
    """Athens has made its first operation; now Sparta, which nobody plays, makes its own."""
    there = {"athens": {"athens": {"H": 1}}, **(HOPLITES if units is None else units)}
    words = {"treasury": {"sparta": 9000}, "strategy": "attack_athens", "done": {"athens": 1}, **given}
    return table(dice=dice, **{"units": there, "leaders": LEADERS, **words}, phase="operations")


def athens(dice: str = "", units: dict[str, Any] | None = None, **given: Any) -> Table:
    """The same the other way round."""
    fleet = {"athens": {"athens": {"H": 9, "C": 3}}, "piraeus": {"athens": {"N": 9}}}
    there = {"sparta": {"sparta": {"H": 1}}, **fleet, **(units or {})}
    words = {"treasury": {"athens": 9000}, "strategy": "attack_sparta", "done": {"sparta": 1}, **given}
    return table(dice=dice, player="sparta", **{"units": there, "leaders": LEADERS, **words}, phase="operations")


def named(match: Table) -> ObjectiveNamed:
    return happened(match, ObjectiveNamed)[0]


@pytest.mark.rule("PW-5.2-f", "PW-5.2-a", "PW-5.2-m")
@pytest.mark.parametrize(("die", "space"), [(4, "panactum"), (5, "decelea"), (6, "decelea")])
def test_an_attack_on_the_enemys_home_takes_one_die(die: int, space: str) -> None:
    match = sparta(f"{die}")
    event = named(match)
    assert (event.space, event.dice, event.why) == (f"space:{space}", (die,), "effect:attack_athens")
    assert happened(match, OperationEnded)[0].space == f"space:{space}"
    holds(match, force={space: {"sparta": [12, 2, 0]}})


@pytest.mark.rule("PW-5.2-g", "PW-5.2-h", "PW-5.2-k")
def test_other_strategies_take_a_die_for_the_area_and_one_for_the_space() -> None:
    """The example of 5.2: 2 is Ionia, 4 Erythrae, a Coastal space: 3 Hoplite and 3 Naval."""
    units = {**HOPLITES, "gythium": {"sparta": {"N": 4}}}
    match = sparta("2 4", units, strategy="attack_athenian_ally")
    event = named(match)
    assert (event.space, event.dice, event.rule) == ("space:erythrae", (2, 4), "PW-5.2-h")
    holds(match, force={"erythrae": {"sparta": [3, 0, 3]}})


@pytest.mark.rule("PW-5.2-i", "PW-5.2-h")
def test_a_controlled_objective_is_rolled_again() -> None:
    units = {**HOPLITES, "decelea": {"sparta": {"H": 1}}}
    match = sparta("5 6 4", units, control={"decelea": "sparta"})
    assert (named(match).space, named(match).dice) == ("space:panactum", (4,))


@pytest.mark.rule("PW-5.2-i", "PW-TERMS-b")
def test_so_is_one_where_an_army_of_its_own_stands() -> None:
    units = {**HOPLITES, "decelea": {"sparta": {"H": 1}}}
    match = sparta("5 4", units, leaders={**LEADERS, "brasidas": "decelea"})
    assert named(match).space == "space:panactum"
    force = sparta("5", units)
    assert named(force).space == "space:decelea", "units without a leader are no Army"


@pytest.mark.rule("PW-5.2-i", "PW-5.2-l")
def test_without_any_valid_objective_the_side_passes() -> None:
    match = sparta("", control={"athens": "sparta", "panactum": "sparta", "decelea": "sparta"})
    assert [event.why for event in happened(match, Passed)] == ["effect:pass_no_objective"]
    areas = ["maronea", "abdera", "amphipolis", "olynthus", "potidaea", "abydos", "lampsacus", "cardia", "sigeum"]
    rest = ["elaeus", "byzantium", "andros", "chios", "naxos", "samos", "tenedos", "chalcis"]
    cut = sparta("", strategy="cut_loc", control=dict.fromkeys([*areas, *rest], "sparta"))
    assert [event.why for event in happened(cut, Passed)] == ["effect:pass_no_objective"]


@pytest.mark.rule("PW-5.2-j", "PW-5.2-p", "PW-5.4-d", "PW-5.4-n")
@pytest.mark.parametrize(
    ("given", "dice"),
    [
        ({"units": {"plataea": {"athens": {"AH": 1}}, **HOPLITES}}, "6 6"),
        ({}, "6 3"),
        ({"rebellion": ["plataea"]}, "6 6"),
        ({}, "6 1"),
    ],
)
def test_where_no_rebellion_can_be_caused_is_rolled_again(given: dict[str, Any], dice: str) -> None:
    """An enemy Force, a coalition space (Corcyra), a rebel already, neutral Argos; then Stratus it is."""
    match = sparta(f"{dice} 6 4 1", strategy="cause_rebellion", **given)
    assert (named(match).space, named(match).dice) == ("space:stratus", (6, 4))
    assert [event.space for event in happened(match, RebellionTried)] == ["space:stratus"]


@pytest.mark.rule("PW-5.2-c", "PW-5.2-e", "PW-5.2-q", "PW-TERMS-aa")
def test_defence_comes_first_and_rolls_nothing() -> None:
    """10 Hoplite and 1 Cavalry whatever the kind of space; it is no Cause Rebellion operation."""
    units = {**HOPLITES, "prasiae": {"athens": {"H": 1}}}
    match = sparta("", units, strategy="cause_rebellion")
    event = named(match)
    assert (event.space, event.dice, event.why) == ("space:prasiae", (), "effect:defence_near_sparta")
    assert happened(match, RebellionTried) == []
    assert happened(match, OperationEnded)[0].space == "space:prasiae"
    # Eight of Sparta's nine Hoplites and not its last Cavalry: the other three SP are Thebes's, at 200 talents each.
    holds(match, treasury={"sparta": 8400})


@pytest.mark.rule("PW-5.2-d")
def test_the_condition_highest_on_the_list_is_carried_out() -> None:
    """The example of 5.2: Athenians in Argos and in Thebes."""
    units = {**HOPLITES, "argos": {"athens": {"AH": 4}}, "corinth": {"athens": {"H": 2}}}
    match = sparta("", units, power={"argos": "athens"})
    assert (named(match).space, named(match).why) == ("space:argos", "effect:defence_near_sparta")


@pytest.mark.rule("PW-MATA-d", "PW-MATA-e")
def test_the_coming_of_the_enemy_does_not_answer_for_athens() -> None:
    """A Spartan Expedition has taken Aegina as its objective: Athens still goes there, until its own has come."""
    units = {"aegina": {"sparta": {"N": 2}}}
    match = athens("", units, arrived={"sparta": ["aegina"]})
    assert (named(match).space, named(match).why) == ("space:aegina", "effect:defence_posts")
    done = athens("3", units, arrived={"athens": ["aegina"]})
    assert named(done).space != "space:aegina"


@pytest.mark.rule("PW-MATS-h", "PW-MATS-w")
@pytest.mark.parametrize(("die", "space"), [(1, "corinth"), (2, "thebes")])
def test_which_of_two_cities_comes_first_is_told_with_its_die(die: int, space: str) -> None:
    units = {"sparta": {"sparta": {"H": 10, "C": 2}}, "corinth": {"athens": {"H": 2}}, "thebes": {"athens": {"H": 2}}}
    event = named(sparta(f"{die}", units))
    assert (event.space, event.dice, event.rule) == (f"space:{space}", (die,), "PW-MATS-h")


@pytest.mark.rule("PW-5.3-b", "PW-5.3.1-a", "PW-5.3.1-c")
def test_a_continuing_operation_is_like_the_first_but_for_the_auguries() -> None:
    match = sparta("4 4", done={"athens": 2, "sparta": 1})
    assert [(event.die, event.bonus, event.good) for event in happened(match, Auguries)] == [(4, 1, True)]
    assert named(match).space == "space:panactum"


@pytest.mark.rule("PW-5.2-b", "PW-3.4-c")
def test_the_leader_drawn_commands_the_first_operation() -> None:
    leaders = {"brasidas": "sparta", "agis": "sparta", "cleon": "athens"}
    match = sparta("4", leaders=leaders, drawn={"sparta": "agis"})
    assert named(match).leader == "piece:agis"


@pytest.mark.rule("PW-5.6.1-a", "PW-TERMS-aa")
def test_nobody_is_asked_about_an_interception() -> None:
    """Against the matrix it is compulsory for both sides."""
    units = {**HOPLITES, "athens": {"athens": {"H": 6, "C": 1}}}
    match = sparta("4", units)
    assert len(happened(match, InterceptionRolled)) >= 1
    assert asked(match).kind == "continue"


@pytest.mark.rule("PW-TERMS-z", "PW-TERMS-aa")
def test_the_player_is_asked_for_his_side_only() -> None:
    match = athens("1")
    assert asked_side(match) == "sparta"
    assert named(match).side == "side:athens"


@pytest.mark.rule("PW-EV1.10-a", "PW-EV1.10-b")
def test_after_the_attack_on_plataea_sparta_goes_there() -> None:
    units = {"athens": {"athens": {"H": 1}}, **HOPLITES}
    match = table(
        scenario="first_peloponnesian",
        units=units,
        leaders={"tolmides_1pw": "athens", "pausanias_1pw": "sparta"},
        treasury={"sparta": 9000},
        strategy="cause_rebellion",
        done={"athens": 1},
        this_turn={"plataea": 1},
        phase="operations",
    )
    assert (named(match).space, named(match).rule) == ("space:plataea", "PW-EV1.10-b")
    assert happened(match, RebellionTried) == []
    holds(match, force={"plataea": {"sparta": [7, 4, 0]}})
    assert happened(match, StrategyChosen) == []


HELOTS = ("asine", "corone", "prasiae", "epidaurus_limera", "pylos")


def spartan_state(**given: Any) -> PeloponnesianState:
    words = {"units": HOPLITES, "leaders": {"agis": "sparta"}, "strategy": "attack_athens", **given}
    return position(**{"treasury": {"sparta": 9000}, **words})


def operate(s: PeloponnesianState, dice: str = "", *answers: str) -> str | None:
    return run(automaton_operation(s, SPARTA, LEADER_NUMBER["agis"]), dice, *answers)


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
    s = spartan_state(control=four, strategy="attack_athenian_ally")
    aim = run(by_strategy(s, SPARTA), "2 4")
    assert aim is not None
    assert (aim.space, aim.dice) == (NUMBER["erythrae"], (2, 4))
    athens = position(player="sparta", control=four, strategy="attack_spartan_ally")
    aim = run(by_strategy(athens, ATHENS))
    assert aim is not None
    assert (aim.space, aim.rule) == (NUMBER["pylos"], "PW-MATA-q")


@pytest.mark.rule("PW-5.5.3.3-d", "PW-5.5.3-d")
def test_who_names_argos_drives_it_to_the_enemy() -> None:
    s = spartan_state(strategy="attack_athenian_ally")
    operate(s, "6 1")
    assert [event.power for event in told(s, PowerJoined)] == ["effect:argos"]
    holds(s, power={"argos": "athens"})


@pytest.mark.rule("PW-5.2-l", "PW-5.1.5-a")
def test_an_expedition_that_can_just_be_paid_is_made() -> None:
    units = {"sparta": {"sparta": {"H": 9}}, "thebes": {"sparta": {"AH": 3, "AC": 2}}}
    rich = spartan_state(units=units)
    assert operate(rich, "4") is None
    [plan] = told(rich, ExpeditionPlanned)
    assert plan.talents == 1000
    assert operate(spartan_state(units=units, treasury={"sparta": 1000}), "4") is None
    poor = spartan_state(units=units, treasury={"sparta": 999})
    assert operate(poor, "4") == "no_expedition"
    assert poor.expedition is None


@pytest.mark.rule("PW-5.4-h", "PW-5.2-l")
def test_a_rebellion_and_its_expedition_must_be_paid_together() -> None:
    given: dict[str, Any] = {"strategy": "cause_rebellion", "units": {"thebes": {"sparta": {"AH": 9, "AC": 4}}}}
    rich = spartan_state(**given)
    assert operate(rich, "6 4 1") is None
    [plan] = told(rich, ExpeditionPlanned)
    holds(rich, treasury={"sparta": 8900}, expedition="none")
    assert operate(spartan_state(**given, treasury={"sparta": plan.talents + 100}), "6 4 1") is None
    assert operate(spartan_state(**given, treasury={"sparta": plan.talents + 99}), "6 4") == "no_expedition"


@pytest.mark.rule("PW-5.2-m")
def test_the_expedition_is_planned_told_and_mustered() -> None:
    s = spartan_state(units={"sparta": {"sparta": {"H": 9}}, "thebes": {"sparta": {"AH": 3, "AC": 2}}})
    operate(s, "4")
    [named] = told(s, ObjectiveNamed)
    [planned] = told(s, ExpeditionPlanned)
    assert (named.space, planned.space) == ("space:panactum", "space:panactum")
    assert (planned.hoplites, planned.cavalry, planned.naval, planned.plans, planned.die) == (12, 2, 0, 1, 0)
    assert s.agenda == [Muster()]
    assert s.expedition is not None
    assert s.expedition.wanted == (12, 2, 0)


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
    question = settled(spartan_state(), SPARTA, NUMBER["panactum"], plans).send(None)
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
    assert run(settled(spartan_state(), SPARTA, NUMBER["panactum"], plans), "2", "pass") == (plans[1], 2)
    assert run(settled(spartan_state(), SPARTA, NUMBER["panactum"], plans), "", "thebes-5-0-0") == (plans[1], 0)


@pytest.mark.rule("PW-5.2.1-g")
def test_of_several_equal_plans_one_is_settled_on_before_it_is_told() -> None:
    """Eight Hoplites and one of two horses from Sparta, or all nine and none."""
    s, objective = spartan_state(), NUMBER["panactum"]
    plan = run(plan_for(s, SPARTA, objective, (12, 2, 0), 1000), "", "sparta-9-0-0+thebes-3-2-0")
    assert plan is not None
    assert [one.force for one in plan] == [(9, 0, 0), (3, 2, 0)]
    [planned] = told(s, ExpeditionPlanned)
    assert (planned.plans, planned.die, planned.stops) == (2, 0, ("space:sparta", "space:thebes"))
    assert run(plan_for(s, SPARTA, objective, (19, 0, 0), 9000)) is None


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
    s = mustering(spartan_state(units={"sparta": {"sparta": {"H": 2, "AH": 5, "C": 1}}}), wanted=(3, 1, 0))
    gather(s, stop("sparta", 3, 1, 0))
    holds(s, expedition={"units": {"H": 2, "AH": 1, "C": 1}}, units={"sparta": {"sparta": {"H": 0, "AH": 4, "C": 0}}})
    assert [(event.hoplite, event.cavalry, event.naval) for event in told(s, Activated)] == [
        (2, 0, 0),
        (1, 0, 0),
        (0, 1, 0),
    ]


@pytest.mark.rule("PW-5.2-m")
def test_stop_by_stop_and_then_to_the_objective() -> None:
    s = mustering(spartan_state(), stop("sparta", 3, 0, 0), stop("thebes", 2, 0, 0), wanted=(5, 0, 0))
    assert run(muster_by_plan(s)) is AGAIN
    assert s.agenda == [March(NUMBER["thebes"], False)]
    holds(s, expedition={"units": {"H": 3}, "plan": [["thebes", {"H": 2, "C": 0, "N": 0}]]})
    s = mustering(spartan_state(), stop("sparta", 3, 0, 0), wanted=(3, 0, 0))
    assert run(muster_by_plan(s)) is None
    assert s.agenda == [March(NUMBER["panactum"], True)]
    s = mustering(spartan_state(), wanted=(3, 0, 0), H=3)
    assert run(muster_by_plan(s)) is None
    assert s.agenda == [March(NUMBER["panactum"], True)]


@pytest.mark.rule("PW-5.1.1-a")
def test_an_expedition_that_finds_nobody_is_over() -> None:
    s = mustering(spartan_state(units={}), wanted=(3, 0, 0))
    assert run(muster_by_plan(s)) is None
    assert s.expedition is None
    assert [event.why for event in told(s, OperationEnded)] == ["effect:end_nobody"]
    assert s.agenda == []


@pytest.mark.rule("PW-5.2.1-a")
def test_a_plan_that_can_still_be_carried_out_is_kept() -> None:
    """Even if a cheaper one is possible: nothing is planned anew."""
    s = mustering(spartan_state(), wanted=(3, 0, 0), H=1)
    plan = (stop("thebes", 2, 0, 0),)
    assert run(revised(s, plan)) == plan
    assert told(s, ExpeditionPlanned) == []


@pytest.mark.rule("PW-5.2.1-a")
def test_after_a_loss_what_is_missing_is_planned_anew() -> None:
    s = mustering(spartan_state(units={"thebes": {"sparta": {"AH": 9}}}), wanted=(5, 0, 0), H=2)
    [again] = run(revised(s, (stop("thebes", 2, 0, 0),)))
    assert (again.space, again.force) == (NUMBER["thebes"], (3, 0, 0))


@pytest.mark.rule("PW-5.2.1-a")
def test_if_that_cannot_be_had_the_expedition_goes_on_with_what_it_has() -> None:
    s = mustering(spartan_state(units={}), wanted=(5, 0, 0), H=2)
    assert run(revised(s, ())) == ()


@pytest.mark.rule("PW-5.2.1-a", "PW-5.1.1-p")
def test_if_the_next_leg_is_blocked_the_side_plans_anew() -> None:
    """No way leads to the Island any more, and Thebes has as many."""
    s = mustering(
        spartan_state(units={"thebes": {"sparta": {"AH": 9}}, "cythera": {"sparta": {"AH": 2}}}), wanted=(5, 0, 0), H=3
    )
    [again] = run(revised(s, (stop("cythera", 2, 0, 0),)))
    assert (again.space, again.force) == (NUMBER["thebes"], (2, 0, 0))


@pytest.mark.rule("PW-MATS-f")
def test_syracuse_is_answered_for_once_a_turn() -> None:
    units = {**HOPLITES, "syracuse": {"athens": {"N": 2}}}
    s = spartan_state(units=units)
    aim = run(defend_sparta(s), "4")
    assert aim is not None
    assert aim.why == "defence_syracuse"
    assert run(defend_sparta(s)) is None
    nowhere = spartan_state(units=units, control=dict.fromkeys(("athens", "panactum", "decelea"), "sparta"))
    assert run(defend_sparta(nowhere)) is None


@pytest.mark.rule("PW-MATS-f", "PW-6.6-d")
@pytest.mark.parametrize(("hostages", "answered"), [(False, True), (True, False)])
def test_hostages_keep_sparta_from_answering_for_syracuse_in_attica(hostages: bool, answered: bool) -> None:
    units = {**HOPLITES, "syracuse": {"athens": {"N": 2}}}
    assert syracuse_threatened(spartan_state(units=units, hostages={"sparta": hostages})) is answered


@pytest.mark.rule("PW-5.2-j", "PW-5.2-l")
def test_without_a_space_where_a_rebellion_can_be_caused_there_is_no_objective() -> None:
    """Nothing but what is held by Athenians: all of it could be attacked, none of it rises."""
    held = {name: {"athens": {"AH": 1}} for name in NAMES}
    s = spartan_state(units=held, strategy="cause_rebellion")
    assert run(by_strategy(s, SPARTA)) is None


@pytest.mark.rule("PW-EV1.10-a")
def test_plataea_is_prescribed_for_the_first_operation_of_sparta_alone() -> None:
    for side, done, given in ((SPARTA, 1, True), (SPARTA, 2, False), (ATHENS, 1, False)):
        s = position("first_peloponnesian", this_turn={"plataea": 1}, done={"athens": 1, "sparta": done})
        assert (prescribed(s, side) is not None) is given


@pytest.mark.rule("PW-5.2-m")
def test_nothing_is_gathered_before_the_first_stop() -> None:
    s = mustering(spartan_state(), stop("thebes", 2, 0, 0), wanted=(2, 0, 0))
    assert run(muster_by_plan(s)) is AGAIN
    holds(s, expedition={"units": {"H": 0}}, units={"sparta": {"sparta": {"H": 9}}})
    assert s.agenda == [March(NUMBER["thebes"], False)]


@pytest.mark.rule("PW-5.2.1-a")
def test_each_kind_that_is_missing_is_planned_for() -> None:
    units = {"thebes": {"sparta": {"AH": 5, "AC": 4}}}
    s = mustering(spartan_state(units=units), wanted=(3, 2, 0), H=2)
    [again] = run(revised(s, ()))
    assert (again.space, again.force) == (NUMBER["thebes"], (1, 2, 0))


@pytest.mark.rule("PW-10.1.3-a", "PW-10.1.3-b", "PW-10.1.3-c")
def test_the_decelean_war_opens_with_a_spartan_answer_to_syracuse() -> None:
    assert SCENARIOS["decelean"].done == (1, 0)
    match = table(scenario="decelean", empty=False)
    holds(match.state, colour={"syracuse": "sparta"}, done={"athens": 1, "sparta": 1}, treasury={"athens": 7000})
    opening = Match(GAME, GAME.setup(1, "decelean"), 3)
    first = happened(opening, ObjectiveNamed)[0]
    assert (first.side, first.why) == ("side:sparta", "effect:defence_syracuse")


@pytest.mark.rule("PW-10.2.3-a")
def test_the_fall_of_athens_opens_with_a_spartan_continuing_operation() -> None:
    s = position("fall_of_athens", empty=False)
    holds(s, done={"athens": 1, "sparta": 1})
    match = table(scenario="fall_of_athens", empty=False, then=5)
    # The player is asked whether he goes on, as before any continuing operation.
    assert (asked(match).kind, asked(match).seat) == ("continue", 0)
    assert happened(match, Passed) == []
