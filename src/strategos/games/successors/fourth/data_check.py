"""Do the data files agree with what the rulebook states? Which rows should an owner of the box check first?

What both editions have alike stands in `common/data_check.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from strategos.parts.rows import DataRow

from ..common import data_check
from ..common.data_check import Claims, of_map, of_provinces, of_tables
from . import facts
from .facts import (
    ARMIES,
    CARD_KIND,
    CARDS,
    COUNTERS,
    DEALT,
    FLEETS,
    GROUP,
    HEIRS,
    RANK,
    STARTS,
    TABLES,
    TRAINING,
    WOMEN,
)

ASKED = {
    "spaces": ("kind", "port", "grey"),
    "routes": ("kind",),
    "provinces": ("vp", "needed"),
    "generals": ("initiative", "battle", "rank", "popularity"),
    "troops": ("strength",),
    "fleets": ("normal", "upgraded"),
    "independents": ("troops", "battle", "initiative"),
    "royals": ("legitimacy",),
    "cards": ("kind", "op", "copies"),
    "levies": ("provinces",),
    "battle": ("scores",),
    "siege": ("points", "losses"),
    "attrition": ("losses",),
    "unrest": ("provinces",),
}
"""What one looks up in the box."""
ASKED_REFS = {"provinces": "area"}
"""…and what of it names places."""


def rows() -> Iterator[DataRow]:
    """Every row of every data file."""
    return data_check.rows(facts, ASKED, ASKED_REFS)


def check() -> list[str]:
    """What contradicts the rulebook, or itself."""
    claims = (of_map(facts), of_provinces(facts), of_tables(facts), _counters(), _cards(), _examples())
    return [problem for found in claims for problem, holds in found if not holds]


def _counters() -> Claims:
    majors = RANK[: len(COUNTERS.generals)]
    yield "every Major General has a Rank of his own", len(set(majors)) == len(majors)
    for seats, each in DEALT.items():
        starting = GROUP[seats].count("starting")
        yield f"{seats} players: Starting Generals for all", starting >= seats * each
        yield (
            f"{seats} players: each of them has a start",
            all(g in STARTS for g, group in enumerate(GROUP[seats]) if group == "starting"),
        )
    yield "three Heirs and three Women", len(HEIRS) == 3 and len(WOMEN) == 3
    yield "five Independent Armies and eight Fleets", len(ARMIES) == 5 and len(FLEETS) == 8
    # S4-6.2-w
    yield "a Mercenary trains for 3 OP, a Loyal CU for 7", TRAINING[0] == 3 and TRAINING[1] == 7


def _cards() -> Claims:
    yield "seventy Tyche cards", sum(row.copies for row in CARDS.cards) == 70
    # S4-6.2-c
    yield (
        "Surprise cards have no OP, all others have",
        all((row.op is None) == (row.kind == "surprise") for row in CARDS.cards),
    )
    yield "six events are carried out when revealed", sum(row.revealed for row in CARDS.cards) == 6
    yield (
        "Bonus and Event cards are most of the deck",
        sum(kind != "surprise" for kind in CARD_KIND) > len(CARD_KIND) / 2,
    )


def _examples() -> Claims:
    scores = [row.scores for row in TABLES.battle]
    # 13.3, the example: strength 3 with a 6 scores 1, strength 2 with a 10 scores 3.
    lowest = TABLES.battle[0].roll
    yield "the scores of the example at sea", scores[6 - lowest][3] == 1 and scores[10 - lowest][2] == 3
