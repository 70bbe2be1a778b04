"""13.4 Which Fleets take part: those that escort a Naval Movement, and those that would stop it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from strategos.kernel.asking import PASS

from ..common.board import SIDE_REFS
from ..common.champions import attack
from ..common.movement_events import NavalBattleDeclared
from ..common.naval_movement import name_fleets
from ..common.surprise_cards import Occasion
from .champions import forgive
from .facts import FLEET_REFS, REFS
from .naval_battle import meeting_place, why_not_declare
from .state import SuccessorsState
from .surprise_cards import SEA_STORMS
from .windows import NAVAL_STEP, pause


class Challenge(msgspec.Struct, frozen=True):
    """A declared Naval Battle: the Interceptor, and the Fleets that alone take part (S3-13.4-g)."""

    faction: int
    fleets: tuple[int, ...]
    space: int
    """Where they meet."""
    status: bool
    """It has cost the Interceptor the status of a Champion."""


async def challenges(s: SuccessorsState, mover: int, course: tuple[int, ...]) -> tuple[Challenge, ...] | None:
    """S3-13.4-c In Turn Order the other players may declare Naval Battles against whoever sails this course, and after
    them play a storm: then nobody gets there, which is None. To declare one is an attack (S3-13.4-b)."""
    declared: list[Challenge] = []
    for faction in s.turn_order():
        if why_not_declare(s, faction, mover, course, tuple(s.challengers)) is not None:
            continue
        space = meeting_place(s, faction, course)
        assert space is not None, "out of range"
        about = {"space": REFS[space], "side": SIDE_REFS[mover]}
        fleets = await name_fleets(s, faction, "naval_battle", "S3-13.4-c", about, PASS)
        if fleets:
            s.challengers.append(faction)
            names = tuple(FLEET_REFS[fleet] for fleet in fleets)
            s.emit(NavalBattleDeclared(SIDE_REFS[faction], SIDE_REFS[mover], REFS[space], names))
            declared.append(Challenge(faction, fleets, space, attack(s, faction, mover)))
    if await storm_rises(s, mover, course[-1]):
        call_off(s, declared)
        return None
    return tuple(declared)


async def storm_rises(s: SuccessorsState, mover: int, space: int) -> bool:
    """W3-NAVAL-SEA Before every space of the voyage, and before the landing, the others may play a storm."""
    others = [faction for faction in s.turn_order() if faction != mover]
    on = Occasion(by=mover, space=space)
    played = await pause(s, NAVAL_STEP, others, (SEA_STORMS,), on, ends=(SEA_STORMS,))
    return any(card == SEA_STORMS for _, card in played)


def call_off(s: SuccessorsState, declared: Sequence[Challenge]) -> None:
    """OQ3-NAVAL-CHAMPION Naval Battles that are never fought have cost nobody anything."""
    for challenge in declared:
        if challenge.status:
            forgive(s, challenge.faction)
