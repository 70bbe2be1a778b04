"""The rules an edition answers differently, as far as its bot asks for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from strategos.kernel.asking import No

from ..odds.battles import Forecast
from ..position import Position
from ..steps import Party
from ..tasks import Activate, Battle

P = TypeVar("P", bound=Position)


class Rules(msgspec.Struct, Generic[P], frozen=True, kw_only=True):
    """Each as its chapter has it; the bot thinks about what they say in the same way."""

    free_to_join: Callable[[P, Party, int], Party]
    why_not_embark: Callable[[P, Activate], No | None]
    why_not_disembark: Callable[[P, Activate, int], No | None]
    can_stop: Callable[[P, int, int, int], bool]
    """Whether a Faction may declare a Naval Battle against another before a space."""
    land_battle: Callable[[P, Battle], Forecast]
    naval_battle: Callable[[int, int], Forecast]
    why_not_use: Callable[[P, int, int, str], No | None]
    """Of a Faction, a card and a use."""
    siege: Callable[..., dict[str, Any]]
    """One roll: of a position, a Faction and a space, with the Traitor or without."""
