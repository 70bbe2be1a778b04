"""5.1 step 4, 5.1.3, 5.1.4, 5.6, 5.7: an Expedition on its way, procedure by procedure, with the dice it takes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from strategos.games.peloponnesian.events import (
    InterceptionRolled,
    LeaderWentHome,
    Moved,
    OperationEnded,
    Ravaged,
    StormRolled,
    UnitsLeft,
)
from strategos.games.peloponnesian.facts import ATHENS, ELITE_NAMES, NUMBER, PERSIA, SPARTA
from strategos.games.peloponnesian.forces import Party
from strategos.games.peloponnesian.interception import (
    becomes_battle,
    intercept,
    interceptor,
    interceptors,
    isthmus_guard,
    skirmish,
)
from strategos.games.peloponnesian.march import (
    after_battle,
    arrive,
    cross,
    enter,
    fight_battle,
    fight_persians,
    leave_behind,
    left_behind,
    march,
    ravage,
    weather,
)
from strategos.games.peloponnesian.state import DEAD, EXPEDITION, NOBODY, PeloponnesianState, remember
from strategos.games.peloponnesian.tasks import Battle, March, PersianBattle
from strategos.kernel.chance import Roll

from .procedures import party, run, run_agenda, told
from .segment import position
from .table import Table, happened, holds, play, table


def going(
    at: str,
    objective: str,
    *,
    side: str = "athens",
    leader: str = "nicias",
    scenario: str = "campaign",
    seats: int = 1,
    units: dict[str, Any] | None = None,
    **given: Any,
) -> PeloponnesianState:
    """An Expedition stands in a space, and nothing is on the agenda. `H=2` and so on are its SP."""
    with_him = {piece: given.pop(piece) for piece in ("H", "C", "N", "AH", "AC", "AN", "peltasts") if piece in given}
    expedition = {"side": side, "leader": leader, "at": at, "objective": objective, "units": with_him}
    s = position(scenario, seats=seats, units=units or {}, **given, expedition=expedition)
    s.agenda.clear()
    return s


# -- 5.6 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.6.2-a", "PW-5.6.2-b", "PW-5.8-d")
@pytest.mark.parametrize(("die", "stopped"), [(3, False), (4, True)])
def test_an_interception_needs_four_and_tells_whether_it_has_succeeded(die: int, stopped: bool) -> None:
    s = going("panactum", "plataea", H=5, units={"panactum": {"sparta": {"H": 1}}})
    assert run(intercept(s, NUMBER["panactum"]), f"{die}" + (" 3 3" if stopped else "")) is stopped
    assert [event.succeeds for event in told(s, InterceptionRolled)] == [stopped]


@pytest.mark.rule("PW-5.1.6-c", "PW-5.8-d")
def test_a_leader_alone_who_is_intercepted_is_stopped() -> None:
    s = going("panactum", "plataea", units={"panactum": {"sparta": {"H": 1}}})
    assert run(intercept(s, NUMBER["panactum"]), "4") is True
    holds(s, expedition="none", leaders={"nicias": "box"})


@pytest.mark.rule("PW-5.1.6-e")
def test_a_leader_who_loses_his_last_sp_in_a_skirmish_goes_home() -> None:
    s = going("panactum", "plataea", H=1, units={"panactum": {"sparta": {"H": 1}}})
    assert run(intercept(s, NUMBER["panactum"]), "4 1 2") is True
    holds(s, expedition="none", leaders={"nicias": "box"}, eliminated={"athens": {"H": 1}})
    assert len(told(s, LeaderWentHome)) == 1


@pytest.mark.rule("PW-5.1.2-d")
@pytest.mark.parametrize("guard", [{"AH": 1, "AC": 1}, {"AH": 1}, {"AC": 1}])
def test_any_land_sp_guard_the_isthmus(guard: dict[str, int]) -> None:
    s = position(units={"corinth": {"sparta": guard}})
    assert isthmus_guard(s, SPARTA, NUMBER["cenchrae"]) == NUMBER["corinth"]
    assert isthmus_guard(s, SPARTA, NUMBER["corinth"]) is None
    assert isthmus_guard(s, ATHENS, NUMBER["cenchrae"]) is None


@pytest.mark.rule("PW-11-h")
@pytest.mark.parametrize(("answer", "tries"), [("yes", True), ("no", False)])
def test_between_two_players_who_could_intercept_is_asked(answer: str, tries: bool) -> None:
    s = going("panactum", "plataea", H=5, seats=2, units={"panactum": {"sparta": {"H": 1}}})
    found = run(interceptor(s, NUMBER["panactum"]), "", f"intercept! {answer}")
    assert found == ((party("sparta", "panactum"), False) if tries else None)
    guarded = going("cenchrae", "megara", H=5, seats=2, units={"corinth": {"sparta": {"AH": 1}}})
    found = run(interceptor(guarded, NUMBER["cenchrae"]), "", f"intercept! {answer}")
    assert found == ((party("sparta", "corinth"), True) if tries else None)


FALL: dict[str, Any] = {"scenario": "fall_of_sparta", "role": "anti_sparta", "happened": {"athens_belligerent": 1}}


@pytest.mark.rule("PW-10.5.4.6.III-a", "PW-11-h")
def test_persians_intercept_without_being_asked() -> None:
    units = {"sardis": {"persia": {"C": 5}}}
    s = going("smyrna", "ephesus", side="sparta", leader="lysander_fos", AH=2, units=units, **FALL)
    assert run(interceptor(s, NUMBER["smyrna"])) == (Party(PERSIA, NUMBER["sardis"]), False)


@pytest.mark.rule("PW-10.5.4.6.III-a", "PW-5.1.2-d")
def test_persians_are_intercepted_by_both_sides() -> None:
    units = {"smyrna": {"athens": {"AH": 1}}, "sardis": {"sparta": {"C": 1}}}
    s = going("smyrna", "smyrna", side="persia", leader="tissaphernes_fos", C=5, units=units, **FALL)
    assert interceptors(s, NUMBER["smyrna"]) == [party("athens", "smyrna"), party("sparta", "sardis")]
    for guard in ("athens", "sparta"):
        units = {"corinth": {guard: {"AH": 1}}}
        s = going("cenchrae", "megara", side="persia", leader="tissaphernes_fos", C=5, units=units, **FALL)
        assert run(interceptor(s, NUMBER["cenchrae"]), "", "yes") == (party(guard, "corinth"), True)


@pytest.mark.rule("PW-10.5.4.5.IV-f")
def test_sparta_does_not_intercept_a_neutral_athens() -> None:
    given: dict[str, Any] = {"scenario": "fall_of_sparta", "role": "athens", "leader": "iphicrates_fos", "H": 2}
    s = going("oropus", "tanagra", units={"tanagra": {"sparta": {"C": 1}}}, **given)
    assert interceptors(s, NUMBER["oropus"]) == []
    s = going("cenchrae", "megara", units={"corinth": {"sparta": {"AH": 1}}}, **given)
    assert run(interceptor(s, NUMBER["cenchrae"])) is None
    remember(s, athens_belligerent=True)
    assert run(interceptor(s, NUMBER["cenchrae"]), "", "yes") == (party("sparta", "corinth"), True)


# -- 5.7 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.7.2-a", "PW-5.7.2-b", "PW-5.7.2-c")
@pytest.mark.parametrize(
    ("space", "dice", "ours", "theirs", "battle"),
    [
        ("panactum", (5, 5), (4, 0, 0), (3, 1, 0), True),
        ("panactum", (5, 5), (3, 0, 0), (3, 1, 0), False),
        ("panactum", (5, 5), (5, 0, 0), (3, 1, 0), False),
        ("panactum", (5, 6), (1, 0, 0), (1, 0, 0), True),
        ("panactum", (5, 5), (0, 0, 4), (0, 0, 4), False),
        ("aegina", (5, 5), (0, 0, 4), (0, 0, 4), True),
        ("aegina", (5, 5), (0, 0, 3), (0, 0, 4), False),
        ("aegina", (5, 5), (0, 0, 5), (0, 0, 4), False),
        ("aegina", (5, 5), (4, 0, 0), (4, 0, 0), False),
        ("sunium", (5, 5), (4, 0, 0), (4, 0, 0), True),
        ("sunium", (5, 5), (0, 0, 4), (0, 0, 4), True),
    ],
)
def test_when_a_skirmish_becomes_a_battle(
    space: str, dice: tuple[int, int], ours: tuple[int, ...], theirs: tuple[int, ...], battle: bool
) -> None:
    assert becomes_battle(NUMBER[space], dice, ours, theirs) is battle


@pytest.mark.rule("PW-5.7.2-e")
def test_the_battle_after_a_skirmish_names_athens_first_whoever_marches() -> None:
    there = NUMBER["panactum"]
    s = going("panactum", "plataea", H=5, units={"tanagra": {"sparta": {"C": 1}}})
    run(skirmish(s, party("sparta", "tanagra"), there), "6 6")
    assert s.agenda == [Battle(there, (EXPEDITION, NUMBER["tanagra"]), True)]
    s = going("panactum", "plataea", side="sparta", leader="agis", H=5, units={"athens": {"athens": {"C": 1}}})
    run(skirmish(s, party("athens", "athens"), there), "6 6")
    assert s.agenda == [Battle(there, (NUMBER["athens"], EXPEDITION), True)]


@pytest.mark.rule("PW-5.7.2-e", "PW-10.5.4.6.III-a")
def test_a_battle_with_persians_names_them_second_whoever_marches() -> None:
    there = NUMBER["smyrna"]
    units = {"sardis": {"persia": {"C": 5}}, "ephesus": {"sparta": {"C": 1}}}
    s = going("smyrna", "smyrna", side="sparta", leader="lysander_fos", AH=2, units=units, **FALL)
    run(skirmish(s, party("persia", "sardis"), there), "6 6")
    assert s.agenda == [PersianBattle(there, SPARTA, (EXPEDITION, NUMBER["sardis"]), True)]
    s = going("smyrna", "smyrna", side="persia", leader="tissaphernes_fos", C=5, units=units, **FALL)
    run(skirmish(s, party("sparta", "ephesus"), there), "6 6")
    assert s.agenda == [PersianBattle(there, SPARTA, (NUMBER["ephesus"], EXPEDITION), True)]


# -- battles on the way -----------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.7.2-f")
def test_the_expedition_fights_where_it_is_against_who_stands_elsewhere() -> None:
    s = going("panactum", "plataea", AH=5, units={"tanagra": {"sparta": {"AH": 1, "AC": 1}}})
    run(fight_battle(s, Battle(NUMBER["panactum"], (EXPEDITION, NUMBER["tanagra"]), True)), "3 5")
    holds(s, expedition={"units": {"AH": 5}}, units={"tanagra": {"sparta": {"AH": 0, "AC": 0}}})
    lost = going("panactum", "plataea", side="sparta", leader="agis", AH=1, units={"athens": {"athens": {"AH": 5}}})
    run(fight_battle(lost, Battle(NUMBER["panactum"], (NUMBER["athens"], EXPEDITION), True)), "6 1")
    holds(lost, expedition="none", leaders={"agis": "box"}, units={"athens": {"athens": {"AH": 5}}})


@pytest.mark.rule("PW-10.5.4.6.III-a")
def test_a_battle_with_persians_on_the_way() -> None:
    units = {"sardis": {"persia": {"C": 3}}}
    leaders = {"tissaphernes_fos": "sardis"}
    s = going("smyrna", "ephesus", side="sparta", leader="lysander_fos", H=5, units=units, leaders=leaders, **FALL)
    run(fight_persians(s, PersianBattle(NUMBER["smyrna"], SPARTA, (EXPEDITION, NUMBER["sardis"]), True)), "6 1")
    holds(s, expedition={"units": {"H": 5}}, units={"sardis": {"persia": {"C": 0}}}, sci={"sparta": 1})
    holds(s, leaders={"tissaphernes_fos": "dead"})


@pytest.mark.rule("PW-EVT.11-a")
def test_an_expedition_whose_leader_has_fallen_stays_where_he_fell() -> None:
    s = going("panactum", "plataea", H=3)
    assert s.expedition is not None
    s.leader_at[s.expedition.leader] = DEAD
    s.agenda.append(March(NUMBER["plataea"], True))
    after_battle(s, NUMBER["panactum"])
    holds(s, expedition="none", units={"panactum": {"athens": {"H": 3}}}, spent={"panactum": {"athens": {"H": 3}}})
    assert s.agenda == []
    assert told(s, OperationEnded) == [OperationEnded("side:athens", "space:panactum", "effect:end_leaderless")]


@pytest.mark.rule("PW-EVF.9-a", "PW-10.5.4.6.III-a")
def test_so_it_does_after_a_battle_with_persians() -> None:
    units = {"sardis": {"persia": {"C": 3}}}
    turn = {"death_of_leaders": 4, "one_of_each": 1}
    s = going("smyrna", "ephesus", side="sparta", leader="lysander_fos", H=5, units=units, this_turn=turn, **FALL)
    run(fight_persians(s, PersianBattle(NUMBER["smyrna"], SPARTA, (EXPEDITION, NUMBER["sardis"]), True)), "4 1")
    holds(s, expedition="none", units={"smyrna": {"sparta": {"H": 5}}}, leaders={"lysander_fos": "aside"})


@pytest.mark.rule("PW-5.7.2-f")
def test_an_expedition_with_its_leader_goes_on_wherever_that_is() -> None:
    s = going("abdera", "amphipolis", H=3)
    after_battle(s, NUMBER["abdera"])
    holds(s, expedition={"at": "abdera", "units": {"H": 3}})


# -- 5.1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.1-f")
def test_at_its_objective_the_operation_ends() -> None:
    """Abdera is the first of all spaces; it is told like any other."""
    s = going("abdera", "abdera", H=2)
    arrive(s)
    holds(s, expedition="none", arrived=["abdera"], units={"abdera": {"athens": {"H": 2}}})
    assert told(s, OperationEnded) == [OperationEnded("side:athens", "space:abdera", "effect:end_arrived")]


@pytest.mark.rule("PW-5.1-f", "PW-5.3.1-i")
def test_who_has_arrived_is_activated_for_this_turn() -> None:
    s = going("plataea", "plataea", leader="iphicrates_fos", H=2, peltasts=1, **FALL)
    arrive(s)
    holds(s, units={"plataea": {"athens": {"H": 2, "peltasts": 1}}})
    holds(s, spent={"plataea": {"athens": {"H": 2, "peltasts": 1}}})


@pytest.mark.rule("PW-5.1.3-a", "PW-5.8-a")
@pytest.mark.parametrize(
    ("at", "near", "far"), [("corone", "cape_taenarum", "syracuse"), ("gela", "syracuse", "cape_taenarum")]
)
def test_the_crossing_goes_from_the_nearer_end_and_all_of_it_is_the_way_to_the_objective(
    at: str, near: str, far: str
) -> None:
    s = going(at, "catana", N=2)
    cross(s, NUMBER["catana"])
    tasks = [task for task in s.agenda[::-1] if isinstance(task, March)]
    assert [(task.goal, task.final, task.crossing) for task in tasks] == [
        (NUMBER[near], True, False),
        (NUMBER[far], True, True),
        (NUMBER["catana"], True, False),
    ]


@pytest.mark.rule("PW-5.1-c")
def test_a_rally_space_that_is_the_objective_is_a_rally_space_first() -> None:
    s = going("plataea", "plataea", H=2)
    run(march(s, March(NUMBER["plataea"], False)))
    holds(s, expedition={"at": "plataea"})
    run(march(s, March(NUMBER["plataea"], True)))
    holds(s, expedition="none")


@pytest.mark.rule("PW-EVT.6-a")
@pytest.mark.parametrize(
    ("side", "leader", "space", "there"),
    [("sparta", "agis", "decelea", 1), ("sparta", "agis", "plataea", 0), ("athens", "nicias", "decelea", 0)],
)
def test_spartans_who_march_into_attica_are_remembered(side: str, leader: str, space: str, there: int) -> None:
    s = going(space, space, side=side, leader=leader, H=2)
    arrive(s)
    holds(s, this_turn={"spartans_in_attica": there})


@pytest.mark.rule("PW-5.8-a")
def test_a_ravaged_space_is_marked_and_no_other() -> None:
    s = going("pylos", "elis", H=2)
    ravage(s, NUMBER["pylos"])
    holds(s, ravaged=["pylos"])
    assert told(s, Ravaged) == [Ravaged("space:pylos", "side:athens")]
    ravage(s, NUMBER["pylos"])
    assert len(told(s, Ravaged)) == 1


@pytest.mark.rule("PW-5.8-e", "PW-10.5.4.4-d")
@pytest.mark.parametrize(
    ("side", "control", "spoilt"),
    [
        ("athens", "sparta", True),
        ("athens", "nobody", False),
        ("athens", "persia", False),
        ("persia", "sparta", True),
        ("persia", "athens", True),
        ("persia", "persia", False),
        ("persia", "nobody", False),
    ],
)
def test_whom_an_expedition_ravages(side: str, control: str, spoilt: bool) -> None:
    """A side the other, Persians both; what nobody controls stays as it is."""
    leader = "tissaphernes_fos" if side == "persia" else "iphicrates_fos"
    s = going("ephesus", "ephesus", side=side, leader=leader, C=2, control={"ephesus": control}, **FALL)
    ravage(s, NUMBER["ephesus"])
    assert bool(told(s, Ravaged)) is spoilt


@pytest.mark.rule("PW-5.1.3-a", "PW-5.8-a")
def test_a_space_entered_on_the_way_to_the_objective_is_ravaged_and_one_on_the_way_to_a_rally_space_is_not() -> None:
    for final in (True, False):
        s = going("corone", "asine", N=2)
        run(enter(s, (NUMBER["cape_taenarum"],), final=final))
        holds(s, ravaged=["cape_taenarum"] if final else [], expedition={"at": "cape_taenarum"})


@pytest.mark.rule("PW-5.1.3-b", "PW-5.1.3-c")
@pytest.mark.parametrize(("die", "safe"), [(4, True), (5, False)])
def test_the_storm_on_the_crossing(die: int, safe: bool) -> None:
    s = going("cape_taenarum", "gela", H=1, N=2, power={"syracuse": "athens"})
    s.agenda.append(March(NUMBER["gela"], True))
    assert run(weather(s), f"{die}") is safe
    assert told(s, StormRolled) == [StormRolled(die, not safe)]
    assert bool(s.agenda) is safe, "nothing of the operation is left"
    assert [event.why for event in told(s, OperationEnded)] == ([] if safe else ["effect:end_storm"])
    holds(s, leaders={"nicias": "cape_taenarum" if safe else "box"})


@pytest.mark.rule("PW-5.1.3-a", "PW-5.1.4-a", "PW-5.1.4-c")
def test_ships_lost_on_the_way_to_the_crossing_carry_no_more_than_they_can() -> None:
    s = going("cape_taenarum", "gela", H=2, N=1, power={"syracuse": "athens"})
    run(march(s, March(NUMBER["syracuse"], True, crossing=True)), "4", "hoplite-athens-expedition=01")
    holds(s, expedition={"at": "syracuse", "units": {"H": 1, "N": 1}}, units={"cape_taenarum": {"athens": {"H": 1}}})
    assert told(s, UnitsLeft) == [UnitsLeft("side:athens", "space:cape_taenarum", 1, 0, 0)]
    enough = going("cape_taenarum", "gela", H=1, N=1, power={"syracuse": "athens"})
    run(march(enough, March(NUMBER["syracuse"], True, crossing=True)), "4")
    assert told(enough, UnitsLeft) == []


@pytest.mark.rule("PW-5.1.3-a", "PW-5.1.4-a")
def test_nobody_crosses_the_open_sea_without_a_ship() -> None:
    s = going("cape_taenarum", "gela", H=2, power={"syracuse": "athens"})
    run(march(s, March(NUMBER["syracuse"], True, crossing=True)), "")
    holds(s, expedition={"at": "cape_taenarum", "units": {"H": 2}})
    assert told(s, StormRolled) == []


def steps(s: PeloponnesianState) -> list[tuple[str, str]]:
    """Whence and whither, space after space."""
    return [(event.origin.removeprefix("space:"), event.to.removeprefix("space:")) for event in told(s, Moved)]


def way(*names: str) -> tuple[int, ...]:
    return tuple(NUMBER[name] for name in names)


@pytest.mark.rule("PW-5.1.1-m")
@pytest.mark.parametrize("through", ["plataea", "tanagra"])
def test_a_way_once_drawn_is_kept_as_long_as_it_is_a_shortest(through: str) -> None:
    s = going("panactum", "thebes", H=2)
    s.agenda.append(March(NUMBER["thebes"], True, way(through, "thebes")))
    run_agenda(s)
    assert steps(s) == [("panactum", through), (through, "thebes")]


@pytest.mark.rule("PW-5.6.1-b", "PW-5.8-a", "PW-5.8-c", "PW-5.1-c")
@pytest.mark.parametrize("final", [True, False])
def test_spaces_before_an_enemy_are_passed_one_by_one_and_ravaged_on_the_way_to_the_objective(final: bool) -> None:
    """The enemy in Thebes fails to intercept; nothing of the way is left to go then."""
    s = going("athens", "thebes", H=2, units={"thebes": {"sparta": {"AH": 1}}})
    goal = NUMBER["thebes"]
    run(march(s, March(goal, final, way("panactum", "tanagra", "thebes"))), "3")
    assert steps(s) == [("athens", "panactum"), ("panactum", "tanagra"), ("tanagra", "thebes")]
    holds(s, ravaged=["tanagra"] if final else [], expedition={"at": "thebes"})
    assert s.agenda == [March(goal, final)]


@pytest.mark.rule("PW-5.5.2-a")
@pytest.mark.parametrize("side", ["athens", "sparta"])
def test_who_enters_a_neutral_rebel_first_takes_it(side: str) -> None:
    leader = {"athens": "nicias", "sparta": "agis"}[side]
    s = going("mantinea", "argos", side=side, leader=leader, H=2, rebellion=["argos"], control={"argos": "nobody"})
    assert run(enter(s, (NUMBER["argos"],), final=False)) is True
    holds(s, control={"argos": side})


@pytest.mark.rule("PW-10.5.4.6.IV-h")
@pytest.mark.parametrize(("leader", "spoilt"), [("conon_persia_fos", False), ("tissaphernes_fos", True)])
def test_the_persian_navy_ravages_nothing(leader: str, spoilt: bool) -> None:
    s = going("ephesus", "ephesus", side="persia", leader=leader, C=2, control={"ephesus": "sparta"}, **FALL)
    ravage(s, NUMBER["ephesus"])
    assert bool(told(s, Ravaged)) is spoilt


# -- 5.1.4 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.1.4-c", "PW-5.1.4-d")
@pytest.mark.parametrize("objective", ["zacynthus", "pheia"])
def test_the_surplus_comes_along_as_far_as_combined_lines_lead_and_no_further(objective: str) -> None:
    """On the way to the objective, and on that to a Rally space."""
    s = going("asine", objective, H=2, N=1)
    s.agenda.append(March(NUMBER["zacynthus"], objective == "zacynthus"))
    run_agenda(s, "", "leave_behind! hoplite-athens-expedition=01")
    assert steps(s) == [("asine", "pylos"), ("pylos", "zacynthus")]
    holds(s, units={"pylos": {"athens": {"H": 1}}})
    if objective == "zacynthus":
        holds(s, expedition="none", units={"zacynthus": {"athens": {"H": 1, "N": 1}}})
    else:
        holds(s, expedition={"at": "zacynthus", "units": {"H": 1, "N": 1}})


@pytest.mark.rule("PW-EVT.6-f", "PW-5.1.4-c")
@pytest.mark.parametrize(
    ("plague", "units", "aboard"),
    [(1, {"AH": 2, "N": 1}, 0), (1, {"AH": 1, "N": 1}, 0), (0, {"AH": 2, "N": 1}, 1)],
)
def test_no_ship_carries_allies_into_a_plagued_port(plague: int, units: dict[str, Any], aboard: int) -> None:
    """Not even when it leaves behind those it cannot carry: the Expedition stays where it is."""
    s = going("aegina", "piraeus", this_turn={"plague": plague} if plague else {}, **units)
    s.agenda.append(March(NUMBER["piraeus"], True))
    run_agenda(s, "", *(["hoplite-athens_allied-expedition=01"] if aboard else []))
    holds(s, expedition="none", units={"piraeus": {"athens": {"AH": aboard, "N": aboard}}})
    holds(s, units={"aegina": {"athens": {"AH": units["AH"] - aboard, "N": units["N"] - aboard}}})


@pytest.mark.rule("PW-5.1.4-c", "PW-COMP-v")
def test_of_two_elite_units_only_the_one_that_no_ship_carries_stays() -> None:
    s = going("hermione", "prasiae", leader="iphicrates_fos", N=2, **FALL)
    assert s.expedition is not None
    peltasts, sacred_band = ELITE_NAMES.index("peltasts"), ELITE_NAMES.index("sacred_band")
    s.expedition = msgspec.structs.replace(s.expedition, elites=(peltasts, sacred_band))
    run(leave_behind(s))
    assert s.expedition.elites == (sacred_band,)
    holds(s, units={"hermione": {"athens": {"peltasts": 1}}})


@pytest.mark.rule("PW-5.1.4-c")
def test_each_sp_left_behind_is_drawn_among_those_still_there() -> None:
    s = going("hermione", "prasiae", H=2, AC=1, N=1, player="sparta")
    assert s.expedition is not None
    procedure = left_behind(s.expedition, NOBODY, [0, 1, 4])
    first = procedure.send(None)
    assert isinstance(first, Roll)
    second = procedure.send([1])
    assert isinstance(second, Roll)
    assert (first.sides, second.sides) == ((3,), (2,))


@pytest.mark.rule("PW-5.1.4-c", "PW-COMP-v")
@pytest.mark.parametrize(
    ("units", "answers", "left", "gone"),
    [
        ({"H": 1, "peltasts": 1, "N": 1}, (), {"H": 0, "peltasts": 1}, (2, 0, 0)),
        ({"H": 1, "peltasts": 1, "N": 2}, ("hoplite-athens-expedition=01",), {"H": 1, "peltasts": 0}, (1, 0, 0)),
        ({"H": 2, "peltasts": 1, "N": 1}, ("hoplite-athens-expedition=01",), {"H": 1, "peltasts": 1}, (3, 0, 0)),
    ],
)
def test_an_elite_unit_stays_only_if_the_others_are_too_few(
    units: dict[str, int], answers: tuple[str, ...], left: dict[str, int], gone: tuple[int, int, int]
) -> None:
    s = going("hermione", "prasiae", leader="iphicrates_fos", **units, **FALL)
    run(leave_behind(s), "", *answers)
    holds(s, units={"hermione": {"athens": left}}, spent={"hermione": {"athens": left}})
    assert told(s, UnitsLeft) == [UnitsLeft("side:athens", "space:hermione", *gone)]


@pytest.mark.rule("PW-5.1.3-b")
def test_there_is_no_storm_on_the_long_way_round() -> None:
    s = going("cape_taenarum", "syracuse", N=2, power={"syracuse": "sparta"})
    run(enter(s, (NUMBER["gela"], NUMBER["syracuse"]), final=False))
    assert [event.to for event in told(s, Moved)] == ["space:gela", "space:syracuse"]


@pytest.mark.rule("PW-5.8-a")
@pytest.mark.parametrize(("final", "spoilt"), [(True, ["asine", "cape_taenarum"]), (False, [])])
def test_of_several_spaces_entered_all_are_ravaged_or_none(final: bool, spoilt: list[str]) -> None:
    s = going("corone", "asine", N=2)
    run(enter(s, (NUMBER["asine"], NUMBER["cape_taenarum"]), final=final))
    holds(s, ravaged=spoilt, expedition={"at": "cape_taenarum"})
    assert [event.to for event in told(s, Moved)] == ["space:asine", "space:cape_taenarum"]


@pytest.mark.rule("PW-5.1.3-c", "PW-TERMS-x")
def test_a_storm_is_the_end_of_an_entry_and_a_leader_alone_has_not_marched() -> None:
    s = going("cape_taenarum", "gela", N=2, power={"syracuse": "athens"})
    assert run(enter(s, (NUMBER["syracuse"],), final=True), "5") is True
    for units, marched in (({"H": 1}, True), ({"peltasts": 1}, True), ({}, False)):
        s = going("athens", "plataea", leader="iphicrates_fos", **units, **FALL)
        run(enter(s, (NUMBER["panactum"],), final=False))
        assert s.expedition is not None
        assert s.expedition.marched is marched


@pytest.mark.rule("PW-5.8-e", "PW-5.8-c")
@pytest.mark.parametrize(
    ("space", "given"),
    [
        ("gela", {"control": {"gela": "sparta"}}),
        ("elis", {"rebellion": ["elis"]}),
        ("elis", {"ravaged": ["elis"]}),
        ("elis", {"units": {"elis": {"sparta": {"AH": 1}}}}),
    ],
)
def test_what_is_never_ravaged(space: str, given: dict[str, Any]) -> None:
    """A captured neutral, a rebel, what is ravaged already, and where an enemy Force stands."""
    s = going(space, space, H=1, **given)
    ravage(s, NUMBER[space])
    assert told(s, Ravaged) == []


@pytest.mark.rule("PW-EVT.6-a")
def test_a_leader_alone_in_attica_is_not_remembered() -> None:
    s = going("decelea", "decelea", side="sparta", leader="agis")
    arrive(s)
    holds(s, this_turn={"spartans_in_attica": 0})


@pytest.mark.rule("PW-EVT.11-a", "PW-5.7.2-f")
def test_after_a_battle_on_the_way_an_expedition_without_its_leader_stays() -> None:
    s = going("panactum", "plataea", AH=5, units={"panactum": {"sparta": {"AH": 1}}}, this_turn={"death_of_leaders": 3})
    run(fight_battle(s, Battle(NUMBER["panactum"], (EXPEDITION, NUMBER["panactum"]), True)), "3 1")
    holds(s, expedition="none", leaders={"nicias": "dead"}, units={"panactum": {"athens": {"AH": 5}}})


@pytest.mark.rule("PW-OVER-c")
def test_distance_is_no_limit_on_an_operation() -> None:
    """From Piraeus to Byzantium and to Epidamnos in one operation."""
    for objective in ("byzantium", "epidamnos"):
        match = table(units={"piraeus": {"athens": {"N": 8}}}, leaders={"cleon": "athens"}, phase="operations")
        play(match, objective, "piraeus", "naval-athens-piraeus=03", "set_out")
        holds(match, units={objective: {"athens": {"N": 3}}})
        assert len(happened(match, Moved)) > 8


def through_panactum(dice: str = "", **spartans: int) -> Table:
    """Athenians march through Spartan Panactum to Plataea; Sparta has passed."""
    units = {"athens": {"athens": {"H": 5}}, **({"panactum": {"sparta": spartans}} if spartans else {})}
    red = dict.fromkeys(("panactum", "plataea"), "sparta")
    words = {"units": units, "leaders": {"cleon": "athens"}, "colour": red, "control": red, "passed": {"sparta": True}}
    match = table(dice=dice, then=None, **words, phase="operations")
    return play(match, "plataea", "hoplite-athens-athens=05", "set_out")


def ravaged(match: Table) -> list[str]:
    return [event.space.removeprefix("space:") for event in happened(match, Ravaged)]


@pytest.mark.rule("PW-5.8-e")
def test_the_objective_is_ravaged_as_well_as_the_way() -> None:
    assert ravaged(through_panactum()) == ["panactum", "plataea"]


@pytest.mark.rule("PW-5.8-c")
def test_nothing_is_ravaged_where_an_enemy_force_stands() -> None:
    assert ravaged(through_panactum("1", H=1)) == ["plataea"], "the interception fails, and still"


@pytest.mark.rule("PW-5.8-d")
@pytest.mark.parametrize(("die", "spoilt"), [(3, ["panactum"]), (4, [])])
def test_nothing_is_ravaged_where_an_interception_succeeds(die: int, spoilt: list[str]) -> None:
    """Cavalry in Tanagra reaches Panactum, which is empty."""
    red = dict.fromkeys(("panactum", "tanagra"), "sparta")
    match = table(
        dice=f"{die} 3 3" if die >= 4 else f"{die}",
        then=None,
        units={"athens": {"athens": {"H": 5}}, "tanagra": {"sparta": {"C": 1}}},
        leaders={"cleon": "athens"},
        colour=red,
        control=red,
        passed={"sparta": True},
        phase="operations",
    )
    play(match, "panactum", "hoplite-athens-athens=05", "set_out")
    assert ravaged(match) == spoilt
