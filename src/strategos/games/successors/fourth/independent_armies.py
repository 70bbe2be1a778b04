"""9.5 Independent Armies: where they may go, and what they leave behind."""

from __future__ import annotations

from strategos.games.successors.common.board import DEAD, INDEPENDENT, NOBODY, WAITING, WAY_POINT, outside, space_of
from strategos.games.successors.common.control import set_control
from strategos.games.successors.common.movement_events import PhilonGone
from strategos.kernel.asking import No

from .facts import ARMIES, ARMY_REFS, COUNTERS, KIND, MAP, NUMBER, PROVINCE_NUMBER, PROVINCE_OF, REFS
from .movement import land_cost, within_reach
from .state import SuccessorsState

INDEPENDENT_MP, ENTRY_MP = 3, 1
LONGITUDE: tuple[float, ...] = tuple(space.lon for space in MAP.spaces)
PHILON, ARIARATHES = ARMIES.index("philon"), ARMIES.index("ariarathes")
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


def why_not_there(army: int, space: int) -> No | None:
    """The limits of place: S4-9.5-l of Leosthenes, S4-9.5-o of Ariarathes. They hold for reactions too
    (OQ-INDEP-REACT)."""
    if not BOUNDS[army] or PROVINCE_OF[space] in BOUNDS[army]:
        return None
    rule = "S4-9.5-o" if army == ARIARATHES else "S4-9.5-l"
    return No(rule, "out_of_bounds", {"piece": ARMY_REFS[army], "space": REFS[space]})


def why_not_go(s: SuccessorsState, army: int, space: int, spent: int) -> No | None:
    """9.5 Three MP (S4-9.5-e), within the bounds of each Army."""
    cost = step_cost(s, army, space)
    if cost is None:
        return No("S4-9.5-h", "not_adjacent", {"space": REFS[space]})
    if spent + cost > INDEPENDENT_MP:
        return No("S4-9.5-e", "too_far", {"space": REFS[space], "left": INDEPENDENT_MP - spent})
    return why_not_there(army, space)


def enter(s: SuccessorsState, army: int, space: int) -> None:
    """S4-9.5-i Always outside of a city; Philon in Hellas has come home (S4-9.5-n)."""
    s.army_at[army] = outside(space)
    if army == PHILON and PROVINCE_OF[space] == HELLAS:
        s.army_at[army] = DEAD
        s.emit(PhilonGone(REFS[space]))


def why_not_stay(s: SuccessorsState, army: int, spent: int) -> No | None:
    """S4-9.5-f Who starts in a Minor City or Stronghold may give up all MP."""
    at = s.army_at[army]
    if at < 0 or spent or (s.is_major_city(space_of(at)) or KIND[space_of(at)] == WAY_POINT):
        return No("S4-9.5-f", "no_place_to_stay", {"piece": ARMY_REFS[army]})
    return None


def stay(s: SuccessorsState, army: int) -> None:
    """S4-9.5-f A player's PC marker is replaced by an Independent one."""
    set_control(s, space_of(s.army_at[army]), INDEPENDENT)


def end_activation(s: SuccessorsState, army: int) -> None:
    """S4-9.5-p In a Minor City (S4-2-d: or Stronghold) of a player the PC marker is removed, and none replaces it."""
    at = s.army_at[army]
    if at >= 0 and not s.is_major_city(space_of(at)) and s.control[space_of(at)] not in (NOBODY, INDEPENDENT):
        set_control(s, space_of(at), NOBODY)


# -- S4-9.5-m Philon goes west ----------------------------------------------------------------------------------------


def is_west(space: int, start: int) -> bool:
    """OQ-PHILON-WEST By the longitude of the space's centre; of his box everything is."""
    return start == WAITING or LONGITUDE[space] < LONGITUDE[space_of(start)]


def could_end_west(space: int, points: int, start: int) -> bool:
    return any(is_west(there, start) for there in within_reach(space, points))


def why_not_east(army: int, space: int, left: int, start: int, before: int) -> No | None:
    """S4-9.5-m A step by which Philon, who can still end west of where he began, could do so no more."""
    if army != PHILON or before == WAITING or could_end_west(space, left, start):
        return None
    if not could_end_west(space_of(before), left + (land_cost(space_of(before), space) or 0), start):
        return None
    return No("S4-9.5-m", "must_go_west", {"piece": ARMY_REFS[army]})


def why_not_halt(s: SuccessorsState, army: int, spent: int, start: int) -> No | None:
    """S4-9.5-m Philon may not end a move where he is not west of its beginning, if he can be."""
    at = s.army_at[army]
    if army != PHILON or not spent or is_west(space_of(at), start):
        return None
    if could_end_west(space_of(at), INDEPENDENT_MP - spent, start):
        return No("S4-9.5-m", "must_go_west", {"piece": ARMY_REFS[army]})
    return None
