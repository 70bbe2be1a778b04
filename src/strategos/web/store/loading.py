"""From rows to a match: how a stored match is put together again, and what the present rules make of it."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec

from strategos.kernel.asking import No
from strategos.kernel.chance import Dice
from strategos.kernel.errors import DataError, Refused, RuleBug
from strategos.kernel.game import Game
from strategos.kernel.match import Match
from strategos.kernel.record import FORMAT, Checkpoint, Record, StoredDice, restored_dice, stored_dice, why_handed_back
from strategos.kernel.segment import Answer
from strategos.web.messages import encode

from .database import Stored
from .rows import Counts, Header, Hinted, Move, Op, Origin, Point, read

_chance = msgspec.json.Decoder(list[int]).decode
_raws = msgspec.json.Decoder(list[msgspec.Raw]).decode
_dice = msgspec.json.Decoder(StoredDice).decode


class Folded(msgspec.Struct, frozen=True):
    """A match as it stands, and what the present rules made of its record."""

    header: Header
    match: Match[Any]
    stored: int
    """The version of the last stored row."""
    cuts: tuple[tuple[int, int], ...]
    """Versions that took something back, and how many events were left."""
    checkpoints: tuple[int, ...]
    """After how many answers a position is stored."""
    moves: tuple[Move, ...]
    """Rows to be added once somebody plays on: the present rules read the stored answers differently."""
    lost: int
    """How many answers the present rules no longer accept."""
    because: No | None
    """What they say to the first of them."""
    hinted: tuple[int, ...]
    """The seats that had hints, in order."""
    other_data: bool
    """It was begun under other facts than the game has now."""

    @property
    def version(self) -> int:
        return self.stored + len(self.moves)


class Line(msgspec.Struct):
    """What is known of a match as far as its rows have been read."""

    answers: list[Answer]
    chance: list[int]
    events: list[msgspec.Raw]
    dice: StoredDice
    points: dict[int, Checkpoint]
    undone: list[Answer]

    @property
    def counts(self) -> Counts:
        return len(self.answers), len(self.chance), len(self.events)

    def copy(self) -> Line:
        answers, chance, events = self.answers.copy(), self.chance.copy(), self.events.copy()
        return Line(answers, chance, events, self.dice, self.points.copy(), self.undone.copy())

    def take(self, row: Move) -> None:
        """Cut to what the row left standing, then append what it brought."""
        at = row.at_answers
        self.undone += reversed(self.answers[at:])
        del self.answers[at:], self.chance[row.at_chance :], self.events[row.at_events :]
        if row.seat is not None and row.kind is not None and row.key is not None:
            self.answers.append(Answer(row.seat, row.kind, row.key))
            self.undone = self.undone[:-1] if self.undone[-1:] == self.answers[-1:] else []
        else:
            self.points = {n: c for n, c in self.points.items() if n <= at}
        if row.op == "rewound":
            self.undone = []
        self.chance += _chance(row.chance)
        self.events += _raws(row.events)
        self.dice = _dice(row.dice)


def fold(stored: Stored, header: Header, game: Game[Any]) -> Folded:
    """Put a match together from its rows. Raises DataError if they are not what was written."""
    name = f"match {header.id}"
    line, origin, cuts = unfold(stored, header, name)
    record = Record(
        FORMAT,
        game.id,
        "",
        origin.schema,
        origin.setup,
        line.dice,
        tuple(line.points[n] for n in sorted(line.points)),
        tuple(line.answers),
        tuple(line.chance),
        tuple(line.events),
        origin.data,
    ).fitting(name)
    match, lost = record.load(game, name)
    version = header.version
    moves = _differences(match, record, version, header.id)
    if moves:
        cuts.append((moves[-1].seq, record.checkpoints[-1].events))
    else:
        match = _redoable(match, line.undone)
    return Folded(
        header,
        match,
        version,
        tuple(cuts),
        tuple(sorted(line.points)),
        moves,
        len(lost),
        why_handed_back(match, lost),
        tuple(row.seat for row in (read(Hinted, each, name) for each in stored.hints)),
        record.other_data(game),
    )


def unfold(stored: Stored, header: Header, name: str) -> tuple[Line, Record, list[tuple[int, int]]]:
    """The line of play the rows tell, the record they began with, and where something was taken back.

    A row that is missing, damaged or speaks of what never was is a DataError, never a reason to cut the match.
    """
    moves = [read(Move, row, name) for row in stored.moves]
    if [row.seq for row in moves] != list(range(1, header.version + 1)):
        raise DataError(name, f"{header.version} changes were written, not all of them are there")
    if stored.origin is None:
        raise DataError(name, "the record it began with is missing")
    origin = Record.decode(read(Origin, stored.origin, name).record, name)
    points = {row.seq: row for row in (read(Point, row, name) for row in stored.checkpoints)}
    wanted = {_restores(row, name) for row in moves if row.op == "restored"}
    line = Line(
        list(origin.answers),
        list(origin.chance),
        list(origin.events),
        origin.dice,
        {c.answers: c for c in origin.checkpoints},
        [],
    )
    kept = {0: line.copy()} if 0 in wanted else {}
    cuts: list[tuple[int, int]] = []
    for row in moves:
        if row.op == "restored":
            line = kept[_restores(row, name)].copy()
            cuts.append((row.seq, 0))
        else:
            _check(row, line, name)
            line.take(row)
            if row.op != "answer":
                cuts.append((row.seq, row.at_events))
        point = points.pop(row.seq, None)
        if point is not None:
            if any(a > b for a, b in zip((point.answers, point.chance, point.events), line.counts, strict=True)):
                raise DataError(name, "a stored position does not fit the answers before it", f"point {row.seq}")
            line.points[point.answers] = Checkpoint(
                point.answers, point.chance, point.events, msgspec.Raw(point.state), point.schema
            )
        if row.seq in wanted:
            kept[row.seq] = line.copy()
    if points:
        raise DataError(name, "a stored position belongs to no answer", f"point {min(points)}")
    return line, origin, cuts


def _restores(row: Move, name: str) -> int:
    """The version a row brings back."""
    if row.key is None or not row.key.isdecimal() or int(row.key) >= row.seq:
        raise DataError(name, "a stored row restores what never was", f"move {row.seq}")
    return int(row.key)


def _check(row: Move, line: Line, name: str) -> None:
    """Nothing can be cut that never was; an answer is somebody's."""
    at = (row.at_answers, row.at_chance, row.at_events)
    answered = row.seat is not None and row.kind is not None and row.key is not None
    if any(not 0 <= a <= b for a, b in zip(at, line.counts, strict=True)) or answered != (row.op == "answer"):
        raise DataError(name, "a stored row does not fit those before it", f"move {row.seq}")


def _redoable(match: Match[Any], undone: list[Answer]) -> Match[Any]:
    """The match with what was undone ready to be done again: it is played on a copy and undone there."""
    twin = match.copy()
    try:
        for answer in reversed(undone):
            twin.play(answer.seat, answer.key)
        for answer in undone:
            twin.undo(answer.seat)
    except (Refused, RuleBug):
        # The rules have changed since.
        return match
    return twin


def _differences(match: Match[Any], record: Record, version: int, name: str) -> tuple[Move, ...]:
    """Rows that make the store agree with the match, if a changed rule made it run differently since its checkpoint."""
    a, c, e = record.checkpoints[-1].answers, record.checkpoints[-1].chance, record.checkpoints[-1].events
    same = (
        match.answer_count == len(record.answers)
        and tuple(match.chance[c:]) == record.chance[c:]
        and encode(match.all_events(e)) == encode(record.events[e:])
    )
    if same:
        return ()
    dice = stored_dice(match.dice)

    def row(seq: int, op: Op, answer: Answer | None, at: Counts, after: Match[Any]) -> Move:
        return Move.of(name, seq, op, answer, at, after.chance[at[1] :], after.all_events(at[2]), dice)

    steps = [match.at(n) for n in range(a, match.answer_count + 1)]
    rows = [row(version + 1, "rewound", None, (a, c, e), steps[0])]
    for n, (answer, (before, after)) in enumerate(zip(match.answers[a:], itertools.pairwise(steps), strict=True)):
        rows.append(row(version + 2 + n, "answer", answer, counts(before), after))
    return tuple(rows)


def recorded(row: Move) -> tuple[list[int], Dice]:
    """The results of chance a row brought, and the dice after it."""
    return _chance(row.chance), restored_dice(_dice(row.dice))


def counts(match: Match[Any]) -> Counts:
    return (match.answer_count, len(match.chance), match.event_count)


def suffix(match: Match[Any]) -> Record:
    """A record of the match that begins at its last checkpoint: all a bot needs, whatever the length of the game."""
    answers, chance, _ = match.before_checkpoint
    return Record(
        FORMAT,
        match.game.id,
        match.game.version,
        match.game.schema,
        match.setup,
        stored_dice(match.dice),
        (Checkpoint(0, 0, 0, msgspec.Raw(encode(match.checkpoint))),),
        tuple(match.answers[answers:]),
        tuple(match.chance[chance:]),
        (),
    )
