"""What can happen in this edition alone, for the log, and with it everything that can."""

from __future__ import annotations

from strategos.kernel.events import Event

from ..common.events import SharedEvent


class GeneralGivenUp(Event, tag="general_given_up", frozen=True):
    """With five players each gives up one General, and gets one of those given up."""

    reveals = True
    side: str
    general: str
    received: str


class HearseFinished(Event, tag="hearse_finished", frozen=True):
    """The Hearse can leave Babylon before its time."""

    side: str


class HearseDestroyed(Event, tag="hearse_destroyed", frozen=True):
    """The Hearse has fallen to Independents."""

    space: str


class TurnOrderSet(Event, tag="turn_order_set", frozen=True):
    by: str
    first: str
    leftward: bool
    then: str | None = None
    """Who plays after the First Player; older matches do not say."""


class PersianSupport(Event, tag="persian_support", frozen=True):
    """The Persians are for a Faction, and the Macedonians think the less of it."""

    side: str


class OracleSpoke(Event, tag="oracle_spoke", frozen=True):
    side: str


class PortResupplied(Event, tag="port_resupplied", frozen=True):
    side: str
    space: str


class PactMade(Event, tag="pact_made", frozen=True):
    """Two Factions do not attack each other in this Game Turn."""

    side: str
    partner: str


class CapitalBegun(Event, tag="capital_begun", frozen=True):
    """A Faction builds a Capital, or with `given_up` does so no more."""

    side: str
    space: str
    given_up: bool = False


class CapitalCompleted(Event, tag="capital_completed", frozen=True):
    side: str
    space: str


class CapitalLost(Event, tag="capital_lost", frozen=True):
    """A Capital is a Minor City again; who took it, if a player did, has a Victory Point for it."""

    side: str
    space: str
    by: str | None = None


class ChangedPosition(Event, tag="changed_position", frozen=True):
    """Into a Major City or out of it."""

    side: str
    general: str
    space: str
    inside: bool
    cus: dict[str, int] = {}


class CourseSet(Event, tag="course_set", frozen=True):
    """The next space of a Naval Movement is announced."""

    side: str
    general: str
    space: str
    to: str


SuccessorsEvent = (
    SharedEvent
    | GeneralGivenUp
    | HearseFinished
    | HearseDestroyed
    | TurnOrderSet
    | PersianSupport
    | OracleSpoke
    | PortResupplied
    | PactMade
    | CapitalBegun
    | CapitalCompleted
    | CapitalLost
    | ChangedPosition
    | CourseSet
)
"""Everything that can happen."""
