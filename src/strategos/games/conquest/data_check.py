"""Checks the data files against what the rulebook itself says, and lists what is not sure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from strategos.parts.dataset import read
from strategos.parts.rows import DataRow, every_row, told

from .facts import (
    ADJACENT,
    COASTS,
    FACES,
    HOMES,
    LAND,
    MAP,
    NAMES,
    NUMBER,
    ORDER,
    PACKAGE,
    PRICE,
    PROVINCES,
    STRAIT_SEAS,
    Border,
    Strait,
)

REFS = {
    "provinces": {"id": "space"},
    "seas": {"id": "space"},
    "borders_land": {"a": "space", "b": "space"},
    "borders_sea": {"a": "space", "b": "space"},
    "straits": {"a": "space", "b": "space", "sea": "space", "other_sea": "space"},
}
"""What the fields of a row name, by table."""
ASKED = {"provinces": ("value",), "borders_land": ("a", "b"), "borders_sea": ("a", "b"), "straits": ("sea",)}
"""What one looks up on the board."""
DRAWN = ("coasts", "lon", "lat", "sites", "name")
PRIORITY = {"provinces": 1, "borders.land": 2, "borders.sea": 2, "straits": 3}
"""Tables of the map in the order in which their doubtful rows matter to play."""
NOTES = {"borders.land": "border", "borders.sea": "border", "outside": "drawing only"}


def rows() -> Iterable[DataRow]:
    """Every row of the data files."""
    for table, row in every_row(MAP):
        name = f"{row.a} - {row.b}" if isinstance(row, (Border, Strait)) else row.id
        note = f"the arrow lies in {row.sea}" if isinstance(row, Strait) else row.note or NOTES.get(table, "")
        kind = table.replace(".", "_")
        facts = {key: value for key, value in told(row, REFS.get(kind, {})).items() if key not in DRAWN}
        on = {"space": row.a, "to": row.b} if isinstance(row, (Border, Strait)) else {"space": row.id}
        asks = {field: REFS[kind].get(field, "") for field in ASKED.get(kind, ())}
        head = ("map.yaml", name, row.src, row.sure, note, PRIORITY.get(table, 9))
        yield DataRow(*head, row.row, kind, facts, on, asks)
    data: dict[str, list[dict[str, Any]] | dict[str, Any]] = read(PACKAGE, "rules.yaml")
    for table, content in data.items():
        for n, entry in enumerate(content if isinstance(content, list) else [content]):
            yield DataRow(
                "rules.yaml",
                f"{table}.{entry.get('id', n)}",
                entry["src"],
                entry["sure"],
                row=entry["row"],
                table=table,
            )


def check() -> list[str]:
    """What contradicts the rulebook; nothing if all is well."""
    return [problem for problem, holds in _claims() if not holds]


def _next_to(a: str, b: str) -> bool:
    return NUMBER[b] in ADJACENT[NUMBER[a]]


def _on(province: str, *seas: str) -> bool:
    touched = {NAMES[z] for coast in COASTS[NUMBER[province]] for z in coast}
    return all(sea in touched for sea in seas)


def _claims() -> Iterable[tuple[str, bool]]:
    homes = [p.id for p in MAP.provinces if p.home]
    yield "seven homes worth 10", len(homes) == 7 and all(p.value == 10 for p in MAP.provinces if p.home)
    yield "provinces are worth 5 or 10", all(p.value in (5, 10) for p in MAP.provinces)
    yield "the order of play names the seven homes", sorted(NAMES[h] for h in ORDER) == sorted(homes)
    yield "homes by number of players", all(len(HOMES[n]) == n for n in range(2, 7))
    two = [p.id for p in MAP.provinces if len(p.coasts) == 2]
    yield "Hispania, Italia and Macedonia alone have interrupted coasts", two == ["hispania", "macedonia", "italia"]
    yield "four arrows", len(STRAIT_SEAS) == 8
    for a, b in (("thracia", "asia"), ("sicilia", "neapolis"), ("britannia", "belgica"), ("baetica", "tingitana")):
        yield f"an arrow joins {a} and {b}", (NUMBER[a], NUMBER[b]) in STRAIT_SEAS
        yield f"no land border joins {a} and {b}", NUMBER[b] not in LAND[NUMBER[a]]
    for a, b in (("italia", "dalmatia"), ("pannonia", "dalmatia"), ("italia", "narbonensis"), ("italia", "neapolis")):
        yield f"{a} borders {b}", _next_to(a, b)
    yield (
        "Mesopotamia and Arabia Petrea have no coast",
        not COASTS[NUMBER["mesopotamia"]] and not COASTS[NUMBER["arabia_petrea"]],
    )
    yield "Syria and Armenia have a coast", bool(COASTS[NUMBER["syria"]]) and bool(COASTS[NUMBER["armenia"]])
    yield "Hispania lies on Mare Baliaricum", _on("hispania", "mare_baliaricum")
    yield "Caesariensis lies on two seas", _on("caesariensis", "mare_baliaricum", "mare_numidia")
    yield "Sicilia lies on Mare Numidia", _on("sicilia", "mare_numidia")
    yield "every space has an id of its own", len(set(NAMES)) == len(NAMES)
    yield "every province has a neighbour or a coast", all(ADJACENT[p] or COASTS[p] for p in range(PROVINCES))
    yield (
        "a fortified City costs a City and a Fortification",
        PRICE["fortified_city"] == PRICE["city"] + PRICE["fortification"],
    )
    yield "the die has six faces, two of them Infantry", len(FACES) == 6 and FACES.count("infantry") == 2
