"""How a position came about: what each event of an answer has changed in it.

One answer may lead through whole phases. Whoever is told of them event by event sees the position move along, and never
the end of it before it is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from strategos.kernel.asking import Seat
from strategos.kernel.beside import Goal
from strategos.kernel.events import Event
from strategos.kernel.match import Match
from strategos.kernel.view import View
from strategos.story import story_told_by
from strategos.web.messages import Course, Turned

KEYED = ("sides", "pieces")
"""What a view lists by ids."""


class Noting(list[Event]):
    """The events of a position that keeps what it was after each of them."""

    def __init__(self, state: Any, number: int) -> None:
        super().__init__()
        self._state, self._taken = state, number
        self.after: dict[int, Any] = {}
        """Number of an event → the position when it was told."""

    def append(self, event: Event) -> None:
        super().append(event)
        self.after[self._taken + len(self) - 1] = self._state.copy()

    def clear(self) -> None:
        self._taken += len(self)
        super().clear()


class Past:
    """The positions an answer has led through; nothing is made of them before somebody wants to see it."""

    def __init__(self, match: Match[Any], shows: Callable[[Any], bool], before: Any, begins: int) -> None:
        self._game, self._shows, self._before, self._begins = match.game, shows, before, begins
        self._after: Mapping[int, Any] = {}
        self._opening = False
        self._told: tuple[View, tuple[tuple[int, Mapping[str, Any]], ...]] | None = None

    def course(self, seat: Seat | None, since: int, before: Callable[[int], int]) -> Course | None:
        """For a reader who knows the events before number `since` of those he may read, `before` telling how many of
        them lie before an event; nothing for others: they do not know the position it began with."""
        if since != before(self._begins) or not self._after:
            return None
        first, steps = self._steps()
        goals = self._goals(seat)
        told = tuple(Turned(before(number + 1) - since, changed, goals.get(number)) for number, changed in steps)
        return Course(first if self._opening else None, told)

    def _goals(self, seat: Seat | None) -> Mapping[int, tuple[Goal, ...]]:
        """What the reader plays for, by the numbers of the events that have changed it."""
        found: dict[int, tuple[Goal, ...]] = {}
        last: tuple[Goal, ...] | None = None if self._opening else tuple(self._game.goals(self._before, seat))
        for number, state in sorted(self._after.items()):
            if not self._shows(state):
                continue
            now = () if self._game.outcome(state) else tuple(self._game.goals(state, seat))
            if now != last:
                found[number] = last = now
        return found

    def _steps(self) -> tuple[View, tuple[tuple[int, Mapping[str, Any]], ...]]:
        if self._told is None:
            first = view = self._game.view(self._before, None)
            steps: list[tuple[int, Mapping[str, Any]]] = []
            for number, state in sorted(self._after.items()):
                if not self._shows(state):
                    continue
                before, view = view, self._game.view(state, None)
                steps.append((number, dict(_changes(before, view))))
            self._told = first, tuple(steps)
        return self._told

    def noted(self, noting: Noting, *, opening: bool = False) -> Past:
        self._after, self._opening = noting.after, opening
        return self


def noted(match: Match[Any], answer: Callable[[], None]) -> Past | None:
    """Answer, and note what the answer leads through, in a game that can be shown in the middle of its rules."""
    shows = story_told_by(match.game).unfolds
    if shows is None:
        answer()
        return None
    state = match.state
    past = Past(match, shows, state.copy(), match.event_count)
    state.events = noting = Noting(state, match.event_count)
    try:
        answer()
    finally:
        state.events = list(noting)
    return past.noted(noting)


def opening(match: Match[Any]) -> Past | None:
    """What happened before anybody was asked anything, told once more."""
    shows = story_told_by(match.game).unfolds
    if shows is None or match.answer_count or not match.event_count or match.before_checkpoint != (0, 0, 0):
        return None
    twin = match.resumed(match.game, match.setup, match.dice.copy(), None, match.checkpoint)
    twin.state.events = noting = Noting(twin.state, 0)
    for _ in twin.replaying((), match.chance):
        pass
    return Past(match, shows, match.checkpoint, 0).noted(noting, opening=True)


def _changes(before: View, after: View) -> Iterator[tuple[str, Any]]:
    """What is another after than before, field by field; what is listed by ids, by its ids, None where it is gone."""
    for name in View.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if name in KEYED:
            changed = dict(_merged({one.id: one for one in old}, {one.id: one for one in new}))
        elif name in ("spaces", "tracks"):
            changed = dict(_merged(old, new))
        elif name == "facts" and isinstance(new, msgspec.Struct):
            changed = dict(_fields(old, new))
        elif old == new:
            continue
        else:
            yield name, new
            continue
        if changed:
            yield name, changed


def _merged(old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for key, value in new.items():
        if key not in old or old[key] != value:
            yield key, value
    for key in old:
        if key not in new:
            yield key, None


def _fields(old: msgspec.Struct, new: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    for name in new.__struct_fields__:
        value = getattr(new, name)
        if getattr(old, name) != value:
            yield name, value
