"""7.5 to 7.7, 13.3, 23.4 What a card's Operation Points can do but for a Forced March: PC markers, training, a better
Fleet."""

from __future__ import annotations

from functools import partial

from strategos.kernel.agenda import push
from strategos.kernel.asking import DONE, No, Option, choose, confirm, offer

from ..common.board import (
    LOYAL,
    MERCENARY,
    NOBODY,
    SIDE_REFS,
    WAY_POINT,
)
from ..common.card_events import Trained
from ..common.control import set_control
from ..common.operation_points import RANGE, markable, prices, within_range
from ..common.position import Trainee, has_enemy_in, one
from ..common.settle import settle
from ..common.tasks import Reinforce, Train
from .facts import KIND, REFS, SPACE, TRAINING, TROOP_NAMES
from .state import SuccessorsState
from .tasks import Rest

TRAINABLE = (MERCENARY, LOYAL)


# -- 6.2 B2 PC markers ------------------------------------------------------------------------------------------------


def why_not_mark(
    s: SuccessorsState, faction: int, markers: tuple[int, ...], space: int, reach: list[int] | None = None
) -> No | None:
    """S3-7.5-a An uncontrolled space without an enemy CU (S3-7.5-f), no Way Point (S3-7.5-e), in range: `reach`, if
    that is known already."""
    if KIND[space] == WAY_POINT:
        return No("S3-7.5-e", "not_open_for_a_marker", {"space": REFS[space]})
    if s.control[space] != NOBODY:
        return No("S3-7.5-a", "not_open_for_a_marker", {"space": REFS[space]})
    if has_enemy_in(s, faction, space):
        return No("S3-7.5-f", "enemy_here", {"space": REFS[space]})
    if space not in (within_range(s, faction, markers) if reach is None else reach):
        return No("S3-7.5-b", "out_of_range", {"space": REFS[space], "range": RANGE})
    return None


async def place_markers(s: SuccessorsState, faction: int, points: int, markers: tuple[int, ...]) -> None:
    """S3-7.5-a One PC marker for each OP; `markers` are the Faction's spaces when the Tyche Segment began."""
    for left in range(points, 0, -1):
        if s.winner != NOBODY:
            return
        reach = within_range(s, faction, markers)
        why_not, about = partial(why_not_mark, s, faction, markers, reach=reach), {"left": left}
        able = [SPACE[space] for space in markable(s, faction, reach)]
        space = await offer(faction, "mark", SPACE, DONE, rule="S3-7.5-a", why_not=why_not, about=about, allowed=able)
        if space is None:
            return
        set_control(s, space, faction)
        settle(s)


# -- 6.2 B3 training --------------------------------------------------------------------------------------------------


async def train(s: SuccessorsState, task: Train) -> None:
    """S3-7.6-c A type is chosen if none is on the track; the CU goes on by the OP (S3-7.6-b), comes onto the map when
    it is trained (S3-7.6-d), and what is left may train the next (S3-7.6-f)."""
    faction, trainee = task.faction, s.training[task.faction]
    if not trainee.box:
        kinds = [Option(TROOP_NAMES[kind], kind, {"button": f"train_{TROOP_NAMES[kind]}"}) for kind in TRAINABLE]
        trainee = Trainee(
            await choose(faction, "train", kinds, rule="S3-7.6-c", about={"points": task.points, **prices(s)})
        )
    needed = TRAINING[trainee.kind]
    assert needed is not None, "a type that cannot be trained"
    box = trainee.box + task.points
    done = box >= needed
    s.training[faction] = Trainee() if done else Trainee(trainee.kind, box)
    s.emit(Trained(SIDE_REFS[faction], f"piece:{TROOP_NAMES[trainee.kind]}", min(box, needed), done))
    if done:
        rest = [Rest(faction, box - needed)] if box > needed else []
        push(s, Reinforce(faction, one(trainee.kind)), *rest)


async def train_on(s: SuccessorsState, task: Rest) -> None:
    """S3-7.6-f What is left may train a new CU, or is forfeited."""
    if await confirm(task.faction, "train_on", rule="S3-7.6-f", about={"points": task.points}):
        push(s, Train(task.faction, task.points))


# -- 6.2 C Fleets -----------------------------------------------------------------------------------------------------


# -- 16.10 Fleets that do not come back by themselves -----------------------------------------------------------------
