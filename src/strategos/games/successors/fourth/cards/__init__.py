"""6.2 A The events of the Event and Bonus cards, a module for each family."""

from __future__ import annotations

from .event import Event

__all__ = ["EVENTS", "Event"]

EVENTS: dict[str, Event] = {}
"""Card → its event."""
