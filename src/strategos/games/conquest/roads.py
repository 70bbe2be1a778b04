"""Strade: a march along connected Roads costs each who makes it one point, once a turn; going back is a new march."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from strategos.kernel.asking import No, Seat

from .alliances import refused
from .facts import BORDERS, CAVALRY, LAND, POINTS, REFS, ROAD_ON
from .reasons import spent_leader
from .state import NOBODY, ROW, ConquestState, RoadRun, enemy_in, side_ref, tired_key


class Stretch(msgspec.Struct, frozen=True):
    """A way along Roads: the provinces one enters, one after the other, and the players whose leave it takes."""

    through: tuple[int, ...]
    hosts: tuple[Seat, ...]


def road_reach(s: ConquestState, seat: Seat, place: int, avoid: Sequence[int] = ()) -> dict[int, Stretch]:
    """CE-road-06 Provinces along connected Roads, by the way that needs the leave of fewest players (CE-road-10).

    Who owns an end of a Road is asked for it, and who has land units on the way lets the march pass (CE-road-07).
    """
    road = s.road
    for border in BORDERS[place]:
        if road[border]:
            break
    else:
        return {}
    reach = {place: Stretch((), _with((), s.control[place], seat))}
    queue = [place]
    for here in queue:
        way = reach[here]
        asked = way.hosts if here == place else _with(way.hosts, enemy_in(s, here, seat), seat)
        for n, border in zip(LAND[here], BORDERS[here], strict=True):
            if not road[border] or n in avoid:
                continue
            hosts = _with(asked, s.control[n], seat)
            known = reach.get(n)
            if known is None or len(hosts) < len(known.hosts):
                reach[n] = Stretch((*way.through, n), hosts)
                queue.append(n)
    del reach[place]
    return reach


def _with(hosts: tuple[Seat, ...], owner: Seat, seat: Seat) -> tuple[Seat, ...]:
    return hosts if owner in (seat, NOBODY) or owner in hosts else (*hosts, owner)


def march_of(s: ConquestState, leader: int) -> RoadRun | None:
    """The road march this leader has made this turn, if he stands where it brought him."""
    return next((run for run in s.runs if leader in run.leaders), None)


def why_not_ride_on(s: ConquestState, seat: Seat, leader: int) -> No | None:
    """CE-road-06, CE-road-10 Without points a leader goes on by a Road that leads on and is not refused him."""
    run = march_of(s, leader)
    reach = {} if run is None else road_reach(s, seat, run.place, going_back(s, run.path))
    if run is None or not reach:
        return spent_leader(s, leader)
    refusal: No | None = None
    for to, stretch in reach.items():
        closed = [host for host in (*stretch.hosts, *run.owed) if refused(s, [leader], "road", host, to)]
        if not closed:
            return None
        refusal = refusal or No("CE-road-10", "road_refused", {"side": side_ref(s, closed[0]), "space": REFS[to]})
    return refusal


def road_leads_on(s: ConquestState, place: int, path: Sequence[int]) -> bool:
    """Whether a Road leads on from a place for a march that came this way."""
    back = going_back(s, path)
    return any(s.road[ROAD_ON[place, n]] and n not in back for n in LAND[place])


def going_back(s: ConquestState, path: Sequence[int]) -> Sequence[int]:
    """Where a road march has been: to go there again is a new march (ruling R27)."""
    return path if s.setup.option("road_return") == "pays" else ()


def open_marches(s: ConquestState, leaders: Sequence[int], through: Sequence[int] = ()) -> list[RoadRun]:
    """The road marches of these leaders that may go on this way for nothing."""
    return [
        run
        for run in s.runs
        if any(leader in run.leaders for leader in leaders) and not any(p in going_back(s, run.path) for p in through)
    ]


def riders(marches: Sequence[RoadRun], kind: int) -> tuple[int, int]:
    """CE-road-06 How many of those on road marches have no point left, and how many have one; others pay."""
    units = sum(run.units[kind] for run in marches)
    spent = units if POINTS[kind] == 1 else sum(min(run.spent, run.units[kind]) for run in marches)
    return spent, units - spent


def riders_without_points(s: ConquestState, marches: Sequence[RoadRun], kind: int) -> int:
    if not marches:
        return 0
    return min(riders(marches, kind)[0], s.tired.get(tired_key(marches[0].place, kind, 0), 0))


# -- effects ----------------------------------------------------------------------------------------------------------


def leave_marches(s: ConquestState, place: int, leaders: Sequence[int], rode: Sequence[tuple[int, int]]) -> None:
    """Leaders have left a place, and so many of those who came with them, by kind and points left.

    A march goes on with its leaders: whom all of them have left behind has none any more.
    """
    gone = [list(counts) for counts in rode]
    left = [[s.tired.get(tired_key(place, kind, n), 0) for n in range(2)] for kind in range(ROW)]
    stay: list[RoadRun] = []
    for run in s.runs:
        rest = tuple(leader for leader in run.leaders if leader not in leaders)
        if run.place != place:
            stay.append(run)
            continue
        units, spent = [0] * ROW, 0
        for kind in range(ROW):
            for points, count in enumerate(riders([run], kind)):
                # Only who came with one of them went for nothing; of equal units others may have been taken.
                went = min(count, gone[kind][points]) if len(rest) < len(run.leaders) else 0
                gone[kind][points] -= went
                stays = min(count - went, left[kind][points])
                left[kind][points] -= stays
                units[kind] += stays
                if kind == CAVALRY and not points:
                    spent += stays
        if rest:
            stay.append(RoadRun(place, rest, (units[0], units[1], units[2]), spent, path=run.path, owed=run.owed))
    s.runs = stay
