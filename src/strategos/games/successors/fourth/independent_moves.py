"""9.5 A player moves the Independent Armies, each to its end before the next."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from strategos.kernel.agenda import push
from strategos.kernel.asking import DONE, No, Option, choose, offer
from strategos.kernel.clock import AGAIN, Again

from ..common import independent_armies
from ..common.board import DEAD, INDEPENDENT, NOBODY, SPACES, WAITING, outside, space_of
from ..common.independent_armies import (
    INDEPENDENT_MP,
    end_activation,
    stay,
    step_cost,
    why_not_go,
    why_not_halt,
    why_not_move,
    why_not_stay,
)
from ..common.land_movement import besieged_generals, occupants
from ..common.movement_events import ArmyMoved, ArmyStayed
from ..common.options import plays_with
from ..common.settle import settle
from ..common.steps import Party
from ..common.tasks import IndependentMove, IndependentMoves
from .facts import ADJACENT, ARMIES, ARMY_ENTRIES, ARMY_REFS, REFS, SPACE
from .independent_armies import why_not_east
from .land_movement import besieged_cities, enter, still_besieged
from .state import SuccessorsState
from .steps import Step

ARMY: tuple[Option[int], ...] = tuple(Option(name, n, {"piece": name}) for n, name in enumerate(ARMIES))
STAY, END = -1, -2
ACTS: tuple[Option[int], ...] = (
    *SPACE,
    Option("stay", STAY, {"button": "stay"}),
    Option("end", END, {"button": "end"}),
)


async def independent_moves(s: SuccessorsState, task: IndependentMoves) -> Again | None:
    """S4-9.5-c The player decides (OQ-INDEP-DECISIONS) which of them moves next, if any."""
    if s.winner != NOBODY:
        return None
    army = await offer(task.player, "move_army", ARMY, DONE, rule="S4-9.5-c", why_not=partial(why_not_move, s, task))
    if army is None:
        return None
    s.agenda[s.agenda.index(task)] = replace(task, moved=(*task.moved, army))
    start, besieged, closed = s.army_at[army], besieged_generals(s), besieged_cities(s)
    push(s, IndependentMove(task.player, army, start, 0, besieged, closed))
    return AGAIN


def why_not_act(s: SuccessorsState, task: IndependentMove, act: int) -> No | None:
    """9.5 A step, staying for good (S4-9.5-f), or the end."""
    if act == STAY:
        return why_not_stay(s, task.army, task.spent)
    if act == END:
        return why_not_halt(s, task.army, task.spent, task.start)
    no = why_not_go(s, task.army, act, task.spent)
    if no is not None:
        return no
    left = INDEPENDENT_MP - task.spent - (step_cost(s, task.army, act) or 0)
    return why_not_east(s, task.army, act, left, task.start, s.army_at[task.army])


async def independent_move(s: SuccessorsState, task: IndependentMove) -> Again | None:
    """S4-9.5-e Three MP, step by step."""
    about = {"piece": ARMY_REFS[task.army], "left": INDEPENDENT_MP - task.spent}
    why_not = partial(why_not_act, s, task)
    at = s.army_at[task.army]
    near = ARMY_ENTRIES[task.army] if at == WAITING else ADJACENT[space_of(at)]
    able = [option for option in (*(SPACE[n] for n in near), *ACTS[SPACES:]) if why_not(option.value) is None]
    act = END
    if any(option.value != END for option in able):
        act = await choose(
            task.player, "independent_move", ACTS, rule="S4-9.5-e", why_not=why_not, about=about, allowed=able
        )
    if act == STAY:
        stay(s, task.army)
        s.emit(ArmyStayed(ARMY_REFS[task.army], REFS[space_of(s.army_at[task.army])]))
        settle(s)
        return None
    if act == END:
        return finish(s, task)
    return await step_to(s, task, act)


async def step_to(s: SuccessorsState, task: IndependentMove, space: int) -> Again | None:
    """10 The Procedure of Land Movement; a Land Battle or turning back takes what MP are left."""
    army, origin, there = task.army, s.army_at[task.army], outside(space)
    cost = step_cost(s, army, space)
    assert cost is not None, "no route"
    mounted = plays_with(s.setup, "cavalry")
    there_before = occupants(s, INDEPENDENT, there)
    besieged = still_besieged(s, task.besieged)
    step = Step(task.player, INDEPENDENT, origin, there, there_before, besieged, army=army, mounted=mounted)
    s.emit(ArmyMoved(ARMY_REFS[army], REFS[space], None if origin == WAITING else REFS[space_of(origin)]))
    independent_armies.enter(s, army, space)
    after = replace(task, spent=task.spent + cost)
    if s.army_at[army] == DEAD:
        # S4-9.5-n
        return finish(s, after)
    entered = await enter(s, step, Party(INDEPENDENT, ()), closed=task.closed)
    if s.winner != NOBODY:
        return None
    if entered.fought or entered.turned_back:
        return finish(s, after)
    s.agenda[s.agenda.index(task)] = after
    return AGAIN


def finish(s: SuccessorsState, task: IndependentMove) -> None:
    """S4-9.5-p An Army that has moved removes the PC marker where it ends (OQ-INDEP-REMOVE)."""
    if task.spent:
        end_activation(s, task.army)
    settle(s)
