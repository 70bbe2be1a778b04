"""What a reader of a match is shown. Each thing is encoded once per audience: a seat, and what it has seen already."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Any

import msgspec

from strategos.kernel.asking import Decision, Seat
from strategos.kernel.errors import StrategosError
from strategos.kernel.events import Event
from strategos.kernel.game import Game
from strategos.kernel.match import Match
from strategos.kernel.standing import orders
from strategos.kernel.view import View
from strategos.parts.accounts import Accounts
from strategos.parts.guides import Coaching, coaching, guides
from strategos.story import story_told_by
from strategos.web.messages import Acting, DecisionShown, EventPage, Player, Seated, StateMessage, encode, seated

from .course import Past
from .seat_rights import may_sit, redo_seat, undo_seat

VIEW_LIMIT = 1_000_000
"""Bytes of a position that can be shown; those of the games have some thousand."""


class Known(msgspec.Struct, frozen=True):
    """How far a match has come as a reader may know: secret answers of others count when their window closes."""

    version: int
    answers: int


class Log:
    """The events one seat may read, numbered as it reads them: gaps would tell that something is hidden there."""

    def __init__(self, seat: Seat | None, game: Game[Any], first: int = 0, read: int = 0) -> None:
        self.seat, self.game, self.first = seat, game, first
        """`first`: the number of the first event that is here; those before it have to be taken from the store."""
        self.events: list[Event] = []
        self._accounts = self._no_accounts()
        self._numbers: list[int] = []
        """Of each event, its number among all."""
        self._read = read

    def read(self, match: Match[Any]) -> Log:
        """Take in what has happened since."""
        if match.event_count > self._read:
            for number, event in enumerate(match.all_events(self._read), self._read):
                shown = event.seen_by(self.seat)
                if shown is not None:
                    self.events.append(shown)
                    self._numbers.append(number)
            self._read = match.event_count
        return self

    @property
    def total(self) -> int:
        return self.first + len(self.events)

    def _no_accounts(self) -> Accounts:
        accounts = Accounts(story_told_by(self.game).reader().read)
        accounts.read_upto = self.first
        return accounts

    def accounts(self) -> Accounts:
        """Of all clashes as far as they have come."""
        return self._accounts.read_on(self.events[self._accounts.read_upto - self.first :])

    def before(self, number: int) -> int:
        """How many of the seat's events lie before that number among all."""
        return self.first + bisect_left(self._numbers, number)

    def amid(self, count: int) -> bool:
        """Whether a clash was under way after so many of the seat's events."""
        return any(a.id < count and (a.closed is None or a.closed >= count) for a in self.accounts().since(count))

    def cut(self, number: int) -> None:
        """Forget the events from that number among all on."""
        keep = self.before(number)
        del self.events[keep - self.first :], self._numbers[keep - self.first :]
        self._read = min(self._read, number)
        if self._accounts.read_upto > keep:
            self._accounts = self._no_accounts()

    def page(self, since: int, until: int | None = None) -> EventPage:
        """The events from `since` on; below 0 it counts from the end."""
        total = self.total
        start = max(self.first, total + since) if since < 0 else min(since, total)
        if start < self.first:
            raise LookupError(f"the log is here from event {self.first} on, not from {start}")
        end = total if until is None else max(start, min(until, total))
        raw = msgspec.Raw(encode(self.events[start - self.first : end - self.first]))
        return EventPage(raw, start, end, total, self.accounts().since(start, end))


Logs = dict[Seat | None, Log]


class Showing:
    """A match at one version, ready to be shown. Made anew after every change; remembers what it has encoded."""

    def __init__(
        self,
        match: Match[Any],
        players: tuple[Player, ...],
        version: int,
        thinking: tuple[Seat, ...] = (),
        logs: Logs | None = None,
        known: Callable[[Seat | None], Known] | None = None,
        came: Past | None = None,
    ) -> None:
        self.match, self.players, self.version, self.thinking = match, players, version, thinking
        self._known, self._came = known, came
        self._logs: Logs = {} if logs is None else logs
        self._seated: tuple[Seated, ...] = seated(players)
        self._public: View | None = None
        self._views: dict[Seat | None, msgspec.Raw] = {}
        self._states: dict[tuple[Seat | None, int, Seat | None], str] = {}

    def view(self, seat: Seat | None) -> msgspec.Raw:
        """The position as the seat may see it, encoded; where nobody has secrets, one for everybody."""
        whose = seat if self.match.game.secrets else None
        if whose not in self._views:
            seen = self._seen(whose)
            key = None if seen is self._public else whose
            if key not in self._views:
                self._views[key] = msgspec.Raw(encode(seen))
            self._views[whose] = self._views[key]
        return self._views[whose]

    def _seen(self, seat: Seat | None) -> View:
        """What all seats see alike is made once, if the game can tell."""
        own = self.match.game.own
        if seat is not None and own is None:
            return self.match.view(seat)
        self._public = self._public or self.match.view(None)
        return self._public if seat is None or own is None else own(self.match.state, seat, self._public)

    def log(self, seat: Seat | None) -> Log:
        """What the seat may read, up to now."""
        if seat not in self._logs:
            self._logs[seat] = Log(seat, self.match.game)
        return self._logs[seat].read(self.match)

    def told(self, events: int) -> list[int] | None:
        """How many of so many events a spectator and each seat may read; None where a clash was under way then."""
        logs = [self.log(seat) for seat in (None, *range(len(self.players)))]
        counts = [log.before(events) for log in logs]
        return None if any(log.amid(n) for log, n in zip(logs, counts, strict=True)) else counts

    def state(self, seat: Seat | None, since: int, hand_over: Seat | None = None) -> str:
        """The `state` message for a reader at `seat` who has seen the events before number `since`."""
        key = (seat, since, hand_over)
        if key not in self._states:
            self._states[key] = encode(self._message(seat, since, hand_over, past=False)).decode()
        return self._states[key]

    def past(self, seat: Seat | None, since: int) -> StateMessage:
        """The same of a moment that is over: nobody is asked anything."""
        return self._message(seat, since, None, past=True)

    def _message(self, seat: Seat | None, since: int, hand_over: Seat | None, *, past: bool) -> StateMessage:
        match = self.match
        known = self._known(seat) if self._known is not None else Known(self.version, match.answer_count)
        log = self.log(seat)
        page = log.page(since)
        sits = may_sit(self.players, seat)
        decision = match.decision(seat) if seat is not None and sits and not past else None
        return StateMessage(
            known.version,
            match.answer_count if past else known.answers,
            seat,
            self.view(seat),
            page.events,
            page.events_from,
            page.events_to,
            page.accounts,
            None
            if decision is None
            else DecisionShown.of(
                decision, match.game.fatal(match.state, decision), match.game.costs(match.state, decision)
            ),
            tuple(Acting(*asked) for asked in match.acting(seat)),
            not past and undo_seat(match, self.players, seat) is not None,
            not past and redo_seat(match, self.players, seat) is not None,
            () if past else self.thinking,
            match.outcome,
            self._seated,
            tuple(orders(match.state, seat)) if seat is not None and sits else (),
            () if match.outcome else tuple(match.game.goals(match.state, seat if sits else None)),
            coach(match, self.players[seat].guide, decision) if seat is not None and sits and not past else None,
            hand_over,
            None
            if past or self._came is None
            else self._came.course(seat if sits else None, page.events_from, log.before),
        )


def coach(match: Match[Any], name: str | None, decision: Decision | None) -> Coaching | None:
    """What the coach says, if there is one. A guide that is no longer there is silent."""
    guide = guides(match.game.package).get(name) if name else None
    if name is None or guide is None:
        return None
    return coaching(name, guide, match.answers, decision, match.game.round(match.state))


def presentable(match: Match[Any], players: tuple[Player, ...]) -> None:
    """Complain now, not later, if a position that came from outside cannot be shown. Raises StrategosError."""
    for complaint in match.game.complaints(match.state):
        raise StrategosError(complaint)
    showing = Showing(match, players, 0)
    for seat in (None, *range(match.setup.seats)):
        if len(bytes(showing.view(seat))) > VIEW_LIMIT:
            raise StrategosError("its position is too large to be shown")
        showing.state(seat, 0)
