"""S4-11, S3-10 Land Interception: an attempt, and who may come for it."""

from __future__ import annotations

import msgspec

from strategos.kernel.asking import offer

from .board import space_of
from .minor_generals import new_minor, off_map_minors, place_minor
from .position import Position, is_army
from .steps import Party


class Attempt(msgspec.Struct, frozen=True):
    """A declared Interception: who comes, and from where."""

    party: Party
    here: int


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
