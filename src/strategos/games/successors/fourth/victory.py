"""3.1 to 3.4 The three ways to win, and what settles ties.

What both editions have alike stands in `common/victory.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from ..common.board import INSTANT_L, NOBODY, SIDE_REFS
from ..common.events import Won
from ..common.position import factions, living
from ..common.victory import by_die, macedonians, most
from .facts import ALEXANDROS, HERAKLES, INSTANT_VP, MAKEDONIA, RANK
from .options import last_turn
from .royal_family import die
from .scoring import all_legitimacies, all_victory_points, legitimacy, province_owner, victory_points
from .state import SuccessorsState, turn_order

REGENCIES = {4: ALEXANDROS, 5: HERAKLES}
"""Game Turn → the Heir who comes of age (S4-3.2-a, -b)."""


# -- 3.1 Instant Victory ----------------------------------------------------------------------------------------------


def win(s: SuccessorsState, faction: int, why: str) -> None:
    """S4-5-a The game ends as soon as somebody wins, whatever was under way."""
    s.winner, s.won_by = faction, why
    s.agenda.clear()
    s.emit(Won(SIDE_REFS[faction], why))


def wins_at_once(s: SuccessorsState, faction: int) -> str | None:
    """S4-3.1-a With 18 Legitimacy, or the VP for so many players (S4-3.1-b); not in Game Turn I (S4-3.1-c)."""
    if s.clock.round == 1:
        return None
    if legitimacy(s, faction).value >= INSTANT_L:
        return "legitimacy"
    return "victory_points" if victory_points(s, faction).value >= INSTANT_VP[s.setup.seats] else None


def is_near(s: SuccessorsState) -> bool:
    """Whether anybody has Legitimacy or VP enough; in nearly every Procedure nobody has."""
    enough = INSTANT_VP[s.setup.seats]
    for points, tally in zip(all_victory_points(s), all_legitimacies(s), strict=False):
        if points.value >= enough or tally.value >= INSTANT_L:
            return True
    return False


def settle_victory(s: SuccessorsState) -> None:
    """3.1 After every Procedure (OQ-INSTANT-WHEN); of several the active player, else the first (OQ-INSTANT-TIE)."""
    if s.winner != NOBODY or not is_near(s):
        return
    active = [] if s.clock.seat is None else [s.clock.seat]
    for faction in (*active, *turn_order(s)):
        why = wins_at_once(s, faction)
        if why is not None:
            win(s, faction, why)
            return


# -- 3.2 Regency Victory ----------------------------------------------------------------------------------------------


def total(s: SuccessorsState, faction: int) -> int:
    """S4-3.2-a Legitimacy and VP together."""
    return legitimacy(s, faction).value + victory_points(s, faction).value


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
