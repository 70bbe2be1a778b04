"""The opening of a battle: lines, plans, and the plans that are resolved before the first turn."""

from __future__ import annotations

from functools import partial

from strategos.kernel.agenda import push
from strategos.kernel.chance import draw, roll

from .attacks import battle_over, hit_own
from .events import BattleBegun, EnemyReinforced, PlanLost, Raided
from .facts import A_FATE, ALEXANDER, E_CONFUSION, E_DEPLOY, E_RAID, ENEMY_PLAN_CUP, ENEMY_PLANS, OWN_PLANS, REF
from .glorification import lose_gold
from .hits import draw_enemy
from .losses import kinds
from .plans import bucephalus, choose_plans, draw_enemy_plans, use_enemy_plan
from .state import AlexanderState, Arrival, Battle, Turn, forces


async def open_battle(s: AlexanderState, _: Battle) -> None:
    """FA-resolve-01, FA-resolve-02, FA-resolve-03 Line up, draw and choose plans, resolve those for now."""
    if battle_over(s):
        # Spies emptied the Fortress before a blow was struck.
        push(s, Arrival())
        return
    begin_battle(s)
    await draw_enemy_plans(s)
    await bucephalus(s)
    await choose_plans(s)
    await confusion(s)
    await deploy(s)
    await raid(s)
    s.battle_turn = 1
    push(s, Turn())


def begin_battle(s: AlexanderState) -> None:
    """FA-resolve-01, FA-fate-01 A clean Battlefield; every Temple gives a Fate plan."""
    s.enemy_plans = [0] * len(ENEMY_PLANS)
    s.own_plans = [0] * len(OWN_PLANS)
    s.own_plans[A_FATE] = sum(s.temples)
    if not s.plan_cup:
        s.plan_cup = list(ENEMY_PLAN_CUP)
    garrison = s.garrison[s.area]
    enemy = f"side:{s.map.nation[s.area]}"
    ours = kinds((ALEXANDER, *s.army))
    s.emit(BattleBegun(s.map.refs[s.area], forces(s), len(garrison), enemy, ours, kinds(garrison)))


async def confusion(s: AlexanderState) -> None:
    """FA-confusion-01 Before every other plan, one of the player's plans at random is lost."""
    while s.enemy_plans[E_CONFUSION]:
        use_enemy_plan(s, E_CONFUSION)
        held = [n for n, k in enumerate(s.own_plans) for _ in range(k)]
        if held:
            n = held[(await draw(len(held), purpose="confusion", rule="FA-confusion-01"))[0] - 1]
            s.own_plans[n] -= 1
            s.emit(PlanLost(f"card:{OWN_PLANS[n]}"))


async def deploy(s: AlexanderState) -> None:
    """FA-deploy-01 A random unit of the nation joins before the first turn; it brings no plan."""
    while s.enemy_plans[E_DEPLOY]:
        use_enemy_plan(s, E_DEPLOY)
        # FA-resolve-03: Rally is no pre-battle plan; by the other reading it absorbs any hit (ruling: deploy-hits).
        suffer = partial(hit_own, s) if s.choices["deploy_hits"] == "rally" else None
        counter = await draw_enemy(s, s.map.nation[s.area], suffer)
        if counter is not None:
            s.garrison[s.area] = (*s.garrison[s.area], counter)
            s.emit(EnemyReinforced(REF[counter], s.map.refs[s.area]))


async def raid(s: AlexanderState) -> None:
    """FA-raid-01, FA-raid-02 2 Gold on 1-2, 1 Gold on 3-6, as far as there is any."""
    while s.enemy_plans[E_RAID]:
        use_enemy_plan(s, E_RAID)
        if not s.gold:
            continue
        [die] = await roll(6, purpose="raid", rule="FA-raid-01")
        gold = min(s.gold, 2 if die <= 2 else 1)
        s.emit(Raided(die, gold))
        lose_gold(s, gold)
