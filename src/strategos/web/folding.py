"""From rows to a match and back: what is added for a change, and how a stored match is put together again."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from strategos.kernel.chance import AskedDice, Dice, ScriptedDice, SeededDice
from strategos.kernel.errors import DataError
from strategos.kernel.game import Game
from strategos.kernel.match import Answer, Match
from strategos.kernel.record import FORMAT, Checkpoint, Record, StoredDice

from .messages import encode
from .store import Row, Stored

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
    points: list[tuple[Checkpoint, int]] = [(c, origin.schema) for c in origin.checkpoints]
    later = [(row["seq"], row) for row in stored.checkpoints]
    cuts: list[tuple[int, int]] = []
    try:
        for row in stored.moves:
            version = row["seq"]
            del answers[row["at_answers"] :], chance[row["at_chance"] :], events[row["at_events"] :]
            if row["op"] == "answer":
                answers.append(Answer(row["seat"], row["kind"], row["key"]))
            else:
                cuts.append((version, row["at_events"]))
                points = [p for p in points if p[0].answers <= row["at_answers"]]
            chance += _chance(row["chance"])
            events += _raws(row["events"])
            dice = _dice(row["dice"])
            while later and later[0][0] <= version:
                _, c = later.pop(0)
                point = Checkpoint(c["answers"], c["chance"], c["events"], msgspec.Raw(c["state"]))
                points.append((point, c["schema"]))
    except msgspec.DecodeError as error:
        raise DataError(name, f"a stored row cannot be read ({error})") from None
    points = sorted({p[0].answers: p for p in points}.values(), key=lambda p: p[0].answers)
    record = Record(
        FORMAT,
        game.id,
        game.version,
        game.schema,
        origin.setup,
        dice,
        tuple(_lifted(point, schema, game, name) for point, schema in points),
        tuple(answers),
        tuple(chance),
        tuple(events),
    )
    match, lost = record.load(game, name)
    moves = _differences(match, record, version, stored.header["id"])
    if moves:
        cuts.append((moves[-1]["seq"], record.checkpoints[-1].events))
    return Folded(match, version + len(moves), tuple(cuts), moves, len(lost))


def _lifted(point: Checkpoint, schema: int, game: Game[Any], name: str) -> Checkpoint:
    """A checkpoint in the present schema."""
    if schema == game.schema:
        return point
    try:
        plain = msgspec.json.decode(point.state)
        for n in range(schema, game.schema):
            plain = game.migrations[n - 1](plain)
    except (msgspec.DecodeError, LookupError) as error:
        raise DataError(name, f"the stored position cannot be read ({error})") from None
    return Checkpoint(point.answers, point.chance, point.events, msgspec.Raw(encode(plain)))


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


def stored_dice(dice: Dice) -> StoredDice:
    """Dice as they are stored."""
    if isinstance(dice, ScriptedDice):
        return StoredDice(dice.then.state if dice.then else 0, "scripted", tuple(dice.results))
    if isinstance(dice, AskedDice):
        return StoredDice(dice.hidden.state, "asked")
    assert isinstance(dice, SeededDice)
    return StoredDice(dice.state)


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
