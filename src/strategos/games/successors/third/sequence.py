"""3 The sequence of play: seven phases to a Game Turn, what can be on the agenda below them, and how the game ends."""

from __future__ import annotations

from functools import partial

from strategos.kernel.agenda import Tasks, play
from strategos.kernel.clock import Clock, Each, Phase, Sequence, phases
from strategos.kernel.game import Procedure

from ..common.board import NOBODY
from ..common.tasks import (
    Activate,
    Battle,
    IndependentMove,
    IndependentMoves,
    March,
    Reinforce,
    Spend,
    Train,
)
from .activation import activate, march
from .activation_segment import activation_segment
from .deal import card_deal
from .end_of_turn import end_of_turn
from .facts import ROUNDS
from .independent_moves import independent_move, independent_moves
from .isolation import isolation
from .land_battle import fight
from .operation_points import train, train_on
from .reinforcements import reinforce, reinforcement
from .rounds import begin_segment, end_of_round, player_after
from .set_up import deal_generals, placement
from .start_of_turn import name_usurper, set_turn_order, start_of_turn
from .state import SuccessorsState
from .supply import supply
from .surrender import surrender
from .tasks import Play, Rest
from .tyche import play_event, spend, tyche

SEGMENTS: tuple[Phase[SuccessorsState], ...] = (
    Phase("surrender", "S3-6-a", begin_segment),
    Phase("surrender", "S3-6-a", surrender),
    Phase("tyche", "S3-7.1-a", begin_segment),
    Phase("tyche", "S3-7.1-a", tyche),
    Phase("activation", "S3-9.1-c", begin_segment),
    Phase("activation", "S3-9.1-c", activation_segment),
    Phase("supply", "S3-CH-a", begin_segment),
    Phase("supply", "S3-CH-a", supply),
)
"""S3-3.5-b A Player Turn; each Segment begins with what is forgotten of the last one."""


def strategy_round(number: int) -> tuple[Phase[SuccessorsState] | Each[SuccessorsState], ...]:
    """S3-3.5-c One Player Turn for each player, then cards of the table are revealed."""
    reveals = Phase("end_of_round", "S3-24.1-d", partial(end_of_round, number))
    return (Each(player_after, SEGMENTS), reveals)


SEQUENCE: Sequence[SuccessorsState] = (
    Phase("deal_generals", "S3-22.2-a", deal_generals),
    Phase("placement", "S3-22.2-b", placement),
    Phase("start_of_turn", "S3-21.4-a", start_of_turn),
    Phase("turn_order", "S3-3.1-a", set_turn_order),
    Phase("usurper", "S3-4.1-a", name_usurper),
    Phase("reinforcement", "S3-5.1-b", reinforcement),
    Phase("card_deal", "S3-3.4-a", card_deal),
    *(entry for number in range(1, ROUNDS + 1) for entry in strategy_round(number)),
    Phase("isolation", "S3-19.1-a", isolation),
    Phase("end_of_turn", "S3-3.7-a", end_of_turn),
)
"""S3-3-a The phases; set-up comes before those of Game Turn 1 only."""
PHASES: tuple[str, ...] = tuple(phases(SEQUENCE))
TASKS: Tasks[SuccessorsState] = {
    Reinforce: reinforce,
    Battle: fight,
    Train: train,
    Rest: train_on,
    Play: play_event,
    Spend: spend,
    March: march,
    Activate: activate,
    IndependentMoves: independent_moves,
    IndependentMove: independent_move,
}


def round_of(clock: Clock) -> int:
    """S3-3.5-a The Round of the Strategy Phase; 0 outside of it."""
    first = next(n for n, entry in enumerate(SEQUENCE) if isinstance(entry, Each))
    return max(0, (clock.entry - first) // 2 + 1) if clock.entry < first + 2 * ROUNDS else 0


def following(s: SuccessorsState) -> Procedure | None:
    """S3-20.1-a What comes next, until somebody has won."""
    return None if s.winner != NOBODY else play(SEQUENCE, TASKS, s)
