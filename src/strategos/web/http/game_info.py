"""What does not change while one plays: games, boards, catalogues, rule registers."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import strategos
from strategos.bots import guests, offered, ratings
from strategos.coach import can_advise, can_judge
from strategos.games import GAMES, game, game_ids, seats_alone
from strategos.kernel.clock import phases
from strategos.kernel.game import Choice, Game
from strategos.kernel.match import Match
from strategos.kernel.view import Side
from strategos.owner.desk import tally
from strategos.parts.guides import guides
from strategos.parts.register import Atom, Book, book, heading_of, message_of, note_of, numbered, register
from strategos.testing.coverage import held_by
from strategos.text import LANGUAGES, catalogues
from strategos.text import catalogue as text
from strategos.web.messages import GameInfo, Laid, LevelInfo, Summary, encode
from strategos.web.problems import WebError

log = logging.getLogger("strategos.web")

ROOT = Path(strategos.__file__).parent


def games(*, teaching: bool, bots: tuple[str, ...] = ()) -> list[GameInfo]:
    """The games that can be played here. One that cannot be loaded is left out, and said so in the log."""
    found: list[GameInfo] = []
    for name in game_ids(teaching=teaching):
        try:
            g = game(name)
        except Exception as error:
            log.warning("game %s is left out: %r", name, error)
            continue
        found.append(_info(g, bots))
    return found


def offered_bots(name: str, listed: tuple[str, ...]) -> tuple[str, ...]:
    """The bots of a game, the weakest first; behind the one that plays at random those the owner lists."""
    weakest, *own = offered(name)
    return (weakest, *guests(name, listed), *own)


def _info(g: Game[Any], bots: tuple[str, ...] = ()) -> GameInfo:
    return GameInfo(
        g.id,
        g.version,
        g.seats,
        g.scenarios,
        {s: g.seats_of.get(s, g.seats) for s in g.scenarios},
        g.choices,
        offered_bots(g.id, bots),
        g.secrets,
        g.odds is not None,
        tuple(moment.name for moment in g.moments),
        tuple(g.begin(g.setup()).standing),
        phases(g.sequence),
        tally(g.id),
        _sides(_seating(g.id)),
        _colours(_seating(g.id)),
        _dealing(g.id),
        {s: seats_alone(g, s) for s in g.scenarios},
        tuple(guides(g.package)),
        can_advise(g),
        can_judge(g),
        _levels(g.id),
        dict(ratings.known(g.id).balance),
    )


def _levels(name: str) -> dict[int, dict[str, LevelInfo]]:
    return {
        seats: {
            which: LevelInfo(round(rated.elo), round(rated.error), round(rated.ms_p99)) for which, rated in bots.items()
        }
        for seats, bots in ratings.known(name).levels.items()
    }


Seating = dict[str, dict[int, tuple[Side | None, ...]]]
"""Scenario → number of seats → the side of each seat."""


@cache
def _seating(name: str, option: str = "", value: str = "") -> Seating:
    """Who plays whom, looked up in matches that have just begun."""
    g = game(name)
    chosen = {option: value} if option else {}
    found: Seating = {}
    for scenario in g.scenarios:
        for seats in g.seats_of.get(scenario, g.seats):
            view = Match(g, g.setup(seats, scenario, **chosen), 0).view(None)
            side_of = {side.seat: side for side in reversed(view.sides)}
            found.setdefault(scenario, {})[seats] = tuple(side_of.get(seat) for seat in range(seats))
    return found


def _sides(seating: Seating) -> dict[str, dict[int, tuple[str | None, ...]]]:
    return {
        scenario: {seats: tuple(side and side.id for side in sides) for seats, sides in by_seats.items()}
        for scenario, by_seats in seating.items()
    }


def _colours(seating: Seating) -> dict[str, dict[int, tuple[int, ...]]]:
    return {
        scenario: {seats: tuple(side.colour if side else 0 for side in sides) for seats, sides in by_seats.items()}
        for scenario, by_seats in seating.items()
    }


@cache
def _dealing(name: str) -> tuple[str, ...]:
    """The optional rules after which somebody sits elsewhere."""
    usual = _sides(_seating(name))

    def deals(choice: Choice) -> bool:
        return any(_sides(_seating(name, choice.name, value)) != usual for value in choice.values[1:])

    return tuple(choice.name for choice in game(name).choices if choice.kind == "rule" and deals(choice))


def known(name: str) -> str:
    """The id, if there is such a game. Raises WebError."""
    if name not in GAMES:
        raise WebError(404, "no_such_game", f"There is no game {name!r}.")
    return name


def board(name: str, seats: int | None, scenario: str | None) -> bytes:
    chosen = game(known(name))
    return encode(chosen.board(chosen.setup(seats, scenario or None)))


def laid(match: Summary) -> tuple[str, bytes]:
    """The map a match lies on; and the match with its game and its board, as JSON."""
    chosen = game(known(match.game))
    board = chosen.board(chosen.setup(match.seats, match.scenario or None, **match.options))
    return board.map, encode(Laid(match, _info(chosen), board))


def catalogue(language: str, name: str) -> str:
    """The Fluent messages of a game in one language: the common ones, its own, the rules' and the data's."""
    if language not in LANGUAGES:
        raise WebError(404, "no_such_language", f"Languages are {', '.join(LANGUAGES)}.")
    names = [name] if name in ("common", "client") else catalogues(known(name))
    return "\n".join(filter(None, (text(language, n) for n in names)))


class RuleAtom(msgspec.Struct, frozen=True):
    """A rule of the register."""

    id: str
    section: str
    printed: str
    """Where the printed book has it, in the book's own language; `section` may be a word of ours."""
    numbered: bool
    """Whether that is a number."""
    chapter: str
    heading: str
    """The message of the chapter's heading; English is `chapter`."""
    kind: str
    text: str
    message: str
    """The message that says it in another language; English is `text`."""
    depends: tuple[str, ...]
    note: str
    note_message: str
    """The message that says the note in another language; English is `note`."""
    rulings: tuple[str, ...]
    """The readings on the game's page of rulings that the note tells."""


class RuleRegister(msgspec.Struct, frozen=True):
    """The rules of a game."""

    language: str
    """Of the printed book."""
    atoms: tuple[RuleAtom, ...]


def rules(name: str) -> bytes:
    """The register of a game's rule atoms, as JSON; made once, whoever asks."""
    return _rules(known(name))


@cache
def _rules(name: str) -> bytes:
    of = book(game(name).package)
    atoms = tuple(_shown(of, atom) for atom in of.atoms)
    return encode(RuleRegister(of.language, atoms))


def _shown(of: Book, atom: Atom) -> RuleAtom:
    place = of.place(atom)
    return RuleAtom(
        atom.id,
        atom.section,
        place,
        numbered(place),
        atom.chapter,
        heading_of(atom.chapter),
        atom.kind,
        atom.text,
        message_of(atom.id),
        atom.depends,
        atom.note,
        note_of(atom.id),
        atom.rulings,
    )


def tests(name: str) -> bytes:
    """The tests that hold each atom of a game, as JSON. Reading them takes seconds, so nobody waits for them who only
    wants to know what a rule says."""
    known(name)
    held = _tests()
    return encode({a: held[a] for a in register(game(name).package) if a in held})


@cache
def _tests() -> dict[str, list[str]]:
    """The tests that hold each atom; known where the server runs from a checkout."""
    checkout = ROOT.parent.parent
    try:
        return held_by(checkout) if (checkout / "tests").is_dir() else {}
    except (OSError, SyntaxError, ValueError) as error:
        log.info("the tests cannot be read: %s", error)
        return {}
