"""What is under way, as a view tells it: an activated Army on its way, a Land Battle before its dice."""

from __future__ import annotations

from strategos.kernel.agenda import under_way

from ..common.board import (
    INDEPENDENT,
    NOBODY,
    NONE,
    ROYAL,
    SIDE_REFS,
    is_at_sea,
    space_of,
)
from ..common.confrontation import cus_of
from ..common.land_battle import battle_rating, combat_strength, less_prestigious, royal_army
from ..common.movement import allowance, mp_left
from ..common.parties import position_of
from ..common.position import armies_at, commander, generals_at, one, troops_at
from ..common.scoring import prestige
from ..common.shapes import Combat, Force, Marching, Stage
from ..common.tasks import Activate, Battle
from ..common.view import counted
from .facts import ARMIES, ARMY_CUS, FLEETS, GENERAL_REFS, NAMES, REFS, ROYAL_REFS
from .land_battle import local_troops
from .state import SuccessorsState


def stage(s: SuccessorsState) -> Stage | None:
    """None when nothing is under way."""
    march, battle = under_way(s, Activate), s.battle
    under = march is not None and march.generals and s.general_at[march.generals[0]] >= 0
    moving = marching(s, march) if march is not None and under else None
    fighting = combat(s, battle) if battle is not None else None
    return Stage(moving, fighting) if moving is not None or fighting is not None else None


def marching(s: SuccessorsState, task: Activate) -> Marching:
    """9.3 With whom, how far it may still go, and through which spaces it has come."""
    here = position_of(s, task)
    trail: list[str] = []
    for at in (*task.trail, here):
        if not trail or trail[-1] != NAMES[space_of(at)]:
            trail.append(NAMES[space_of(at)])
    voyage = s.voyage
    return Marching(
        SIDE_REFS[task.faction],
        GENERAL_REFS[task.generals[0]],
        REFS[space_of(here)],
        mp_left(s, task),
        allowance(s, task),
        tuple(GENERAL_REFS[g] for g in task.generals),
        tuple(ROYAL_REFS[n] for n in task.royals),
        counted(s, task.troops),
        tuple(trail),
        0,
        is_at_sea(here),
        () if voyage is None else tuple(f"piece:fleet-{FLEETS[fleet]}" for fleet in voyage.escort),
    )


def combat(s: SuccessorsState, battle: Battle) -> Combat | None:
    """14 Both sides as they stand; None once one of them is gone."""
    if not all(cus_of(s, side, battle.position) for side in (battle.attacker, battle.defender)):
        return None
    attacker, defender = force(s, battle, battle.attacker), force(s, battle, battle.defender)
    return Combat(REFS[space_of(battle.position)], attacker, defender)


def force(s: SuccessorsState, battle: Battle, side: int) -> Force:
    """14.4 to 14.7 What a side brings, and what of the Royal Army would stand aside."""
    at = battle.position
    aside = one(ROYAL, royal_army(s, side, at)) if less_prestigious(s, battle) == side else NONE
    leader = NOBODY if side == INDEPENDENT else commander(s, side, at)
    return Force(
        SIDE_REFS[side],
        combat_strength(s, side, at, aside) + local_troops(s, battle, side),
        battle_rating(s, side, at),
        None if leader == NOBODY else GENERAL_REFS[leader],
        () if side == INDEPENDENT else tuple(GENERAL_REFS[g] for g in generals_at(s, side, at)),
        {} if side == INDEPENDENT else counted(s, troops_at(s, side, at)),
        {ARMIES[army]: ARMY_CUS[army] for army in armies_at(s, at)} if side == INDEPENDENT else {},
        local_troops(s, battle, side),
        sum(aside),
        prestige(s, side, leader, at, defends=side == battle.defender).reasons,
    )
