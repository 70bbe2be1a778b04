"""10 H to L What happens when those who moved and those who were there face each other: Champions, Dispersal, Overrun,
the Royal Army, battle.

What both editions have alike stands in `common/confrontation.py`.
"""

from __future__ import annotations

from strategos.parts.accounts import Closed

from ..common.board import INDEPENDENT, NOBODY, NONE, SIDE_REFS, Troops, space_of
from ..common.champions import attack
from ..common.clash_events import Overrun
from ..common.clashes import begin_battle, host
from ..common.confrontation import OVERRUN, cus_of, opponents, renounce
from ..common.dispersal import disperse_general
from ..common.land_battle import only_royals_desert
from ..common.position import added, armies_at, beyond, commander, generals_at, troops_at
from ..common.settle import settle
from ..common.tasks import Battle
from .cavalry import rout_bonus
from .defeat import defeat
from .facts import REFS, is_minor
from .land_battle import before_prestige, fight, make_popular
from .state import SuccessorsState
from .steps import Step
from .windows import MEETING_PRESTIGE


async def confront(s: SuccessorsState, step: Step, failed: tuple[int, ...] = ()) -> tuple[bool, Troops]:
    """10 H to L; whether a Land Battle was fought, which takes all remaining MP (S4-10-af), and the Royal Army CUs that
    came over without one."""
    there, fought, won, clashed = opponents(s, step), False, NONE, False
    for other in there:
        renounce(s, step, other)
    disperse_helpless(s, step, there)
    for other in there:
        mine, theirs = cus_of(s, step.faction, step.position), cus_of(s, other, step.position)
        if not mine or not theirs or s.winner != NOBODY:
            # S4-10-m Only one Faction is left, or the game is over.
            continue
        clashed = True
        if mine >= OVERRUN * theirs:
            await overrun(s, step, other)
            continue
        battle = Battle(step.faction, other, step.position, step.origin, failed)
        s.battle = battle
        begin_battle(s, battle)
        await before_prestige(s, battle, MEETING_PRESTIGE)
        own = troops_at(s, step.faction, step.position)
        if only_royals_desert(s, battle):
            # S4-10-ad K: then nothing is left to fight.
            won = added(won, beyond(troops_at(s, step.faction, step.position), own))
        else:
            fought = True
            await fight(s, battle)
        s.battle = None
    settle(s)
    if clashed:
        s.emit(Closed())
    return fought, won


def disperse_helpless(s: SuccessorsState, step: Step, there: list[int]) -> None:
    """S4-10-t I: Generals with an enemy CU, whosever it is, and no CU of their own are Dispersed; a Major General of a
    Champion costs the mover with CUs the status (S4-10-u)."""
    sides = (step.faction, *there)
    armed = [faction for faction in sides if cus_of(s, faction, step.position)]
    helpless = [faction for faction in sides if faction not in armed]
    if not armed:
        return
    for faction in helpless:
        generals = generals_at(s, faction, step.position)
        if step.faction in armed and any(not is_minor(general) for general in generals):
            attack(s, step.faction, faction)
        for general in generals:
            disperse_general(s, general)


async def overrun(s: SuccessorsState, step: Step, other: int) -> None:
    """S4-10-v J: five to one; losses as after a lost battle (S4-10-w), without Prestige, cards or MP (S4-10-z)."""
    beaten = len(armies_at(s, step.position)) if other == INDEPENDENT else 0
    at, sides = step.position, (step.faction, other)
    s.emit(
        Overrun(SIDE_REFS[step.faction], SIDE_REFS[other], REFS[space_of(at)], *(host(s, side, at) for side in sides))
    )
    await defeat(s, other, step.position, rout=rout_bonus(s, step.faction, other, step.position))
    if beaten and step.faction != INDEPENDENT:
        leader = commander(s, step.faction, step.position)
        assert leader != NOBODY, "an Army has a General"
        make_popular(s, leader, beaten)
