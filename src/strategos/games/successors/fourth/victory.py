"""3.1 to 3.4 The three ways to win, and what settles ties.

What both editions have alike stands in `common/victory.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from ..common.board import NOBODY
from ..common.position import factions, living
from ..common.scoring import province_owner, victory_points
from ..common.victory import by_die, macedonians, most, total, win
from .facts import MAKEDONIA, RANK, REGENCIES
from .options import last_turn
from .royal_family import die
from .state import SuccessorsState

# -- 3.1 Instant Victory ----------------------------------------------------------------------------------------------


# -- 3.2 Regency Victory ----------------------------------------------------------------------------------------------


async def regency(s: SuccessorsState) -> None:
    """3.2 In Preparations of Game Turn IV Alexandros, in V Herakles: his controller wins or he is assassinated; if he
    is alive and nobody controls him, the highest total wins. One who is not on the map gives none (OQ-REGENCY-NOHEIR).
    """
    heir = REGENCIES.get(s.clock.round)
    if heir is None or s.royal_at[heir] < 0:
        return
    best = await foremost(s, lambda faction: total(s, faction))
    if s.royal_of[heir] in (NOBODY, best):
        win(s, best, "regency")
    else:
        die(s, heir, "assassinated")


# -- 3.3 End of Game Victory ------------------------------------------------------------------------------------------


async def end_of_game(s: SuccessorsState) -> None:
    """S4-3.3-a After Game Turn V the most VP win; Legitimacy does not count (S4-3.3-c)."""
    if s.clock.round == last_turn(s.setup):
        win(s, await foremost(s, lambda faction: victory_points(s, faction).value), "end_of_game")


# -- 3.4 ties ---------------------------------------------------------------------------------------------------------


def highest_rank(s: SuccessorsState, faction: int) -> int:
    """S4-3.4-d Of a Faction's Generals, Dispersed ones included; 0 for Minor Generals alone."""
    return max((RANK[general] for general in living(s, faction)), default=0)


async def foremost(s: SuccessorsState, value: Callable[[int], int]) -> int:
    """S4-3.4-a The Faction with the highest value; a tie is settled by Makedonia, Macedonian CUs, Rank, in order."""
    tied = most(s, list(factions(s)), value)
    tied = most(s, tied, lambda faction: int(province_owner(s, MAKEDONIA) == faction))
    tied = most(s, tied, lambda faction: macedonians(s, faction))
    return await by_rank(s, tied)


async def by_rank(s: SuccessorsState, tied: list[int]) -> int:
    """The one with the highest-Rank General; without any Major General among them, the highest die (OQ-TIE-LAST)."""
    tied = most(s, tied, lambda faction: highest_rank(s, faction))
    return await by_die(s, tied, highest=True)
