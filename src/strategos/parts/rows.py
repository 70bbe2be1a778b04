"""Rows of data files: every fact says where it was read and whether it was read at all."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, cast

import msgspec

from strategos.kernel.asking import NOTHING, Target


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One row of a data file. `src` names the source; a row that is not `sure` is reconstructed or doubtful."""

    id: str = ""
    row: str = ""
    """Its name among all rows of the game (`granicus.enemy.sardis`), given when it is read."""
    src: str
    sure: bool
    note: str = ""


def remark_of(note: str) -> str:
    """The message that says a note in another language; rows with the same note share it."""
    return f"remark-{re.sub('[^a-z0-9]+', '_', note.lower()).strip('_')}"


def every_row(content: msgspec.Struct) -> Iterator[tuple[str, Row]]:
    """Every row of a file, each with the name of its table (`borders.land`)."""
    for table in content.__struct_fields__:
        value: object = getattr(content, table)
        if isinstance(value, Row):
            yield table, value
        elif isinstance(value, msgspec.Struct):
            yield from ((f"{table}.{inner}", row) for inner, row in every_row(value))
        elif isinstance(value, tuple):
            yield from ((table, row) for row in cast("tuple[object, ...]", value) if isinstance(row, Row))


def told(row: Row, refs: Mapping[str, str]) -> dict[str, object]:
    """The fields of a row as facts of a message; those named in `refs` as references (`{"nation": "side"}`)."""
    found: dict[str, object] = {}
    for name in row.__struct_fields__:
        value: object = getattr(row, name)
        kind = refs.get(name, "")
        if isinstance(value, tuple) and kind:
            found[name] = [f"{kind}:{entry}" for entry in cast("tuple[object, ...]", value)]
        elif kind and value not in (None, ""):
            found[name] = f"{kind}:{value}"
        elif name not in ("row", "src", "sure", "note"):
            found[name] = value
    return found


def span(least: int | None, most: int | None) -> str:
    """Numbers from one to another as people write them: ≤ 3, ≥ 10, 4–5."""
    if least is None or most is None:
        return f"≤ {most}" if least is None else f"≥ {least}"
    return str(least) if least == most else f"{least}–{most}"


class DataRow(msgspec.Struct, frozen=True):
    """A fact of a data file with its source. A lower `priority` should be checked earlier by an owner of the box."""

    file: str
    id: str
    src: str
    sure: bool
    note: str = ""
    priority: int = 9
    row: str = ""
    """Its name among all rows of the game, by which it is corrected."""
    table: str = ""
    """What kind of fact it is: `data-<table>` says it in words, from `facts`."""
    facts: Mapping[str, Any] = NOTHING
    on: Target = NOTHING
    """Where on the board one looks."""
    asks: Mapping[str, str] = NOTHING
    """The fields whoever has the box is asked for, each with the kind of thing it names, if any."""
