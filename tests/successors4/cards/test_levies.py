"""Events that bring CUs to a space of one's own."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import NOBODY
from strategos.games.successors.common.card_events import FleetJoined
from strategos.games.successors.common.events import FleetTurned
from strategos.games.successors.fourth.facts import KILIKIA_FLEET, LEVIES
from tests.successors.table import BLUE, force, owner, told, units
from tests.successors4.cards.hand import offered, play, reason, refused
from tests.successors4.table import position

HOMES = {
    "greek_mercenaries": ["larisa", "korinthos", "ephesos"],
    "thracian_mercenaries": ["abdera"],
    "cappadocian_mercenaries": ["mazaka"],
}


@pytest.mark.parametrize(("card", "space"), [(card, space) for card, spaces in HOMES.items() for space in spaces])
def test_two_mercenaries_come_to_a_space_of_ones_own_in_a_province_of_the_card(card: str, space: str) -> None:
    s = play(position(control={space: "red", "issos": "red"}), card, "", f"event_place! {space}")
    assert force(s, f"red {space}") == units(mercenary=2)
    assert owner(s, space) == "red"


@pytest.mark.parametrize("card", [*HOMES, "egyptian_military_colonists"])
def test_without_such_a_space_the_card_cannot_be_played(card: str) -> None:
    assert refused(position(control={"issos": "red", "abdera": "blue", "mazaka": "nobody"}), card) == "no_target"


def test_why_a_space_is_refused() -> None:
    s = position(
        control={"abdera": "red", "byzantion": "red", "philippopolis": "blue", "chersonesos": "red", "issos": "red"},
        cus={"blue byzantion": {"loyal": 1}},
        generals={"antigonos": "blue chersonesos"},
    )
    assert offered(s, "thracian_mercenaries") == ["abdera"]
    reasons = {
        "byzantion": "enemy_here",
        "chersonesos": "enemy_here",
        "philippopolis": "not_your_space",
        "tp_hebros": "not_your_space",
        "issos": "not_a_province_of_the_card",
    }
    assert {space: reason(s, "thracian_mercenaries", space) for space in reasons} == reasons


def test_colonists_are_mercenaries_or_loyal_and_the_latter_fit_beside_one_inside() -> None:
    s = play(position(control={"pelousion": "red"}), "egyptian_military_colonists", "", "pelousion", "event_cus! loyal")
    assert force(s, "red pelousion") == units(loyal=1)
    s = play(position(control={"pelousion": "red"}), "egyptian_military_colonists", "", "pelousion", "mercenary")
    assert force(s, "red pelousion") == units(mercenary=2)
    s = position(control={"memphis": "red"}, cus={"red memphis-inside": {"mercenary": 1}})
    play(s, "egyptian_military_colonists", "", "memphis-inside")
    assert force(s, "red memphis-inside") == units(mercenary=1, loyal=1)


@pytest.mark.rule("S4-16.9-e")
@pytest.mark.parametrize(
    ("card", "space", "picked", "group"),
    [
        ("greek_mercenaries", "korinthos", (), {"mercenary": 2}),
        ("greek_mercenaries", "larisa", (), {"mercenary": 1, "cavalry": 1}),
        ("thracian_mercenaries", "abdera", (), {"mercenary": 1, "cavalry": 1}),
        ("cappadocian_mercenaries", "dana", (), {"mercenary": 1, "cavalry": 1}),
        ("egyptian_military_colonists", "pelousion", ("cavalry",), {"cavalry": 1}),
        ("egyptian_military_colonists", "pelousion", ("mercenary",), {"mercenary": 2}),
    ],
)
def test_where_cavalry_is_used_some_of_them_ride(card: str, space: str, picked: Any, group: dict[str, int]) -> None:
    s = play(position(control={space: "red"}, options=("cavalry",)), card, "", space, *picked)
    assert force(s, f"red {space}") == units(**group)


# -- elephants --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-7.2-l")
def test_the_indian_corps_obeys_who_holds_media_and_persis() -> None:
    for provinces in ({"media": "red"}, {"persis": "red"}, {"media": "red", "persis": "blue"}):
        assert refused(position(provinces=provinces), "indian_elephant_corps") == "province_not_yours"
    s = position(provinces={"media": "red", "persis": "red"})
    play(s, "indian_elephant_corps", "", "event_place! parsargadai")
    assert force(s, "red parsargadai") == units(elephant=4)


def test_every_levy_names_real_provinces_and_is_of_one_type_where_there_is_a_choice() -> None:
    for row in LEVIES.values():
        for groups in (row.troops, row.cavalry):
            assert len(groups) < 2 or all(len(group) == 1 for group in groups)


@pytest.mark.rule("S4-6.2-i")
def test_the_elephant_corps_goes_to_no_space_of_another_without_a_general() -> None:
    s = position(provinces={"media": "red", "persis": "red"}, control={"kossaioi": "blue"})
    assert reason(s, "indian_elephant_corps", "kossaioi") == "not_your_space"


@pytest.mark.rule("S4-7.4-g", "S4-7.4-i")
@pytest.mark.parametrize("upgraded", [True, False])
def test_whose_the_pirates_are_and_that_their_fleet_is_turned(upgraded: bool) -> None:
    s = position(pirates=BLUE)
    s.upgraded[KILIKIA_FLEET] = BLUE if upgraded else NOBODY
    play(s, "pirates_of_kilikia")
    assert told(s, FleetTurned) == ([FleetTurned("piece:fleet-kilikia", False)] if upgraded else [])
    assert told(s, FleetJoined) == [FleetJoined("side:red", "piece:fleet-kilikia")]
