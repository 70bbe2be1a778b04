"""How far a match has come as each reader may know, and since when each seat is asked what it is asked now.

What is answered in secret changes nothing for others before its window closes: their counts stand still.
"""

from __future__ import annotations

from typing import Any

from strategos.kernel.asking import Decision, Seat
from strategos.kernel.match import Match

from .state_messages import Known

NOTHING = Known(0, 0)


class Knowledge:
    def __init__(self, match: Match[Any], version: int) -> None:
        passed = match.answered if match.window else ()
        counted = version >= len(passed)  # a match that was imported has no rows of its own yet
        own = Known(int(counted), 1)
        self._public = Known(version - own.version * len(passed), match.answer_count - len(passed))
        """What everybody knows of."""
        self._secretly: dict[Seat, Known] = dict.fromkeys(passed, own)
        """What a seat has changed since, and nobody else knows of."""
        self._asked: dict[Seat, tuple[Decision, int]] = {}
        """What each seat is asked, and at which version it was asked."""
        self.note_questions(match)

    @property
    def secret(self) -> bool:
        """Whether somebody has done what others do not know of yet."""
        return bool(self._secretly)

    def of(self, seat: Seat | None) -> Known:
        """What a reader at this seat may know."""
        own = NOTHING if seat is None else self._secretly.get(seat, NOTHING)
        return Known(self._public.version + own.version, self._public.answers + own.answers)

    def changed(self, match: Match[Any], version: int, *, answered: bool, secretly: Seat | None) -> None:
        """The match stands at this version now, by an answer or an undo; `secretly`: only this seat knows of it."""
        if secretly is None:
            self._public, self._secretly = Known(version, match.answer_count), {}
        else:
            own = self._secretly.get(secretly, NOTHING)
            self._secretly[secretly] = Known(own.version + 1, own.answers + (1 if answered else -1))
        self.note_questions(match)

    def note_questions(self, match: Match[Any]) -> None:
        before, self._asked = self._asked, {}
        for d in match.pending:
            noted = before.get(d.seat)
            self._asked[d.seat] = noted if noted and noted[0] is d else (d, self.of(d.seat).version)

    def is_stale(self, version: int, seat: Seat | None, *, exactly: bool) -> bool:
        """What is asked of several at once stays the same question while others answer it."""
        known = self.of(seat).version
        asked = None if seat is None or exactly else self._asked.get(seat)
        return not (known if asked is None else asked[1]) <= version <= known
