"""What the planner knows, taught: what could be done now, and where a match was won and lost."""

from .advice import Advice, Hint, Move, advise
from .analysis import Analysis, Chances, Mistake, analyse
from .effort import HINT, can_advise, can_judge

__all__ = [
    "HINT",
    "Advice",
    "Analysis",
    "Chances",
    "Hint",
    "Mistake",
    "Move",
    "advise",
    "analyse",
    "can_advise",
    "can_judge",
]
