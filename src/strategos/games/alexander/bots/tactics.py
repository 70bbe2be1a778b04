"""A plain commander's choices in battle, for odds and for whoever wants a battle fought without being asked.

No rule is here: the choices are among the options the rules offer.
"""

from __future__ import annotations

from collections.abc import Sequence

from strategos.kernel.asking import Decision

from ..anytime import may_be_saved
from ..attacks import force_advantage, leader_present, own_values, wall_penalty
from ..facts import (
    A_CHARGE,
    A_ENVELOP,
    A_FATE,
    A_FLANK,
    A_LEAD,
    A_RALLY,
    A_REGROUP,
    ALEXANDER,
    E_GUARDS,
    E_RALLY,
    FLANKS,
    IS_CAVALRY,
    IS_LEADER,
    IS_WALL,
    NAME,
    NUMBER_OF,
    ONE_STEP,
    OWN_PLANS,
    TYPE,
    VALUES,
)
from ..state import AlexanderState, forces
from .weights import WEIGHTS, Weights


def steps(s: AlexanderState, counter: int) -> int:
    """How many hits destroy the counter."""
    return 1 if ONE_STEP[counter] or not s.strength[counter] else 2


def worth(s: AlexanderState, counter: int) -> float:
    """What a counter is worth in a battle: hits it inflicts in a turn, times the turns it lasts."""
    battle, superior, _ = VALUES[2 * counter + s.strength[counter]]
    hits = (battle + superior) / 6
    if TYPE[counter] == "PH":
        hits = battle / 6 * (1 + (battle - 1) / 6)
    if IS_CAVALRY[counter]:
        hits *= 0.6
    return hits * (1 + 0.6 * (steps(s, counter) - 1))


def enemy_units(s: AlexanderState) -> list[int]:
    return [c for c in s.garrison[s.area] if not IS_WALL[c] and not IS_LEADER[c]]


def balance(s: AlexanderState) -> float:
    """Own strength over the enemy's; walls count for the enemy."""
    penalty = wall_penalty(s)
    battle, superior = own_values(s, ALEXANDER)
    ours = sum(worth(s, c) for c in s.army) + (battle + superior) / 6
    theirs = sum(worth(s, c) for c in s.garrison[s.area] if not IS_WALL[c]) * (1 + 0.25 * penalty)
    return ours / max(0.2, theirs)


def wish_list(s: AlexanderState) -> list[int]:
    """Plans in the order this commander wants them."""
    walls = any(IS_WALL[c] for c in s.garrison[s.area])
    flankers = sum(1 for c in s.army if FLANKS[c])
    wishes: list[int] = []
    if not walls and force_advantage(s) >= 1:
        wishes.append(A_ENVELOP)
    wishes.append(A_RALLY)
    wishes.extend([A_FLANK] * min(2, flankers))
    wishes.append(A_LEAD)
    wishes.extend([A_FLANK] * max(0, min(4, flankers - 1)))
    if s.army:
        wishes.append(A_REGROUP)
    wishes.extend([A_CHARGE] * min(3, sum(1 for c in s.army if IS_CAVALRY[c])))
    if walls:
        wishes.append(A_ENVELOP)
    return wishes


def duel_odds(s: AlexanderState, leader: int) -> tuple[float, float]:
    """The chances that Alexander kills the leader, and that he dies, if they fight it out; at most twelve rounds."""
    battle, superior = own_values(s, ALEXANDER)
    battle, superior = battle - wall_penalty(s), superior - wall_penalty(s)
    lives = steps(s, leader) + s.enemy_plans[E_GUARDS] + s.enemy_plans[E_RALLY]
    ours = (s.level + 1) // 2 + s.own_plans[A_RALLY]
    their_battle, their_superior, _ = VALUES[2 * leader + s.strength[leader]]
    return _duel(lives, ours, _hit_chances(battle, superior), _hit_chances(their_battle, their_superior))


def _hit_chances(battle: int, superior: int) -> tuple[float, float]:
    two = max(0, min(6, superior)) / 6
    return max(0, min(6, battle)) / 6 - two if battle > superior else 0.0, two


def _duel(theirs: int, ours: int, mine: tuple[float, float], his: tuple[float, float]) -> tuple[float, float]:
    states = {(theirs, ours): 1.0}
    won = lost = 0.0
    for _ in range(12):
        after: dict[tuple[int, int], float] = {}
        for (a, b), p in states.items():
            for hits, q in ((0, 1 - his[0] - his[1]), (1, his[0]), (2, his[1])):
                if b - hits <= 0:
                    lost += p * q
                    continue
                for blows, r in ((0, 1 - mine[0] - mine[1]), (1, mine[0]), (2, mine[1])):
                    if a - blows <= 0:
                        won += p * q * r
                    else:
                        key = (a - blows, b - hits)
                        after[key] = after.get(key, 0.0) + p * q * r
        states = after
    return won, lost


# -- answers ---------------------------------------------------------------------------------------------------------


def plan_key(s: AlexanderState, d: Decision, plans: Sequence[int] | None, t: Weights) -> str:
    keys = {o.key for o in d.options}
    held = list(s.own_plans)
    free = int(d.about["free"] or 0)
    if plans is not None:
        for n in plans:
            held[n] -= 1
            if held[n] < 0 and OWN_PLANS[n] in keys:
                return OWN_PLANS[n]
        return "done"
    hard = balance(s) < t.even
    for insight in ("morale", "maneuver"):
        if insight in keys and hard:
            return insight
    bought = sum(held) - held[A_FATE]
    purse, paid = (t.purse_if_hard, t.paid_if_hard) if hard else (t.purse, t.paid)
    if not free and not (s.gold >= purse and bought < paid):
        return "done"
    for n in wish_list(s):
        held[n] -= 1
        if held[n] < 0 and OWN_PLANS[n] in keys:
            return OWN_PLANS[n]
    return "done"


def turn_key(s: AlexanderState, d: Decision, t: Weights) -> str:
    moment = moment_key(s, d, t)
    if moment:
        return moment
    if s.duel:
        return "fight"
    level = s.level
    if not s.army:
        # Alone he fights on only for a near certain end.
        alone = sum(steps(s, c) for c in enemy_units(s)) <= 1 and level > 2
        return "fight" if alone else "retreat"
    if s.battle_turn > 1 and balance(s) < t.yields:
        return "retreat"
    return "retreat" if t.mortal < 1 and peril(s) > t.mortal else "fight"


def peril(s: AlexanderState) -> float:
    """The chance that the enemy's hits of a battle turn are more than the whole Army can take, Alexander included."""
    lives = sum(steps(s, c) for c in s.army) + (s.level - 1) // 2 + s.own_plans[A_RALLY]
    chances = [1.0]
    for c in s.garrison[s.area]:
        if IS_WALL[c] or (IS_CAVALRY[c] and s.attacked.get(c) == s.battle_turn - 1):
            continue
        battle, superior, _ = VALUES[2 * c + s.strength[c]]
        one, two = _hit_chances(battle, superior)
        after = [0.0] * (len(chances) + 2)
        for n, p in enumerate(chances):
            after[n] += p * (1 - one - two)
            after[n + 1] += p * one
            after[n + 2] += p * two
        chances = after
    return sum(chances[lives + 1 :])


def moment_key(s: AlexanderState, d: Decision, t: Weights) -> str:
    keys = {o.key for o in d.options}
    lives = sum(steps(s, c) for c in enemy_units(s)) + s.enemy_plans[E_RALLY]
    if "trap" in keys and lives >= 3 and balance(s) < t.trap:
        return "trap"
    if "a_envelop" in keys:
        advantage = force_advantage(s)
        if advantage >= 3 or advantage >= lives or (advantage >= 2 and s.battle_turn >= 2):
            return "a_envelop"
    return ""


def alexander_key(s: AlexanderState, t: Weights) -> str:
    leader = leader_present(s)
    if leader is None:
        return "units"
    won, lost = duel_odds(s, leader)
    # A lost duel is a lost game; a won one wins the battle at once.
    if lost < t.duel_lost and won > t.duel_won:
        return NAME[leader]
    if balance(s) < t.desperate and lost < t.desperate_lost and won > t.desperate_won:
        return NAME[leader]
    return "units"


def attacker_key(s: AlexanderState, d: Decision, t: Weights) -> str:
    moment = moment_key(s, d, t)
    if moment:
        return moment
    attacks = [o for o in d.options if o.key.startswith("attack ")]
    if attacks:
        # Siege Engines first: every wall that falls helps the others.
        engines = [o.key for o in attacks if TYPE[int(o.value[1])] == "SE"]
        return engines[0] if engines else attacks[0].key
    charges = [o.key for o in d.options if o.key.startswith("charge ")]
    return charges[0] if charges else "pass"


def hit_key(s: AlexanderState, d: Decision) -> str:
    """Who takes a hit: a unit that is only turned, then Rally, then the cheapest unit, Alexander last."""
    units = [NUMBER_OF[o.key] for o in d.options if o.key in NUMBER_OF and o.key != "alexander"]
    whole = [c for c in units if steps(s, c) == 2]
    rally = any(o.key == "a_rally" for o in d.options)
    if whole:
        return _name(d, min(whole, key=lambda c: (c not in s.acted, VALUES[2 * c + 1][0])))
    if rally:
        return "a_rally"
    if units:
        return _name(d, min(units, key=lambda c: (worth(s, c), c not in s.acted)))
    return "deeds" if may_be_saved(s) and d.option("deeds") is not None else "alexander"


def deed_key(d: Decision) -> str:
    """He opens the door to the deeds only where one of them saves the campaign: that one."""
    saving = [o.key for o in d.options if o.value is not None and o.value[0] in ("pray", "serpent")]
    return saving[0] if saving else "back"


def _name(d: Decision, counter: int) -> str:
    return next(o.key for o in d.options if o.value == counter)


def target_key(s: AlexanderState, d: Decision) -> str:
    """Which enemy takes a hit: walls while they matter, then whoever dies of it and is worth most."""
    hits = int(d.about["hits"] or 0)
    units = enemy_units(s)
    lives = sum(steps(s, c) for c in units)
    targets = [NUMBER_OF[o.key] for o in d.options if o.key in NUMBER_OF]
    walls = [c for c in targets if IS_WALL[c]]
    if walls and lives > max(2, hits):
        return _name(d, min(walls, key=lambda c: s.strength[c]))
    others = [c for c in targets if not IS_WALL[c]] or walls
    best = max(others, key=lambda c: (worth(s, c) / steps(s, c) * (1.0 if c in s.acted else 1.3), c))
    return _name(d, best)


def fate_key(d: Decision) -> str:
    die, needs = int(d.about["die"] or 0), int(d.about["needs"] or 0)
    return "yes" if die > needs and needs >= 2 else "no"


def regroup_key(s: AlexanderState, d: Decision) -> str:
    counter = NUMBER_OF[str(d.about["piece"]).removeprefix("piece:")]
    return "yes" if VALUES[2 * counter + 1][0] >= 3 or forces(s) <= 3 else "no"


def battle_key(s: AlexanderState, d: Decision, plans: Sequence[int] | None = None, t: Weights = WEIGHTS) -> str | None:
    """The answer to a question of a battle; None if the question is none. `plans` fixes the plans that are taken."""
    kind = d.kind
    if kind == "attacker" or kind == "last_attack":
        return attacker_key(s, d, t)
    if kind == "target":
        return target_key(s, d)
    if kind == "hit":
        return hit_key(s, d)
    if kind == "battle_turn":
        return turn_key(s, d, t)
    if kind == "deed":
        return deed_key(d)
    if kind == "moment":
        return moment_key(s, d, t) or "pass"
    if kind == "plans":
        return plan_key(s, d, plans, t)
    if kind == "alexander":
        return alexander_key(s, t)
    if kind == "siege_target":
        return "wall"
    if kind == "flank":
        return "yes"
    if kind == "fate":
        return fate_key(d)
    if kind == "regroup":
        return regroup_key(s, d)
    if kind in ("anticipation", "bucephalus"):
        return "yes" if balance(s) < t.risky else "no"
    return None
