"""What follows from every completed Procedure (OQ-PROCEDURE): pieces without leave go, control passes, marks turn.

What both editions have alike stands in `common/settle.py`.
"""

from __future__ import annotations

from ..common.board import NOBODY, SIDE_REFS
from ..common.dispersal import remove_minor
from ..common.events import Championship, FleetTurned
from ..common.position import factions, stacks_of_generals
from ..common.settle import settle_sieges, settle_troops
from .facts import FLEET_REFS, is_minor
from .royal_family import settle_royals
from .scoring import all_victory_points, is_upgraded
from .state import SuccessorsState
from .victory import settle_victory


def settle(s: SuccessorsState) -> None:
    """The end of a Procedure."""
    settle_minors(s)
    settle_troops(s)
    settle_sieges(s)
    settle_royals(s)
    settle_fleets(s)
    settle_champions(s)
    settle_victory(s)


def settle_minors(s: SuccessorsState) -> None:
    """S3-8.1-i Minor Generals without a CU, or who are Subordinates, leave the map."""
    # Whoever stands first in a stack commands its CUs.
    idle = [
        general
        for key, generals in stacks_of_generals(s).items()
        for general in generals[key in s.troops :]
        if is_minor(general)
    ]
    for general in sorted(idle):
        remove_minor(s, general)


def settle_fleets(s: SuccessorsState) -> None:
    """S3-13.3-b A Fleet whose control has changed shows its lower side."""
    for fleet, upgraded in enumerate(s.upgraded):
        if upgraded != NOBODY and not is_upgraded(s, fleet):
            s.upgraded[fleet] = NOBODY
            s.emit(FleetTurned(FLEET_REFS[fleet], False))


def settle_champions(s: SuccessorsState) -> None:
    """S3-17.5-f A Successor whose VP have dropped to 0 is a Champion again."""
    points = all_victory_points(s)
    for faction in factions(s):
        has = points[faction].value > 0
        if s.had_vp[faction] and not has and not s.champion[faction]:
            s.champion[faction] = 1
            s.emit(Championship(SIDE_REFS[faction], True))
        s.had_vp[faction] = has
