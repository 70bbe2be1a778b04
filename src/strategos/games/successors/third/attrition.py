"""12.8 Attrition, and how an owner chooses the CUs that are lost."""

from __future__ import annotations

from strategos.games.successors.common.board import ELEPHANT, NONE, SIDE_REFS, Troops, space_of
from strategos.games.successors.common.dispersal import eliminate
from strategos.games.successors.common.events import AttritionRolled
from strategos.games.successors.common.position import added, cus, less, one
from strategos.games.successors.common.rows import AttritionRow
from strategos.kernel.asking import choose_some
from strategos.kernel.chance import roll

from .facts import REFS, TABLES, TYPES
from .pieces import pools
from .state import SuccessorsState

PASSING: AttritionRow = TABLES.attrition[1]
"""S3-9.12-b Column 2 for whoever passes through a hostile space."""


def column(size: int) -> AttritionRow:
    """S3-12.8-a The column for so many CUs."""
    return [row for row in TABLES.attrition if row.least <= size][-1]


def toll(row: AttritionRow, die: int, group: Troops) -> tuple[int, bool]:
    """How many CUs a group loses on this roll, and whether an Elephant must be the first (S3-12.8-c).

    A bare e takes one Elephant, or nothing where there is none (OQ-ATTR-E).
    """
    place = min(die, len(row.losses)) - 1
    losses, elephant = row.losses[place], row.elephants[place] and group[ELEPHANT] > 0
    if elephant and losses == 0:
        losses = 1
    return min(losses, cus(group)), elephant


async def attrition(
    s: SuccessorsState, faction: int, position: int, group: Troops, row: AttritionRow | None = None
) -> Troops:
    """S3-12.8-a A group of a Faction's CUs in a position suffers Attrition; what is left of it."""
    if group == NONE:
        return NONE
    [die] = await roll(6, purpose="attrition", rule="S3-12.8-a")
    count, elephant = toll(row or column(cus(group)), die, group)
    s.emit(AttritionRolled(SIDE_REFS[faction], REFS[space_of(position)], die, count))
    lost = await choose_losses(s, faction, position, group, count, elephant=elephant)
    eliminate(s, faction, position, lost, "attrition")
    return less(group, lost)


async def choose_losses(
    s: SuccessorsState, faction: int, position: int, group: Troops, count: int, *, elephant: bool = False
) -> Troops:
    """S3-12.8-c The owner chooses which CUs of a group are lost; nobody is asked where there is no choice."""
    lost = one(ELEPHANT) if elephant and count else NONE
    count = min(count, cus(group)) - cus(lost)
    left = less(group, lost)
    kinds = [kind for kind in range(TYPES) if left[kind]]
    if count >= cus(left):
        return group
    if len(kinds) == 1:
        return added(lost, one(kinds[0], count))
    if count <= 0:
        return lost
    about = {"space": REFS[space_of(position)]}
    picked = await choose_some(
        faction,
        "lose_cus",
        pools(s, faction, position, left),
        rule="S3-12.8-c",
        at_most=count,
        at_least=count,
        about=about,
    )
    for kind, number in picked.values():
        lost = added(lost, one(kind, number))
    return lost
