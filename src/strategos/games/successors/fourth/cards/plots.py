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
    SIDE_REFS,
    SILVER_SHIELDS,
    space_of,
)
from ...common.card_events import FortuneRolled
from ...common.cards.aims import aim, card_ref, leads_army, unless_aimless
from ...common.cards.plots import (
    betray,
    choose_condemned,
    choose_prize,
    choose_sick,
    condemn,
    why_not_condemnation,
    why_not_epidemic,
    why_not_treachery,
)
from ...common.dispersal import eliminate
from ...common.position import (
    added,
    cus,
    cus_in_space,
    less,
    one,
    troops_at,
)
from ..attrition import attrition
from ..facts import (
    ADJACENT,
    GENERAL_PICKS,
    GENERAL_REFS,
)
from ..state import SuccessorsState
from .event import Event

GREAT_DESERTION_ROLL = 4

# -- Condemnation -----------------------------------------------------------------------------------------------------


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


EVENTS: dict[str, Event] = {
    "condemnation": Event(why_not_condemnation, choose_condemned, condemn),
    "epidemic": Event(why_not_epidemic, choose_sick, sicken),
    "desertions": Event(why_not_desertions, choose_unfaithful, desert),
    "treachery": Event(why_not_treachery, choose_prize, betray),
}
