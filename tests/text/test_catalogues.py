"""Every code a game can utter has words in every language, with the variables that are there."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import strategos
from strategos.games import GAMES as KNOWN
from strategos.kernel.asking import NATURE, Decision, No
from strategos.kernel.view import View
from strategos.parts.register import heading_of, message_of, register
from strategos.text import LANGUAGES, Words, catalogue, codes, own

GAMES = sorted(KNOWN)
RULED = ("alexander", "conquest", "peloponnesian", "successors3", "successors4")
"""Games whose rules can be read in every language."""

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
GAMES_ON_SCREEN = CLIENT / "games"
SKINS = sorted(file.parent for file in GAMES_ON_SCREEN.glob("*/skin.ts"))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_code_has_words_in_every_language(game_id: str) -> None:
    problems = codes.gaps(game_id)
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if len(own(game_id)) > 1])
def test_an_edition_does_not_repeat_what_its_family_says(game_id: str) -> None:
    """What both editions say in the same words, in every language, stands once."""
    again: list[set[str]] = []
    for language in LANGUAGES:
        said = [set(re.split(r"\n(?=\S)", catalogue(language, name))) for name in own(game_id)]
        again.append({text.split(" =")[0] for text in set.intersection(*said) if " =" in text})
    assert sorted(set.intersection(*again)) == []


@pytest.mark.parametrize("name", ["common", "client"])
def test_the_shared_catalogues_agree(name: str) -> None:
    texts = {language: codes.written(language, name) for language in LANGUAGES}
    assert codes.differences(texts) == []
    assert all(texts.values())


def test_the_client_says_all_of_its_words() -> None:
    """A message whose id is nowhere in the client, neither whole nor as what a composed id begins with, is dead."""
    sources = [path for kind in ("*.svelte", "*.ts") for path in CLIENT.rglob(kind) if path.parent.name != "gen"]
    text = "\n".join(path.read_text("utf-8") for path in sources)
    whole = set(re.findall(r"""['"`]([\w-]+)['"`]""", text))
    begins = tuple(re.findall(r"\bui\(`([\w-]+-)\$\{", text)) + tuple(re.findall(r"`ui-([\w-]+-)\$\{", text))
    assert set(begins) == {"bot-", "choices-", "error-", "fate-", "key-", "notice-", "source-", "without-"}, (
        "what composes an id"
    )
    ids = [key.removeprefix("ui-") for key in codes.written("en", "client") if key.startswith("ui-")]
    assert len(ids) > 300
    assert [key for key in ids if key not in whole and not key.startswith(begins)] == []


def test_what_odds_leave_out_is_what_some_game_leaves_out() -> None:
    """A condition that no game's odds name is dead."""
    odds = [path for path in (ROOT / "src" / "strategos" / "games").rglob("*.py") if "odds" in str(path)]
    text = "\n".join(path.read_text("utf-8") for path in odds)
    known = [key.removeprefix("ui-without-") for key in codes.written("en", "client") if key.startswith("ui-without-")]
    assert known
    assert [code for code in known if f'"{code}"' not in text] == []


FRENCH = [*(ROOT / "src" / "strategos" / "text" / "fr").glob("*.ftl"), *GAMES_ON_SCREEN.glob("*/words.fr.ftl")]


@pytest.mark.parametrize("file", sorted(FRENCH), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_french_line_begins_with_a_sign(file: Path) -> None:
    """What stands apart from its word is kept on its line by a space that does not break; apostrophes are alike."""
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"[^\s=] [:;?!»]|« |’", line)] == []


@pytest.mark.parametrize("skin", SKINS, ids=lambda skin: skin.name)
def test_a_skin_has_its_words_in_every_language(skin: Path) -> None:
    """What a skin says beyond its game's catalogue is beside it, in all languages with the same variables."""
    files = {language: skin / f"words.{language}.ftl" for language in LANGUAGES}
    assert [str(file) for file in files.values() if not file.is_file()] == []
    texts = {language: codes.messages(file.read_text("utf-8"), str(file)) for language, file in files.items()}
    assert codes.differences(texts) == []


@pytest.mark.parametrize("game_id", RULED)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_rule_and_chapter_of_the_register_is_translated(game_id: str, language: str) -> None:
    """English is in the register itself; another language has a message for each atom and heading, and no others."""
    atoms = register(strategos.game(game_id).package).values()
    rules = {message_of(atom.id) for atom in atoms}
    chapters = {heading_of(atom.chapter) for atom in atoms}
    written = codes.written(language, f"{game_id}.rules").keys()
    assert sorted(written ^ (rules | chapters)) == []


def test_the_kernel_s_own_refusals_have_words() -> None:
    kernel = (
        "not_a_choice",
        "not_your_turn",
        "match_over",
        "nothing_to_undo",
        "undo_other_seat",
        "undo_barrier",
        "nothing_to_redo",
    )
    for language in LANGUAGES:
        known = codes.written(language, "common")
        assert [why for why in kernel if f"no-{why}" not in known] == []
        assert {"ask-die", "button-pass", "button-done", "button-yes", "button-no"} <= known.keys()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_played_at_random_is_never_at_a_loss_for_words(game_id: str) -> None:
    """Codes that are not literals in the source show up when they are used; brackets are ids without words."""
    catalogues = [Words(language, game_id) for language in LANGUAGES]
    lost: set[str] = set()
    read: list[set[bytes]] = [set() for _ in LANGUAGES]
    game = strategos.game(game_id)
    tables = [(seats, scenario) for scenario in game.scenarios for seats in game.seats_of.get(scenario, game.seats)]
    for number, (seats, scenario) in enumerate(tables):
        rng = random.Random(number)
        match = strategos.new(game_id, seats=seats, scenario=scenario, seed=number)
        told = 0
        for _ in range(300):
            if not match.pending:
                break
            decision = match.pending[0]
            view = match.view(decision.seat if decision.seat != NATURE else None)
            refusals = list(decision.refused().values())
            events, told = match.all_events(told), match.event_count
            for words, known in zip(catalogues, read, strict=True):
                said = [
                    *_sayings(words, view, decision, refusals, known),
                    *(words.event(e, view) for e in events if e.worded),
                ]
                lost.update(f"{words.language}: {one}" for one in said if "[" in one or "{" in one)
            match.play(decision.seat, rng.choice(decision.options).key)
        if match.outcome is not None:
            ended = [words.outcome(match.outcome, match.view(None)) for words in catalogues]
            lost.update(one for one in ended if "[" in one)
    assert not lost, "\n".join(sorted(lost)[:40])


def _sayings(words: Words, view: View, decision: Decision, refusals: list[No], read: set[bytes]) -> Iterator[str]:
    """Prompt, options, refusals, names and facts; refusals and facts that were read before are not read again."""

    def new(thing: Any) -> bool:
        known = len(read)
        read.add(msgspec.msgpack.encode(thing))
        return len(read) > known

    yield words.prompt(decision, view)
    yield words.phase(view.phase)
    yield from (words.option(decision, o, view) for o in decision.options)
    yield from (words.refusal(no, view) for no in refusals if new(no))
    yield from (words.name(f"piece:{kind}") for kind in sorted({p.kind for p in view.pieces}))
    yield from (words.side(side.id) for side in view.sides)
    facts = [view.facts, *view.spaces.values(), *(s.facts for s in view.sides), *(p.facts for p in view.pieces)]
    for of in [*facts, view.stage]:
        if new(of):
            yield from words.facts(of, view)


def test_what_the_server_could_not_do_is_said_by_its_code() -> None:
    """The server's own sentence is English; a reader gets one in his language for every code it can send."""
    web = ROOT / "src" / "strategos" / "web"
    source = "\n".join(file.read_text("utf-8") for file in web.rglob("*.py"))
    codes_sent = set(re.findall(r"\b(?:WebError\(\d+|Problem\(|\d+:) ?,? ?\"([a-z_]+)\"", source))
    assert {"no_such_match", "not_found", "unreadable", "slow_down"} <= codes_sent
    for language in LANGUAGES:
        said = codes.written(language, "client")
        assert sorted(code for code in codes_sent if f"ui-error-{code}" not in said) == []
