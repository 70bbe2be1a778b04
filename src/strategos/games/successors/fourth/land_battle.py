"""14 Land Battles, from the pieces that join to the Retreat. Cards are played between joining and the Royal Army.

What both editions have alike stands in `common/land_battle.py`.
"""

from __future__ import annotations

from strategos.kernel.chance import roll
from strategos.kernel.window import Moment

from ..common.board import (
    INDEPENDENT,
    NOBODY,
    NONE,
    SIDE_REFS,
    Troops,
    inside,
    space_of,
)
from ..common.champions import attack
from ..common.clash_events import BattleDecided, BattleRolled
from ..common.defeat import go_over
from ..common.dispersal import disperse_troops, shift
from ..common.events import Popular, Retreated
from ..common.land_battle import (
    FATAL_ROLL,
    Rolled,
    battle_rating,
    battle_score,
    combat_strength,
    lose_one,
    lost_all,
    only_royals_desert,
    roll_elephants,
    royal_army,
    set_aside,
    survival,
)
from ..common.position import (
    armies_at,
    beyond,
    commander,
    generals_at,
    least,
    royals_at,
    troops_at,
)
from ..common.scoring import province_owner
from ..common.segments import mark_battled, mark_general, mark_moved
from ..common.settle import settle
from ..common.surprise_cards import Occasion, foe
from ..common.tasks import Battle
from .battle_joining import Joined, join_battle
from .burial import is_bound
from .cavalry import has_cavalry, rout_bonus
from .defeat import defeat
from .facts import (
    ABILITY,
    GENERAL_REFS,
    PROVINCE_OF,
    PROVINCES,
    REFS,
    TABLES,
    is_minor,
)
from .segments import mark_battled_general
from .state import SuccessorsState
from .surprise_cards import BATTLE, CAVALRY_BONUS, CAVALRY_SUPERIORITY, GIFT
from .windows import BATTLE_CARDS, BATTLE_PRESTIGE, pause

LOYAL_TO_PEUKESTAS = ("sousiane", "media", "persis")


# -- 14.4 the Royal Army ----------------------------------------------------------------------------------------------


# -- 14.5, 14.6 strength ----------------------------------------------------------------------------------------------


def local_troops(s: SuccessorsState, battle: Battle, faction: int) -> int:
    """S4-14.5-a 1 for the space, 2 for its Province (-b, -c), for Independents too (OQ-INDEP-LOCAL); doubled where
    Peukestas commands among his own (-d), none for who failed to evade (-e)."""
    if faction in battle.failed:
        return 0
    space = space_of(battle.position)
    province = PROVINCE_OF[space]
    points = (s.control[space] == faction) + 2 * (province_owner(s, province) == faction)
    leader = NOBODY if faction == INDEPENDENT else commander(s, faction, battle.position)
    peukestas = leader != NOBODY and ABILITY[leader] == "double_local_troops"
    return 2 * points if peukestas and PROVINCES[province] in LOYAL_TO_PEUKESTAS else points


Elephants = dict[int, tuple[int, ...]]
"""Side → the strength of each of its Elephants."""


def roll_bonus(
    s: SuccessorsState, battle: Battle, faction: int, elephants: Elephants, played: list[tuple[int, int]]
) -> int:
    """S4-14.7-c For the card, and where Cavalry is used for having some, unless it meets Elephants (S4-16.9-q)."""
    bonus = CAVALRY_BONUS * ((faction, CAVALRY_SUPERIORITY) in played)
    return bonus + (has_cavalry(s, faction, battle.position) and not any(elephants[foe(battle, faction)]))


async def roll_side(
    s: SuccessorsState,
    battle: Battle,
    faction: int,
    aside: Troops,
    elephants: Elephants,
    played: list[tuple[int, int]],
) -> Rolled:
    """14.6, 14.7 Strength, two dice raised to the Battle Rating, the Battle Score."""
    at, shown = battle.position, elephants[faction]
    local = local_troops(s, battle, faction)
    strength = combat_strength(s, faction, at, aside) + sum(shown) + local
    first, second = await roll(6, 2, purpose="battle", rule="S4-14.7-a")
    rating = battle_rating(s, faction, at)
    bonus = roll_bonus(s, battle, faction, elephants, played)
    total = max(first, rating) + max(second, rating) + bonus
    score = battle_score(TABLES, total, strength)
    where = REFS[space_of(at)]
    dice = (first, second)
    s.emit(BattleRolled(SIDE_REFS[faction], where, dice, total, strength, local, score, shown, rating, bonus))
    return Rolled(total, score)


# -- the battle -------------------------------------------------------------------------------------------------------


async def fight(s: SuccessorsState, battle: Battle) -> None:
    """14 A Land Battle, in the order of the chapter."""
    # S4-3.7-d
    attack(s, battle.attacker, battle.defender)
    joined = await join_battle(s, battle)
    if joined is not None and joined.faction == battle.attacker:
        # S4-14.2-b
        mark_moved(s, joined.faction, battle.position, joined.troops)
        for general in joined.generals:
            mark_general(s, general)
    played = await battle_cards(s, battle)
    if not lost_all(s, battle):
        await before_prestige(s, battle, BATTLE_PRESTIGE)
        own = troops_at(s, battle.attacker, battle.position)
        if only_royals_desert(s, battle):
            # S4-14.9-l
            mark_moved(s, battle.attacker, battle.position, beyond(troops_at(s, battle.attacker, battle.position), own))
        else:
            await resolve(s, battle, joined, played)
    settle(s)


def take_part(s: SuccessorsState, battle: Battle) -> None:
    """S4-15.2-c Who has fought conducts no siege in this Segment."""
    for faction in (battle.attacker, battle.defender):
        if faction != INDEPENDENT:
            mark_battled(s, faction, battle.position, troops_at(s, faction, battle.position))
            for general in generals_at(s, faction, battle.position):
                mark_battled_general(s, general)


async def battle_cards(s: SuccessorsState, battle: Battle) -> list[tuple[int, int]]:
    """S4-14.3-b The Attacker plays all battle cards, then the Defender; what took effect, and who played it."""
    played: list[tuple[int, int]] = []
    for faction in (battle.attacker, battle.defender):
        if faction != INDEPENDENT and any(troops_at(s, faction, battle.position)):
            played += await pause(s, BATTLE_CARDS, (faction,), BATTLE, Occasion(battle=battle))
    return played


async def before_prestige(s: SuccessorsState, battle: Battle, moment: Moment) -> None:
    """W-LAND-K, W-BATTLE-PRESTIGE With Royal Army CUs there, both players may play before Prestige is reckoned."""
    sides = (battle.attacker, battle.defender)
    if any(royal_army(s, faction, battle.position) for faction in sides):
        await pause(s, moment, sides, (GIFT,), Occasion(battle=battle))


async def resolve(s: SuccessorsState, battle: Battle, joined: Joined | None, played: list[tuple[int, int]]) -> None:
    """14.4 to 14.10"""
    take_part(s, battle)
    aside = set_aside(s, battle)
    sides = (battle.attacker, battle.defender)
    elephants = {faction: await roll_elephants(s, battle, faction, played) for faction in sides}
    rolled = {faction: await roll_side(s, battle, faction, aside[faction], elephants, played) for faction in sides}
    scores = [rolled[faction].score for faction in sides]
    # S4-14.7-e, S4-14.7-f
    winner = NOBODY if scores[0] == scores[1] else sides[scores[1] > scores[0]]
    where, won = REFS[space_of(battle.position)], None if winner == NOBODY else SIDE_REFS[winner]
    s.emit(BattleDecided(where, SIDE_REFS[battle.attacker], SIDE_REFS[battle.defender], won, *scores))
    leaders = {faction: commander(s, faction, battle.position) for faction in sides if faction != INDEPENDENT}
    for faction, leader in leaders.items():
        if leader != NOBODY and rolled[faction].total == FATAL_ROLL:
            await survival(s, battle, faction, leader, lost=winner not in (NOBODY, faction))
    if winner == NOBODY:
        for faction in sides:
            await lose_one(s, battle, faction, aside[faction])
        retreat(s, battle, joined)
        return
    loser = battle.defender if winner == battle.attacker else battle.attacker
    beaten = len(armies_at(s, battle.position)) if loser == INDEPENDENT else 0
    rout = rout_bonus(s, winner, loser, battle.position)
    if rolled[winner].score < 2 * rolled[loser].score:
        # S4-14.9-d Twice the score costs nothing.
        await lose_one(s, battle, winner, aside[winner])
    await defeat(s, loser, battle.position, aside[loser], rout)
    if aside[loser] != NONE:
        # S4-14.9-k
        go_over(s, loser, battle.position, winner, battle.position, aside[loser])
        if winner == battle.attacker:
            # S4-14.9-l
            mark_moved(s, winner, battle.position, aside[loser])
    if beaten:
        make_popular(s, commander(s, winner, battle.position), beaten)


# -- 14.8 the loss of Generals ----------------------------------------------------------------------------------------


def make_popular(s: SuccessorsState, general: int, armies: int) -> None:
    """S4-7.2-af +1P for each Independent Army a Major General has beaten (OQ-POP-INDEP)."""
    if general != NOBODY and not is_minor(general):
        s.popularity[general] += armies
        s.emit(Popular(SIDE_REFS[s.general_of[general]], GENERAL_REFS[general], s.popularity[general]))


# -- 14.9, 14.10 ------------------------------------------------------------------------------------------------------


def retreat(s: SuccessorsState, battle: Battle, joined: Joined | None) -> None:
    """S4-14.10-a After a draw all of the Attacker's pieces go back where they came from: out of the city back inside
    (S4-14.10-c), others to where they set out (-b, -d), an Independent Army to its box (-e)."""
    faction, at, origin = battle.attacker, battle.position, battle.origin
    where = REFS[space_of(at)]
    to = None if origin < 0 else REFS[space_of(origin)]
    s.emit(Retreated(SIDE_REFS[faction], where, to))
    if faction == INDEPENDENT:
        for army in armies_at(s, at):
            s.army_at[army] = origin
        return
    within = inside(space_of(at))
    if not generals_at(s, faction, at) and s.control[space_of(at)] != faction:
        # S4-14.8-g A draw makes no exception (OQ-KILLED-RETREAT).
        disperse_troops(s, faction, at)
    if joined is not None and joined.faction == faction:
        back = least(joined.troops, troops_at(s, faction, at))
        shift(s, faction, back, at, within)
        mark_moved(s, faction, within, back)
        for general in joined.generals:
            if s.general_at[general] == at:
                s.general_at[general] = within
    shift(s, faction, troops_at(s, faction, at), at, origin)
    for general in generals_at(s, faction, at):
        s.general_at[general] = origin
    for royal in royals_at(s, at):
        if s.royal_of[royal] == faction and not is_bound(s, royal, at, origin):
            s.royal_at[royal] = origin
