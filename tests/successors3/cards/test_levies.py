"""7.1, 13.3, 14.2: troops and Fleets that come by card, where they may come, and what is told of them."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import NOBODY
from strategos.games.successors.common.defeat import go_over
from strategos.games.successors.common.dispersal import disperse_fleet, eliminate
from strategos.games.successors.common.events import (
    Dispersed,
    Eliminated,
    FleetTurned,
    MinorPlaced,
    RoyalArmyJoined,
)
from strategos.games.successors.common.minor_generals import place_minor
from strategos.games.successors.common.movement_events import Rearranged
from strategos.games.successors.third.cards.campaigns import hire
from strategos.games.successors.third.cards.levies import why_not_muster
from strategos.games.successors.third.cards.macedonians import why_not_shields
from strategos.games.successors.third.cards.unrest import rise
from strategos.games.successors.third.facts import minors
from tests.successors.table import RED, YELLOW, force, owner, told, units
from tests.successors3.table import at, fleet, position


@pytest.mark.rule("S3-7.1-c", "S3-9.7-b")
@pytest.mark.parametrize(
    ("card", "place", "why"),
    [
        ("egyptian_military_colonists", "memphis", None),
        ("egyptian_military_colonists", "memphis-inside", None),
        ("greek_mercenaries", "memphis", "not_a_province_of_the_card"),
        ("egyptian_military_colonists", "pelousion", "not_your_space"),
        ("egyptian_military_colonists", "alexandreia", "enemy_here"),
    ],
)
def test_where_the_troops_of_a_card_may_come(card: str, place: str, why: str | None) -> None:
    s = position(
        control={"memphis": "red", "alexandreia": "red"},
        # Two Mercenaries would not fit inside, the one Loyal CU does.
        cus={"red memphis-inside": {"loyal": 1}, "blue alexandreia": {"loyal": 1}},
    )
    no = why_not_muster(s, RED, card, at(place))
    assert (no and no.why) == why


@pytest.mark.rule("S3-14.2-c", "S3-9.7-b")
@pytest.mark.parametrize(("within", "why"), [(0, None), (1, "no_room_inside")])
def test_the_silver_shields_come_into_a_city_together_or_not_at_all(within: int, why: str | None) -> None:
    s = position(control={"babylon": "red"}, cus={"red babylon-inside": {"loyal": within}} if within else {})
    no = why_not_shields(s, RED, at("babylon-inside"))
    assert (no and no.why) == why


@pytest.mark.rule("S3-13.3-b")
@pytest.mark.parametrize("upgraded", [True, False])
def test_a_fleet_that_is_hired_shows_its_lower_side(upgraded: bool) -> None:
    s = position()
    pontic = fleet("pontic")
    s.upgraded[pontic] = YELLOW if upgraded else NOBODY
    hire(s, RED, pontic)
    assert s.upgraded[pontic] == NOBODY
    assert [event.upgraded for event in told(s, FleetTurned)] == ([False] if upgraded else [])


@pytest.mark.rule("S3-7.8-d", "S3-15.1.3-e")
@pytest.mark.parametrize("holder", ["red", "nobody"])
def test_who_is_inside_a_major_city_that_rises_comes_out(holder: str) -> None:
    within = {"krateros": "red babylon-inside"} if holder == "red" else {}
    s = position(control={"babylon": holder}, generals=within)
    rise(s, at("babylon") // 2)
    assert owner(s, "babylon") == "independent"
    assert bool(told(s, Rearranged)) is bool(within)
    assert s.general_at.count(at("babylon")) == len(within)


# -- what is told -----------------------------------------------------------------------------------------------------


def test_it_is_told_who_goes_over_who_comes_who_is_lost_and_which_fleet_goes() -> None:
    s = position(cus={"red opis": {"royal": 2, "loyal": 1}}, generals={"antigonos": "yellow opis"})
    go_over(s, RED, at("opis"), YELLOW, at("opis"), units(royal=2))
    assert force(s, "yellow opis") == units(royal=2)
    [joined] = told(s, RoyalArmyJoined)
    assert (joined.side, joined.of, joined.space, joined.cus) == ("side:yellow", "side:red", "space:opis", 2)

    place_minor(s, minors(RED)[0], at("babylon-inside"))
    [placed] = told(s, MinorPlaced)
    assert (placed.general, placed.space, placed.inside) == ("piece:minor-red-1", "space:babylon", True)

    eliminate(s, RED, at("opis"), units(), "battle")
    assert not told(s, Eliminated)
    eliminate(s, RED, at("opis"), units(loyal=1), "battle")
    assert [(event.side, event.space) for event in told(s, Eliminated)] == [("side:red", "space:opis")]

    disperse_fleet(s, fleet("karia"), RED)
    assert [(event.side, event.fleet) for event in told(s, Dispersed)] == [("side:red", "piece:fleet-karia")]
