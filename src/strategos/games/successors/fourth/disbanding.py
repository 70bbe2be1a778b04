"""7.2 F Royal Army CUs are disbanded, at any moment of their player's own turn before they move."""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import No, Option, choose, choose_some

from ..common.board import ROYAL, space_of
from ..common.dispersal import eliminate
from ..common.pieces import pools
from ..common.position import camps, one
from ..common.segments import unmoved_at
from ..common.settle import settle
from .facts import PLACE, REFS
from .state import SuccessorsState

DISBANDING = -2
"""Among Generals to be named, cards to be played: the button to disband Royal Army CUs."""
DISBAND: Option[int] = Option("disband", DISBANDING, {"button": "disband", "quiet": 1})


def disbandable(s: SuccessorsState, faction: int) -> list[int]:
    """S4-7.2-ap The positions of a Faction's Royal Army CUs that have not moved yet (OQ-DISBAND-WHEN)."""
    return [at for at in camps(s).royal(faction) if unmoved_at(s, faction, at)[ROYAL]]


def why_not_disband(s: SuccessorsState, faction: int) -> No | None:
    return None if disbandable(s, faction) else No("S4-7.2-ap", "no_royal_army")


def why_not_disband_at(s: SuccessorsState, faction: int, position: int) -> No | None:
    if position in disbandable(s, faction):
        return None
    return No("S4-7.2-ap", "no_royal_army_here", {"space": REFS[space_of(position)]})


async def disband(s: SuccessorsState, faction: int) -> None:
    """S4-7.2-ap In one's own Player Turn, before they move; they leave the game for good."""
    why_not = partial(why_not_disband_at, s, faction)
    able = [PLACE[at] for at in disbandable(s, faction)]
    at = await choose(faction, "disband_at", s.places(), rule="S4-7.2-ap", why_not=why_not, allowed=able)
    there = unmoved_at(s, faction, at)[ROYAL]
    among = pools(s, faction, at, one(ROYAL, there))
    picked = await choose_some(faction, "disband_cus", among, rule="S4-7.2-ap", at_most=there)
    for kind, count in picked.values():
        eliminate(s, faction, at, one(kind, count), "disbanded")
    settle(s)
