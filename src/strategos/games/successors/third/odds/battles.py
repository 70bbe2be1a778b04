"""12, 13 How a battle may end, by land and by sea, over all throws of both sides.

Cards are not reckoned with: nobody knows who holds which.

What both editions have alike stands in `common/odds/battles.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from strategos.games.successors.common.board import (
    ELEPHANT,
    INDEPENDENT,
    NOBODY,
    ROYAL,
    SIDE_REFS,
    Troops,
    space_of,
)
from strategos.games.successors.common.defeat import macedonian_part
from strategos.games.successors.common.land_battle import FATAL_ROLL, battle_rating, combat_strength
from strategos.games.successors.common.odds.battles import (
    SURVIVES_BELOW,
    Forecast,
    Throws,
    aside_of,
    fighting,
    is_mortal,
    listed,
    tell,
    told,
)
from strategos.games.successors.common.odds.throws import attrition_losses, elephants, pairs, scores, summed, two_dice
from strategos.games.successors.common.position import cus, one, troops_at
from strategos.games.successors.common.tasks import Battle
from strategos.games.successors.third.facts import REFS, TABLES
from strategos.games.successors.third.land_battle import less_prestigious, local_troops
from strategos.games.successors.third.scoring import prestige_of
from strategos.games.successors.third.state import SuccessorsState


def throws_of(s: SuccessorsState, battle: Battle, faction: int, aside: Troops, shown: int) -> Throws:
    """12.1 to 12.6 What a side can throw whose Elephants show so much."""
    at = battle.position
    strength = combat_strength(s, faction, at, aside) + local_troops(s, battle, faction) + shown
    return scores(TABLES, two_dice(battle_rating(s, faction, at)), {strength: 1.0})


def all_throws(s: SuccessorsState, battle: Battle, aside: dict[int, Troops]) -> Iterator[tuple[Throws, Throws, float]]:
    """For all that the Elephants of both sides can show: what each side can throw, and how likely that is."""
    sides = (battle.attacker, battle.defender)
    beasts = [0 if f == INDEPENDENT else troops_at(s, f, battle.position)[ELEPHANT] for f in sides]
    for mine, yours, chance in pairs(*(elephants(count) for count in beasts)):
        ours = throws_of(s, battle, sides[0], aside[sides[0]], mine)
        yield ours, throws_of(s, battle, sides[1], aside[sides[1]], yours), chance


def deserts(s: SuccessorsState, battle: Battle) -> int:
    """S3-14.3-g The side of Royal Army CUs alone that goes over without a fight, or NOBODY."""
    loser = less_prestigious(s, battle)
    if loser == NOBODY:
        return NOBODY
    group = troops_at(s, loser, battle.position)
    return loser if group == one(ROYAL, group[ROYAL]) else NOBODY


def land_battle(s: SuccessorsState, battle: Battle) -> Forecast:
    """12 All throws of both sides; Overrun is no battle."""
    result = Forecast(killed={battle.attacker: 0.0, battle.defender: 0.0})
    traitor = deserts(s, battle)
    if traitor != NOBODY:
        result.win, result.lose = (1.0, 0.0) if traitor == battle.defender else (0.0, 1.0)
        result.clean = result.win
        for faction in (battle.attacker, battle.defender):
            result.lost(faction, {0: 1.0}, 1.0)
        return result
    aside = aside_of(s, battle, less_prestigious(s, battle))
    sides = (battle.attacker, battle.defender)
    groups = {faction: fighting(s, battle, faction, aside[faction]) for faction in sides}
    beaten = {faction: losses_in_defeat(s, groups[faction]) for faction in sides}
    one_lost = {faction: {min(1, cus(groups[faction])): 1.0} for faction in sides}
    mortal = {faction: is_mortal(s, battle, faction) for faction in sides}
    thrown = (
        (mine, yours, share * chance)
        for our, their, share in all_throws(s, battle, aside)
        for mine, yours, chance in pairs(our, their)
    )
    for (mine, ours), (yours, theirs), chance in thrown:
        winner = NOBODY if ours == theirs else sides[theirs > ours]
        for faction, total in zip(sides, (mine, yours), strict=True):
            if mortal[faction] and total == FATAL_ROLL:
                lost = winner not in (NOBODY, faction)
                result.killed[faction] += chance * (7 - SURVIVES_BELOW[lost]) / 6
        tell(result, battle, winner, chance)
        if winner == NOBODY:
            for faction in sides:
                result.lost(faction, one_lost[faction], chance)
            continue
        loser = battle.defender if winner == battle.attacker else battle.attacker
        clean = max(ours, theirs) >= 2 * min(ours, theirs)
        result.lost(winner, {0: 1.0} if clean else one_lost[winner], chance)
        result.lost(loser, beaten[loser], chance)
        if clean and winner == battle.attacker:
            result.clean += chance
    return result


def losses_in_defeat(s: SuccessorsState, group: Troops) -> dict[int, float]:
    """S3-12.7-a, S3-12.7-b All CUs but the Macedonians, and of those what Attrition takes; the rest is Dispersed."""
    macedonians = macedonian_part(s, group)
    others = cus(group) - cus(macedonians)
    return summed((others + lost, chance) for lost, chance in attrition_losses(TABLES, macedonians).items())


# -- 13.3 -------------------------------------------------------------------------------------------------------------


def naval_battle(mover: int, interceptor: int) -> Forecast:
    """13.5 Chances of the Interceptor, by the Fleet Strengths of both; equal scores let the mover go on, who without
    Fleets scores 0 (S3-13.5-b)."""
    result = Forecast()
    ours = scores(TABLES, two_dice(), {interceptor: 1.0})
    sides = [ours, scores(TABLES, two_dice(), {mover: 1.0}) if mover else {(0, 0): 1.0}]
    for (_, ours), (_, theirs), chance in pairs(*sides):
        if ours > theirs:
            result.win += chance
        elif ours == theirs:
            result.draw += chance
        else:
            result.lose += chance
    return result


# -- as everybody reads it --------------------------------------------------------------------------------------------


def told_battle(s: SuccessorsState, battle: Battle) -> dict[str, Any]:
    """A Land Battle with all that is known of it before the dice."""
    result = land_battle(s, battle)
    sides = (battle.attacker, battle.defender)
    aside = aside_of(s, battle, less_prestigious(s, battle))
    return {
        **told(result),
        "kind": "battle" if deserts(s, battle) == NOBODY else "desertion",
        "space": REFS[space_of(battle.position)],
        "attacker": SIDE_REFS[battle.attacker],
        "defender": SIDE_REFS[battle.defender],
        "clean": result.clean,
        "losses": listed(result.losses[battle.attacker]),
        "their_losses": listed(result.losses[battle.defender]),
        "killed": [result.killed[faction] for faction in sides],
        "strengths": [
            combat_strength(s, faction, battle.position, aside[faction]) + local_troops(s, battle, faction)
            for faction in sides
        ],
        "ratings": [battle_rating(s, faction, battle.position) for faction in sides],
        "prestige": [prestige_of(s, battle, faction) for faction in sides],
        "aside": [cus(aside[faction]) for faction in sides],
    }
