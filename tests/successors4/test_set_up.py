"""4 Set-up."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import FACTIONS, INDEPENDENT, NOBODY, WAITING, outside
from strategos.games.successors.common.position import cus, places_of
from strategos.games.successors.common.scoring import fleet_owner, legitimacy, province_owner, victory_points
from strategos.games.successors.fourth import GAME
from strategos.games.successors.fourth.events import GeneralGivenUp
from strategos.games.successors.fourth.facts import (
    ARMIES,
    CARD_NAMES,
    CARDS,
    FLEETS,
    GENERAL_NAMES,
    GENERAL_NUMBER,
    GROUP,
    HERAKLES,
    MAJORS,
    MAP,
    NAMES,
    NUMBER,
    PROVINCE_NUMBER,
    ROYAL_NUMBER,
    ROYALS,
    STARTS,
    minors,
)
from strategos.games.successors.fourth.set_up import begin, deal_generals, place, placement, starting, starting_spaces
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.kernel.clock import AGAIN
from strategos.kernel.errors import BadInput
from strategos.kernel.game import Setup
from strategos.kernel.match import Match
from tests.successors.table import RED, force, general, owner, royal, run, told, units

from .table import at, fleet, position


def opening(seats: int = 4) -> SuccessorsState:
    return begin(Setup(seats, "alexander"))


def grey(seats: int, province: str) -> set[str]:
    s = opening(seats)
    rows = [row.id for row in MAP.spaces if row.province == province]
    return {name for name in rows if s.control[NUMBER[name]] == INDEPENDENT}


# -- 4.1, 4.2 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-4.1-e", "S4-2-o")
def test_grey_spaces_begin_independent_and_all_others_uncontrolled() -> None:
    s = opening()
    for row in MAP.spaces:
        assert s.control[NUMBER[row.id]] == (INDEPENDENT if row.grey else NOBODY)


@pytest.mark.rule("S4-4.1-f")
def test_thrake_is_free_but_for_apollonia_when_lysimachos_starts() -> None:
    assert grey(3, "thrake") == grey(5, "thrake") == {"apollonia"}
    assert grey(2, "thrake") == grey(4, "thrake") > {"apollonia"}


@pytest.mark.rule("S4-4.1-g", "S4-4.1-h", "S4-9.5-a")
def test_two_independent_armies_begin_on_the_map() -> None:
    where = dict(zip(ARMIES, opening().army_at, strict=True))
    assert where["leosthenes"] == at("lamia")
    assert where["ariarathes"] == at("komana")
    assert {where[name] for name in ("philon", "glaukias", "seuthes")} == {WAITING}


@pytest.mark.rule("S4-4.1-d", "S4-7.4-f")
def test_all_fleets_begin_on_their_lower_side() -> None:
    s = opening()
    assert list(s.upgraded) == [NOBODY] * len(FLEETS)
    assert not any(s.fleet_away)


@pytest.mark.rule("S4-4.1-b")
def test_the_deck_leaves_out_optional_cards_and_the_second_silver_shields() -> None:
    s = opening()
    names = [CARD_NAMES[card] for card in s.discards]
    assert "silver_shields_b" not in names
    assert "silver_shields" in names
    assert not {row.id for row in CARDS.cards if row.optional} & set(names)
    assert sum(row.copies for row in CARDS.cards) == 70
    assert len(names) == 70 - 1 - sum(row.copies for row in CARDS.cards if row.optional)


@pytest.mark.rule("S4-4.2-a", "S4-4.2-b", "S4-4.2-c", "S4-4.2-d")
def test_the_royal_family_begins_uncontrolled() -> None:
    s = opening()
    places = {"olympias": "molossia", "thessalonike": "pella", "kleopatra": "sardeis", "herakles": "damaskos"}
    for name, space in {**places, "alexandros": "babylon", "hearse": "babylon"}.items():
        assert s.royal_at[ROYAL_NUMBER[name]] == at(space)
        assert royal(s, name) is None
    assert s.royal_at[ROYAL_NUMBER["philippos"]] == WAITING


# -- 4.3, 4.4 ---------------------------------------------------------------------------------------------------------

USUAL = {"perdikkas", "antipatros", "krateros", "ptolemaios", "leonnatos", "peithon", "antigonos", "eumenes"}


def group(seats: int, name: str) -> set[str]:
    return {GENERAL_NAMES[g] for g in range(MAJORS) if GROUP[seats][g] == name}


@pytest.mark.rule("S4-4.3-a", "S4-4.3-b", "S4-4.3-c", "S4-4.3-d", "S4-4.3-e", "S4-7.1-i")
@pytest.mark.parametrize(
    ("seats", "more"), [(2, set()), (3, {"lysimachos"}), (4, set()), (5, {"lysimachos", "seleukos"})]
)
def test_the_groups_of_generals(seats: int, more: set[str]) -> None:
    assert group(seats, "starting") == USUAL | more
    assert group(seats, "reserve") == {"lysimachos", "seleukos", "aristonous", "nearchos", "asandros"} - more
    assert group(seats, "event") == {"polyperchon", "demetrios", "kassandros", "peukestas"}
    assert group(seats, "unavailable") == {"pleistarchos", "menelaos", "polyarchos"}


@pytest.mark.rule("S4-4.4-b", "S4-4.4-a")
@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 3), (4, 2)])
def test_the_starting_generals_are_dealt(seats: int, each: int) -> None:
    s = opening(seats)
    run(deal_generals(s))
    for faction in range(seats):
        assert sum(s.received[g] == faction for g in range(MAJORS)) == each
    assert {g for g in range(MAJORS) if s.received[g] != NOBODY} == set(starting(s.setup))
    assert all(s.received[g] == s.general_of[g] for g in starting(s.setup))


@pytest.mark.rule("S4-4.4-c")
def test_five_players_exchange_one_general_each() -> None:
    s = opening(5)
    # Dealt in order, two each: Perdikkas and Antipatros, Krateros and Ptolemaios, …
    given = ["antipatros", "krateros", "leonnatos", "peithon", "eumenes"]
    run(deal_generals(s), "", *given, drawn=(*range(10, 1, -1), 1, 1, 1, 1))
    back = [GENERAL_NUMBER[event.received.removeprefix("piece:")] for event in told(s, GeneralGivenUp)]
    assert sorted(back) == sorted(GENERAL_NUMBER[name] for name in given)
    assert [s.received[g] for g in back] == [0, 1, 2, 3, 4]
    assert s.received[GENERAL_NUMBER["perdikkas"]] == 0
    assert s.received[GENERAL_NUMBER["antipatros"]] != 0
    assert [sum(s.received[g] == f for g in range(MAJORS)) for f in range(5)] == [2] * 5


@pytest.mark.rule("S4-4.4-c")
def test_with_four_players_nobody_gives_up_a_general() -> None:
    s = opening(4)
    run(deal_generals(s))
    assert told(s, GeneralGivenUp) == []


# -- 4.6 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-4.6-a", "S4-4.6-n")
def test_placement_begins_with_perdikkas_and_goes_round_to_the_left() -> None:
    s = opening(4)
    dealt = {"perdikkas": 2, "peithon": 2, "ptolemaios": 3, "antigonos": 3, "antipatros": 0, "krateros": 0}
    for name, faction in {**dealt, "leonnatos": 1, "eumenes": 1}.items():
        s.general_of[GENERAL_NUMBER[name]] = s.received[GENERAL_NUMBER[name]] = faction
    placed: list[str] = []
    while True:
        before = [g for g in range(MAJORS) if s.general_at[g] == WAITING]
        last = {"krateros": ("issos",), "leonnatos": ("abydos",), "eumenes": ("tp_gangra",)}
        turn = ["perdikkas", "peithon", "ptolemaios", "antigonos", "antipatros", "krateros", "leonnatos", "eumenes"]
        again = run(placement(s), "", *last.get(turn[len(placed)], ()))
        placed += [GENERAL_NAMES[g] for g in before if s.general_at[g] != WAITING]
        if again is not AGAIN:
            break
    assert placed == turn
    assert general(s, "krateros") == at("issos")
    assert general(s, "seleukos") == WAITING


PLACED = [
    ("S4-4.6-c", "perdikkas", "babylon", {"royal": 4, "elephant": 2}, 6, 4, 6),
    ("S4-4.6-d", "antipatros", "pella", {"royal": 2, "loyal": 2}, 5, 3, 2),
    ("S4-4.6-e", "krateros", "tarsos", {"royal": 2, "loyal": 2}, 2, 2, 0),
    ("S4-4.6-f", "ptolemaios", "memphis", {"loyal": 2, "mercenary": 2}, 5, 6, 0),
    ("S4-4.6-g", "leonnatos", "daskyleion", {"loyal": 2, "mercenary": 2}, 2, 2, 1),
    ("S4-4.6-h", "peithon", "ekbatana", {"loyal": 2, "mercenary": 2}, 6, 2, 0),
    ("S4-4.6-i", "antigonos", "kelainai", {"loyal": 2, "mercenary": 2}, 4, 3, 0),
    ("S4-4.6-j", "eumenes", "mazaka", {"loyal": 2, "mercenary": 2}, 5, 2, 0),
    ("S4-4.6-k", "lysimachos", "abdera", {"loyal": 2, "mercenary": 2}, 5, 3, 0),
    ("S4-4.6-l", "seleukos", "damaskos", {"loyal": 2, "elephant": 2}, 2, 1, 2),
]


@pytest.mark.rule("S4-4.6-b", "S4-4.5-d", *[row[0] for row in PLACED])
@pytest.mark.parametrize(("name", "space", "brought", "markers", "vp", "legit"), [row[1:] for row in PLACED])
def test_what_a_starting_general_brings(
    name: str, space: str, brought: dict[str, int], markers: int, vp: int, legit: int
) -> None:
    s = opening(5)
    number = GENERAL_NUMBER[name]
    assert legitimacy(s, RED).value == 3
    assert victory_points(s, RED).value == 0
    s.general_of[number] = s.received[number] = RED
    assert NUMBER[space] in starting_spaces(number)
    place(s, RED, number, NUMBER[space])
    assert general(s, name) == at(space)
    assert force(s, f"red {space}") == units(**brought)
    assert sum(owner == RED for owner in s.control) == markers == STARTS[number].markers
    province = PROVINCE_NUMBER[STARTS[number].province]
    assert province_owner(s, province) == RED
    assert victory_points(s, RED).value == vp == STARTS[number].vp
    assert legitimacy(s, RED).value - 3 == legit == STARTS[number].legitimacy


@pytest.mark.rule("S4-4.6-e", "S4-4.6-g", "S4-4.6-j", "S4-4.6-k")
def test_where_some_may_choose() -> None:
    def names(general: str) -> set[str]:
        return {NAMES[n] for n in starting_spaces(GENERAL_NUMBER[general])}

    assert names("krateros") == {"tarsos", "issos"}
    assert names("leonnatos") == {"abydos", "daskyleion"}
    kappadokia = {row.id for row in MAP.spaces if row.province == "kappadokia"}
    assert names("eumenes") == kappadokia - {"komana"}
    assert names("lysimachos") == {row.id for row in MAP.spaces if row.province == "thrake"}


@pytest.mark.rule("S4-4.6-c", "S4-4.6-d", "S4-4.6-f")
def test_the_hearse_the_heir_and_the_fleets_come_with_their_generals() -> None:
    s = opening(4)
    for name, space in (("perdikkas", "babylon"), ("antipatros", "pella"), ("ptolemaios", "memphis")):
        s.general_of[GENERAL_NUMBER[name]] = RED
        place(s, RED, GENERAL_NUMBER[name], NUMBER[space])
    assert royal(s, "hearse") == royal(s, "alexandros") == "red"
    assert royal(s, "thessalonike") is None
    assert fleet_owner(s, fleet("makedonia")) == fleet_owner(s, fleet("aigyptos")) == RED
    assert owner(s, "pella") == "red"


@pytest.mark.rule("S4-4.6-m", "S4-4.6-l")
def test_herakles_adds_nothing_beside_alexandros() -> None:
    s = opening(5)
    for name, space in (("perdikkas", "babylon"), ("seleukos", "damaskos")):
        s.general_of[GENERAL_NUMBER[name]] = RED
        place(s, RED, GENERAL_NUMBER[name], NUMBER[space])
    assert royal(s, "herakles") == "red"
    assert legitimacy(s, RED).value == 3 + 6


@pytest.mark.rule("S4-7.2-x", "S4-7.2-l")
def test_all_of_the_royal_army_begins_on_the_map() -> None:
    s = opening(5)
    run(
        deal_generals(s),
        "",
        *["perdikkas", "krateros", "leonnatos", "peithon", "eumenes"],
        drawn=tuple(range(10, 1, -1)),
    )
    while True:
        free = [g for g in range(MAJORS) if s.received[g] != NOBODY and s.general_at[g] == WAITING]
        if not free:
            break
        place(s, s.received[free[0]], free[0], starting_spaces(free[0])[0])
    groups = list(s.troops.values())
    assert sum(group[2] for group in groups) == 8
    assert sum(group[4] for group in groups) == 4
    assert sum(cus(group) for group in groups) == 6 + 9 * 4
    assert all(places_of(s, faction) for faction in range(5))
    assert all(at_ % 2 == 0 for at_ in s.general_at[:MAJORS] if at_ >= 0)
    assert outside(NUMBER["babylon"]) in s.general_at


@pytest.mark.rule("S4-16.2-a")
def test_of_the_royal_family_herakles_alone_comes_late() -> None:
    late, plain = (begin(position(options=options).setup) for options in (("late_herakles",), ()))
    differ = [n for n in range(len(ROYALS)) if late.royal_at[n] != plain.royal_at[n]]
    assert differ == [HERAKLES]


@pytest.mark.rule("S4-4-a", "S4-16-a")
def test_players_and_optional_rules_are_settled_before_the_game() -> None:
    setup = GAME.setup(3, None, cavalry="yes")
    assert (setup.seats, setup.options["cavalry"], setup.options["short_game"]) == (3, "yes", "no")
    with pytest.raises(BadInput):
        GAME.setup(6)
    with pytest.raises(BadInput):
        GAME.setup(3, None, cavalry="perhaps")


@pytest.mark.rule("S4-4.1-a", "S4-4.1-i", "S4-2-aa", "S4-4.5-a")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_begins_in_game_turn_one_with_its_boxes_full(seats: int) -> None:
    s = begin(Setup(seats, "alexander"))
    assert s.clock.round == 1
    assert (s.helepolis, s.plundered, s.troops) == ({}, [], {})
    assert s.royal_at[ROYALS.index("philippos")] == WAITING
    assert [s.army_at[ARMIES.index(name)] for name in ("philon", "glaukias", "seuthes")] == [WAITING] * 3
    for faction in range(seats):
        assert [s.general_of[g] for g in minors(faction)] == [faction] * 4
        assert s.champion[faction] == 1
    assert len({*FACTIONS[:seats]}) == seats


@pytest.mark.rule("S4-4.1-a")
def test_a_match_begins_in_game_turn_one() -> None:
    assert GAME.round(Match(GAME, GAME.setup(4), 1).state) == 1
