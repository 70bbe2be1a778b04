"""In battle: which one first, with whom, who falls, and when to run."""

from __future__ import annotations

from strategos.kernel.asking import Decision

from ..facts import KINDS, NUMBER
from ..land_battle import has_fort
from ..odds import naval, offered
from ..sea_battle import idle_galleys
from ..state import (
    HOLD,
    fight_under_way,
    force,
    galley_name,
    is_caesar,
    leaders_at,
    living,
    strength,
)
from .aims import Aims
from .estimates import chance, exchange, mean_hits


def choose_battle(k: Aims, decision: Decision) -> str:
    """Lone leaders first, a Caesar before all; then battles, best odds first; sea battles if they promise something."""
    best, most = "done", 0.0
    for option in decision.options:
        what, where, owner = option.value
        worth = 0.0
        if what == "take":
            worth = 100.0 + k.bounty(where, owner, fleeing=False)
        elif what == "land":
            rival = next(r for r in range(k.s.setup.seats) if r != k.seat and strength(k.s, where, r))
            odds = chance(k.army(where, k.seat), k.army(where, rival), k.fort(where, rival), k.reading)
            worth = 1.0 + odds * (1.0 + k.bounty(where, rival, fleeing=k.can_flee(where, rival)))
        elif what == "sea":
            worth = sea_worth(k, where, owner)
        if worth > most:
            best, most = option.key, worth
    return best if best != "done" or any(o.key == "done" for o in decision.options) else _first(decision)


def _first(decision: Decision) -> str:
    return next(o.key for o in decision.options if "concedes" not in o.on)


def sea_worth(k: Aims, zone: int, rival: int) -> float:
    """A sea battle is fought if it costs the enemy more than me."""
    ours, theirs = idle_galleys(k.s, zone, k.seat), idle_galleys(k.s, zone, rival)
    odds = naval(len(ours), len(theirs))
    stake, prize = (sum(_cargo(k, g) for g in fleet) / len(fleet) for fleet in (ours, theirs))
    gain = sum(p * (len(theirs) - d) * prize for (_, d), p in odds.items())
    lost = sum(p * (len(ours) - a) * stake for (a, _), p in odds.items())
    return gain * k.weights.sea - lost


def _cargo(k: Aims, galley: int) -> float:
    """What goes down with a galley."""
    s = k.s
    owner = k.galley_owner(galley)
    i, c, m = force(s, HOLD + galley, owner)
    worth = 20.0 + 10 * i + 20 * c + 30 * m
    for leader in leaders_at(s, HOLD + galley, owner):
        worth += 1000.0 if is_caesar(leader) else 40.0
    return worth


def choose_victims(decision: Decision) -> str:
    """The dearest of those who run."""
    most = int(decision.about["at_most"] or 0) - int(decision.about["taken"] or 0)
    left = offered(decision)
    options = {o.key for o in decision.options}
    for kind in (2, 1, 0):
        key = f"{KINDS[kind]}={min(left[kind], most):02}"
        if key in options:
            return key
    return decision.options[-1].key


def choose_retreat(k: Aims, decision: Decision) -> str:
    """Fight on while there is hope, or while there is nothing to lose."""
    s = k.s
    battle = fight_under_way(s)
    refuges = [o for o in decision.options if o.key != "fight_on"]
    if battle is None or not refuges or decision.about.get("enemy_retreats"):
        return "fight_on"
    attacking = battle.attacker == k.seat
    rival = battle.defender if attacking else battle.attacker
    mine, theirs = k.army(battle.space, k.seat), k.army(battle.space, rival)
    fort = has_fort(s, battle.space, battle.defender)
    if attacking:
        win = chance(mine, theirs, fort, k.reading)
    else:
        win = 1.0 - chance(theirs, mine, fort, k.reading)
    caesar = k.caesar_at == battle.space
    bar = k.weights.attack_on if attacking else k.weights.defend_on
    if any(is_caesar(x) for x in leaders_at(s, battle.space, rival)):
        bar = k.weights.chase_on
    if caesar:
        bar = k.weights.caesar_on
    elif not mine[3] and not attacking and sum(mine[:3]) <= 2:
        bar = k.weights.handful_on
    if battle.space == k.home and not caesar:
        bar *= k.weights.home_on
    if win >= bar:
        return "fight_on"
    if attacking and not caesar and k.can_bleed(rival):
        ours, theirs_lost = exchange(mine, theirs, fort)
        spare = sum(mine[:3]) > 1.7 * mean_hits(theirs[:3], theirs[3], 2 if fort else 0)[0] + 1
        if spare and theirs_lost > k.bleeding(rival) * ours:
            return "fight_on"

    def safety(key: str) -> tuple[float, float, str]:
        refuge = NUMBER[key]
        there = k.army(refuge, k.seat)
        together = (there[0] + mine[0], there[1] + mine[1], there[2] + mine[2], there[3] + mine[3])
        risk = k.risk(refuge, together)
        return (-risk, -k.distance[refuge][k.home], key)

    best = max((o.key for o in refuges), key=safety)
    if caesar and -safety(best)[0] >= 1.0 - win:
        return "fight_on"
    return best


def choose_sunk(k: Aims, decision: Decision) -> str:
    """Empty galleys go down first."""
    return min(decision.options, key=lambda o: (_cargo(k, _galley(k, o.key)), o.key)).key


def choose_fleet(k: Aims, decision: Decision) -> str:
    """All against one: the odds are best so."""
    return max(decision.options, key=lambda o: (o.key != "done", o.key)).key


def _galley(k: Aims, key: str) -> int:
    name = key.split("=")[0]
    return next(g for g in range(len(k.s.galley_at)) if galley_name(k.s, g) == name)


def choose_fate(k: Aims, decision: Decision) -> str:
    """A prisoner brings ransom; but the Generals of a last rival who is losing are better dead."""
    return "kill" if len(living(k.s)) == 2 and k.superiority > 1.3 else "capture"
