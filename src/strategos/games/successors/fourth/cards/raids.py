"""PC markers change hands without a siege: Diplomacy, and raids.

What both editions have alike stands in `common/cards/raids.py`.
"""

from __future__ import annotations

from functools import partial

from strategos.games.successors.common.board import NOBODY
from strategos.games.successors.common.cards.raids import (
    choose_city,
    choose_raid,
    choose_raids,
    why_not_diplomacy,
    why_not_raids,
)
from strategos.games.successors.common.control import set_control
from strategos.games.successors.fourth.state import SuccessorsState

from .event import Event

# -- Diplomacy --------------------------------------------------------------------------------------------------------


async def persuade(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """One's own PC marker takes the place of the other; nobody was attacked (S4-3.7-j)."""
    [space] = target
    set_control(s, space, faction)


# -- raids ------------------------------------------------------------------------------------------------------------


async def raid(s: SuccessorsState, _faction: int, target: tuple[int, ...]) -> None:
    """The PC markers are removed; that is no attack (S4-3.7-j)."""
    for space in target:
        set_control(s, space, NOBODY)


EVENTS: dict[str, Event] = {
    "diplomacy": Event(why_not_diplomacy, choose_city, persuade),
    "minor_raid": Event(partial(why_not_raids, "minor_raid"), choose_raid, raid),
    "major_raid": Event(partial(why_not_raids, "major_raid"), choose_raids, raid),
}
