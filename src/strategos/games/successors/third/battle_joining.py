"""12.4 CUs inside a Major City that come out to join a Land Battle of those who relieve it."""

from __future__ import annotations

import msgspec

from ..common.board import NONE, SIDE_REFS, Troops, inside, space_of
from ..common.clash_events import JoinedBattle
from ..common.dispersal import named, shift
from ..common.parties import choose_cus
from ..common.position import troops_at
from ..common.tasks import Battle
from .facts import REFS
from .state import SuccessorsState


class Joined(msgspec.Struct, frozen=True):
    """What came out of the city."""

    faction: int
    troops: Troops


async def join_battle(s: SuccessorsState, battle: Battle) -> Joined | None:
    """S3-12.4-a When an Army of theirs attacks or intercepts before the walls, the CUs inside may join; no General
    does. Who is merely attacked outside has said before who is inside (S3-9.5-d)."""
    space = space_of(battle.position)
    faction = s.control[space]
    if faction != battle.attacker and (faction != battle.defender or faction != battle.come):
        return None
    within = inside(space)
    out = await choose_cus(s, faction, "join_cus", troops_at(s, faction, within), within, "S3-12.4-a")
    if out == NONE:
        return None
    shift(s, faction, out, within, battle.position)
    s.emit(JoinedBattle(SIDE_REFS[faction], REFS[space], named(out)))
    return Joined(faction, out)
