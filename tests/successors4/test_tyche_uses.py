"""6.2 B2, B3, C, D What a card can be used for besides its event and a Forced March; 7.1 C Minor Generals."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, LOYAL, MERCENARY, NOBODY, OFF, WAITING, WAY_POINT
from strategos.games.successors.common.operation_points import upgrade_fleet, why_not_upgrade
from strategos.games.successors.common.position import Trainee
from strategos.games.successors.fourth.facts import (
    ANTIPATROS,
    BY_LAND_ROUTE,
    GENERAL_NUMBER,
    JOINED,
    KIND,
    MAP,
    NAMES,
    NUMBER,
    PORT,
    RESERVES,
    ROUTE,
)
from strategos.games.successors.fourth.minor_generals import arrange_minor
from strategos.games.successors.fourth.operation_points import place_markers, train, why_not_mark
from strategos.games.successors.fourth.recruiting import recruit, why_not_arrive, why_not_recruit
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.tasks import Train
from strategos.kernel.asking import No
from tests.successors.table import BLUE, RED, force, general, owner, question, run, units

from .table import at, fleet, position, run_agenda

# -- 6.2 B2 -----------------------------------------------------------------------------------------------------------


def refusal(space: str, marker: str, **given: Any) -> No | None:
    s = position(**{**given, "control": {marker: "red", **given.get("control", {})}})
    return why_not_mark(s, RED, (NUMBER[marker],), NUMBER[space])


def spaces_joined(kind: str) -> list[tuple[str, str]]:
    """Pairs of spaces joined by routes of one kind and no other, both fit for PC markers."""
    return [
        (row.a, row.b)
        for row in MAP.routes
        if row.kind == kind
        and len(ROUTE[NUMBER[row.a], NUMBER[row.b]]) == 1
        and WAY_POINT not in (KIND[NUMBER[row.a]], KIND[NUMBER[row.b]])
    ]


@pytest.mark.rule("S4-6.2-r", "S4-6.2-s")
def test_a_marker_goes_to_an_uncontrolled_space_without_enemy_cus() -> None:
    [(a, b), *_] = spaces_joined("land")
    assert refusal(b, a) is None
    for given in ({"control": {b: "blue"}}, {"control": {b: "independent"}}, {"cus": {f"blue {b}": {"loyal": 1}}}):
        no = refusal(b, a, **given)
        assert no is not None
        assert no.rule == "S4-6.2-r"
    no = refusal("tp_orestis", "herakleia_lynkestis")
    assert no is not None
    assert no.why == "not_open_for_a_marker"


@pytest.mark.rule("S4-6.2-t", "S4-6.2-u")
@pytest.mark.parametrize("kind", ["land", "mountain", "strait", "sea"])
def test_two_mp_reach_over_a_route_of_any_kind(kind: str) -> None:
    for a, b in spaces_joined(kind):
        assert refusal(b, a) is None


@pytest.mark.rule("S4-6.2-u")
def test_but_not_over_the_open_mediterranean() -> None:
    blocked = 0
    for a, b in spaces_joined("trans_mediterranean"):
        walls = {name: "blue" for name in NAMES if name not in (a, b)}
        no = refusal(b, a, control=walls)
        assert no is not None
        assert no.rule == "S4-6.2-t"
        blocked += 1
    assert blocked


@pytest.mark.rule("S4-6.2-t", "S4-6.2-v")
def test_the_way_is_barred_by_enemy_markers_and_cus_but_not_at_its_start() -> None:
    start, mid, end = two_land_steps()
    assert refusal(end, start, control=walls_around(start, mid, end)) is None
    for given in (
        {"control": {mid: "blue"}},
        {"control": {mid: "independent"}},
        {"cus": {f"blue {mid}": {"loyal": 1}}},
    ):
        control = {**walls_around(start, mid, end), **given.get("control", {})}
        no = refusal(end, start, **{**given, "control": control})
        assert no is not None
        assert no.rule == "S4-6.2-t"
    besieged = {"control": walls_around(start, mid, end), "cus": {f"blue {start}": {"loyal": 1}}}
    assert refusal(end, start, **besieged) is None


def two_land_steps() -> tuple[str, str, str]:
    return next(
        (NAMES[a], NAMES[b], NAMES[c])
        for a in range(len(NAMES))
        for b in BY_LAND_ROUTE[a]
        for c in BY_LAND_ROUTE[b]
        if a != c and c not in JOINED[a] and KIND[c] != WAY_POINT and KIND[a] != WAY_POINT
    )


def walls_around(*free: str) -> dict[str, str]:
    return {name: "independent" for name in NAMES if name not in free}


@pytest.mark.rule("S4-6.2-r", "S4-6.2-t", "S4-6.2-m")
def test_one_marker_for_each_point_traced_from_those_of_the_start_only() -> None:
    start, mid, end = two_land_steps()
    s = position(control={**walls_around(start, mid, end), start: "red"}, turn=1)
    before = (NUMBER[start],)
    answers = [name for name in (mid, end) if why_not_mark(s, RED, before, NUMBER[name]) is None]
    run(place_markers(s, RED, len(answers), before), "", *[f"mark! {name}" for name in answers])
    assert [owner(s, name) for name in answers] == ["red"] * len(answers)
    s = position(control={**walls_around(start, mid, end), start: "red"}, turn=1)
    run(place_markers(s, RED, 3, before), "", "mark! done")


# -- 6.2 B3 -----------------------------------------------------------------------------------------------------------


def trained(box: int, kind: int, points: int, *answers: str) -> SuccessorsState:
    s = position(control={"issos": "red"})
    s.training[RED] = Trainee(kind, box)
    s.agenda.append(Train(RED, points))
    run_agenda(s, "", *answers)
    return s


@pytest.mark.rule("S4-6.2-x", "S4-6.2-w")
def test_training_begins_with_the_choice_of_a_type() -> None:
    s = trained(0, 0, 2, "train! mercenary")
    assert s.training[RED] == Trainee(MERCENARY, 2)
    asked = question(train(position(), Train(RED, 4)))
    assert [option.key for option in asked[0].options] == ["loyal", "mercenary"]


@pytest.mark.rule("S4-6.2-y", "S4-6.2-z", "S4-6.2-w")
@pytest.mark.parametrize(
    ("box", "kind", "points", "then"),
    [(2, LOYAL, 4, Trainee(LOYAL, 6)), (3, LOYAL, 4, None), (1, MERCENARY, 2, None), (4, LOYAL, 2, Trainee(LOYAL, 6))],
)
def test_it_goes_on_and_ends_on_the_map(box: int, kind: int, points: int, then: Trainee | None) -> None:
    s = trained(box, kind, points, *(() if then else ("reinforce! issos",)))
    assert s.training[RED] == (then or Trainee())
    expected = units() if then else units(loyal=1) if kind == LOYAL else units(mercenary=1)
    assert force(s, "red issos") == expected


@pytest.mark.rule("S4-6.2-aa", "S4-6.2-z")
def test_what_is_left_trains_the_next_even_to_its_end() -> None:
    s = trained(2, MERCENARY, 3, "reinforce! issos", "train! loyal")
    assert s.training[RED] == Trainee(LOYAL, 2)
    s = trained(2, MERCENARY, 4, "reinforce! issos", "train! mercenary", "reinforce! issos")
    assert force(s, "red issos") == units(mercenary=2)
    assert s.training[RED] == Trainee()


# -- 6.2 C ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.2-ab")
def test_a_four_point_card_turns_a_fleet() -> None:
    s = position(provinces={"aigyptos": "red"})
    assert why_not_upgrade(s, RED, 3, fleet("aigyptos")) is not None
    assert why_not_upgrade(s, RED, 4, fleet("athenai")) is not None
    assert s.largest_fleet() == NOBODY
    run(upgrade_fleet(s, RED, 4), "", "fleet-aigyptos")
    assert s.largest_fleet() == RED
    assert why_not_upgrade(s, RED, 4, fleet("aigyptos")) is not None
    s = position(provinces={"aigyptos": "red"}, fleet_away=bytearray([1] * 8))
    assert why_not_upgrade(s, RED, 4, fleet("aigyptos")) is not None


# -- 6.2 D ------------------------------------------------------------------------------------------------------------

ARISTONOUS, ASANDROS, SELEUKOS = (GENERAL_NUMBER[name] for name in ("aristonous", "asandros", "seleukos"))


def faction(*generals: str, turn: int = 2, seats: int = 4, **given: Any) -> SuccessorsState:
    """Red received Krateros and Eumenes."""
    s = position(turn=turn, seats=seats, generals=dict(zip(("krateros", "eumenes"), generals, strict=False)), **given)
    for name in ("krateros", "eumenes"):
        s.received[GENERAL_NUMBER[name]] = RED
    return s


@pytest.mark.rule("S4-6.2-ad", "S4-6.2-ae", "S4-6.2-af", "S4-5.1-f")
@pytest.mark.parametrize(
    ("where", "turn", "allowed"),
    [
        (("red issos", "red tarsos"), 3, False),
        (("red issos", "red tarsos"), 4, True),
        (("red issos", "red dispersed"), 3, False),
        (("red issos", "red dead"), 2, True),
        (("red dead", "red dead"), 2, True),
    ],
)
def test_who_may_recruit(where: tuple[str, str], turn: int, allowed: bool) -> None:
    assert (why_not_recruit(faction(*where, turn=turn), RED, 3, ARISTONOUS) is None) is allowed


@pytest.mark.rule("S4-6.2-ae")
def test_never_more_than_one_beyond_those_received() -> None:
    s = faction("red issos", "red tarsos", turn=5)
    s.general_of[ARISTONOUS], s.general_at[ARISTONOUS] = RED, at("pella")
    assert why_not_recruit(s, RED, 4, SELEUKOS) is not None


@pytest.mark.rule("S4-6.2-ac", "S4-6.2-ah")
def test_whom_one_may_recruit_and_for_how_much() -> None:
    s = faction("red issos", "red dead")
    assert why_not_recruit(s, RED, 3, SELEUKOS) is None
    assert why_not_recruit(s, RED, 2, SELEUKOS) is not None
    assert why_not_recruit(faction("red issos", "red dead", seats=5), RED, 3, SELEUKOS) is not None
    s.general_at[SELEUKOS] = at("babylon")
    assert why_not_recruit(s, RED, 3, SELEUKOS) is not None
    assert why_not_recruit(s, RED, 3, ASANDROS) is not None
    s.general_at[ANTIPATROS] = DEAD
    assert why_not_recruit(s, RED, 3, ASANDROS) is None


@pytest.mark.rule("S4-6.2-ag")
@pytest.mark.parametrize(
    ("name", "province", "brought"),
    [
        ("lysimachos", "thrake", {"loyal": 1, "mercenary": 1}),
        ("seleukos", "babylonia", {"loyal": 1, "elephant": 1}),
        ("aristonous", "makedonia", {"loyal": 1, "mercenary": 1}),
        ("nearchos", "", {"mercenary": 2}),
        ("asandros", "karia", {"loyal": 1, "mercenary": 1}),
    ],
)
def test_what_reserve_generals_bring(name: str, province: str, brought: dict[str, int]) -> None:
    row = RESERVES[GENERAL_NUMBER[name]]
    assert (row.province, row.troops) == (province, brought)
    assert row.ports is (name == "nearchos")


@pytest.mark.rule("S4-6.2-ai", "S4-6.2-ag")
def test_he_arrives_in_his_province_without_enemies() -> None:
    s = position(cus={"blue pella": {"loyal": 1}}, generals={"antigonos": "blue bylazora"})
    assert why_not_arrive(s, RED, ARISTONOUS, NUMBER["amphipolis"]) is None
    assert why_not_arrive(s, RED, ARISTONOUS, NUMBER["tp_orestis"]) is None
    for space in ("pella", "bylazora", "issos"):
        assert why_not_arrive(s, RED, ARISTONOUS, NUMBER[space]) is not None
    for space in range(len(NAMES)):
        if not s.troops.get(space) and NAMES[space] not in ("pella", "bylazora"):
            assert (why_not_arrive(s, RED, GENERAL_NUMBER["nearchos"], space) is None) is PORT[space]


@pytest.mark.rule("S4-6.2-aj", "S4-6.2-ac")
@pytest.mark.parametrize("before", ["blue", "independent", "nobody"])
def test_he_may_bring_a_marker_even_into_a_major_city(before: str) -> None:
    s = faction("red issos", "red dead", control={"babylon": before})
    run(recruit(s, RED, 3), "", "recruit! seleukos", "recruit_at! babylon", "bring_marker! yes", "go_inside! yes")
    assert owner(s, "babylon") == "red"
    assert general(s, "seleukos") == at("babylon-inside")
    assert force(s, "red babylon-inside") == units(loyal=1, elephant=1)


@pytest.mark.rule("S4-6.2-aj")
def test_he_need_not() -> None:
    s = faction("red issos", "red dead", control={"babylon": "blue"})
    run(recruit(s, RED, 4), "", "seleukos", "babylon", "bring_marker! no")
    assert owner(s, "babylon") == "blue"
    assert general(s, "seleukos") == at("babylon")


@pytest.mark.rule("S4-6.2-ak")
def test_or_he_comes_as_a_reinforcement_without_a_marker() -> None:
    s = faction("red issos", "red dead")
    run(recruit(s, RED, 3), "", "seleukos", "as_reinforcement")
    assert general(s, "seleukos") == OFF
    run_agenda(s, "", "reinforce! issos", "reinforce! issos", "elephant=01", "loyal=01")
    assert general(s, "seleukos") == at("issos")
    assert force(s, "red issos") == units(loyal=1, elephant=1)
    assert owner(s, "issos") is None
    assert general(s, "lysimachos") == WAITING


# -- 7.1 C ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-7.1-o", "S4-7.1-u", "S4-7.1-v", "S4-9.1-d")
def test_a_minor_general_comes_goes_and_changes_places() -> None:
    s = position(
        control={"pella": "red", "issos": "red"},
        cus={"red pella-inside": {"loyal": 1}, "red issos": {"loyal": 1}, "blue pella": {"loyal": 3}},
        generals={"antigonos": "blue pella"},
    )
    places = [option.key for option in minor_places(s)]
    assert places == ["issos", "pella-inside"]
    run(arrange_minor(s, RED), "", "minor-red-1", "pella-inside")
    assert general(s, "minor-red-1") == at("pella-inside")
    run(arrange_minor(s, RED), "", "minor-red-1", "issos")
    assert general(s, "minor-red-1") == at("issos")
    assert force(s, "red pella-inside") == units(loyal=1)
    run(arrange_minor(s, RED), "", "minor-red-1", "leave")
    assert general(s, "minor-red-1") == OFF
    assert general(s, "minor-blue-1") == OFF
    assert s.general_of[GENERAL_NUMBER["minor-blue-1"]] == BLUE


def minor_places(s: SuccessorsState) -> list[Any]:
    procedure = arrange_minor(s, RED)
    procedure.send(None)
    asked: Any = procedure.send([GENERAL_NUMBER["minor-red-1"]])
    procedure.close()
    return list(asked.decisions[0].options)
