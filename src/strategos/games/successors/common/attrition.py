"""S4-7.3, S3-12.8 Attrition, and how an owner chooses the CUs that are lost."""

from __future__ import annotations

from strategos.kernel.asking import choose_some

from .board import ELEPHANT, NONE, Troops, space_of
from .pieces import pools
from .position import Position, added, cus, less, one
from .rows import AttritionRow, TableFile


def column(tables: TableFile, size: int) -> AttritionRow:
    """S4-7.3-b, S3-12.8-a The column for so many CUs."""
    return [row for row in tables.attrition if row.least <= size][-1]


def toll(row: AttritionRow, die: int, group: Troops) -> tuple[int, bool]:
    """How many CUs a group loses on this roll, and whether an Elephant must be the first (S4-7.3-d, S3-12.8-c).

    A bare e takes one Elephant, or nothing where there is none (OQ-ATTR-E).
    """
    place = min(die, len(row.losses)) - 1
    losses, elephant = row.losses[place], row.elephants[place] and group[ELEPHANT] > 0
    if elephant and losses == 0:
        losses = 1
    return min(losses, cus(group)), elephant


async def choose_losses(
    s: Position, faction: int, position: int, group: Troops, count: int, *, elephant: bool = False
) -> Troops:
    """S4-7.3-c, S3-12.8-c The owner chooses which CUs of a group are lost; nobody is asked where there is no choice."""
    lost = one(ELEPHANT) if elephant and count else NONE
    count = min(count, cus(group)) - cus(lost)
    left = less(group, lost)
    kinds = [kind for kind in range(s.facts.TYPES) if left[kind]]
    if count >= cus(left):
        return group
    if len(kinds) == 1:
        return added(lost, one(kinds[0], count))
    if count <= 0:
        return lost
    about = {"space": s.facts.REFS[space_of(position)]}
    picked = await choose_some(
        faction,
        "lose_cus",
        pools(s, faction, position, left),
        rule=("S3-12.8-c", "S4-7.3-c")[s.book],
        at_most=count,
        at_least=count,
        about=about,
    )
    for kind, number in picked.values():
        lost = added(lost, one(kind, number))
    return lost
