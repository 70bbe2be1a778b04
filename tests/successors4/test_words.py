"""The words of the examples: what is given is so, and every word that can be asked about has an answer."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import at_sea
from strategos.games.successors.fourth import GAME
from strategos.games.successors.fourth.examples import VOCABULARY
from strategos.games.successors.fourth.examples.inquiries import BY_NAME, PLAIN, fact
from strategos.games.successors.fourth.examples.positions import EDITS, edit
from strategos.games.successors.fourth.facts import GENERAL_NAMES, NUMBER
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.kernel.errors import BadInput
from strategos.testing.example_files import fits
from strategos.testing.walks import opening
from strategos.text.codes import spoken

GIVEN: dict[str, Any] = {
    "turn": 3,
    "at_phase": "tyche",
    "strategy_round": 4,
    "seat": "blue",
    "first": "red",
    "direction": "right",
    "usurper": "black",
    "capitals": {"alexandreia": "blue"},
    "control": {"athenai": "yellow", "tyros": "nobody", "sparta": "independent", "alexandreia": "blue"},
    "province": {"makedonia": "red", "kypros": "blue"},
    "generals": {
        "perdikkas": "yellow babylon",
        "minor-blue-1": "blue alexandreia-inside",
        "krateros": "blue dispersed",
        "antipatros": "red dead",
        "seleukos": "waiting",
    },
    "cus": {
        "yellow babylon": {"royal": 4, "elephant": 2},
        "blue alexandreia-inside": {"mercenary": 1},
        "red dispersed": {"loyal": 2},
    },
    "royals": {"alexandros": "yellow babylon", "olympias": "molossia", "philippos": "waiting"},
    "armies": {"philon": "lamia", "leosthenes": "dead"},
    "successors": ["black", "red"],
    "hands": {"yellow": ["fog", "diplomacy"], "red": ["hubris"]},
    "removed": ["kassandros"],
    "kept": ["kleopatra_offers_marriage"],
    "discards": ["epidemic", "minor_raid"],
    "deck": ["cretan_liar", "mutiny"],
    "sieges": {"babylon": "blue 2"},
    "helepolis": {"babylon": "blue"},
    "tomb": "pella",
    "buried_at_pella": "red",
    "hearse_finished": True,
    "popularity": {"krateros": 2},
    "condemned": "perdikkas",
    "persian_support": "blue",
    "oracle": ["red", "blue"],
    "brides": {"kleopatra": "yellow"},
    "pirates": "red",
    "fleets_dispersed": ["karia", "athenai"],
    "fleets_upgraded": {"athenai": "yellow", "karia": "nobody"},
    "training": {"yellow": "loyal 4", "red": "none"},
    "capital_sites": {"red": "sidon", "black": "nowhere"},
    "captured_capitals": {"red": 1},
    "plundered": ["sousa"],
    "resupplied": {"tyros": "blue"},
    "pact": ["red", "blue"],
    "dealt": {"yellow": ["perdikkas", "peithon"], "red": ["antipatros"]},
}
SEEN: dict[str, Any] = {
    "royals": {"alexandros": "yellow", "olympias": "nobody"},
    "generals": {"perdikkas": "babylon", "minor-blue-1": "alexandreia-inside", "krateros": "dispersed"},
    "discards": {"contains": ["epidemic", "minor_raid"]},
}
"""What is said otherwise as a fact than it is given."""
NO_FACTS = {"empty", "alert", "at_phase"}


def start(seats: int = 4) -> SuccessorsState:
    s = opening(GAME, GAME.setup(seats))
    assert isinstance(s, SuccessorsState)
    edit(s, "empty", True)
    return s


def told() -> SuccessorsState:
    s = start()
    for word, value in GIVEN.items():
        edit(s, word, value)
    return s


def test_every_word_given_is_tried_here() -> None:
    assert {*GIVEN, "empty", "alert", "table"} == {*EDITS}


@pytest.mark.parametrize("word", sorted(GIVEN.keys() - NO_FACTS))
def test_what_is_given_is_so(word: str) -> None:
    value = SEEN.get(word, GIVEN[word])
    found = fact(told(), word, value)
    assert fits(value, found), found


def test_what_is_given_can_be() -> None:
    assert list(GAME.complaints(told())) == []


def test_what_was_not_given_is_not_so() -> None:
    s = start()
    edit(s, "capitals", {"alexandreia": "red"})
    words = sorted(GIVEN.keys() - NO_FACTS)
    assert [
        word for word in words if fits(SEEN.get(word, GIVEN[word]), fact(s, word, SEEN.get(word, GIVEN[word])))
    ] == []


def test_every_word_is_explained_and_can_be_used() -> None:
    assert {*VOCABULARY.words} == {*EDITS, *BY_NAME, *PLAIN}


ASKED: list[tuple[str, Any]] = [
    ("faction_of", {"perdikkas": "yellow", "seleukos": "nobody"}),
    ("royals_at", {"alexandros": "babylon", "philippos": "waiting"}),
    ("champion", {"yellow": True, "red": False}),
    ("hand_size", {"yellow": 2, "blue": 0}),
    ("table_size", 0),
    ("besiegers", {"babylon": []}),
    ("fleets", {"athenai": "yellow", "kilikia": "red", "makedonia": "red", "rhodos": "nobody"}),
    ("fleet_strength", {"yellow": 3, "black": 0}),
    ("largest_fleet", "yellow"),
    ("orator", "nobody"),
    ("vp", {"black": 0, "blue": 4, "red": 4}),
    ("legitimacy", {"yellow": 6, "independent": 0}),
    ("prestige", {"yellow babylon": 6, "independent lamia": 0}),
    ("prestige_defending", {"yellow babylon": 6}),
    ("winner", "nobody"),
    ("movement_points", {"krateros": [2, 2, 2, 3, 4, 4]}),
    ("general_card", {"krateros": {"initiative": 4, "rank": 18, "popularity": 2}}),
    ("card", {"fog": {"kind": "surprise", "points": 0, "optional": False}, "oracle": {"optional": True}}),
    ("kind", {"pella": "major_city", "tp_kom": "way_point"}),
    ("province_spaces", {"kypros": ["salamis", "paphos"]}),
    ("province_card", {"kypros": {"needed": 2}}),
    ("adjacent_provinces", {"kypros": []}),
    ("routes", {"pella larisa": ["land"], "pella babylon": []}),
]


def test_every_other_fact_is_asked_for_here() -> None:
    assert {word for word, _ in ASKED} == {*BY_NAME, *PLAIN} - {*GIVEN}


@pytest.mark.parametrize(("word", "value"), ASKED, ids=[word for word, _ in ASKED])
def test_what_can_only_be_asked_about(word: str, value: Any) -> None:
    assert fits(value, fact(told(), word, value)), fact(told(), word, value)


def test_the_helepolis_is_nowhere() -> None:
    assert fact(start(), "helepolis", {}) == {}
    assert fact(told(), "helepolis", {}) == {"babylon": "blue"}


def test_who_is_alert_is_asked_between_two_steps() -> None:
    s = start()
    edit(s, "alert", ["red"])
    assert [order.seat for order in s.standing] == [0, 1, 3]


@pytest.mark.parametrize(("seats", "number", "lie"), [(2, 1, 10), (2, 5, 2), (3, 1, 5), (3, 4, 2), (4, 3, 0)])
def test_on_the_table_lies_what_the_rounds_have_left(seats: int, number: int, lie: int) -> None:
    s = start(seats)
    edit(s, "at_phase", "end_of_round")
    edit(s, "strategy_round", number)
    edit(s, "hands", {})
    assert fact(s, "table_size", lie) == lie
    assert fact(s, "strategy_round", number) == number
    cards: list[str] = fact(s, "deck", [])[:lie]
    edit(s, "table", cards)
    assert fact(s, "table_size", lie) == lie
    assert sorted(fact(s, "deck", [])) == sorted(cards)
    assert list(GAME.complaints(s)) == []


def test_the_second_card_of_the_silver_shields_takes_the_place_of_the_first() -> None:
    s = start()
    edit(s, "hands", {"red": ["silver_shields_b"]})
    assert fact(s, "hands", {"red": []}) == {"red": ["silver_shields_b"]}
    assert fact(s, "removed", []) == ["silver_shields"]
    with pytest.raises(BadInput, match="no silver_shields_b left"):
        edit(start(), "hands", {"red": ["silver_shields"], "blue": ["silver_shields_b"]})


def test_who_is_at_sea_is_told_by_the_port() -> None:
    s = start()
    s.general_at[0] = at_sea(NUMBER["tyros"])
    name = GENERAL_NAMES[0]
    assert fact(s, "generals", {name: ""}) == {name: "tyros-sea"}


def test_generals_put_on_an_empty_map_were_received_at_set_up() -> None:
    s = start()
    edit(s, "generals", {"antipatros": "red pella", "kassandros": "blue athenai"})
    assert fact(s, "dealt", {"red": [], "blue": []}) == {"red": ["antipatros"], "blue": []}


def test_nobodys_victory_points_have_just_dropped() -> None:
    s = start()
    edit(s, "province", {"kypros": "red"})
    assert s.had_vp[2]
    edit(s, "province", {"kypros": "nobody"})
    assert not s.had_vp[2]


@pytest.mark.parametrize(
    ("word", "value", "why"),
    [
        ("turn", 6, "no Game Turn 6"),
        ("at_phase", "tychee", "did you mean tyche"),
        ("strategy_round", 6, "Rounds 1 to 5"),
        ("strategy_round", 2, "write `at_phase`"),
        ("seat", "green", "green does not play: with `seats: 4` there are yellow, blue, red, black"),
        ("seat", "independent", "no player 'independent'"),
        ("direction", "up", "no direction 'up'"),
        ("control", {"pela": "red"}, "did you mean pella"),
        ("control", ["pella"], "should be a group of spaces"),
        ("generals", {"perdikkas": "dispersed"}, "whose is perdikkas"),
        ("generals", {"perdikkas": "babylon"}, "a side and a place"),
        ("generals", {"minor-blue-1": "red pella"}, "no General of red"),
        ("generals", {"perdikkas": "yellow larisa-inside"}, "no Major City"),
        ("cus", {"yellow pella": {"hoplite": 1}}, "no CU 'hoplite'"),
        ("cus", {"independent pella": {"loyal": 1}}, "use `armies`"),
        ("cus", {"yellow dead": {"loyal": 1}}, "cannot be dead"),
        ("sieges", {"pella": "blue"}, "as `blue 2`"),
        ("hands", {"yellow": ["oracle"]}, "with `options` only"),
        ("hands", {"yellow": "fog"}, "should be a list of cards"),
        ("table", ["fog"], "with 4 players 0 cards lie on the table now, not 1"),
        ("table", "fog", "should be a list of cards"),
        ("training", {"yellow": "loyal"}, "as `loyal 4`"),
        ("hearse_finished", 3, "true or false"),
        ("pact", ["red"], "two Factions"),
        ("vp", {"yellow": 3}, "not set up"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(word: str, value: Any, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        edit(start(), word, value)


@pytest.mark.parametrize(("word", "value", "why"), [("alert", ["red"], "not asked about"), ("vp", 3, "a group")])
def test_what_cannot_be_asked_about_is_refused_in_a_sentence(word: str, value: Any, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        fact(start(), word, value)


def test_every_question_is_explained() -> None:
    asked = {message.removeprefix("ask-") for message in spoken("successors4") if message.startswith("ask-")}
    assert asked | {moment.name for moment in GAME.moments} == {*VOCABULARY.questions}
