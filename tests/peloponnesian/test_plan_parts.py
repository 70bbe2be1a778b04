"""5.2.1 The parts a plan is made of: what a Rally space gives, every way to take SP, and the order of the stops."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

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
    ATHENIAN_ALLIED,
    ATHENS,
    CAVALRY,
    HOPLITE,
    NAMES,
    NAVAL,
    NUMBER,
    SPARTA,
    SPARTAN,
    SPARTAN_ALLIED,
    Force,
    column,
)
from strategos.games.peloponnesian.remembered import Turn
from strategos.games.peloponnesian.state import NOBODY, PeloponnesianState, Share, Stop

from .segment import position


def source(s: PeloponnesianState, name: str, side: int = SPARTA, shares: tuple[Share, ...] = ()) -> Source:
    return Source(s, side, NUMBER[name], 1, shares)


def named(found: list[Source]) -> list[str]:
    return [NAMES[one.space] for one in found]


# -- a Rally space ----------------------------------------------------------------------------------------------------


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


# -- what is taken where ----------------------------------------------------------------------------------------------


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


# -- in which order ---------------------------------------------------------------------------------------------------


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


# -- which spaces are of use ------------------------------------------------------------------------------------------


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
