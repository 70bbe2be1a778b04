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
    NUMBER,
)
from .rules import Aims, Outlook

# -- by sea -----------------------------------------------------------------------------------------------------------


def set_course(eye: Outlook, decision: Decision) -> str | None:
    """Space by space to the port that is worth most, and there ashore."""
    task = under_way(eye.s, Activate)
    if task is None:
        return None
    aims = Aims(eye, task)
    course, here = aims.best().course, NUMBER[str(decision.about["space"]).removeprefix("space:")]
    onward = course[course.index(here) + 1 :] if here in course else course if here == aims.here else ()
    if onward and decision.option(NAMES[onward[0]]) is not None:
        return NAMES[onward[0]]
    return "land_there" if decision.option("land_there") is not None else first_space(eye, decision)


def sail_on(eye: Outlook, decision: Decision) -> str | None:
    """On to the next port of the course, or ashore."""
    return "disembark" if decision.option("disembark") is not None else first_space(eye, decision)
