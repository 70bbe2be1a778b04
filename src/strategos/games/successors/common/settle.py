"""What follows from every completed Procedure (OQ-PROCEDURE): CUs without leave go, sieges end."""

from __future__ import annotations

from .board import FACTIONS, NOBODY, POSITIONS, SIDE_REFS, space_of
from .card_events import HelepolisGone
from .dispersal import disperse_troops
from .events import Championship, FleetTurned, SiegeLifted
from .position import Position, besiegers, camps, cus_in_space, factions, whereabouts


def settle(s: Position) -> None:
    """The end of a Procedure: what the edition's own `settle.py` lists."""
    for part in s.settling:
        part(s)


def settle_troops(s: Position) -> None:
    """S4-7.2-j, S3-9.1-j CUs without a General in their position or a PC marker in their space are Dispersed."""
    here, led, control = camps(s), whereabouts(s), s.control
    if here.supported == (led, control):
        return
    astray = [key for key in here.leaderless(led) if control[_SPACE[key]] != _FACTION[key]]
    for key in astray:
        disperse_troops(s, *divmod(key, POSITIONS))
    if not astray:
        here.supported = led, control.copy()


_SPACE: tuple[int, ...] = tuple(space_of(at) for _ in FACTIONS for at in range(POSITIONS))
_FACTION: tuple[int, ...] = tuple(faction for faction in range(len(FACTIONS)) for _ in range(POSITIONS))
"""`stack` → its space, and its Faction."""


def settle_sieges(s: Position) -> None:
    """S4-15.3-a, S3-15.1.4-a Siege Points go with the last CU of their Faction, the Helepolis with the siege."""
    for space, siege in sorted(s.sieges.items()) if s.sieges else ():
        if not cus_in_space(s, siege.faction, space):
            del s.sieges[space]
            s.emit(SiegeLifted(s.facts.REFS[space], SIDE_REFS[siege.faction]))
    for space, faction in sorted(s.helepolis.items()) if s.helepolis else ():
        if faction not in besiegers(s, space):
            del s.helepolis[space]
            s.emit(HelepolisGone(s.facts.REFS[space]))


def settle_fleets(s: Position) -> None:
    """S4-7.4-i, S3-13.3-b A Fleet whose control has changed shows its lower side."""
    if s.upgraded.count(NOBODY) == len(s.upgraded):
        return
    owners, last = s.fleet_owners(), s.seen.fleets
    # Owners are remembered by their causes: as long as nothing changes they are the very same.
    if last is not None and last[0] is owners and last[1] == s.upgraded:
        return
    for fleet, (upgraded, owner) in enumerate(zip(s.upgraded, owners, strict=True)):
        if upgraded != NOBODY and upgraded != owner:
            s.upgraded[fleet] = NOBODY
            s.emit(FleetTurned(s.facts.FLEET_REFS[fleet], False))
    s.seen.fleets = owners, s.upgraded.copy()


def settle_champions(s: Position) -> None:
    """S4-3.7-l, S3-17.5-f A Successor whose VP have dropped to 0 is a Champion again."""
    points, last = s.all_victory_points(), s.seen.champions
    if last is not None and last[0] is points and last[1] == s.had_vp:
        return
    for faction in factions(s):
        has = points[faction].value > 0
        if s.had_vp[faction] == has:
            continue
        if not has and not s.champion[faction]:
            s.champion[faction] = 1
            s.emit(Championship(SIDE_REFS[faction], True))
        s.had_vp[faction] = has
    s.seen.champions = (points, s.had_vp.copy())
