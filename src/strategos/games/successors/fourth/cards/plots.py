"""What befalls Generals and their Armies: Condemnation, disease, desertion, treachery.

What both editions have alike stands in `common/cards/plots.py`.
"""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import No
from strategos.kernel.chance import roll

from ...common.attrition import choose_losses
from ...common.board import (
    MERCENARY,
    NOBODY,
    SIDE_REFS,
    SILVER_SHIELDS,
    SPACES,
    space_of,
)
from ...common.card_events import Condemned, FortuneRolled
from ...common.cards.aims import aim, card_ref, leads_army, unless_aimless
from ...common.cards.plots import (
    choose_condemned,
    choose_prize,
    choose_sick,
    why_not_condemnation,
    why_not_epidemic,
    why_not_treachery,
)
from ...common.control import set_control
from ...common.dispersal import eliminate
from ...common.position import (
    added,
    cus,
    cus_in_space,
    less,
    one,
    troops_at,
)
from ...common.royal_family import put_royal, take_royal
from ..attrition import attrition
from ..facts import (
    ADJACENT,
    GENERAL_PICKS,
    GENERAL_REFS,
)
from ..state import SuccessorsState
from ..victory import settle_victory
from .event import Event

TREACHERY_ROLL = 3
GREAT_DESERTION_ROLL = 4

# -- Condemnation -----------------------------------------------------------------------------------------------------


async def condemn(s: SuccessorsState, _faction: int, target: tuple[int, ...]) -> None:
    """S4-6.2-j First the old mark goes, and its 3 L may win at once; then the new one is put down (OQ-CONDEMN)."""
    [general] = target
    if s.condemned != NOBODY:
        s.emit(Condemned(SIDE_REFS[s.general_of[s.condemned]], GENERAL_REFS[s.condemned], False))
        s.condemned = NOBODY
        settle_victory(s)
        if s.winner != NOBODY:
            return
    # S4-6.2-an
    s.condemned = general
    s.emit(Condemned(SIDE_REFS[s.general_of[general]], GENERAL_REFS[general], True))


# -- Epidemic ---------------------------------------------------------------------------------------------------------


async def sicken(s: SuccessorsState, _faction: int, target: tuple[int, ...]) -> None:
    """S4-7.3-a The CUs of the Army suffer Attrition; its Generals do not."""
    [general] = target
    owner, at = s.general_of[general], s.general_at[general]
    await attrition(s, owner, at, troops_at(s, owner, at))


# -- Desertions -------------------------------------------------------------------------------------------------------


def is_near(s: SuccessorsState, faction: int, space: int) -> bool:
    """Whether a Faction has a CU or PC marker in a space or in one adjacent to it."""
    return any(s.control[near] == faction or cus_in_space(s, faction, near) for near in (space, *ADJACENT[space]))


def why_not_desert(s: SuccessorsState, faction: int, general: int) -> No | None:
    """An enemy Army near a CU or PC marker of one's own; the Silver Shields stay."""
    owner, at = s.general_of[general], s.general_at[general]
    if owner == faction or not leads_army(s, general):
        return No("S4-6.2-i", "leads_no_enemy_army", {"piece": GENERAL_REFS[general]})
    if not is_near(s, faction, space_of(at)):
        return No("S4-6.2-i", "not_near_you", {"piece": GENERAL_REFS[general]})
    if troops_at(s, owner, at) == one(SILVER_SHIELDS, troops_at(s, owner, at)[SILVER_SHIELDS]):
        return No("S4-6.2-i", "nobody_would_desert", {"piece": GENERAL_REFS[general]})
    return None


def why_not_desertions(s: SuccessorsState, faction: int) -> No | None:
    return unless_aimless(s, "desertions", GENERAL_PICKS, partial(why_not_desert, s, faction))


async def choose_unfaithful(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    return (await aim(s, faction, "event_army", "desertions", GENERAL_PICKS, partial(why_not_desert, s, faction)),)


async def desert(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """One CU on 1 to 3, two on 4 to 6: Mercenaries first, then whatever their owner picks."""
    [general] = target
    owner, at = s.general_of[general], s.general_at[general]
    [die] = await roll(6, purpose="desertions", rule="S4-6.2-i")
    count = 2 if die >= GREAT_DESERTION_ROLL else 1
    s.emit(FortuneRolled(SIDE_REFS[faction], card_ref(s, "desertions"), die, True))
    group = troops_at(s, owner, at)
    group = less(group, one(SILVER_SHIELDS, group[SILVER_SHIELDS]))
    lost = one(MERCENARY, min(count, group[MERCENARY]))
    rest = less(group, one(MERCENARY, group[MERCENARY]))
    lost = added(lost, await choose_losses(s, owner, at, rest, count - cus(lost)))
    eliminate(s, owner, at, lost, "desertion")


# -- Treachery --------------------------------------------------------------------------------------------------------


async def betray(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """On 3 to 6 the prize changes hands."""
    [die] = await roll(6, purpose="treachery", rule="S4-6.2-i")
    success = die >= TREACHERY_ROLL
    s.emit(FortuneRolled(SIDE_REFS[faction], card_ref(s, "treachery"), die, success))
    if success and target[0] < SPACES:
        set_control(s, target[0], faction)
    elif success:
        royal = target[0] - SPACES
        put_royal(s, royal, s.general_at[target[1]])
        take_royal(s, royal, faction)


EVENTS: dict[str, Event] = {
    "condemnation": Event(why_not_condemnation, choose_condemned, condemn),
    "epidemic": Event(why_not_epidemic, choose_sick, sicken),
    "desertions": Event(why_not_desertions, choose_unfaithful, desert),
    "treachery": Event(why_not_treachery, choose_prize, betray),
}
