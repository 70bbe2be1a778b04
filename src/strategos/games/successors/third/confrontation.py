"""9.5, 9.6, 9.9 What happens when those who moved and those who were there face each other: Champions, Dispersal,
Overrun, the Royal Army, battle.

What both editions have alike stands in `common/confrontation.py`.
"""

from __future__ import annotations

from strategos.kernel.chance import roll
from strategos.parts.accounts import Closed

from ..common.board import INDEPENDENT, NOBODY, NONE, SIDE_REFS, Troops, space_of
from ..common.clash_events import Overrun
from ..common.clashes import begin_battle, host
from ..common.confrontation import OVERRUN, cus_of, opponents, renounce
from ..common.dispersal import disperse_general
from ..common.events import SurvivalRolled
from ..common.land_battle import only_royals_desert
from ..common.position import added, armies_at, beyond, commander, generals_at, troops_at
from ..common.settle import settle
from ..common.steps import Step
from ..common.succession import slay
from ..common.tasks import Battle
from .defeat import defeat
from .facts import GENERAL_REFS, REFS, is_minor
from .land_battle import before_prestige, fight, make_popular
from .state import SuccessorsState
from .windows import MEETING_PRESTIGE

LONE_DEATH = 5


async def confront(
    s: SuccessorsState, step: Step, failed: tuple[int, ...] = (), come: int = NOBODY, *, entered: bool = True
) -> tuple[bool, Troops]:
    """9.5 Overrun or battle with whoever is there, of whom `come` have intercepted; whether a Land Battle was fought,
    which ends the move (S3-12-c), and the Royal Army CUs that came over without one. Only who has `entered` by moving
    overruns (S3-9.6-d)."""
    there, fought, won, clashed = opponents(s, step), False, NONE, False
    for other in there:
        renounce(s, step, other)
    await catch_helpless(s, step, there)
    for other in there:
        mine, theirs = cus_of(s, step.faction, step.position), cus_of(s, other, step.position)
        if not mine or not theirs or s.winner != NOBODY:
            # S3-9.5-b Only one Faction is left, or the game is over (S3-20.2-a).
            continue
        clashed = True
        if entered and mine >= OVERRUN * theirs:
            await overrun(s, step, other)
            continue
        battle = Battle(step.faction, other, step.position, step.origin, failed, come)
        s.battle = battle
        begin_battle(s, battle)
        await before_prestige(s, battle, MEETING_PRESTIGE)
        own = troops_at(s, step.faction, step.position)
        if only_royals_desert(s, battle):
            # S3-14.3-g Then nothing is left to fight.
            won = added(won, beyond(troops_at(s, step.faction, step.position), own))
        else:
            fought = True
            await fight(s, battle)
        s.battle = None
    settle(s)
    if clashed:
        s.emit(Closed())
    return fought, won


async def catch_helpless(s: SuccessorsState, step: Step, there: list[int]) -> None:
    """S3-9.9-c Generals without a CU among enemy CUs, whosever they are, take a Leader Loss Test: also one who moved
    and was intercepted (OQ3-LONE-INTERCEPT). That is no attack (OQ3-CHAMPION-GENERAL)."""
    sides = (step.faction, *there)
    armed = [faction for faction in sides if cus_of(s, faction, step.position)]
    if not armed:
        return
    for faction in sides:
        if faction in armed:
            continue
        for general in generals_at(s, faction, step.position):
            # S3-8.1-h Minor Generals without a CU leave the map by themselves.
            if not is_minor(general):
                await caught(s, general)


async def caught(s: SuccessorsState, general: int) -> None:
    """S3-9.9-c 5 or 6 kills a Major General, else he is Dispersed."""
    [die] = await roll(6, purpose="survival", rule="S3-9.9-c")
    s.emit(SurvivalRolled(SIDE_REFS[s.general_of[general]], GENERAL_REFS[general], die, die >= LONE_DEATH))
    if die >= LONE_DEATH:
        await slay(s, general)
    else:
        disperse_general(s, general)


async def overrun(s: SuccessorsState, step: Step, other: int) -> None:
    """S3-10.4-a J: five to one; losses as after a lost battle (S3-9.6-a), without Prestige, cards or MP (S3-9.6-c)."""
    beaten = len(armies_at(s, step.position)) if other == INDEPENDENT else 0
    at, sides = step.position, (step.faction, other)
    s.emit(
        Overrun(SIDE_REFS[step.faction], SIDE_REFS[other], REFS[space_of(at)], *(host(s, side, at) for side in sides))
    )
    await defeat(s, other, step.position)
    if beaten and step.faction != INDEPENDENT:
        leader = commander(s, step.faction, step.position)
        assert leader != NOBODY, "an Army has a General"
        make_popular(s, leader, beaten)
