"""1, 2, 22, 24 Set-up: the pack, the board, the deal of the basic Generals, and fewer players."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import INDEPENDENT, MAJOR_CITY, MINOR_CITY, NOBODY, STRONGHOLD, WAITING
from strategos.games.successors.common.events import GeneralsDealt
from strategos.games.successors.third import GAME
from strategos.games.successors.third.facts import (
    ARMIES,
    CARD_KIND,
    CARDS,
    COUNTERS,
    GENERAL_NAMES,
    KIND,
    MAP,
    NAMES,
    ROYAL_NUMBER,
    STARTS,
    TABLE_CARDS,
    TROOP_NAMES,
)
from strategos.games.successors.third.set_up import basic, begin, deal_generals, placement
from strategos.games.successors.third.sieges import needed
from strategos.games.successors.third.state import SuccessorsState
from strategos.kernel.game import Setup
from tests.successors.table import BLUE, RED, YELLOW, force, general, owner, royal, run, told, units

from .table import at, position


def setup(seats: int, **options: str) -> Setup:
    return Setup(seats, "alexander", dict(options))


def dealt(seats: int, **options: str) -> list[str]:
    return [GENERAL_NAMES[g] for g in basic(setup(seats, **options))]


def in_the_deck(seats: int, **options: str) -> list[str]:
    """The General cards in the Tyche deck."""
    names = [CARDS.cards[n].id for n in begin(setup(seats, **options)).discards]
    return [name.removeprefix("general_") for name in names if name.startswith("general_")]


# -- 2, 22.1 the pack and the board -----------------------------------------------------------------------------------


@pytest.mark.rule("S3-1-a", "S3-24.1-a", "S3-24.2-a")
def test_two_to_four_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]


@pytest.mark.rule("S3-2.1-b", "S3-22.1-a", "S3-7.1-b")
def test_the_pack_has_sixty_four_cards_with_those_of_the_generals() -> None:
    tyche = sum(row.copies for row in CARDS.cards if row.kind != "general")
    # Polyperchon is on the card of Antipatros; and one card is the Usurper's.
    generals = [row.id for row in COUNTERS.generals if row.id != "polyperchon"]
    assert tyche + len(generals) + 1 == 64
    assert set(CARD_KIND) == {"event", "bonus", "general", "surprise"}
    assert len(begin(setup(4)).discards) == tyche + 2


@pytest.mark.rule("S3-2.2-a", "S3-14.2-a")
def test_there_are_four_types_of_cus_and_the_silver_shields() -> None:
    assert TROOP_NAMES == ("mercenary", "loyal", "royal", "silver_shields", "elephant")


@pytest.mark.rule("S3-2.3-c", "S3-2.3-d", "S3-22.1-g", "S3-22.1-i", "S3-7.8-h")
def test_green_spaces_begin_independent_with_markers_of_three_or_one() -> None:
    s = begin(setup(4))
    green = [n for n, row in enumerate(MAP.spaces) if row.grey]
    assert [n for n, found in enumerate(s.control) if found == INDEPENDENT] == green
    assert all(found == NOBODY for n, found in enumerate(s.control) if n not in green)
    values = {MAJOR_CITY: 3, STRONGHOLD: 3, MINOR_CITY: 1}
    assert {KIND[n] for n in green} == set(values)
    assert all(needed(s, n) == values[KIND[n]] for n in green)


@pytest.mark.rule("S3-22.1-c", "S3-22.1-d", "S3-22.1-e", "S3-22.1-f", "S3-18.2-a")
def test_where_the_royal_family_begins_with_nobody() -> None:
    s = begin(setup(4))
    where = {"alexandros": "babylon", "hearse": "babylon", "herakles": "damaskos", "kleopatra": "sardeis"}
    where |= {"thessalonike": "pella", "olympias": "molossia", "philippos": "waiting"}
    for name, place in where.items():
        assert s.royal_at[ROYAL_NUMBER[name]] == at(place), name
    assert all(found == NOBODY for found in (*s.royal_of, *s.active_with))


@pytest.mark.rule("S3-22.1-h")
def test_two_independent_armies_begin_on_the_map_and_three_in_their_boxes() -> None:
    s = begin(setup(4))
    assert {name: s.army_at[n] for n, name in enumerate(ARMIES)} == {
        "leosthenes": at("lamia"),
        "ariarathes": at("komana"),
        "philon": WAITING,
        "glaukias": WAITING,
        "seuthes": WAITING,
    }


@pytest.mark.rule("S3-22.3-a", "S3-17.5-b", "S3-22.4-a")
def test_all_begin_as_champions_in_game_turn_one() -> None:
    s = begin(setup(4))
    assert all(s.champion)
    assert s.clock.round == 1


# -- 22.2, 24 which Generals are dealt --------------------------------------------------------------------------------

BASIC = ["perdikkas", "antipatros", "krateros", "ptolemaios", "leonnatos", "lysimachos", "peithon", "antigonos"]
SIX = [name for name in BASIC if name not in ("leonnatos", "lysimachos")]


@pytest.mark.rule("S3-22.2-a", "S3-8.5-a", "S3-2.4-a")
def test_four_players_are_dealt_the_eight_basic_generals() -> None:
    assert dealt(4) == BASIC
    assert in_the_deck(4) == ["seleukos", "eumenes"]


@pytest.mark.rule("S3-24.1-a")
def test_two_players_are_dealt_four_each() -> None:
    assert dealt(2) == BASIC
    assert in_the_deck(2) == ["seleukos", "eumenes"]


@pytest.mark.rule("S3-24.1-g")
def test_or_three_each_with_lysimachos_and_leonnatos_in_the_deck() -> None:
    assert dealt(2, fewer_players="second") == SIX
    assert in_the_deck(2, fewer_players="second") == ["seleukos", "eumenes", "lysimachos", "leonnatos"]


@pytest.mark.rule("S3-24.2-a")
def test_three_players_are_dealt_two_each_with_lysimachos_and_leonnatos_in_the_deck() -> None:
    assert dealt(3) == SIX
    assert in_the_deck(3) == ["seleukos", "eumenes", "lysimachos", "leonnatos"]


@pytest.mark.rule("S3-24.2-d")
def test_or_three_each_with_eumenes_and_seleukos_in_the_deck() -> None:
    assert dealt(3, fewer_players="second") == [*BASIC, "eumenes"]
    assert in_the_deck(3, fewer_players="second") == ["seleukos"]


def test_four_players_have_no_second_option() -> None:
    assert dealt(4, fewer_players="second") == BASIC


@pytest.mark.rule("S3-23.5-a")
def test_where_they_come_for_points_neither_of_them_is_in_the_deck() -> None:
    assert in_the_deck(4, generals_for_points="yes") == []
    assert in_the_deck(3, generals_for_points="yes") == ["lysimachos", "leonnatos"]


@pytest.mark.rule("S3-22.2-a", "S3-22.2-d")
def test_the_deal_gives_each_as_many() -> None:
    for seats, each in ((2, 4), (3, 2), (4, 2)):
        s = SuccessorsState(setup=setup(seats))
        run(deal_generals(s), "", drawn=tuple([1] * 20))
        counts = [sum(found == faction for found in s.received) for faction in range(seats)]
        assert counts == [each] * seats
        waiting = GENERAL_NAMES.index("demetrios")
        assert s.general_of[waiting] == NOBODY
        assert s.general_at[waiting] == WAITING


@pytest.mark.rule("S3-24.1-c", "S3-24.2-c")
def test_cards_set_aside() -> None:
    assert TABLE_CARDS == {2: 10, 3: 5, 4: 0}


# -- 22.2 placement ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-22.2-b", "S3-22.2-c")
def test_the_player_of_perdikkas_places_first_and_the_others_follow_clockwise() -> None:
    s = begin(setup(4))
    s.clock = position(turn=1).clock
    for name, who in (("perdikkas", RED), ("antipatros", RED), ("ptolemaios", YELLOW), ("krateros", BLUE)):
        number = GENERAL_NAMES.index(name)
        s.general_of[number] = s.received[number] = who
    run(placement(s))
    assert (general(s, "perdikkas"), general(s, "antipatros")) == (at("babylon"), WAITING)
    assert force(s, "red babylon") == units(royal=4, elephant=2)
    assert royal(s, "alexandros") == royal(s, "hearse") == "red"
    run(placement(s))
    assert general(s, "antipatros") == at("pella")
    run(placement(s))
    assert general(s, "ptolemaios") == at("memphis")
    run(placement(s), "", "blue: begin_at! issos")
    assert general(s, "krateros") == at("issos")
    assert [owner(s, NAMES[n]) for n in range(len(NAMES)) if MAP.spaces[n].province == "kilikia"].count("blue") == 2
    assert owner(s, "kelenderis") == "independent"


@pytest.mark.rule("S3-14.3-a", "S3-14.3-b")
def test_eight_royal_army_cus_begin_with_three_generals() -> None:
    royal_army = {GENERAL_NAMES[g]: row.troops["royal"] for g, row in STARTS.items() if "royal" in row.troops}
    assert royal_army == {"perdikkas": 4, "antipatros": 2, "krateros": 2}


@pytest.mark.rule("S3-22.2-a")
@pytest.mark.parametrize(("turn", "dealt"), [(1, True), (2, False)])
def test_generals_are_dealt_in_the_first_turn_only(turn: int, dealt: bool) -> None:
    s = position(turn=turn)
    run(deal_generals(s))
    assert bool(told(s, GeneralsDealt)) is dealt
