"""The record of all finished games: results by game, scenario, seat and bot, best scores, the last ones.

It is read from the headers of stored matches whenever somebody asks; nothing of it is stored. What-if branches are not
counted: they would make anybody a winner.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence

import msgspec

from strategos.kernel.errors import DataError
from strategos.kernel.game import Outcome
from strategos.web.messages import Seated, Summary

from .database import Store
from .summaries import summary

log = logging.getLogger("strategos.web")

RECENT, BEST, ALL = 20, 5, 5000
"""So many of the last, of the best of a scenario, and of all that are counted."""


class Finished(msgspec.Struct, frozen=True):
    """A match that is over."""

    id: str
    game: str
    scenario: str
    options: dict[str, str]
    players: tuple[Seated, ...]
    outcome: Outcome
    round: int
    answers: int
    updated: float


class ScenarioRecord(msgspec.Struct, frozen=True):
    """How matches of a scenario ended: won by people, by bots, by nobody; and the best of them."""

    game: str
    scenario: str
    played: int
    people: int
    bots: int
    nobody: int
    best: tuple[Finished, ...]


class SeatRecord(msgspec.Struct, frozen=True):
    """How a seat of a scenario fared, whoever sat there."""

    game: str
    scenario: str
    seats: int
    seat: int
    played: int
    won: int


class PlayerRecord(msgspec.Struct, frozen=True):
    """How a bot or, without its name, people fared at a game."""

    game: str
    bot: str | None
    played: int
    won: int


class Records(msgspec.Struct, frozen=True):
    finished: int
    scenarios: tuple[ScenarioRecord, ...]
    seats: tuple[SeatRecord, ...]
    players: tuple[PlayerRecord, ...]
    recent: tuple[Finished, ...]


async def finished(store: Store) -> list[Summary]:
    """The headers of matches that are over, the last one first; one that is damaged is left out."""
    found: list[Summary] = []
    for row in await store.headers(ALL, over=True):
        try:
            found.append(summary(row))
        except DataError as error:
            log.error("%s", error)
    return found


def records(summaries: Iterable[Summary]) -> Records:
    """Of all stored matches, the last one first."""
    over = [
        Finished(s.id, s.game, s.scenario, s.options, s.players, s.outcome, s.round, s.answers, s.updated)
        for s in summaries
        if s.outcome is not None and s.parent is None
    ]
    scenarios = dict.fromkeys((f.game, f.scenario) for f in over)
    tables = dict.fromkeys((f.game, f.scenario, len(f.players)) for f in over)
    players = dict.fromkeys((f.game, p.bot if p.kind == "bot" else None) for f in over for p in f.players)
    return Records(
        len(over),
        tuple(_scenario(*key, [f for f in over if (f.game, f.scenario) == key]) for key in sorted(scenarios)),
        tuple(
            _seat(*key, seat, [f for f in over if (f.game, f.scenario, len(f.players)) == key])
            for key in sorted(tables)
            for seat in range(key[2])
        ),
        tuple(_player(*key, over) for key in sorted(players, key=lambda k: (k[0], k[1] or ""))),
        tuple(over[:RECENT]),
    )


def _scenario(game: str, scenario: str, over: Sequence[Finished]) -> ScenarioRecord:
    by = [{f.players[seat].kind == "bot" for seat in f.outcome.winners if seat < len(f.players)} for f in over]
    counted = [f for f in over if f.outcome.winners and any(points(f))]
    best = sorted(counted, key=points, reverse=True)[:BEST]
    people, bots = sum(False in kinds for kinds in by), sum(kinds == {True} for kinds in by)
    return ScenarioRecord(game, scenario, len(over), people, bots, sum(not kinds for kinds in by), tuple(best))


def points(of: Finished) -> tuple[int, ...]:
    """What matches are compared by: of somebody alone all his scores in their order, else the highest of all."""
    scores = tuple(of.outcome.scores.values())
    return scores if len(of.players) == 1 else (max(scores, default=0),)


def _seat(game: str, scenario: str, seats: int, seat: int, over: Sequence[Finished]) -> SeatRecord:
    return SeatRecord(game, scenario, seats, seat, len(over), sum(seat in f.outcome.winners for f in over))


def _player(game: str, bot: str | None, over: Sequence[Finished]) -> PlayerRecord:
    """A match counts once for each seat the bot, or somebody, sat at."""
    sat = [
        p.seat in f.outcome.winners
        for f in over
        if f.game == game
        for p in f.players
        if (p.bot if p.kind == "bot" else None) == bot
    ]
    return PlayerRecord(game, bot, len(sat), sum(sat))
