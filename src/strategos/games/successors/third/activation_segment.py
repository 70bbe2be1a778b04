"""9.1, 9.13 The Activation Segment: one roll for all, then one Army or General after the other; or a Mercenary
instead."""

from __future__ import annotations

from functools import partial

from strategos.kernel.agenda import push
from strategos.kernel.asking import DONE, No, Option, choose, choose_some, offer
from strategos.kernel.chance import roll
from strategos.kernel.clock import AGAIN, Again

from ..common.activation import general_options, to_name, why_not_minors
from ..common.board import MERCENARY, NOBODY, ROYAL, SIDE_REFS, space_of
from ..common.dispersal import eliminate
from ..common.minor_generals import off_map_minors
from ..common.movement_events import MovementRolled
from ..common.pieces import pools
from ..common.position import camps, cus, one, positions_of
from ..common.royal_family import bury
from ..common.segments import unmoved_at
from ..common.settle import settle
from ..common.tasks import Activate, Reinforce
from .activated_army import why_not_name
from .activation import MINOR, why_not_named
from .burial import BURY, why_not_bury
from .facts import PLACE, PLACES, REFS
from .minor_generals import arrange_minor
from .state import SuccessorsState

ROLL, MERCENARY_IN, MINORS, DISBAND, NOTHING = range(5)
BEGIN: Option[int] = Option("roll", ROLL, {"button": "roll", "usual": 1})
BRING: Option[int] = Option("mercenary", MERCENARY_IN, {"button": "mercenary"})
IN_VAIN: tuple[Option[int], ...] = (
    Option("roll", ROLL, {"button": "roll"}),
    Option("mercenary", MERCENARY_IN, {"button": "mercenary", "usual": 1}),
)
"""With nobody to move hardly anybody rolls."""
ARRANGE: Option[int] = Option("minor", MINORS, {"button": "minor", "quiet": 1})
DISMISS: Option[int] = Option("disband", DISBAND, {"button": "disband", "quiet": 1})
SKIP: Option[int] = Option("pass", NOTHING, {"button": "pass"})
DISMISSING = -1
"""Among the Generals to be named: the button to disband Royal Army CUs."""
DISMISS_NOW: Option[int] = Option("disband", DISMISSING, {"button": "disband", "quiet": 1})


async def activation_segment(s: SuccessorsState) -> Again | None:
    """S3-9.1-c All Armies and Generals, one at a time; or nobody, and one Mercenary CU (S3-3.5-d)."""
    faction = s.clock.seat
    assert faction is not None, "somebody's turn"
    if s.winner != NOBODY:
        return None
    again = await (name_general(s, faction) if s.movement_die else begin(s, faction))
    if again is None:
        settle(s)
    return again


async def begin(s: SuccessorsState, faction: int) -> Again | None:
    """S3-9.13-b Whether to have a Mercenary instead is said before the roll for MP."""
    movable = any(why_not_name(s, faction, o.value) is None for o in general_options(s, faction))
    options = [*((BEGIN, BRING) if movable else IN_VAIN), SKIP]
    if why_not_minors(s, faction) is None:
        options.append(ARRANGE)
    if disbandable(s, faction):
        options.append(DISMISS)
    if why_not_bury(s, faction) is None:
        options.append(BURY)
    answer = await choose(faction, "activation_segment", options, rule="S3-9.13-b")
    if answer == ROLL:
        # S3-9.2-b
        [die] = await roll(6, purpose="movement", rule="S3-9.2-b")
        s.movement_die = die
        s.emit(MovementRolled(SIDE_REFS[faction], die))
        return AGAIN
    if answer == MERCENARY_IN:
        push(s, Reinforce(faction, one(MERCENARY)))
        return None
    if answer == NOTHING:
        return None
    if answer == BURY.value:
        bury(s, faction)
    else:
        await (arrange_minor(s, faction) if answer == MINORS else disband(s, faction))
    return AGAIN


async def name_general(s: SuccessorsState, faction: int) -> Again | None:
    """S3-9.1-c The next Army or General; nobody is asked when none is left and no Minor General could lead one."""
    able = [o for o in to_name(s, faction) if why_not_name(s, faction, o.value) is None]
    if not able:
        fresh = [g for g in off_map_minors(s, faction) if g not in s.moved_generals]
        if not fresh or not has_unmoved(s, faction):
            return None
    why_not, buttons = partial(why_not_next, s, faction), (MINOR, DISMISS_NOW, BURY)
    general = await offer(
        faction,
        "name_general",
        lambda: [*general_options(s, faction), *buttons],
        DONE,
        rule="S3-9.1-c",
        why_not=why_not,
        about={"die": s.movement_die},
        allowed=[*able, *[button for button in buttons if why_not(button.value) is None]],
    )
    if general is None:
        return None
    if general == NOBODY:
        await arrange_minor(s, faction)
    elif general == DISMISSING:
        await disband(s, faction)
    elif general == BURY.value:
        bury(s, faction)
    else:
        push(s, Activate(faction, general, die=s.movement_die))
    return AGAIN


def why_not_next(s: SuccessorsState, faction: int, general: int) -> No | None:
    if general == BURY.value:
        return why_not_bury(s, faction)
    if general == DISMISSING:
        return None if disbandable(s, faction) else No("S3-14.3-j", "no_royal_army")
    return why_not_named(s, faction, general)


def has_unmoved(s: SuccessorsState, faction: int) -> bool:
    return any(cus(unmoved_at(s, faction, at)) for at in positions_of(s, faction))


# -- 7.2 the Royal Army is disbanded ----------------------------------------------------------------------------------


def disbandable(s: SuccessorsState, faction: int) -> list[int]:
    """S3-14.3-j The positions of a Faction's Royal Army CUs that have not moved yet."""
    return [at for at in camps(s).royal(faction) if unmoved_at(s, faction, at)[ROYAL]]


def why_not_disband(s: SuccessorsState, faction: int, position: int) -> No | None:
    if position in disbandable(s, faction):
        return None
    return No("S3-14.3-j", "no_royal_army_here", {"space": REFS[space_of(position)]})


async def disband(s: SuccessorsState, faction: int) -> None:
    """S3-14.3-j In one's own Player Turn, before they move; they leave the game for good."""
    why_not = partial(why_not_disband, s, faction)
    able = [PLACE[at] for at in disbandable(s, faction)]
    at = await choose(faction, "disband_at", PLACES, rule="S3-14.3-j", why_not=why_not, allowed=able)
    there = unmoved_at(s, faction, at)[ROYAL]
    among = pools(s, faction, at, one(ROYAL, there))
    picked = await choose_some(faction, "disband_cus", among, rule="S3-14.3-j", at_most=there)
    for kind, count in picked.values():
        eliminate(s, faction, at, one(kind, count), "disbanded")
    settle(s)
