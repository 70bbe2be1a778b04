"""20, 21.4 The three ways to win, and what settles ties.

What both editions have alike stands in `common/victory.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from strategos.kernel.asking import button, choose

from ..common.board import LAST_TURN, NOBODY
from ..common.position import factions, living
from ..common.scoring import province_owner, victory_points
from ..common.victory import by_die, macedonians, most, total, win
from .facts import MAKEDONIA, REGENCIES, ROYAL_REFS, SENIORITY
from .royal_family import die
from .state import SuccessorsState

PROCLAIM, ASSASSINATE = button("proclaim"), button("assassinate")


# -- 20.2 Instant Victory ----------------------------------------------------------------------------------------------


# -- 21.4 Regency Victory ---------------------------------------------------------------------------------------------


async def regency(s: SuccessorsState) -> None:
    """21.4 In Game Turn 4 Herakles, in 5 Alexandros comes of age: a controller who would be Regent proclaims him or has
    him assassinated (S3-21.4-c), another can only do the latter (S3-21.4-e); if nobody controls him the game ends and
    the highest total wins (S3-21.4-g). One who is not on the map gives no Regency."""
    heir = REGENCIES.get(s.clock.round)
    if heir is None or s.royal_at[heir] < 0:
        return
    best, controller = await foremost(s, lambda faction: total(s, faction)), s.royal_of[heir]
    if controller == NOBODY or (controller == best and await proclaims(s, controller, heir)):
        win(s, best, "regency")
    else:
        die(s, heir, "assassinated")


async def proclaims(s: SuccessorsState, faction: int, heir: int) -> bool:
    """S3-21.4-c The game ends with his proclamation, or goes on without him."""
    about = {"royal": ROYAL_REFS[heir]}
    answer = await choose(faction, "proclaim", [PROCLAIM, ASSASSINATE], rule="S3-21.4-c", about=about)
    return answer == PROCLAIM.key


# -- 20.3 End of Game Victory ------------------------------------------------------------------------------------------


async def end_of_game(s: SuccessorsState) -> None:
    """S3-20.3-a After Game Turn V the most VP win; Legitimacy does not count (S3-20.3-a)."""
    if s.clock.round == LAST_TURN:
        win(s, await foremost(s, lambda faction: victory_points(s, faction).value), "end_of_game")


# -- 20.3 ties---------------------------------------------------------------------------------------------------------


def seniority(s: SuccessorsState, faction: int) -> int:
    """S3-20.3-d The place of a Faction's most senior General, alive, Dispersed or not (OQ3-SENIORITY)."""
    return min((SENIORITY[general] for general in living(s, faction)), default=len(SENIORITY) + 1)


async def foremost(s: SuccessorsState, value: Callable[[int], int]) -> int:
    """S3-20.3-b The Faction with the highest value; a tie is settled by Makedonia, Macedonian CUs, Seniority, in
    order."""
    tied = most(s, list(factions(s)), value)
    tied = most(s, tied, lambda faction: int(province_owner(s, MAKEDONIA) == faction))
    tied = most(s, tied, lambda faction: macedonians(s, faction))
    return await by_seniority(s, tied)


async def by_seniority(s: SuccessorsState, tied: list[int]) -> int:
    """The one with the most senior General; without any Major General among them, the highest die (OQ-TIE-LAST)."""
    tied = most(s, tied, lambda faction: -seniority(s, faction))
    return await by_die(s, tied, highest=True)
