"""S4-5.1, S3-21.3 Who follows Antipatros."""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import No, Option, choose, confirm, offer

from .board import DEAD, DISPERSED, NOBODY, SIDE_REFS, is_inside, space_of
from .dispersal import kill
from .events import Arrived, GeneralSucceeded
from .minor_generals import off_map_minors, place_minor
from .position import Position, enemies_at, enemy_generals_at, generals_at, stack


def succeed(s: Position) -> None:
    """S4-5.1-d, S3-21.3-a Polyperchon takes Antipatros' place, on the map or in the Dispersed box."""
    faction = s.received[s.facts.ANTIPATROS]
    s.general_of[s.facts.POLYPERCHON], s.general_at[s.facts.POLYPERCHON] = faction, s.general_at[s.facts.ANTIPATROS]
    s.general_at[s.facts.ANTIPATROS] = DEAD
    s.popularity[s.facts.ANTIPATROS] = 0
    if s.condemned == s.facts.ANTIPATROS:
        s.condemned = NOBODY
    s.emit(
        GeneralSucceeded(
            SIDE_REFS[faction], s.facts.GENERAL_REFS[s.facts.POLYPERCHON], s.facts.GENERAL_REFS[s.facts.ANTIPATROS]
        )
    )


def why_not_polyperchon(s: Position, faction: int, position: int) -> No | None:
    """S4-7.1-k, S3-21.3-b A space of one's own, in a position free of enemies (OQ-POLYPERCHON)."""
    space = space_of(position)
    if s.control[space] != faction:
        return No(("S3-21.3-b", "S4-7.1-k")[s.book], "not_your_space", {"space": s.facts.REFS[space]})
    for found in (enemies_at(s, faction, position), enemy_generals_at(s, faction, position)):
        if any(True for _ in found):
            return No(("S3-21.3-b", "S4-7.1-k")[s.book], "enemy_here", {"space": s.facts.REFS[space]})
    return None


async def take_command(s: Position, faction: int, position: int) -> None:
    """S4-14.8-f, S3-12.10-e A Subordinate takes command by his Rank; otherwise a Minor General may be placed (S4-7.1-r,
    S3-8.1-f), in one's own turn also one who is elsewhere on the map (S4-7.1-p, S3-8.1-d)."""
    if generals_at(s, faction, position) or stack(faction, position) not in s.troops:
        return
    minors, about = off_map_minors(s, faction), {"space": s.facts.REFS[space_of(position)]}
    if minors:
        if await confirm(faction, "minor_takes_command", rule=("S3-8.1-f", "S4-7.1-r")[s.book], about=about):
            place_minor(s, minors[0], position)
    elif s.clock.seat == faction:
        names = s.facts.GENERAL_NAMES
        others = [Option(names[g], g, {"piece": names[g]}) for g in s.facts.minors(faction)]
        minor = await offer(faction, "call_minor", others, rule=("S3-8.1-d", "S4-7.1-p")[s.book], about=about)
        if minor is not None:
            place_minor(s, minor, position)


async def slay(s: Position, general: int) -> None:
    """S4-7.1-h, S3-8.1-a A Major General is killed; Antipatros has a successor at once (S4-7.1-k, S3-21.3-b)."""
    kill(s, general)
    if general != s.facts.ANTIPATROS:
        return
    faction = s.received[s.facts.ANTIPATROS]
    s.general_of[s.facts.POLYPERCHON] = faction
    s.emit(
        GeneralSucceeded(
            SIDE_REFS[faction], s.facts.GENERAL_REFS[s.facts.POLYPERCHON], s.facts.GENERAL_REFS[s.facts.ANTIPATROS]
        )
    )
    why_not = partial(why_not_polyperchon, s, faction)
    s.general_at[s.facts.POLYPERCHON] = DISPERSED
    if any(why_not(place.value) is None for place in s.places()):
        about = {"general": s.facts.GENERAL_REFS[s.facts.POLYPERCHON]}
        at = await choose(
            faction, "place_general", s.places(), rule=("S3-21.3-b", "S4-7.1-k")[s.book], why_not=why_not, about=about
        )
        s.general_at[s.facts.POLYPERCHON] = at
        where = s.facts.REFS[space_of(at)]
        s.emit(Arrived(SIDE_REFS[faction], where, is_inside(at), general=s.facts.GENERAL_REFS[s.facts.POLYPERCHON]))
