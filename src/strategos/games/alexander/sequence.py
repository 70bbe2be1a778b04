"""The sequence of play printed on every map."""

from __future__ import annotations

from collections.abc import Mapping

from strategos.kernel.agenda import Tasks, play
from strategos.kernel.clock import Phase, Sequence
from strategos.kernel.clock import following as after
from strategos.kernel.game import Outcome, Procedure

from .battle import battle_turn, speed_group
from .campaign import rated, record_loss, turn_end
from .conquest import arrival, conquest, intimidation
from .facts import years
from .glorification import CampaignOver
from .intimidation import conquered
from .operations import enemy_operations
from .pre_battle import open_battle
from .preparation import advance, enemy_orders, fortress_order, refit
from .resupply import gain, spend
from .set_up import set_up
from .state import (
    AlexanderState,
    Arrival,
    Battle,
    Conquered,
    FleetOrder,
    FortressOrder,
    Intimidation,
    PhaseOver,
    SpeedGroup,
    Turn,
)
from .tyre import fire_siege_ships, fleet_order

STEPS: tuple[Phase[AlexanderState], ...] = (
    Phase("set_up", "FA-setup-01", set_up),
    Phase("advance", "FA-advance-01", advance),
    Phase("refit", "FA-refit-01", refit),
    Phase("enemy_orders", "FA-orders-01", enemy_orders),
    Phase("enemy_operations", "FA-ops-01", enemy_operations),
    Phase("siege", "FA-ship-02", fire_siege_ships),
    Phase("conquest", "FA-play-01", conquest),
    Phase("gain", "FA-gain-01", gain),
    Phase("spend", "FA-spend-08", spend),
    Phase("turn_end", "FA-victory-01", turn_end),
)
SEQUENCE: Sequence[AlexanderState] = STEPS
PHASES = tuple(step.name for step in STEPS)


async def phase_over(s: AlexanderState, _: PhaseOver) -> None:
    """FA-play-03 On to the next phase, never back to one completed."""
    s.agenda.clear()
    s.clock = after(SEQUENCE, s, s.clock)


TASKS: Tasks[AlexanderState] = {
    PhaseOver: phase_over,
    FortressOrder: fortress_order,
    FleetOrder: fleet_order,
    Arrival: arrival,
    Intimidation: intimidation,
    Battle: open_battle,
    Turn: battle_turn,
    SpeedGroup: speed_group,
    Conquered: conquered,
}


async def _play(s: AlexanderState) -> None:
    try:
        await play(SEQUENCE, TASKS, s)
    except CampaignOver:
        record_loss(s)


def following(s: AlexanderState) -> Procedure | None:
    """FA-play-02, FA-play-03 All phases in the given order, never back to one completed, until the match is decided."""
    return None if s.result else _play(s)


def outcome(s: AlexanderState) -> Outcome | None:
    """FA-victory-01 Won by the commander, or lost to time, to a Prophecy or with Alexander's life."""
    if not s.result:
        return None
    return Outcome((0,) if s.result == "won" else (), s.result, scores(s))


def scores(s: AlexanderState) -> Mapping[str, int]:
    """Victory Points won so far and, where they are counted, Immortality points and years."""
    found = {"vp": s.vp}
    if rated(s):
        found["immortality"] = s.immortality
        found["years"] = years(s.immortality)
    return found
