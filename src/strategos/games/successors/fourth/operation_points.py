"""6.2 B, C What a card's Operation Points can do but for a Forced March: PC markers, training, a better Fleet."""

from __future__ import annotations

from functools import partial

from strategos.kernel.agenda import push
from strategos.kernel.asking import DONE, No, Option, choose, offer

from ..common.board import (
    CAVALRY,
    LOYAL,
    MERCENARY,
    NOBODY,
    SIDE_REFS,
    WAY_POINT,
)
from ..common.card_events import Trained
from ..common.control import set_control
from ..common.operation_points import RANGE, markable, prices, within_range
from ..common.options import plays_with
from ..common.position import Trainee, has_enemy_in, one
from ..common.settle import settle
from .facts import KIND, REFS, SPACE, TRAINING, TROOP_NAMES
from .state import SuccessorsState
from .tasks import Reinforce, Train

TRAINABLE = (MERCENARY, LOYAL)


# -- 6.2 B2 PC markers ------------------------------------------------------------------------------------------------


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
        able = [SPACE[space] for space in markable(s, faction, reach)]
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
        trainee = Trainee(
            await choose(faction, "train", kinds, rule="S4-6.2-x", about={"points": task.points, **prices(s)})
        )
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
