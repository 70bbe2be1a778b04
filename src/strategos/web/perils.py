"""Which answers lose the match for sure: what the game says, and what one sees by trying."""

from __future__ import annotations

from typing import Any

from strategos.kernel.asking import Decision, Seat
from strategos.kernel.chance import SeededDice
from strategos.kernel.errors import StrategosError
from strategos.kernel.match import Match

MOST = 12
"""Options that are tried; a question with more is one of movement or purchase, which loses nothing at once."""


def perils(match: Match[Any], decision: Decision) -> dict[str, str]:
    """Key → code (`fatal-<code>`) of every option that the player should be asked about twice."""
    found = dict(match.game.fatal(match.state, decision))
    if len(decision.options) <= MOST:
        found |= {o.key: "lost" for o in decision.options if o.key not in found and _loses(match, decision.seat, o.key)}
    return found


def _loses(match: Match[Any], seat: Seat, key: str) -> bool:
    """The match is over at once and lost, whatever is hidden, before a die is thrown."""
    for seed in range(3 if match.game.secrets else 1):
        twin = match.imagine(seat, seed)
        twin.dice = SeededDice(0)
        try:
            twin.play(seat, key)
        except StrategosError:
            return False
        outcome = twin.outcome
        if outcome is None or seat in outcome.winners or twin.dice.state != 0:
            return False
    return True
