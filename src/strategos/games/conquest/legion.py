"""LEGIONI: who marches under a leader, who of them has movement points left, and how they are spent."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from strategos.kernel.asking import NOTHING, Seat

from .facts import CAVALRY, LEADER_POINTS, LEGION, POINTS, SLOWEST_FIRST
from .roads import march_of, open_marches, riders, riders_without_points
from .state import ROW, ConquestState, RoadRun, force, is_caesar, leader_ref, row, tired_key


class Group(msgspec.Struct):
    """CE-move-land-01 Who marches: leaders and how many of each kind of land unit. Without units it is no legion."""

    seat: Seat
    place: int
    leaders: list[int]
    units: list[int]


# -- queries ----------------------------------------------------------------------------------------------------------


def movable(s: ConquestState, place: int, seat: Seat) -> list[int]:
    """CE-move-land-06 How many units of each kind have a movement point left."""
    infantry, cavalry, catapult = force(s, place, seat)
    if not (tired := s.tired):
        return [infantry, cavalry, catapult]
    spent = tired_key(place, 0, 0)
    # The keys of the three kinds without a point, two apart (`tired_key`).
    return [infantry - tired.get(spent, 0), cavalry - tired.get(spent + 2, 0), catapult - tired.get(spent + 4, 0)]


def fresh(s: ConquestState, place: int, seat: Seat) -> list[int]:
    """How many units of each kind have not used a point this turn."""
    units = movable(s, place, seat)
    for kind in range(ROW):
        units[kind] -= s.tired.get(tired_key(place, kind, 1), 0)
    return units


def most_along(s: ConquestState, group: Group) -> list[int]:
    """How many of each kind could go along: those with a point left, and those whose road march may go on."""
    able, marches = movable(s, group.place, group.seat), open_marches(s, group.leaders) if s.runs else ()
    return [n + riders_without_points(s, marches, kind) for kind, n in enumerate(able)] if marches else able


def muster(s: ConquestState, seat: Seat, leader: int) -> Group:
    """The legion a leader would lead if nobody says otherwise: whoever can come, up to seven."""
    place = s.leader_at[leader]
    run = march_of(s, leader) if s.runs else None
    if run is not None:
        # On a road march the legion goes on as it came unless the player says otherwise.
        units = [min(n, force(s, place, seat)[kind]) for kind, n in enumerate(run.units)]
        return Group(seat, place, [leader], units)
    units, room = movable(s, place, seat), LEGION
    for kind, able in enumerate(units):
        units[kind] = min(able, room)
        room -= units[kind]
    return Group(seat, place, [leader], units)


def members(s: ConquestState, group: Group) -> dict[str, str | int]:
    """Who marches, for questions; a Caesar who goes along is named, for all is lost with him."""
    caesars = [leader for leader in group.leaders[1:] if is_caesar(leader)] if len(group.leaders) > 1 else ()
    return {
        **({"caesar": leader_ref(s, caesars[0])} if caesars else NOTHING),
        "leader": leader_ref(s, group.leaders[0]),
        "infantry": group.units[0],
        "cavalry": group.units[1],
        "catapult": group.units[2],
        "companions": len(group.leaders) - 1,
    }


PREFERRED: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(sorted(range(1, points + 1), key=lambda left: (abs(left - want), left))) for points in POINTS)
    for want in range(LEADER_POINTS + 1)
)
"""Points left of a leader → kind → the points of those who go with him, the best match first."""


# -- effects ----------------------------------------------------------------------------------------------------------


def take_along(group: Group, kind: int, n: int) -> None:
    """CE-move-land-01 So many of a kind; where a legion would be too large, the slowest stay behind."""
    group.units[kind] = n
    for other in SLOWEST_FIRST:
        if other != kind:
            group.units[other] -= min(group.units[other], max(0, sum(group.units) - LEGION))


def tire(s: ConquestState, place: int, kind: int, left: int, change: int) -> None:
    """Change how many units in a place have `left` points; those with all of theirs are not listed."""
    if left < POINTS[kind] and change:
        key = tired_key(place, kind, left)
        count = s.tired.get(key, 0) + change
        if count:
            s.tired[key] = count
        else:
            del s.tired[key]


def move_units(
    s: ConquestState, group: Group, to: int, marches: Sequence[RoadRun], *, stop: bool
) -> tuple[int, list[tuple[int, int]]]:
    """Take the group's units to `to`, each paying its point, those on road marches that go on nothing.

    Returns how many Cavalry arrive without a point left, and how many of each kind paid nothing, by points left.
    """
    here, there = row(group.place, group.seat), row(to, group.seat)
    spent = 0
    rode = [(0, 0)] * ROW
    for kind, count in enumerate(group.units):
        if not count:
            continue
        have = s.units[here + kind]
        # Those who came with the leader go on with him; otherwise take units whose points match his.
        want = s.leader_left[group.leaders[0]]
        by_left = [s.tired.get(tired_key(group.place, kind, left), 0) for left in range(POINTS[kind])]
        by_left.append(have - sum(by_left))
        todo = [(left, n, 0) for left, n in enumerate(riders(marches, kind))] if marches else []
        if want:
            todo.reverse()
        free = [0, 0]
        for left, most, cost in [*todo, *[(left, count, 1) for left in PREFERRED[want][kind]]]:
            n = min(most, by_left[left], count)
            if n <= 0:
                continue
            by_left[left] -= n
            count -= n
            after = 0 if stop else left - cost
            if not cost:
                free[left] += n
            tire(s, group.place, kind, left, -n)
            tire(s, to, kind, after, n)
            if kind == CAVALRY and not after:
                spent += n
        assert count == 0, "units without points were marched"
        rode[kind] = (free[0], free[1])
        s.units[here + kind] -= group.units[kind]
        s.units[there + kind] += group.units[kind]
    return spent, rode
