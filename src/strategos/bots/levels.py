"""The four levels every game with a planner offers, and the heuristic they are measured by.

*easy* overlooks things, as a beginner does; *normal* plays by rules of thumb; *hard* and *expert* try plans at the
forks of the game, a quarter of a second and a second. What a level may think is counted in questions, so that it
plays alike on any machine; the seconds are those of a machine as quick as the one the counts were made on.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from strategos.kernel.beside import Bot

from .budget import Budget
from .chair import Chair
from .planner import Planner
from .planning import Planning

HELD = "heuristic-1"
"""The heuristic as it was when levels were first measured: it never changes, and others are rated by it."""
HARD, EXPERT = 0.25, 1.0
"""Seconds for a fork."""
BRAKE = 1.4
"""After so many times that the clock ends it."""


class Level(msgspec.Struct, frozen=True):
    """A bot as a game offers it."""

    make: Callable[[], Bot]
    """Each call makes one for a seat of a match."""
    budget: Budget = Budget()
    """What an answer is worth to it where nobody says otherwise."""
    offered: bool = True
    """To people who look for an opponent; others are there to be measured by."""


def levels(planning: Planning[Any, Any], held: Any, pace: int, blur: float = 0.8) -> dict[str, Level]:
    """`pace` is how many questions of imagined matches are answered in a second; `held` are the weights of the
    heuristic that others are measured by, and `blur` is how badly *easy* judges."""

    def budget(seconds: float) -> Budget:
        return Budget(round(pace * seconds), seconds * BRAKE)

    return {
        "easy": Level(lambda: Easy(planning, blur)),
        HELD: Level(lambda: planning.bot(held), offered=False),
        "normal": Level(lambda: planning.bot(planning.weights)),
        "hard": Level(lambda: Planner(planning), budget(HARD)),
        "expert": Level(lambda: Planner(planning), budget(EXPERT)),
    }


class Easy:
    """The heuristic with a judgement that errs: each turn otherwise, and never so far that it gives all away."""

    def __init__(self, planning: Planning[Any, Any], blur: float) -> None:
        self.plan: bytes = b""
        self._planning, self._blur = planning, blur
        self._turn: object = None
        self._player: Bot = planning.bot(planning.weights)

    def answer(self, chair: Chair) -> str:
        decision = chair.decision
        if len(decision.options) == 1:
            return decision.options[0].key
        turn = self._planning.turn(chair.position(), chair.seat)
        if turn != self._turn:
            self._turn = turn
            # Of the turn alone, so that it errs alike wherever it is thought about.
            erring = random.Random(f"{chair.seat} {turn!r}")
            self._player = self._planning.bot(self._planning.erring(self._planning.weights, self._blur, erring))
        self._player.plan = self.plan
        key = self._player.answer(chair)
        self.plan = self._player.plan
        if key in chair.fatal:
            # For the rest of the turn: two who judge otherwise would take each other's moves back without end.
            self._player = self._planning.bot(self._planning.weights)
            self._player.plan = self.plan
            key = self._player.answer(chair)
            self.plan = self._player.plan
        return key
