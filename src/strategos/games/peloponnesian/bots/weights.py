"""What the heuristic player thinks things are worth, in Victory Points unless it says otherwise. Others may try other
numbers: `Heuristic(msgspec.structs.replace(WEIGHTS, talents=0.002))`.
"""

from __future__ import annotations

import msgspec

from ..facts import Force


class Mind(msgspec.Struct, frozen=True, array_like=True):
    """An operation somebody is set on."""

    turn: int
    operation: int
    """The how manieth of his turn it is to be."""
    space: int
    force: Force


class Weights(msgspec.Struct, frozen=True):
    """The constants of the heuristic."""

    # What there is to win and to lose, besides the points themselves.
    sci: float = 2.0
    """A step of the SCI: Bellicosity, and in the end a surrender."""
    will: float = 30.0
    """A step of Bellicosity where none may be left when the turn ends,"""
    nerve: float = 2.0
    """and for so many steps more the e-th part of that."""
    alone: float = 0.0
    """The same to one who plays alone, who wants no surrender, of whichever side, before it wins the war."""
    garrison: float = 1.5
    """To hold an enemy space: his revenue and his Bellicosity."""
    recover: float = 6.0
    """To win back a space of one's own."""
    relieve: float = 9.0
    """To meet an enemy Army before a fortress of one's own."""
    home: float = 40.0
    """The enemy's home space: he surrenders."""
    talents: float = 0.0012
    """A talent spent, while the Treasury is well filled;"""
    last_talents: float = 0.004
    """when it is nearly empty."""
    reserve: int = 1000
    """Talents one likes to keep."""

    # Expeditions: SP.
    least: int = 3
    """Even to an empty place."""
    spare: int = 1
    """SP more than are needed, for skirmishes on the way."""
    margin: tuple[int, int] = (2, 2)
    """Hoplites or ships more than those one expects to fight: Athens, Sparta."""
    most: tuple[int, int] = (14, 14)
    """Larger Expeditions are not thought of."""
    tried: int = 16
    """Plans looked at for one operation, from the most promising on."""
    again: int = 0
    """Places looked at for a later operation of the turn, those that promised most for the first; 0: all."""
    places: tuple[int, ...] = ()
    """The only places that are looked at; none: all."""

    # When to act.
    operate: float = 0.5
    """The least a continuing operation must promise."""
    intercept: float = 0.5
    """The least chance to win a battle one may decline."""
    mind: Mind | None = None
    """An operation one has made up one's mind to make."""


WEIGHTS = Weights()
TUNED = Weights(talents=0.0003, last_talents=0.001, margin=(4, 2), most=(24, 14), alone=10.0)
"""Treasuries fill faster than Expeditions empty them, so Athens sends more than it needs; and who plays alone minds
whose will breaks."""
