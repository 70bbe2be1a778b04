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
    has_general_at,
    places_of,
    positions_of,
)
from strategos.games.successors.common.royal_family import put_royal
from strategos.games.successors.common.segments import unmoved_at
from strategos.games.successors.common.steps import whole_force
from strategos.games.successors.common.succession import take_command
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.common.victory import macedonians
from strategos.games.successors.fourth.facts import NUMBER, ROYAL_REFS
from tests.successors.table import BLUE, RED, YELLOW, run, told, units

from .activating import named
from .table import at, position

# Pella is the first space of the list, its sea position the last but for those of all other spaces.


def test_the_cus_of_the_next_faction_in_the_first_space_are_not_ones_own() -> None:
    s = position(cus={"red pella": {"loyal": 1}, "yellow pella": {"mercenary": 1}})
    assert (has_cus(s, BLUE), positions_of(s, BLUE), places_of(s, BLUE), macedonians(s, BLUE)) == (False, [], [], 0)
    assert (has_cus(s, RED), positions_of(s, RED), places_of(s, RED)) == (True, [at("pella")], [NUMBER["pella"]])
    assert (macedonians(s, RED), macedonians(s, YELLOW)) == (1, 0)


def test_both_positions_of_a_city_are_one_space_and_each_counts_once() -> None:
    s = position(cus={"red pella": {"loyal": 1}, "red pella-inside": {"loyal": 1}, "red issos": {"loyal": 1}})
    assert positions_of(s, RED) == sorted([at("pella"), at("pella-inside"), at("issos")])
    assert places_of(s, RED) == sorted([NUMBER["pella"], NUMBER["issos"]])


def test_enemies_are_all_others_on_land() -> None:
    s = position(
        cus={"red pella": {"loyal": 1}, "blue issos": {"loyal": 1}, "yellow tyros-sea": {"loyal": 1}},
        armies={"philon": "lamia", "seuthes": "waiting"},
    )
    assert enemy_spaces(s, BLUE) == {NUMBER["pella"], NUMBER["lamia"]}
    assert enemy_spaces(s, RED) == {NUMBER["issos"], NUMBER["lamia"]}


def test_whose_generals_stand_in_a_position_with_others() -> None:
    s = position(generals={"eumenes": "red issos", "krateros": "blue issos"}, armies={"philon": "issos"})
    assert list(enemy_generals_at(s, RED, at("issos"))) == [BLUE, INDEPENDENT]
    assert list(enemy_generals_at(s, INDEPENDENT, at("issos"))) == [BLUE, RED]
    alone = position(generals={"eumenes": "red issos"}, armies={"philon": "lamia"})
    assert not has_general_at(alone, RED, at("issos"))
    assert has_general_at(alone, BLUE, at("issos"))
    assert has_general_at(alone, RED, at("lamia"))
    assert not has_general_at(alone, INDEPENDENT, at("lamia"))


def test_an_enemy_is_anybody_else_and_an_independent_army_is_none_to_independents() -> None:
    s = position(cus={"red issos": {"loyal": 1}}, armies={"philon": "lamia"})
    assert (has_enemy_at(s, RED, at("issos")), has_enemy_at(s, BLUE, at("issos"))) == (False, True)
    assert (has_enemy_at(s, RED, at("lamia")), has_enemy_at(s, INDEPENDENT, at("lamia"))) == (True, False)
    assert has_enemy_at(s, INDEPENDENT, at("issos"))


def test_an_army_is_led_by_its_commander() -> None:
    s = position(
        generals={"eumenes": "red issos", "krateros": "red issos", "antigonos": "red tarsos"},
        cus={"red issos": {"loyal": 1}},
    )
    assert [leads_army(s, named(name)) for name in ("krateros", "eumenes", "antigonos")] == [True, False, False]


def test_who_is_killed_is_condemned_no_more_but_another_still_is() -> None:
    s = position(generals={"eumenes": "red issos", "krateros": "blue issos"}, condemned=named("krateros"))
    kill(s, named("eumenes"))
    assert s.condemned == named("krateros")
    kill(s, named("krateros"))
    assert s.condemned == NOBODY


def test_command_is_taken_only_of_cus_that_nobody_leads() -> None:
    s = position(cus={"red issos": {"loyal": 1}})
    run(take_command(s, RED, at("tarsos")))
    run(take_command(s, RED, at("issos")), "", "minor_takes_command! yes")
    assert s.general_at[named("minor-red-1")] == at("issos")
    run(take_command(s, RED, at("issos")))


def test_where_a_royal_family_member_is_set_down_is_told() -> None:
    s = position()
    put_royal(s, 0, at("pella-inside"))
    assert s.royal_at[0] == at("pella-inside")
    assert told(s, RoyalPlaced) == [RoyalPlaced(ROYAL_REFS[0], "space:pella", True)]


def test_both_parts_of_a_city_count_for_its_space() -> None:
    s = position(cus={"red pella": {"loyal": 2}, "red pella-inside": {"loyal": 1}, "red larisa": {"loyal": 4}})
    assert cus_in_space(s, RED, NUMBER["pella"]) == 3
    assert cus_in_space(s, BLUE, NUMBER["pella"]) == 0


def test_of_the_royal_family_only_who_is_controlled_belongs_to_a_force() -> None:
    s = position(royals={"alexandros": "red issos", "kleopatra": "issos", "philippos": "blue issos"})
    assert len(whole_force(s, RED, at("issos")).royals) == 1
    assert len(whole_force(s, BLUE, at("issos")).royals) == 1


# -- what is left of an Army ------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-9.1-h", "S4-9.2-e")
def test_what_is_left_of_an_army() -> None:
    """Perdikkas goes on with what is with him; without a General its CUs have moved, wherever they are now."""
    s = position(
        generals={"perdikkas": "yellow issos"},
        cus={"yellow issos": {"loyal": 1}},
        royals={"alexandros": "yellow tarsos", "philippos": "yellow issos", "herakles": "blue issos"},
    )
    perdikkas = named("perdikkas")
    task = Activate(YELLOW, perdikkas, points=4, generals=(perdikkas,), troops=units(loyal=2), royals=(0, 1, 2))
    left = refit(s, task)
    assert left is not None
    royals = tuple(n for n in (0, 1, 2) if s.royal_at[n] == at("issos") and s.royal_of[n] == YELLOW)
    assert len(royals) == 1
    assert (left.generals, left.troops, left.royals) == ((perdikkas,), units(loyal=1), royals)
    s = position(generals={"perdikkas": "yellow dispersed"}, cus={"yellow issos": {"loyal": 3}})
    assert refit(s, task, at("issos")) is None
    assert unmoved_at(s, YELLOW, at("issos")) == units(loyal=1)
