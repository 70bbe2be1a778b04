"""Exact odds of battles on land and at sea: no sampling, every roll counted with its weight.

A land battle is a walk over the units both sides have left. The choices on the way (which units form the battle
legion, which are lost, when to run) follow a `Policy` for each side; everything else is dice. Two walks are here:

* `battle` goes forward from a position and returns the whole distribution of endings;
* `win_chance` goes backward, fight to the end, and shares all positions it has ever seen, so bots may call it often.

Odds are floats made from whole numbers of rolls, so they are exact up to rounding.
"""

from __future__ import annotations

from strategos.parts import forecast

from .command import USAGE, cli
from .dice import count_hits, hit_ways
from .forces import (
    CHEAP,
    DEAR,
    PRINTED,
    STEADY,
    Numbers,
    Odds,
    Order,
    Policy,
    Reading,
    Units,
    battle_legion,
    lost_units,
    numbers,
)
from .here import for_inquiry, standing
from .land import battle, for_battle, for_flight, pursuit, win_chance
from .midway import offered, pick, well_chosen
from .sea import for_naval, naval
from .threats import danger, falls, threats

__all__ = [
    "CHEAP",
    "DEAR",
    "ODDS",
    "PRINTED",
    "STEADY",
    "Numbers",
    "Odds",
    "Order",
    "Policy",
    "Reading",
    "Units",
    "battle",
    "battle_legion",
    "count_hits",
    "danger",
    "falls",
    "for_battle",
    "for_flight",
    "for_inquiry",
    "for_naval",
    "hit_ways",
    "lost_units",
    "naval",
    "numbers",
    "offered",
    "pick",
    "pursuit",
    "standing",
    "threats",
    "well_chosen",
    "win_chance",
]

ODDS = forecast.Odds(USAGE, cli, for_inquiry, threats)
