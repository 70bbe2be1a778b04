"""6.2 B, C What a card's Operation Points can do but for a Forced March: PC markers, training, a better Fleet."""

from __future__ import annotations

from functools import lru_cache, partial

from strategos.kernel.agenda import push
from strategos.kernel.asking import DONE, No, Option, choose, offer
from strategos.parts.graph import within

from ..common.board import (
    CAVALRY,
    COST,
    LOYAL,
    MERCENARY,
    NOBODY,
    SIDE_REFS,
    SPACES,
    TRANS_MEDITERRANEAN,
    WAY_POINT,
)
from ..common.card_events import Trained
from ..common.control import set_control
from ..common.options import plays_with
from ..common.position import Trainee, enemy_spaces, has_enemy_in, one
from ..common.settle import settle
from .facts import JOINED, KIND, REFS, ROUTE, SPACE, TRAINING, TROOP_NAMES
from .state import SuccessorsState
from .tasks import Reinforce, Train

RANGE = 2
TRAINABLE = (MERCENARY, LOYAL)


# -- 6.2 B2 PC markers ------------------------------------------------------------------------------------------------


def step_cost(here: int, there: int) -> int | None:
    """S4-6.2-u The cheapest way from space to space, but for Trans-Mediterranean routes."""
    return min((COST[kind] for kind in ROUTE[here, there] if kind != TRANS_MEDITERRANEAN), default=None)


NEXT: tuple[tuple[int, ...], ...] = tuple(
    tuple(there for there in JOINED[here] if step_cost(here, there) == 1) for here in range(SPACES)
)
"""Space → the spaces that 1 MP leads to."""


@lru_cache(maxsize=256)
def _around(markers: tuple[int, ...]) -> tuple[frozenset[int], tuple[int, ...]]:
    """The spaces a single step leads to from PC markers, they among them, and those of them that leave 1 MP."""
    steps = within(JOINED, markers, RANGE, step_cost, lambda _: False)
    return frozenset(steps), tuple(within(NEXT, markers, 1, lambda _here, _there: 1))


def within_range(s: SuccessorsState, faction: int, markers: tuple[int, ...]) -> list[int]:
    """S4-6.2-t The spaces within 2 MP of PC markers; enemy CUs with a marker itself do not bar its way out."""
    near, onward = _around(markers)
    control, foes = s.control, enemy_spaces(s, faction)
    found = set(near)
    for space in onward:
        # S4-6.2-v Nothing is traced through a space with an enemy CU or an enemy PC marker.
        if control[space] in (NOBODY, faction) and space not in foes:
            found.update(NEXT[space])
    return sorted(found)


def why_not_mark(
    s: SuccessorsState, faction: int, markers: tuple[int, ...], space: int, reach: list[int] | None = None
) -> No | None:
    """S4-6.2-r An uncontrolled space without an enemy CU, no Way Point (S4-6.2-s), in range: `reach`, if that is known
    already."""
    if s.control[space] != NOBODY or KIND[space] == WAY_POINT:
        return No("S4-6.2-r", "not_open_for_a_marker", {"space": REFS[space]})
    if has_enemy_in(s, faction, space):
        return No("S4-6.2-r", "enemy_here", {"space": REFS[space]})
    if space not in (within_range(s, faction, markers) if reach is None else reach):
        return No("S4-6.2-t", "out_of_range", {"space": REFS[space], "range": RANGE})
    return None


async def place_markers(s: SuccessorsState, faction: int, points: int, markers: tuple[int, ...]) -> None:
    """S4-6.2-r One PC marker for each OP; `markers` are the Faction's spaces when the Tyche Segment began."""
    for left in range(points, 0, -1):
        if s.winner != NOBODY:
            return
        reach = within_range(s, faction, markers)
        why_not, about = partial(why_not_mark, s, faction, markers, reach=reach), {"left": left}
        able = [SPACE[space] for space in reach if s.control[space] == NOBODY and why_not(space) is None]
        space = await offer(faction, "mark", SPACE, DONE, rule="S4-6.2-r", why_not=why_not, about=about, allowed=able)
        if space is None:
            return
        set_control(s, space, faction)
        settle(s)


# -- 6.2 B3 training --------------------------------------------------------------------------------------------------


async def train(s: SuccessorsState, task: Train) -> None:
    """S4-6.2-x A type is chosen if none is on the track; the CU goes on by the OP (S4-6.2-y), comes onto the map when
    it is trained (S4-6.2-z), and what is left trains the next (S4-6.2-aa)."""
    faction, trainee = task.faction, s.training[task.faction]
    if not trainee.box:
        # S4-16.9-f
        trainable = (*TRAINABLE, CAVALRY) if plays_with(s.setup, "cavalry") else TRAINABLE
        kinds = [Option(TROOP_NAMES[kind], kind, {"button": f"train_{TROOP_NAMES[kind]}"}) for kind in trainable]
        trainee = Trainee(await choose(faction, "train", kinds, rule="S4-6.2-x", about={"points": task.points}))
    needed = TRAINING[trainee.kind]
    assert needed is not None, "a type that cannot be trained"
    box = trainee.box + task.points
    done = box >= needed
    s.training[faction] = Trainee() if done else Trainee(trainee.kind, box)
    s.emit(Trained(SIDE_REFS[faction], f"piece:{TROOP_NAMES[trainee.kind]}", min(box, needed), done))
    if done:
        rest = [Train(faction, box - needed, task.openers)] if box > needed else []
        push(s, Reinforce(faction, one(trainee.kind), (), openers=task.openers), *rest)


# -- 6.2 C Fleets -----------------------------------------------------------------------------------------------------


# -- 16.10 Fleets that do not come back by themselves -----------------------------------------------------------------
