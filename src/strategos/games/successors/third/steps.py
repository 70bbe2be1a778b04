"""10 One step of Land Movement, as the points of its Procedure see it.

What both editions have alike stands in `common/steps.py`.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..common.position import (
    enemies_at,
    enemy_generals_at,
    least,
    troops_at,
)
from ..common.steps import Party
from .dispersal import shift
from .state import SuccessorsState


def has_enemy_cu(s: SuccessorsState, faction: int, position: int) -> bool:
    return any(True for _ in enemies_at(s, faction, position))


def has_enemy_general(s: SuccessorsState, faction: int, position: int) -> bool:
    return any(True for _ in enemy_generals_at(s, faction, position))


def may_stay(s: SuccessorsState, faction: int, position: int) -> bool:
    """S3-12-b Nobody else is there."""
    return not has_enemy_cu(s, faction, position) and not has_enemy_general(s, faction, position)


def transfer(s: SuccessorsState, party: Party, here: int, there: int) -> Party:
    """A party goes from one position to another, less the CUs it has lost meanwhile."""
    troops = least(party.troops, troops_at(s, party.faction, here))
    shift(s, party.faction, troops, here, there)
    for general in party.generals:
        s.general_at[general] = there
    for royal in party.royals:
        s.royal_at[royal] = there
    return replace(party, troops=troops)
