"""Piani di Battaglia: the enemy's are drawn, the player's chosen; pre-battle plans are resolved at once."""

from __future__ import annotations

from strategos.kernel.asking import DONE, No, Option, confirm, offer
from strategos.kernel.chance import draw, roll

from .events import (
    BattleBegun,
    EnemyPlansDrawn,
    EnemyReinforced,
    InsightUsed,
    PlanLost,
    PlansCancelled,
    PlanTaken,
    PlanUsed,
    Raided,
)
from .facts import (
    A_FATE,
    A_RALLY,
    E_ARCHERS,
    E_CAVALRY,
    E_CONFUSION,
    E_DEPLOY,
    E_INFANTRY,
    E_RAID,
    ENEMY_PLAN_CUP,
    ENEMY_PLANS,
    NUMBER,
    OWN_PLAN_LIMIT,
    OWN_PLANS,
    REF,
)
from .glorification import lose_gold
from .losses import draw_enemy
from .state import BATTLE_TURN, COMMANDER, AlexanderState, advised, alexander_battle, forces, has_option

FIRST_TURN = (E_ARCHERS, E_CAVALRY, E_INFANTRY)
Pick = tuple[str, int]
_PLAN: tuple[Option[Pick], ...] = tuple(Option(p, ("plan", n), {"card": p}) for n, p in enumerate(OWN_PLANS))
_MANEUVER: Option[Pick] = Option("maneuver", ("maneuver", 0), {"card": "maneuver"})
_MORALE: Option[Pick] = Option("morale", ("morale", 0), {"card": "morale"})


def free_plans(s: AlexanderState) -> int:
    """Piani di Battaglia di Alessandro: his Battle value with Hephaestion and Bucephalus, and King Philip's three."""
    free = alexander_battle(s) + s.bucephalus
    if s.box in s.map.lists["philip_boxes"] and not has_option(s, "estranged_prince"):
        free += s.map.number["philip_plans"]
    return free


def enemy_plan_count(s: AlexanderState) -> int:
    """Piani di Battaglia Nemici: one per unit, leader and wall; three fewer with Parmenion; never below none."""
    count = len(s.garrison[s.area])
    if advised(s, "parmenion"):
        count -= NUMBER["parmenion_plans"]
    return max(0, min(count, len(s.plan_cup)))


async def open_battle(s: AlexanderState) -> None:
    """Risoluzione Battaglia: line up, draw the enemy's plans, choose one's own, resolve pre-battle plans."""
    begin_battle(s)
    await draw_enemy_plans(s)
    await bucephalus(s)
    await choose_plans(s)
    await confusion(s)
    await deploy(s)
    await raid(s)
    s.battle_turn = 1
    s.step = BATTLE_TURN


def begin_battle(s: AlexanderState) -> None:
    """Risoluzione Battaglia: a clean Battlefield; every Temple gives a Fate plan."""
    s.enemy_plans = [0] * len(ENEMY_PLANS)
    s.own_plans = [0] * len(OWN_PLANS)
    s.own_plans[A_FATE] = sum(s.temples)
    if not s.plan_cup:
        s.plan_cup = list(ENEMY_PLAN_CUP)
    s.attacked.clear()
    s.acted.clear()
    s.returning.clear()
    s.duel = s.leader_killed = s.bucephalus = s.maneuver = False
    s.emit(BattleBegun(s.map.refs[s.area], forces(s), len(s.garrison[s.area])))


async def draw_enemy_plans(s: AlexanderState) -> None:
    """Piani di Battaglia Nemici: drawn at random, face up; none if Anticipation is played first."""
    if "anticipation" in s.insights and await confirm(
        COMMANDER, "anticipation", rule="FA-anticipation-01", about={"plans": enemy_plan_count(s)}
    ):
        s.insights.remove("anticipation")
        s.emit(InsightUsed("card:anticipation"))
        return
    count = enemy_plan_count(s)
    if not count:
        return
    cup = list(s.plan_cup)
    picks = await draw(*range(len(cup), len(cup) - count, -1), purpose="enemy plans")
    for pick in picks:
        s.enemy_plans[cup.pop(pick - 1)] += 1
    drawn = tuple(f"card:{ENEMY_PLANS[n]}" for n, k in enumerate(s.enemy_plans) for _ in range(k))
    s.emit(EnemyPlansDrawn(count, drawn))


async def bucephalus(s: AlexanderState) -> None:
    """Bucephalus: played before plans are chosen, +1 to both of Alexander's values for this battle."""
    if "bucephalus" in s.insights and await confirm(COMMANDER, "bucephalus", rule="FA-bucephalus-01"):
        s.insights.remove("bucephalus")
        s.bucephalus = True
        s.emit(InsightUsed("card:bucephalus"))


def why_not_plan(s: AlexanderState, pick: Pick, free: int) -> No | None:
    """Piani di Battaglia di Alessandro: within the copies of the plan; free, or 1 Gold each."""
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
    """Piani di Battaglia di Alessandro: one after the other until the player has enough; Maneuver and Morale too."""
    taken = 0
    morale = 0
    while True:
        candidates = list(_PLAN)
        if "maneuver" in s.insights:
            candidates.append(_MANEUVER)
        if "morale" in s.insights:
            candidates.append(_MORALE)
        free = max(0, free_plans(s) - taken)
        pick = await offer(
            COMMANDER,
            "plans",
            candidates,
            DONE,
            rule="FA-aplan-01" if free else "FA-aplan-02",
            why_not=lambda p, free=free: why_not_plan(s, p, free),
            about={"free": free, "gold": s.gold},
        )
        if pick is None:
            break
        what, n = pick
        if what == "plan":
            price = 0 if taken < free_plans(s) else NUMBER["extra_plan_gold"]
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


def cancel_first_turn_plans(s: AlexanderState) -> None:
    """Manovra: no enemy attack in the first turn, and the plans for that turn are void."""
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


async def confusion(s: AlexanderState) -> None:
    """Confusione: before every other plan, one of the player's plans at random is lost."""
    while s.enemy_plans[E_CONFUSION]:
        use_enemy_plan(s, E_CONFUSION)
        held = [n for n, k in enumerate(s.own_plans) for _ in range(k)]
        if held:
            n = held[(await draw(len(held), purpose="confusion"))[0] - 1]
            s.own_plans[n] -= 1
            s.emit(PlanLost(f"card:{OWN_PLANS[n]}"))


async def deploy(s: AlexanderState) -> None:
    """Schierare: a random unit of the nation joins before the first turn; it brings no plan."""
    while s.enemy_plans[E_DEPLOY]:
        use_enemy_plan(s, E_DEPLOY)
        counter = await draw_enemy(s, s.map.nation[s.area])
        if counter is not None:
            s.garrison[s.area] = (*s.garrison[s.area], counter)
            s.emit(EnemyReinforced(REF[counter], s.map.refs[s.area]))


async def raid(s: AlexanderState) -> None:
    """Saccheggio: 2 Gold on 1-2, 1 Gold on 3-6, as far as there is any."""
    while s.enemy_plans[E_RAID]:
        use_enemy_plan(s, E_RAID)
        if not s.gold:
            continue
        [die] = await roll(6, purpose="raid")
        gold = min(s.gold, 2 if die <= 2 else 1)
        s.emit(Raided(die, gold))
        lose_gold(s, gold)
