"""6.2 A The events of the Event and Bonus cards, a module for each family."""

from __future__ import annotations

from ...common.cards import raids
from . import campaigns, capital, levies, macedonians, optional, plots, royals, satraps, unrest, voyages
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
    **voyages.EVENTS,
    **optional.EVENTS,
    **capital.EVENTS,
}
"""Card → its event."""
