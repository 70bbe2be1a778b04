"""What a position promises the commander, in numbers of about the size of one: what his chance to win is reckoned from.

Nothing of it is hidden: of Prophecies and Operations only how many there are is counted.
"""

from __future__ import annotations

from strategos.parts.valuation import Row, Valuation

from ..campaign import victorious
from ..facts import IS_WALL, LEVELS
from ..state import AlexanderState, advised
from .outlook import Mind, prospect, provisions, time_left, ways
from .tactics import steps, worth
from .weights import WEIGHTS

NAMES = (
    "level",
    "gold",
    "hungry",
    "glory",
    "units",
    "strength",
    "hits",
    "advisors",
    "aristander",
    "parmenion",
    "insights",
    "prophecies",
    "operations",
    "taken",
    "garrisons",
    "walls",
    "hardest",
    "way",
    "time",
    "next",
    "mortal",
    "mole",
    "victorious",
)


def features(s: AlexanderState) -> list[Row]:
    """The one seat's features."""
    if not s.ready or s.result:
        return [tuple(0.0 for _ in NAMES)]
    left = [a for a in s.map.key_areas if not s.conquered[a]]
    ahead = ways(s)
    found = prospect(Mind(s, WEIGHTS), ahead[0][0]) if ahead and left else None
    strengths = [sum(worth(s, c) for c in s.garrison[a] if not IS_WALL[c]) for a in left]
    turns = time_left(s)
    return [
        (
            s.level / len(LEVELS),
            min(s.gold, 30) / 15.0,
            float(s.gold < provisions(Mind(s, WEIGHTS))),
            min(s.glory, 12) / 6.0,
            len(s.army) / 6.0,
            sum(worth(s, c) for c in s.army) / 6.0,
            sum(steps(s, c) for c in s.army) / 12.0,
            len(s.advisors) / 3.0,
            float(advised(s, "aristander")),
            float(advised(s, "parmenion")),
            len(s.insights) / 3.0,
            len(s.prophecies) / 2.0,
            len(s.waiting) / 4.0,
            1.0 - len(left) / max(1, len(s.map.key_areas)),
            sum(strengths) / 10.0,
            sum(IS_WALL[c] for a in left for c in s.garrison[a]) / 5.0,
            max(strengths, default=0.0) / 5.0,
            sum(len(way) for _, way in ahead) / 15.0,
            turns / 6.0,
            found.take if found is not None else 1.0,
            found.death if found is not None else 0.0,
            s.mole / 8.0,
            float(victorious(s)),
        )
    ]


def tables(s: AlexanderState) -> tuple[str, ...]:
    """Fitted for each map, at each difficulty, alone and in a career."""
    career = "career-" if s.linked else ""
    return (f"{career}{s.map.id}-{s.choices['difficulty']}", f"{career}{s.map.id}-veteran")


VALUATION: Valuation[AlexanderState] = Valuation(
    names=NAMES,
    features=features,
    tables=tables,
    progress=lambda s: s.box / max(1, s.map.last_box),
    package=__package__ or "",
    moment=lambda s: (s.campaign, s.box) if s.ready else None,
)
