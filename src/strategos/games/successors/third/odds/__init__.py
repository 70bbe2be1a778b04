"""Exact odds: of Land Battles and Naval Battles, of Interception, Evasion and sieges, and of what rivals threaten."""

from __future__ import annotations

from functools import partial

from strategos.parts import forecast

from ...common.odds.threats import threats
from .battles import land_battle
from .command import USAGE, cli
from .here import for_inquiry

__all__ = ["ODDS"]

ODDS = forecast.Odds(USAGE, cli, for_inquiry, partial(threats, land_battle))
