"""What games really say, in every language: bots play, and every prompt, label and sentence is read."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from strategos.bots import Budget, Chair, bot, quick_bot
from strategos.games import game, game_ids
from strategos.kernel.match import Match
from strategos.text import LANGUAGES, Words

ANSWERS = 160
BUDGET = Budget(decisions=1000)
WRONG = {
    "a message that is missing": re.compile(r"\[[a-z]+-"),
    "an id": re.compile(r"\w_\w|\b[a-z]{3,}-\d+\b"),
    "a variable": re.compile(r"[{}$]"),
    "a name said twice": re.compile(r"\b([A-ZÀ-Ý]\w{3,})[,:;→]? \1\b"),
    "a space too many": re.compile(r" {2,}|\( | \)| ,|^\s|\s$"),
    "nothing": re.compile(r"^\W*$"),
}
UNMELTED = {
    "en": re.compile(r"\b(?:at|in|from|to) (?:at|in|from|to) "),
    "it": re.compile(r"\b(?:di|a|da|in|su) (?:il |lo |la |i |gli |le |l')[A-Z]|\b(?:a|da) (?:a|da|in) "),
    "fr": re.compile(r"\b(?:de|à) les? [A-Z]|\b[Dd]e [AEIOUÉÈÊÎ]|\b(?:de|à) (?:de|à|en) "),
}
"""Prepositions that a language melts with the article, elides before a name, or says once."""
SCENARIOS = [(name, scenario) for name in game_ids(teaching=True) for scenario in game(name).scenarios]


def wrong(sentence: str, language: str) -> str:
    """What a reader would stumble over."""
    patterns = {**WRONG, "a preposition as it stands": UNMELTED[language]}
    return next((what for what, pattern in patterns.items() if pattern.search(sentence)), "")


def said(match: Match[Any], told: int, words: Words) -> Iterator[str]:
    """All that is said at this moment, and of what has happened since."""
    view = match.view(None)
    for event in match.all_events(told):
        if event.worded:
            yield words.event(event, view)
    for decision in match.pending:
        own = match.view(decision.seat)
        yield words.prompt(decision, own)
        yield from (words.option(decision, option, own) for option in decision.options if not option.key.isdigit())
    for piece in view.pieces:
        yield words.name(f"piece:{piece.id}", view)
    if match.outcome is not None:
        yield words.outcome(match.outcome, view)


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_nothing_that_is_said_in_a_game_makes_a_reader_stumble(name: str, scenario: str) -> None:
    setup = game(name).setup(scenario=scenario)
    match = Match(game(name), setup, 3)
    players = [bot(name, quick_bot(name)) for _ in range(setup.seats)]
    rng = random.Random(3)
    catalogues = [Words(language, name) for language in LANGUAGES]
    problems: dict[str, str] = {}
    read: set[str] = set()
    told = 0
    while True:
        for words in catalogues:
            for sentence in said(match, told, words):
                read.add(sentence)
                if what := wrong(sentence, words.language):
                    problems.setdefault(f"{words.language}: {sentence!r}", what)
        told = match.event_count
        if not match.pending or match.answer_count >= ANSWERS:
            break
        decision = match.pending[0]
        match.play(decision.seat, players[decision.seat].answer(Chair(match, decision, rng, BUDGET)))
    assert not problems, "\n".join(f"{what}: {where}" for where, what in problems.items())
    assert len(read) > 30


@pytest.mark.parametrize(
    ("language", "sentence", "what"),
    [
        ("en", "Refit mac_infantry-1", "an id"),
        ("en", "Disband general-2", "an id"),
        ("en", "[event-marched]", "a message that is missing"),
        ("en", "Caesar of Macedonia, Macedonia: not now.", "a name said twice"),
        ("en", "The army is { $space }.", "a variable"),
        ("en", "", "nothing"),
        ("en", "Ten-year-old truce; A1 at once (a 4).", ""),
        ("it", "La Flotta di l'Egitto salpa.", "a preposition as it stands"),
        ("it", "La Flotta d'Egitto salpa da Alessandria.", ""),
        ("fr", "La Flotte de Égypte part.", "a preposition as it stands"),
        ("fr", "Jaune prend Cyzique à les Indépendants.", "a preposition as it stands"),
        ("fr", "La Flotte d'Égypte part d'Alexandrie.", ""),
    ],
)
def test_the_reader_stumbles_over_what_he_should(language: str, sentence: str, what: str) -> None:
    assert wrong(sentence, language) == what
