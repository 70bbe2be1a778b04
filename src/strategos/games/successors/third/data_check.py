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
    CORE,
    FLEETS,
    HEIRS,
    SENIORITY,
    STARTS,
    TABLES,
    TRAINING,
    WOMEN,
)

ASKED = {
    "spaces": ("kind", "port", "grey", "siege"),
    "routes": ("kind",),
    "provinces": ("vp", "needed"),
    "generals": ("initiative", "battle", "rank", "seniority", "popularity"),
    "starts": ("province", "markers"),
    "reserves": ("province",),
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
ASKED_REFS = {"province": "area", "provinces": "area"}
"""…and what of it names places."""


def rows() -> Iterator[DataRow]:
    """Every row of every data file."""
    return data_check.rows(facts, ASKED, ASKED_REFS)


def check() -> list[str]:
    """What contradicts the rulebook, or itself."""
    claims = (of_map(facts), of_provinces(facts), of_tables(facts), _counters(), _cards(), _examples())
    return [problem for found in claims for problem, holds in found if not holds]


def _counters() -> Claims:
    yield "every Major General has a Seniority of his own", len(set(SENIORITY)) == len(SENIORITY)
    yield "eight basic Generals, each with a start", len(CORE) == 8 and all(g in STARTS for g in CORE)
    yield "three Heirs and three Women", len(HEIRS) == 3 and len(WOMEN) == 3
    yield "five Independent Armies and nine Fleets", len(ARMIES) == 5 and len(FLEETS) == 9
    # S3-7.6-a
    yield "a Mercenary trains for 3 OP, a Loyal CU for 7", TRAINING[0] == 3 and TRAINING[1] == 7


def _cards() -> Claims:
    tyche = [row for row in CARDS.cards if row.kind != "general"]
    yield "fifty-two Tyche cards", sum(row.copies for row in tyche) == 52
    # S3-7.1-b
    yield (
        "Surprise cards have no OP, all others have",
        all((row.op is None) == (row.kind == "surprise") for row in tyche),
    )
    yield "six events are carried out when revealed", sum(row.revealed for row in CARDS.cards) == 6
    yield (
        "Bonus and Event cards are most of the deck",
        sum(kind != "surprise" for kind in CARD_KIND) > len(CARD_KIND) / 2,
    )


def _examples() -> Claims:
    scores = [row.scores for row in TABLES.battle]
    # 12.5, the examples: strength 8 with a 7 scores 4, strength 5 with a 12 scores 7.
    lowest = TABLES.battle[0].roll
    yield "the scores of the examples", scores[7 - lowest][8] == 4 and scores[12 - lowest][5] == 7
