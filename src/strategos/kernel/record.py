"""What is stored of a match: plain data with a schema number, never a live object.

Checkpoints (the newest and a few older ones), every answer, every result of chance and every event. Loading takes the
newest checkpoint, lifts it to the present schema and gives the answers since once more: so a corrected rule reaches
running games at once, and answers it no longer accepts are handed back.
"""

from __future__ import annotations

import itertools
from typing import Any, TypeVar

import msgspec

from .chance import AskedDice, Dice, ScriptedDice, SeededDice
from .errors import BadInput, DataError
from .events import Event
from .game import Game, Setup, State
from .match import Answer, Match, Segment

S = TypeVar("S", bound=State)

FORMAT = 1
"""Of the envelope, the same for all games."""


class StoredDice(msgspec.Struct, frozen=True, omit_defaults=True):
    state: int
    kind: str = "seeded"
    script: tuple[int, ...] = ()


class Checkpoint(msgspec.Struct, frozen=True):
    """A state, and how many answers, results of chance and events came before it."""

    answers: int
    chance: int
    events: int
    state: msgspec.Raw


class Record(msgspec.Struct, frozen=True):
    """A stored match."""

    format: int
    game: str
    rules: str
    schema: int
    setup: Setup
    dice: StoredDice
    checkpoints: tuple[Checkpoint, ...]
    answers: tuple[Answer, ...]
    chance: tuple[int, ...]
    events: tuple[msgspec.Raw, ...]

    @staticmethod
    def of(match: Match[Any]) -> Record:
        """The record of a match as it stands."""
        checkpoints = [
            Checkpoint(*seg.before, _encode(seg.state)) for seg in match.segments() if seg.state and seg.landmark
        ]
        return Record(
            FORMAT,
            match.game.id,
            match.game.version,
            match.game.schema,
            match.setup,
            _stored(match.dice),
            (*checkpoints, Checkpoint(*match.before_checkpoint, _encode(match.checkpoint))),
            tuple(match.answers),
            tuple(match.chance),
            tuple(_encode(e) for e in match.all_events()),
        )

    def encode(self) -> bytes:
        return msgspec.json.encode(self)

    @staticmethod
    def decode(data: bytes, file: str = "record") -> Record:
        """Read a record. Raises DataError with one clear sentence if it is not one."""
        try:
            record = msgspec.json.decode(data, type=Record)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise DataError(file, f"not a saved game ({error})") from None
        if record.format != FORMAT:
            raise DataError(file, f"saved in format {record.format}; this version reads format {FORMAT}")
        counts = [(0, 0, 0), *((c.answers, c.chance, c.events) for c in record.checkpoints[1:])]
        counts.append((len(record.answers), len(record.chance), len(record.events)))
        if not record.checkpoints or any(b[k] < a[k] for a, b in itertools.pairwise(counts) for k in range(3)):
            raise DataError(file, "not a saved game (its parts do not fit together)")
        return record

    def load(self, game: Game[S], file: str = "record", *, from_start: bool = False) -> tuple[Match[S], list[Answer]]:
        """The match under the present rules, and the answers they no longer accept (normally none).

        `from_start` replays the whole game from its first checkpoint instead of continuing from the last.
        """
        if self.game != game.id:
            raise DataError(file, f"a game of {self.game}, not of {game.id}")
        if self.schema > game.schema:
            raise DataError(file, f"saved by a newer version (schema {self.schema}; this version knows {game.schema})")
        try:
            # Completed, because the game may have new choices since.
            setup = game.setup(self.setup.seats, self.setup.scenario, **self.setup.options)
        except BadInput as error:
            raise DataError(file, f"its set-up is not known ({error})") from None
        points = self.checkpoints[:1] if from_start else self.checkpoints
        reader = msgspec.json.Decoder[Event](game.event)
        past: Segment[S] | None = None
        for point, following in itertools.pairwise(points):
            past = Segment(
                past,
                self._state(game, point, file),
                list(self.answers[point.answers : following.answers]),
                [True] * (following.answers - point.answers),
                list(self.chance[point.chance : following.chance]),
                [_event(reader, e, file) for e in self.events[point.events : following.events]],
            )
        newest = points[-1]
        match = Match[S].resumed(game, setup, _dice(self.dice), past, self._state(game, newest, file))
        answers = self.answers[newest.answers :]
        given = sum(1 for _ in match.replaying(answers, self.chance[newest.chance :]))
        return match, list(answers[given:])

    def _state(self, game: Game[S], point: Checkpoint, file: str) -> S:
        try:
            if self.schema == game.schema:
                return msgspec.json.decode(point.state, type=game.state)
            plain = msgspec.json.decode(point.state)
            for schema in range(self.schema, game.schema):
                plain = game.migrations[schema - 1](plain)
            return msgspec.json.decode(msgspec.json.encode(plain), type=game.state)
        except (msgspec.DecodeError, LookupError) as error:
            raise DataError(file, f"the stored position cannot be read ({error})") from None


def _event(reader: msgspec.json.Decoder[Event], raw: msgspec.Raw, file: str) -> Event:
    try:
        return reader.decode(raw)
    except msgspec.DecodeError as error:
        raise DataError(file, f"a stored event cannot be read ({error})") from None


def _encode(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def _stored(dice: Dice) -> StoredDice:
    if isinstance(dice, ScriptedDice):
        return StoredDice(dice.then.state if dice.then else 0, "scripted", tuple(dice.results))
    if isinstance(dice, AskedDice):
        return StoredDice(dice.hidden.state, "asked")
    assert isinstance(dice, SeededDice)
    return StoredDice(dice.state)


def _dice(stored: StoredDice) -> Dice:
    seeded = SeededDice(stored.state)
    if stored.kind == "scripted":
        return ScriptedDice(*stored.script, then=seeded)
    return AskedDice(seeded) if stored.kind == "asked" else seeded
