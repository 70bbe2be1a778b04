"""5 The sequence of play: six phases to a Game Turn, what can be on the agenda below them, and how the game ends."""

from __future__ import annotations

from functools import partial

from strategos.kernel.agenda import Tasks, play
from strategos.kernel.clock import Clock, Each, Phase, Sequence, phases
from strategos.kernel.game import Procedure

from ..common.board import NOBODY
from ..common.tasks import Activate, Battle, IndependentMove, IndependentMoves, March, Play
from .activation import activate, march
from .activation_segment import activation_segment
from .deal import card_deal
from .end_of_turn import end_of_turn
from .independent_moves import independent_move, independent_moves
from .isolation import isolation
from .land_battle import fight
from .operation_points import train
from .preparations import name_usurper, preparations, set_turn_order
from .reinforcements import reinforce, reinforcement
from .rounds import MOST_ROUNDS, begin_segment, end_of_round, player_after
from .set_up import deal_generals, placement
from .state import SuccessorsState
from .supply import supply
from .surrender import surrender
from .tasks import Reinforce, Spend, Train
from .tyche import play_event, spend, tyche

SEGMENTS: tuple[Phase[SuccessorsState], ...] = (
    Phase("surrender", "S4-6.1-a", begin_segment),
    Phase("surrender", "S4-6.1-a", surrender),
    Phase("tyche", "S4-6.2-a", begin_segment),
    Phase("tyche", "S4-6.2-a", tyche),
    Phase("activation", "S4-6.3-a", begin_segment),
    Phase("activation", "S4-6.3-a", activation_segment),
    Phase("supply", "S4-6.4-a", begin_segment),
    Phase("supply", "S4-6.4-a", supply),
)
"""S4-6-c A Player Turn; each Segment begins with what is forgotten of the last one."""


def strategy_round(number: int) -> tuple[Phase[SuccessorsState] | Each[SuccessorsState], ...]:
    """S4-6-b One Player Turn for each player, then cards of the table are revealed."""
    reveals = Phase("end_of_round", "S4-6-d", partial(end_of_round, number))
    return (Each(partial(player_after, number), SEGMENTS), reveals)


SEQUENCE: Sequence[SuccessorsState] = (
    Phase("deal_generals", "S4-4.4-b", deal_generals),
    Phase("placement", "S4-4.6-a", placement),
    Phase("preparations", "S4-5.1-a", preparations),
    Phase("usurper", "S4-5.1-h", name_usurper),
    Phase("turn_order", "S4-5.1-j", set_turn_order),
    Phase("reinforcement", "S4-5.2-g", reinforcement),
    Phase("card_deal", "S4-5.3-a", card_deal),
    *(entry for number in range(1, MOST_ROUNDS + 1) for entry in strategy_round(number)),
    Phase("isolation", "S4-5.5-a", isolation),
    Phase("end_of_turn", "S4-5.6-a", end_of_turn),
)
"""S4-5-b The phases; set-up comes before those of Game Turn I only."""
PHASES: tuple[str, ...] = tuple(phases(SEQUENCE))
TASKS: Tasks[SuccessorsState] = {
    Reinforce: reinforce,
    Battle: fight,
    Train: train,
    Play: play_event,
    Spend: spend,
    March: march,
    Activate: activate,
    IndependentMoves: independent_moves,
    IndependentMove: independent_move,
}


def round_of(clock: Clock) -> int:
    """S4-6-b The Round of the Strategy Phase; 0 outside of it."""
    first = next(n for n, entry in enumerate(SEQUENCE) if isinstance(entry, Each))
    return max(0, (clock.entry - first) // 2 + 1) if clock.entry < first + 2 * MOST_ROUNDS else 0


def following(s: SuccessorsState) -> Procedure | None:
    """S4-5-a What comes next, until somebody has won."""
    return None if s.winner != NOBODY else play(SEQUENCE, TASKS, s)
