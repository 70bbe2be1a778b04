"""A game is told in the words of the rulebook that lies on the table, in all its catalogues."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from strategos.text import catalogue, catalogues, own

HERE = Path(__file__).parent
SKINS = HERE.parents[1] / "web" / "src" / "games"


class Term(msgspec.Struct, rename={"never": "not"}, forbid_unknown_fields=True):
    say: str
    never: str


TERMS = msgspec.yaml.decode((HERE / "terms.yaml").read_bytes(), type=dict[str, dict[str, list[Term]]])
CASES = [(game, language) for game, languages in TERMS.items() for language in languages]


@cache
def messages(game: str, language: str) -> tuple[str, ...]:
    """Every message of a game, of its family and of their skins; what is common to all games is nobody's term."""
    names = [name for name in catalogues(game) if name != "common"]
    texts = [catalogue(language, name) for name in names]
    texts += [(SKINS / name / f"words.{language}.ftl").read_text("utf-8") for name in own(game)]
    found = [message for text in texts for message in re.split(r"\n(?=\S)", text) if not message.startswith("#")]
    # What the printed book calls otherwise is told there on purpose.
    return tuple(message for message in found if not message.startswith("book-words"))


@pytest.mark.parametrize(("game", "language"), CASES)
def test_a_game_uses_the_terms_of_its_rulebook(game: str, language: str) -> None:
    said = messages(game, language)
    bodies = [(message, re.sub(r"\{[^{}]*\}", "{}", message.partition(" ")[2])) for message in said]
    wrong = [f"{term.say}: {message}" for term in TERMS[game][language] for message, body in bodies
             if re.search(term.never, body)]  # fmt: skip
    assert wrong == []


@pytest.mark.parametrize(("game", "language"), CASES)
def test_the_terms_are_there(game: str, language: str) -> None:
    """A term that is nowhere said would hold nothing."""
    text = "\n".join(messages(game, language)).casefold()
    words = [word.casefold() for term in TERMS[game][language] for word in term.say.split()]
    assert [word for word in words if word[: max(3, len(word) - 3)] not in text] == []
