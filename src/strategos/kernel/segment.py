"""What happened between two checkpoints of a match: answers, results of chance, events."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

import msgspec

from .asking import Seat
from .chance import Dice
from .events import Event
from .game import State

S = TypeVar("S", bound=State)
T = TypeVar("T")

KEEP_EVERY = 64
"""Of the checkpoints nobody can undo to any more, the first in so many answers is kept for time travel."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What a seat answered to a question of this kind."""

    seat: Seat
    kind: str
    key: str


class Imagining(msgspec.Struct, frozen=True):
    """What was done to an imagined match: after so many answers since the checkpoint, for whom, from which seed."""

    after: int
    seat: Seat
    seed: int
    dice: Dice
    """The dice until then."""


class Segment(Generic[S]):
    """A stretch that begins at a checkpoint: its state, and what happened since.

    The last one of a match grows; once the next has begun it is shared by copies and never changed.
    """

    __slots__ = ("answers", "barriers", "before", "chance", "events", "landmark", "parent", "state")

    def __init__(self, parent: Segment[S] | None, state: S | None) -> None:
        self.parent = parent
        self.state: S | None = state
        self.answers: list[Answer] = []
        self.chance: list[int] = []
        self.events: list[Event] = []
        self.barriers = [False]
        """Before the first answer, and after each of them: something fell or was shown that nobody can take back."""
        self.before: tuple[int, int, int] = (0, 0, 0) if parent is None else parent.after
        """How many answers, results of chance and events came before it."""
        self.landmark = parent is None or parent.is_cut or self.before[0] // KEEP_EVERY > parent.before[0] // KEEP_EVERY

    @staticmethod
    def closed(
        parent: Segment[S] | None, state: S, answers: list[Answer], chance: list[int], events: list[Event]
    ) -> Segment[S]:
        """A stretch that is over, and that nobody can undo."""
        segment = Segment(parent, state)
        segment.answers, segment.chance, segment.events = answers, chance, events
        segment.barriers = [True] * (len(answers) + 1)
        return segment

    @property
    def after(self) -> tuple[int, int, int]:
        return self.before[0] + len(self.answers), self.before[1] + len(self.chance), self.before[2] + len(self.events)

    @staticmethod
    def cut(before: tuple[int, int, int]) -> Segment[S]:
        """What came before a match as far as it is known here: so many answers, results of chance and events."""
        segment = Segment[S](None, None)
        segment.before, segment.landmark, segment.barriers = before, True, [True]
        return segment

    @property
    def is_cut(self) -> bool:
        return self.parent is None and self.state is None

    def back(self) -> Iterator[Segment[S]]:
        """This stretch and those before it."""
        segment: Segment[S] | None = self
        while segment is not None:
            yield segment
            segment = segment.parent

    def line(self) -> list[Segment[S]]:
        """The stretches of the match up to here, oldest first."""
        return [*self.back()][::-1]

    def answers_since(self, number: int) -> list[Answer]:
        """The answers of the match up to here, from that number on; like the others LookupError if they are cut off."""
        return self._since(0, number, lambda segment: segment.answers)

    def chance_since(self, number: int) -> list[int]:
        return self._since(1, number, lambda segment: segment.chance)

    def events_since(self, number: int) -> list[Event]:
        return self._since(2, number, lambda segment: segment.events)

    def _since(self, kind: int, number: int, of: Callable[[Segment[S]], list[T]]) -> list[T]:
        parts: list[list[T]] = []
        begins = number
        for segment in self.back():
            if segment is not self and segment.after[kind] <= number:
                break
            begins = segment.before[kind]
            parts.append(of(segment)[max(0, number - begins) :])
        if begins > number:
            raise LookupError(f"the match is known from number {begins} on, not from {number}")
        return [one for part in reversed(parts) for one in part]

    def backwards(self) -> Iterator[tuple[Answer, bool]]:
        """The answers of the match up to here, the last first, and whether a barrier lies behind each."""
        final = False
        for segment in self.back():
            for answer, behind in zip(reversed(segment.answers), reversed(segment.barriers), strict=False):
                yield answer, behind or final
                final = False
            # What fell before the first answer of a stretch fell behind the last one before it.
            final = final or segment.barriers[0]

    def thin(self) -> None:
        """Forget states behind a barrier but for landmarks; undo never comes here, time travel replays from one."""
        for segment in self.back():
            if not segment.landmark:
                if segment.state is None:
                    return
                segment.state = None
