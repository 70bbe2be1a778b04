"""7.1 The events of the Event and Bonus cards, a module for each family."""

from __future__ import annotations

from ...common.cards import raids
from . import campaigns, levies, macedonians, plots, royals, satraps, unrest
from .event import Event

__all__ = ["EVENTS", "Event"]

EVENTS: dict[str, Event] = {
    **levies.EVENTS,
    **macedonians.EVENTS,
    **satraps.EVENTS,
    **royals.EVENTS,
    **raids.EVENTS,
    **plots.EVENTS,
    **unrest.EVENTS,
    **campaigns.EVENTS,
}
"""Card → its event."""
