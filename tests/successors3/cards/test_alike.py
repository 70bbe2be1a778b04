"""Rules that the third edition has as the fourth has them, tried in the same way."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import DEAD, NOBODY
from strategos.games.successors.common.tasks import March
from strategos.games.successors.third.facts import NUMBER, ROYAL_NUMBER
from strategos.games.successors.third.scoring import legitimacy
from strategos.games.successors.third.state import SuccessorsState
from tests.successors.table import RED, force, owner, royal, units
from tests.successors3.cards.hand import offered, play, reason, refused
from tests.successors3.table import position

# -- campaigns ---------------------------------------------------------------------------------------------------------


TREASURE = "treasure_city_plundered"


@pytest.mark.rule("S3-7.4-b")
def test_a_major_campaign_activates_two_with_four_mp_each() -> None:
    s = play(position(generals={"eumenes": "red issos"}), "major_campaign")
    assert s.agenda == [March(RED, 4, 2)]
    assert refused(position(generals={"eumenes": "red dispersed"}), "major_campaign") == "no_general"


def test_who_cannot_plunder() -> None:
    s = position(
        control={"sousa": "red", "persepolis": "red"},
        generals={
            "eumenes": "red persepolis",
            "krateros": "blue ekbatana",
            "antigonos": "red babylon",
            "peithon": "red sousa-inside",
            "perdikkas": "red sousa",
        },
        cus={
            "red persepolis": {"loyal": 1},
            "blue ekbatana": {"loyal": 1},
            "red babylon": {"loyal": 1},
            "red sousa-inside": {"loyal": 1},
            "red sousa": {"loyal": 1},
        },
        plundered=[NUMBER["persepolis"]],
    )
    assert offered(s, TREASURE) == ["perdikkas"]
    reasons = {
        "eumenes": "plundered",
        "krateros": "leads_no_army",
        "antigonos": "no_treasure_city",
        "peithon": "no_room_inside",
    }
    assert {name: reason(s, TREASURE, name) for name in reasons} == reasons


# -- levies ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-9.7-b")
def test_inside_a_major_city_there_is_room_for_two_and_none_while_it_is_besieged() -> None:
    s = position(control={"sardeis": "red"})
    assert offered(s, "greek_mercenaries") == ["sardeis", "sardeis-inside"]
    play(s, "greek_mercenaries", "", "sardeis-inside")
    assert force(s, "red sardeis-inside") == units(mercenary=2)
    assert offered(s, "greek_mercenaries") == ["sardeis"]
    assert reason(s, "greek_mercenaries", "sardeis-inside") == "no_room_inside"
    besieged = position(
        control={"sardeis": "red"}, cus={"blue sardeis": {"loyal": 3}}, generals={"antigonos": "blue sardeis"}
    )
    assert refused(besieged, "greek_mercenaries") == "no_target"


def test_the_corps_may_join_a_major_general_there_but_never_goes_inside() -> None:
    s = position(
        provinces={"media": "red", "persis": "red"},
        control={"kossaioi": "blue"},
        generals={"peithon": "red kossaioi", "minor-red-1": "red mardois"},
        cus={"red kossaioi": {"loyal": 1}, "red mardois": {"loyal": 1}},
    )
    assert "persepolis-inside" not in offered(s, "indian_elephant_corps")
    assert reason(s, "indian_elephant_corps", "persepolis-inside") == "no_room_inside"
    assert reason(s, "indian_elephant_corps", "babylon") == "not_a_province_of_the_card"
    play(s, "indian_elephant_corps", "", "kossaioi")
    assert force(s, "red kossaioi") == units(loyal=1, elephant=4)


def test_asian_elephants_come_as_reinforcements_to_asia() -> None:
    s = position(
        control={"issos": "red", "pella": "red", "tarsos": "blue", "babylon": "red"},
        cus={"red babylon-inside": {"loyal": 1}},
        generals={"antigonos": "red tarsos"},
    )
    assert offered(s, "asian_elephants") == ["babylon", "issos", "tarsos"]
    reasons = {
        "pella": "not_in_asia",
        "sousa": "no_reinforcements_here",
        "babylon-inside": "no_room_for_reinforcements",
    }
    assert {space: reason(s, "asian_elephants", space) for space in reasons} == reasons
    play(s, "asian_elephants", "", "issos")
    assert force(s, "red issos") == units(elephant=2)
    assert refused(position(control={"pella": "red"}), "asian_elephants") == "no_target"


# -- plots -------------------------------------------------------------------------------------------------------------


def traitors(**given: object) -> SuccessorsState:
    """Red's Army at Tarsos, Blue's marker at Issos."""
    base = {
        "generals": {"eumenes": "red tarsos"},
        "cus": {"red tarsos": {"loyal": 1}},
        "control": {"issos": "blue"},
        "royals": {},
    }
    merged = {key: {**base.get(key, {}), **value} if isinstance(value, dict) else value for key, value in given.items()}
    return position(**{**base, **merged})


@pytest.mark.rule("S3-21.1-a")
def test_the_hearse_is_out_of_reach_in_the_first_game_turn() -> None:
    for turn, why in ((1, "not_before_turn"), (2, None)):
        assert reason(traitors(turn=turn, royals={"hearse": "blue issos"}), "treachery", "hearse") == why


def test_what_treachery_does_not_reach() -> None:
    s = traitors(
        control={"babylon": "blue", "dana": "independent", "gordion": "red", "mazaka": "blue", "melitene": "blue"},
        generals={"krateros": "blue melitene", "antigonos": "black babylon"},
        cus={"blue mazaka": {"loyal": 1}, "black babylon": {"loyal": 1}, "red babylon": {}},
        royals={"alexandros": "blue babylon-inside", "herakles": "red tarsos", "hearse": "babylon"},
    )
    reasons = {
        "issos": None,
        "babylon": "out_of_reach",
        "dana": "no_players_marker",
        "gordion": "no_players_marker",
        "ankyra": "no_players_marker",
        "mazaka": "defended",
        "melitene": "defended",
        "alexandros": "besieged",
        "herakles": "no_enemy_controls",
        "hearse": "no_enemy_controls",
    }
    assert {name: reason(s, "treachery", name) for name in reasons} == reasons
    assert refused(position(control={"issos": "blue"}), "treachery") == "no_target"


# -- raids -------------------------------------------------------------------------------------------------------------


def raiders(**more: str) -> dict[str, dict[str, object]]:
    """Antigonos with an Army at Gordion."""
    return {"generals": {"antigonos": "red gordion", **more}, "cus": {"red gordion": {"loyal": 1}}}


@pytest.mark.parametrize("card", ["minor_raid", "major_raid"])
def test_a_raid_needs_an_army(card: str) -> None:
    s = position(control={"ankyra": "blue"}, generals={"antigonos": "red gordion"})
    assert refused(s, card) == "no_army"
    assert refused(position(**raiders()), card) == "no_target"


def test_a_great_raid_takes_one_marker_or_two_in_reach_of_the_same_army() -> None:
    s = position(
        control={"ankyra": "blue", "tarsos": "blue", "gordion": "blue"},
        generals={"antigonos": "red gordion", "eumenes": "red issos"},
        cus={"red gordion": {"loyal": 1}, "red issos": {"loyal": 1}},
    )
    assert offered(s, "major_raid") == ["ankyra", "gordion", "tarsos"]
    both = play(s.copy(), "major_raid", "", "event_space! ankyra", "event_space! gordion")
    assert [owner(both, name) for name in ("ankyra", "gordion", "tarsos")] == [None, None, "blue"]
    one = play(s.copy(), "major_raid", "", "ankyra", "done")
    assert [owner(one, name) for name in ("ankyra", "gordion")] == [None, "blue"]
    # Tarsos lies by another Army: nothing else is in its reach.
    lone = play(s.copy(), "major_raid", "", "tarsos")
    assert [owner(lone, name) for name in ("ankyra", "tarsos")] == ["blue", None]


# -- royals ------------------------------------------------------------------------------------------------------------


EURYDIKE = "eurydike_speaks_for_philippos"


def place_of(s: SuccessorsState, name: str) -> int:
    return s.royal_at[ROYAL_NUMBER[name]]


@pytest.mark.rule("S3-5.3-c")
def test_or_she_comes_with_her_cus_as_reinforcements_where_there_is_room_for_all() -> None:
    s = position(
        royals={"olympias": "molossia"},
        control={"issos": "red", "babylon": "red", "ambrakia": "blue", "tarsos": "blue"},
        cus={"blue ambrakia": {"loyal": 1}},
        generals={"eumenes": "red tarsos"},
    )
    assert offered(s, "olympias") == ["babylon", "kerkyra", "molossia", "tarsos"]
    reasons = {"issos": "no_room_for_reinforcements", "ambrakia": "enemy_here", "tp_chaonia": "not_on_a_way_point"}
    reasons |= {"babylon-inside": "no_room_for_reinforcements", "pella": "no_reinforcements_here"}
    assert {space: reason(s, "olympias", space) for space in reasons} == reasons
    play(s, "olympias", "", "tarsos")
    assert royal(s, "olympias") == "red"
    assert owner(s, "tarsos") == "blue"
    assert force(s, "red tarsos") == units(mercenary=4)


def test_where_philippos_cannot_come() -> None:
    s = position(
        control={"babylon": "red", "issos": "red", "pella": "blue"},
        generals={"antigonos": "blue babylon", "eumenes": "red korinthos"},
        cus={"blue babylon": {"loyal": 1}},
    )
    assert offered(s, EURYDIKE) == ["babylon-inside"]
    reasons = {"babylon": "enemy_here", "issos": "neither_army_nor_major_city", "pella": "neither_army_nor_major_city"}
    reasons |= {"korinthos": "neither_army_nor_major_city"}
    assert {space: reason(s, EURYDIKE, space) for space in reasons} == reasons
    assert refused(position(), EURYDIKE) == "no_target"
    for where in ("dead", "pella"):
        assert (
            refused(position(royals={"philippos": where}, control={"babylon": "red"}), EURYDIKE) == "no_longer_waiting"
        )


@pytest.mark.parametrize(
    "given",
    [
        {"control": {"sardeis": "red"}},
        {"generals": {"antigonos": "red sardeis"}},
        {"generals": {"antigonos": "red sardeis"}, "cus": {"red sardeis": {"loyal": 1}}},
    ],
)
def test_an_heir_or_woman_in_ones_hands_can_be_killed(given: dict[str, dict[str, str]]) -> None:
    for name in ("kleopatra", "alexandros"):
        s = play(position(royals={name: "sardeis"}, **given), "drinking_hemlock", "", f"event_royal! {name}")
        assert place_of(s, name) == DEAD
        assert s.royal_of[ROYAL_NUMBER[name]] == NOBODY


def test_her_legitimacy_dies_with_her() -> None:
    s = position(control={"pella": "red"}, royals={"olympias": "red pella"})
    before = legitimacy(s, RED).value
    play(s, "drinking_hemlock", "", "olympias")
    assert legitimacy(s, RED).value == before - 3
