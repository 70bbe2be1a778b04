"""5.1, 5.6, 5.7: what may happen to an Expedition on its way, over all its shortest ways, each as likely as the others.

The way is not drawn and then gone: in every space each next one has the share of the ways that lead on through it. What
happens in a space the rules themselves say, for all their dice; positions that have become the same are joined.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial

import msgspec

from ..combat_events import Skirmished
from ..events import InterceptionRolled, OperationEnded, StormRolled
from ..facts import ATHENS, BY_BOTH, COLUMNS, NAMES, SPACES, SPARTA
from ..march import arrive, crossing_ends, enter, halt, leave_behind, march, ways_left
from ..routes import FAR, Ways, ways_for
from ..sequence import TASKS
from ..state import BOX, PeloponnesianState, marching_at
from ..tasks import March
from ..zones import ZONES
from .branching import Branch, branches
from .clash import in_play

Onward = tuple[tuple[int, int], ...]
"""The lines of communication of the ways from where one of them will be drawn, or was."""
GROUPS = ((1, 0, 0), (0, 0, 1), (2, 0, 1))
"""Land SP, ships that carry all, and more land SP than ships: what losses can make of a group."""
MANY = 100
"""So many different positions on the way are followed each by itself."""


class Walk(msgspec.Struct, frozen=True):
    """An Expedition somewhere on its way."""

    state: PeloponnesianState
    chance: float
    onward: Onward | None = None
    """The ways among which its own is, all equally likely; None as long as none was drawn."""
    way: tuple[int, ...] = ()
    """What is left of its way, where it is known which it is."""
    caught: bool = False
    """It has been intercepted."""
    stopped: bool = False
    """It has come to an end where it is, unbeaten."""


class Passed(msgspec.Struct):
    """What is known of a space on the way."""

    reached: float = 0.0
    intercepted: float = 0.0
    skirmish: float = 0.0
    battle: float = 0.0


class Journey(msgspec.Struct):
    """Where an Expedition ends."""

    arrived: list[Walk] = []
    ended: list[Walk] = []
    """It came to an end on the way: beaten, scattered, stuck or lost at sea."""
    legs: dict[int, Passed] = {}
    storm: float = 0.0
    exact: bool = True
    """Nothing was joined that was not the same."""


def travel(s: PeloponnesianState, goal: int, *, final: bool = True) -> Journey:
    """From where it stands to a Rally space, or to its objective, where its SP are put down."""
    journey = Journey()
    _go(journey, [Walk(s, 1.0)], goal, final=final)
    return journey


def cross(s: PeloponnesianState, goal: int) -> Journey:
    """PW-5.1.3-a The same over the open sea."""
    journey = Journey()
    near, far = crossing_ends(s)
    _go(journey, [Walk(s, 1.0)], near, final=True, last=False)
    ashore: list[Walk] = []
    for walk in journey.arrived:
        # The way beyond the sea is one of its own.
        there = msgspec.structs.replace(walk, onward=None, way=())
        ashore.extend(_enter(journey, there, far, final=True, over_sea=True))
    journey.arrived = []
    _go(journey, joined(ashore, goal), goal, final=True)
    return journey


def _go(journey: Journey, walks: list[Walk], goal: int, *, final: bool, last: bool = True) -> None:
    while walks:
        further: list[Walk] = []
        for walk in walks:
            if walk.state.expedition is None:
                journey.ended.append(walk)
            elif marching_at(walk.state) == goal:
                journey.arrived.append(_put_down(walk, goal) if final else walk)
            else:
                further.extend(_step(journey, walk, goal, final=final))
        walks = joined(further, goal if last else None)
        if len(walks) > MANY:
            walks, journey.exact = joined(walks, goal if last else None, roughly=True), False
    journey.ended = joined(journey.ended, None, ended=True)


def _put_down(walk: Walk, goal: int) -> Walk:
    expedition = walk.state.expedition
    assert expedition is not None
    if expedition.objective != goal:
        return walk
    twin = walk.state.copy()
    arrive(twin)
    return msgspec.structs.replace(walk, state=twin, onward=None, way=())


def _step(journey: Journey, walk: Walk, goal: int, *, final: bool) -> Iterator[Walk]:
    """One space further, in every direction its way may take."""
    ways, light = ways_left(walk.state, goal)
    if ways is None:
        # Ruling OQ-STUCK
        if final:
            twin = walk.state.copy()
            halt(twin)
            journey.ended.append(msgspec.structs.replace(walk, state=twin, stopped=True))
        else:
            journey.arrived.append(walk)
        return
    for settled in _settled(walk, ways):
        if settled.way:
            yield from _enter(journey, settled, settled.way[0], final=final, light=light)
            continue
        assert settled.onward is not None
        for space, share in shares(settled.onward, marching_at(walk.state), goal).items():
            onward = msgspec.structs.replace(
                settled, chance=settled.chance * share, onward=_beyond(settled.onward, space)
            )
            yield from _enter(journey, onward, space, final=final, light=light)


def _settled(walk: Walk, ways: Ways) -> list[Walk]:
    """PW-5.1.1-m, ruling OQ-ROUTE: which of the ways is its own now; one that is no longer a shortest is drawn anew."""
    now = tuple(sorted(ways.lines()))
    if walk.way:
        return [walk if ways.includes(walk.way) else msgspec.structs.replace(walk, onward=now, way=())]
    if walk.onward is None or walk.onward == now:
        return [msgspec.structs.replace(walk, onward=now)]
    before = list(_listed(walk.onward, ways.start, ways.goal))
    kept = [way for way in before if ways.includes(way)]
    found = [msgspec.structs.replace(walk, chance=walk.chance / len(before), onward=None, way=way) for way in kept]
    if len(kept) < len(before):
        anew = walk.chance * (len(before) - len(kept)) / len(before)
        found.append(msgspec.structs.replace(walk, chance=anew, onward=now))
    return found


def _enter(
    journey: Journey, walk: Walk, space: int, *, final: bool, light: bool = False, over_sea: bool = False
) -> Iterator[Walk]:
    """PW-5.6.1-b It enters a space, with all that may come of it."""
    passed = journey.legs.setdefault(space, Passed())
    passed.reached += walk.chance
    entering = partial(_arrive_in, space=space, final=final, light=light, over_sea=over_sea)
    for entered in branches(walk.state, entering):
        chance = walk.chance * entered.chance
        events = entered.state.events
        if any(isinstance(e, StormRolled) and e.lost for e in events):
            journey.storm += chance
        met = any(isinstance(e, InterceptionRolled) and e.succeeds for e in events)
        if met:
            passed.intercepted += chance
            passed.skirmish += chance * any(isinstance(e, Skirmished) for e in events)
            passed.battle += chance * bool(entered.state.agenda)
        for after in _fought(entered):
            yield Walk(
                after.state,
                walk.chance * after.chance,
                walk.onward if not walk.way else None,
                walk.way[1:] if walk.way[:1] == (space,) else (),
                walk.caught or met,
                any(isinstance(e, OperationEnded) for e in after.state.events),
            )


async def _arrive_in(s: PeloponnesianState, *, space: int, final: bool, light: bool, over_sea: bool) -> None:
    s.agenda = []
    if light and space not in BY_BOTH[marching_at(s)]:
        await leave_behind(s)
    if over_sea:
        await march(s, March(space, final, crossing=True))
    else:
        await enter(s, (space,), final=final)


def _fought(entered: Branch) -> Iterator[Branch]:
    """The battle that an interception has begun, to its end."""
    if not entered.state.agenda:
        yield entered
        return

    for after in branches(entered.state, fight_on):
        yield msgspec.structs.replace(after, chance=entered.chance * after.chance)


async def fight_on(s: PeloponnesianState) -> None:
    """What an interception has put on the agenda, to its end; it stays there while it is under way."""
    while s.agenda:
        task = s.agenda[-1]
        await TASKS[type(task)](s, task)
        if s.agenda and s.agenda[-1] is task:
            s.agenda.pop()


# -- ways -------------------------------------------------------------------------------------------------------------


def _nexts(onward: Onward, space: int) -> list[int]:
    return [to for origin, to in onward if origin == space]


def _beyond(onward: Onward, space: int) -> Onward:
    """The lines that lie on ways from a space on."""
    seen, front = {space}, [space]
    for here in front:
        for to in _nexts(onward, here):
            if to not in seen:
                seen.add(to)
                front.append(to)
    return tuple(line for line in onward if line[0] in seen)


def shares(onward: Onward, space: int, goal: int) -> Mapping[int, float]:
    """Space that may come next → the share of the ways that lead through it."""
    numbers: dict[int, int] = {goal: 1}

    def number(here: int) -> int:
        if here not in numbers:
            numbers[here] = sum(number(to) for to in _nexts(onward, here))
        return numbers[here]

    return {to: number(to) / number(space) for to in _nexts(onward, space)}


def _listed(onward: Onward, space: int, goal: int) -> Iterator[tuple[int, ...]]:
    if space == goal:
        yield ()
        return
    for to in _nexts(onward, space):
        for way in _listed(onward, to, goal):
            yield (to, *way)


def joined(walks: list[Walk], goal: int | None, *, ended: bool = False, roughly: bool = False) -> list[Walk]:
    """Those that have come to the same, with what all of them were likely to; None is a goal beyond the sea. Roughly
    the same are those of which only the enemies differ that are still about: the likeliest then speaks for all."""
    found: dict[Hashable, list[Walk]] = {}
    regions: dict[Hashable, Region] = {}
    for walk in walks:
        s = walk.state
        key: Hashable
        if ended or s.expedition is None:
            key = in_play(s, ATHENS), in_play(s, SPARTA), walk.caught, walk.stopped
        else:
            # They are the same for nearly all of them.
            place = marching_at(s), bytes(s.control), bytes(s.colour)
            if place not in regions:
                regions[place] = Region(range(SPACES) if goal is None else region(s, goal))
            left = in_play(s, s.expedition.side if roughly else ATHENS)
            ahead = alike(s, regions[place], roughly=roughly), walk.onward, walk.way
            key = ahead, left, walk.caught, walk.stopped
        found.setdefault(key, []).append(walk)
    return [
        msgspec.structs.replace(max(same, key=lambda walk: walk.chance), chance=sum(walk.chance for walk in same))
        for same in found.values()
    ]


class Region:
    """Spaces where Forces may stand that matter, and what tells of them in the table of SP."""

    def __init__(self, spaces: Sequence[int]) -> None:
        self.spaces = frozenset(spaces)
        self.rows = sum(_ROW << 8 * COLUMNS * space for space in spaces)


_ROW = (1 << 8 * COLUMNS) - 1


def alike(s: PeloponnesianState, near: Region, *, roughly: bool) -> Hashable:
    """All that can still matter to the Expedition: not what is on the tracks, ravaged or behind it. Who was beaten
    comes home before the Combat Phase, perhaps where it is going (PW-5.9-a)."""
    return (
        0 if roughly else (int.from_bytes(s.units, "little") & near.rows, bytes(s.box)),
        s.expedition,
        (*(at if at in near.spaces or at == BOX else -1 for at in s.elite_at),),
        (*(at if at in near.spaces else -1 for at in s.leader_at),),
        bytes(s.garrison),
        bytes(s.colour),
        bytes(s.control),
        bytes(s.rebels),
        s.now,
        s.happened,
    )


def region(s: PeloponnesianState, goal: int) -> Sequence[int]:
    """Where Forces may stand that can reach the Expedition on any shortest way, whatever kind of group it becomes."""
    assert s.expedition is not None
    here, side, objective = marching_at(s), s.expedition.side, s.expedition.objective
    spaces = {here, goal}
    for group in GROUPS:
        ways = ways_for(s, side, group, here, goal, objective)
        if ways.length < FAR:
            spaces |= {space for line in ways.lines() for space in line}
    return sorted({origin for space in spaces for origin in ZONES[space]})


def legs_told(journey: Journey) -> list[dict[str, str | float]]:
    """The spaces where somebody may intercept, in the order in which they were entered."""
    return [
        {
            "space": f"space:{NAMES[space]}",
            "reached": passed.reached,
            "intercepted": passed.intercepted,
            "skirmish": passed.skirmish,
            "battle": passed.battle,
        }
        for space, passed in journey.legs.items()
        if passed.intercepted
    ]
