"""Names have the form a sentence needs, and what is cited at the table can be read in every language."""

from __future__ import annotations

import pytest

from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.events import Auguries, Moved
from strategos.games.peloponnesian.sequence import SEGMENTS
from strategos.kernel.events import Event
from strategos.parts.register import message_of
from strategos.text import Words, codes

TRANSLATED = ("it", "fr")


NORTH = Moved("side:athens", "piece:phormio", "space:athens", "space:macedonia")


HARBOUR = Moved("side:athens", "piece:phormio", "space:argos", "space:piraeus")


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_rules_of_segments_and_options_are_there_in_every_language(language: str) -> None:
    words = Words(language, GAME.id)
    cited = [*(segment.rule for segment in SEGMENTS), *(choice.rule for choice in GAME.choices)]
    assert [rule for rule in cited if not words.has(message_of(rule))] == []


def test_the_rules_are_told_in_the_same_words_everywhere() -> None:
    texts = {language: codes.written(language, f"{GAME.id}.rules") for language in TRANSLATED}
    assert codes.differences(texts) == []


@pytest.mark.parametrize(
    ("language", "event", "said"),
    [
        ("en", NORTH, "from Athens to Macedonia"),
        ("it", NORTH, "da Atene in Macedonia"),
        ("fr", NORTH, "d'Athènes en Macédoine"),
        ("it", HARBOUR, "da Argo al Pireo"),
        ("fr", HARBOUR, "d'Argos au Pirée"),
        ("fr", Auguries("side:athens", 3, 1, True), "Les augures d'Athènes"),
        ("fr", Auguries("side:sparta", 3, 1, True), "Les augures de Sparte"),
    ],
)
def test_names_are_said_as_the_sentence_needs_them(language: str, event: Event, said: str) -> None:
    assert said in Words(language, GAME.id).event(event)
