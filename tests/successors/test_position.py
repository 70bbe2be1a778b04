"""The plain questions about a position: whose CUs are where, and who stands beside them."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.activation import refit
from strategos.games.successors.common.board import INDEPENDENT, NOBODY
from strategos.games.successors.common.card_events import RoyalPlaced
from strategos.games.successors.common.cards.aims import leads_army
from strategos.games.successors.common.dispersal import kill
from strategos.games.successors.common.minor_generals import has_cus
from strategos.games.successors.common.position import (
    cus_in_space,
    enemy_generals_at,
    enemy_spaces,
    has_enemy_at,
    has_enemy_general_at,
    places_of,
    positions_of,
)
from strategos.games.successors.common.royal_family import put_royal
from strategos.games.successors.common.segments import unmoved_at
from strategos.games.successors.common.steps import whole_force
from strategos.games.successors.common.succession import take_command
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.common.victory import macedonians

from .book import Book
from .table import BLUE, RED, YELLOW, run, told, units

# Pella is the first space of the list, its sea position the last but for those of all other spaces.


def test_the_cus_of_the_next_faction_in_the_first_space_are_not_ones_own(book: Book) -> None:
    s = book.position(cus={"red pella": {"loyal": 1}, "yellow pella": {"mercenary": 1}})
    assert (has_cus(s, BLUE), positions_of(s, BLUE), places_of(s, BLUE), macedonians(s, BLUE)) == (False, [], [], 0)
    assert (has_cus(s, RED), positions_of(s, RED), places_of(s, RED)) == (
        True,
        [book.at("pella")],
        [book.facts.NUMBER["pella"]],
    )
    assert (macedonians(s, RED), macedonians(s, YELLOW)) == (1, 0)


def test_both_positions_of_a_city_are_one_space_and_each_counts_once(book: Book) -> None:
    s = book.position(cus={"red pella": {"loyal": 1}, "red pella-inside": {"loyal": 1}, "red issos": {"loyal": 1}})
    assert positions_of(s, RED) == sorted([book.at("pella"), book.at("pella-inside"), book.at("issos")])
    assert places_of(s, RED) == sorted([book.facts.NUMBER["pella"], book.facts.NUMBER["issos"]])


def test_enemies_are_all_others_on_land(book: Book) -> None:
    s = book.position(
        cus={"red pella": {"loyal": 1}, "blue issos": {"loyal": 1}, "yellow tyros-sea": {"loyal": 1}},
        armies={"philon": "lamia", "seuthes": "waiting"},
    )
    assert enemy_spaces(s, BLUE) == {book.facts.NUMBER["pella"], book.facts.NUMBER["lamia"]}
    assert enemy_spaces(s, RED) == {book.facts.NUMBER["issos"], book.facts.NUMBER["lamia"]}


def test_whose_generals_stand_in_a_position_with_others(book: Book) -> None:
    s = book.position(generals={"eumenes": "red issos", "krateros": "blue issos"}, armies={"philon": "issos"})
    assert list(enemy_generals_at(s, RED, book.at("issos"))) == [BLUE, INDEPENDENT]
    assert list(enemy_generals_at(s, INDEPENDENT, book.at("issos"))) == [BLUE, RED]
    alone = book.position(generals={"eumenes": "red issos"}, armies={"philon": "lamia"})
    assert not has_enemy_general_at(alone, RED, book.at("issos"))
    assert has_enemy_general_at(alone, BLUE, book.at("issos"))
    assert has_enemy_general_at(alone, RED, book.at("lamia"))
    assert not has_enemy_general_at(alone, INDEPENDENT, book.at("lamia"))


def test_an_enemy_is_anybody_else_and_an_independent_army_is_none_to_independents(book: Book) -> None:
    s = book.position(cus={"red issos": {"loyal": 1}}, armies={"philon": "lamia"})
    assert (has_enemy_at(s, RED, book.at("issos")), has_enemy_at(s, BLUE, book.at("issos"))) == (False, True)
    assert (has_enemy_at(s, RED, book.at("lamia")), has_enemy_at(s, INDEPENDENT, book.at("lamia"))) == (True, False)
    assert has_enemy_at(s, INDEPENDENT, book.at("issos"))


def test_an_army_is_led_by_its_commander(book: Book) -> None:
    s = book.position(
        generals={"eumenes": "red issos", "krateros": "red issos", "antigonos": "red tarsos"},
        cus={"red issos": {"loyal": 1}},
    )
    assert [leads_army(s, book.named(name)) for name in ("krateros", "eumenes", "antigonos")] == [True, False, False]


def test_who_is_killed_is_condemned_no_more_but_another_still_is(book: Book) -> None:
    s = book.position(generals={"eumenes": "red issos", "krateros": "blue issos"}, condemned=book.named("krateros"))
    kill(s, book.named("eumenes"))
    assert s.condemned == book.named("krateros")
    kill(s, book.named("krateros"))
    assert s.condemned == NOBODY


def test_command_is_taken_only_of_cus_that_nobody_leads(book: Book) -> None:
    s = book.position(cus={"red issos": {"loyal": 1}})
    run(take_command(s, RED, book.at("tarsos")))
    run(take_command(s, RED, book.at("issos")), "", "minor_takes_command! yes")
    assert s.general_at[book.named("minor-red-1")] == book.at("issos")
    run(take_command(s, RED, book.at("issos")))


def test_where_a_royal_family_member_is_set_down_is_told(book: Book) -> None:
    s = book.position()
    put_royal(s, 0, book.at("pella-inside"))
    assert s.royal_at[0] == book.at("pella-inside")
    assert told(s, RoyalPlaced) == [RoyalPlaced(book.facts.ROYAL_REFS[0], "space:pella", True)]


def test_both_parts_of_a_city_count_for_its_space(book: Book) -> None:
    s = book.position(cus={"red pella": {"loyal": 2}, "red pella-inside": {"loyal": 1}, "red larisa": {"loyal": 4}})
    assert cus_in_space(s, RED, book.facts.NUMBER["pella"]) == 3
    assert cus_in_space(s, BLUE, book.facts.NUMBER["pella"]) == 0


def test_of_the_royal_family_only_who_is_controlled_belongs_to_a_force(book: Book) -> None:
    s = book.position(royals={"alexandros": "red issos", "kleopatra": "issos", "philippos": "blue issos"})
    assert len(whole_force(s, RED, book.at("issos")).royals) == 1
    assert len(whole_force(s, BLUE, book.at("issos")).royals) == 1


# -- what is left of an Army ------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-8.4-a", "S3-9.4-c", "S4-9.1-h", "S4-9.2-e")
def test_what_is_left_of_an_army(book: Book) -> None:
    """Perdikkas goes on with what is with him; without a General its CUs have moved, wherever they are now."""
    s = book.position(
        generals={"perdikkas": "yellow issos"},
        cus={"yellow issos": {"loyal": 1}},
        royals={"alexandros": "yellow tarsos", "philippos": "yellow issos", "herakles": "blue issos"},
    )
    perdikkas = book.named("perdikkas")
    task = Activate(YELLOW, perdikkas, points=4, generals=(perdikkas,), troops=units(loyal=2), royals=(0, 1, 2))
    left = refit(s, task)
    assert left is not None
    royals = tuple(n for n in (0, 1, 2) if s.royal_at[n] == book.at("issos") and s.royal_of[n] == YELLOW)
    assert len(royals) == 1
    assert (left.generals, left.troops, left.royals) == ((perdikkas,), units(loyal=1), royals)
    s = book.position(generals={"perdikkas": "yellow dispersed"}, cus={"yellow issos": {"loyal": 3}})
    assert refit(s, task, book.at("issos")) is None
    assert unmoved_at(s, YELLOW, book.at("issos")) == units(loyal=1)


# -- the slow reference -----------------------------------------------------------------------------------------------


def test_the_hearse_aboard_makes_no_ground_sacred(book: Book) -> None:
    """Records of the fuzzer: the reference counted Sacred Ground at sea, where no Land Battle is fought, and in the
    port for who had stayed there."""
    s = book.position(
        generals={"eumenes": "blue issos-sea", "minor-blue-1": "blue issos"},
        cus={"blue issos-sea": {"loyal": 2}, "blue issos": {"loyal": 1}},
        royals={"hearse": "blue issos-sea"},
    )
    assert [said for said in book.chapter("invariants").complaints(s) if "Prestige" in said] == []
