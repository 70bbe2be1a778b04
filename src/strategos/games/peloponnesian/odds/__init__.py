"""Exact odds: of an Expedition before it sets out, of battles, sieges, rebellions and Auguries. Nothing is sampled.

The rules themselves are run for every result of their dice (`branching`); an Expedition goes all its shortest ways at
once (`journey`) and meets at its end what the Combat Phase would bring if it came now (`combat_phase`): battles with
whoever is there or in reach, then the siege. What others do until then nobody knows, and it says so (`without`). A
journey past very many enemies is reckoned with those still about taken together; it says that, too.
"""

from __future__ import annotations

from strategos.parts import forecast

from .command import USAGE, cli
from .here import for_inquiry
from .threats import threats

__all__ = ["ODDS"]

ODDS = forecast.Odds(USAGE, cli, for_inquiry, threats)
