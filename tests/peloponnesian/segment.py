"""One segment of a turn by itself: a position in the words of the examples, the dice and answers it takes, no more."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec

from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.examples import edit, fact
from strategos.games.peloponnesian.facts import FALL_OF_SPARTA
from strategos.games.peloponnesian.sequence import SEGMENTS
from strategos.games.peloponnesian.state import PeloponnesianState
from strategos.kernel.asking import Together
from strategos.kernel.chance import Roll, SeededDice
from strategos.kernel.events import Event
from strategos.kernel.game import Procedure
from strategos.testing.example_files import fits
from strategos.testing.walks import opening

E = TypeVar("E", bound=Event)
PICKS = ("dead", "interceptor", "left_behind", "place_of_battle", "plan", "rebuild", "way", "which", "which_combat")
"""Rolls that pick one of several; all others are dice of six sides."""


class Played(msgspec.Struct):
    """What a segment has made of a position."""

    state: PeloponnesianState
    events: list[Event]
    asked: list[list[str]]
    """What could be answered, question by question."""
    rolled: list[Roll]
    """The open rolls, in order."""
    result: Any = None
    """What the procedure has returned."""

    def happened(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def holds(self, **claims: Any) -> None:
        """Check the position in the words of the examples; a group is compared only in what it names."""
        for word, value in claims.items():
            actual = fact(self.state, word, value)
            assert fits(value, actual), f"{word} is {actual}, not {value}"


@cache
def _opening(scenario: str, seats: int, options: tuple[tuple[str, str], ...]) -> PeloponnesianState:
    state = opening(GAME, GAME.setup(seats, scenario, **dict(options)))
    assert isinstance(state, PeloponnesianState)
    return state


def position(
    scenario: str = "campaign",
    *,
    seats: int = 1,
    options: dict[str, str] | None = None,
    empty: bool = True,
    **given: Any,
) -> PeloponnesianState:
    """A position in the words of the examples, of an empty board in the second turn."""
    state = _opening(scenario, 2 if scenario == FALL_OF_SPARTA else seats, tuple((options or {}).items())).copy()
    if empty:
        edit(state, "empty", True)
    for word, value in given.items():
        edit(state, word, value)
    state.events.clear()
    return state


def run(state: PeloponnesianState, procedure: Procedure, dice: str = "", answers: str = "") -> Played:
    """Run a procedure with exactly these dice and answers; neither may be missing nor be left over."""
    results, keys, hidden = [int(die) for die in dice.split()], answers.split(), SeededDice(0)
    played = Played(state, [], [], [])
    state.events.clear()
    value: Any = None
    while True:
        try:
            question: Together | Roll = procedure.send(value)
        except StopIteration as stop:
            played.result = stop.value
            break
        if isinstance(question, Roll) and question.hidden:
            value = [hidden.d(sides) for sides in question.sides]
        elif isinstance(question, Roll):
            played.rolled.append(question)
            assert question.purpose in PICKS or set(question.sides) == {6}, question
            assert len(results) >= len(question.sides), f"no die for {question.purpose}"
            value = [results.pop(0) for _ in question.sides]
            assert all(1 <= die <= sides for die, sides in zip(value, question.sides, strict=True)), question
        else:
            [decision] = question.decisions
            played.asked.append([option.key for option in decision.options])
            assert keys, f"{decision.kind} is asked: {played.asked[-1]}"
            value = [next(option.value for option in decision.options if option.key == keys[0])]
            keys.pop(0)
    assert not results, f"dice left: {results}"
    assert not keys, f"answers left: {keys}"
    played.events = list(state.events)
    return played


def play_segment(name: str, *, dice: str = "", answers: str = "", **given: Any) -> Played:
    """One segment of the sequence of play, in a position made of `given`."""
    state = position(**given)
    procedure = next(segment.run for segment in SEGMENTS if segment.name == name)
    return run(state, procedure(state), dice, answers)
