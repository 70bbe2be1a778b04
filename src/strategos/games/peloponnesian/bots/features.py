"""What a position is valued by: points and time, the will of both sides, what feeds it, and the strength there is.

Nothing is hidden in this game. Each seat's row tells of its own side and of the enemy; what only one who plays alone
has to do with is nothing between two.
"""

from __future__ import annotations

from math import exp

from strategos.parts.valuation import Row, Valuation

from ..armistice import dismaying, last_turn, points_needed, sci_effect, weary
from ..event_table import rounded_up
from ..facts import (
    ATHENS,
    CAVALRY,
    COLUMNS_OF,
    EARLY_SURRENDER,
    FALL_OF_SPARTA,
    HOME,
    HOPLITE,
    KIND_OF,
    KINDS,
    LEADERS,
    LEADERS_OF,
    NAVAL,
    SCENARIOS,
    SPACES_FOR_BELLICOSITY,
    SPARTA,
    VP_SURRENDER,
)
from ..sequence import PHASES
from ..state import ASIDE, DEAD, PeloponnesianState, enemy_of, force, solitaire
from ..whereabouts import belonging, presence, whereabouts

OF_A_SIDE = (
    "will",
    "brink",
    "confidence",
    "talents",
    "land",
    "ships",
    "leaders",
    "guard",
    "abroad",
)
OF_ONE = ("early", "short", "decisive", "vain", "sparta", "change")
"""Of one who plays alone."""
NAMES = ("points", "lead", "truce", *OF_A_SIDE, *(f"enemy_{name}" for name in OF_A_SIDE), *OF_ONE)

FALTERS = 2.0
"""A step of Bellicosity more makes a surrender so much the e-th part less near."""
NEAR = 15.0
"""Points by which a number that is asked for is surely reached, or missed."""
FIGHTING, COUNTED = PHASES.index("operations"), PHASES.index("bellicosity")


def progress(s: PeloponnesianState) -> float:
    first, last = SCENARIOS[s.setup.scenario].turns[0], last_turn(s)
    return min(1.0, (s.turn - first) / max(1, last - first))


def will_left(s: PeloponnesianState, side: int) -> int:
    """The Bellicosity of a side, as it will be when the turn ends."""
    left = s.bellicosity[side]
    if FIGHTING <= s.clock.entry <= COUNTED:
        left += sci_effect(s.sci[side]) - dismaying(s, side) // SPACES_FOR_BELLICOSITY - s.shaken[side]
    return max(0, left)


def nearness(left: int) -> float:
    """How near a surrender is to a side with so much Bellicosity left."""
    return exp(-left / FALTERS)


def of_side(s: PeloponnesianState, side: int) -> Row:
    """In the order of their names."""
    left, there = will_left(s, side), whereabouts(s)
    sp = [0] * KINDS
    for column in COLUMNS_OF[side]:
        sp[KIND_OF[column]] += there.total(column) + s.box[column]
    at_home = force(s, HOME[side], side)
    fit = [n for n in LEADERS_OF[side] if s.leader_at[n] not in (DEAD, ASIDE)]
    skill = sum(LEADERS[n].tactical for n in fit) / len(fit) if fit else 0.0
    talents = s.treasury[side] + (s.treasury[2] if side == ATHENS and s.setup.scenario == FALL_OF_SPARTA else 0)
    foreign = presence(s, side) & belonging(s.colour, enemy_of(side))
    return (
        left / 5,
        nearness(left),
        s.sci[side] / 3,
        min(talents, 6000) / 3000,
        (sp[HOPLITE] + sp[CAVALRY]) / 10,
        sp[NAVAL] / 8,
        skill,
        min(at_home[HOPLITE] + at_home[CAVALRY], 8) / 4,
        foreign.bit_count() / 4,
    )


def of_one(s: PeloponnesianState) -> Row:
    """What there is to reach for who plays alone: points, or a surrender that comes in time."""
    needed = points_needed(s)
    wavering = nearness(will_left(s, ATHENS)) + nearness(will_left(s, SPARTA))
    if needed is None:
        return 0.0, 0.0, 0.0, 0.0, float(s.player == SPARTA), 0.0
    turns, short = last_turn(s) - s.turn + 1, needed - s.vp[0]
    in_time = s.setup.scenario == "campaign" and s.turn <= EARLY_SURRENDER
    enough = 1.0 if in_time else 1 / (1 + exp(min(50.0, (short - rounded_up(VP_SURRENDER, s.turn)) / NEAR)))
    return (
        (EARLY_SURRENDER + 1 - s.turn) / EARLY_SURRENDER if in_time else 0.0,
        max(-3.0, min(3.0, short / (20 * turns**0.5))) if turns > 0 else 0.0,
        wavering * enough,
        wavering * (1 - enough),
        float(s.player == SPARTA),
        max(0, min(6, s.sci[s.player] + 1)) / 6,
    )


def features(s: PeloponnesianState) -> tuple[Row, ...]:
    sides = [of_side(s, side) for side in (ATHENS, SPARTA)]
    peace = SCENARIOS[s.setup.scenario].armistice and not s.armistice
    truce = float(peace) * sum(weary(s, side) for side in (ATHENS, SPARTA)) / 2
    if solitaire(s):
        common = s.vp[0] / 50, 0.0, truce
        return ((*common, *sides[s.player], *sides[enemy_of(s.player)], *of_one(s)),)
    nothing = (0.0,) * len(OF_ONE)
    ahead = (s.vp[0] - s.vp[1]) / (20 * (last_turn(s) - s.turn + 2) ** 0.5)
    leads = max(-3.0, min(3.0, ahead))
    return tuple(
        (s.vp[seat] / 50, leads if seat == ATHENS else -leads, 0.0, *sides[seat], *sides[enemy_of(seat)], *nothing)
        for seat in (ATHENS, SPARTA)
    )


def tables(s: PeloponnesianState) -> tuple[str, ...]:
    """By scenario and seats."""
    return (f"{s.setup.scenario}-{s.setup.seats}",)


VALUATION: Valuation[PeloponnesianState] = Valuation(
    names=NAMES,
    features=features,
    tables=tables,
    progress=progress,
    package="strategos.games.peloponnesian.bots",
    moment=lambda s: s.fought,
)
