"""16.3 A player moves the Independent Armies, each to its end before the next."""

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
from ..common.settle import settle
from ..common.steps import Party, Step
from ..common.tasks import IndependentMove, IndependentMoves
from .facts import ADJACENT, ARMIES, ARMY_ENTRIES, ARMY_REFS, REFS, SPACE
from .independent_armies import why_not_east
from .land_movement import besieged_cities, enter
from .state import SuccessorsState

ARMY: tuple[Option[int], ...] = tuple(Option(name, n, {"piece": name}) for n, name in enumerate(ARMIES))
STAY, END = -1, -2
ACTS: tuple[Option[int], ...] = (
    *SPACE,
    Option("stay", STAY, {"button": "stay"}),
    Option("end", END, {"button": "end"}),
)


async def independent_moves(s: SuccessorsState, task: IndependentMoves) -> Again | None:
    """S3-16.1-b The player decides (OQ-INDEP-DECISIONS) which of them moves next, if any."""
    if s.winner != NOBODY:
        return None
    army = await offer(task.player, "move_army", ARMY, DONE, rule="S3-16.1-b", why_not=partial(why_not_move, s, task))
    if army is None:
        return None
    s.agenda[s.agenda.index(task)] = replace(task, moved=(*task.moved, army))
    start, besieged, closed = s.army_at[army], besieged_generals(s), besieged_cities(s)
    push(s, IndependentMove(task.player, army, start, 0, besieged, closed))
    return AGAIN


def why_not_act(s: SuccessorsState, task: IndependentMove, act: int) -> No | None:
    """9.5 A step, staying for good (S3-16.3-c), or the end."""
    if act == STAY:
        return why_not_stay(s, task.army, task.spent)
    if act == END:
        return why_not_halt(s, task.army, task.spent, task.start)
    no = why_not_go(s, task.army, act, task.spent)
    if no is not None:
        return no
    left = INDEPENDENT_MP - task.spent - (step_cost(s, task.army, act) or 0)
    return why_not_east(s, task.army, act, left, task.start)


async def independent_move(s: SuccessorsState, task: IndependentMove) -> Again | None:
    """S3-16.3-a Three MP, step by step."""
    about = {"piece": ARMY_REFS[task.army], "left": INDEPENDENT_MP - task.spent}
    why_not = partial(why_not_act, s, task)
    at = s.army_at[task.army]
    near = ARMY_ENTRIES[task.army] if at == WAITING else ADJACENT[space_of(at)]
    able = [option for option in (*(SPACE[n] for n in near), *ACTS[SPACES:]) if why_not(option.value) is None]
    act = END
    if any(option.value != END for option in able):
        act = await choose(
            task.player, "independent_move", ACTS, rule="S3-16.3-a", why_not=why_not, about=about, allowed=able
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
    there_before = occupants(s, INDEPENDENT, there)
    step = Step(task.player, INDEPENDENT, origin, there, there_before, task.besieged, army=army)
    s.emit(ArmyMoved(ARMY_REFS[army], REFS[space], None if origin == WAITING else REFS[space_of(origin)]))
    independent_armies.enter(s, army, space)
    after = replace(task, spent=task.spent + cost)
    if s.army_at[army] == DEAD:
        # S3-16.3-h
        return finish(s, after)
    entered = await enter(s, step, Party(INDEPENDENT, ()), closed=task.closed)
    if s.winner != NOBODY:
        return None
    if entered.fought or s.army_at[army] < 0:
        # S3-16.5-i After a draw it has turned back, and removes nothing.
        return finish(s, after, drawn=s.army_at[army] == origin)
    s.agenda[s.agenda.index(task)] = after
    return AGAIN


def finish(s: SuccessorsState, task: IndependentMove, *, drawn: bool = False) -> None:
    """S3-16.3-b An Army that has moved removes the PC marker where it ends, unless it had to turn back (S3-16.5-i)."""
    if task.spent and not drawn:
        end_activation(s, task.army)
    settle(s)
