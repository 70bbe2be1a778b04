"""What the data files of both editions must agree in, and which of their rows an owner of a box should check first."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping

from strategos.parts.graph import steps_from
from strategos.parts.rows import DataRow, Row, every_row, told

from .board import MAJOR_CITY, SPACES, WAY_POINT
from .facts import Facts
from .rows import GeneralRow, ProvinceRow, RouteRow, SpaceRow

Asked = Mapping[str, tuple[str, ...]]
Claims = Iterator[tuple[str, bool]]
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
TOLD = {
    "spaces": ("id", "kind", "province", "port", "grey"),
    "routes": ("a", "b", "kind"),
    "starts": ("id",),
    "reserves": ("id",),
    "levies": ("id",),
    "cards": ("id", "kind", "op", "copies"),
}
"""The facts of rows that have more of them than a sentence can hold."""


def rows(facts: Facts, asked: Asked, asked_refs: Mapping[str, str]) -> Iterator[DataRow]:
    """Every row of every data file."""
    files = {
        "map.yaml": facts.MAP,
        "counters.yaml": facts.COUNTERS,
        "cards.yaml": facts.CARDS,
        "tables.yaml": facts.TABLES,
    }
    for file, table, row in ((file, *found) for file, content in files.items() for found in every_row(content)):
        says = told(row, REFS.get(table, {}))
        if table in TOLD:
            says = {key: says[key] for key in TOLD[table] if key in says}
        if table == "fleets":
            says["id"] = f"piece:fleet-{row.id}"
        priority = 1 + (ORDER.index(table) if table in ORDER else len(ORDER))
        asks = {field: asked_refs.get(field, "") for field in asked.get(table, ())}
        head = (f"{file} {table}", row.row.rpartition(".")[2], row.src, row.sure, row.note, priority, row.row, table)
        yield DataRow(*head, says, _on(facts, row), asks)


def _on(facts: Facts, row: Row) -> dict[str, str]:
    """Where on the board one looks."""
    if isinstance(row, RouteRow):
        return {"space": row.a, "to": row.b}
    if isinstance(row, ProvinceRow):
        return {"space": facts.NAMES[facts.CITIES_OF[facts.PROVINCES.index(row.id)][0]]}
    return {"space": row.id} if isinstance(row, SpaceRow) else {"piece": row.id} if isinstance(row, GeneralRow) else {}


def of_map(facts: Facts) -> Claims:
    yield "168 spaces with an id of their own", SPACES == len(set(facts.NAMES)) == 168
    yield "the whole map hangs together", min(steps_from(facts.JOINED, 0)) == 0
    for a, b in (("lamia", "larisa"), ("larisa", "pella")):
        yield f"{a} and {b} are adjacent", facts.NUMBER[b] in facts.ADJACENT[facts.NUMBER[a]]
    yield "the five places of the Hellespont are ports", all(facts.PORT[n] for n in facts.HELLESPONT)
    yield (
        "Pella is no port and Athenai is one",
        not facts.PORT[facts.NUMBER["pella"]] and facts.PORT[facts.NUMBER["athenai"]],
    )


def of_provinces(facts: Facts) -> Claims:
    for n, name in enumerate(facts.PROVINCES):
        cities = facts.CITIES_OF[n]
        majors = [space for space in cities if facts.KIND[space] == MAJOR_CITY]
        yield f"{name} has one Major City at most", len(majors) <= 1
        # S4-2-u, S3-2.3-b
        yield f"{name}: more than half of its spaces", facts.NEEDED[n] == len(cities) // 2 + 1
    yield (
        "Way Points count for no Province",
        all(facts.KIND[space] != WAY_POINT for spaces in facts.CITIES_OF for space in spaces),
    )
    for province, city in (("makedonia", "pella"), ("babylonia", "babylon"), ("aigyptos", "memphis")):
        yield (
            f"{city} is the Major City of {province}",
            facts.MAJOR_CITY_OF[facts.PROVINCES.index(province)] == facts.NUMBER[city],
        )
    yield "every space lies in a Province", all(0 <= facts.PROVINCE_OF[n] < len(facts.PROVINCES) for n in range(SPACES))


def of_tables(facts: Facts) -> Claims:
    scores = [row.scores for row in facts.TABLES.battle]
    yield (
        "a better roll never scores less",
        all(a <= b for low, high in itertools.pairwise(scores) for a, b in zip(low, high, strict=True)),
    )
    yield "more strength never scores less", all(a <= b for row in scores for a, b in itertools.pairwise(row))
    yield "two dice reach every row of Unrest", [row.roll for row in facts.TABLES.unrest] == list(range(2, 13))
    for row in facts.TABLES.unrest:
        yield f"Unrest {row.roll} names Provinces", all(name in facts.PROVINCES for name in row.provinces)
