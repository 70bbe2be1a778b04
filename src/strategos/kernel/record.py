"""What is stored of a match: plain data with a schema number, never a live object.

Checkpoints (the newest and a few older ones), every answer, every result of chance and every event. Loading takes the
newest checkpoint, lifts it to the present schema and gives the answers since once more: so a corrected rule reaches
running games at once, and answers it no longer accepts are handed back, with those after which the recorded dice do not
fit what is thrown now. Undo then goes back as far as it did before.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal, Self, TypeVar, cast

import msgspec

from .asking import No
from .chance import AskedDice, Dice, ScriptedDice, SeededDice
from .errors import BadInput, DataError, RuleBug
from .events import Event, Untold
from .game import Game, Setup, State
from .match import Answer, Match, Segment

S = TypeVar("S", bound=State)

NOT_A_GAME = "not a saved game"
"""What is said of a file that is something else, or damaged; what is wrong with it follows in brackets."""
FORMAT = 1
"""Of the envelope, the same for all games."""
NUMBER, LETTERS, ENTRIES, DEPTH = 100_000, 10_000, 10_000, 16
"""What a stored position may hold at most: a number, a text, a table, tables within tables. No game comes near; a file
that says otherwise is damaged or made to take all memory there is."""

Die = Annotated[int, msgspec.Meta(ge=1, le=NUMBER)]


class StoredDice(msgspec.Struct, frozen=True, omit_defaults=True):
    state: int
    kind: Literal["seeded", "scripted", "asked"] = "seeded"
    script: tuple[Die, ...] = ()
    hidden: int = 0
    """Of the hidden draws beside a script."""


class Checkpoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A state, and how many answers, results of chance and events came before it."""

    answers: int
    chance: int
    events: int
    state: msgspec.Raw
    schema: int = 0
    """Of the state; 0: the record's."""


class Record(msgspec.Struct, frozen=True):
    """A stored match."""

    format: int
    game: str
    rules: str
    """The version it was saved under; empty: it is put together of answers of several."""
    schema: int
    setup: Setup
    dice: StoredDice
    checkpoints: tuple[Checkpoint, ...]
    answers: tuple[Answer, ...]
    chance: tuple[Die, ...]
    events: tuple[msgspec.Raw, ...]
    data: str = ""
    """The fingerprint of the facts it was played under; empty: older than fingerprints."""

    @staticmethod
    def of(match: Match[Any]) -> Record:
        """The record of a match as it stands."""
        game = match.game
        past = [(segment.before, segment.state) for segment in match.segments() if segment.state and segment.landmark]
        points = (*past, (match.before_checkpoint, match.checkpoint))
        checkpoints = tuple(Checkpoint(*before, _encode(state)) for before, state in points)
        events = tuple(_encode(e) for e in match.all_events())
        head = (FORMAT, game.id, game.version, game.schema, match.setup, stored_dice(match.dice))
        return Record(*head, checkpoints, tuple(match.answers), tuple(match.chance), events, game.data)

    def encode(self) -> bytes:
        return msgspec.json.encode(self)

    @staticmethod
    def decode(data: bytes, file: str = "record") -> Record:
        """Read a record. Raises DataError with one clear sentence if it is not one."""
        try:
            record = msgspec.json.decode(data, type=Record)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise DataError(file, f"{NOT_A_GAME} ({error})") from None
        if record.format != FORMAT:
            raise DataError(file, f"saved in format {record.format}; this version reads format {FORMAT}")
        return record.fitting(file)

    def fitting(self, file: str) -> Self:
        """The record itself. Raises DataError if its parts do not fit together."""
        counts = [(c.answers, c.chance, c.events) for c in self.checkpoints]
        stays = any(b[0] == a[0] for a, b in itertools.pairwise(counts))
        counts.append((len(self.answers), len(self.chance), len(self.events)))
        shrinks = any(b[k] < a[k] for a, b in itertools.pairwise(counts) for k in range(3))
        if not self.checkpoints or any(counts[0]) or stays or shrinks:
            raise DataError(file, f"{NOT_A_GAME} (its parts do not fit together)")
        return self

    def other_data(self, game: Game[Any]) -> bool:
        """Whether it was played under other facts than the game has now, as far as one can tell."""
        return bool(self.data and game.data and self.data != game.data)

    def load(
        self, game: Game[S], file: str = "record", *, from_start: bool = False, before: tuple[int, int, int] = (0, 0, 0)
    ) -> tuple[Match[S], list[Answer]]:
        """The match under the present rules, and the answers they no longer accept (normally none).

        `from_start` replays the whole game from its first checkpoint instead of continuing from the last. `before` is
        how many answers, results of chance and events came before those of the record.
        """
        if self.game != game.id:
            raise DataError(file, f"a game of {self.game}, not of {game.id}")
        schema = max(self.schema, *(point.schema for point in self.checkpoints))
        if schema > game.schema:
            raise DataError(file, f"saved by a newer version (schema {schema}; this version knows {game.schema})")
        try:
            # Completed, because the game may have new choices since.
            usual = {choice.name: choice.before for choice in game.choices if choice.before}
            setup = game.setup(self.setup.seats, self.setup.scenario, **usual | dict(self.setup.options))
        except BadInput as error:
            raise DataError(file, f"its set-up is not known ({error})") from None
        points = self.checkpoints[:1] if from_start else self.checkpoints
        states = [self._state(game, point, file) for point in points]
        reader = msgspec.json.Decoder[Event](game.event)
        events = [self._event(game, reader, told, file) for told in self.events[: points[-1].events]]
        pasts: list[Segment[S] | None] = [Segment[S].cut(before) if any(before) else None]
        for state, (point, following) in zip(states, itertools.pairwise(points), strict=False):
            answers = list(self.answers[point.answers : following.answers])
            chance = list(self.chance[point.chance : following.chance])
            told = events[point.events : following.events]
            pasts.append(Segment[S].closed(pasts[-1], state, answers, chance, told))

        def played(n: int) -> Match[S]:
            """Played on from a checkpoint, as far as the rules go along with it."""
            answers, chance = self.answers[points[n].answers :], self.chance[points[n].chance :]
            while True:
                match = Match[S].resumed(game, setup, restored_dice(self.dice), pasts[n], states[n])
                match.keep_checkpoint()
                given, used = 0, 0
                try:
                    for _ in match.replaying(answers, chance):
                        given, used = given + 1, match.chance_count - before[1] - points[n].chance
                    return match
                except RuleBug:
                    if self._as_now(game) or (not chance and given == len(answers)):
                        raise  # played under these very rules: damaged, or ours to mend
                    # The recorded dice do not fit what is thrown now, or the rules no longer know such a position.
                    answers, chance = answers[:given], chance[:used]

        match = self._last_played(game, played, len(points), file)
        if self.other_data(game) and (wrong := _wrong(game, match.state)):
            raise DataError(file, f"was played under other data and does not go on under those there are now ({wrong})")
        # Undo goes back to the last barrier: so the match is taken up before it, if it runs from there as it did.
        rolled = match.chance_count - before[1]
        behind = [
            p for p in points if p.chance < rolled or any(e.reveals for e in match.all_events(before[2] + p.events))
        ]
        with contextlib.suppress(RuleBug):
            twin = match if len(behind) == len(points) else played(max(0, len(behind) - 1))
            if _told(twin, before) == _told(match, before):
                match = twin
        return match, list(self.answers[match.answer_count - before[0] :])

    def _event(self, game: Game[Any], reader: msgspec.json.Decoder[Event], told: msgspec.Raw, file: str) -> Event:
        try:
            return reader.decode(told)
        except msgspec.DecodeError as error:
            if self._as_now(game):
                raise DataError(file, f"a stored event cannot be read ({error})") from None
        with contextlib.suppress(msgspec.DecodeError):
            return msgspec.json.decode(told, type=Untold)
        return Untold(told)

    def _as_now(self, game: Game[Any]) -> bool:
        """Whether it was played under the rules and facts there are now."""
        return self.rules == game.version and not self.other_data(game)

    def _last_played(self, game: Game[S], played: Callable[[int], Match[S]], points: int, file: str) -> Match[S]:
        """Played on from the newest checkpoint that the rules go on from."""
        for n in reversed(range(points)):
            try:
                return played(n)
            except RuleBug:
                if self._as_now(game):
                    raise
        raise DataError(file, "does not go on under the present rules")

    def _state(self, game: Game[S], point: Checkpoint, file: str) -> S:
        try:
            plain = msgspec.json.decode(point.state)
            if excess := _excess(plain):
                raise DataError(file, f"the stored position cannot be read ({excess})")
            if (schema := point.schema or self.schema) == game.schema:
                return msgspec.json.decode(point.state, type=game.state)
            for n in range(schema, game.schema):
                plain = game.migrations[n - 1](plain)
            return msgspec.json.decode(msgspec.json.encode(plain), type=game.state)
        except (msgspec.DecodeError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise DataError(file, f"the stored position cannot be read ({error})") from None


def why_handed_back(match: Match[Any], lost: Sequence[Answer]) -> No | None:
    """What the present rules say to the first answer they have handed back; None if there is none."""
    if not lost:
        return None
    decision = match.decision(lost[0].seat)
    if decision is None or decision.kind != lost[0].kind:
        return No("", "asked_otherwise")
    return match.explain(lost[0].seat, lost[0].key) or No("", "dice_otherwise")


def _wrong(game: Game[S], state: S) -> str:
    """What is wrong with a position that may come from other data, if anything."""
    try:
        return next(iter(game.complaints(state)), "")
    except (LookupError, TypeError, ValueError) as error:
        return str(error)


def _told(match: Match[Any], before: tuple[int, int, int]) -> tuple[object, ...]:
    answers, chance, events = before
    return match.state, match.answers_since(answers), match.chance_since(chance), match.all_events(events)


def _excess(value: Any, depth: int = 0) -> str:
    """What of a position is beyond all bounds, if anything."""
    if isinstance(value, str):
        return "a text is too long" if len(value) > LETTERS else ""
    if not isinstance(value, (dict, list)):
        return "a number is too large" if isinstance(value, (int, float)) and abs(value) > NUMBER else ""
    table = cast("dict[str, Any] | list[Any]", value)
    if len(table) > ENTRIES or depth > DEPTH:
        return "a table is too large"
    inner = (*table, *table.values()) if isinstance(table, dict) else table
    return next((excess for entry in inner if (excess := _excess(entry, depth + 1))), "")


def _encode(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def stored_dice(dice: Dice) -> StoredDice:
    if isinstance(dice, ScriptedDice):
        return StoredDice(dice.then.state if dice.then else 0, "scripted", tuple(dice.results), dice.hidden.state)
    if isinstance(dice, AskedDice):
        return StoredDice(dice.hidden.state, "asked")
    assert isinstance(dice, SeededDice)
    return StoredDice(dice.state)


def restored_dice(stored: StoredDice) -> Dice:
    seeded = SeededDice(stored.state)
    if stored.kind == "scripted":
        return ScriptedDice(*stored.script, then=seeded, hidden=SeededDice(stored.hidden))
    return AskedDice(seeded) if stored.kind == "asked" else seeded
