"""What the CUs of a stack are called on the table, and how some of them are chosen."""

from __future__ import annotations

from strategos.kernel.asking import No, Pool

from .board import SIDES, SILVER_SHIELDS, Troops, at_sea, inside, is_at_sea, is_inside, outside, space_of
from .position import Position, troops_at


def cu_name(s: Position, kind: int, faction: int, position: int) -> str:
    """The CUs of one type and Faction in a position."""
    part = "-inside" if is_inside(position) else "-sea" if is_at_sea(position) else ""
    return f"{s.facts.TROOP_NAMES[kind]}-{SIDES[faction]}-{s.facts.NAMES[space_of(position)]}{part}"


def coming_name(s: Position, kind: int, faction: int) -> str:
    """CUs of a type that a Faction has to place."""
    return f"{s.facts.TROOP_NAMES[kind]}-{SIDES[faction]}-coming"


def stands(s: Position, faction: int, position: int, kind: int) -> int:
    """The position of CUs that are chosen at `position`: where both parts of a city count they may be in the other."""
    space = space_of(position)
    near = (position, outside(space), inside(space), at_sea(space))
    return next((at for at in near if troops_at(s, faction, at)[kind]), position)


def pools(s: Position, faction: int, position: int, group: Troops) -> list[Pool[int]]:
    """The types of a group one may take some of."""
    return [
        Pool(
            s.facts.TROOP_NAMES[kind],
            kind,
            group[kind],
            {"piece": cu_name(s, kind, faction, stands(s, faction, position, kind))},
        )
        for kind in range(s.facts.TYPES)
        if group[kind]
    ]


def why_not_part(s: Position, group: Troops, kind: int, count: int) -> No | None:
    """S4-7.2-s, S3-14.2-c So many CUs of one type cannot part from their group: the Silver Shields stay together."""
    if kind == SILVER_SHIELDS and count < group[kind]:
        return No(("S3-14.2-c", "S4-7.2-s")[s.book], "shields_stay_together")
    return None
