"""What follows from every completed Procedure (OQ-PROCEDURE): pieces without leave go, control passes, marks turn.

What both editions have alike stands in `common/settle.py`.
"""

from __future__ import annotations

from strategos.games.successors.common.board import NOBODY, POSITIONS, SIDE_REFS, space_of
from strategos.games.successors.common.dispersal import disperse_troops, remove_minor
from strategos.games.successors.common.events import Championship, FleetTurned
from strategos.games.successors.common.position import commander, factions, generals_at, stack
from strategos.games.successors.common.settle import settle_sieges

from .facts import FLEET_REFS, FLEETS, minors
from .royal_family import settle_royals
from .scoring import is_upgraded, victory_points
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
    for faction in factions(s):
        for general in minors(faction):
            at = s.general_at[general]
            if at >= 0 and (stack(faction, at) not in s.troops or commander(s, faction, at) != general):
                remove_minor(s, general)


def settle_troops(s: SuccessorsState) -> None:
    """S3-9.1-j CUs without a General in their position or a PC marker in their space are Dispersed."""
    for key in sorted(s.troops):
        faction, position = divmod(key, POSITIONS)
        if not generals_at(s, faction, position) and s.control[space_of(position)] != faction:
            disperse_troops(s, faction, position)


def settle_fleets(s: SuccessorsState) -> None:
    """S3-13.3-b A Fleet whose control has changed shows its lower side."""
    for fleet in range(len(FLEETS)):
        if s.upgraded[fleet] != NOBODY and not is_upgraded(s, fleet):
            s.upgraded[fleet] = NOBODY
            s.emit(FleetTurned(FLEET_REFS[fleet], False))


def settle_champions(s: SuccessorsState) -> None:
    """S3-17.5-f A Successor whose VP have dropped to 0 is a Champion again."""
    for faction in factions(s):
        has = victory_points(s, faction).value > 0
        if s.had_vp[faction] and not has and not s.champion[faction]:
            s.champion[faction] = 1
            s.emit(Championship(SIDE_REFS[faction], True))
        s.had_vp[faction] = has
