"""Guided first games: real matches with a fixed seed, and a coach who points at what to do next.

`games/<game>/guides/<name>.yaml` is a guide; its words are `guide-<name>-…` in the catalogues. How far somebody has
come follows from the answers of the match; nothing is stored beside them, and whoever goes another way is met again at
the next step that fits.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from functools import cache

import msgspec

from strategos.kernel.asking import NOTHING, Decision, Option, Plain, Seat, Target
from strategos.kernel.segment import Answer

from .dataset import folder, load


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be done at a question, worded by `guide-<name>-<id>`."""

    id: str
    ask: str
    """The kind of the question."""
    answers: tuple[str, ...]
    """Keys that fulfil it, `*` for any letters; the first that is offered is pointed at."""
    round: int | None = None
    """Only in this round, where the same question comes every round."""
    about: Mapping[str, Plain] = NOTHING
    """Facts the question must be about."""
    point: Target | None = None
    """What to point at in place of the answer itself: where a form hides it."""


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match to be led through."""

    seed: int
    scenario: str
    seats: int
    steps: tuple[Step, ...]
    seat: Seat = 0
    options: Mapping[str, str] = NOTHING
    asides: tuple[str, ...] = ()
    """Kinds of questions on the way that may be answered in any manner, worded by `guide-<name>-at-<kind>`."""


class Coaching(msgspec.Struct, frozen=True):
    """Where somebody stands in a guide."""

    guide: str
    done: int
    of: int
    step: str | None
    """What is to be done now; None where the question is none of the guide's, and at its end."""
    aside: str | None
    """The kind of the question, where it is one on the way."""
    key: str | None
    target: Target | None
    """What to point at."""


@cache
def guides(package: str) -> Mapping[str, Guide]:
    """The guides of a game by name. Raises DataError."""
    home = folder(package) / "guides" if package else None
    if home is None or not home.is_dir():
        return NOTHING
    return {path.stem: load(package, f"guides/{path.name}", Guide) for path in sorted(home.glob("*.yaml"))}


def fulfils(step: Step, kind: str, key: str) -> bool:
    return kind == step.ask and any(fnmatchcase(key, pattern) for pattern in step.answers)


def reached(guide: Guide, answers: Iterable[Answer]) -> int:
    """How many steps lie behind. What fulfils the next step does; what has fulfilled one already is done once more; and
    what fulfils a later one skips those between."""
    done, steps = 0, guide.steps
    for answer in answers:
        if answer.seat != guide.seat:
            continue
        fitting = [n for n, step in enumerate(steps) if fulfils(step, answer.kind, answer.key)]
        if done in fitting or (fitting and fitting[0] > done):
            done = next(n for n in fitting if n >= done) + 1
    return done


def pointed(step: Step, decision: Decision, round_: int) -> Option[object] | None:
    """The answer a step points at, if this question is the one it waits for."""
    about = decision.about
    if decision.kind != step.ask or step.round not in (None, round_):
        return None
    if any(about.get(name) != value for name, value in step.about.items()):
        return None
    offered = [o for o in decision.options if fulfils(step, decision.kind, o.key)]
    return next((o for p in step.answers for o in offered if fnmatchcase(o.key, p)), None)


def coaching(name: str, guide: Guide, answers: Iterable[Answer], decision: Decision | None, round_: int) -> Coaching:
    """What the coach says now."""
    done, of = reached(guide, answers), len(guide.steps)
    if decision is not None:
        for step in guide.steps[done:]:
            if option := pointed(step, decision, round_):
                return Coaching(name, done, of, step.id, None, option.key, step.point or option.on)
    aside = decision.kind if decision is not None and decision.kind in guide.asides else None
    return Coaching(name, done, of, None, aside, None, None)
