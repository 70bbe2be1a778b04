"""Major Campaign, Treasure City Plundered, Helepolis, Pirates of Kilikia, and the Independents."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import NOBODY
from strategos.games.successors.common.card_events import HelepolisPlaced
from strategos.games.successors.common.scoring import available_fleets, fleet_owner, fleet_strength
from strategos.games.successors.common.settle import settle
from strategos.games.successors.common.tasks import Activate, IndependentMoves
from strategos.games.successors.fourth.facts import ARMIES, GENERAL_NUMBER, KILIKIA_FLEET, NUMBER
from strategos.games.successors.fourth.sieges import siege_roll
from strategos.games.successors.fourth.state import SuccessorsState
from tests.successors.table import BLUE, RED, force, told, units
from tests.successors4.cards.hand import offered, play, reason, refused
from tests.successors4.table import position

TREASURE = "treasure_city_plundered"


# -- Treasure City Plundered ------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.2-q")
@pytest.mark.parametrize("city", ["sousa", "persepolis", "ekbatana"])
def test_the_treasure_pays_two_mercenaries_and_the_army_marches_on(city: str) -> None:
    s = position(generals={"eumenes": f"red {city}"}, cus={f"red {city}": {"loyal": 1}}, control={city: "blue"})
    play(s, TREASURE, "", "event_army! eumenes")
    assert force(s, f"red {city}") == units(loyal=1, mercenary=2)
    assert s.agenda == [Activate(RED, GENERAL_NUMBER["eumenes"], points=3)]
    assert s.plundered == [NUMBER[city]]
    assert refused(s, TREASURE) == "no_target"


# -- Helepolis --------------------------------------------------------------------------------------------------------


def siege_of(city: str, owner: str = "blue") -> SuccessorsState:
    return position(control={city: owner}, generals={"eumenes": f"red {city}"}, cus={f"red {city}": {"loyal": 3}})


@pytest.mark.rule("S4-15.2-h", "S4-9.1-m")
@pytest.mark.parametrize("owner", ["blue", "independent"])
def test_the_helepolis_adds_one_to_ones_own_sieges_there(owner: str) -> None:
    s = siege_of("pella", owner)
    before = siege_roll(s, RED, NUMBER["pella"], 3).value
    play(s, "helepolis", "", "event_space! pella")
    assert siege_roll(s, RED, NUMBER["pella"], 3).value == before + 1
    assert siege_roll(s, BLUE, NUMBER["pella"], 3).value == before


@pytest.mark.rule("S4-15.2-h")
def test_it_goes_when_the_siege_is_raised_or_over() -> None:
    raised, over = siege_of("pella"), siege_of("pella")
    for s in (raised, over):
        play(s, "helepolis", "", "pella")
    raised.troops.clear()
    over.control[NUMBER["pella"]] = NOBODY
    for s in (raised, over):
        settle(s)
        assert s.helepolis == {}


@pytest.mark.rule("S4-9.1-m")
def test_where_it_cannot_be_built() -> None:
    s = siege_of("pella")
    assert offered(s, "helepolis") == ["pella"]
    assert reason(s, "helepolis", "babylon") == "no_besieged_major_city"
    assert refused(siege_of("issos", "independent"), "helepolis") == "no_target"
    assert refused(siege_of("pella", "red"), "helepolis") == "no_target"
    s.helepolis[NUMBER["athenai"]] = BLUE
    assert refused(s, "helepolis") == "helepolis_stands"


# -- Pirates of Kilikia -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-7.4-g", "S4-7.4-i")
def test_the_pirates_serve_until_another_hires_them() -> None:
    s = position(provinces={"kilikia": "blue"})
    assert fleet_owner(s, KILIKIA_FLEET) == NOBODY
    play(s, "pirates_of_kilikia")
    assert available_fleets(s, RED) == [KILIKIA_FLEET]
    assert refused(s, "pirates_of_kilikia") == "already_yours"
    s.upgraded[KILIKIA_FLEET] = RED
    assert fleet_strength(s, [KILIKIA_FLEET]) == 2
    play(s, "pirates_of_kilikia", faction=BLUE)
    assert fleet_owner(s, KILIKIA_FLEET) == BLUE
    assert fleet_strength(s, [KILIKIA_FLEET]) == 1
    s.fleet_away[KILIKIA_FLEET] = 1
    play(s, "pirates_of_kilikia")
    assert available_fleets(s, RED) == []


# -- the Independents -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-9.5-b")
@pytest.mark.parametrize(
    ("card", "name"),
    [("illyrian_tribes_migrate", "glaukias"), ("scythian_invasion", "seuthes"), ("greek_soldiers_23000", "philon")],
)
def test_an_independent_army_is_roused_and_all_may_move(card: str, name: str) -> None:
    s = play(position(), card)
    assert s.agenda == [IndependentMoves(RED, ARMIES.index(name))]
    for where in ("sousa", "dead"):
        s = play(position(armies={name: where}), card)
        assert s.agenda == [IndependentMoves(RED, NOBODY)]


@pytest.mark.rule("S4-15.2-h")
def test_where_the_helepolis_is_built() -> None:
    s = position(control={"pella": "blue"}, generals={"eumenes": "red pella"}, cus={"red pella": {"loyal": 3}})
    play(s, "helepolis", "", "pella")
    assert told(s, HelepolisPlaced) == [HelepolisPlaced("side:red", "space:pella")]
