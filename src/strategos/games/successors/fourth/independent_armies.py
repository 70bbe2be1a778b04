"""9.5 Independent Armies: where they may go, and what they leave behind."""

from __future__ import annotations

from strategos.kernel.asking import No

from .control import set_control
from .events import PhilonGone
from .facts import (
    ARMIES,
    ARMY_REFS,
    COUNTERS,
    DEAD,
    INDEPENDENT,
    KIND,
    MAJOR_CITY,
    NOBODY,
    NUMBER,
    PROVINCE_NUMBER,
    PROVINCE_OF,
    REFS,
    WAITING,
    WAY_POINT,
    outside,
    space_of,
)
from .movement import land_cost
from .state import SuccessorsState

INDEPENDENT_MP, ENTRY_MP = 3, 1
PHILON = ARMIES.index("philon")
HELLAS = PROVINCE_NUMBER["hellas"]
BOUNDS: tuple[tuple[int, ...], ...] = tuple(
    tuple(PROVINCE_NUMBER[name] for name in row.provinces) for row in COUNTERS.independents
)
"""Independent Army → the Provinces it may enter; empty: any (S4-9.5-l, S4-9.5-o)."""
ENTRIES: tuple[tuple[int, ...], ...] = tuple(tuple(NUMBER[name] for name in row.entry) for row in COUNTERS.independents)


def active(s: SuccessorsState) -> list[int]:
    """S4-9.5-c The Independent Armies that move when one does."""
    return [army for army, at in enumerate(s.army_at) if at >= 0]


def step_cost(s: SuccessorsState, army: int, space: int) -> int | None:
    """S4-9.5-g From its box 1 MP along a dashed route; else by land and over Straits, never by sea (S4-9.5-h)."""
    at = s.army_at[army]
    if at == WAITING:
        return ENTRY_MP if space in ENTRIES[army] else None
    return land_cost(space_of(at), space)


def why_not_go(s: SuccessorsState, army: int, space: int, spent: int) -> No | None:
    """9.5 Three MP (S4-9.5-e), within the bounds of each Army."""
    cost = step_cost(s, army, space)
    if cost is None:
        return No("S4-9.5-h", "not_adjacent", {"space": REFS[space]})
    if spent + cost > INDEPENDENT_MP:
        return No("S4-9.5-e", "too_far", {"space": REFS[space], "left": INDEPENDENT_MP - spent})
    if BOUNDS[army] and PROVINCE_OF[space] not in BOUNDS[army]:
        return No("S4-9.5-l", "out_of_bounds", {"piece": ARMY_REFS[army], "space": REFS[space]})
    return None


def enter(s: SuccessorsState, army: int, space: int) -> None:
    """S4-9.5-i Always outside of a city; Philon in Hellas has come home (S4-9.5-n)."""
    s.army_at[army] = outside(space)
    if army == PHILON and PROVINCE_OF[space] == HELLAS:
        s.army_at[army] = DEAD
        s.emit(PhilonGone(REFS[space]))


def why_not_stay(s: SuccessorsState, army: int, spent: int) -> No | None:
    """S4-9.5-f Who starts in a Minor City or Stronghold may give up all MP."""
    at = s.army_at[army]
    if at < 0 or spent or KIND[space_of(at)] in (MAJOR_CITY, WAY_POINT):
        return No("S4-9.5-f", "no_place_to_stay", {"piece": ARMY_REFS[army]})
    return None


def stay(s: SuccessorsState, army: int) -> None:
    """S4-9.5-f A player's PC marker is replaced by an Independent one."""
    set_control(s, space_of(s.army_at[army]), INDEPENDENT)


def end_activation(s: SuccessorsState, army: int) -> None:
    """S4-9.5-p In a Minor City (S4-2-d: or Stronghold) of a player the PC marker is removed, and none replaces it."""
    at = s.army_at[army]
    if at >= 0 and KIND[space_of(at)] != MAJOR_CITY and s.control[space_of(at)] not in (NOBODY, INDEPENDENT):
        set_control(s, space_of(at), NOBODY)
