"""17.5 Champions and Successors: what counts as an attack, and what it costs.

What both editions have alike stands in `common/champions.py`.
"""

from __future__ import annotations

from ..common.board import SIDE_REFS
from ..common.events import Championship
from .state import SuccessorsState


def forgive(s: SuccessorsState, attacker: int) -> None:
    """S3-17.5-k The attack that cost the status was cancelled."""
    s.champion[attacker] = 1
    s.emit(Championship(SIDE_REFS[attacker], True))
