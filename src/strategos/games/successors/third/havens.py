"""9.9, 9.14 Where a way may end: the landing, and what a General without CUs may not come to."""

from __future__ import annotations

from msgspec.structs import replace

from strategos.kernel.asking import No

from ..common.board import INDEPENDENT, NOBODY, is_inside, outside, space_of
from ..common.confrontation import cus_of
from ..common.position import cus, has_enemy_at, has_enemy_general_at, parts_of
from ..common.steps import may_stay
from ..common.tasks import Activate
from ..common.walls import why_not_inside
from .facts import ADJACENT, BY_SEA, LAND_MP, REFS, SEA_MP
from .state import SuccessorsState

# -- by land ----------------------------------------------------------------------------------------------------------


def why_not_alone(s: SuccessorsState, task: Activate, space: int, left: int) -> No | None:
    """9.9 A General without CUs goes neither among Independent ones nor where Free Passage was refused (S3-9.9-a), nor
    to where he may not stop if he could not go on with the MP left (S3-9.9-b)."""
    at = outside(space)
    if cus(task.troops):
        return None
    if space in task.barred:
        return No("S3-9.9-a", "passage_refused", {"space": REFS[space]})
    if cus_of(s, INDEPENDENT, at):
        # Of players he may ask Free Passage.
        return No("S3-9.9-a", "no_lone_general_among_cus", {"space": REFS[space]})
    if may_stay(s, task.faction, at) or could_go_on(s, task, space, left):
        return None
    return No("S3-9.9-b", "could_not_go_on", {"space": REFS[space]})


def could_go_on(s: SuccessorsState, task: Activate, space: int, left: int) -> bool:
    """S3-9.9-b Whether a General without CUs could leave a space: into his own city, by land or by sea."""
    if s.is_major_city(space) and s.control[space] == task.faction:
        return True
    # S3-9.14-h
    for there in () if task.sailed and task.walked else ADJACENT[space]:
        rest = left - LAND_MP[space, there]
        if rest >= 0 and why_not_alone(s, task, there, rest) is None:
            return True
    return not task.sailed and s.sailed == NOBODY and reaches_haven(s, task, space, left)


# -- by sea -----------------------------------------------------------------------------------------------------------


def why_not_land(s: SuccessorsState, task: Activate, position: int, left: int) -> No | None:
    """S3-9.14-k On land anywhere, even among enemies (S3-9.14-i), but not without CUs (OQ3-LONE-SEA), nor upon an enemy
    General if he could not go on (S3-9.9-b); inside only the own city, if there is room (S3-15.3-d)."""
    space = space_of(position)
    if is_inside(position):
        return why_not_inside(s, task.faction, position, cus(task.troops))
    if cus(task.troops):
        return None
    if has_enemy_at(s, task.faction, position):
        return No("S3-9.9-a", "no_lone_general_among_cus", {"space": REFS[space]})
    if has_enemy_general_at(s, task.faction, position) and not could_go_on(s, replace(task, sailed=True), space, left):
        return No("S3-9.9-b", "could_not_go_on", {"space": REFS[space]})
    return None


def why_not_disembark(s: SuccessorsState, task: Activate, space: int, left: int) -> No | None:
    """S3-9.14-k Whether there is any place to land in, with the MP left then."""
    reasons = [why_not_land(s, task, at, left) for at in parts_of(s, space)]
    return None if None in reasons else reasons[0]


def has_haven(s: SuccessorsState, task: Activate, space: int, left: int) -> bool:
    """S3-9.14-k Nobody sails to where he could neither land nor reach a port to land in with the MP left."""
    return why_not_disembark(s, task, space, left) is None or reaches_haven(s, task, space, left)


def reaches_haven(s: SuccessorsState, task: Activate, space: int, left: int) -> bool:
    """Whether there is a port to land in farther on."""
    rests = {there: left - SEA_MP[space, there] for there in BY_SEA[space]}
    return any(rest >= 0 and has_haven(s, task, there, rest) for there, rest in rests.items())
