"""Battle Plans: the enemy's are drawn, the player's chosen and used."""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import DONE, No, Option
from strategos.kernel.chance import draw

from .anytime import agree, ask
from .events import (
    EnemyPlansDrawn,
    InsightUsed,
    PlansCancelled,
    PlanTaken,
    PlanUsed,
)
from .facts import (
    A_FATE,
    A_RALLY,
    E_ARCHERS,
    E_CAVALRY,
    E_INFANTRY,
    ENEMY_PLANS,
    NUMBER,
    OWN_PLAN_LIMIT,
    OWN_PLANS,
)
from .glorification import lose_gold
from .state import AlexanderState, advised, alexander_battle, forces, has_option

FIRST_TURN = (E_ARCHERS, E_CAVALRY, E_INFANTRY)
Pick = tuple[str, int]
_PLAN: tuple[Option[Pick], ...] = tuple(Option(p, ("plan", n), {"card": p}) for n, p in enumerate(OWN_PLANS))
_MANEUVER: Option[Pick] = Option("maneuver", ("maneuver", 0), {"card": "maneuver"})
_MORALE: Option[Pick] = Option("morale", ("morale", 0), {"card": "morale"})


def free_plans(s: AlexanderState) -> int:
    """FA-aplan-01, FA-turnex-03 His Battle value with Hephaestion and Bucephalus, and King Philip's three."""
    free = alexander_battle(s) + s.bucephalus
    if s.box in s.map.lists["philip_boxes"] and not has_option(s, "estranged_prince"):
        free += s.map.number["philip_plans"]
    return free


def plans_left(s: AlexanderState, taken: int) -> int:
    """FA-aplan-01, FA-aplan-02 How many more plans cost nothing."""
    return max(0, free_plans(s) - taken)


def enemy_plan_count(s: AlexanderState) -> int:
    """FA-eplan-01, FA-eplan-02 One per unit, leader and wall; three fewer with Parmenion; never below none."""
    count = len(s.garrison[s.area])
    if advised(s, "parmenion"):
        count -= NUMBER["parmenion_plans"]
    return max(0, min(count, len(s.plan_cup)))


async def draw_enemy_plans(s: AlexanderState) -> None:
    """FA-eplan-03, FA-anticipation-01 Drawn at random, face up; none if Anticipation is played first."""
    if "anticipation" in s.insights and await agree(
        s, "anticipation", rule="FA-anticipation-01", about=lambda: {"plans": enemy_plan_count(s)}
    ):
        s.insights.remove("anticipation")
        s.emit(InsightUsed("card:anticipation"))
        return
    count = enemy_plan_count(s)
    if not count:
        return
    cup = list(s.plan_cup)
    picks = await draw(*range(len(cup), len(cup) - count, -1), purpose="enemy plans", rule="FA-eplan-03")
    for pick in picks:
        s.enemy_plans[cup.pop(pick - 1)] += 1
    drawn = tuple(f"card:{ENEMY_PLANS[n]}" for n, k in enumerate(s.enemy_plans) for _ in range(k))
    s.emit(EnemyPlansDrawn(count, drawn))


async def bucephalus(s: AlexanderState) -> None:
    """FA-bucephalus-01 Played before plans are chosen, +1 to both of Alexander's values for this battle."""
    if "bucephalus" in s.insights and await agree(s, "bucephalus", rule="FA-bucephalus-01"):
        s.insights.remove("bucephalus")
        s.bucephalus = True
        s.emit(InsightUsed("card:bucephalus"))


def why_not_plan(s: AlexanderState, pick: Pick, free: int) -> No | None:
    """FA-aplan-02, FA-aplan-03 Within the copies of the plan; free, or 1 Gold each."""
    what, n = pick
    if what != "plan":
        return None
    if n == A_FATE:
        return No("FA-fate-04", "fate_from_temples")
    if s.own_plans[n] >= OWN_PLAN_LIMIT[n]:
        return No("FA-aplan-03", "plan_limit", {"card": f"card:{OWN_PLANS[n]}", "limit": OWN_PLAN_LIMIT[n]})
    if not free and s.gold < NUMBER["extra_plan_gold"]:
        return No("FA-aplan-02", "too_little_gold", {"needs": NUMBER["extra_plan_gold"], "gold": s.gold})
    return None


async def choose_plans(s: AlexanderState) -> None:
    """FA-aplan-01, FA-maneuver-01 One after the other until the player has enough; Maneuver and Morale too."""
    taken = 0
    morale = 0
    while True:
        free = partial(plans_left, s, taken)
        pick = await ask(
            s,
            "plans",
            lambda: picks(s),
            DONE,
            rule="FA-aplan-01" if free() else "FA-aplan-02",
            why_not=lambda p, free=free: why_not_plan(s, p, free()),
            about=lambda free=free: {"free": free(), "gold": s.gold},
        )
        if pick is None:
            break
        what, n = pick
        if what == "plan":
            price = 0 if free() else NUMBER["extra_plan_gold"]
            lose_gold(s, price)
            s.own_plans[n] += 1
            taken += 1
            s.emit(PlanTaken(f"card:{OWN_PLANS[n]}", price))
            continue
        s.insights.remove(what)
        s.emit(InsightUsed(f"card:{what}"))
        if what == "maneuver":
            cancel_first_turn_plans(s)
        else:
            morale = forces(s)
    # Morale's Rally plans come on top of the one that may be chosen.
    s.own_plans[A_RALLY] += morale


def picks(s: AlexanderState) -> list[Option[Pick]]:
    """FA-aplan-01, FA-maneuver-01, FA-morale-01 What may be picked while plans are chosen."""
    found = list(_PLAN)
    if "maneuver" in s.insights:
        found.append(_MANEUVER)
    if "morale" in s.insights:
        found.append(_MORALE)
    return found


def cancel_first_turn_plans(s: AlexanderState) -> None:
    """FA-maneuver-01, FA-maneuver-02 No enemy attack in the first turn, and the plans for that turn are void."""
    s.maneuver = True
    count = sum(s.enemy_plans[n] for n in FIRST_TURN)
    for n in FIRST_TURN:
        s.enemy_plans[n] = 0
    if count:
        s.emit(PlansCancelled(count))


def use_enemy_plan(s: AlexanderState, n: int) -> None:
    s.enemy_plans[n] -= 1
    s.emit(PlanUsed(f"card:{ENEMY_PLANS[n]}", "side:enemy"))


def use_plan(s: AlexanderState, n: int) -> None:
    s.own_plans[n] -= 1
    s.emit(PlanUsed(f"card:{OWN_PLANS[n]}", "side:macedonian"))
