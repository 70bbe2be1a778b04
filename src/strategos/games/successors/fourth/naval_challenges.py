"""13.2 4, 13.3 A Which Fleets take part: those that escort a Naval Movement, and those that would stop it."""

from __future__ import annotations

import msgspec

from strategos.kernel.asking import PASS

from ..common.board import SIDE_REFS
from ..common.movement_events import NavalBattleDeclared
from ..common.naval_movement import name_fleets
from ..common.surprise_cards import Occasion
from .facts import FLEET_REFS, REFS
from .naval_battle import why_not_declare
from .state import SuccessorsState
from .surprise_cards import SEA_STORMS
from .windows import NAVAL_STEP, pause


class Challenge(msgspec.Struct, frozen=True):
    """A declared Naval Battle: the Interceptor, and the Fleets that alone take part (S4-13.2-e)."""

    faction: int
    fleets: tuple[int, ...]


async def challenges(
    s: SuccessorsState, mover: int, space: int, *, unopposed: bool = False
) -> tuple[Challenge, ...] | None:
    """S4-13.2-d In Turn Order the other players may declare Naval Battles against whoever sails to `space`, and after
    them play Sea Storms: then nobody gets there, which is None."""
    declared: list[Challenge] = []
    for faction in s.turn_order():
        if unopposed or why_not_declare(s, faction, mover, space, tuple(s.challengers)) is not None:
            continue
        about = {"space": REFS[space], "side": SIDE_REFS[mover]}
        fleets = await name_fleets(s, faction, "naval_battle", "S4-13.2-d", about, PASS)
        if fleets:
            # S4-13.3-e Even if it is cancelled.
            s.challengers.append(faction)
            declared.append(Challenge(faction, fleets))
            names = tuple(FLEET_REFS[fleet] for fleet in fleets)
            s.emit(NavalBattleDeclared(SIDE_REFS[faction], SIDE_REFS[mover], REFS[space], names))
    others = [faction for faction in s.turn_order() if faction != mover]
    on = Occasion(by=mover, space=space)
    played = await pause(s, NAVAL_STEP, others, (SEA_STORMS,), on, ends=(SEA_STORMS,))
    return None if any(card == SEA_STORMS for _, card in played) else tuple(declared)
