"""S4-14, S3-12 Land Battles: what each side has to fight with, and what its dice score."""

from __future__ import annotations

import msgspec

from .attrition import choose_losses
from .board import INDEPENDENT, NOBODY, ROYAL, Troops
from .dispersal import disperse_general, eliminate
from .position import Position, armies_at, commander, generals_at, less, troops_at
from .rows import TableFile
from .tasks import Battle


class Rolled(msgspec.Struct, frozen=True):
    """One side's modified roll and its Battle Score."""

    total: int
    score: int


FATAL_ROLL = 9


def royal_army(s: Position, faction: int, position: int) -> int:
    return 0 if faction == INDEPENDENT else troops_at(s, faction, position)[ROYAL]


def combat_strength(s: Position, faction: int, position: int, aside: Troops) -> int:
    """S4-14.6-b, S3-12.1-a Of all CUs but Elephants, whose strength is rolled, and Royal Army CUs set aside."""
    if faction == INDEPENDENT:
        # S4-7.5-c, S3-16.6-b
        return sum(s.facts.ARMY_CUS[army] for army in armies_at(s, position))
    group = less(troops_at(s, faction, position), aside)
    return sum(count * s.facts.STRENGTH[kind] for kind, count in enumerate(group))


def battle_rating(s: Position, faction: int, position: int) -> int:
    """S4-7.1-b, S3-12.6-a Of the Commanding General; of several Independent Armies the best (OQ-MULTI-INDEP); without
    one 0."""
    if faction == INDEPENDENT:
        return max(s.facts.ARMY_BATTLE[army] for army in armies_at(s, position))
    leader = commander(s, faction, position)
    return 0 if leader == NOBODY else s.facts.BATTLE_RATING[leader]


def battle_score(tables: TableFile, total: int, strength: int) -> int:
    """S4-14.7-d, S3-12.5-a The Battle Table."""
    table = tables.battle
    row = table[min(total, table[-1].roll) - table[0].roll]
    return row.scores[min(strength, len(row.scores) - 1)]


def lost_all(s: Position, battle: Battle) -> bool:
    """OQ-LAST-CU A card has taken the last CU of a side: there is no battle, and its Generals are Dispersed."""
    for faction in (battle.attacker, battle.defender):
        if faction != INDEPENDENT and not any(troops_at(s, faction, battle.position)):
            for general in generals_at(s, faction, battle.position):
                disperse_general(s, general)
            return True
    return False


async def lose_one(s: Position, battle: Battle, faction: int, aside: Troops) -> None:
    """S4-14.9-b, S3-12.9-a, S4-14.9-c, S3-12.7-e One CU of its choice, none of those set aside (OQ-DRAW-RA);
    Independent Armies have none that could be lost."""
    group = less(troops_at(s, faction, battle.position), aside)
    lost = await choose_losses(s, faction, battle.position, group, 1)
    eliminate(s, faction, battle.position, lost, "battle")
