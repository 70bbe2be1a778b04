"""Events: what happened, as values. The log is the only channel from the rules to readers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from .asking import Seat


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True, gc=False):
    """Base of all events. A game's events are subclasses with `tag="snake_case_name"`.

    Fields hold plain values; a reference to something on the board is a string like `space:italia` or
    `side:egyptus`, so that every reader can name it in the reader's language and link it.
    """

    reveals: ClassVar[bool] = False
    """True for events that show what was hidden: nothing before them can be undone."""
    worded: ClassVar[bool] = True
    """False for events that only put others in order: no log tells them."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """This event as `seat` (None: a spectator) may read it; None if it may not know of it at all."""
        return self


class Unheard(list[Event]):
    """Events of a position whose story nobody reads: none is kept."""

    def append(self, event: Event, /) -> None:
        pass

    def extend(self, events: Iterable[Event], /) -> None:
        pass


class Untold(Event, tag="untold", frozen=True):
    """What an older version told and the present one cannot read. Nobody hears of it: nobody knows whom it was for."""

    told: msgspec.Raw

    def seen_by(self, seat: Seat | None) -> Event | None:
        return None
