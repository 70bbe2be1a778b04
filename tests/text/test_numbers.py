"""Every message is said with 0, 1 and 2 of whatever it counts, in every language: no number is wrong, none is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from strategos.text import LANGUAGES

ROOT = Path(__file__).parents[2]
TEXT = ROOT / "src" / "strategos" / "text"
SKINS = ROOT / "web" / "src" / "games"
CATALOGUES = sorted(
    {file.name for file in TEXT.glob("*/*.ftl") if ".rules." not in file.name and ".notes." not in file.name}
    | {f"{file.parent.name}/words" for file in SKINS.glob("*/words.en.ftl")}
)
"""Rules and notes count nothing."""

MANY = 7
WAYS = 60
"""As many combinations of variants as are tried of one message."""

COUNTING = {"one", "0", "1"}
UNSAID = {
    "en": re.compile(r"(?<![\d.])\b1 (?!is\b|was\b|has\b|costs\b|[Tt]alents)[A-Za-z]+s\b"),
    "it": re.compile(
        r"\b(?:di|a|da|in|su) (?:il|gli) "
        r"|\b1 (?:carte|colpi|dadi|forze|navi|passi|pezzi|piani|punti|spazi|turni|volte)\b",
        re.I,
    ),
    "fr": re.compile(r"\bde une? |\bsi ils? |\bà les? |(?<![\d.])\b1 (?!talents|pas\b|des\b)[a-zéè]+s\b", re.I),
}
"""What nobody says: an article that ought to have melted or been elided, one of several."""

UNBENDING = re.compile(
    r"[^\w\s]|$|\s+(?:[A-Z]{1,3}\b|[×·/%(−+:;]|land SP|dispersed|pas\b"
    r"|(?:of|on|in|at|to|for|and|by|is|against|di|dei|su|a|e|contro|de|des|sur|à|et|d|contre)\b"
    r"|(?:Gold|Glory|Legitimacy|Infantry|Cavalry|Oro|Gloria|Or|Gloire|[Tt]alents|[Tt]alenti|unità|Unità)\b)"
)
"""What stands behind a number and is the same for one as for many, or not counted by it."""


class Reading(Visitor):
    """What a message is made of: what it chooses variants by, what it prints, what stands behind that."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.keys: dict[str, set[str]] = {}
        self.printed: dict[str, list[str]] = {}
        self.messages: list[str] = []
        self.visit(pattern)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for element, after in zip(node.elements, [*node.elements[1:], None], strict=True):
            if isinstance(element, ast.Placeable):
                if isinstance(element.expression, ast.VariableReference):
                    behind = after.value if isinstance(after, ast.TextElement) else ""
                    self.printed.setdefault(element.expression.id.name, []).append(behind)
                self.visit(element.expression)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
        self.keys.setdefault(node.selector.id.name, set()).update(keys)
        for variant in node.variants:
            self.visit(variant.value)


@cache
def parsed(file: Path) -> tuple[ast.Resource, dict[str, Reading]]:
    text = file.read_text("utf-8")
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return FluentResource(text), {entry.id.name: Reading(entry.value) for entry in messages if entry.value}


class Catalogue:
    """The messages of one file in one language, with those it may refer to."""

    def __init__(self, name: str, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.readings: dict[str, Reading] = {}
        self.own: list[str] = []
        for file in files(name, language):
            resource, found = parsed(file)
            self.bundle.add_resource(resource, allow_overrides=True)
            self.readings |= found
            if file.name == name or file.parent.name == name.removesuffix("/words"):
                self.own = list(found)

    def parts(self, message: str) -> list[Reading]:
        """The message and all it refers to."""
        reading = self.readings.get(message)
        return [] if reading is None else [reading, *(p for other in reading.messages for p in self.parts(other))]

    def keys(self, message: str) -> dict[str, set[str]]:
        out: dict[str, set[str]] = {}
        for part in self.parts(message):
            for name, keys in part.keys.items():
                out.setdefault(name, set()).update(keys)
        return out

    def printed(self, message: str) -> set[str]:
        return {name for part in self.parts(message) for name in part.printed}

    def say(self, message: str, args: dict[str, str | int]) -> str:
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        return f"{text} [{errors[0]}]" if errors else str(text)


def files(name: str, language: str) -> list[Path]:
    """The file of a catalogue and those that are read with it: a family has the names of an edition."""
    if name.endswith("/words"):
        return [SKINS / name.removesuffix("/words") / f"words.{language}.ftl"]
    family, edition = re.sub(r"[34]", "", name), name.replace("successors.", "successors4.")
    files = [TEXT / language / each for each in dict.fromkeys(("common.ftl", family, edition))]
    return [file for file in files if file.is_file()]


@cache
def catalogue(name: str, language: str) -> Catalogue:
    return Catalogue(name, language)


def counted(name: str, message: str) -> set[str]:
    """What some language counts in this message: it has a form for one of it, or words for a number of it."""
    keys = [(v, k) for language in LANGUAGES for v, k in catalogue(name, language).keys(message).items()]
    return {variable for variable, known in keys if known & COUNTING}


def ways(of: Catalogue, message: str, numbers: set[str]) -> Iterator[dict[str, str | int]]:
    """Arguments for every combination of variants; what is counted is many."""
    keys = of.keys(message)
    words = [[(name, key) for key in sorted(keys[name])] for name in keys if name not in numbers]
    plain: dict[str, str | int] = dict.fromkeys(of.printed(message), "X")
    for chosen in islice(product(*words), WAYS):
        yield {**plain, **dict(chosen), **dict.fromkeys(numbers, MANY)}


def wrong(name: str, language: str, message: str) -> Iterator[str]:
    """What a reader of this message would find wrong, whatever the numbers."""
    of, numbers = catalogue(name, language), counted(name, message)
    for args in ways(of, message, numbers):
        for number in sorted(numbers & (of.keys(message).keys() | of.printed(message))) or [""]:
            none, one, two = (of.say(message, {**args, number: n} if number else args) for n in (0, 1, 2))
            for text in (none, one, two):
                if " [" in text:
                    yield f"cannot be said: {text!r}"
                if found := UNSAID[language].search(text):
                    yield f"says {found.group()!r}: {text!r}"
            if number and none == one != two and "2" in two:
                yield f"says of no ${number} what it says of one: {none!r}"
            if number and none == two and number in of.printed(message) and "2" in of.say(message, {**args, number: 2}):
                yield f"loses ${number}: {none!r}"
    for number in numbers - of.keys(message).keys():
        behind = [text for part in of.parts(message) for text in part.printed.get(number, [])]
        for text in behind:
            if not UNBENDING.match(text):
                yield f"has one form for one and many ${number}{text!r}"


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_counted_is_said_right(name: str, language: str) -> None:
    of = catalogue(name, language)
    problems = [f"{message} {what}" for message in of.own for what in dict.fromkeys(wrong(name, language, message))]
    assert problems == [], "\n".join(problems)
