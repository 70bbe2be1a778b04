"""8.5, 23.5, 24.1 Major Generals who come during the game: by their card, or for a card of 4 OP."""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import DONE, No, Option, choose, offer

from ..common.board import DEAD, OFF, SIDE_REFS, WAITING, WAY_POINT, outside, troops
from ..common.card_events import Recruited
from ..common.control import set_control
from ..common.options import plays_with
from ..common.position import enemies_in_space
from ..common.reinforcements import arrive
from ..common.settle import settle
from .facts import (
    ANTIPATROS,
    CARD_OF_GENERAL,
    EUMENES,
    GENERAL_NAMES,
    GENERAL_REFS,
    KIND,
    MAJORS,
    PROVINCE_NUMBER,
    PROVINCE_OF,
    REFS,
    RESERVES,
    SELEUKOS,
    SPACE,
)
from .reinforcements import reinforce_stacked
from .state import SuccessorsState

GENERAL_OP = 4
AS_REINFORCEMENT: Option[int] = Option("as_reinforcement", -1, {"button": "as_reinforcement"})


def why_not_arrive(s: SuccessorsState, faction: int, general: int, space: int) -> No | None:
    """S3-8.5-b A space of his Province without enemy CUs, Generals or Independent Armies, whatever PC marker is there
    (S3-8.5-c); or as a Reinforcement."""
    if space == AS_REINFORCEMENT.value:
        return None
    if PROVINCE_OF[space] != PROVINCE_NUMBER[RESERVES[general].province]:
        return No("S3-8.5-b", "not_his_province", {"general": GENERAL_REFS[general], "space": REFS[space]})
    if enemies_in_space(s, faction, space):
        return No("S3-8.5-b", "enemy_here", {"space": REFS[space]})
    return None


async def bring(s: SuccessorsState, faction: int, general: int) -> None:
    """S3-8.5-b He comes with his CUs, stacked with him (S3-8.5-d)."""
    s.general_of[general], s.general_at[general] = faction, OFF
    brought, about = troops(RESERVES[general].troops), {"general": GENERAL_REFS[general]}
    why_not = partial(why_not_arrive, s, faction, general)
    places = [*SPACE, AS_REINFORCEMENT]
    space = await choose(faction, "recruit_at", places, rule="S3-8.5-b", why_not=why_not, about=about)
    if space == AS_REINFORCEMENT.value:
        s.emit(Recruited(SIDE_REFS[faction], GENERAL_REFS[general]))
        await reinforce_stacked(s, faction, general, brought)
        return
    s.emit(Recruited(SIDE_REFS[faction], GENERAL_REFS[general], REFS[space]))
    s.general_at[general] = outside(space)
    arrive(s, faction, outside(space), brought)
    if RESERVES[general].marker:
        await bring_marker(s, faction, general)
    settle(s)


def why_not_mark(s: SuccessorsState, faction: int, general: int, space: int) -> No | None:
    """S3-24.1-i Any space of his Province without an enemy Army, CU or General; it may hold another's PC marker
    (OQ3-GENERAL-CARD), but is no Way Point."""
    if PROVINCE_OF[space] != PROVINCE_NUMBER[RESERVES[general].province] or KIND[space] == WAY_POINT:
        return No("S3-24.1-i", "not_open_for_a_marker", {"space": REFS[space]})
    if s.control[space] == faction:
        return No("S3-24.1-i", "already_yours", {"space": REFS[space]})
    return No("S3-24.1-i", "enemy_here", {"space": REFS[space]}) if enemies_in_space(s, faction, space) else None


async def bring_marker(s: SuccessorsState, faction: int, general: int) -> None:
    """S3-24.1-i One PC marker comes with Lysimachos and Leonnatos; so one may gain Royal Family Members (S3-24.1-j)."""
    why_not, about = partial(why_not_mark, s, faction, general), {"general": GENERAL_REFS[general]}
    space = await offer(faction, "bring_marker", SPACE, DONE, rule="S3-24.1-i", why_not=why_not, about=about)
    if space is not None:
        set_control(s, space, faction)


# -- 8.5 his card -----------------------------------------------------------------------------------------------------


async def play_general(s: SuccessorsState, faction: int, card: int) -> None:
    """S3-8.5-e The card stays before its player and never comes back."""
    s.discards.remove(card)
    await bring(s, faction, CARD_OF_GENERAL[card])


# -- 23.5 for a card of 4 OP ------------------------------------------------------------------------------------------


def lost_generals(s: SuccessorsState, faction: int) -> int:
    """S3-23.5-b The Major Generals a Faction has had killed, Antipatros not counted: he has a successor."""
    killed = [g for g in range(MAJORS) if s.general_of[g] == faction and s.general_at[g] == DEAD]
    return sum(general != ANTIPATROS for general in killed)


def why_not_take(s: SuccessorsState, faction: int, points: int, general: int) -> No | None:
    """S3-23.5-b Seleukos or Eumenes, one for each Major General killed, for a card of 4 OP."""
    if not plays_with(s.setup, "generals_for_points") or s.general_at[general] != WAITING:
        return No("S3-23.5-b", "not_set_aside", {"general": GENERAL_REFS[general]})
    if points < GENERAL_OP:
        return No("S3-23.5-b", "too_few_points", {"points": points, "needed": GENERAL_OP})
    taken = sum(s.general_of[g] == faction and s.received[g] != faction for g in (SELEUKOS, EUMENES))
    if lost_generals(s, faction) <= taken:
        return No("S3-23.5-b", "no_general_lost")
    return None


async def take_general(s: SuccessorsState, faction: int, points: int) -> None:
    """S3-23.5-c He is placed as by his card."""
    options = [Option(GENERAL_NAMES[g], g, {"piece": GENERAL_NAMES[g]}) for g in (SELEUKOS, EUMENES)]
    why_not = partial(why_not_take, s, faction, points)
    await bring(s, faction, await choose(faction, "recruit", options, rule="S3-23.5-b", why_not=why_not))
