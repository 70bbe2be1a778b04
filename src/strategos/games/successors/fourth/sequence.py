"""5 The sequence of play: six phases to a Game Turn, and what can be on the agenda below them."""

from __future__ import annotations

from strategos.kernel.agenda import Tasks

from .land_battle import fight
from .operation_points import train
from .reinforcements import reinforce
from .state import SuccessorsState
from .tasks import Battle, Reinforce, Train

TASKS: Tasks[SuccessorsState] = {Reinforce: reinforce, Battle: fight, Train: train}
