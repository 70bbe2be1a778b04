"""The words of the examples: what is given is so, and every word that can be asked about has an answer."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.examples import VOCABULARY, edit, fact
from strategos.games.peloponnesian.examples.inquiries import FACTS
from strategos.games.peloponnesian.examples.positions import EDITS
from strategos.games.peloponnesian.state import PeloponnesianState
from strategos.kernel.errors import BadInput
from strategos.testing.example_files import fits
from strategos.testing.walks import opening
from strategos.text import LANGUAGES, Words

from .table import asked, asked_side, keys, play, table

GIVEN: dict[str, Any] = {
    "player": "sparta",
    "turn": 4,
    "units": {"potidaea": {"athens": {"H": 2, "N": 3, "AC": 1}, "sparta": {"AH": 1}}, "sparta": {"sparta": {"HG": 1}}},
    "spent": {"potidaea": {"athens": {"N": 2}}},
    "leaders": {"pericles": "athens", "agis": "box", "nicias": "dead", "cleon": "aside", "phormio": "potidaea"},
    "cup": {"sparta": ["brasidas"]},
    "drawn": {"sparta": "lysander"},
    "colour": {"megara": "athens"},
    "power": {"argos": "athens"},
    "control": {"megara": "nobody", "samos": "sparta"},
    "rebellion": ["samos", "potidaea"],
    "ravaged": {"athens": True},
    "siege": {"potidaea": "athens"},
    "walls": False,
    "hostages": {"sparta": True},
    "treasury": {"athens": 1200, "sparta": 900},
    "sci": {"athens": -2},
    "bellicosity": {"sparta": 3},
    "shaken": {"athens": 1},
    "vp": {"player": 25},
    "fought": 3,
    "strategy": "attack_sparta",
    "first": "sparta",
    "done": {"athens": 1},
    "passed": {"athens": True},
    "arrived": ["potidaea"],
    "answered": ["argos"],
    "going_home": {"sparta": {"AH": 2}},
    "eliminated": {"athens": {"N": 4}},
    "out_of_game": {"sparta": {"H": 1}},
    "fallen": {"athens": 2},
    "happened": {"plague": 1, "demagogue": 2},
    "this_turn": {"plague": 1, "at_most-athens": 2, "taken-samos": 1, "doomed-cleon": 0},
    "last_turn": {"ships_lost": 4},
    "armistice": True,
    "phase": "operations",
    "expedition": {"side": "sparta", "leader": "lysander", "at": "sparta", "objective": "megara", "units": {"H": 3}},
}


@pytest.mark.parametrize("word", GIVEN)
def test_what_is_given_is_so(word: str) -> None:
    state = opening(GAME, GAME.setup(1))
    assert isinstance(state, PeloponnesianState)
    for each in dict.fromkeys(("empty", "player", "units", word)):
        edit(state, each, GIVEN.get(each, True))
    actual = fact(state, word, GIVEN[word])
    assert fits(GIVEN[word], actual), actual


def test_every_word_is_told_and_can_be_used() -> None:
    assert set(VOCABULARY.words) == set(EDITS) | set(FACTS)
    assert [word for word, told in VOCABULARY.words.items() if told.startswith("fact:") and word in EDITS] == []
    assert set(GIVEN) >= set(EDITS) - {"empty", "role"}


def test_slips_of_the_pen_are_told() -> None:
    with pytest.raises(BadInput, match="did you mean potidaea"):
        table(units={"potidea": {"athens": {"H": 1}}})
    with pytest.raises(BadInput, match="no units of sparta"):
        table(units={"sparta": {"sparta": {"peltasts": 1}}})
    with pytest.raises(BadInput, match="there is no piece 'X'"):
        table(units={"sparta": {"sparta": {"X": 1}}})


def test_an_empty_table_asks_for_an_objective() -> None:
    match = table(units={"athens": {"athens": {"H": 2}}}, leaders={"pericles": "athens"}, phase="operations")
    assert (asked(match).kind, asked_side(match)) == ("objective", "athens")
    play(match, "athens: objective! cause_rebellion", "rebel! back", "objective! megara")
    assert "hoplite-athens-athens=02" in keys(match)


# -- what the screen says ---------------------------------------------------------------------------------------------

BEATEN = {"en": "beaten", "it": "battut", "fr": "battu"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_who_is_beaten_is_told_to_be(language: str) -> None:
    """Agents who failed and a leader caught alone lost no battle; and a player's own choice needs no reason."""
    words = Words(language, "peloponnesian")
    about = {"leader": "piece:gylippus", "side": "side:sparta", "space": "space:mytilene", "battles": 0}
    ends = ("end_beaten", "end_rebellion_failed", "end_caught", "passed", "other")
    nobody = {"lost": None, "enemy": None}
    told = {how: words.say("log-operation", {**about, **nobody, "how": how, "strategy": None}) for how in ends}
    assert [how for how in ends if BEATEN[language] in told[how]] == ["end_beaten"]
    assert len(set(told.values())) == len(ends)
    why = words.say("log-operation", {**about, **nobody, "how": "passed", "strategy": "effect:attack_athens"})
    assert words.name("effect:attack_athens") in why


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_briefing_is_that_of_the_number_of_players(language: str) -> None:
    words = Words(language, "peloponnesian")
    alone, two = (words.say("brief-campaign", {"seats": seats}) for seats in (1, 2))
    assert "150" in alone
    assert "150" not in two
