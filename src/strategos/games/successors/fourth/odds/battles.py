"""13.3, 14 How a battle may end, by land and by sea, over all throws of both sides.

Cards in hand are not reckoned with: nobody knows who holds which.

What both editions have alike stands in `common/odds/battles.py`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from ...common.board import (
    NOBODY,
    SIDE_REFS,
    Troops,
)
from ...common.defeat import macedonian_part
from ...common.land_battle import battle_rating, combat_strength, less_prestigious
from ...common.odds.battles import (
    KEPT,
    NO_CARDS,
    Cards,
    Contest,
    Forecast,
    Host,
    aside_of,
    contest,
    deserted,
    deserts,
    elephants_of,
    fighting,
    fought,
    fought_at_sea,
    told_forecast,
    told_hosts,
)
from ...common.odds.throws import (
    attrition_losses,
    scores,
    summed,
    two_dice,
)
from ...common.position import cus
from ...common.scoring import prestige_of
from ...common.surprise_cards import foe
from ...common.tasks import Battle
from ..cavalry import has_cavalry, rout_bonus
from ..facts import CARD_REFS, TABLES
from ..land_battle import local_troops
from ..state import SuccessorsState
from ..surprise_cards import CAVALRY_BONUS, CAVALRY_SUPERIORITY


def host(s: SuccessorsState, battle: Battle, faction: int, aside: Troops, cards: Cards = NO_CARDS) -> Host:
    """14.5 to 14.7 A side as it comes to the dice."""
    at = battle.position
    return Host(
        combat_strength(s, faction, at, aside) + local_troops(s, battle, faction),
        battle_rating(s, faction, at),
        elephants_of(s, battle, faction, cards),
        int(has_cavalry(s, faction, at)),
        CAVALRY_BONUS * ((SIDE_REFS[faction], CARD_REFS[CAVALRY_SUPERIORITY]) in cards),
    )


@lru_cache(maxsize=KEPT)
def met(ours: Host, theirs: Host) -> Contest:
    return contest(TABLES, ours, theirs)


def land_battle(s: SuccessorsState, battle: Battle, cards: Cards = NO_CARDS) -> Forecast:
    """14 All throws of both sides; K of chapter 10 comes first, Overrun is no battle."""
    loser = less_prestigious(s, battle)
    traitor = deserts(s, battle, loser)
    if traitor != NOBODY:
        return deserted(battle, traitor)
    aside, sides = aside_of(s, battle, loser), (battle.attacker, battle.defender)
    bonus = {faction: rout_bonus(s, foe(battle, faction), faction, battle.position) for faction in sides}
    beaten = {f: losses_in_defeat(s, fighting(s, battle, f, aside[f]), bonus[f]) for f in sides}
    return fought(s, battle, aside, met(*(host(s, battle, f, aside[f], cards) for f in sides)), beaten)


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


def told_battle(s: SuccessorsState, battle: Battle, cards: Cards = NO_CARDS) -> dict[str, Any]:
    """A Land Battle with all that is known of it before the dice, and these cards played in it."""
    sides, loser = (battle.attacker, battle.defender), less_prestigious(s, battle)
    aside = aside_of(s, battle, loser)
    hosts = [host(s, battle, faction, aside[faction], cards) for faction in sides]
    prestige = [prestige_of(s, battle, faction) for faction in sides]
    return told_forecast(s, battle, land_battle(s, battle, cards), loser) | told_hosts(hosts, met(*hosts), prestige)
