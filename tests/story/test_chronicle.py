"""The chronicle: every event is told or left out on purpose, and no id of ours is ever read by anybody."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, get_args

import pytest

from strategos.games import game, game_ids
from strategos.kernel.match import Match
from strategos.story import Tape
from strategos.story.chronicle import Chapter, Chronicle, chronicle, page
from strategos.text import LANGUAGES, Words, own
from strategos.text.codes import joined

from .playing import at_random, stored

TOLD = [name for name in game_ids() if game(name).story is not None]
FILES = [
    "conquest-classic-4-bot",
    "alexander-granicus-1-bot",
    "alexander-issus-1-bot",
    "alexander-tyre-1-bot",
    "alexander-gaugamela-1-bot",
]


def text(match: Match[Any], language: str) -> str:
    told = chronicle(Tape.of(match), language)
    return "\n".join(f"{c.heading}\n{' '.join(c.sentences)}" for c in told.chapters) + told.ending


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_every_event_is_told_folded_or_silent(name: str, language: str) -> None:
    """A new event has to be put somewhere; one that is told by itself has its sentence in every language."""
    chosen = game(name)
    assert chosen.story is not None
    telling = chosen.story().telling
    assert telling is not None
    tags = {str(event.__struct_config__.tag) for event in get_args(chosen.event) if event.worded}
    said = {m.removeprefix("chronicle-") for m in joined(language, own(name)) if m.startswith("chronicle-")}
    assert not telling.silent & telling.folded
    assert telling.silent | telling.folded | set(telling.chapters) <= tags, "an event that is no more"
    assert sorted(tags - telling.silent - telling.folded - said) == [], "neither told nor silent"
    assert sorted(telling.silent & said) == [], "told though silent"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_chronicle_is_prose(name: str, language: str) -> None:
    told = text(stored(name), language)
    assert len(told) > 300
    assert not re.findall(r"[\[\]{}]|\w+_\w+|\b(?:space|side|piece|card|item|track|scenario):", told)
    assert not re.search(r"  | \.|[a-zà-ù][A-Z]", told.replace(" ;", ";")), "words that run together, or gaps"
    for sentence in re.findall(r"[^.!?]+[.!?]", told):
        assert sentence.strip()


@pytest.mark.parametrize("name", TOLD)
def test_random_games_are_told_without_gaps(name: str) -> None:
    chosen = game(name)
    for n, scenario in enumerate(chosen.scenarios):
        for language in LANGUAGES:
            told = text(at_random(name, n + 7, 400, scenario=scenario), language)
            assert not re.findall(r"[\[\]{}]|(?<!\w)(?:space|side|piece|card|item):", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_turn_it_is_is_not_said_in_every_sentence(language: str) -> None:
    """The heading names him; he comes again in his battles, among others, and when prices rise."""
    told = chronicle(Tape.of(stored("conquest-classic-4-bot")), language)
    for chapter in told.chapters[1:]:
        side = chapter.heading.rpartition(" ")[2]
        named = [s for s in chapter.sentences if re.search(rf"\b{side}\b", s)]
        assert len(named) <= max(2, len(chapter.sentences) / 2), chapter


def test_a_place_just_reached_is_not_named_again() -> None:
    told = chronicle(Tape.of(stored("alexander-granicus-1-bot")), "en")
    summer = next(c for c in told.chapters if c.heading == "Summer 335 BC").sentences
    assert "The army marched to Lycia." in summer
    at = summer.index("The army marched to Lycia.")
    assert summer[at + 1 : at + 4] == (
        "The gates were opened without a battle.",
        "He set a governor over it.",
        "There he founded a City.",
    )


def test_a_turn_is_told_in_a_few_sentences() -> None:
    """By eye: the fifth round of Numidia in conquest-classic-4-bot.txt."""
    told = chronicle(Tape.of(stored("conquest-classic-4-bot")), "en")
    [numidia] = [c for c in told.chapters if c.heading == "Turn 5: Numidia"]
    assert numidia.sentences[:4] == (
        "An army marched from Caesariensis to Tingitana, 5 units strong.",
        "3 units came ashore in Baleares.",
        "Baleares submitted without a fight.",
        "In Tingitana Numidia met Hispania: 5 against 2. After one round Numidia had won; Numidia lost nobody, "
        "Hispania 2.",
    )


def test_a_game_without_words_of_its_own_is_told_by_its_log() -> None:
    match = at_random("skirmish", 3, 60)
    told = chronicle(Tape.of(match), "en")
    assert len(told.chapters) == 1
    assert len(told.chapters[0].sentences) == len(match.events(None))


def test_until_it_is_over_nothing_hidden_is_told() -> None:
    match = at_random("ambush", 2, 12)
    assert match.outcome is None
    words = Words("en", "ambush")
    told = chronicle(Tape.of(match), "en").chapters[0].sentences
    assert told == tuple(words.event(e, match.view(None)) for e in match.events(None))


def test_the_page_needs_nothing_else_and_quotes_what_it_is_given() -> None:
    words = Words("fr", "conquest")
    html = page(Chronicle("fr", "Rome & <Co>", "", (Chapter("<h>", ("a < b.",)),), "Fin."), words)
    assert '<html lang="fr">' in html
    assert "Rome &amp; &lt;Co&gt;" in html
    assert "<h2>&lt;h&gt;</h2><p>a &lt; b.</p>" in html
    assert not re.search(r'https?:|src=|href="(?!data:)|<script|@import|url\((?!data:)', html)
    faces = re.findall(r"@font-face\{font-family:Spectral;font-weight:(\d+);font-style:(\w+)", html)
    built = files("strategos").joinpath("web", "static", "assets").is_dir()
    assert faces == ([("400", "normal"), ("400", "italic"), ("700", "normal")] if built else [])


@pytest.mark.parametrize(
    ("language", "points"),
    [
        ("en", r"Whoever led (Athens|Sparta) .* had -?\d+ in the end\."),
        ("it", r"Chi guidava (Atene|Sparta) .* ne aveva -?\d+\."),
        ("fr", r"Celui qui menait (Athènes|Sparte) .* en eut -?\d+ à la fin\."),
    ],
)
def test_a_war_is_told_in_paragraphs_with_who_led_and_the_points(language: str, points: str) -> None:
    """Politics, marches, the Combat Phase, and what was left, with the points at its end."""
    told = chronicle(Tape.of(stored("peloponnesian-campaign-1-bot")), language)
    first, second = told.chapters[:2]
    assert [len(list(chapter.paragraphs())) for chapter in (first, second)] == [3, 4]
    for chapter in told.chapters:
        assert " ".join(chapter.paragraphs()) == " ".join(chapter.sentences)
    for chapter, total in ((first, "10"), (second, "55")):
        assert re.fullmatch(points, chapter.sentences[-1]), chapter.sentences[-1]
        assert total in chapter.sentences[-1]
    html = page(told, Words(language, "peloponnesian"))
    assert html.count("<p>") == sum(len(list(chapter.paragraphs())) for chapter in told.chapters)
