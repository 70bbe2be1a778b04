"""13.3, 14 How a battle may end, by land and by sea, over all throws of both sides.

Cards are not reckoned with: nobody knows who holds which.

What both editions have alike stands in `common/odds/battles.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from strategos.games.successors.common.board import (
    ELEPHANT,
    INDEPENDENT,
    NOBODY,
    SIDE_REFS,
    Troops,
    space_of,
)
from strategos.games.successors.common.defeat import macedonian_part
from strategos.games.successors.common.land_battle import battle_rating, combat_strength
from strategos.games.successors.common.odds.battles import (
    Forecast,
    Throws,
    aside_of,
    deserted,
    deserts,
    fighting,
    fought,
    fought_at_sea,
    listed,
    told,
)
from strategos.games.successors.common.odds.throws import (
    Chances,
    attrition_losses,
    elephants,
    scores,
    summed,
    two_dice,
)
from strategos.games.successors.common.position import cus, troops_at
from strategos.games.successors.common.surprise_cards import foe
from strategos.games.successors.common.tasks import Battle
from strategos.games.successors.fourth.cavalry import has_cavalry, rout_bonus
from strategos.games.successors.fourth.facts import REFS, TABLES
from strategos.games.successors.fourth.land_battle import less_prestigious, local_troops
from strategos.games.successors.fourth.scoring import prestige_of
from strategos.games.successors.fourth.state import SuccessorsState


def throws_of(
    s: SuccessorsState, battle: Battle, faction: int, aside: Troops, shown: Chances[int], *, charged: bool
) -> Throws:
    """14.5 to 14.7 What a side can throw whose Elephants may show so much; Cavalry adds to its roll unless it is
    `charged` by Elephants (S4-16.9-q)."""
    at = battle.position
    strength = combat_strength(s, faction, at, aside) + local_troops(s, battle, faction)
    bonus = int(has_cavalry(s, faction, at) and not charged)
    strengths = {strength + more: chance for more, chance in shown.items()}
    return scores(TABLES, two_dice(battle_rating(s, faction, at), bonus), strengths)


def all_throws(s: SuccessorsState, battle: Battle, aside: dict[int, Troops]) -> Iterator[tuple[Throws, Throws]]:
    """What each side can throw; apart for Elephants that show something and for such as do not, since that is all that
    the other side's throws depend on. The chances of all together are 1."""
    sides = (battle.attacker, battle.defender)
    beasts = [0 if f == INDEPENDENT else troops_at(s, f, battle.position)[ELEPHANT] for f in sides]
    for mine, yours in product(*(shows(count) for count in beasts)):
        ours = throws_of(s, battle, sides[0], aside[sides[0]], mine, charged=0 not in yours)
        theirs = throws_of(s, battle, sides[1], aside[sides[1]], yours, charged=0 not in mine)
        yield ours, theirs


def shows(count: int) -> list[dict[int, float]]:
    """What so many Elephants can show: nothing, and the rest."""
    found = elephants(count)
    some = {shown: chance for shown, chance in found.items() if shown}
    return [{0: found[0]}, some] if some else [{0: found[0]}]


def score_chances(s: SuccessorsState, battle: Battle, aside: dict[int, Troops]) -> list[list[float]]:
    """S4-14.7-d Of each side: how likely each Battle Score is, from 0 on."""
    found: list[dict[int, float]] = [{}, {}]
    for ours, theirs in all_throws(s, battle, aside):
        for chances, of_side, others in zip(found, (ours, theirs), (theirs, ours), strict=True):
            share = sum(others.values())
            for (_, score), chance in of_side.items():
                chances[score] = chances.get(score, 0.0) + chance * share
    return [listed(chances) for chances in found]


def land_battle(s: SuccessorsState, battle: Battle) -> Forecast:
    """14 All throws of both sides; K of chapter 10 comes first, Overrun is no battle."""
    loser = less_prestigious(s, battle)
    traitor = deserts(s, battle, loser)
    if traitor != NOBODY:
        return deserted(battle, traitor)
    aside = aside_of(s, battle, loser)
    beaten = {
        faction: losses_in_defeat(
            s,
            fighting(s, battle, faction, aside[faction]),
            rout_bonus(s, foe(battle, faction), faction, battle.position),
        )
        for faction in (battle.attacker, battle.defender)
    }
    return fought(s, battle, aside, all_throws(s, battle, aside), beaten)


def losses_in_defeat(s: SuccessorsState, group: Troops, bonus: int) -> dict[int, float]:
    """S4-14.9-e, S4-14.9-f All CUs but the Macedonians, and of those what Attrition takes; the rest is Dispersed."""
    macedonians = macedonian_part(s, group)
    others = cus(group) - cus(macedonians)
    return summed((others + lost, chance) for lost, chance in attrition_losses(TABLES, macedonians, bonus).items())


# -- 13.3 -------------------------------------------------------------------------------------------------------------


@cache
def naval_battle(mover: int, interceptor: int) -> Forecast:
    """13.3 Chances of the Interceptor, by the Fleet Strengths of both; equal scores let the mover go on."""
    return fought_at_sea(*(scores(TABLES, two_dice(), {strength: 1.0}) for strength in (interceptor, mover)))


# -- as everybody reads it --------------------------------------------------------------------------------------------


def told_battle(s: SuccessorsState, battle: Battle) -> dict[str, Any]:
    """A Land Battle with all that is known of it before the dice."""
    result = land_battle(s, battle)
    sides = (battle.attacker, battle.defender)
    aside = aside_of(s, battle, less_prestigious(s, battle))
    return {
        **told(result),
        "kind": "battle" if deserts(s, battle, less_prestigious(s, battle)) == NOBODY else "desertion",
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
        "scores": score_chances(s, battle, aside),
    }
