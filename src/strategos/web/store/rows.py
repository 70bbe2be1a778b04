"""The rows of the store, typed: written and read here and nowhere else, each with a checksum of its own.

A row that is not as it was written is no rule of the game that changed: who reads it is told that it is damaged.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Mapping
from typing import Any, ClassVar, Literal, TypeVar

import msgspec

from strategos.kernel.errors import DataError
from strategos.kernel.match import Answer, Match
from strategos.kernel.record import StoredDice
from strategos.web.messages import Player, encode

Counts = tuple[int, int, int]
"""Answers, results of chance, events."""

Op = Literal["answer", "undo", "rewound", "restored"]


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """What changes in the header of a match; all of it can be computed from the other rows."""

    updated: float
    version: int
    answers: int
    round: int
    phase: str
    acting: str
    outcome: str | None
    rewound: int

    @staticmethod
    def of(match: Match[Any], version: int, rewound: int) -> Progress:
        outcome = match.outcome
        return Progress(
            updated=time.time(),
            version=version,
            answers=match.answer_count,
            round=match.game.round(match.state),
            phase=match.game.phase(match.state),
            acting=encode([seat for seat, _ in match.acting(None)]).decode(),
            outcome=None if outcome is None else encode(outcome).decode(),
            rewound=rewound,
        )


class Header(Progress, frozen=True, kw_only=True):
    """What the list of matches shows. Only what never changes is sealed."""

    SEALED: ClassVar[tuple[str, ...]] = ("id", "game", "scenario", "seats", "options", "players", "parent", "created")
    id: str
    game: str
    scenario: str
    seats: int
    options: str
    players: str
    parent: str | None
    created: float
    sum: int = 0

    @staticmethod
    def first(match: Match[Any], name: str, players: tuple[Player, ...], parent: str | None, now: Progress) -> Header:
        return sealed(
            Header(
                **msgspec.structs.asdict(now),
                id=name,
                game=match.game.id,
                scenario=match.setup.scenario,
                seats=match.setup.seats,
                options=encode(match.setup.options).decode(),
                players=encode(players).decode(),
                parent=parent,
                created=now.updated,
            )
        )


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """The record a match began with."""

    SEALED: ClassVar[tuple[str, ...]] = ("match", "record")
    match: str
    record: bytes
    sum: int = 0

    @staticmethod
    def of(name: str, record: bytes) -> Origin:
        return sealed(Origin(match=name, record=record))


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """One change of a match. `at` counts what is left before the row's own chance and events are appended."""

    SEALED: ClassVar[tuple[str, ...]] = (
        "match", "seq", "op", "seat", "kind", "key", "at_answers", "at_chance", "at_events", "chance", "events", "dice",
        "at",
    )  # fmt: skip
    LATER: ClassVar[tuple[str, ...]] = ("token",)
    match: str
    seq: int
    op: Op
    seat: int | None
    kind: str | None
    key: str | None
    at_answers: int
    at_chance: int
    at_events: int
    chance: str
    events: bytes
    dice: str
    at: float
    token: str | None = None
    """By which whoever sent it knows it again."""
    sum: int = 0

    @staticmethod
    def of(
        name: str,
        seq: int,
        op: Op,
        answer: Answer | None,
        at: Counts,
        chance: list[int],
        events: list[Any],
        dice: StoredDice,
        key: str | None = None,
        token: str | None = None,
    ) -> Move:
        return sealed(
            Move(
                match=name,
                seq=seq,
                op=op,
                seat=answer.seat if answer else None,
                kind=answer.kind if answer else None,
                key=answer.key if answer else key,
                at_answers=at[0],
                at_chance=at[1],
                at_events=at[2],
                chance=encode(chance).decode(),
                events=encode(events),
                dice=encode(dice).decode(),
                at=time.time(),
                token=token,
            )
        )

    def tells(self, other: Move) -> bool:
        """Whether both tell the same, whoever wrote them and when."""
        return all(getattr(self, name) == getattr(other, name) for name in self.SEALED if name != "at")


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """A stored position: a row of `checkpoints`."""

    SEALED: ClassVar[tuple[str, ...]] = ("match", "seq", "answers", "chance", "events", "schema", "state")
    LATER: ClassVar[tuple[str, ...]] = ("told",)
    match: str
    seq: int
    answers: int
    chance: int
    events: int
    schema: int
    state: bytes
    told: str | None = None
    sum: int = 0

    @staticmethod
    def of(name: str, seq: int, match: Match[Any], told: list[int] | None) -> Point:
        answers, chance, events = match.before_checkpoint
        return sealed(
            Point(
                match=name,
                seq=seq,
                answers=answers,
                chance=chance,
                events=events,
                schema=match.game.schema,
                state=encode(match.checkpoint),
                told=None if told is None else encode(told).decode(),
            )
        )


class Hinted(msgspec.Struct, frozen=True, kw_only=True):
    """A row of `hints`: the `seq`-th of its match."""

    SEALED: ClassVar[tuple[str, ...]] = ("match", "seq", "seat", "answers", "at")
    match: str
    seq: int
    seat: int
    answers: int
    at: float
    sum: int = 0

    @staticmethod
    def of(name: str, seq: int, seat: int, answers: int) -> Hinted:
        return sealed(Hinted(match=name, seq=seq, seat=seat, answers=answers, at=time.time()))


Row = Header | Origin | Move | Point | Hinted
R = TypeVar("R", Header, Origin, Move, Point, Hinted)


def checksum(row: Row) -> int:
    """Of the columns named in `SEALED`, in that order, and of those that came `LATER` where they hold something."""
    later: tuple[str, ...] = getattr(row, "LATER", ())
    names = (*row.SEALED, *(name for name in later if getattr(row, name) is not None))
    return zlib.crc32(msgspec.msgpack.encode([getattr(row, name) for name in names]))


def sealed(row: R) -> R:
    return msgspec.structs.replace(row, sum=checksum(row))


def read(kind: type[R], columns: Mapping[str, Any], file: str) -> R:
    """A row as it was written. Raises DataError if it is not."""
    which = f"{kind.__name__.lower()} {columns.get('seq', '')}".strip()
    try:
        row = msgspec.convert(columns, kind)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise DataError(file, f"a stored row cannot be read ({error})", which) from None
    if row.sum != checksum(row):
        raise DataError(file, "a stored row is damaged (its checksum does not fit)", which)
    return row
