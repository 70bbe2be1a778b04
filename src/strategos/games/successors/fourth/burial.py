"""3.8 Alexander's funeral: the Hearse becomes the Tomb."""

from __future__ import annotations

from strategos.kernel.asking import No, confirm

from ..common.board import SIDE_REFS, space_of
from ..common.position import enemies_at
from ..common.royal_family import burial_worth, bury
from .events import HearseFinished
from .facts import BURIAL_TURNS, HEARSE, REFS
from .state import SuccessorsState

HEARSE_OP = 4


def hearse_stays(s: SuccessorsState) -> bool:
    """S4-8.4-b In Game Turn I the Hearse is not ready to leave Babylon, unless it was finished (S4-16.3-a)."""
    return s.clock.round == 1 and not s.hearse_finished


def is_bound(s: SuccessorsState, royal: int, here: int, there: int) -> bool:
    """S4-8.4-b Whether this is the Hearse, which may not yet go from one of these positions to the other: within
    Babylon it may (OQ-HEARSE-T1)."""
    return royal == HEARSE and hearse_stays(s) and space_of(here) != space_of(there)


def why_not_finish(s: SuccessorsState, faction: int, points: int) -> No | None:
    """S4-16.3-a In Game Turn I who controls the Hearse may finish it with a card of 4 OP."""
    if s.royal_of[HEARSE] != faction:
        return No("S4-16.3-a", "no_hearse")
    if not hearse_stays(s):
        return No("S4-16.3-a", "hearse_is_ready")
    if points < HEARSE_OP:
        return No("S4-16.3-a", "too_few_points", {"points": points, "needed": HEARSE_OP})
    return None


def finish_hearse(s: SuccessorsState, faction: int) -> None:
    s.hearse_finished = True
    s.emit(HearseFinished(SIDE_REFS[faction]))


def why_not_bury(s: SuccessorsState, faction: int) -> No | None:
    """3.8 Who controls the Hearse, in a Major City space without enemy CUs, in Game Turn II or III."""
    at = s.royal_at[HEARSE]
    if s.royal_of[HEARSE] != faction:
        return No("S4-3.8-b", "no_hearse")
    if s.clock.round not in BURIAL_TURNS:
        return No("S4-3.8-e", "not_the_time_to_bury")
    space = space_of(at)
    if not s.is_major_city(space):
        return No("S4-3.8-c", "no_major_city", {"space": REFS[space]})
    if any(True for _ in enemies_at(s, faction, at)):
        return No("S4-3.8-d", "enemy_at_the_hearse", {"space": REFS[space]})
    return None


async def offer_burial(s: SuccessorsState, faction: int) -> None:
    """S4-3.8-f In the own Supply Segment, and at the End of Turn."""
    if why_not_bury(s, faction) is not None:
        return
    space = space_of(s.royal_at[HEARSE])
    about = {"space": REFS[space], "worth": burial_worth(s, space)}
    if await confirm(faction, "bury", rule="S4-3.8-a", about=about):
        bury(s, faction)
