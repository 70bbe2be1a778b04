"""How the heuristic player moves: which Army, what it does next, and the voyage.

What both editions have alike stands in `common/bots/marching.py`.
"""

from __future__ import annotations

from strategos.kernel.agenda import under_way
from strategos.kernel.asking import Decision

from ...common.bots.marching import first_space
from ...common.tasks import Activate
from ..facts import (
    NAMES,
)
from .rules import Aims, Outlook

# -- by sea -----------------------------------------------------------------------------------------------------------


def sail_on(eye: Outlook, decision: Decision) -> str | None:
    """On to the port that is worth most, or ashore."""
    task = under_way(eye.s, Activate)
    if task is None:
        return None
    aims = Aims(eye, task)
    best = aims.best()
    if best.space != aims.here and decision.option(NAMES[best.step]) is not None:
        return NAMES[best.step]
    if decision.option("disembark") is not None:
        return "disembark"
    return first_space(eye, decision)
