"""What happened between two checkpoints of a match: answers, results of chance, events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

import msgspec

from .asking import Seat
from .events import Event
from .game import State

S = TypeVar("S", bound=State)

KEEP_EVERY = 64
"""Of the checkpoints nobody can undo to any more, the first in so many answers is kept for time travel."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What a seat answered to a question of this kind."""

    seat: Seat
    kind: str
    key: str


class Segment(Generic[S]):
    """A stretch that begins at a checkpoint: its state, and what happened since.

    The last one of a match grows; once the next has begun it is shared by copies and never changed.
    """

    __slots__ = ("answers", "barriers", "before", "chance", "events", "landmark", "parent", "state")

    def __init__(self, parent: Segment[S] | None, state: S) -> None:
        self.parent = parent
        self.state: S | None = state
        self.answers: list[Answer] = []
        self.chance: list[int] = []
        self.events: list[Event] = []
        self.barriers = [False]
        """Before the first answer, and after each of them: something fell or was shown that nobody can take back."""
        self.before: tuple[int, int, int] = (0, 0, 0) if parent is None else parent.after
        """How many answers, results of chance and events came before it."""
        self.landmark = parent is None or self.before[0] // KEEP_EVERY > parent.before[0] // KEEP_EVERY

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

    def line(self) -> list[Segment[S]]:
        """The stretches of the match up to here, oldest first."""
        found: list[Segment[S]] = []
        segment: Segment[S] | None = self
        while segment is not None:
            found.append(segment)
            segment = segment.parent
        return found[::-1]

    def events_since(self, since: int) -> list[Event]:
        """The events of the match up to here, from number `since` on."""
        parts: list[list[Event]] = []
        segment: Segment[S] | None = self
        while segment is not None and (segment is self or segment.after[2] > since):
            parts.append(segment.events[max(0, since - segment.before[2]) :])
            segment = segment.parent
        return [e for part in reversed(parts) for e in part]

    def backwards(self) -> Iterator[tuple[Answer, bool]]:
        """The answers of the match up to here, the last first, and whether a barrier lies behind each."""
        segment: Segment[S] | None = self
        final = False
        while segment is not None:
            for answer, behind in zip(reversed(segment.answers), reversed(segment.barriers), strict=False):
                yield answer, behind or final
                final = False
            # What fell before the first answer of a stretch fell behind the last one before it.
            final = final or segment.barriers[0]
            segment = segment.parent

    def thin(self) -> None:
        """Forget states behind a barrier but for landmarks; undo never comes here, time travel replays from one."""
        segment: Segment[S] | None = self
        while segment is not None:
            if not segment.landmark:
                if segment.state is None:
                    return
                segment.state = None
            segment = segment.parent
