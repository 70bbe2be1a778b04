"""Preparation: advance the turn marker, refit, Enemy Orders."""

from __future__ import annotations

from strategos.kernel.agenda import push
from strategos.kernel.asking import No, Option, offer
from strategos.kernel.chance import roll
from strategos.kernel.clock import AGAIN, Again

from .anytime import Deed, agree, at_once, deeds, do_deed, pause, pick, special_deeds
from .events import (
    GarrisonJoined,
    InsightUsed,
    NothingHappened,
    OrderRolled,
    Refitted,
    Revolted,
    RewardPlaced,
    TurnAdvanced,
    WallRaised,
)
from .facts import NUMBER, REF, verb
from .glorification import lose_campaign, lose_gold, room_for_gold
from .hits import draw_enemy, take_hits
from .prophecies import fail_late_prophecies
from .state import (
    COMMANDER,
    GOVERNED,
    RAZED,
    REVOLTED,
    AlexanderState,
    FleetOrder,
    FortressOrder,
    PhaseOver,
    has_option,
)
from .tyre import aristander, fleet_rolls

GOLD: Option[str] = Option("gold", "gold", {"button": "gold"})
HIT: Option[str] = Option("take_hit", "hit", {"button": "take_hit"})


async def advance(s: AlexanderState) -> None:
    """FA-advance-01, FA-advance-02 One box on; past the last one the campaign is lost."""
    if s.box == s.map.last_box:
        lose_campaign(s, "out_of_time")
    s.box += 1
    s.mole_built = False
    s.bought.clear()
    s.intimidated.clear()
    s.emit(TurnAdvanced(f"track:{s.map.file.boxes[s.box].id}", s.map.vp[s.box]))
    revolt(s)
    await fail_late_prophecies(s)


def revolt(s: AlexanderState) -> None:
    """FA-option-02 From the date the option names no marker holds in the area, of a governor or of a razed town."""
    if not has_option(s, "theban_revolt"):
        return
    row = s.map.options["theban_revolt"]
    area = s.map.area(row.area)
    if s.box >= row.amount and s.conquered[area] in (GOVERNED, RAZED):
        s.conquered[area] = REVOLTED
        s.emit(Revolted(s.map.refs[area]))


# -- refit -----------------------------------------------------------------------------------------------------------


def why_not_refit(s: AlexanderState, deed: Deed) -> No | None:
    """FA-refit-01 2 Gold for each reduced unit."""
    if deed[0] == "refit" and s.gold < NUMBER["refit_gold"]:
        return No("FA-refit-01", "too_little_gold", {"needs": NUMBER["refit_gold"], "gold": s.gold})
    return None


async def refit(s: AlexanderState) -> Again | None:
    """FA-refit-01 Reduced units may be turned to full strength, one after the other."""
    reduced = [verb("refit", c) for c in s.army if not s.strength[c]]
    if not (reduced and s.gold >= NUMBER["refit_gold"]) and not special_deeds(s):
        await pause(s)
        return None
    answer = await offer(
        COMMANDER,
        "refit",
        reduced + deeds(s),
        rule="FA-refit-01",
        why_not=lambda d: why_not_refit(s, d),
        about={"gold": s.gold, "price": NUMBER["refit_gold"]},
    )
    if answer is None:
        return None
    deed, what = answer
    if deed == "refit":
        s.strength[what] = 1
        s.emit(Refitted(REF[what], NUMBER["refit_gold"]))
        lose_gold(s, NUMBER["refit_gold"])
    else:
        await do_deed(s, deed, what)
    return AGAIN


# -- Enemy Orders ----------------------------------------------------------------------------------------------------


def ordering_fortresses(s: AlexanderState) -> list[int]:
    """FA-orders-01, FA-orders-04 The Fortresses not conquered, in the map's order.

    By one reading the fall of Tyre ends all Enemy Orders and not only the fleet's (ruling: orders_after_tyre).
    """
    if s.map.id == "tyre" and s.choices["orders_after_tyre"] == "none" and s.conquered[s.map.area("tyre")]:
        return []
    return [area for area in s.map.fortress_order if not s.conquered[area]]


async def call_diplomats(s: AlexanderState) -> int:
    """FA-diplomats-01 Played before the first roll, they add 3 to all Enemy Orders of the turn."""
    if "diplomats" in s.insights and await agree(
        s, "diplomats", rule="FA-diplomats-01", about=lambda: {"bonus": NUMBER["diplomats"]}
    ):
        s.insights.remove("diplomats")
        s.emit(InsightUsed("card:diplomats"))
        return NUMBER["diplomats"]
    return 0


def order(s: AlexanderState, total: int) -> str:
    """FA-orders-01 The map's table, which goes on beyond any total."""
    return s.map.orders[total]


async def enemy_orders(s: AlexanderState) -> Again | None:
    """FA-orders-01, FA-orders-03 Every Fortress not conquered, then Tyre's fleet, one order after the other."""
    fortresses, rolls = ordering_fortresses(s), fleet_rolls(s)
    if not fortresses and not rolls:
        return None
    bonus = await call_diplomats(s)
    push(s, *(FortressOrder(a, bonus) for a in fortresses), *[FleetOrder(bonus)] * rolls, PhaseOver())
    return AGAIN


async def fortress_order(s: AlexanderState, task: FortressOrder) -> None:
    """FA-orders-01, FA-orders-02 A die, the distance from Alexander's Army added, on the map's table."""
    area, bonus = task.area, task.bonus
    [die] = await roll(6, purpose="enemy orders", rule="FA-orders-01")
    m = s.map
    distance = m.distance[s.area][area]
    total = die + distance + bonus
    extra = await aristander(s, total, order(s, total), order(s, total + 1))
    total += extra
    effect = order(s, total)
    s.emit(OrderRolled(m.refs[area], die, distance, bonus + extra, total, effect))
    await pause(s)
    await carry_out(s, area, effect)


async def carry_out(s: AlexanderState, area: int, effect: str) -> None:
    """FA-orders-05, FA-orders-06, FA-orders-07, FA-orders-08 The results of the table."""
    if effect == "wall_1":
        raise_wall(s, area)
    elif effect == "lose_2_gold_or_1_hit":
        await pay_or_suffer(s)
    elif effect == "garrison_1":
        counter = await draw_enemy(s, s.map.nation[area])
        if counter is not None:
            s.garrison[area] = (*s.garrison[area], counter)
            s.emit(GarrisonJoined(s.map.refs[area], REF[counter]))
    elif effect == "glory_1_battle":
        s.area_glory[area] += NUMBER["order_reward_glory"]
        s.emit(RewardPlaced(s.map.refs[area], 0, NUMBER["order_reward_glory"]))
    elif effect == "gold_2_intimidation":
        gold = min(NUMBER["order_reward_gold"], room_for_gold(s))
        s.area_gold[area] += gold
        s.emit(RewardPlaced(s.map.refs[area], gold, 0))


def raise_wall(s: AlexanderState, area: int) -> None:
    """FA-orders-05 A wall joins the area; nothing happens when no wall counter is left."""
    if not s.walls:
        s.emit(NothingHappened("no_wall_left"))
        return
    wall, s.walls = s.walls[-1], s.walls[:-1]
    s.garrison[area] = (*s.garrison[area], wall)
    s.emit(WallRaised(s.map.refs[area], REF[wall]))


async def pay_or_suffer(s: AlexanderState) -> None:
    """FA-orders-06 2 Gold or a hit; the hit is forced on who has less than 2 Gold."""
    gold = NUMBER["order_gold"]
    way = await pick(
        s,
        "tribute",
        lambda: (GOLD, HIT) if s.gold >= gold else (HIT,),
        rule="FA-orders-06",
        about=lambda: {"gold": gold, "treasury": s.gold},
        forced=at_once,
    )
    if way == "gold":
        lose_gold(s, gold, "orders")
    else:
        await take_hits(s, 1, "orders", "FA-orders-06")
