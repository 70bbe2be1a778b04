"""Odds against plays: a few positions of every kind of forecast, from bots' games, each played many times.

The bound is five standard errors: by chance one comparison in two million is beyond it, a modifier that is left out
is soon. `bench/odds.py` tries more, and prints a table.
"""

from __future__ import annotations

import pytest

from strategos.testing.forecasts import compare, positions

BOUND = 5.0
GAMES = ("conquest", "alexander", "peloponnesian", "successors3", "successors4")


def beyond(game: str, *, each: int, plays: int, seed: int, length: int) -> tuple[set[str], list[str]]:
    """The kinds of forecasts that were met, and what is further off than the bound."""
    met: set[str] = set()
    wrong: list[str] = []
    for number, found in enumerate(positions(game, 1000, seed, each=each, length=length, games=3 * each)):
        compared = compare(found, plays, seed + number)
        if not compared.plays:
            continue
        met.add(found.shown.kind)
        for name, chance in compared.shown.numbers.items():
            if abs(compared.z(name)) > BOUND:
                share = compared.true[name] / compared.plays
                where = f"{found.shown.kind} {found.shown.key!r} after {found.match.answer_count} answers"
                wrong.append(f"{where}: {name} {chance:.3f}, in {compared.plays} plays {share:.3f}")
    return met, wrong


@pytest.mark.early
@pytest.mark.parametrize(("game", "least"), list(zip(GAMES, (1, 1, 3, 4, 4), strict=True)))
def test_what_is_forecast_is_what_happens(game: str, least: int) -> None:
    # An Expedition past many enemies takes seconds to forecast.
    each, length = (1, 100) if game == "peloponnesian" else (2, 200)
    met, wrong = beyond(game, each=each, plays=100, seed=1, length=length)
    assert len(met) >= least, met
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@pytest.mark.early
@pytest.mark.parametrize("game", GAMES)
def test_more_of_what_is_forecast_is_what_happens(game: str) -> None:
    _, wrong = beyond(game, each=12, plays=400, seed=2, length=1500)
    assert not wrong, "\n".join(wrong)
