"""5.2.1 How the non-player side builds an Expedition (ruling OQ-NP-BUILD), and the parts a plan is made of."""

from __future__ import annotations

import random
from itertools import permutations, product
from typing import Any

import pytest

from strategos.games.peloponnesian.activation import available, cost, rally_spaces, to_spend
from strategos.games.peloponnesian.events import Activated, ExpeditionPlanned, Moved, OperationEnded, Passed
from strategos.games.peloponnesian.expedition_plan import (
    Allocations,
    Legs,
    Parts,
    Source,
    Visits,
    best_plans,
    nearest,
    parts_of,
    sources,
    useful,
)
from strategos.games.peloponnesian.facts import (
    ADJACENT,
    ATHENIAN_ALLIED,
    ATHENS,
    CAVALRY,
    HOME,
    HOPLITE,
    NAMES,
    NATIONS_OF,
    NAVAL,
    NEUTRAL,
    NUMBER,
    SPARTA,
    SPARTAN,
    SPARTAN_ALLIED,
    Force,
    column,
)
from strategos.games.peloponnesian.remembered import Turn
from strategos.games.peloponnesian.routes import FAR, ways_for, why_not_enter
from strategos.games.peloponnesian.state import NOBODY, PeloponnesianState, Share, Stop, force

from .segment import position
from .table import Table, asked, happened, holds, keys, play, table

SPARTANS = {"sparta": {"sparta": {"H": 7, "C": 1, "HG": 1}}}


def looking(units: dict[str, Any], player: str = "athens", **given: Any) -> Table:
    """A position in which the player is asked; the other side's plans can be looked at."""
    home = {"athens": {"pericles": "athens"}, "sparta": {"agis": "sparta"}}[player]
    there = {"athens": {"athens": {"H": 1}}} if player == "athens" else {"sparta": {"sparta": {"H": 1}}}
    return table(player=player, **{"units": {**there, **units}, "leaders": home, **given}, phase="operations")


def plans(
    match: Table, side: int, objective: str, wanted: Force, talents: int = 99_999
) -> list[list[tuple[str, Force]]]:
    found = best_plans(match.state, side, NUMBER[objective], wanted, talents)
    return [[(NAMES[stop.space], stop.force) for stop in plan] for plan in found]


# -- a plain search ---------------------------------------------------------------------------------------------------


def steps_from_home(s: PeloponnesianState, side: int, objective: int) -> dict[int, int]:
    steps, front = {HOME[side]: 0}, [HOME[side]]
    for here in front:
        for there in ADJACENT[here]:
            if there not in steps and why_not_enter(s, side, there, objective) is None:
                steps[there] = steps[here] + 1
                front.append(there)
    return steps


def all_plans(s: PeloponnesianState, side: int, objective: int, wanted: Force, talents: int) -> list[tuple[Stop, ...]]:
    """Every plan there is, ranked as the ruling says; those that are best."""
    steps = steps_from_home(s, side, objective)
    spaces = [p for p in rally_spaces(s, side) if p in steps]
    supply = {
        p: [sum(available(s, side, p).get(column(n, k), 0) for n in NATIONS_OF[side]) for k in range(3)] for p in spaces
    }
    choices = [list(product(*(range(min(supply[p][k], wanted[k]) + 1) for k in range(3)))) for p in spaces]
    ranked: list[tuple[tuple[int, ...], tuple[int, ...], tuple[Stop, ...]]] = []
    far = max(steps.values())
    for taken in product(*choices):
        if tuple(sum(t[k] for t in taken) for k in range(3)) != wanted:
            continue
        stops = [(p, t) for p, t in zip(spaces, taken, strict=True) if any(t)]
        if sum(price(s, side, p, t) for p, t in stops) > talents:
            continue
        emptied, last = [0, 0, 0], 0
        for p, t in stops:
            left = [a - b for a, b in zip(force(s, p, side), t, strict=True)]
            if not any(left):
                emptied[2 if s.colour[p] == side else 1 if s.colour[p] == NEUTRAL else 0] += 1
            last += sum(1 for k in range(3) if t[k] and not left[k])
        rings = [0] * (far + 1)
        for p, t in stops:
            rings[steps[p]] -= sum(t)
        for order in permutations(stops):
            if any(p == HOME[side] for p, _ in order[1:]) or not possible(s, side, objective, order):
                continue
            rank = (*emptied, last, *rings)
            ranked.append((rank, tuple(steps[p] for p, _ in order), tuple(Stop(p, t) for p, t in order)))
    if not ranked:
        return []
    best = min((rank, distances) for rank, distances, _ in ranked)
    return [plan for rank, distances, plan in ranked if (rank, distances) == best]


def price(s: PeloponnesianState, side: int, space: int, taken: tuple[int, ...]) -> int:
    talents = 0
    for kind, n in enumerate(taken):
        for nation in NATIONS_OF[side]:
            col = column(nation, kind)
            here = min(n, available(s, side, space).get(col, 0))
            talents += here * cost(s, col)
            n -= here
    return talents


def possible(s: PeloponnesianState, side: int, objective: int, order: Any) -> bool:
    here, group = HOME[side], (0, 0, 0)
    for p, t in (*order, (objective, (0, 0, 0))):
        if p != here and ways_for(s, side, group, here, p, objective).length >= FAR:
            return False
        here, group = p, (group[0] + t[0], group[1] + t[1], group[2] + t[2])
    return True


def same(match: Table, side: int, objective: str, wanted: Force, talents: int = 99_999) -> list[tuple[Stop, ...]]:
    s = match.state
    found = best_plans(s, side, NUMBER[objective], wanted, talents)
    plain = [tuple(Stop(stop.space, stop.force) for stop in plan) for plan in found]
    assert sorted(plain, key=str) == sorted(all_plans(s, side, NUMBER[objective], wanted, talents), key=str)
    return found


@pytest.mark.rule("PW-5.2.1-a", "PW-5.2.1-b", "PW-5.2.1-c", "PW-5.2.1-d", "PW-5.2.1-e", "PW-5.1.5-d")
@pytest.mark.parametrize("seed", range(12))
def test_the_best_plans_are_those_a_plain_search_finds(seed: int) -> None:
    rng = random.Random(seed)
    side, player = rng.choice([(SPARTA, "athens"), (ATHENS, "sparta")])
    own = "sparta" if side == SPARTA else "athens"
    pool = {
        "sparta": ["sparta", "corinth", "thebes", "gythium", "megara", "elis", "sicyon", "samos", "gela", "leucas"],
        "athens": [
            "athens",
            "piraeus",
            "chios",
            "larisa",
            "corcyra",
            "naupactus",
            "aegina",
            "megara",
            "gela",
            "plataea",
        ],
    }[own]
    inland = {"sparta", "thebes", "athens", "larisa", "plataea"}
    units: dict[str, Any] = {}
    for name in rng.sample(pool, 5):
        sp = {"H": rng.randint(0, 2), "AH": rng.randint(0, 2), "C": rng.randint(0, 1)}
        if name not in inland:
            sp["AN"] = rng.randint(0, 2)
        units[name] = {own: sp}
    match = looking(units, player, control=dict.fromkeys(units, own))
    for objective in rng.sample(["decelea", "samos", "pylos", "thebes", "corinth", "amphipolis", "gela", "elis"], 3):
        for wanted in ((2, 0, 0), (3, 1, 0), (1, 0, 1), (2, 0, 2)):
            same(match, side, objective, wanted, rng.choice([99_999, 600, 1200]))


@pytest.mark.rule("PW-5.2.1-a", "PW-5.2.1-b", "PW-5.2.1-c", "PW-5.2-o", "PW-5.2-m", "PW-5.1.5-e", "PW-COMP-t")
def test_the_plan_of_the_example_of_play() -> None:
    """Steps 2 to 7: all Hoplites but the Home Guard, not the last Cavalry; then Corinth, then Thebes."""
    units = {
        **SPARTANS,
        "corinth": {"sparta": {"AH": 5, "AN": 5}},
        "thebes": {"sparta": {"AH": 5, "AC": 4}},
    }
    match = looking(units)
    assert plans(match, SPARTA, "decelea", (12, 2, 0), 3000) == [
        [("sparta", (7, 0, 0)), ("corinth", (4, 0, 0)), ("thebes", (1, 2, 0))]
    ]


@pytest.mark.rule("PW-5.2.1-g", "PW-5.1.1-p", "PW-5.2.1-b")
def test_spartas_hoplites_before_gythiums_ship() -> None:
    """3H of Sparta, then 1N of Gythium: no LOC would lead on to Corinth. The ship is fetched last, or in Corinth."""
    units = {
        "sparta": {"sparta": {"H": 3, "HG": 1}},
        "gythium": {"sparta": {"N": 2}},
        "corinth": {"sparta": {"AH": 2, "AN": 3}},
    }
    match = looking(units)
    [plan] = same(match, SPARTA, "corinth", (3, 0, 1))
    assert [NAMES[stop.space] for stop in plan] == ["sparta", "corinth"]
    [by_sea] = same(match, SPARTA, "cythera", (1, 0, 1))
    assert [NAMES[stop.space] for stop in by_sea] == ["sparta", "gythium"]


@pytest.mark.rule("PW-5.2.1-g", "PW-5.1.1-p")
def test_larisas_hoplites_are_not_fetched_with_the_ships_of_piraeus() -> None:
    """Piraeus is nearer than Larisa, but no ship goes there: the Hoplites come first, then the ships."""
    units = {"larisa": {"athens": {"AH": 3}}, "piraeus": {"athens": {"N": 4}}}
    match = looking(units, "sparta")
    [plan] = same(match, ATHENS, "pylos", (2, 0, 2))
    assert [(NAMES[stop.space], stop.force) for stop in plan] == [("larisa", (2, 0, 0)), ("piraeus", (0, 0, 2))]


@pytest.mark.rule("PW-5.2.1-c")
def test_the_last_sp_of_a_kind_stays_if_it_can() -> None:
    units = {"corinth": {"sparta": {"AH": 1, "AN": 2}}, "thebes": {"sparta": {"AH": 4}}}
    match = looking(units)
    assert plans(match, SPARTA, "decelea", (2, 0, 0)) == [[("thebes", (2, 0, 0))]]
    assert plans(match, SPARTA, "decelea", (4, 0, 0)) == [[("corinth", (1, 0, 0)), ("thebes", (3, 0, 0))]]


@pytest.mark.rule("PW-5.2.1-d", "PW-5.2.1-e")
def test_captured_spaces_are_stripped_last() -> None:
    """Own ones first, then neutral ones, then those of the enemy's colour."""
    units = {name: {"sparta": {"AH": 1}} for name in ("plataea", "cleonae", "thebes")}
    match = looking(units, control={"plataea": "sparta", "cleonae": "sparta"})
    assert plans(match, SPARTA, "decelea", (1, 0, 0)) == [[("thebes", (1, 0, 0))]]
    assert {name for name, _ in plans(match, SPARTA, "decelea", (2, 0, 0))[0]} == {"thebes", "cleonae"}


@pytest.mark.rule("PW-5.2.1-d")
def test_activated_sp_and_the_home_guard_are_left_behind_as_remaining() -> None:
    units = {"corinth": {"sparta": {"AH": 2}}, "thebes": {"sparta": {"AH": 2}}}
    match = looking(units, spent={"corinth": {"sparta": {"AH": 1}}})
    assert plans(match, SPARTA, "decelea", (1, 0, 0)) == [[("corinth", (1, 0, 0))]]
    assert plans(match, SPARTA, "decelea", (4, 0, 0)) == []
    home = looking(SPARTANS)
    assert plans(home, SPARTA, "tegea", (7, 0, 0)) == [[("sparta", (7, 0, 0))]]


@pytest.mark.rule("PW-5.2-l", "PW-5.1.5-d", "PW-5.3.2-f")
def test_a_cheaper_plan_is_used_only_if_the_better_one_cannot_be_paid() -> None:
    units = {"sparta": {"sparta": {"H": 1, "HG": 1}}, "corinth": {"sparta": {"AH": 3}}, "thebes": {"sparta": {"H": 3}}}
    match = looking(units)
    assert plans(match, SPARTA, "decelea", (3, 0, 0), 400) == [[("sparta", (1, 0, 0)), ("corinth", (2, 0, 0))]]
    assert plans(match, SPARTA, "decelea", (3, 0, 0), 399) != plans(match, SPARTA, "decelea", (3, 0, 0), 400)
    assert plans(match, SPARTA, "decelea", (3, 0, 0), 0) == [[("sparta", (1, 0, 0)), ("thebes", (2, 0, 0))]]
    assert plans(match, SPARTA, "decelea", (6, 0, 0), 399) == []


@pytest.mark.rule("PW-5.1.6-a", "PW-5.2-n")
def test_a_leader_alone_must_be_able_to_reach_his_first_sp() -> None:
    units = {
        "thebes": {"sparta": {"AH": 3}},
        "belmina": {"athens": {"H": 1}},
        "caryae": {"athens": {"H": 1}},
        "gythium": {"athens": {"H": 1}},
        "prasiae": {"athens": {"H": 1}},
        "corone": {"athens": {"H": 1}},
    }
    match = looking(units)
    assert plans(match, SPARTA, "decelea", (1, 0, 0)) == []
    home = looking({**units, "sparta": {"sparta": {"H": 1}}})
    assert plans(home, SPARTA, "decelea", (1, 0, 0)) == [[("sparta", (1, 0, 0))]]


@pytest.mark.rule("PW-5.2.1-b", "PW-COMP-ac")
def test_equal_plans_are_all_found() -> None:
    """Tegea and Methydrum are equally far from Sparta; where both give, either may be first."""
    units = {name: {"sparta": {"AH": 2}} for name in ("tegea", "methydrum")}
    match = looking(units)
    found = same(match, SPARTA, "mantinea", (1, 0, 0))
    assert sorted(NAMES[plan[0].space] for plan in found) == ["methydrum", "tegea"]
    assert len(same(match, SPARTA, "mantinea", (2, 0, 0))) == 2, "one from each, in two orders: two would empty a space"
    plenty = looking({name: {"sparta": {"AH": 3}} for name in units})
    assert [len(plan) for plan in same(plenty, SPARTA, "mantinea", (2, 0, 0))] == [1, 1], "one stop is nearer than two"


@pytest.mark.rule("PW-EVT.6-f")
def test_in_the_plague_no_plan_leads_allies_through_athens() -> None:
    units = {"larisa": {"athens": {"AH": 3}}, "piraeus": {"athens": {"N": 4}}}
    match = looking(units, "sparta", this_turn={"plague": 1})
    assert plans(match, ATHENS, "pylos", (2, 0, 2)) == []


# -- common sense, chance, and the plan carried out -------------------------------------------------------------------


def sparta_plans(dice: str = "", **given: Any) -> Table:
    """Sparta, not the player's, makes its first operation: Cut LOC against Plataea with two Hoplites."""
    units = {"athens": {"athens": {"H": 1}}, "tegea": {"sparta": {"AH": 3}}, "methydrum": {"sparta": {"AH": 3}}}
    words = {
        "units": units,
        "leaders": {"cleon": "athens", "agis": "sparta"},
        "treasury": {"sparta": 3000},
        "done": {"athens": 1},
        "strategy": "cause_rebellion",
        **given,
    }
    return table(dice=dice, **words, phase="operations")


@pytest.mark.rule("PW-5.2.1-g")
def test_what_the_priorities_leave_open_the_player_may_settle() -> None:
    match = sparta_plans("6 6 6")
    assert (asked(match).kind, asked(match).rule) == ("common_sense", "PW-5.2.1-g")
    assert keys(match) == ["methydrum-2-0-0", "pass", "pass_always", "tegea-2-0-0"]
    assert [option.on for option in asked(match).options][3] == {"space": "tegea", "amount": 2}
    play(match, "methydrum-2-0-0")
    [event] = happened(match, ExpeditionPlanned)
    assert (event.stops, event.plans, event.die, event.talents) == (("space:methydrum",), 2, 0, 400)


@pytest.mark.rule("PW-5.2.1-b", "PW-5.2.1-g", "PW-COMP-ac")
@pytest.mark.parametrize("die", [1, 2])
def test_if_he_passes_a_die_settles_it(die: int) -> None:
    match = play(sparta_plans(f"6 6 {die} 6"), "pass")
    [event] = happened(match, ExpeditionPlanned)
    assert (event.die, event.plans) == (die, 2)
    seen = {happened(play(sparta_plans(f"6 6 {n} 6"), "pass"), ExpeditionPlanned)[0].stops for n in (1, 2)}
    assert len(seen) == 2


@pytest.mark.rule("PW-5.2.1-g")
def test_he_need_not_be_asked_again() -> None:
    match = play(sparta_plans("6 6 2 6"), "pass_always")
    assert [order.moment for order in match.state.standing] == ["common_sense"]


@pytest.mark.rule("PW-5.2-m", "PW-5.1.5-e", "PW-5.2.1-a", "PW-5.2-n")
def test_the_plan_is_carried_out_stop_by_stop() -> None:
    """SP are paid as they are activated, national ones before Allied ones in the same space."""
    units = {
        "athens": {"athens": {"H": 1}},
        "sparta": {"sparta": {"H": 1, "AH": 2, "HG": 1}},
        "thebes": {"sparta": {"AH": 2}},
    }
    match = sparta_plans("6 6 6", units=units)
    assert [(e.space, e.nation, e.hoplite, e.talents) for e in happened(match, Activated)] == [
        ("space:sparta", "effect:sparta", 1, 0),
        ("space:sparta", "effect:sparta_allied", 1, 200),
    ]
    assert happened(match, OperationEnded)[0].space == "space:plataea"
    holds(match, treasury={"sparta": 2700})


@pytest.mark.rule("PW-5.2-l", "PW-5.3.2-e", "PW-5.2-m")
def test_without_a_plan_the_side_passes_and_pays_nothing() -> None:
    match = sparta_plans("6 6", units={"athens": {"athens": {"H": 1}}, "thebes": {"sparta": {"AH": 1}}})
    assert [event.why for event in happened(match, Passed)] == ["effect:pass_no_expedition"]
    holds(match, treasury={"sparta": 3000}, rebellion={"plataea": False})


@pytest.mark.rule("PW-5.2-l", "PW-5.4-h")
def test_the_hundred_talents_are_part_of_what_must_be_paid() -> None:
    units = {"athens": {"athens": {"H": 1}}, "thebes": {"sparta": {"AH": 3}}}
    poor = sparta_plans("6 6", units=units, treasury={"sparta": 499})
    assert [event.why for event in happened(poor, Passed)] == ["effect:pass_no_expedition"]
    rich = sparta_plans("6 6 1", units=units, treasury={"sparta": 500})
    assert happened(rich, Passed) == []
    holds(rich, treasury={"sparta": 400})


def hunted(dice: str, units: dict[str, Any], plan: list[Any], **with_him: int) -> Table:
    """Agis musters by a plan for Decelea, and what happens on his way."""
    return table(
        dice=dice,
        units={"athens": {"athens": {"H": 1}}, **units},
        leaders={"cleon": "athens"},
        treasury={"sparta": 3000},
        done={"athens": 1, "sparta": 1},
        phase="operations",
        expedition={
            "side": "sparta",
            "leader": "agis",
            "at": "corinth",
            "objective": "decelea",
            "units": with_him,
            "plan": plan,
        },
    )


@pytest.mark.rule("PW-5.2-m", "PW-5.2.1-g")
def test_after_losses_the_side_plans_again_for_what_is_missing() -> None:
    """One of two Hoplites falls at Pegae: two are taken in Thebes instead of one."""
    units = {"pegae": {"athens": {"H": 1}}, "thebes": {"sparta": {"AH": 5}}}
    match = hunted("1 4 1 2", units, [["thebes", {"H": 1}]], H=2)
    assert sum(event.hoplite for event in happened(match, Activated) if event.space == "space:thebes") == 2


@pytest.mark.rule("PW-5.2-m", "PW-5.2.1-g")
def test_if_nothing_more_is_to_be_had_it_goes_on_with_what_it_has() -> None:
    units = {"pegae": {"athens": {"H": 1}}, "thebes": {"sparta": {"AH": 1}}}
    match = hunted("1 4 1 2", units, [["thebes", {"H": 1}]], H=3)
    assert [(event.space, event.hoplite) for event in happened(match, Activated)] == [("space:thebes", 1)]
    assert happened(match, OperationEnded)[0].space == "space:decelea"
    assert "space:thebes" in [event.to for event in happened(match, Moved)]


@pytest.mark.rule("PW-8.1.6-a", "PW-5.1.5-f")
def test_the_non_player_athens_keeps_its_fund_too() -> None:
    match = looking({"athens": {"athens": {"H": 6}}}, "sparta", treasury={"athens": 1500})
    assert to_spend(match.state, ATHENS) == 500
    assert plans(match, ATHENS, "megara", (3, 0, 0), 500) == []
    assert len(plans(match, ATHENS, "megara", (2, 0, 0), 500)) == 1


def source(s: PeloponnesianState, name: str, side: int = SPARTA, shares: tuple[Share, ...] = ()) -> Source:
    return Source(s, side, NUMBER[name], 1, shares)


def named(found: list[Source]) -> list[str]:
    return [NAMES[one.space] for one in found]


@pytest.mark.rule("PW-5.2.1-c", "PW-5.2.1-d", "PW-5.1.5-d")
def test_what_a_rally_space_gives_keeps_and_costs() -> None:
    s = position(
        units={"corinth": {"sparta": {"H": 1, "AH": 3, "AC": 1, "N": 1, "AN": 2}}},
        spent={"corinth": {"sparta": {"AH": 1}}},
    )
    one = source(s, "corinth")
    assert (one.supply, one.present) == ([3, 1, 3], [4, 1, 3])
    assert [one.talents((n, 0, 0)) for n in range(4)] == [0, 0, 200, 400], "Spartans first, who serve for nothing"
    assert one.talents((1, 1, 1)) == 200 + one.talents((0, 0, 1))
    assert one.stop((2, 1, 0)) == Stop(NUMBER["corinth"], (2, 1, 0), 400)
    assert one.penalties((0, 0, 0)) == (0, 0, 0, 0)
    assert one.penalties((3, 0, 0)) == (0, 0, 0, 0), "who was activated before stays"
    assert one.penalties((3, 1, 2)) == (0, 0, 0, 1), "the last Cavalry"
    assert one.penalties((3, 1, 3)) == (0, 0, 0, 2), "and the last ship; the space is not empty"


@pytest.mark.rule("PW-5.2.1-d", "PW-5.2.1-e")
@pytest.mark.parametrize(
    ("name", "emptied"), [("plataea", (1, 0, 0, 1)), ("cleonae", (0, 1, 0, 1)), ("thebes", (0, 0, 1, 1))]
)
def test_a_space_that_is_emptied_counts_by_its_colour(name: str, emptied: tuple[int, ...]) -> None:
    s = position(units={name: {"sparta": {"AH": 2}}}, control={name: "sparta"})
    assert source(s, name).penalties((2, 0, 0)) == emptied
    assert source(s, name).penalties((1, 0, 0)) == (0, 0, 0, 0)


@pytest.mark.rule("PW-EVT.6-f")
def test_allies_are_among_those_taken_once_the_athenians_are_gone() -> None:
    s = position(units={"chios": {"athens": {"H": 2, "AH": 1, "AN": 1}}})
    one = source(s, "chios", ATHENS)
    assert [one.allied(taken) for taken in ((2, 0, 0), (3, 0, 0), (0, 0, 1), (0, 0, 0))] == [False, True, True, False]


@pytest.mark.rule("PW-5.2-k", "PW-EV1.10-a")
def test_what_is_prescribed_is_counted_apart() -> None:
    """Two Spartans from anywhere, three allies of Thebes from Thebes, two more allies from wherever they are."""
    spartans, allies = column(SPARTAN, HOPLITE), column(SPARTAN_ALLIED, HOPLITE)
    thebes = NUMBER["thebes"]
    shares = (Share(spartans, 2), Share(allies, 3, thebes), Share(allies, 2))
    s = position(
        units={
            "sparta": {"sparta": {"H": 4}},
            "thebes": {"sparta": {"AH": 4, "AC": 2}},
            "corinth": {"sparta": {"AH": 5}},
        }
    )
    assert source(s, "sparta", shares=shares).supply == [4, 0, 0, 4, 0, 0]
    assert source(s, "thebes", shares=shares).supply == [4, 2, 0, 0, 4, 1], "three of four are spoken for"
    assert source(s, "corinth", shares=shares).supply == [5, 0, 0, 0, 0, 5]
    assert parts_of((7, 4, 0), shares) == (0, 4, 0, 2, 3, 2), "all Hoplites are prescribed, the Cavalry is not"
    assert parts_of((7, 4, 1), ()) == (7, 4, 1)
    one = source(s, "thebes", shares=shares)
    taken: Parts = (0, 2, 0, 0, 3, 1)
    assert one.force(taken) == (4, 2, 0)
    assert one.talents(taken) == 6 * 200
    assert one.stop(taken) == Stop(thebes, (4, 2, 0), 1200, (Share(allies, 3, thebes), Share(allies, 1, NOBODY))), (
        "what of it is prescribed goes with the stop"
    )
    assert one.penalties(taken) == (0, 0, 1, 2)
    assert not one.allied(taken), "allies of Sparta are no Athenian allies"


@pytest.mark.rule("PW-5.2-k", "PW-EVT.6-f")
def test_prescribed_allies_of_athens_are_allies_and_ships_may_be_prescribed() -> None:
    shares = (Share(column(ATHENIAN_ALLIED, HOPLITE), 1), Share(column(ATHENIAN_ALLIED, NAVAL), 2))
    s = position(units={"chios": {"athens": {"N": 1, "AH": 1, "AN": 2}}})
    one = source(s, "chios", ATHENS, shares)
    assert [one.allied(taken) for taken in ((0, 0, 1, 0, 0), (0, 0, 0, 1, 0), (0, 0, 0, 0, 1))] == [False, True, True]
    assert one.force((0, 0, 0, 1, 2)) == (1, 0, 2)
    one.without_ships()
    assert one.supply == [1, 0, 0, 1, 0]


def all_ways(spaces: list[Source], wanted: Parts, talents: int) -> list[tuple[tuple[int, ...], ...]]:
    """Every way to take exactly what is wanted and can be paid, in the order of the priorities."""
    rings = sorted({one.distance for one in spaces})
    found: list[tuple[tuple[int, ...], tuple[Parts, ...]]] = []
    choices = [list(product(*(range(n + 1) for n in one.supply))) for one in spaces]
    for taken in product(*choices):
        if tuple(map(sum, zip(*taken, strict=True))) != wanted:
            continue
        if sum(one.talents(t) for one, t in zip(spaces, taken, strict=True)) > talents:
            continue
        each = [one.penalties(t) for one, t in zip(spaces, taken, strict=True)]
        near = [-sum(sum(t) for one, t in zip(spaces, taken, strict=True) if one.distance == ring) for ring in rings]
        found.append(((*map(sum, zip(*each, strict=True)), *near), taken))
    return [taken for _, taken in sorted(found)]


@pytest.mark.rule("PW-5.2.1-a", "PW-5.2.1-b", "PW-5.2.1-c", "PW-5.2.1-d", "PW-5.2.1-e", "PW-5.1.5-d")
@pytest.mark.parametrize("talents", [0, 200, 400, 600, 99_999])
@pytest.mark.parametrize("wanted", [(2, 0, 0), (3, 1, 0), (4, 0, 1), (2, 1, 2), (6, 1, 3), (9, 0, 0), (0, 3, 0)])
def test_every_way_to_take_what_is_wanted_comes_once_the_best_first(wanted: Force, talents: int) -> None:
    s = position(
        units={
            "sparta": {"sparta": {"H": 2, "C": 1}},
            "gythium": {"sparta": {"N": 1}},
            "tegea": {"sparta": {"AH": 1}},
            "corinth": {"sparta": {"H": 1, "AH": 2, "AN": 2}},
            "plataea": {"sparta": {"AH": 1, "AC": 1}},
        },
        control={"plataea": "sparta"},
    )
    spaces = sources(s, SPARTA, NUMBER["decelea"])
    assert named(spaces)[:1] == ["sparta"]
    assert [one.distance for one in spaces] == sorted(one.distance for one in spaces)
    found = list(Allocations(spaces, wanted, talents))
    plain = all_ways(spaces, wanted, talents)
    assert [rank for rank, _ in found] == sorted(rank for rank, _ in found)

    def laid_out(stops: list[tuple[Source, Parts]]) -> tuple[Parts, ...]:
        taken = {one.space: t for one, t in stops}
        return tuple(taken.get(one.space, (0, 0, 0)) for one in spaces)

    ways = [laid_out(stops) for _, stops in found]
    assert sorted(ways) == sorted(plain), "each of them once, and none that cannot be paid"
    ranks = {way: rank for (rank, _), way in zip(found, ways, strict=True)}
    assert [ranks[way] for way in plain] == sorted(ranks.values()), "in the order of the priorities"
    assert all(any(taken) for _, stops in found for _, taken in stops), "who gives nothing is no stop"


def orders(s: PeloponnesianState, objective: str, start: str, group: Force, *stops: tuple[str, Force]) -> list[str]:
    near = {one.space: one for one in sources(s, SPARTA, NUMBER[objective])}
    rest = tuple(sorted(((near[NUMBER[name]], taken) for name, taken in stops), key=lambda stop: stop[0].distance))
    found = Visits(Legs(s, SPARTA, NUMBER[objective]), NUMBER[objective]).orders(NUMBER[start], group, False, rest)
    return sorted(" ".join(NAMES[one.space] for one, _ in order) for order in found)


@pytest.mark.rule("PW-5.2.1-b", "PW-5.2.1-g", "PW-5.1.1-p")
def test_nearer_stops_first_unless_that_closes_the_way() -> None:
    units: dict[str, Any] = {
        "gythium": {"sparta": {"N": 2}},
        "tegea": {"sparta": {"AH": 2}},
        "methydrum": {"sparta": {"AH": 2}},
        "corinth": {"sparta": {"AH": 2, "AN": 2}},
    }
    s = position(units=units)
    land = ("tegea", (1, 0, 0)), ("methydrum", (1, 0, 0))
    assert orders(s, "megara", "sparta", (1, 0, 0), *land) == ["methydrum tegea", "tegea methydrum"], "equally far"
    assert orders(s, "megara", "sparta", (1, 0, 0), ("corinth", (1, 0, 0)), land[0]) == ["tegea corinth"]
    assert orders(s, "cythera", "sparta", (0, 0, 0), ("gythium", (0, 0, 1)), land[0]) == ["tegea gythium"], (
        "the ship is nearer, but with it nobody comes to Tegea"
    )
    assert orders(s, "thebes", "sparta", (1, 0, 0), ("gythium", (0, 0, 1))) == [], "no ship goes to Thebes"
    assert orders(s, "megara", "sparta", (1, 0, 0)) == [""], "without stops there is one order"
    assert orders(s, "cythera", "sparta", (1, 0, 0)) == [], "without ships nobody comes to Cythera"


@pytest.mark.rule("PW-EVT.6-f", "PW-5.2.1-g")
def test_in_the_turn_of_the_plague_allies_do_not_come_through_athens() -> None:
    units = {"plataea": {"athens": {"AH": 1, "H": 1}}, "athens": {"athens": {"H": 1}}}
    for sick in (False, True):
        s = position(player="sparta", units=units)
        s.now = Turn(plague=sick)
        legs = Legs(s, ATHENS, NUMBER["sunium"])
        start, goal = NUMBER["plataea"], NUMBER["athens"]
        assert legs.possible((1, 0, 0), False, start, goal)
        assert legs.possible((1, 0, 0), True, start, goal) is not sick
        assert legs.possible((1, 0, 0), True, start, start), "who is there need not go"


@pytest.mark.rule("PW-EVT.6-f", "PW-5.2.1-g")
def test_allies_who_have_joined_keep_out_of_athens_with_those_who_join_later() -> None:
    s = position(player="sparta", units={"plataea": {"athens": {"H": 1}}})
    s.now = Turn(plague=True)
    athens, plataea = NUMBER["athens"], source(s, "plataea", ATHENS)
    visits = Visits(Legs(s, ATHENS, athens), athens)
    rest = ((plataea, (1, 0, 0)),)
    assert visits.orders(NUMBER["panactum"], (1, 0, 0), False, rest) == [rest]
    assert visits.orders(NUMBER["panactum"], (1, 0, 0), True, rest) == []


@pytest.mark.rule("PW-EVT.6-f", "PW-5.2-l")
@pytest.mark.parametrize(("units", "plans"), [({"H": 1}, 1), ({"AH": 1}, 0), ({"H": 1, "AH": 1}, 1)])
def test_a_plan_of_the_turn_of_the_plague_minds_who_is_in_it(units: dict[str, int], plans: int) -> None:
    """From Athens to Piraeus: Athenians may, allies may not; Athenians are taken first."""
    s = position(player="sparta", units={"athens": {"athens": units}})
    s.now = Turn(plague=True)
    assert len(best_plans(s, ATHENS, NUMBER["piraeus"], (1, 0, 0), 9999)) == plans


@pytest.mark.rule("PW-5.2.1-b")
def test_of_several_orders_those_that_visit_nearer_spaces_first_are_left() -> None:
    s = position(units={"sparta": {"sparta": {"H": 1}}, "tegea": {"sparta": {"AH": 1}}})
    near, far = Source(s, SPARTA, NUMBER["sparta"], 0), Source(s, SPARTA, NUMBER["tegea"], 2)
    one, other = (near, (1, 0, 0)), (far, (1, 0, 0))
    assert nearest([(other, one), (one, other)]) == [(one, other)]
    assert nearest([(one, other), (one, other)]) == [(one, other), (one, other)]


@pytest.mark.rule("PW-5.2.1-b", "PW-COMP-ac", "PW-5.2.1-a")
def test_all_plans_that_are_equally_good_are_found_and_no_other() -> None:
    """Of two spaces equally far either gives one more; the third, further off, gives what is missing."""
    units: dict[str, Any] = {name: {"sparta": {"AH": 3}} for name in ("tegea", "methydrum", "corinth")}
    s = position(units=units)

    def found(objective: str, wanted: Force) -> list[list[tuple[str, Force]]]:
        plans = best_plans(s, SPARTA, NUMBER[objective], wanted, 99_999)
        return sorted([(NAMES[stop.space], stop.force) for stop in plan] for plan in plans)

    assert found("mantinea", (2, 0, 0)) == [[("methydrum", (2, 0, 0))], [("tegea", (2, 0, 0))]]
    three = found("megara", (3, 0, 0))
    assert len(three) == 4, "two and one or one and two, each in two orders"
    assert found("megara", (5, 0, 0)) == [
        [("methydrum", (2, 0, 0)), ("tegea", (2, 0, 0)), ("corinth", (1, 0, 0))],
        [("tegea", (2, 0, 0)), ("methydrum", (2, 0, 0)), ("corinth", (1, 0, 0))],
    ]


@pytest.mark.rule("PW-5.2.1-g", "PW-5.1.1-p")
def test_as_many_ships_as_land_sp_are_enough() -> None:
    s = position(units={"sparta": {"sparta": {"H": 2}}, "gythium": {"sparta": {"N": 2}}})
    plans = best_plans(s, SPARTA, NUMBER["cythera"], (1, 0, 1), 99_999)
    assert [[(NAMES[stop.space], stop.force) for stop in plan] for plan in plans] == [
        [("sparta", (1, 0, 0)), ("gythium", (0, 0, 1))]
    ]


@pytest.mark.rule("PW-5.2.1-g", "PW-5.1.1-p", "PW-5.2-l")
def test_only_spaces_from_which_somebody_can_come_are_looked_at() -> None:
    units = {
        "sparta": {"sparta": {"H": 2}},
        "gythium": {"sparta": {"N": 1}},
        "thebes": {"sparta": {"AH": 2}},
        "melos": {"sparta": {"AH": 1}},
        "cythera": {"sparta": {"AH": 1, "AN": 1}},
    }
    s = position(units=units, control={"melos": "sparta", "cythera": "sparta"})

    def of_use(objective: str, whole: Force) -> dict[str, list[int]]:
        goal = NUMBER[objective]
        found = useful(Legs(s, SPARTA, goal), sources(s, SPARTA, goal), whole, goal)
        return {NAMES[one.space]: one.supply for one in found}

    assert set(of_use("decelea", (3, 0, 0))) == {"sparta", "thebes", "gythium"}, "by land, from no island"
    by_sea = of_use("samos", (1, 0, 1))
    assert set(by_sea) == {"sparta", "thebes", "gythium", "melos", "cythera"}
    assert by_sea["gythium"][NAVAL] == by_sea["cythera"][NAVAL] == 1
    inland = of_use("tegea", (1, 0, 1))
    assert all(supply[NAVAL] == 0 for supply in inland.values()), "no ship comes to Tegea"
    assert by_sea["sparta"][CAVALRY] == 0
