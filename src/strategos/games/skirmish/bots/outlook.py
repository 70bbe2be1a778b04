"""What a position promises each side."""

from __future__ import annotations

from strategos.parts.valuation import Row, Valuation

from .. import ROUNDS, SkirmishState, holds

NAMES = ("fords", "men", "strength", "moving")


def features(s: SkirmishState) -> list[Row]:
    """Of each side: fords it holds, men it has, how strong they are, and whether it marches next."""
    rows: list[Row] = []
    for seat in (0, 1):
        men = [man for man in range(seat * 3, seat * 3 + 3) if s.at[man] >= 0]
        strength = sum(s.strength[man] for man in men) / 6
        rows.append((holds(s, seat) / 3, len(men) / 3, strength, float(s.clock.seat == seat)))
    return rows


VALUATION = Valuation(
    names=NAMES,
    features=features,
    tables=lambda _: ("2",),
    progress=lambda s: min(1.0, s.clock.round / ROUNDS),
    package=__package__ or "",
    moment=lambda s: (s.clock.round, s.clock.seat) if s.strength[0] else None,
)
