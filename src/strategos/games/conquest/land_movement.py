"""MOVIMENTI DI TERRA: leaders lead legions of up to seven land units, step by step, along Roads and over straits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from strategos.kernel.asking import No, Option, Seat, Target, button, choose

from .alliances import ask_to_cross, consents, forget_refusals, refuse, refused, why_not_cross
from .events import Marched
from .facts import (
    ACROSS,
    ADJACENT,
    KINDS,
    LAND,
    LEGION,
    NAMES,
    PROVINCES,
    REFS,
    SPACE,
    SPACES,
)
from .legion import Group, members, most_along, movable, move_units, muster, take_along
from .reasons import Thing, space_of, spent_leader, spent_units, thing_of, why_not_mine, word
from .reasons import amount as amount_of
from .roads import (
    Stretch,
    going_back,
    leave_marches,
    march_of,
    open_marches,
    riders_without_points,
    road_leads_on,
    road_reach,
)
from .state import (
    NOBODY,
    ROW,
    ConquestState,
    RoadRun,
    enemy_in,
    force,
    leader_name,
    leader_ref,
    leaders_at,
    road_between,
    side,
    side_ref,
    stack_of,
    strength,
)

# -- where to ---------------------------------------------------------------------------------------------------------


class Route(msgspec.Struct, frozen=True):
    """How a group would get somewhere: by `road`, over a `strait`, or with a `step`."""

    how: str
    through: tuple[int, ...] = ()
    """The provinces entered along Roads, by a step too."""
    hosts: tuple[Seat, ...] = ()
    """Whose leave it takes to use those Roads."""


STEP = Route("step")


class Routes(msgspec.Struct, frozen=True):
    """What a group can use and pay for, found once for all the places it might go to."""

    onward: dict[int, Stretch]
    """Provinces along Roads to which the leader's road march may go on."""
    roads: dict[int, Stretch]
    """Provinces along Roads."""
    stranded: No | None
    """Why the group cannot go anywhere."""
    step: No | None
    """Why the group cannot pay for a step."""


def routes(s: ConquestState, group: Group) -> Routes:
    roads = road_reach(s, group.seat, group.place)
    run = march_of(s, group.leaders[0]) if s.runs else None
    onward = {} if run is None else road_reach(s, group.seat, group.place, going_back(s, run.path))
    stranded = why_not_leave(s, group)
    return Routes(onward, roads, stranded, stranded or why_not_pay(s, group))


def way(s: ConquestState, group: Group, to: int, known: Routes) -> Route | No:
    """How the group would get there, or why it cannot: along Roads for nothing, along Roads, or with a step."""
    near = to in LAND[group.place]
    refusal: No | None = None
    owners: tuple[Seat, ...] = ()
    for reach in (known.onward, known.roads):
        stretch = reach.get(to)
        if stretch is None:
            continue
        marches = open_marches(s, group.leaders, stretch.through) if s.runs else []
        owed = tuple(host for run in marches for host in run.owed if host not in stretch.hosts)
        owners = stretch.hosts + owed
        if near and owners and known.step is None and not marches:
            continue
        closed = next((host for host in owners if refused(s, group.leaders, "road", host, to)), None)
        if closed is not None:
            refusal = refusal or No("CE-road-10", "road_refused", {"side": side_ref(s, closed), "space": REFS[to]})
        elif no := known.stranded or (why_not_pay(s, group, marches) if known.step else None):
            refusal = refusal or no
        else:
            return Route("road", stretch.through, owners)
    if near:
        return known.step or Route("step", (to,) if road_between(s, group.place, to) else (), owners)
    if to in ACROSS[group.place]:
        return known.step or why_not_cross(s, group.leaders, group.place, to) or Route("strait")
    return refusal or No("CE-adj-03", "not_adjacent", {"origin": REFS[group.place], "space": REFS[to]})


def why_not_leave(s: ConquestState, group: Group) -> No | None:
    """CE-road-08 The last troops do not go on from among others and leave a leader there who cannot follow."""
    legion = sum(group.units)
    if not legion or strength(s, group.place, group.seat) > legion:
        return None
    if enemy_in(s, group.place, group.seat) == NOBODY:
        return None
    for leader in leaders_at(s, group.place, group.seat):
        if leader not in group.leaders and not s.leader_left[leader]:
            return No("CE-road-08", "leader_left_behind", {"piece": leader_ref(s, leader), "space": REFS[group.place]})
    return None


def why_not_pay(s: ConquestState, group: Group, marches: Sequence[RoadRun] = ()) -> No | None:
    """CE-move-land-05 Each leader and unit pays a point of its own; who goes on with a road march has paid already."""
    for leader in group.leaders:
        if not s.leader_left[leader] and not any(leader in run.leaders for run in marches):
            return spent_leader(s, leader)
    if not any(group.units):
        return None
    able = movable(s, group.place, group.seat)
    for kind, n in enumerate(group.units):
        if n > able[kind] and n > able[kind] + riders_without_points(s, marches, kind):
            return spent_units(s, group.place, group.seat, kind)
    return None


def why_not_march(s: ConquestState, group: Group, to: int, known: Routes) -> No | None:
    """CE-mphase-01 Why these leaders and units cannot go to that province."""
    by = way(s, group, to, known)
    return by if isinstance(by, No) else why_not_enter(s, group, to, by)


def why_not_enter(s: ConquestState, group: Group, to: int, by: Route) -> No | None:
    """CE-road-08 Why these leaders cannot go in among whoever stands there; a legion always can."""
    if any(group.units) or strength(s, to, group.seat):
        return None
    enemy = enemy_in(s, to, group.seat)
    return None if enemy == NOBODY else why_not_slip_through(s, group, to, enemy, by)


def why_not_slip_through(s: ConquestState, group: Group, to: int, enemy: Seat, by: Route) -> No | None:
    """CE-road-08 Leaders alone enter a province with land units of others only with consent, and only to pass on."""
    facts = {"space": REFS[to], "side": side_ref(s, enemy)}
    if refused(s, group.leaders, "passage", enemy, to):
        return No("CE-road-08", "passage_refused", facts)
    marches = open_marches(s, group.leaders, by.through) if by.how == "road" else []
    paid = [leader for leader in group.leaders if any(leader in run.leaders for run in marches)]
    if any(s.leader_left[leader] < (1 if leader in paid else 2) for leader in group.leaders):
        return No("CE-road-08", "leader_among_enemies", facts)
    if any(
        (enemy_in(s, n, group.seat) == NOBODY or strength(s, n, group.seat))
        and (n in LAND[to] or why_not_cross(s, group.leaders, to, n) is None)
        for n in ADJACENT[to]
    ):
        return None
    return No("CE-road-08", "no_way_on", facts)


def has_way_out(s: ConquestState, seat: Seat, leader: int) -> bool:
    """CE-road-08 Whether a leader could still go somewhere alone; what he has just been refused is no way."""
    group = Group(seat, s.leader_at[leader], [leader], [0] * ROW)
    known = routes(s, group)
    return any(why_not_march(s, group, to, known) is None for to in (*ADJACENT[group.place], *known.roads))


# -- effects ----------------------------------------------------------------------------------------------------------


def march(s: ConquestState, group: Group, to: int, by: Route, *, stop: bool) -> None:
    """CE-move-land-05 Leaders and units go to a province; `stop`: enemies hold them there (CE-move-land-08)."""
    marches = open_marches(s, group.leaders, by.through) if s.runs and by.how == "road" else []
    spent, rode = move_units(s, group, to, marches, stop=stop)
    for leader in group.leaders:
        s.leader_at[leader] = to
        paid = 0 if marches and any(leader in run.leaders for run in marches) else 1
        s.leader_left[leader] = 0 if stop else s.leader_left[leader] - paid
    if s.runs:
        leave_marches(s, group.place, group.leaders, rode)
    if by.through and not stop:
        been = tuple(p for run in marches for p in run.path)
        units = (group.units[0], group.units[1], group.units[2])
        unasked = by.hosts if by.how == "step" else ()
        path = (*been, group.place, *by.through)
        s.runs.append(RoadRun(to, tuple(group.leaders), units, spent, path=path, owed=unasked))
    if not by.through:
        # A march along Roads is one move, however many stops it makes.
        forget_refusals(s, group.leaders)
    s.emit(
        Marched(
            side_ref(s, group.seat),
            tuple([leader_ref(s, leader) for leader in group.leaders]),
            group.units[0],
            group.units[1],
            group.units[2],
            REFS[group.place],
            REFS[to],
            by.how == "road",
        )
    )


# -- procedures -------------------------------------------------------------------------------------------------------

Choice = tuple[str, int]
TO: tuple[Option[Choice], ...] = tuple(Option(o.key, ("to", o.value), o.on) for o in SPACE[:PROVINCES])
CANCEL: Option[Choice] = Option("cancel", ("cancel", 0), {"button": "cancel"})


@lru_cache(maxsize=65536)
def amounts(kind: int, owner: str, place: int, most: int, taken: int) -> tuple[Option[Choice], ...]:
    """To take up to `most` of a kind along in place of the `taken` ones."""
    name, on = KINDS[kind], {"piece": stack_of(kind, owner, NAMES[place])}
    some = [n for n in range(most + 1) if n != taken]
    return tuple(Option(f"{name}={n:02}", (name, n), {**on, "amount": n}) for n in some)


@lru_cache(maxsize=1024)
def companion(name: str, leader: int) -> Option[Choice]:
    return Option(name, ("with", leader), {"piece": name})


def destinations(group: Group, known: Routes) -> list[int]:
    """Where a group might go: next door, or along Roads."""
    near = ADJACENT[group.place]
    return [*near, *(p for p in known.roads if p not in near)]


def reachable(s: ConquestState, group: Group, known: Routes) -> list[int]:
    """CE-mphase-01 The destinations `why_not_march` allows; to a legion without Roads every neighbour is open."""
    if known.roads:
        return [p for p in destinations(group, known) if why_not_march(s, group, p, known) is None]
    if known.step is not None:
        return []
    here = group.place
    near = [*LAND[here], *[p for p in ACROSS[here] if why_not_cross(s, group.leaders, here, p) is None]]
    return near if any(group.units) else [p for p in near if why_not_enter(s, group, p, STEP) is None]


def companies(s: ConquestState, group: Group) -> list[Option[Choice]]:
    """CE-move-land-07 How many of whom to take along instead; who makes a legion too large takes another's place."""
    options: list[Option[Choice]] = [CANCEL]
    for kind, most in enumerate(most_along(s, group)):
        if most:
            options.extend(amounts(kind, side(s, group.seat), group.place, min(most, LEGION), group.units[kind]))
    for other in leaders_at(s, group.place, group.seat):
        if other not in group.leaders and (s.leader_left[other] or march_of(s, other) is not None):
            options.append(companion(leader_name(s, other), other))
    return options


def about(s: ConquestState, group: Group) -> dict[str, str | int]:
    """Who marches, and from where."""
    return {**members(s, group), "space": REFS[group.place]}


def why_not_here(s: ConquestState, group: Group, target: Target) -> No | None:
    """CE-move-land-07 Why something that is no choice at all in a march cannot be chosen."""
    to = space_of(target)
    if to is not None:
        if to == group.place:
            return No("CE-adj-03", "already_there", {"space": REFS[to]})
        if to >= PROVINCES:
            return No("CE-move-land-05", "not_by_land", {"space": REFS[to]})
        return No("CE-adj-03", "not_adjacent", {"origin": REFS[group.place], "space": REFS[to]})
    if word(target) in KINDS:
        kind = KINDS.index(word(target))
        return why_not_so_many(s, group, kind, amount_of(target))
    thing = thing_of(s, target)
    return None if thing is None else why_not_mine(s, group.seat, thing) or why_not_along(s, group, thing)


def why_not_along(s: ConquestState, group: Group, thing: Thing) -> No | None:
    """CE-lead-02 Why a piece of the mover cannot be taken along."""
    if thing.kind == "galley":
        return No("CE-lead-03", "pick_galley", {"piece": thing.ref})
    if thing.place >= SPACES:
        why = No("CE-lead-03", "troops_aboard", {"piece": thing.ref})
        return why if thing.kind in KINDS else No("CE-lead-03", "aboard", {"piece": thing.ref})
    if thing.place != group.place:
        facts: dict[str, str | int] = {"origin": REFS[group.place], "space": REFS[thing.place]}
        return No("CE-lead-02", "not_with_leader", {"piece": thing.ref, **facts})
    if thing.kind in KINDS:
        return why_not_so_many(s, group, thing.number, thing.amount)
    if thing.number in group.leaders:
        return No("CE-move-land-07", "already_along", {"piece": thing.ref})
    return spent_leader(s, thing.number)


def why_not_so_many(s: ConquestState, group: Group, kind: int, n: int) -> No:
    """CE-move-land-01 Why so many of a kind cannot be taken along; 0 means nobody said how many."""
    piece = f"piece:{KINDS[kind]}"
    most = most_along(s, group)[kind]
    if not most and force(s, group.place, group.seat)[kind]:
        return spent_units(s, group.place, group.seat, kind)
    if n > most or not most:
        return No("CE-lead-02", "not_so_many", {"piece": piece, "space": REFS[group.place], "count": most})
    if n and n == group.units[kind]:
        return No("CE-move-land-07", "already_along", {"piece": piece})
    if n > LEGION:
        return No("CE-move-land-01", "legion_full", {"count": LEGION})
    return No("CE-move-land-07", "how_many", {"piece": piece})


async def lead(s: ConquestState, seat: Seat, leader: int) -> None:
    """CE-move-land-07 A leader takes whom he wants and goes one step, or along a Road."""
    group = muster(s, seat, leader)
    while True:
        known, others = routes(s, group), companies(s, group)
        what, value = await choose(
            seat,
            "march",
            lambda by=known, others=others: [*others, *(TO[p] for p in destinations(group, by))],
            rule="CE-move-land-01",
            allowed=[*others, *[TO[p] for p in reachable(s, group, known)]],
            why_not=lambda choice, by=known: why_not_march(s, group, choice[1], by) if choice[0] == "to" else None,
            about=about(s, group),
            otherwise=lambda target: why_not_here(s, group, target),
        )
        if what == "cancel":
            return
        if what == "to":
            break
        if what == "with":
            group.leaders.append(value)
        else:
            take_along(group, KINDS.index(what), value)
    by = way(s, group, value, known)
    assert isinstance(by, Route)
    await go(s, group, value, by)


async def go(s: ConquestState, group: Group, to: int, by: Route) -> None:
    """Ask whoever could stand in the way, then march."""
    seat = group.seat
    if by.how == "road":
        for host in by.hosts:
            origin: dict[str, str | int] = {"origin": REFS[group.place]}
            if not await consents(s, seat, host, "consent_road", to, "CE-road-10", origin):
                refuse(s, group.leaders, "road", host, to)
                return
    if by.how == "strait" and (guard := await ask_to_cross(s, seat, group.place, to)) != NOBODY:
        refuse(s, group.leaders, "strait", guard, to)
        return
    enemy = enemy_in(s, to, seat)
    if enemy == NOBODY:
        march(s, group, to, by, stop=False)
    elif not any(group.units):
        if strength(s, to, seat):
            march(s, group, to, by, stop=True)
        elif await consents(s, seat, enemy, "consent_passage", to, "CE-faq-land-03", members(s, group)):
            march(s, group, to, by, stop=False)
        else:
            refuse(s, group.leaders, "passage", enemy, to)
    else:
        passes = could_go_on(s, group, to, by) and await _wants_passage(s, group, to, enemy)
        given = passes and await consents(s, seat, enemy, "consent_passage", to, "CE-faq-land-03", members(s, group))
        march(s, group, to, by, stop=not given)


def could_go_on(s: ConquestState, group: Group, to: int, by: Route) -> bool:
    """CE-faq-land-03 Whether asking for passage makes sense: a Road leads on, or some leader has a point left."""
    if by.through and road_leads_on(s, to, (group.place, *by.through)):
        return True
    return any(s.leader_left[leader] > 1 for leader in group.leaders)


async def _wants_passage(s: ConquestState, group: Group, to: int, enemy: Seat) -> bool:
    """CE-bl-02 Crossing an ally's province is no attack; entering it to stay is."""
    facts = {**members(s, group), "space": REFS[to], "side": side_ref(s, enemy)}
    return await choose(group.seat, "enter", ENTER, rule="CE-move-land-08", about=facts) == "ask_passage"


ENTER = (Option("ask_passage", "ask_passage", {"button": "ask_passage", "quiet": 1}), button("attack"))
