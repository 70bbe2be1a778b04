"""Leaders and the cups they are drawn from (3.4)."""

from __future__ import annotations

from strategos.kernel.chance import draw

from .events import LeaderDrawn
from .facts import ATHENS, HOME, LEADER_REFS, NICIAS, REFS, SIDE_REFS, THEBES, THEBES_CUP
from .state import NOBODY, PeloponnesianState, in_cup, note, place_leader


async def draw_leader(s: PeloponnesianState, cup: int) -> int:
    """PW-3.4-b A leader from a cup goes to his home space. Returns him, or NOBODY if the cup is empty."""
    leaders = in_cup(s, cup)
    if not leaders:
        return NOBODY
    [pick] = await draw(len(leaders), purpose="leader", rule="PW-3.4-a")
    leader = leaders[pick - 1]
    space = THEBES if cup == THEBES_CUP else HOME[cup]
    place_leader(s, leader, space)
    if leader == NICIAS:
        # PW-3.4.1-a The turn marker remembers him for an armistice.
        note(s, nicias=True)
    side = ATHENS if cup == THEBES_CUP else cup
    s.emit(LeaderDrawn(SIDE_REFS[side], LEADER_REFS[leader], REFS[space]))
    return leader
