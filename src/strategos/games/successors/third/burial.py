"""17.4 Alexander's funeral: the Hearse becomes the Tomb."""

from __future__ import annotations

from strategos.kernel.asking import No, Option, confirm

from ..common.board import space_of
from ..common.position import enemies_at
from ..common.royal_family import burial_worth, bury
from .facts import BURIAL_TURNS, HEARSE, REFS
from .state import SuccessorsState

BURY: Option[int] = Option("bury", -5, {"button": "bury", "quiet": 1})
"""Among what one may do in one's own Player Turn."""


def hearse_stays(s: SuccessorsState) -> bool:
    """S3-17.4-b In Game Turn 1 the body is not moved."""
    return s.clock.round == 1


def why_not_bury(s: SuccessorsState, faction: int) -> No | None:
    """17.4 Who controls the body, in a Major City space without enemy CUs (OQ3-BURIAL), from Game Turn 2 on."""
    at = s.royal_at[HEARSE]
    if s.royal_of[HEARSE] != faction:
        return No("S3-17.4-c", "no_hearse")
    if s.clock.round < BURIAL_TURNS[0]:
        return No("S3-17.4-j", "not_the_time_to_bury")
    space = space_of(at)
    if not s.is_major_city(space):
        return No("S3-17.4-c", "no_major_city", {"space": REFS[space]})
    if any(True for _ in enemies_at(s, faction, at)):
        return No("S3-17.4-e", "enemy_at_the_hearse", {"space": REFS[space]})
    return None


async def offer_burial(s: SuccessorsState, faction: int) -> None:
    """S3-17.4-g At the end of the own Player Turn and of the Game Turn; in between whoever wants to says so."""
    if why_not_bury(s, faction) is not None:
        return
    space = space_of(s.royal_at[HEARSE])
    about = {"space": REFS[space], "worth": burial_worth(s, space)}
    if await confirm(faction, "bury", rule="S3-17.4-c", about=about):
        bury(s, faction)
