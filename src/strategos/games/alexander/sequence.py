"""Giocare: the sequence of play printed on every map."""

from __future__ import annotations

from strategos.kernel.clock import Phase, Sequence, play_phase
from strategos.kernel.game import Procedure

from .campaign import record_loss, set_up, turn_end
from .conquest import conquest
from .glorification import CampaignOver
from .operations import enemy_operations
from .preparation import advance, enemy_orders, refit
from .resupply import gain, spend
from .state import AlexanderState

STEPS: tuple[Phase[AlexanderState], ...] = (
    Phase("set_up", "FA-setup-01", set_up),
    Phase("advance", "FA-advance-01", advance),
    Phase("refit", "FA-refit-01", refit),
    Phase("enemy_orders", "FA-orders-01", enemy_orders),
    Phase("enemy_operations", "FA-ops-01", enemy_operations),
    Phase("conquest", "FA-play-01", conquest),
    Phase("gain", "FA-gain-01", gain),
    Phase("spend", "FA-spend-08", spend),
    Phase("turn_end", "FA-victory-01", turn_end),
)
SEQUENCE: Sequence[AlexanderState] = STEPS
PHASES = tuple(step.name for step in STEPS)


async def _play(s: AlexanderState) -> None:
    try:
        await play_phase(SEQUENCE, s)
    except CampaignOver:
        record_loss(s)


def following(s: AlexanderState) -> Procedure | None:
    """Giocare: all phases in the given order, never back to one completed, until the match is decided."""
    return None if s.result else _play(s)
