"""10 One step of Land Movement, as the points of its Procedure see it.

What both editions have alike stands in `common/steps.py`.
"""

from __future__ import annotations

from ..common import steps


class Step(steps.Step, frozen=True):
    """An Army or General has entered a position."""

    mounted: bool = False
    """There is Cavalry among those who move, where it is used (S4-16.9-n, S4-16.9-p)."""
