"""Nobody learns what is hidden: change it, and all that a reader is shown stays the same, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from strategos.kernel.asking import NATURE, Decision, Seat
from strategos.kernel.chance import SeededDice
from strategos.kernel.errors import RuleBug
from strategos.kernel.events import Event
from strategos.kernel.match import Match

from .checks import Context
from .walks import digest

encode = msgspec.json.encode


def hides(match: Match[Any], x: Context) -> Iterator[str]:
    """A seat's view, events, question and refusals do not depend on what is hidden from it; nor do a spectator's."""
    if any(match.setup.option(choice.name) in choice.tells for choice in match.game.choices):
        return
    before = digest(match)
    for reader in x.readers():
        for _ in range(x.effort.alterations):
            seed = x.dice.d(1 << 30)
            yield from _altered_now(match, reader, seed, x)
            yield from _altered_before(match, reader, seed, x)
    yield from _secret_answers(match)
    if digest(match) != before:
        yield "changing what is hidden in copies changed the original"


def alter(match: Match[Any], state: Any, reader: Seat | None, seed: int) -> None:
    """Change whatever the reader cannot know. A spectator knows what everybody knows, so every seat's secrets go."""
    seats = range(match.setup.seats) if reader is None else (reader,)
    for n, seat in enumerate(seats):
        match.game.resample(state, seat, SeededDice(seed + n))


def _altered_now(match: Match[Any], reader: Seat | None, seed: int, x: Context) -> Iterator[str]:
    """Changed at this moment: the view, and why what is refused is refused."""
    trial = match.state.copy()
    alter(match, trial, reader, seed)
    if encode(trial) == encode(match.state):
        return
    x.altered += 1
    twin = match.copy()
    decision = None if reader is None else match.decision(reader)
    questions = [] if decision is None else _probes(decision, x)
    told = [encode(match.explain(decision.seat, q)) for q in questions] if decision else []
    seen, rounds = encode(match.view(reader)), match.game.round(match.state)
    goals = encode(list(match.game.goals(match.state, reader)))
    alter(twin, twin.state, reader, seed)
    if encode(twin.view(reader)) != seen:
        yield f"the view of {_name(reader)} shows something hidden: {_difference(seen, encode(twin.view(reader)))}"
    if encode(list(match.game.goals(twin.state, reader))) != goals:
        yield f"the goals of {_name(reader)} show something hidden"
    if match.game.round(twin.state) != rounds:
        yield "the round depends on something hidden"
    if decision is not None:
        for question, answer in zip(questions, told, strict=True):
            if encode(twin.explain(decision.seat, question)) != answer:
                yield f"{decision.kind}: why seat {reader} may not choose {question!r} depends on something hidden"
                break


def _probes(decision: Decision, x: Context) -> list[Any]:
    refused = [c.key for c in decision.candidates if decision.option(c.key) is None]
    return [
        *x.some(refused, x.effort.foreign),
        *({"space": name} for name in x.some(sorted(x.spaces), x.effort.foreign)),
    ]


def _altered_before(match: Match[Any], reader: Seat | None, seed: int, x: Context) -> Iterator[str]:
    """Changed at the last checkpoint, and the same answers given since: events and questions."""
    start = match.checkpoint.copy()
    alter(match, start, reader, seed)
    if encode(start) == encode(match.checkpoint):
        return
    since = match.before_checkpoint
    answers, chance = match.answers[since[0] :], match.chance[since[1] :]
    twin = Match[Any].resumed(match.game, match.setup, match.dice.copy(), None, start)
    given = 0
    try:
        for _ in twin.replaying(answers, chance):
            given += 1
    except RuleBug as bug:
        # Recorded draws may not fit a changed position; without any, the changed position itself is at fault.
        if not chance:
            yield f"a position changed by resample for {_name(reader)} cannot be played: {bug}"
        return
    real, changed = match.all_events(since[2]), twin.all_events()
    if revealed(real) or revealed(changed):
        # What was hidden has been shown since; from there on the two games may differ.
        return
    if given < len(answers):
        if answers[given].seat == reader:
            yield f"whether seat {reader} may answer {answers[given].key!r} depends on something hidden"
        return
    if encode(seen_by(real, reader)) != encode(seen_by(changed, reader)):
        yield f"the events of {_name(reader)} tell something hidden: {_tags(real)} / {_tags(changed)}"
    elif acting(match, reader) != acting(twin, reader):
        yield f"who is asked what depends on something hidden from {_name(reader)}"
    elif reader is not None and question(match.decision(reader)) != question(twin.decision(reader)):
        decision = match.decision(reader)
        yield f"the question {decision.kind if decision else None} of seat {reader} depends on something hidden"


def _secret_answers(match: Match[Any]) -> Iterator[str]:
    """While several choose at once, nobody can tell what another has chosen."""
    pending = [d for d in match.pending if d.seat != NATURE]
    if len(pending) < 2:
        return
    for d in pending:
        shown: dict[bytes, str] = {}
        for o in d.options[:4]:
            twin = match.copy()
            twin.play(d.seat, o.key)
            left = [(p.seat, p.kind) for p in pending if p is not d]
            if [(p.seat, p.kind) for p in twin.pending] != left or twin.event_count > match.event_count:
                # The question is settled: what settles it is there for all to see.
                continue
            others = [None, *(s for s in range(match.setup.seats) if s != d.seat)]
            sheet = encode(
                [
                    (
                        twin.view(r),
                        twin.events(r, match.event_count),
                        None if r is None else question(twin.decision(r)).decode(),
                        acting(twin, r).decode(),
                    )
                    for r in others
                ]
            )
            shown[sheet] = o.key
        if len(shown) > 1:
            yield f"{d.kind}: others can tell what seat {d.seat} has chosen ({', '.join(shown.values())})"


def revealed(events: list[Event]) -> bool:
    return any(e.reveals for e in events)


def seen_by(events: list[Event], reader: Seat | None) -> list[Event]:
    return [seen for e in events if (seen := e.seen_by(reader)) is not None]


def acting(match: Match[Any], reader: Seat | None) -> bytes:
    """What a reader can tell of the questions of others: who is asked and, unless that is secret, what."""
    told = {d.seat: (d.rule, dict(d.about)) for d in match.pending}
    return encode([(seat, kind, None if kind is None else told[seat]) for seat, kind in match.acting(reader)])


def question(d: Decision | None) -> bytes:
    if d is None:
        return b"null"
    return encode((d.kind, d.rule, dict(d.about), d.text, [(o.key, dict(o.on)) for o in d.options]))


def _name(reader: Seat | None) -> str:
    return "a spectator" if reader is None else f"seat {reader}"


def _tags(events: list[Event]) -> list[str]:
    return [type(e).__name__ for e in events][-6:]


def _difference(one: bytes, other: bytes) -> str:
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return one[max(0, at - 60) : at + 20].decode(errors="replace")
