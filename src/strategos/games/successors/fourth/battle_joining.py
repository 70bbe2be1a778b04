"""14.2 Pieces inside a Major City that come out to join a Land Battle before its walls."""

from __future__ import annotations

import msgspec

from strategos.kernel.asking import DONE, offer

from ..common.board import NONE, SIDE_REFS, Troops, inside, space_of
from ..common.clash_events import JoinedBattle
from ..common.dispersal import named, shift
from ..common.parties import choose_cus
from ..common.position import generals_at, troops_at
from ..common.tasks import Battle
from .facts import GENERAL_PICKS, GENERAL_REFS, REFS
from .state import SuccessorsState


class Joined(msgspec.Struct, frozen=True):
    """What came out of the city."""

    faction: int
    troops: Troops
    generals: tuple[int, ...]


async def join_battle(s: SuccessorsState, battle: Battle) -> Joined | None:
    """S4-14.2-a The controller of the city, who alone can have pieces inside, chooses which come out."""
    space = space_of(battle.position)
    faction = s.control[space]
    if faction not in (battle.attacker, battle.defender):
        return None
    within, about = inside(space), {"space": REFS[space]}
    generals: list[int] = []
    while True:
        left = [GENERAL_PICKS[g] for g in generals_at(s, faction, within)]
        general = await offer(faction, "join_general", left, DONE, rule="S4-14.2-a", about=about)
        if general is None:
            break
        generals.append(general)
        s.general_at[general] = battle.position
    out = await choose_cus(s, faction, "join_cus", troops_at(s, faction, within), within, "S4-14.2-a")
    if not generals and out == NONE:
        return None
    shift(s, faction, out, within, battle.position)
    names = tuple(GENERAL_REFS[g] for g in generals)
    s.emit(JoinedBattle(SIDE_REFS[faction], REFS[space], named(out), names))
    return Joined(faction, out, tuple(generals))
