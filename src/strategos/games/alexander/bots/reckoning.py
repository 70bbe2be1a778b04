"""A battle reckoned up instead of played: the chances of winning it and of dying in it, by a fitted formula.

The terms are what a commander would count before the gates; their weights (`weights.WON`, `weights.KILLED`) are fitted
to battles that were played out (`fitting`). It costs some thousandth of playing enough of them.
"""

from __future__ import annotations

from math import exp, log
from operator import mul

from msgspec import Struct
from msgspec.structs import astuple

from ..facts import (
    FLANKS,
    INTIMIDATION,
    IS_LEADER,
    IS_WALL,
    LEVELS,
    NUMBER,
    ONE_STEP,
    SECTION,
    TYPE,
    VALUES,
)
from ..intimidation import razed_areas
from ..state import AlexanderState, advised, forces
from ..tyre import breached

MOST_GOLD = 12
"""More is of no use in a battle."""


class Terms(Struct, frozen=True):
    """What is counted before a battle; as weights, how much each counts."""

    always: float = 0.0
    power: float = 0.0
    """The logarithm of own strength over the enemy's, strength being hits a turn times hits it takes."""
    outlast: float = 0.0
    """How many turns the enemy lasts, against how many the Army does, as a logarithm."""
    our_hits: float = 0.0
    our_steps: float = 0.0
    their_hits: float = 0.0
    their_steps: float = 0.0
    advantage: float = 0.0
    """Force Advantage, between -6 and 6."""
    walls: float = 0.0
    """What the walls take off every attack."""
    engines: float = 0.0
    """Siege Engines, as many as there are walls."""
    lives: float = 0.0
    """Hits that Alexander survives."""
    mortal: float = 0.0
    """1 if his first hit is his last."""
    plans: float = 0.0
    """Plans that cost nothing."""
    gold: float = 0.0
    """Gold for more of them."""
    their_plans: float = 0.0
    flanks: float = 0.0
    """Units that Flank helps, up to 4."""
    first: float = 0.0
    """Hits the enemy scores before any of ours attacks."""
    leader: float = 0.0
    """The Battle value of a leader over there."""
    tricks: float = 0.0
    """Insights for a battle, and Fate."""
    alone: float = 0.0
    """1 without any unit."""


def counted(s: AlexanderState, area: int) -> Terms:
    """The terms of a battle in this area with the Army as it is."""
    strength = s.strength
    theirs = enemies(s, area)
    walls = penalty = 0
    for c in theirs:
        if IS_WALL[c]:
            walls += 1
            penalty += NUMBER["wall_full_penalty"] if standing(s, c) else NUMBER["wall_reduced_penalty"]
    battle, superior, speed = LEVELS[s.level]
    battle += advised(s, "hephaestion")
    plans = battle + (s.map.number["philip_plans"] if s.box in s.map.lists["philip_boxes"] else 0)
    our_hits = hits(battle - penalty, superior - penalty)
    quickest = speed
    our_steps = engines = flanks = 0.0
    for c in s.army:
        whole = strength[c]
        value, better, quick = VALUES[2 * c + whole]
        kind = TYPE[c]
        if kind == "SE":
            engines += 1
            our_hits += hits(value, 0)
        else:
            our_hits += _attacks(kind, value - penalty, better - penalty)
        our_steps += 1 if ONE_STEP[c] or not whole else 2
        flanks += FLANKS[c]
        quickest = max(quickest, quick)
    their_hits = their_steps = first = leader = 0.0
    for c in theirs:
        if IS_WALL[c]:
            continue
        value, better, quick = VALUES[2 * c + strength[c]]
        dealt = _attacks(TYPE[c], value, better)
        their_hits += dealt
        if IS_LEADER[c]:
            leader = value
            continue
        their_steps += 1 if ONE_STEP[c] or not strength[c] else 2
        if quick > quickest:
            first += dealt
    lives = (s.level + 1) // 2
    ours = max(0.05, our_hits) * (our_steps + 0.7 * lives)
    enemy = max(0.05, their_hits) * max(0.5, their_steps + walls)
    drawn = len(theirs) - (NUMBER["parmenion_plans"] if advised(s, "parmenion") else 0)
    tricks = sum(1 for i in ("morale", "maneuver", "trap", "bucephalus", "anticipation") if i in s.insights)
    return Terms(
        1.0,
        log(ours / enemy),
        log(max(0.05, our_hits) / max(0.5, their_steps)) - log(max(0.05, their_hits) / max(0.5, our_steps)),
        our_hits,
        our_steps,
        their_hits,
        their_steps,
        float(max(-6, min(6, forces(s) - len(theirs)))),
        float(penalty),
        min(engines, walls),
        float(lives),
        float(s.level <= 2),
        float(plans),
        float(min(MOST_GOLD, s.gold)),
        float(max(0, drawn)),
        min(4.0, flanks),
        first,
        leader,
        float(tricks + sum(s.temples)),
        float(not s.army),
    )


def enemies(s: AlexanderState, area: int) -> tuple[int, ...]:
    """Who would fight there; at Tyre the section at the head of the Mole, too (ruling: tyre-battle-walls)."""
    found = s.garrison[area]
    if s.map.areas[area] == "tyre" and s.map.id == "tyre" and SECTION not in found and not breached(s):
        return (*found, SECTION)
    return found


def standing(s: AlexanderState, wall: int) -> bool:
    """The wall is whole."""
    return s.sections[0] > 1 if wall == SECTION else s.strength[wall] == 1


def hits(battle: int, superior: int) -> float:
    """Hits an attack scores on the average."""
    return (max(0, min(6, battle)) + max(0, min(6, superior))) / 6


def _attacks(kind: str, battle: int, superior: int) -> float:
    """Hits of a unit in a turn: a Phalanx goes on after a hit, Cavalry rests every other turn."""
    found = hits(battle, superior)
    if kind == "PH" and battle > 1:
        return found * (1 + hits(battle - 1, 0))
    return found * 0.62 if kind in ("CH", "HC", "LC") else found


def chance(weights: Terms, terms: Terms) -> float:
    """The probability these weights give to what was counted."""
    total = sum(map(mul, astuple(weights), astuple(terms)))
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


FIELDS = Terms.__struct_fields__


def scared(s: AlexanderState, area: int, glory: int) -> tuple[float, float]:
    """The chances that an intimidation succeeds with this much Glory to add, and that it fails and means battle."""
    table = INTIMIDATION[s.choices["difficulty"]]
    bonus = (
        (forces(s) - len(enemies(s, area))) * NUMBER["intimidation_per_force_advantage"]
        + razed_areas(s) * NUMBER["intimidation_per_razed_area"]
        + glory
        + (NUMBER["courtesans"] if "courtesans" in s.insights else 0)
    )
    success = sum(1 for die in range(1, 7) if die + bonus >= table["success"].min)
    return success / 6, sum(1 for die in range(1, 7) if die + bonus < table["on_going"].min) / 6
