"""What befalls Generals and their Armies: Condemnation, disease, desertion, treachery.

What both editions have alike stands in `common/cards/plots.py`.
"""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import No
from strategos.kernel.chance import roll

from ...common.attrition import choose_losses
from ...common.board import (
    ELEPHANT,
    MERCENARY,
    NONE,
    SIDE_REFS,
    SILVER_SHIELDS,
    Troops,
    is_inside,
    space_of,
)
from ...common.card_events import ChangedSides, FortuneRolled
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
from ...common.dispersal import eliminate, named
from ...common.position import (
    added,
    cus,
    less,
    one,
    parts_of,
    put,
    take,
    troops_at,
)
from ...common.reinforcements import CROWD
from ..attrition import attrition
from ..facts import (
    ADJACENT,
    GENERAL_PICKS,
    GENERAL_REFS,
    PLACE,
    REFS,
)
from ..state import SuccessorsState
from .event import Event

GREAT_DESERTION_ROLL = 4

# -- Condemnation -----------------------------------------------------------------------------------------------------


# -- Epidemic ---------------------------------------------------------------------------------------------------------


async def sicken(s: SuccessorsState, _faction: int, target: tuple[int, ...]) -> None:
    """S3-12.8-b The CUs of the Army suffer Attrition; its Generals do not."""
    [general] = target
    owner, at = s.general_of[general], s.general_at[general]
    await attrition(s, owner, at, troops_at(s, owner, at))


# -- Desertions -------------------------------------------------------------------------------------------------------


def reach(s: SuccessorsState, faction: int, space: int) -> list[int]:
    """The positions of a Faction's CUs in a space or in one adjacent to it; who besieges them is near too (S3-CC-c)."""
    near = [at for there in (space, *ADJACENT[space]) for at in parts_of(s, there)]
    return [at for at in near if cus(troops_at(s, faction, at))]


def why_not_desert(s: SuccessorsState, faction: int, general: int) -> No | None:
    """An enemy Army near a CU of one's own (S3-CC-c); the Silver Shields stay."""
    owner, at = s.general_of[general], s.general_at[general]
    if owner == faction or not leads_army(s, general):
        return No("S3-7.1-c", "leads_no_enemy_army", {"piece": GENERAL_REFS[general]})
    if not reach(s, faction, space_of(at)):
        return No("S3-7.1-c", "not_near_you", {"piece": GENERAL_REFS[general]})
    if troops_at(s, owner, at) == one(SILVER_SHIELDS, troops_at(s, owner, at)[SILVER_SHIELDS]):
        return No("S3-7.1-c", "nobody_would_desert", {"piece": GENERAL_REFS[general]})
    return None


def why_not_desertions(s: SuccessorsState, faction: int) -> No | None:
    return unless_aimless(s, "desertions", GENERAL_PICKS, partial(why_not_desert, s, faction))


async def choose_unfaithful(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    """The Army, and whom the deserters join."""
    general = await aim(s, faction, "event_army", "desertions", GENERAL_PICKS, partial(why_not_desert, s, faction))
    near = reach(s, faction, space_of(s.general_at[general]))
    if len(near) == 1:
        return general, near[0]
    return general, await aim(s, faction, "event_place", "desertions", [PLACE[at] for at in near], lambda _: None)


def deserters(die: int, group: Troops) -> int:
    """On 1 to 3 one Mercenary, if there is one; on 4 to 6 two CUs of any type."""
    return 2 if die >= GREAT_DESERTION_ROLL else min(1, group[MERCENARY])


async def desert(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """Mercenaries leave first, then Elephants, then Macedonians of their owner's choice, and join the player's CUs;
    what does not fit inside a city is lost (S3-9.7-b)."""
    general, to = target
    owner, at = s.general_of[general], s.general_at[general]
    [die] = await roll(6, purpose="desertions", rule="S3-7.1-c")
    s.emit(FortuneRolled(SIDE_REFS[faction], card_ref(s, "desertions"), die, True))
    group = troops_at(s, owner, at)
    group = less(group, one(SILVER_SHIELDS, group[SILVER_SHIELDS]))
    count, lost = deserters(die, group), NONE
    for kind in (MERCENARY, ELEPHANT):
        gone = min(count - cus(lost), group[kind])
        lost, group = added(lost, one(kind, gone)), less(group, one(kind, gone))
    lost = added(lost, await choose_losses(s, owner, at, group, count - cus(lost)))
    room = CROWD - cus(troops_at(s, faction, to)) if is_inside(to) else cus(lost)
    staying = await choose_losses(s, faction, to, lost, max(0, room))
    eliminate(s, owner, at, less(lost, staying), "desertion")
    if any(staying):
        take(s, owner, at, staying)
        put(s, faction, to, staying)
        s.emit(ChangedSides(SIDE_REFS[faction], SIDE_REFS[owner], REFS[space_of(at)], named(staying)))


# -- Treachery --------------------------------------------------------------------------------------------------------


EVENTS: dict[str, Event] = {
    "condemnation": Event(why_not_condemnation, choose_condemned, condemn),
    "epidemic": Event(why_not_epidemic, choose_sick, sicken),
    "desertions": Event(why_not_desertions, choose_unfaithful, desert),
    "treachery": Event(why_not_treachery, choose_prize, betray),
}
