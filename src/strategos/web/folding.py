"""From rows to a match and back: what is added for a change, and how a stored match is put together again."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from strategos.kernel.errors import DataError, Refused, RuleBug
from strategos.kernel.game import Game
from strategos.kernel.match import Match
from strategos.kernel.record import FORMAT, Checkpoint, Record, StoredDice, stored_dice
from strategos.kernel.segment import Answer

from .messages import encode
from .store import Stored
from .writing import Row

Counts = tuple[int, int, int]
"""Answers, results of chance, events."""

_chance = msgspec.json.Decoder(list[int]).decode
_raws = msgspec.json.Decoder(list[msgspec.Raw]).decode
_dice = msgspec.json.Decoder(StoredDice).decode


class Folded(msgspec.Struct, frozen=True):
    """A match as it stands, and what the present rules made of its record."""

    match: Match[Any]
    version: int
    cuts: tuple[tuple[int, int], ...]
    """Versions that took something back, and how many events were left."""
    checkpoints: tuple[int, ...]
    """After how many answers a position is stored."""
    moves: tuple[Row, ...]
    """Rows that must be added because the present rules read the stored answers differently."""
    lost: int
    """How many answers the present rules no longer accept."""


def fold(stored: Stored, game: Game[Any]) -> Folded:
    """Put a match together from its rows. Raises DataError if they cannot be read."""
    name = f"match {stored.header['id']}"
    origin = Record.decode(stored.origin, name)
    answers = list(origin.answers)
    chance = list(origin.chance)
    events = list(origin.events)
    dice, version = origin.dice, 0
    points = {c.answers: c for c in origin.checkpoints}
    later = list(stored.checkpoints)
    cuts: list[tuple[int, int]] = []
    undone: list[Answer] = []
    try:
        for row in stored.moves:
            version, at = row["seq"], row["at_answers"]
            undone += reversed(answers[at:])
            del answers[at:], chance[row["at_chance"] :], events[row["at_events"] :]
            if row["op"] == "answer":
                answers.append(Answer(row["seat"], row["kind"], row["key"]))
                undone = undone[:-1] if undone[-1:] == answers[-1:] else []
            else:
                cuts.append((version, row["at_events"]))
                points = {n: c for n, c in points.items() if n <= at}
            if row["op"] == "rewound":
                undone = []
            chance += _chance(row["chance"])
            events += _raws(row["events"])
            dice = _dice(row["dice"])
            while later and later[0]["seq"] <= version:
                c = later.pop(0)
                state = msgspec.Raw(c["state"])
                points[c["answers"]] = Checkpoint(c["answers"], c["chance"], c["events"], state, c["schema"])
    except msgspec.DecodeError as error:
        raise DataError(name, f"a stored row cannot be read ({error})") from None
    record = Record(
        FORMAT,
        game.id,
        game.version,
        origin.schema,
        origin.setup,
        dice,
        tuple(points[n] for n in sorted(points)),
        tuple(answers),
        tuple(chance),
        tuple(events),
    )
    match, lost = record.load(game, name)
    moves = _differences(match, record, version, stored.header["id"])
    if moves:
        cuts.append((moves[-1]["seq"], record.checkpoints[-1].events))
    else:
        match = _redoable(match, undone)
    return Folded(match, version + len(moves), tuple(cuts), tuple(sorted(points)), moves, len(lost))


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


def _differences(match: Match[Any], record: Record, version: int, name: str) -> tuple[Row, ...]:
    """Rows that make the store agree with the match, if a changed rule made it run differently since its checkpoint."""
    a, c, e = record.checkpoints[-1].answers, record.checkpoints[-1].chance, record.checkpoints[-1].events
    same = (
        match.answer_count == len(record.answers)
        and tuple(match.chance[c:]) == record.chance[c:]
        and encode(match.all_events(e)) == encode(record.events[e:])
    )
    if same:
        return ()
    steps = [match.at(n) for n in range(a, match.answer_count + 1)]
    rows = [_row(name, version + 1, "rewound", None, (a, c, e), steps[0], match)]
    for n, answer in enumerate(match.answers[a:]):
        before, after = steps[n], steps[n + 1]
        rows.append(_row(name, version + 2 + n, "answer", answer, counts(before), after, match))
    return tuple(rows)


def counts(match: Match[Any]) -> Counts:
    return (match.answer_count, len(match.chance), match.event_count)


def _row(
    name: str, seq: int, op: str, answer: Answer | None, at: Counts, after: Match[Any], dice_of: Match[Any]
) -> Row:
    return move_row(
        name, seq, op, answer, at, after.chance[at[1] :], after.all_events(at[2]), stored_dice(dice_of.dice)
    )


def move_row(
    match: str,
    seq: int,
    op: str,
    answer: Answer | None,
    at: Counts,
    chance: list[int],
    events: list[Any],
    dice: StoredDice,
) -> Row:
    """A row of `moves`. `at` counts what is left before the row's own chance and events are appended."""
    return {
        "match": match,
        "seq": seq,
        "op": op,
        "seat": answer.seat if answer else None,
        "kind": answer.kind if answer else None,
        "key": answer.key if answer else None,
        "at_answers": at[0],
        "at_chance": at[1],
        "at_events": at[2],
        "chance": encode(chance).decode(),
        "events": encode(events),
        "dice": encode(dice).decode(),
        "at": time.time(),
    }


def checkpoint_row(name: str, seq: int, match: Match[Any]) -> Row:
    answers, chance, events = match.before_checkpoint
    return {
        "match": name,
        "seq": seq,
        "answers": answers,
        "chance": chance,
        "events": events,
        "schema": match.game.schema,
        "state": encode(match.checkpoint),
    }


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
