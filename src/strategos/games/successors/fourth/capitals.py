"""16.1 Capitals: completed in the Reinforcement Phase, Major Cities as long as their founders have them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..common.board import SIDE_REFS, inside, outside
from ..common.dispersal import shift
from ..common.position import factions, generals_at, royals_at, troops_at
from .events import CapitalBegun, CapitalCompleted, CapitalLost
from .facts import REFS

if TYPE_CHECKING:
    # The State names these rules in turn.
    from .state import SuccessorsState


def complete_capitals(s: SuccessorsState) -> None:
    """S4-16.1-d Who still controls the space has a Capital there."""
    for faction in s.turn_order():
        space = s.building.pop(faction, None)
        if space is not None and s.control[space] == faction:
            s.capitals[space] = faction
            s.founders.append(faction)
            s.emit(CapitalCompleted(SIDE_REFS[faction], REFS[space]))


def settle_capitals(s: SuccessorsState) -> None:
    """S4-16.1-e Whose Capital, or Capital to be, is his no more."""
    for faction, space in sorted(s.building.items()) if s.building else ():
        if s.control[space] != faction:
            del s.building[faction]
            s.emit(CapitalBegun(SIDE_REFS[faction], REFS[space], given_up=True))
    for space, founder in sorted(s.capitals.items()) if s.capitals else ():
        if s.control[space] != founder:
            lose_capital(s, space, s.control[space])


def lose_capital(s: SuccessorsState, space: int, captor: int) -> None:
    """S4-16.1-e Who took it has 1 VP, unless it was the Independents; S4-16.1-f it is a Minor City again, and who was
    inside stands in its one land position (OQ-CAPITAL-FALL)."""
    founder = s.capitals.pop(space)
    taken = captor in factions(s)
    if taken:
        s.captured[captor] = s.captured.get(captor, 0) + 1
    s.emit(CapitalLost(SIDE_REFS[founder], REFS[space], SIDE_REFS[captor] if taken else None))
    for faction in factions(s):
        shift(s, faction, troops_at(s, faction, inside(space)), inside(space), outside(space))
        for general in generals_at(s, faction, inside(space)):
            s.general_at[general] = outside(space)
    for royal in royals_at(s, inside(space)):
        s.royal_at[royal] = outside(space)
