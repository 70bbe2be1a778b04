"""6.3 The Activation Segment: one roll for all, then one Army or General after the other; or a Mercenary instead."""

from __future__ import annotations

from functools import partial

from strategos.kernel.agenda import push
from strategos.kernel.asking import DONE, Option, choose, offer
from strategos.kernel.chance import roll
from strategos.kernel.clock import AGAIN, Again

from ..common.activation import general_options, to_name, why_not_minors
from ..common.board import MERCENARY, NOBODY, SIDE_REFS
from ..common.minor_generals import off_map_minors
from ..common.movement_events import MovementRolled
from ..common.position import one
from ..common.settle import settle
from ..common.tasks import Activate
from .activated_army import has_use, why_not_name
from .activation import MINOR, why_not_named
from .disbanding import DISBAND, DISBANDING, disband, why_not_disband
from .facts import is_minor
from .minor_generals import arrange_minor
from .segments import openers
from .state import SuccessorsState
from .tasks import Reinforce

ROLL, MERCENARY_IN, MINORS, NOTHING = range(4)
BEGIN: Option[int] = Option("roll", ROLL, {"button": "roll", "usual": 1})
BRING: Option[int] = Option("mercenary", MERCENARY_IN, {"button": "mercenary"})
IN_VAIN: tuple[Option[int], ...] = (
    Option("roll", ROLL, {"button": "roll"}),
    Option("mercenary", MERCENARY_IN, {"button": "mercenary", "usual": 1}),
)
"""With nobody to move hardly anybody rolls."""
ARRANGE: Option[int] = Option("minor", MINORS, {"button": "minor", "quiet": 1})
SKIP: Option[int] = Option("pass", NOTHING, {"button": "pass"})


async def activation_segment(s: SuccessorsState) -> Again | None:
    """S4-6.3-a All Armies and Generals, one at a time; or nobody, and one Mercenary CU (S4-6.3-b)."""
    faction = s.clock.seat
    assert faction is not None, "somebody's turn"
    if s.winner != NOBODY:
        return None
    again = await (name_general(s, faction) if s.movement_die else begin(s, faction))
    if again is None:
        settle(s)
    return again


async def begin(s: SuccessorsState, faction: int) -> Again | None:
    """S4-6.3-c Whether to have a Mercenary instead is said before the roll for MP."""
    movable = any(why_not_name(s, faction, o.value) is None for o in general_options(s, faction))
    options = [*((BEGIN, BRING) if movable else IN_VAIN), SKIP]
    if why_not_minors(s, faction) is None:
        options.append(ARRANGE)
    if why_not_disband(s, faction) is None:
        options.append(DISBAND)
    answer = await choose(faction, "activation_segment", options, rule="S4-6.3-c")
    if answer == ROLL:
        # S4-9.2-b
        [die] = await roll(6, purpose="movement", rule="S4-9.2-b")
        s.movement_die = die
        s.emit(MovementRolled(SIDE_REFS[faction], die))
        return AGAIN
    if answer == MERCENARY_IN:
        push(s, Reinforce(faction, one(MERCENARY), (), openers=openers(s, faction)))
        return None
    if answer == NOTHING:
        return None
    await (arrange_minor(s, faction) if answer == MINORS else disband(s, faction))
    return AGAIN


async def name_general(s: SuccessorsState, faction: int) -> Again | None:
    """S4-9.1-a The next Army or General; nobody is asked when none is left and no Minor General could lead one."""
    able = [o for o in to_name(s, faction) if why_not_name(s, faction, o.value) is None]
    fresh = [g for g in off_map_minors(s, faction) if g not in s.moved_generals]
    named = [*[o.value for o in able], *fresh]
    if not any(not is_minor(g) or has_use(s, Activate(faction, g, die=s.movement_die)) for g in named):
        return None
    why_not, buttons = partial(why_not_named, s, faction), (MINOR, DISBAND)
    general = await offer(
        faction,
        "name_general",
        lambda: [*general_options(s, faction), *buttons],
        DONE,
        rule="S4-9.1-a",
        why_not=why_not,
        about={"die": s.movement_die},
        allowed=[*able, *[button for button in buttons if why_not(button.value) is None]],
    )
    if general is None:
        return None
    if general == NOBODY:
        await arrange_minor(s, faction)
    elif general == DISBANDING:
        await disband(s, faction)
    else:
        push(s, Activate(faction, general, die=s.movement_die))
    return AGAIN
