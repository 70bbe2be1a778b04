"""13 Naval Battles: who may declare one against a Naval Movement, and how it is decided."""

from __future__ import annotations

from strategos.kernel.asking import No
from strategos.kernel.chance import roll
from strategos.kernel.standing import lift
from strategos.parts.graph import circles

from ..common.board import SIDE_REFS
from ..common.clash_events import NavalBattleBegan, NavalBattleOff, NavalBattleRolled
from ..common.dispersal import disperse_fleet
from ..common.land_battle import battle_score
from ..common.position import factions
from ..common.scoring import available_fleets, fleet_strength
from ..common.surprise_cards import Occasion
from .facts import BY_SEA_ROUTE, FLEET_REFS, REFS, TABLES
from .state import SuccessorsState
from .surprise_cards import FOG, SEA_STORMS
from .windows import NAVAL_DICE, pause

SEA_RANGE = 2
WITHSTOOD, BEATEN, STORM, FOGGED = range(4)
"""How a declared Naval Battle leaves the mover: free to go on, driven back, back in port by a storm; or there is
none."""
NEAR = circles(BY_SEA_ROUTE, SEA_RANGE)
"""Space → the spaces within two by Sea routes (OQ3-NAVAL-RANGE)."""


def meeting_place(s: SuccessorsState, faction: int, course: tuple[int, ...]) -> int | None:
    """S3-13.4-d The first space of a course within two spaces of a PC marker of the Faction; the Port of Embarkation is
    not in the course (S3-13.4-e)."""
    return next((space for space in course if any(s.control[n] == faction for n in NEAR[space])), None)


def why_not_declare(
    s: SuccessorsState, faction: int, mover: int, course: tuple[int, ...], declared: tuple[int, ...] = ()
) -> No | None:
    """13.4 A Naval Battle against whoever sails this course; `declared` have had theirs."""
    if faction == mover:
        return No("S3-13.4-h", "your_own_voyage")
    if faction in declared:
        return No("S3-13.4-i", "naval_battle_declared")
    if not available_fleets(s, faction):
        return No("S3-13.4-h", "no_fleet")
    if meeting_place(s, faction, course) is None:
        return No("S3-13.4-d", "out_of_naval_range", {"space": REFS[course[-1]]})
    return None


async def naval_battle(
    s: SuccessorsState, mover: int, escort: list[int], interceptor: int, fleets: list[int], space: int
) -> int:
    """13.5 A declared battle: the pause for cards, and unless one of them cancels it the dice."""
    lift(s, "attacked", mover)
    guard, ships = (dict.fromkeys((FLEET_REFS[fleet] for fleet in sailing), 1) for sailing in (escort, fleets))
    s.emit(NavalBattleBegan(SIDE_REFS[interceptor], SIDE_REFS[mover], REFS[space], ships, guard))
    on = Occasion(by=mover, against=interceptor, space=space)
    played = await pause(s, NAVAL_DICE, factions(s), (FOG, SEA_STORMS), on, ends=(FOG, SEA_STORMS))
    if any(card in (SEA_STORMS, FOG) for _, card in played):
        s.emit(NavalBattleOff(REFS[space]))
    if any(card == SEA_STORMS for _, card in played):
        return STORM
    if any(card == FOG for _, card in played):
        # S3-13.4-b The mover goes on.
        return FOGGED
    # S3-13.5-b Without Fleets the mover does not even roll.
    ours = await battle_roll(s, mover, escort, space) if escort else 0
    theirs = await battle_roll(s, interceptor, fleets, space)
    # S3-13.5-d Equal scores cost nothing.
    beaten = [] if ours == theirs else fleets if ours > theirs else escort
    for fleet in beaten:
        # S3-13.5-c, S3-13.6-a
        disperse_fleet(s, fleet, interceptor if ours > theirs else mover)
    return BEATEN if theirs > ours else WITHSTOOD


async def battle_roll(s: SuccessorsState, faction: int, fleets: list[int], space: int) -> int:
    """S3-13.5-a Two dice, read with the Fleet Strength on the Battle Table."""
    strength = fleet_strength(s, fleets)
    first, second = await roll(6, 2, purpose="naval_battle", rule="S3-13.5-a")
    score = battle_score(TABLES, first + second, strength)
    s.emit(NavalBattleRolled(SIDE_REFS[faction], REFS[space], (first, second), strength, score))
    return score
