"""Events of Tyche cards that both editions have alike."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, NOBODY
from strategos.games.successors.common.cards.unrest import why_not_rise
from strategos.games.successors.common.scoring import legitimacy
from strategos.games.successors.common.tasks import March

from .book import Book
from .table import RED, force, owner, royal, units

TREASURE = "treasure_city_plundered"


@pytest.mark.rule("S3-7.4-b", "S4-9.1-b", "S4-9.2-a")
def test_a_major_campaign_activates_two_with_four_mp_each(book: Book) -> None:
    s = book.play(book.position(generals={"eumenes": "red issos"}), "major_campaign")
    assert s.agenda == [March(RED, 4, 2)]
    assert book.refused(book.position(generals={"eumenes": "red dispersed"}), "major_campaign") == "no_general"


def test_who_cannot_plunder(book: Book) -> None:
    s = book.position(
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
        plundered=[book.facts.NUMBER["persepolis"]],
    )
    assert book.offered(s, TREASURE) == ["perdikkas"]
    reasons = {
        "eumenes": "plundered",
        "krateros": "leads_no_army",
        "antigonos": "no_treasure_city",
        "peithon": "no_room_inside",
    }
    assert {name: book.reason(s, TREASURE, name) for name in reasons} == reasons


@pytest.mark.rule("S3-9.7-b", "S4-9.4-g")
def test_inside_a_major_city_there_is_room_for_two_and_none_while_it_is_besieged(book: Book) -> None:
    s = book.position(control={"sardeis": "red"})
    assert book.offered(s, "greek_mercenaries") == ["sardeis", "sardeis-inside"]
    book.play(s, "greek_mercenaries", "", "sardeis-inside")
    assert force(s, "red sardeis-inside") == units(mercenary=2)
    assert book.offered(s, "greek_mercenaries") == ["sardeis"]
    assert book.reason(s, "greek_mercenaries", "sardeis-inside") == "no_room_inside"
    besieged = book.position(
        control={"sardeis": "red"}, cus={"blue sardeis": {"loyal": 3}}, generals={"antigonos": "blue sardeis"}
    )
    assert book.refused(besieged, "greek_mercenaries") == "no_target"


def test_the_corps_may_join_a_major_general_there_but_never_goes_inside(book: Book) -> None:
    s = book.position(
        provinces={"media": "red", "persis": "red"},
        control={"kossaioi": "blue"},
        generals={"peithon": "red kossaioi", "minor-red-1": "red mardois"},
        cus={"red kossaioi": {"loyal": 1}, "red mardois": {"loyal": 1}},
    )
    assert "persepolis-inside" not in book.offered(s, "indian_elephant_corps")
    assert book.reason(s, "indian_elephant_corps", "persepolis-inside") == "no_room_inside"
    assert book.reason(s, "indian_elephant_corps", "babylon") == "not_a_province_of_the_card"
    book.play(s, "indian_elephant_corps", "", "kossaioi")
    assert force(s, "red kossaioi") == units(loyal=1, elephant=4)


def test_asian_elephants_come_as_reinforcements_to_asia(book: Book) -> None:
    s = book.position(
        control={"issos": "red", "pella": "red", "tarsos": "blue", "babylon": "red"},
        cus={"red babylon-inside": {"loyal": 1}},
        generals={"antigonos": "red tarsos"},
    )
    assert book.offered(s, "asian_elephants") == ["babylon", "issos", "tarsos"]
    reasons = {
        "pella": "not_in_asia",
        "sousa": "no_reinforcements_here",
        "babylon-inside": "no_room_for_reinforcements",
    }
    assert {space: book.reason(s, "asian_elephants", space) for space in reasons} == reasons
    book.play(s, "asian_elephants", "", "issos")
    assert force(s, "red issos") == units(elephant=2)
    assert book.refused(book.position(control={"pella": "red"}), "asian_elephants") == "no_target"


def traitors(book: Book, **given: object) -> Any:
    """Red's Army at Tarsos, Blue's marker at Issos."""
    base = {
        "generals": {"eumenes": "red tarsos"},
        "cus": {"red tarsos": {"loyal": 1}},
        "control": {"issos": "blue"},
        "royals": {},
    }
    merged = {key: {**base.get(key, {}), **value} if isinstance(value, dict) else value for key, value in given.items()}
    return book.position(**{**base, **merged})


@pytest.mark.rule("S3-21.1-a", "S4-8.4-b")
def test_the_hearse_is_out_of_reach_in_the_first_game_turn(book: Book) -> None:
    for turn, why in ((1, "not_before_turn"), (2, None)):
        assert book.reason(traitors(book, turn=turn, royals={"hearse": "blue issos"}), "treachery", "hearse") == why


def test_what_treachery_does_not_reach(book: Book) -> None:
    s = traitors(
        book,
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
    assert {name: book.reason(s, "treachery", name) for name in reasons} == reasons
    assert book.refused(book.position(control={"issos": "blue"}), "treachery") == "no_target"


def raiders(**more: str) -> dict[str, dict[str, object]]:
    """Antigonos with an Army at Gordion."""
    return {"generals": {"antigonos": "red gordion", **more}, "cus": {"red gordion": {"loyal": 1}}}


@pytest.mark.parametrize("card", ["minor_raid", "major_raid"])
def test_a_raid_needs_an_army(book: Book, card: str) -> None:
    s = book.position(control={"ankyra": "blue"}, generals={"antigonos": "red gordion"})
    assert book.refused(s, card) == "no_army"
    assert book.refused(book.position(**raiders()), card) == "no_target"


def test_a_great_raid_takes_one_marker_or_two_in_reach_of_the_same_army(book: Book) -> None:
    s = book.position(
        control={"ankyra": "blue", "tarsos": "blue", "gordion": "blue"},
        generals={"antigonos": "red gordion", "eumenes": "red issos"},
        cus={"red gordion": {"loyal": 1}, "red issos": {"loyal": 1}},
    )
    assert book.offered(s, "major_raid") == ["ankyra", "gordion", "tarsos"]
    both = book.play(s.copy(), "major_raid", "", "event_space! ankyra", "event_space! gordion")
    assert [owner(both, name) for name in ("ankyra", "gordion", "tarsos")] == [None, None, "blue"]
    one = book.play(s.copy(), "major_raid", "", "ankyra", "done")
    assert [owner(one, name) for name in ("ankyra", "gordion")] == [None, "blue"]
    # Tarsos lies by another Army: nothing else is in its reach.
    lone = book.play(s.copy(), "major_raid", "", "tarsos")
    assert [owner(lone, name) for name in ("ankyra", "tarsos")] == ["blue", None]


EURYDIKE = "eurydike_speaks_for_philippos"


def place_of(book: Book, s: Any, name: str) -> int:
    return s.royal_at[book.facts.ROYAL_NUMBER[name]]


@pytest.mark.rule("S3-5.3-c", "S4-8.2-e", "S4-5.2-j")
def test_or_she_comes_with_her_cus_as_reinforcements_where_there_is_room_for_all(book: Book) -> None:
    s = book.position(
        royals={"olympias": "molossia"},
        control={"issos": "red", "babylon": "red", "ambrakia": "blue", "tarsos": "blue"},
        cus={"blue ambrakia": {"loyal": 1}},
        generals={"eumenes": "red tarsos"},
    )
    assert book.offered(s, "olympias") == ["babylon", "kerkyra", "molossia", "tarsos"]
    reasons = {"issos": "no_room_for_reinforcements", "ambrakia": "enemy_here", "tp_chaonia": "not_on_a_way_point"}
    reasons |= {"babylon-inside": "no_room_for_reinforcements", "pella": "no_reinforcements_here"}
    assert {space: book.reason(s, "olympias", space) for space in reasons} == reasons
    book.play(s, "olympias", "", "tarsos")
    assert royal(s, "olympias") == "red"
    assert owner(s, "tarsos") == "blue"
    assert force(s, "red tarsos") == units(mercenary=4)


@pytest.mark.rule("S4-8.1-b")
def test_where_philippos_cannot_come(book: Book) -> None:
    s = book.position(
        control={"babylon": "red", "issos": "red", "pella": "blue"},
        generals={"antigonos": "blue babylon", "eumenes": "red korinthos"},
        cus={"blue babylon": {"loyal": 1}},
    )
    assert book.offered(s, EURYDIKE) == ["babylon-inside"]
    reasons = {"babylon": "enemy_here", "issos": "neither_army_nor_major_city", "pella": "neither_army_nor_major_city"}
    reasons |= {"korinthos": "neither_army_nor_major_city"}
    assert {space: book.reason(s, EURYDIKE, space) for space in reasons} == reasons
    assert book.refused(book.position(), EURYDIKE) == "no_target"
    for where in ("dead", "pella"):
        assert (
            book.refused(book.position(royals={"philippos": where}, control={"babylon": "red"}), EURYDIKE)
            == "no_longer_waiting"
        )


@pytest.mark.rule("S4-8.5-b", "S4-8.5-c")
@pytest.mark.parametrize(
    "given",
    [
        {"control": {"sardeis": "red"}},
        {"generals": {"antigonos": "red sardeis"}},
        {"generals": {"antigonos": "red sardeis"}, "cus": {"red sardeis": {"loyal": 1}}},
    ],
)
def test_an_heir_or_woman_in_ones_hands_can_be_killed(book: Book, given: dict[str, dict[str, str]]) -> None:
    for name in ("kleopatra", "alexandros"):
        s = book.play(book.position(royals={name: "sardeis"}, **given), "drinking_hemlock", "", f"event_royal! {name}")
        assert place_of(book, s, name) == DEAD
        assert s.royal_of[book.facts.ROYAL_NUMBER[name]] == NOBODY


@pytest.mark.rule("S4-8.5-c")
def test_her_legitimacy_dies_with_her(book: Book) -> None:
    s = book.position(control={"pella": "red"}, royals={"olympias": "red pella"})
    before = legitimacy(s, RED).value
    book.play(s, "drinking_hemlock", "", "olympias")
    assert legitimacy(s, RED).value == before - 3


@pytest.mark.rule("S3-7.8-d", "S4-6.2-k")
def test_unrest_does_not_rise_where_an_independent_army_stands(book: Book) -> None:
    s = book.position(armies={"seuthes": "issos"})
    kilikia = (book.facts.PROVINCE_NUMBER["kilikia"],)
    no = why_not_rise(s, kilikia, book.facts.NUMBER["issos"])
    assert no is not None
    assert no.why == "a_cu_here"
    assert why_not_rise(s, kilikia, book.facts.NUMBER["tarsos"]) is None
