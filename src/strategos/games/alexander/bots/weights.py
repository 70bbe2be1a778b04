"""What the sensible commander likes and fears. Others may try other numbers:
`Heuristic(msgspec.structs.replace(WEIGHTS, good=0.8))`.
"""

from __future__ import annotations

import msgspec

from .reckoning import Terms

WON = Terms(
    always=-0.081,
    power=1.161,
    outlast=0.618,
    our_hits=-0.134,
    our_steps=0.188,
    their_hits=-0.183,
    their_steps=0.042,
    advantage=0.083,
    walls=-0.367,
    engines=0.329,
    lives=0.396,
    mortal=0.134,
    plans=0.162,
    gold=0.029,
    their_plans=-0.537,
    flanks=0.25,
    first=-0.339,
    leader=-0.07,
    tricks=0.864,
    alone=-0.575,
)
KILLED = Terms(
    always=-0.573,
    power=0.361,
    outlast=-0.465,
    our_hits=-0.166,
    our_steps=-0.25,
    their_hits=-0.1,
    their_steps=0.161,
    advantage=0.077,
    walls=-0.051,
    engines=0.02,
    lives=-0.913,
    mortal=-0.395,
    plans=-0.03,
    gold=0.006,
    their_plans=0.238,
    flanks=-0.159,
    first=0.367,
    leader=0.166,
    tricks=-0.175,
    alone=-2.595,
)


class Weights(msgspec.Struct, frozen=True):
    """The constants of the heuristic."""

    won: Terms = WON
    """How he reckons the chance of winning a battle,"""
    killed: Terms = KILLED
    """and that of dying in it."""

    good: float = 0.75
    """The chance of winning a battle he likes to fight,"""
    safe: float = 0.08
    """and that of dying he puts up with."""
    boldness: tuple[float, ...] = (0.3, 0.4, 0.55, 0.7)
    """The chance of taking an area he asks for with one, two, three and more turns left after this one."""
    sure: float = 0.97
    """Before the gates he recruits until he takes the place with this chance,"""
    deadly: float = 0.02
    """and dies with this one at most."""
    thrift: float = 0.7
    """How much the price of a unit matters to him,"""
    dread: float = 1.0
    """and how much more than a failure his own death."""
    scare: float = 0.5
    """From this chance of success on he would rather intimidate."""
    rich: int = 15
    """Gold he keeps before he pays to disturb the enemy's plans."""
    prayer: int = 6
    """Gold he has before he prays."""
    spare: int = 1
    """Gold he keeps beyond the provisions when he recruits."""
    insight: int = 9
    """Glory he has before he buys an Insight."""
    reach: int = 3
    """So many of the nearest goals are looked at."""
    light: int = 5
    """Units he marches with: six forces never meet resistance and cost the least to feed."""
    fed: int = 8
    """More units than these he sends home on a way his purse cannot feed them,"""
    loss: float = 0.03
    """where that costs him no more of his chances."""
    prophets: tuple[str, ...] = ("granicus", "issus", "tyre", "gaugamela")
    """Maps on which he accepts Prophecies."""
    wealth: int = 99
    """Gold from which he governs what he takes in a career."""
    counsel: tuple[int, ...] = (9, 9, 9, 9)
    """With so many Advisors he keeps his Glory in a career, by campaign: in the end it counts."""
    staff: tuple[str, ...] = ("parmenion", "aristander", "hephaestion", "callisthenes", "antipater")
    """Advisors from the most to the least wanted."""


WEIGHTS = Weights()
"""Those of `heuristic-1`, which others are measured by: they and what they lead to never change."""
TUNED = Weights(prophets=("tyre", "gaugamela"), counsel=(9, 9, 3, 0), wealth=15)
"""Those of *normal*."""
