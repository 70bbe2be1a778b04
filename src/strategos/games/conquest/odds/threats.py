"""Who could fall upon a player in the next turn of each rival, from where, with whom, and how that would end.

Each piece is looked at by itself, with all its points, as when the rival's turn begins: leaders go two steps, so they
may fetch men next door; Infantry and Catapults go one, Cavalry two, along a Road as far as it leads; Galleys sail,
take on board and put ashore. All he could bring to a province is one army, for battles are fought after all marches: it
is the most that may come, never less than what does. What others do before him, what is bought meanwhile and who
retreats is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from strategos.kernel.asking import Seat
from strategos.parts.forecast import Threat

from ..facts import ACROSS, CAPACITY, COASTS, GALLEY_POINTS, KINDS, LAND, LEADERS, LEGION, PROVINCES, REFS, SEA, SHORES
from ..land_battle import has_fort
from ..roads import road_reach
from ..state import (
    HOLD,
    NOBODY,
    ROW,
    ConquestState,
    enemy_in,
    force,
    galleys_of,
    leader_ref,
    leaders_at,
    leaders_of,
    living,
    side_ref,
    strength,
)
from .forces import NONE, Numbers, Reading, Units, minus, taken
from .here import standing
from .land import battle


class Raid(msgspec.Struct):
    """What could come to a province at most."""

    by_land: dict[int, Units]
    """Whence → who could march."""
    by_sea: dict[int, tuple[Units, int]]
    """Whence → who waits there, and how many of them Galleys carry."""
    marching: set[int]
    """Leaders who could come by land; each leads a legion."""
    leaders: set[int]

    def units(self) -> Units:
        land = taken(_sum(self.by_land.values()), LEGION * len(self.marching), KINDS[::-1])
        rest = [
            taken(minus(waiting, self.by_land.get(p, NONE)), room, KINDS[::-1])
            for p, (waiting, room) in self.by_sea.items()
        ]
        return _sum([land, *rest])


def threats(s: ConquestState, seat: Seat) -> list[Threat]:
    """Every place of the player that a rival could attack in his next turn, the gravest danger first."""
    found: list[Threat] = []
    mine = [p for p in range(PROVINCES) if exposed(s, seat, p)]
    for rival in living(s):
        if rival == seat:
            continue
        raids = raids_of(s, rival, mine)
        found.extend(threat for p in mine if (threat := _threat(s, seat, rival, p, raids[p])) is not None)
    return sorted(found, key=lambda t: (not t.heart, -t.chance, t.space))


def danger(s: ConquestState, seat: Seat, province: int) -> Threat | None:
    """The gravest of the threats to one province."""
    rivals = [rival for rival in living(s) if rival != seat]
    each = [_threat(s, seat, rival, province, raids_of(s, rival, [province])[province]) for rival in rivals]
    return max((t for t in each if t is not None), key=lambda t: t.chance, default=None)


def exposed(s: ConquestState, seat: Seat, province: int) -> bool:
    """The player holds it, or has somebody there."""
    return s.control[province] == seat or strength(s, province, seat) > 0 or bool(leaders_at(s, province, seat))


def _threat(s: ConquestState, seat: Seat, rival: Seat, province: int, raid: Raid) -> Threat | None:
    here = standing(s, province, rival)
    units = _sum([(here[0], here[1], here[2]), raid.units()])
    if not any(units):
        return None
    army: Numbers = (*units, here[3] + len(raid.leaders))
    caesar = seat * LEADERS
    heart = leader_ref(s, caesar) if s.leader_at[caesar] == province else None
    origins = tuple(REFS[p] for p in sorted({*raid.by_land, *raid.by_sea}))
    force_ = dict(zip(KINDS, units, strict=True))
    return Threat(REFS[province], side_ref(s, rival), origins, force_, falls(s, province, army, seat), heart)


def falls(s: ConquestState, province: int, army: Numbers, defender: Seat, *, of_attacker: bool = False) -> float:
    """The chance that nobody of one side is left in a province and somebody of the other is, fought to the end."""
    garrison = standing(s, province, defender)
    if not any(garrison[:ROW]):
        return 0.0 if of_attacker else 1.0
    odds = battle(army, garrison, has_fort(s, province, defender), reading=Reading.of(s.setup))
    return odds.chance("defender_wins" if of_attacker else "attacker_wins")


def raids_of(s: ConquestState, rival: Seat, goals: Sequence[int]) -> dict[int, Raid]:
    """What a rival could bring to each of these provinces in his next turn."""
    ways = [_ways(s, rival, p) for p in range(PROVINCES)]
    open_ = [enemy_in(s, p, rival) == NOBODY for p in range(PROVINCES)]
    at = {leader: s.leader_at[leader] for leader in leaders_of(s, rival)}
    near = {leader: {p, *ways[p]} for leader, p in at.items() if 0 <= p < PROVINCES}
    led = {p for reach in near.values() for p in reach if strength(s, p, rival)}
    found: dict[int, Raid] = {}
    for goal in goals:
        raid = found[goal] = Raid({}, {}, set(), set())
        for leader, reach in near.items():
            if any(goal in ways[p] for p in reach if p == at[leader] or open_[p]):
                raid.marching.add(leader)
        raid.leaders.update(raid.marching)
        for p in led if raid.marching else ():
            if p == goal:
                continue
            foot, horse, engines = force(s, p, rival)
            if goal in ways[p]:
                raid.by_land[p] = (foot, horse, engines)
            elif horse and any(open_[mid] and goal in ways[mid] for mid in ways[p]):
                raid.by_land[p] = (0, horse, 0)
    for galley in galleys_of(s, rival):
        if s.galley_at[galley] >= 0:
            _by_sea(s, rival, galley, found)
    return found


def _ways(s: ConquestState, rival: Seat, place: int) -> set[int]:
    """Where one point leads: next door, over a strait, or along Roads."""
    return {*LAND[place], *ACROSS[place], *road_reach(s, rival, place)}


def _by_sea(s: ConquestState, rival: Seat, galley: int, found: dict[int, Raid]) -> None:
    """Those aboard, or whoever waits at a coast the Galley calls at first, as many as it carries."""
    hold = HOLD + galley
    start, aboard = s.galley_at[galley], leaders_at(s, hold, rival)
    for port, left in _voyage(s, start, s.galley_coast[galley], GALLEY_POINTS).items():
        if aboard and port == start:
            units, leaders, whence = force(s, hold, rival), aboard, start
        elif not aboard and port < PROVINCES:
            units, leaders, whence = force(s, port, rival), leaders_at(s, port, rival), port
        else:
            continue
        if not leaders or not any(units):
            continue
        coasts = range(len(COASTS[port])) if port != start and port < PROVINCES else (s.galley_coast[galley],)
        shores = {p for coast in coasts for p in _voyage(s, port, coast, left) if p < PROVINCES}
        for goal in sorted(shores & found.keys() - {whence}):
            raid = found[goal]
            raid.leaders.update(leaders)
            known, room = raid.by_sea.get(whence, (NONE, 0))
            # Those aboard are each Galley's own; those who wait at a coast are waiting for any of them.
            raid.by_sea[whence] = (_sum([known, _three(units)]) if aboard else _three(units), room + CAPACITY)


def _voyage(s: ConquestState, start: int, coast: int, points: int) -> dict[int, int]:
    """Where a Galley could be this turn → the points it would have left; a coast ends a stretch."""
    found = {start: points}
    waiting = [start]
    for at in waiting:
        if not (left := found[at]) or (at < PROVINCES and at != start):
            continue
        next_ = COASTS[at][coast] if at < PROVINCES else (*SEA[at], *SHORES[at])
        for to in next_:
            if to not in found:
                found[to] = left - 1
                waiting.append(to)
    return found


def _three(units: Sequence[int]) -> Units:
    return (units[0], units[1], units[2])


def _sum(each: Iterable[Units]) -> Units:
    return _three([sum(kind) for kind in zip(NONE, *each, strict=True)])
