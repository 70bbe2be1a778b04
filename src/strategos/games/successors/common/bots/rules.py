"""The rules an edition answers differently, as far as its bot asks for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from strategos.kernel.asking import No
from strategos.parts.reckoning import Tally

from ..odds.battles import Forecast
from ..position import Position
from ..steps import Party
from ..tasks import Activate, Battle

P = TypeVar("P", bound=Position)


class Rules(msgspec.Struct, Generic[P], frozen=True, kw_only=True):
    """Each as its chapter has it; the bot thinks about what they say in the same way."""

    victory_points: Callable[[P, int], Tally]
    legitimacy: Callable[[P, int], Tally]
    available_fleets: Callable[[P, int], list[int]]
    fleet_strength: Callable[[P, list[int]], int]
    activation: Callable[[P], Activate | None]
    """The one under way."""
    free_to_join: Callable[[P, Party, int], Party]
    why_not_embark: Callable[[P, Activate], No | None]
    why_not_disembark: Callable[[P, Activate, int], No | None]
    can_stop: Callable[[P, int, int, int], bool]
    """Whether a Faction may declare a Naval Battle against another before a space."""
    transfer: Callable[[P, Party, int, int], Party]
    land_battle: Callable[[P, Battle], Forecast]
    naval_battle: Callable[[int, int], Forecast]
