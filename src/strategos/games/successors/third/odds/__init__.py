"""Exact odds: of Land Battles and Naval Battles, of Interception, Evasion and sieges. Nothing is sampled."""

from __future__ import annotations

from strategos.parts import forecast

from .command import USAGE, cli
from .here import for_inquiry

__all__ = ["ODDS"]

ODDS = forecast.Odds(USAGE, cli, for_inquiry)
