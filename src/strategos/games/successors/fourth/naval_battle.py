"""13.3 Naval Battles: who may declare one against a Naval Movement, and how it is decided."""

from __future__ import annotations

from strategos.kernel.asking import No
from strategos.kernel.chance import roll
from strategos.kernel.standing import lift
from strategos.parts.graph import circles

from ..common.board import SIDE_REFS, space_of
from ..common.champions import attack
from ..common.clash_events import NavalBattleBegan, NavalBattleOff, NavalBattleRolled
from ..common.dispersal import disperse_fleet
from ..common.land_battle import battle_score
from ..common.position import factions
from ..common.scoring import available_fleets, fleet_strength
from ..common.surprise_cards import Occasion
from .champions import why_not_attack
from .facts import BY_SEA_ROUTE, FLEET_REFS, REFS, TABLES
from .state import SuccessorsState
from .surprise_cards import ADMIRAL, ADMIRAL_BONUS, FOG, SEA_STORMS
from .windows import NAVAL_DICE, pause

SEA_RANGE = 2
NEAR = circles(BY_SEA_ROUTE, SEA_RANGE)
"""Space → the spaces within two by Sea routes."""
WITHSTOOD, BEATEN, STORM = range(3)
"""How a Naval Battle leaves the mover: free to go on, driven back, or back in port by a storm."""


def measured_from(s: SuccessorsState, space: int) -> int:
    """OQ-NAVAL-RANGE The space announced; where so agreed the one where the General still is."""
    if s.setup.options.get("naval_range") != "left" or s.voyage is None:
        return space
    return space_of(s.general_at[s.voyage.general])


def in_naval_range(s: SuccessorsState, faction: int, space: int) -> bool:
    """S4-13.3-d A PC marker of the Faction within two spaces of the one announced (OQ-NAVAL-RANGE), over Sea routes."""
    return any(s.control[n] == faction for n in NEAR[measured_from(s, space)])


def why_not_declare(
    s: SuccessorsState, faction: int, mover: int, space: int, declared: tuple[int, ...] = ()
) -> No | None:
    """13.3 A Naval Battle against whoever sails to `space`; `declared` have had theirs in this Segment."""
    if faction == mover:
        return No("S4-13.3-f", "your_own_voyage")
    if faction in declared:
        return No("S4-13.3-e", "naval_battle_declared")
    if not available_fleets(s, faction):
        return No("S4-13.3-c", "no_fleet")
    if not in_naval_range(s, faction, space):
        return No("S4-13.3-d", "out_of_naval_range", {"space": REFS[space]})
    return why_not_attack(s, faction, mover)


async def naval_battle(
    s: SuccessorsState, mover: int, escort: list[int], interceptor: int, fleets: list[int], space: int
) -> int:
    """13.3 A declared battle: the pause for cards, and unless one of them cancels it the dice."""
    lift(s, "attacked", mover)
    guard, ships = (dict.fromkeys((FLEET_REFS[fleet] for fleet in sailing), 1) for sailing in (escort, fleets))
    s.emit(NavalBattleBegan(SIDE_REFS[interceptor], SIDE_REFS[mover], REFS[space], ships, guard))
    on = Occasion(by=mover, against=interceptor, space=space)
    cards = (FOG, SEA_STORMS, ADMIRAL)
    played = await pause(s, NAVAL_DICE, factions(s), cards, on, ends=(FOG, SEA_STORMS))
    if any(card in (SEA_STORMS, FOG) for _, card in played):
        s.emit(NavalBattleOff(REFS[space]))
    if any(card == SEA_STORMS for _, card in played):
        return STORM
    if any(card == FOG for _, card in played):
        # S4-13.3-h The mover goes on.
        return WITHSTOOD
    # S4-3.7-e, S4-13.3-i Only now that it is fought.
    attack(s, interceptor, mover)
    bonus = {faction: ADMIRAL_BONUS * ((faction, ADMIRAL) in played) for faction in (mover, interceptor)}
    ours = await battle_roll(s, mover, escort, space, bonus[mover])
    theirs = await battle_roll(s, interceptor, fleets, space, bonus[interceptor])
    # S4-13.3-m Equal scores cost nothing.
    beaten = [] if ours == theirs else fleets if ours > theirs else escort
    for fleet in beaten:
        # S4-13.3-n, S4-13.3-o
        disperse_fleet(s, fleet, interceptor if ours > theirs else mover)
    return BEATEN if theirs > ours else WITHSTOOD


async def battle_roll(s: SuccessorsState, faction: int, fleets: list[int], space: int, bonus: int) -> int:
    """S4-13.3-l Two dice, more with a Superior Admiral, read with the Fleet Strength on the Battle Table."""
    strength = fleet_strength(s, fleets)
    first, second = await roll(6, 2, purpose="naval_battle", rule="S4-13.3-l")
    score = battle_score(TABLES, first + second + bonus, strength)
    s.emit(NavalBattleRolled(SIDE_REFS[faction], REFS[space], (first, second), strength, score, bonus))
    return score
