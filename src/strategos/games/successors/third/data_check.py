"""Do the data files agree with what the rulebook states? Which rows should an owner of the box check first?"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import msgspec

from strategos.games.successors.common.board import MAJOR_CITY, SPACES, WAY_POINT
from strategos.games.successors.common.rows import GeneralRow, ProvinceRow, RouteRow, SpaceRow
from strategos.parts.graph import steps_from
from strategos.parts.rows import DataRow, Row, every_row, told

from .facts import (
    ADJACENT,
    ARMIES,
    CARD_KIND,
    CARDS,
    CITIES_OF,
    CORE,
    COUNTERS,
    FLEETS,
    HEIRS,
    HELLESPONT,
    JOINED,
    KIND,
    MAJOR_CITY_OF,
    MAP,
    NAMES,
    NEEDED,
    NUMBER,
    PORT,
    PROVINCE_OF,
    PROVINCES,
    SENIORITY,
    STARTS,
    TABLES,
    TRAINING,
    WOMEN,
)

FILES: dict[str, msgspec.Struct] = {
    "map.yaml": MAP,
    "counters.yaml": COUNTERS,
    "cards.yaml": CARDS,
    "tables.yaml": TABLES,
}
ORDER = ("battle", "generals", "provinces", "cards", "routes", "spaces", "siege", "attrition", "unrest")
"""Tables in the order in which their doubtful rows matter to play."""
REFS = {
    "spaces": {"id": "space", "province": "area"},
    "routes": {"a": "space", "b": "space"},
    "provinces": {"id": "area"},
    "generals": {"id": "piece"},
    "starts": {"id": "piece", "province": "area"},
    "reserves": {"id": "piece", "province": "area"},
    "troops": {"id": "piece"},
    "independents": {"id": "piece"},
    "royals": {"id": "piece"},
    "cards": {"id": "card"},
    "levies": {"id": "card"},
    "unrest": {"provinces": "area"},
}
"""What the fields of a row name, by table."""
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
TOLD = {
    "spaces": ("id", "kind", "province", "port", "grey"),
    "routes": ("a", "b", "kind"),
    "starts": ("id",),
    "reserves": ("id",),
    "levies": ("id",),
    "cards": ("id", "kind", "op", "copies"),
}
"""The facts of rows that have more of them than a sentence can hold."""


def rows() -> Iterator[DataRow]:
    """Every row of every data file."""
    for file, table, row in ((file, *found) for file, content in FILES.items() for found in every_row(content)):
        facts = told(row, REFS.get(table, {}))
        if table in TOLD:
            facts = {key: facts[key] for key in TOLD[table] if key in facts}
        if table == "fleets":
            facts["id"] = f"piece:fleet-{row.id}"
        priority = 1 + (ORDER.index(table) if table in ORDER else len(ORDER))
        asks = {field: ASKED_REFS.get(field, "") for field in ASKED.get(table, ())}
        head = (f"{file} {table}", row.row.rpartition(".")[2], row.src, row.sure, row.note, priority, row.row, table)
        yield DataRow(*head, facts, _on(row), asks)


def _on(row: Row) -> dict[str, str]:
    """Where on the board one looks."""
    if isinstance(row, RouteRow):
        return {"space": row.a, "to": row.b}
    if isinstance(row, ProvinceRow):
        return {"space": NAMES[CITIES_OF[PROVINCES.index(row.id)][0]]}
    return {"space": row.id} if isinstance(row, SpaceRow) else {"piece": row.id} if isinstance(row, GeneralRow) else {}


def check() -> list[str]:
    """What contradicts the rulebook, or itself."""
    claims = (_map(), _provinces(), _counters(), _cards(), _tables())
    return [problem for found in claims for problem, holds in found if not holds]


Claims = Iterator[tuple[str, bool]]


def _map() -> Claims:
    yield "168 spaces with an id of their own", SPACES == len(set(NAMES)) == 168
    yield "the whole map hangs together", min(steps_from(JOINED, 0)) == 0
    for a, b in (("lamia", "larisa"), ("larisa", "pella")):
        yield f"{a} and {b} are adjacent", NUMBER[b] in ADJACENT[NUMBER[a]]
    yield "the five places of the Hellespont are ports", all(PORT[n] for n in HELLESPONT)
    yield "Pella is no port and Athenai is one", not PORT[NUMBER["pella"]] and PORT[NUMBER["athenai"]]


def _provinces() -> Claims:
    for n, name in enumerate(PROVINCES):
        cities = CITIES_OF[n]
        majors = [space for space in cities if KIND[space] == MAJOR_CITY]
        yield f"{name} has one Major City at most", len(majors) <= 1
        # S3-2.3-b
        yield f"{name}: more than half of its spaces", NEEDED[n] == len(cities) // 2 + 1
    yield "Way Points count for no Province", all(KIND[space] != WAY_POINT for spaces in CITIES_OF for space in spaces)
    for province, city in (("makedonia", "pella"), ("babylonia", "babylon"), ("aigyptos", "memphis")):
        yield f"{city} is the Major City of {province}", MAJOR_CITY_OF[PROVINCES.index(province)] == NUMBER[city]
    yield "every space lies in a Province", all(0 <= PROVINCE_OF[n] < len(PROVINCES) for n in range(SPACES))


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


def _tables() -> Claims:
    scores = [row.scores for row in TABLES.battle]
    yield (
        "a better roll never scores less",
        all(a <= b for low, high in itertools.pairwise(scores) for a, b in zip(low, high, strict=True)),
    )
    yield "more strength never scores less", all(a <= b for row in scores for a, b in itertools.pairwise(row))
    # 12.5, the examples: strength 8 with a 7 scores 4, strength 5 with a 12 scores 7.
    lowest = TABLES.battle[0].roll
    yield "the scores of the examples", scores[7 - lowest][8] == 4 and scores[12 - lowest][5] == 7
    yield "two dice reach every row of Unrest", [row.roll for row in TABLES.unrest] == list(range(2, 13))
    for row in TABLES.unrest:
        yield f"Unrest {row.roll} names Provinces", all(name in PROVINCES for name in row.provinces)
