"""Nobody thinks with what he cannot know: whatever is hidden from a seat, from one seed it imagines the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from strategos.kernel.asking import NATURE, Seat
from strategos.kernel.chance import AskedDice, Dice, SeededDice
from strategos.kernel.errors import RuleBug
from strategos.kernel.match import Match

from .checks import Context, same_choice
from .hiding import acting, alter, question, revealed, seen_by
from .walks import digest

encode = msgspec.json.encode


def imagines(match: Match[Any], x: Context) -> Iterator[str]:
    """What a seat imagines agrees with all it sees, can be played on and copied, and owes nothing to what is hidden."""
    before = digest(match)
    for d in match.pending:
        if d.seat == NATURE:
            continue
        seed = x.dice.d(1 << 30)
        first, second = match.imagine(d.seat, seed), match.copy().imagine(d.seat, seed)
        if digest(first) != digest(second):
            yield f"seat {d.seat} imagines two different things from one seed"
        if encode(first.view(d.seat)) != encode(match.view(d.seat)):
            yield f"what seat {d.seat} imagines contradicts what it sees"
        for complaint in match.game.complaints(first.state):
            yield f"what seat {d.seat} imagines breaks an invariant: {complaint}"
        for _ in range(x.effort.ahead):
            if not first.pending:
                break
            answer = same_choice(first, x.dice)
            answer(first)
            answer(second)
            if digest(first.copy()) != digest(first) or digest(second) != digest(first):
                yield f"a copy of what seat {d.seat} imagines plays on differently"
                break
        for what, other in _worlds(match, d.seat, x):
            yield from _alike(match, other, d.seat, what, x)
    yield from _secret_answers(match, x)
    if digest(match) != before:
        yield "imagining changed the original"


def _alike(one: Match[Any], other: Match[Any], seat: Seat, what: str, x: Context) -> Iterator[str]:
    """In two matches that a seat cannot tell apart it imagines the same, now and some answers later."""
    seed = x.dice.d(1 << 30)
    mine, its = one.imagine(seat, seed), other.imagine(seat, seed)
    for ahead in range(x.effort.ahead + 1):
        if _thought(mine) != _thought(its):
            when = f", {ahead} answers later" if ahead else ""
            yield f"what seat {seat} imagines depends on {what}{when}: {_difference(mine, its)}"
            return
        if not mine.pending:
            return
        answer = same_choice(mine, x.dice)
        answer(mine)
        answer(its)


def _thought(match: Match[Any]) -> bytes:
    return encode((match.state, [(d.seat, d.secret, question(d).decode()) for d in match.pending]))


def _difference(one: Match[Any], other: Match[Any]) -> str:
    for field in one.state.__struct_fields__:
        if getattr(one.state, field) != getattr(other.state, field):
            return f"the state's {field}"
    return f"questions {[d.kind for d in one.pending]} / {[d.kind for d in other.pending]}"


def _worlds(match: Match[Any], seat: Seat, x: Context) -> Iterator[tuple[str, Match[Any]]]:
    """Matches that differ from this one in what the seat cannot know, and in nothing else."""
    if not match.game.secrets:
        return
    yield "what was hidden before", match.imagine(seat, x.dice.d(1 << 30))
    changed = match.checkpoint.copy()
    alter(match, changed, seat, x.dice.d(1 << 30))
    if encode(changed) != encode(match.checkpoint):
        chance = match.chance[match.before_checkpoint[1] :]
        yield from _told_apart(match, seat, "something hidden", _again(match, changed, match.dice.copy(), chance))
    hidden = _OtherDraws(match.chance[match.before_checkpoint[1] :], x.dice.d(1 << 30), match.dice.asks)
    other = _again(match, match.checkpoint, hidden, ())
    if hidden.other and not hidden.script:
        yield from _told_apart(match, seat, "a hidden draw that is not in the state", other)


def _again(match: Match[Any], start: Any, dice: Any, chance: Sequence[int]) -> Match[Any] | None:
    """The answers since the checkpoint given once more; None if they do not fit."""
    answers = match.answers[match.before_checkpoint[0] :]
    twin = Match[Any].resumed(match.game, match.setup, dice, None, start)
    try:
        return twin if len(list(twin.replaying(answers, chance))) == len(answers) else None
    except RuleBug:
        return None


def _told_apart(match: Match[Any], seat: Seat, what: str, other: Match[Any] | None) -> Iterator[tuple[str, Match[Any]]]:
    """The other match, unless the seat can tell the two apart by what it has been shown."""
    if other is None:
        return
    real, its = match.all_events(match.before_checkpoint[2]), other.all_events()
    if (
        not revealed(real)
        and not revealed(its)
        and encode(seen_by(real, seat)) == encode(seen_by(its, seat))
        and encode(match.view(seat)) == encode(other.view(seat))
        and acting(match, seat) == acting(other, seat)
        and question(match.decision(seat)) == question(other.decision(seat))
    ):
        yield what, other


def _secret_answers(match: Match[Any], x: Context) -> Iterator[str]:
    """While several choose at once, what one has chosen already plays no part in what another imagines."""
    pending = [d for d in match.pending if d.seat != NATURE]
    if len(pending) < 2:
        return
    for d in pending:
        waiting: list[Match[Any]] = []
        for o in d.options[:4]:
            twin = match.copy()
            twin.play(d.seat, o.key)
            if len(twin.pending) == len(pending) - 1 and twin.event_count == match.event_count:
                waiting.append(twin)
        for other in pending:
            if other.seat != d.seat:
                for twin in waiting[1:]:
                    what = f"what seat {d.seat} has answered to {d.kind}"
                    yield from _alike(waiting[0], twin, other.seat, what, x)


class _OtherDraws:
    """Recorded chance, but hidden draws fall otherwise; open rolls are asked for where they were asked for."""

    def __init__(self, script: list[int], seed: int, asks: bool) -> None:
        self.script, self.seeded, self.asks = script, SeededDice(seed), asks
        self.other = False

    def d(self, sides: int, *, hidden: bool = False) -> int:
        if not self.script:
            raise ValueError("other draws lead elsewhere: nothing is recorded for that")
        recorded = self.script.pop(0)
        if not hidden:
            return recorded
        drawn = self.seeded.d(sides)
        self.other |= drawn != recorded
        return drawn

    def copy(self) -> Dice:
        return AskedDice(self.seeded.copy()) if self.asks else self.seeded.copy()
