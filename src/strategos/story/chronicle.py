"""The chronicle: the story of a match in prose, chapter by chapter, in the language of the reader.

A game says which events begin a chapter, and gathers the events of one into phrases (`Telling`); the sentences are the
messages `chronicle-<phrase>` of its catalogue. A game without words of its own is told by the sentences of its log.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import pairwise
from typing import Any, cast

import msgspec

from strategos.kernel.errors import StrategosError
from strategos.kernel.events import Event
from strategos.kernel.game import Outcome
from strategos.kernel.match import Match
from strategos.kernel.view import View
from strategos.parts.accounts import Account, Accounts
from strategos.parts.stories import PARAGRAPH, Phrase, Story, Telling
from strategos.text import Words, capital

from .fonts import font_faces
from .scribe import Tape


class Chapter(msgspec.Struct, frozen=True):
    heading: str
    sentences: tuple[str, ...]
    breaks: tuple[int, ...] = ()
    """The sentences before which a new paragraph begins."""

    def paragraphs(self) -> Iterator[str]:
        for first, end in pairwise((0, *self.breaks, len(self.sentences))):
            if first < end:
                yield " ".join(self.sentences[first:end])


class Chronicle(msgspec.Struct, frozen=True):
    language: str
    title: str
    scenario: str
    chapters: tuple[Chapter, ...]
    ending: str
    """How it ended; empty while it goes on."""


def chronicle(tape: Tape, language: str) -> Chronicle:
    """The chronicle of a match. Until it is over it tells what a spectator may know."""
    words = Words(language, tape.game.id)
    match = Match[Any].resumed(tape.game, tape.setup, tape.dice.copy(), None, tape.start)
    try:
        for _ in match.replaying(tape.answers, tape.chance):
            pass
    except StrategosError:
        # The present rules break down where others did not; the chronicle ends there.
        pass
    view = match.view(None)
    events = match.all_events() if tape.over else match.events(None)
    story: Story | None = tape.game.story() if tape.game.story is not None else None
    if story is not None and story.telling is not None:
        clashes = Accounts(story.reader().read).read_on(events).since(0)
        chapters = told(story.telling, events, clashes, words, view)
    else:
        chapters = plainly(events, words, view)
    scenario = words.scenario(tape.setup.scenario) if len(tape.game.scenarios) > 1 else ""
    ending = ended(match.outcome, words, view) if match.outcome is not None else ""
    return Chronicle(language, words.game(), scenario, tuple(chapters), ending)


def told(
    telling: Telling, events: Sequence[Event], clashes: Sequence[Account], words: Words, view: View
) -> Iterator[Chapter]:
    """The chapters in which anything is told."""
    read = 0
    for opening, inside in chapters_of(telling, events):
        first, read = read, read + len(inside) + (opening is not None)
        heading = ""
        if opening is not None:
            heading = sentence(words, (tag(opening), msgspec.structs.asdict(opening)), view)
        fought = [clash for clash in clashes if first <= clash.id < read]
        sentences: list[str] = []
        breaks: list[int] = []
        for phrase in linked(telling.gather(inside, fought), getattr(opening, "side", None)):
            if phrase[0] == PARAGRAPH[0]:
                breaks.append(len(sentences))
            elif said := sentence(words, phrase, view):
                sentences.append(said)
        if sentences:
            yield Chapter(heading, tuple(sentences), tuple(dict.fromkeys(breaks)))


def linked(phrases: Iterable[Phrase], side: str | None) -> Iterator[Phrase]:
    """Each phrase with what its sentence need not say again.

    `own`: what the side of the chapter did; `there`: where the sentence before led; `more`: the same once more.
    """
    last, place = "", ""
    for message, facts in phrases:
        # Of a way through several places the last one is where they are.
        where = str(facts.get("space") or "") or next(reversed(cast("Sequence[str]", facts.get("spaces") or ())), "")
        own = side is not None and facts.get("side", facts.get("attacker")) == side
        yield message, {**facts, "own": own, "there": bool(where) and where == place, "more": message == last}
        last, place = message, where


def chapters_of(telling: Telling, events: Sequence[Event]) -> Iterator[tuple[Event | None, list[Event]]]:
    opening: Event | None = None
    inside: list[Event] = []
    for event in events:
        if tag(event) in telling.chapters:
            yield opening, inside
            opening, inside = event, []
        else:
            inside.append(event)
    yield opening, inside


def plainly(events: Sequence[Event], words: Words, view: View) -> Iterator[Chapter]:
    """Of a game that has no words for a chronicle: its log, in one chapter."""
    if events:
        yield Chapter("", tuple(words.event(event, view) for event in events if event.worded))


def sentence(words: Words, phrase: Phrase, view: View) -> str:
    """A phrase in words. A fact that counts things (`{"item:galley": 2}`) becomes a list of them."""
    message, facts = phrase
    said = {name: _counted(words, value, view) for name, value in facts.items()}
    return capital(words.say(f"chronicle-{message}", said, view))


def _counted(words: Words, value: Any, view: View) -> Any:
    if not isinstance(value, Mapping):
        return value
    things = cast("Mapping[str, int]", value)
    return words.join(
        [words.say("chronicle-counted", {"count": n, "name": words.name(ref, view, n)}) for ref, n in things.items()]
    )


def ended(outcome: Outcome, words: Words, view: View) -> str:
    return words.outcome(outcome, view)


def tag(event: Event) -> str:
    return str(event.__struct_config__.tag)


# -- the page ---------------------------------------------------------------------------------------------------------

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf6; --ink: #1f2629; --ink-2: #4b5559; --hair: #ddd8cc; }
@media (prefers-color-scheme: dark) { :root { --paper: #161b1e; --ink: #ece8de; --ink-2: #b9bbb5; --hair: #2d3539; } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 17px/1.6 'Spectral', 'Iowan Old Style', 'Palatino Linotype', Georgia, serif; }
main { max-width: 40em; margin: 0 auto; padding: 3em 1.2em 5em; }
h1 { font-size: 2.2em; line-height: 1.1; margin: 0 0 .2em; }
.of { font-style: italic; color: var(--ink-2); margin: 0 0 2.5em; }
h2 { font-size: 1.05em; margin: 2em 0 .3em; letter-spacing: .02em; break-after: avoid; }
p { margin: 0; text-wrap: pretty; hyphens: auto; }
p + p { margin-top: .45em; }
.ending { margin-top: 2.5em; padding-top: 1.2em; border-top: 1px solid var(--hair); font-style: italic; }
@media print { :root { --paper: #fff; --ink: #000; --ink-2: #333; --hair: #999; }
  body { font-size: 11pt; } main { padding: 0; max-width: none; } section { break-inside: avoid; } }
"""


def page(of: Chronicle, words: Words) -> str:
    """One page that needs nothing else: to read, to print, to send."""
    title = words.say("chronicle-title", {"game": of.title})
    parts: Iterable[str] = (
        f"<section>{f'<h2>{escape(c.heading)}</h2>' if c.heading else ''}"
        + "".join(f"<p>{escape(paragraph)}</p>" for paragraph in c.paragraphs())
        + "</section>"
        for c in of.chapters
    )
    ending = f'<p class="ending">{escape(of.ending)}</p>' if of.ending else ""
    scenario = f'<p class="of">{escape(of.scenario)}</p>' if of.scenario else ""
    return (
        f'<!doctype html>\n<html lang="{of.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<link rel="icon" href="data:,">\n'
        f"<title>{escape(title)}</title>\n<style>{font_faces()}{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n"
        + "\n".join((scenario, *parts, ending))
        + "\n</main>\n</body>\n</html>\n"
    )
