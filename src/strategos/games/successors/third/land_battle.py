"""14 Land Battles, from the pieces that join to the Retreat. Cards are played between joining and the Royal Army.

What both editions have alike stands in `common/land_battle.py`.
"""

from __future__ import annotations

from msgspec.structs import replace

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
from ..common.control import set_control
from ..common.defeat import go_over
from ..common.dispersal import disperse_force, disperse_troops, shift
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
from ..common.options import plays_with
from ..common.position import (
    armies_at,
    beyond,
    commander,
    generals_at,
    least,
    troops_at,
)
from ..common.scoring import province_owner
from ..common.segments import mark_moved
from ..common.settle import settle
from ..common.steps import may_stay, transfer, whole_force
from ..common.surprise_cards import Occasion
from ..common.tasks import Battle
from .battle_joining import Joined, join_battle
from .defeat import defeat
from .facts import GENERAL_REFS, PROVINCE_OF, REFS, TABLES, is_minor
from .parties import able_to_travel
from .state import SuccessorsState
from .surprise_cards import BATTLE, GIFT
from .windows import BATTLE_CARDS, BATTLE_PRESTIGE, pause

# -- 14.4 the Royal Army ----------------------------------------------------------------------------------------------


# -- 14.5, 14.6 strength ----------------------------------------------------------------------------------------------


def local_troops(s: SuccessorsState, battle: Battle, faction: int) -> int:
    """S3-12.2-a 1 for the space, 2 for its Province (S3-12.2-b), for Independents too (S3-16.5-b, S3-16.5-k); none
    for who failed to evade (S3-11.2-a)."""
    if faction in battle.failed:
        return 0
    space = space_of(battle.position)
    province = PROVINCE_OF[space]
    return (s.control[space] == faction) + 2 * (province_owner(s, province) == faction)


async def roll_side(s: SuccessorsState, battle: Battle, faction: int, aside: Troops, shown: tuple[int, ...]) -> Rolled:
    """14.6, 14.7 Strength, two dice raised to the Battle Rating, the Battle Score."""
    at = battle.position
    local = local_troops(s, battle, faction)
    strength = combat_strength(s, faction, at, aside) + sum(shown) + local
    first, second = await roll(6, 2, purpose="battle", rule="S3-12.5-a")
    rating = battle_rating(s, faction, at)
    total = max(first, rating) + max(second, rating)
    score = battle_score(TABLES, total, strength)
    where = REFS[space_of(at)]
    s.emit(BattleRolled(SIDE_REFS[faction], where, (first, second), total, strength, local, score, shown, rating))
    return Rolled(total, score)


# -- the battle -------------------------------------------------------------------------------------------------------


async def fight(s: SuccessorsState, battle: Battle) -> None:
    """14 A Land Battle, in the order of the chapter."""
    # S3-17.5-g
    attack(s, battle.attacker, battle.defender)
    joined = await join_battle(s, battle)
    if joined is not None and joined.faction == battle.attacker:
        # S3-9.1-b Who joins the Army on its move moves with it.
        mark_moved(s, joined.faction, battle.position, joined.troops)
    played = await battle_cards(s, battle)
    if not lost_all(s, battle):
        await before_prestige(s, battle, BATTLE_PRESTIGE)
        own = troops_at(s, battle.attacker, battle.position)
        if only_royals_desert(s, battle):
            mark_moved(s, battle.attacker, battle.position, beyond(troops_at(s, battle.attacker, battle.position), own))
        else:
            await resolve(s, battle, joined, played)
    settle(s)


async def battle_cards(s: SuccessorsState, battle: Battle) -> list[tuple[int, int]]:
    """S3-7.3-b Both players may play battle cards, first come, first served, in dispute by Turn Order; what took
    effect, and who played it."""
    sides = [
        f for f in (battle.attacker, battle.defender) if f != INDEPENDENT and any(troops_at(s, f, battle.position))
    ]
    return await pause(s, BATTLE_CARDS, sides, BATTLE, Occasion(battle=battle))


async def before_prestige(s: SuccessorsState, battle: Battle, moment: Moment) -> None:
    """W-LAND-K, W-BATTLE-PRESTIGE With Royal Army CUs there, both players may play before Prestige is reckoned."""
    sides = (battle.attacker, battle.defender)
    if any(royal_army(s, faction, battle.position) for faction in sides):
        await pause(s, moment, sides, (GIFT,), Occasion(battle=battle))


async def resolve(s: SuccessorsState, battle: Battle, joined: Joined | None, played: list[tuple[int, int]]) -> None:
    """14.4 to 14.10"""
    aside = set_aside(s, battle)
    sides = (battle.attacker, battle.defender)
    elephants = {faction: await roll_elephants(s, battle, faction, played) for faction in sides}
    rolled = {faction: await roll_side(s, battle, faction, aside[faction], elephants[faction]) for faction in sides}
    scores = [rolled[faction].score for faction in sides]
    # S3-12.5-c, S3-12.5-b
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
    if rolled[winner].score < 2 * rolled[loser].score:
        # S3-12.7-f Twice the score costs nothing.
        await lose_one(s, battle, winner, aside[winner])
    await defeat(s, loser, battle.position, aside[loser])
    if aside[loser] != NONE:
        # S3-14.3-e
        go_over(s, loser, battle.position, winner, battle.position, aside[loser])
        if winner == battle.attacker:
            mark_moved(s, winner, battle.position, aside[loser])
    if beaten:
        make_popular(s, commander(s, winner, battle.position), beaten)
    elif winner == INDEPENDENT:
        expel(s, battle.position)


# -- 14.8 the loss of Generals ----------------------------------------------------------------------------------------


def make_popular(s: SuccessorsState, general: int, armies: int) -> None:
    """S3-23.1-a Where so agreed, +1P for each Independent Army a Major General has beaten, for good (S3-23.1-b)."""
    if plays_with(s.setup, "popular_victors") and general != NOBODY and not is_minor(general):
        s.popularity[general] += armies
        s.emit(Popular(SIDE_REFS[s.general_of[general]], GENERAL_REFS[general], s.popularity[general]))


def expel(s: SuccessorsState, position: int) -> None:
    """S3-16.5-g A victorious Independent Army removes the player's PC marker, attacking or defending, but not at a
    Major City (OQ3-INDEP-WIN)."""
    space = space_of(position)
    if not s.is_major_city(space) and s.control[space] not in (NOBODY, INDEPENDENT):
        set_control(s, space, NOBODY)


# -- 12.7, 12.9 ------------------------------------------------------------------------------------------------------


def retreat(s: SuccessorsState, battle: Battle, joined: Joined | None) -> None:
    """S3-12.9-b After a draw all of the Attacker's pieces go back where they came from: out of the city back inside
    (S3-12.9-c), others to where they set out (-b, -d), an Independent Army to its box (-e)."""
    faction, at, origin = battle.attacker, battle.position, battle.origin
    where = REFS[space_of(at)]
    if faction == INDEPENDENT:
        s.emit(Retreated(SIDE_REFS[faction], where, None if origin < 0 else REFS[space_of(origin)]))
        for army in armies_at(s, at):
            s.army_at[army] = origin
        return
    if not generals_at(s, faction, at) and s.control[space_of(at)] != faction:
        # S3-12.10-f Left without a General, nobody shows whose they are (S3-9.1-j).
        disperse_troops(s, faction, at)
        return
    within = inside(space_of(at))
    if joined is not None and joined.faction == faction:
        back = least(joined.troops, troops_at(s, faction, at))
        shift(s, faction, back, at, within)
        mark_moved(s, faction, within, back)
    if not may_stay(s, faction, origin):
        # Who evaded has gone there meanwhile: going back starts no attack (OQ-NAVAL-BACK).
        disperse_force(s, faction, at)
        return
    party = whole_force(s, faction, at)
    if space_of(origin) != space_of(at):
        # S3-18.4-a Who has lost the last CU leaves the Royal Family behind (R3-ROYAL-ALONE).
        party = replace(party, royals=able_to_travel(s, party.royals, party.troops))
    s.emit(Retreated(SIDE_REFS[faction], where, REFS[space_of(origin)]))
    transfer(s, party, at, origin)
