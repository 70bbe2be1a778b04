"""3 The sequence of play and its Rounds."""

from __future__ import annotations

from strategos.games.successors.third.sequence import SEQUENCE, round_of
from strategos.kernel.clock import Clock


def test_the_rounds_are_counted_in_the_strategy_phase_only() -> None:
    rounds = [round_of(Clock(2, entry)) for entry in range(len(SEQUENCE))]
    assert max(rounds) == len({*rounds} - {0})
    assert (rounds[0], rounds[-1]) == (0, 0)
    assert [n for n in rounds if n] == sorted(n for n in rounds if n)
