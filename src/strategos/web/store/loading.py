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
_told = msgspec.json.Decoder(tuple[int, ...]).decode


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
    told: tuple[int, ...] = ()
    """How many events a spectator and each seat had read where it is taken up, if that is in its middle."""
    taken_up: int = 0
    """The version it is taken up at."""

    @property
    def version(self) -> int:
        return self.stored + len(self.moves)


class Line(msgspec.Struct):
    """What is known of a match as far as its rows have been read, from where it was taken up."""

    before: Counts
    answers: list[Answer]
    chance: list[int]
    events: list[msgspec.Raw]
    dice: StoredDice
    points: dict[int, Checkpoint]
    undone: list[Answer]

    @property
    def counts(self) -> Counts:
        answers, chance, events = self.before
        return answers + len(self.answers), chance + len(self.chance), events + len(self.events)

    def copy(self) -> Line:
        answers, chance, events = self.answers.copy(), self.chance.copy(), self.events.copy()
        return Line(self.before, answers, chance, events, self.dice, self.points.copy(), self.undone.copy())

    def take(self, row: Move) -> None:
        """Cut to what the row left standing, then append what it brought."""
        at, (answers, chance, events) = row.at_answers, self.before
        self.undone += reversed(self.answers[at - answers :])
        del self.answers[at - answers :], self.chance[row.at_chance - chance :], self.events[row.at_events - events :]
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


def fold(stored: Stored, header: Header, game: Game[Any]) -> Folded | None:
    """Put a match together from its rows. Raises DataError if they are not what was written.

    None if it was to be taken up from a position in its middle and the present rules read it differently: then its rows
    have to be read from the beginning."""
    name = f"match {header.id}"
    line, origin, cuts = unfold(stored, header, name)
    before = line.before
    record = Record(
        FORMAT,
        game.id,
        "",
        origin.schema,
        origin.setup,
        line.dice,
        tuple(_relative(line.points[n], before) for n in sorted(line.points)),
        tuple(line.answers),
        tuple(line.chance),
        tuple(line.events),
        origin.data,
    ).fitting(name)
    match, lost = record.load(game, name, before=before)
    version = header.version
    if stored.base is not None and _differences(match, record, 0, "", before):
        return None
    moves = _differences(match, record, version, header.id, before)
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
        () if stored.base is None else _told(stored.base["told"]),
        0 if stored.base is None else stored.moves[0]["seq"],
    )


def whole(stored: Stored, header: Header, game: Game[Any]) -> Folded:
    """Put a match together from all of its rows."""
    folded = fold(stored, header, game)
    assert folded is not None, "only a match taken up in its middle may want more"
    return folded


def _relative(point: Checkpoint, before: Counts) -> Checkpoint:
    """As counted from where the match is taken up."""
    answers, chance, events = before
    return Checkpoint(point.answers - answers, point.chance - chance, point.events - events, point.state, point.schema)


def unfold(stored: Stored, header: Header, name: str) -> tuple[Line, Record, list[tuple[int, int]]]:
    """The line of play the rows tell, the record they began with, and where something was taken back.

    A row that is missing, damaged or speaks of what never was is a DataError, never a reason to cut the match.
    """
    moves = [read(Move, row, name) for row in stored.moves]
    base = None if stored.base is None else read(Point, stored.base, name)
    first = 1 if base is None or not moves else moves[0].seq
    if [row.seq for row in moves] != list(range(first, header.version + 1)):
        raise DataError(name, f"{header.version} changes were written, not all of them are there")
    if stored.origin is None:
        raise DataError(name, "the record it began with is missing")
    origin = Record.decode(read(Origin, stored.origin, name).record, name)
    points = {row.seq: row for row in (read(Point, row, name) for row in stored.checkpoints)}
    wanted = {_restores(row, name) for row in moves if row.op == "restored"}
    line = Line(
        (0, 0, 0),
        list(origin.answers),
        list(origin.chance),
        list(origin.events),
        origin.dice,
        {c.answers: c for c in origin.checkpoints},
        [],
    )
    if base is not None:
        line = _taken_up(base, moves.pop(0), name)
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
            line.points[point.answers] = _point(point)
        if row.seq in wanted:
            kept[row.seq] = line.copy()
    if points:
        raise DataError(name, "a stored position belongs to no answer", f"point {min(points)}")
    return line, origin, cuts


def _taken_up(base: Point, row: Move, name: str) -> Line:
    """The line of play from a position on, which lies somewhere in what the last answer before it has led to."""
    chance, events = _chance(row.chance), _raws(row.events)
    thrown, told = base.chance - row.at_chance, base.events - row.at_events
    if row.at_answers != base.answers - 1 or not (0 <= thrown <= len(chance) and 0 <= told <= len(events)):
        raise DataError(name, "a stored position does not fit the answers before it", f"point {base.seq}")
    before = base.answers, base.chance, base.events
    return Line(before, [], chance[thrown:], events[told:], _dice(row.dice), {base.answers: _point(base)}, [])


def _point(point: Point) -> Checkpoint:
    return Checkpoint(point.answers, point.chance, point.events, msgspec.Raw(point.state), point.schema)


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


def _differences(
    match: Match[Any], record: Record, version: int, name: str, before: Counts = (0, 0, 0)
) -> tuple[Move, ...]:
    """Rows that make the store agree with the match, if a changed rule made it run differently since its checkpoint."""
    last = record.checkpoints[-1]
    a, c, e = before[0] + last.answers, before[1] + last.chance, before[2] + last.events
    same = (
        match.answer_count == before[0] + len(record.answers)
        and tuple(match.chance_since(c)) == record.chance[last.chance :]
        and encode(match.all_events(e)) == encode(record.events[last.events :])
    )
    if same:
        return ()
    dice = stored_dice(match.dice)

    def row(seq: int, op: Op, answer: Answer | None, at: Counts, after: Match[Any]) -> Move:
        return Move.of(name, seq, op, answer, at, after.chance_since(at[1]), after.all_events(at[2]), dice)

    steps = [match.at(n) for n in range(a, match.answer_count + 1)]
    rows = [row(version + 1, "rewound", None, (a, c, e), steps[0])]
    for n, (answer, (here, after)) in enumerate(zip(match.answers_since(a), itertools.pairwise(steps), strict=True)):
        rows.append(row(version + 2 + n, "answer", answer, counts(here), after))
    return tuple(rows)


def recorded(row: Move) -> tuple[list[int], Dice]:
    """The results of chance a row brought, and the dice after it."""
    return _chance(row.chance), restored_dice(_dice(row.dice))


def counts(match: Match[Any]) -> Counts:
    return (match.answer_count, match.chance_count, match.event_count)


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
        tuple(match.answers_since(answers)),
        tuple(match.chance_since(chance)),
        (),
    )
