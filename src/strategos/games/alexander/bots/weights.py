"""What the sensible commander likes and fears. Others may try other numbers:
`Heuristic(msgspec.structs.replace(WEIGHTS, good=0.8))`.
"""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """The constants of the heuristic."""

    samples: int = 24
    """Battles he imagines before he makes up his mind; playouts of his budget."""
    good: float = 0.75
    """The chance of winning a battle he likes to fight,"""
    safe: float = 0.08
    """and that of dying he puts up with."""
    boldness: tuple[float, ...] = (0.4, 0.55, 0.7, 0.85)
    """The chance of taking an area he asks for with one, two, three and more turns left after this one."""
    sure: float = 0.97
    """Before the gates he recruits until he takes the place with this chance,"""
    deadly: float = 0.02
    """and dies with this one at most."""
    scare: float = 0.5
    """From this chance of success on he would rather intimidate."""
    rich: int = 15
    """Gold he keeps before he pays to disturb the enemy's plans."""
    prayer: int = 6
    """Gold he has before he prays."""
    spare: int = 3
    """Gold he keeps beyond the provisions when he recruits."""
    insight: int = 9
    """Glory he has before he buys an Insight."""
    reach: int = 3
    """So many of the nearest goals are looked at."""
    light: int = 5
    """Units he marches with: six forces never meet resistance and cost the least to feed."""
    staff: tuple[str, ...] = ("parmenion", "hephaestion", "callisthenes", "aristander", "antipater")
    """Advisors from the most to the least wanted."""


WEIGHTS = Weights()
