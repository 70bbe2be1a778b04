"""10 One step of Land Movement, as the points of its Procedure see it.

What both editions have alike stands in `common/steps.py`.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..common import steps
from ..common.position import least, troops_at
from ..common.steps import Party
from .dispersal import shift
from .state import SuccessorsState


class Step(steps.Step, frozen=True):
    """An Army or General has entered a position."""

    mounted: bool = False
    """There is Cavalry among those who move, where it is used (S4-16.9-n, S4-16.9-p)."""


def transfer(s: SuccessorsState, party: Party, here: int, there: int) -> Party:
    """A party goes from one position to another, less the CUs it has lost meanwhile."""
    troops = least(party.troops, troops_at(s, party.faction, here))
    shift(s, party.faction, troops, here, there)
    for general in party.generals:
        s.general_at[general] = there
    for royal in party.royals:
        s.royal_at[royal] = there
    return replace(party, troops=troops)
