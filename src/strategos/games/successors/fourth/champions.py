"""3.7 Champions and Successors: what counts as an attack, and what it costs.

What both editions have alike stands in `common/champions.py`.
"""

from __future__ import annotations

from strategos.kernel.asking import No

from ..common.board import SIDE_REFS
from ..common.position import generals_at, stack
from .state import SuccessorsState


def why_not_attack(s: SuccessorsState, attacker: int, victim: int) -> No | None:
    """S4-16.1-a Two Factions joined by a Diplomatic Marriage do not attack each other in that Game Turn."""
    if attacker != victim and attacker in s.pact and victim in s.pact:
        return No("S4-16.1-a", "at_peace", {"side": SIDE_REFS[victim]})
    return None


def why_not_provoke(s: SuccessorsState, faction: int, position: int) -> No | None:
    """S4-16.1-a …nor go where CUs or Generals of the other stand."""
    for other in s.pact:
        if stack(other, position) in s.troops or generals_at(s, other, position):
            no = why_not_attack(s, faction, other)
            if no is not None:
                return no
    return None
