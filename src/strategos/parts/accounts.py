"""Accounts: what happened in each clash, from who met to its last consequence.

There is one for each battle, siege, or whatever a game fights, made from the events a reader may know. Stage, log,
digest, end page and chronicle all tell a clash from its account, so that they cannot differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from strategos.kernel.events import Event

from .marks import Fate, Gained, Lost, Mark, Met, Mustered, Parted, Pieces, Returned, Threw, Told, Weighed


class Closed(Event, tag="closed", frozen=True):
    """All that a clash has led to has been told: nothing that happens from now on belongs to it.

    The rules say so when the task of a battle or a siege is over, after every question it has led to.
    """

    worded = False


class Line(msgspec.Struct, frozen=True):
    """Something told in a clash, by the event with this number."""

    n: int
    told: Told


class Account(msgspec.Struct, frozen=True, omit_defaults=True):
    """A clash: who met where, and what happened line by line. Numbers are those of events as its reader counts them."""

    id: int
    """The number of the event that opened it."""
    kind: str
    space: str
    attacker: str
    defender: str
    lines: tuple[Line, ...] = ()
    closed: int | None = None
    """The number of the event after which nothing more belongs to it; None while it is open."""

    def lost(self, side: str, *fates: Fate) -> dict[str, int]:
        """What a side has lost in it, piece by piece: of these fates, or whatever became of them. Those that are only
        weaker are not lost, and those that came back are not either."""
        found: dict[str, int] = {}
        for (piece, fate), number in _losses(self.lines, side).items():
            if number > 0 and (fate in fates if fates else fate not in WEAKER):
                found[piece] = found.get(piece, 0) + number
        return found

    def mustered(self, side: str) -> Pieces:
        """With what a side came: the most there was of each kind, those who came later among them."""
        found: dict[str, int] = {}
        for line in self.lines:
            if isinstance(line.told, Mustered) and line.told.side == side:
                for piece, number in line.told.pieces.items():
                    found[piece] = max(number, found.get(piece, 0))
        return found

    def thrown(self, side: str) -> list[Threw]:
        return [line.told for line in self.lines if isinstance(line.told, Threw) and line.told.side == side]

    @property
    def parted(self) -> Parted | None:
        """How it was decided; None while it is not."""
        return next((line.told for line in reversed(self.lines) if isinstance(line.told, Parted)), None)


WEAKER: tuple[Fate, ...] = ("reduced", "broken")
"""Of these something is left: they are not lost."""


def _losses(lines: Iterable[Line], side: str) -> dict[tuple[str, Fate], int]:
    """What a side has lost and not got back, by piece and fate."""
    found: dict[tuple[str, Fate], int] = {}
    for line in lines:
        told = line.told
        if isinstance(told, (Lost, Returned)) and told.side == side:
            for piece, number in told.pieces.items():
                key = piece, told.fate
                found[key] = found.get(key, 0) + (number if isinstance(told, Lost) else -number)
    return found


class Accounts:
    """The accounts of a match as one reader may know them, kept up event by event."""

    def __init__(self, meaning: Callable[[Event], Iterable[Mark]]) -> None:
        self.meaning = meaning
        self.all: list[Account] = []
        self.read_upto = 0
        self._lines: list[Line] = []
        """Of the one that is open."""

    def read(self, event: Event) -> Sequence[Mark]:
        """Take in the next event; returns what it means."""
        n = self.read_upto
        self.read_upto += 1
        marks = tuple(self.meaning(event))
        for mark in marks:
            self._note(n, mark)
        if isinstance(event, Closed):
            self._close(n)
        return marks

    def read_on(self, events: Iterable[Event]) -> Accounts:
        for event in events:
            self.read(event)
        return self

    @property
    def open(self) -> Account | None:
        """The one that is under way, as far as it has come."""
        if not self.all or self.all[-1].closed is not None:
            return None
        if len(self._lines) != len(self.all[-1].lines):
            self.all[-1] = msgspec.structs.replace(self.all[-1], lines=tuple(self._lines))
        return self.all[-1]

    def since(self, n: int, until: int | None = None) -> tuple[Account, ...]:
        """Those that were open at some time between these events."""
        open_now = self.open
        found: list[Account] = []
        for account in reversed(self.all):
            last = self.read_upto if account is open_now else account.closed
            if last is not None and last < n:
                break
            if until is None or account.id < until:
                found.append(account)
        return tuple(reversed(found))

    def _note(self, n: int, mark: Mark) -> None:
        if isinstance(mark, Met):
            # Matches of older versions do not say when a clash is over: it is when another begins.
            self._close(n)
            self.all.append(Account(n, mark.kind, mark.space, mark.attacker, mark.defender))
        elif not isinstance(mark, Weighed) and self.all and self.all[-1].closed is None:
            if isinstance(mark, Gained):
                self._lines += [Line(n, back) for back in self._back(mark)]
            self._lines.append(Line(n, mark))

    def _back(self, gained: Gained) -> Iterator[Returned]:
        """Those of them who had been lost in this clash."""
        left = dict(gained.pieces)
        for (piece, fate), number in _losses(self._lines, gained.side).items():
            back = min(left.get(piece, 0), number) if fate not in WEAKER else 0
            if back > 0:
                left[piece] -= back
                yield Returned(gained.side, {piece: back}, fate)

    def _close(self, n: int) -> None:
        if self.open is not None:
            self.all[-1] = msgspec.structs.replace(self.all[-1], closed=n)
        self._lines = []
