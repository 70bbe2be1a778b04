"""What the CUs of a stack are called on the table, and how some of them are chosen."""

from __future__ import annotations

from strategos.games.successors.common.board import SIDES, Troops, at_sea, is_at_sea, is_inside, space_of
from strategos.games.successors.common.position import troops_at
from strategos.kernel.asking import Pool

from .facts import NAMES, TROOP_NAMES, TYPES
from .state import SuccessorsState, parts_of


def cu_name(kind: int, faction: int, position: int) -> str:
    """The CUs of one type and Faction in a position."""
    part = "-inside" if is_inside(position) else "-sea" if is_at_sea(position) else ""
    return f"{TROOP_NAMES[kind]}-{SIDES[faction]}-{NAMES[space_of(position)]}{part}"


def coming_name(kind: int, faction: int) -> str:
    """CUs of a type that a Faction has to place."""
    return f"{TROOP_NAMES[kind]}-{SIDES[faction]}-coming"


def stands(s: SuccessorsState, faction: int, position: int, kind: int) -> int:
    """The position of CUs that are chosen at `position`: where both parts of a city count they may be in the other."""
    space = space_of(position)
    near = (position, *parts_of(space), at_sea(space))
    return next((at for at in near if troops_at(s, faction, at)[kind]), position)


def pools(s: SuccessorsState, faction: int, position: int, group: Troops) -> list[Pool[int]]:
    """The types of a group one may take some of."""
    return [
        Pool(
            TROOP_NAMES[kind], kind, group[kind], {"piece": cu_name(kind, faction, stands(s, faction, position, kind))}
        )
        for kind in range(TYPES)
        if group[kind]
    ]
