"""Preparazione: advance the turn marker, refit, Enemy Orders."""

from __future__ import annotations

from strategos.kernel.asking import No, Option, offer
from strategos.kernel.chance import roll
from strategos.kernel.clock import AGAIN, Again

from .anytime import Deed, agree, deeds, do_deed, pause, pick, special_deeds
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
from .state import COMMANDER, GOVERNED, REVOLTED, SIEGE, AlexanderState, has_option
from .tyre import aristander, fleet_order, fleet_rolls

GOLD: Option[str] = Option("gold", "gold", {"button": "gold"})
HIT: Option[str] = Option("take_hit", "hit", {"button": "take_hit"})


async def advance(s: AlexanderState) -> None:
    """Avanzare il Segnalino Turno: one box on; past the last one the campaign is lost."""
    if s.box == s.map.last_box:
        lose_campaign(s, "out_of_time")
    s.box += 1
    s.fortress, s.fleet_rolls, s.diplomats = 0, -1, False
    s.step, s.stop, s.mole_built = SIEGE, False, False
    s.bought.clear()
    s.intimidated.clear()
    s.emit(TurnAdvanced(f"track:{s.map.file.boxes[s.box].id}", s.map.vp[s.box]))
    revolt(s)
    await fail_late_prophecies(s)


def revolt(s: AlexanderState) -> None:
    """Opzioni Campagna, Theban Revolt: a Govern marker is lost on the date the option names."""
    if not has_option(s, "theban_revolt"):
        return
    row = s.map.options["theban_revolt"]
    area = s.map.area(row.area)
    if s.box == row.amount and s.conquered[area] == GOVERNED:
        s.conquered[area] = REVOLTED
        s.emit(Revolted(s.map.refs[area]))


# -- Riequipaggiare --------------------------------------------------------------------------------------------------


def why_not_refit(s: AlexanderState, deed: Deed) -> No | None:
    """Riequipaggiare: 2 Gold for each reduced unit."""
    if deed[0] == "refit" and s.gold < NUMBER["refit_gold"]:
        return No("FA-refit-01", "too_little_gold", {"needs": NUMBER["refit_gold"], "gold": s.gold})
    return None


async def refit(s: AlexanderState) -> Again | None:
    """Riequipaggiare: reduced units may be turned to full strength, one after the other."""
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


# -- Ordini Nemici ---------------------------------------------------------------------------------------------------


def next_fortress(s: AlexanderState) -> int | None:
    """Ordini Nemici: the next Fortress, in the map's order, that is not conquered."""
    order = s.map.fortress_order
    while s.fortress < len(order):
        area = order[s.fortress]
        if not s.conquered[area]:
            return area
        s.fortress += 1
    return None


def why_no_orders(s: AlexanderState) -> str:
    """Tiro: the reading that ends all Enemy Orders, not only the fleet's, with the fall of Tyre."""
    if s.map.id == "tyre" and s.choices["orders_after_tyre"] == "none" and s.conquered[s.map.area("tyre")]:
        return "tyre_fallen"
    return ""


async def call_diplomats(s: AlexanderState) -> None:
    """Diplomatici: played before the first roll, they add 3 to all Enemy Orders of the turn."""
    if "diplomats" in s.insights and await agree(
        s, "diplomats", rule="FA-diplomats-01", about=lambda: {"bonus": NUMBER["diplomats"]}
    ):
        s.insights.remove("diplomats")
        s.diplomats = True
        s.emit(InsightUsed("card:diplomats"))


def order(s: AlexanderState, total: int) -> str:
    """Ordini Nemici: the map's table."""
    return s.map.orders[max(0, min(total, len(s.map.orders) - 1))]


async def enemy_orders(s: AlexanderState) -> Again | None:
    """Ordini Nemici: every Fortress not conquered, then Tyre's fleet; each order is carried out before the next."""
    area = None if why_no_orders(s) else next_fortress(s)
    if s.fleet_rolls < 0:
        s.fleet_rolls = fleet_rolls(s)
        if area is not None or s.fleet_rolls:
            await call_diplomats(s)
    if area is not None:
        await fortress_order(s, area)
        return AGAIN
    if s.fleet_rolls:
        s.fleet_rolls -= 1
        await fleet_order(s)
        return AGAIN
    return None


async def fortress_order(s: AlexanderState, area: int) -> None:
    """Ordini Nemici: a die, the distance from Alexander's Army added, on the map's table."""
    [die] = await roll(6, purpose="enemy orders")
    distance = s.map.distance[s.area][area]
    bonus = NUMBER["diplomats"] if s.diplomats else 0
    total = die + distance + bonus
    extra = await aristander(s, total, order(s, total), order(s, total + 1))
    total += extra
    effect = order(s, total)
    s.emit(OrderRolled(s.map.refs[area], die, distance, bonus + extra, total, effect))
    s.fortress += 1
    await pause(s)
    await carry_out(s, area, effect)


async def carry_out(s: AlexanderState, area: int, effect: str) -> None:
    """Ordini Nemici: the results of the table."""
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
    """Ordini Nemici, 1 Muro: a wall joins the area; nothing happens when no wall counter is left."""
    if not s.walls:
        s.emit(NothingHappened("no_wall_left"))
        return
    wall, s.walls = s.walls[-1], s.walls[:-1]
    s.strength[wall] = 1
    s.garrison[area] = (*s.garrison[area], wall)
    s.emit(WallRaised(s.map.refs[area]))


async def pay_or_suffer(s: AlexanderState) -> None:
    """Ordini Nemici: 2 Gold or a hit; the hit is forced on who has less than 2 Gold."""
    gold = NUMBER["order_gold"]
    way = await pick(
        s,
        "tribute",
        lambda: (GOLD, HIT) if s.gold >= gold else (HIT,),
        rule="FA-orders-06",
        about=lambda: {"gold": gold, "treasury": s.gold},
        forced=True,
    )
    if way == "gold":
        lose_gold(s, gold, "orders")
    else:
        await take_hits(s, 1, "orders", "FA-orders-06")
