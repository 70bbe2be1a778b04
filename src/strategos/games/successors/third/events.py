"""What can happen in this edition alone, for the log, and with it everything that can."""

from __future__ import annotations

from strategos.kernel.events import Event

from ..common.events import SharedEvent


class TurnOrderSet(Event, tag="turn_order_set", frozen=True):
    by: str
    first: str


class ChangedPosition(Event, tag="changed_position", frozen=True):
    """Into a Major City or out of it."""

    side: str
    general: str | None
    space: str
    inside: bool
    cus: dict[str, int] = {}


class CourseSet(Event, tag="course_set", frozen=True):
    """The whole way of a Naval Movement is announced."""

    side: str
    general: str
    space: str
    to: str
    way: tuple[str, ...] = ()


SuccessorsEvent = SharedEvent | TurnOrderSet | ChangedPosition | CourseSet
"""Everything that can happen."""
