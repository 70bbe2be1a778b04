"""Answers that lose the match for sure. What a game knows of them beforehand (`Game.fatal`) is shown with the question;
what only a trial shows is found when such an answer is given: nobody pays for the trial of all the others."""

from __future__ import annotations

from typing import Any

from strategos.kernel.asking import Seat
from strategos.kernel.chance import SeededDice
from strategos.kernel.errors import StrategosError
from strategos.kernel.match import Match

WORLDS = 3
"""Imagined matches in which an answer must lose before its player is warned, where there is something hidden."""


class Peril(Exception):
    """An answer that would lose the match at once was not played; its player is asked once more."""


def lost(match: Match[Any], seat: Seat) -> bool:
    """The match is over, and not won by this seat."""
    return match.outcome is not None and seat not in match.outcome.winners


def spared(match: Match[Any], seat: Seat, key: str) -> bool:
    """Whether another answer would not lose the match at once: neither by itself nor with this one after it."""
    decision = match.decision(seat)
    others = () if decision is None else tuple(option.key for option in decision.options if option.key != key)
    return any(not loses(match, seat, other, key) for other in others)


def loses(match: Match[Any], seat: Seat, key: str, then: str | None = None) -> bool:
    """Whether the answer ends the match at once and loses it, whatever is hidden, before a die is thrown; or the answer
    `then` does, if the seat is asked again."""
    for seed in range(WORLDS if match.game.secrets else 1):
        twin = match.imagine(seat, seed)
        twin.dice = SeededDice(0)
        try:
            twin.play(seat, key)
            if then is not None and twin.outcome is None:
                twin.play(seat, then)
        except StrategosError:
            return False
        if not lost(twin, seat) or twin.dice.state != 0:
            return False
    return True
