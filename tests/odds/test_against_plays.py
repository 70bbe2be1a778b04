"""Odds against plays: a few positions of every kind of forecast, from bots' games, each played many times.

The bound is five standard errors: by chance one comparison in two million is beyond it, a modifier that is left out
is soon. `bench/odds.py` tries more, and prints a table.
"""

from __future__ import annotations

from math import comb

import pytest

from strategos.testing.forecasts import by_chance, compare, positions, referee_of, score

BOUND, SEED = 5.0, 2
GAMES = ("conquest", "alexander", "peloponnesian", "successors3", "successors4")


CERTAIN = {"desertion", "dispersal", "overrun"}
"""No dice: what is compared of them is what they leave out."""


def beyond(game: str, *, each: int, plays: int, length: int, games: int) -> tuple[set[str], list[str]]:
    """The kinds of forecasts that were met, and what is further off than the bound."""
    met: set[str] = set()
    wrong: list[str] = []
    for number, found in enumerate(positions(game, 1000, SEED, each=each, length=length, games=games)):
        compared = compare(found, plays, SEED + number)
        if not compared.plays:
            continue
        met.add(found.shown.kind)
        for name, chance in compared.shown.numbers.items():
            if abs(compared.z(name)) > BOUND:
                share = compared.true[name] / compared.plays
                where = f"{found.shown.kind} {found.shown.key!r} after {found.match.answer_count} answers"
                wrong.append(f"{where}: {name} {chance:.3f}, in {compared.plays} plays {share:.3f}")
    return met, wrong


# An Expedition past many enemies takes seconds to forecast.
FEW = {"conquest": (800, 12), "alexander": (300, 60), "peloponnesian": (150, 6)}


@pytest.mark.early
@pytest.mark.parametrize("game", GAMES)
def test_what_is_forecast_is_what_happens(game: str) -> None:
    length, games = FEW.get(game, (600, 6))
    met, wrong = beyond(game, each=1, plays=100, length=length, games=games)
    assert set(referee_of(game).kinds) - met <= CERTAIN, "every kind of forecast is met"
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@pytest.mark.early
@pytest.mark.parametrize("game", GAMES)
def test_more_of_what_is_forecast_is_what_happens(game: str) -> None:
    _, wrong = beyond(game, each=12, plays=400, length=1500, games=24)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("chance", [0.5, 0.03, 0.001, 0.0])
def test_what_is_off_by_chance_is_counted_over_every_share(chance: float) -> None:
    """The bell is too small for what is rare."""
    plays, bound = 30, 2.0
    each = {n: comb(plays, n) * chance**n * (1 - chance) ** (plays - n) for n in range(plays + 1)}
    beyond = sum(share for n, share in each.items() if abs(score(chance, n, plays)) > bound)
    assert by_chance(chance, plays, bound) == pytest.approx(beyond)
    assert by_chance(chance, 0, bound) == 0.0
