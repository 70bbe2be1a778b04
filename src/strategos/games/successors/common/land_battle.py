"""S4-14, S3-12 Land Battles: what each side has to fight with, and what its dice score."""

from __future__ import annotations

import msgspec

from strategos.kernel.chance import roll

from .attrition import choose_losses
from .board import ELEPHANT, INDEPENDENT, NOBODY, NONE, ROYAL, SIDE_REFS, Troops, space_of
from .defeat import go_over
from .dispersal import disperse_general, eliminate
from .events import RoyalArmySetAside, SurvivalRolled
from .position import Position, armies_at, commander, generals_at, less, one, troops_at
from .rows import TableFile
from .scoring import prestige_of
from .succession import slay, take_command
from .surprise_cards import foe
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


def less_prestigious(s: Position, battle: Battle) -> int:
    """The side whose Royal Army CUs do not fight: with RA CUs and less Prestige; NOBODY if there is none."""
    sides = {faction: prestige_of(s, battle, faction) for faction in (battle.attacker, battle.defender)}
    for faction, other in ((battle.attacker, battle.defender), (battle.defender, battle.attacker)):
        if royal_army(s, faction, battle.position) and sides[faction] < sides[other]:
            return faction
    return NOBODY


def only_royals_desert(s: Position, battle: Battle) -> bool:
    """S4-10-ad, S3-14.3-g A side of RA CUs alone with less Prestige: they go over, its Generals are Dispersed, no
    battle."""
    loser = less_prestigious(s, battle)
    if loser == NOBODY:
        return False
    group = troops_at(s, loser, battle.position)
    if group != one(ROYAL, group[ROYAL]):
        return False
    winner = battle.defender if loser == battle.attacker else battle.attacker
    go_over(s, loser, battle.position, winner, battle.position, group)
    for general in generals_at(s, loser, battle.position):
        disperse_general(s, general)
    return True


def set_aside(s: Position, battle: Battle) -> dict[int, Troops]:
    """S4-14.4-a, S3-14.3-c Side → its Royal Army CUs that take no part, since it has less Prestige (S4-7.2-ai,
    S3-14.3-c)."""
    aside = dict.fromkeys((battle.attacker, battle.defender), NONE)
    loser = less_prestigious(s, battle)
    if loser != NOBODY:
        winner = battle.defender if loser == battle.attacker else battle.attacker
        count = royal_army(s, loser, battle.position)
        aside[loser] = one(ROYAL, count)
        here, there = prestige_of(s, battle, loser), prestige_of(s, battle, winner)
        s.emit(RoyalArmySetAside(SIDE_REFS[loser], s.facts.REFS[space_of(battle.position)], count, here, there))
    return aside


async def roll_elephants(s: Position, battle: Battle, faction: int, played: list[tuple[int, int]]) -> tuple[int, ...]:
    """S4-14.6-a, S3-14.1-b The strength of each Elephant of a side."""
    at = battle.position
    elephants = 0 if faction == INDEPENDENT else troops_at(s, faction, at)[ELEPHANT]
    if (foe(battle, faction), s.facts.CARD_NUMBER["anti_elephant_devices"]) in played:
        elephants = 0
    if not elephants:
        return ()
    # S4-7.2-o An ordinary die less 2 does for the Elephant die.
    dice = await roll(6, elephants, purpose="elephants", rule=("S3-14.1-b", "S4-14.6-a")[s.book])
    return tuple(max(0, die - 2) for die in dice)


async def survival(s: Position, battle: Battle, faction: int, leader: int, *, lost: bool) -> None:
    """S4-14.8-a, S3-12.10-a On a modified 9 a Major General in command rolls: killed on 6, on 5 too if his side lost
    (-b)."""
    if s.facts.is_minor(leader):
        return
    [die] = await roll(6, purpose="survival", rule=("S3-12.10-a", "S4-14.8-a")[s.book])
    killed = die >= (5 if lost else 6)
    s.emit(SurvivalRolled(SIDE_REFS[faction], s.facts.GENERAL_REFS[leader], die, killed))
    if killed:
        await slay(s, leader)
        if not lost:
            # Whom the losers would name is Dispersed with the rest.
            await take_command(s, faction, battle.position)
