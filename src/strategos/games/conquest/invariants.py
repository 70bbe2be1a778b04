"""What must hold in every position, whatever happened; a complaint is a bug."""

from __future__ import annotations

from collections.abc import Iterable

from .facts import COASTS, COLOURS, GALLEYS, KINDS, LEADERS, LIMIT, NAMES, PROVINCES, ROADS, SPACES, STOCK
from .sequence import PHASES
from .state import (
    CITY,
    FORTIFIED,
    GONE,
    HOLD,
    NOBODY,
    WIDTH,
    ConquestState,
    alive,
    captive_of,
    colours,
    galley_name,
    leader_name,
    leaders_at,
    living,
    on_board,
    row,
    side,
    strength,
)

COMBAT = PHASES.index("combat")


def complaints(s: ConquestState) -> Iterable[str]:
    """Pieces conserved and in places where they may be, limits kept, money never negative."""
    if s.home[-1] == GONE:
        return
    seats = range(s.setup.seats)
    for seat in seats:
        if s.purse[seat] < 0:
            yield f"{side(s, seat)} has less than nothing"
        limit = len(colours(s, seat))
        for kind, name in enumerate(KINDS):
            if on_board(s, seat, kind) > limit * LIMIT[kind]:
                yield f"{side(s, seat)} has too many {name}"
        if not alive(s, seat):
            if s.master[seat] == seat or s.purse[seat] or seat in s.control:
                yield f"{side(s, seat)} is out and still has something"
        elif s.master[seat] != seat:
            yield f"{side(s, seat)} lives but obeys another"
    if not living(s):
        yield "no Caesar is left"
    if sum(1 for c in s.city if c) > STOCK["city"] or s.city.count(FORTIFIED) > STOCK["fortification"]:
        yield "more Cities or Fortifications than there are"
    if sum(s.road) > STOCK["road"]:
        yield "more Roads than there are"
    yield from _roads_and_cities(s)
    yield from _leaders(s)
    yield from _galleys(s)
    yield from _marches(s)
    if s.clock.step == 0 and not s.tired:
        yield from _peace(s)


def _roads_and_cities(s: ConquestState) -> Iterable[str]:
    for n, (a, b) in enumerate(ROADS):
        if s.road[n] and not (s.city[a] >= CITY and s.city[b] >= CITY):
            yield f"a Road without a City at its end, between {NAMES[a]} and {NAMES[b]}"
    for p in range(PROVINCES):
        if s.city[p] and s.control[p] == NOBODY:
            yield f"a City that belongs to nobody, in {NAMES[p]}"


def _leaders(s: ConquestState) -> Iterable[str]:
    for leader, at in enumerate(s.leader_at):
        if at <= captive_of(0):
            holder = captive_of(0) - at
            if not 0 <= holder < COLOURS or not alive(s, holder) or s.master[leader // LEADERS] == holder:
                yield f"{leader_name(s, leader)} is held by nobody who could hold him"
        elif at >= HOLD:
            # In combat a leader may be in the water while somebody decides what becomes of him.
            if s.galley_at[at - HOLD] == GONE and s.clock.step != COMBAT:
                yield f"{leader_name(s, leader)} is aboard a sunk galley"
            elif s.galley_at[at - HOLD] != GONE and s.master[(at - HOLD) // GALLEYS] != s.master[leader // LEADERS]:
                yield f"{leader_name(s, leader)} is aboard somebody else's galley"
        elif at >= PROVINCES:
            yield f"{leader_name(s, leader)} swims"


def _galleys(s: ConquestState) -> Iterable[str]:
    for galley, at in enumerate(s.galley_at):
        owner = s.master[galley // GALLEYS]
        hold = row(HOLD + galley, 0)
        cargo = s.units[hold : hold + WIDTH]
        if at == GONE:
            if any(cargo):
                yield "cargo in a galley that is not on the board"
            continue
        if sum(cargo) != strength(s, HOLD + galley, owner):
            yield "somebody else's cargo in a galley"
        if sum(cargo) > 7:
            yield f"{galley_name(s, galley)} carries more than seven land units"
        if any(cargo) and not leaders_at(s, HOLD + galley, owner):
            yield f"land units aboard {galley_name(s, galley)} without a leader"
        if at < PROVINCES and s.galley_coast[galley] >= len(COASTS[at]):
            yield "a galley lies at a coast that does not exist"
    if any(s.units[row(PROVINCES, 0) : row(SPACES, 0)]):
        yield "land units swim"


def _marches(s: ConquestState) -> Iterable[str]:
    """Who is on a road march stands where it brought him, on one march only."""
    seen: list[int] = []
    for run in s.runs:
        for leader in run.leaders:
            if s.leader_at[leader] != run.place or leader in seen:
                yield f"{leader_name(s, leader)} is on a road march that is elsewhere, or on two"
            seen.append(leader)
        if not run.leaders or run.path[-1] != run.place:
            yield f"a road march in {NAMES[run.place]} without a leader, or that came by another way"
        here = row(run.place, s.master[run.leaders[0] // LEADERS]) if run.leaders else 0
        if any(n > s.units[here + kind] for kind, n in enumerate(run.units)):
            yield f"more units on a road march than there are in {NAMES[run.place]}"


def _peace(s: ConquestState) -> Iterable[str]:
    """At the start of a turn no province holds land units of two players, and troops stand on their own ground."""
    for p in range(PROVINCES):
        owners = [seat for seat in range(s.setup.seats) if strength(s, p, seat)]
        if len(owners) > 1:
            yield f"land units of two players in {NAMES[p]} at the start of a turn"
        elif owners and s.control[p] != owners[0] and s.setup.option("lone_leader") == "conquered":
            yield f"land units in {NAMES[p]}, which their owner does not control"
