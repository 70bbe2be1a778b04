"""7.1 What the event of a Tyche card is made of: `common/cards/event.py`, over this edition's State."""

from __future__ import annotations

from ...common.cards import event
from ..state import SuccessorsState

Event = event.Event[SuccessorsState]
