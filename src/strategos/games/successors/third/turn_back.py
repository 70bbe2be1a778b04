"""11.3 Turning back: those who moved give up the step."""

from __future__ import annotations

from ..common.board import INDEPENDENT, SIDE_REFS, WAITING, space_of
from ..common.movement_events import TurnedBack
from ..common.position import armies_at
from ..common.steps import Party, Step
from .facts import REFS
from .state import SuccessorsState
from .steps import transfer


def turn_back(s: SuccessorsState, step: Step, party: Party) -> None:
    """11.3 All that moved together go back together (S3-10.5-a), MP or none (-f): by land where they came from (-c),
    into the city they left (-b), to the Port of Embarkation (-a), an Independent Army to its box (-d)."""
    to = None if step.origin == WAITING else REFS[space_of(step.origin)]
    s.emit(TurnedBack(SIDE_REFS[step.faction], REFS[space_of(step.position)], to))
    if step.faction == INDEPENDENT:
        for army in armies_at(s, step.position):
            s.army_at[army] = step.origin
        return
    transfer(s, party, step.position, step.origin)
