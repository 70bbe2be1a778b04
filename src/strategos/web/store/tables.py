"""The tables. A match is a header, the record it began with, and rows that are only ever added.

A row (`moves`) is one change of the match: an answer, an undo, what a changed rule took back, an earlier version
brought back. Before its own results of chance and events are appended, everything is cut to `at_answers`, `at_chance`
and `at_events`; so an undo is a row like any other, and folding the rows gives the record of the match as it
stands. `sum` is a checksum of the row (`rows.py`, where rows are made and read).
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Float, ForeignKey, Index, Integer, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    pass


class MatchRow(Base):
    """The header: what the list of matches shows. All that changes in it can be computed from the rows."""

    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), index=True)
    scenario: Mapped[str] = mapped_column(String(60))
    seats: Mapped[int] = mapped_column(Integer)
    options: Mapped[str] = mapped_column(Text)
    players: Mapped[str] = mapped_column(Text)
    parent: Mapped[str | None] = mapped_column(String(32))
    created: Mapped[float] = mapped_column(Float)
    updated: Mapped[float] = mapped_column(Float, index=True)
    version: Mapped[int] = mapped_column(Integer)
    answers: Mapped[int] = mapped_column(Integer)
    round: Mapped[int] = mapped_column(Integer)
    phase: Mapped[str] = mapped_column(String(60))
    acting: Mapped[str] = mapped_column(Text)
    outcome: Mapped[str | None] = mapped_column(Text)
    rewound: Mapped[int] = mapped_column(Integer)
    sum: Mapped[int] = mapped_column(BigInteger)
    """Of the columns that never change."""


class OriginRow(Base):
    """The record a match began with: fresh, imported, or branched from another."""

    __tablename__ = "origins"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    record: Mapped[bytes] = mapped_column(LargeBinary)
    sum: Mapped[int] = mapped_column(BigInteger)


class MoveRow(Base):
    """One change of a match. `op` is `answer`, `undo`, `rewound` or `restored`; `seq` is the version after it."""

    __tablename__ = "moves"
    __table_args__ = (Index("ix_moves_token", "match", "token", unique=True),)

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True)
    op: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int | None] = mapped_column(Integer)
    kind: Mapped[str | None] = mapped_column(String(60))
    key: Mapped[str | None] = mapped_column(Text)
    at_answers: Mapped[int] = mapped_column(Integer)
    at_chance: Mapped[int] = mapped_column(Integer)
    at_events: Mapped[int] = mapped_column(Integer)
    chance: Mapped[str] = mapped_column(Text)
    events: Mapped[bytes] = mapped_column(LargeBinary)
    dice: Mapped[str] = mapped_column(Text)
    """The dice after it, so that the next roll is the same whoever loads the match."""
    at: Mapped[float] = mapped_column(Float)
    token: Mapped[str | None] = mapped_column(String(40))
    """What whoever sent it called it: the same change is not made twice."""
    sum: Mapped[int] = mapped_column(BigInteger)


class HintRow(Base):
    """A hint somebody asked for; what it said is in no row."""

    __tablename__ = "hints"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    answers: Mapped[int] = mapped_column(Integer)
    """How many answers had been given."""
    at: Mapped[float] = mapped_column(Float)
    sum: Mapped[int] = mapped_column(BigInteger)


class CheckpointRow(Base):
    """A position between two procedures, so that loading need not play the game from its beginning."""

    __tablename__ = "checkpoints"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True)
    answers: Mapped[int] = mapped_column(Integer)
    chance: Mapped[int] = mapped_column(Integer)
    events: Mapped[int] = mapped_column(Integer)
    schema: Mapped[int] = mapped_column(Integer)
    state: Mapped[bytes] = mapped_column(LargeBinary)
    told: Mapped[str | None] = mapped_column(Text)
    """How many of the events before it a spectator and each seat may read; only where no clash is under way, so that
    the log can go on from here."""
    sum: Mapped[int] = mapped_column(BigInteger)
