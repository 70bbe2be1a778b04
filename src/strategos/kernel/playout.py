"""Playing on from a position without a match: no record, no keys, no checkpoints, no events kept.

For whoever wants to know how a position may end and not how it got there: odds, rollouts of bots, the bench.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from .asking import Decision, Option, Seat, Together
from .chance import Dice, Roll
from .events import Unheard
from .game import Game, Procedure, State

S = TypeVar("S", bound=State)
Policy = Callable[[S, Decision], Option[Any]]
"""Who answers: from the position and a question one of its options."""
NONE: Mapping[Seat, Any] = {}


def to_the_end(_: State) -> bool:
    return False


def playout(game: Game[S], state: S, dice: Dice, policy: Policy[S], until: Callable[[S], bool] = to_the_end) -> int:
    """Play on from a position between two procedures, until the game is over or `until` says so of such a position.

    The position is changed. Returns how many questions were answered.
    """
    state.events = Unheard()
    try:
        return finish(_procedures(game, state, until), None, state, dice, policy)
    finally:
        state.events = []


async def _procedures(game: Game[S], state: S, until: Callable[[S], bool]) -> None:
    """One procedure after the other. Within another one they end without an exception, which takes longer to raise than
    a short procedure takes to run."""
    while not until(state) and (procedure := game.next(state)) is not None:
        await procedure


def finish(procedure: Procedure, value: Any, state: S, dice: Dice, policy: Policy[S]) -> int:
    """Run a procedure to its end; `value` is what it waits for. Returns how many questions were answered."""
    answered, send = 0, procedure.send
    while True:
        try:
            question: Together | Roll = send(value)
        except StopIteration:
            state.events.clear()
            return answered
        if isinstance(question, Together):
            # Nearly always one is asked; in a window of one there is nobody behind the first.
            asked = question.decisions
            value = [policy(state, asked[0]).value] if len(asked) == 1 else replies(question, state, policy)
            answered += len(value)
        else:
            # Most rolls are of one die, for which a comprehension would take longer than the die.
            hidden, value = question.hidden, []
            for sides in question.sides:
                value.append(dice.d(sides, hidden=hidden))


def replies(question: Together, state: S, policy: Policy[S], given: Mapping[Seat, Any] = NONE) -> list[Any]:
    """What `policy` answers, but for the seats that have; in a window nobody is asked behind the first who acts."""
    values: list[Any] = [None] * len(question.decisions)
    for n, decision in enumerate(question.decisions):
        values[n] = given[decision.seat] if decision.seat in given else policy(state, decision).value
        if question.acts is not None and question.acts(values[n]):
            break
    return values
