"""S4-11, S3-10 Land Interception: an attempt, and who may come for it."""

from __future__ import annotations

import msgspec

from strategos.kernel.asking import offer

from .board import POSITIONS, space_of
from .minor_generals import new_minor, off_map_minors, place_minor
from .position import Position, is_army, parts_of, stacks_of_generals
from .steps import Party


class Attempt(msgspec.Struct, frozen=True):
    """A declared Interception: who comes, and from where."""

    party: Party
    here: int


def nearby(s: Position, space: int) -> list[int]:
    """S4-11.1-d, S3-10.3-c The positions from which a plain Land route leads to a space."""
    return [at for n in s.facts.BY_LAND_ROUTE[space] for at in parts_of(s, n)]


def leads_from(s: Position, faction: int, near: list[int]) -> list[int]:
    """S4-11.1-a, S3-10.2-a Those of the positions in which a Faction has a General."""
    led, first = stacks_of_generals(s), faction * POSITIONS
    return [at for at in near if first + at in led]


async def bring_minor(s: Position, faction: int, here: int) -> None:
    """S4-11.2-g, S3-8.1-e An off-map Minor General may join an Army to make the attempt, or to be left behind."""
    minors = off_map_minors(s, faction)
    if not minors or not is_army(s, faction, here):
        return
    pieces = [new_minor(s, minors[0])]
    minor = await offer(
        faction,
        "bring_minor",
        pieces,
        rule=("S3-8.1-e", "S4-11.2-g")[s.book],
        about={"space": s.facts.REFS[space_of(here)]},
    )
    if minor is not None:
        place_minor(s, minor, here)
