"""Corrections: what the owner of a box found there, where our data files say otherwise or are not sure.

One small file per game in the user's own folder, outside the package, with only what differs:

    game: alexander
    rows:
      granicus.enemy.sardis: {random: 6, walls: 2, confirmed: true}
      counters.units.per_infantry: {confirmed: true}

A row is named by its file, its table and the row itself. The corrections of a game are handed over before its data
files are read (`strategos.games` does it) and merged as they are read, here and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, cast

import msgspec

from strategos.kernel.errors import DataError

from .home import home
from .rows import DataRow
from .words import wanted

CONFIRMED = "confirmed"
"""Whoever has the box has looked, and it is as the row now says."""
BOX = "box"
"""The source of a row that was confirmed."""
KEPT = ("id", "row", "src", "sure", "note")
"""What of a row is no fact about the game."""
LARGEST = 1000
"""Values in one corrected field, at most."""

Plain = dict[str, Any]


class Corrections(msgspec.Struct, frozen=True):
    """Row → its changed fields, and `confirmed`."""

    game: str
    rows: Mapping[str, Mapping[str, Any]]
    file: str = ""
    """Where they were read, for complaints."""

    def text(self) -> str:
        """As they are stored and shared."""
        import yaml

        rows = {name: dict(self.rows[name]) for name in sorted(self.rows)}
        body = yaml.safe_dump({"game": self.game, "rows": rows}, sort_keys=False, allow_unicode=True, width=110)
        return f"# What the owner of a box found in it, where the data of {self.game} were not sure.\n{body}"

    def changed(self, changes: Mapping[str, Mapping[str, Any] | None]) -> Corrections:
        """These and others; None takes a row's correction back."""
        rows = {**self.rows, **changes}
        return Corrections(self.game, {name: row for name, row in rows.items() if row}, self.file)


def path_of(game: str) -> Path:
    return home() / "corrections" / f"{game}.yaml"


def stored(game: str) -> Corrections:
    """What is in the user's file for a game; nothing if there is none. Raises DataError."""
    from .dataset import read_file

    path = path_of(game)
    if not path.is_file():
        return Corrections(game, {}, str(path))
    return understood(read_file(path), game, str(path))


def understood(content: Any, game: str, file: str) -> Corrections:
    """The contents of a file as corrections of a game. Raises DataError in one clear sentence."""
    if not isinstance(content, dict) or set(table := cast("Plain", content)) - {"game", "rows"} or "rows" not in table:
        raise DataError(file, "not a file of corrections; it has `game` and `rows` and nothing else")
    if table.get("game") != game:
        raise DataError(file, f"corrections of {table.get('game')!r}, not of {game}")
    rows: object = table["rows"] or {}
    if not isinstance(rows, dict):
        raise DataError(file, "`rows` names each row with the fields that differ")
    for name, fields in cast("dict[object, object]", rows).items():
        if not isinstance(name, str) or not isinstance(fields, dict) or not fields:
            raise DataError(file, "a row is followed by its fields, such as {walls: 2, confirmed: true}", str(name))
        for field, value in cast("Plain", fields).items():
            if _size(value) > LARGEST:
                raise DataError(file, f"{field} holds too much", name)
        if not isinstance(cast("Plain", fields).get(CONFIRMED, True), bool):
            raise DataError(file, f"{CONFIRMED} must be true or false", name)
    return Corrections(game, cast("dict[str, Plain]", rows), file)


def _size(value: object, most: int = LARGEST) -> int:
    """How many values there are in one; counting ends when there are too many."""
    if not isinstance(value, (list, dict)):
        return 1
    count = 1
    inner: Any = cast("Plain", value).values() if isinstance(value, dict) else cast("list[object]", value)
    for entry in inner:
        count += _size(entry, most - count)
        if count > most:
            break
    return count


# -- rows by name -----------------------------------------------------------------------------------------------------


def rows_of(name: str, content: object) -> Iterator[tuple[str, str, Plain]]:
    """Every row of a file's plain contents: its name, its table, itself. A row is whatever has `src` and `sure`."""
    if isinstance(content, dict):
        if _is_row(cast("Plain", content)):
            yield name, name.partition(".")[2], cast("Plain", content)
            return
        for key, value in cast("Plain", content).items():
            yield from rows_of(f"{name}.{key}", value)
    elif isinstance(content, list):
        rows = [cast("Plain", row) for row in cast("list[object]", content) if _is_row(row)]
        for own, row in zip(_own_names(rows), rows, strict=True):
            yield f"{name}.{own}", name.partition(".")[2], row


def _is_row(value: object) -> bool:
    return isinstance(value, dict) and "src" in value and "sure" in value


def _own_names(rows: list[Plain]) -> list[str]:
    """Each row by its id; where that is not enough or missing, by as many fields as it takes, in the file's order."""
    columns = list(dict.fromkeys(key for row in rows for key in ("id", "a", "b", *row) if key in row))
    columns = [column for column in columns if column not in KEPT[1:]]
    names = ["" for _ in rows]
    for count in range(2 if columns[:2] == ["a", "b"] else 1, len(columns) + 1):
        names = ["-".join(str(row[c]) for c in columns[:count] if c in row) for row in rows]
        if len(set(names)) == len(names) and all(names):
            break
    return [re.sub(r"[^\w-]+", "_", name) for name in names]


# -- merging ----------------------------------------------------------------------------------------------------------

_GIVEN: dict[str, Corrections] = {}
"""Package → what its data files are read with."""


class Shipped(msgspec.Struct, frozen=True):
    """A row as the package has it, and the Struct it is read into, if any."""

    row: str
    table: str
    file: str
    fields: Plain
    kind: type[msgspec.Struct] | None = None


_SHIPPED: dict[tuple[str, str], tuple[Shipped, ...]] = {}
"""Package and file → its rows as shipped."""


def give(package: str, corrections: Corrections | None) -> None:
    """From now on data files of the package are read with these, or as shipped."""
    _GIVEN.pop(package, None)
    if corrections is not None and corrections.rows:
        _GIVEN[package] = corrections


def given(package: str) -> Corrections | None:
    """What the data files of a package are read with."""
    home = next((p for p in _GIVEN if package == p or package.startswith(f"{p}.")), None)
    return None if home is None else _GIVEN[home]


def shipped(package: str) -> Iterator[Shipped]:
    """The rows of the files that have been read of a package, as shipped."""
    for (where, _), rows in _SHIPPED.items():
        if where == package or where.startswith(f"{package}."):
            yield from rows


def merge(package: str, file: str, content: Any, kinds: Mapping[str, type[msgspec.Struct]]) -> None:
    """Name the rows of a file, note what they say, and change those that were corrected. Raises DataError."""
    stem = Path(file).stem
    found: dict[str, tuple[Shipped, Plain]] = {}
    for name, table, row in rows_of(stem, content):
        found[name] = (Shipped(name, table, Path(file).name, {k: row[k] for k in row}, kinds.get(table)), row)
    for name, (_, row) in found.items():
        row["row"] = name
    _SHIPPED[package, file] = tuple(was for was, _ in found.values())
    corrections = given(package)
    if corrections is None:
        return
    for name, changes in corrections.rows.items():
        if name.partition(".")[0] == stem:
            if name not in found:
                raise DataError(corrections.file, _unknown_row(name, [*found]), name)
            _change(*found[name], changes, corrections.file)


def leftover(package: str) -> None:
    """Raises DataError if a correction is about a file the package does not have."""
    corrections = given(package)
    if corrections is None:
        return
    stems = [Path(file).stem for where, file in _SHIPPED if where == package or where.startswith(f"{package}.")]
    for name in corrections.rows:
        if name.partition(".")[0] not in stems:
            raise DataError(corrections.file, f"there is no such row; rows begin with {', '.join(sorted(stems))}", name)


def _unknown_row(name: str, known: list[str]) -> str:
    table = name.rpartition(".")[0]
    near = [row for row in known if row.rpartition(".")[0] == table] or sorted({k.rpartition(".")[0] for k in known})
    more = ", …" if len(near) > 12 else ""
    return f"there is no such row; there are {', '.join(near[:12])}{more}"


def _change(was: Shipped, row: Plain, changes: Mapping[str, Any], file: str) -> None:
    known = fields_of(was)
    for field, value in changes.items():
        if field == CONFIRMED:
            continue
        if field not in known:
            raise DataError(file, f"there is no field {field!r} to correct; there are {', '.join(known)}", was.row)
        if was.kind is None and (problem := _unlike(was.fields.get(field), value)):
            raise DataError(file, f"{field} must be {problem}, not {value!r}", was.row)
        row[field] = value
    if was.kind is not None:
        _converted(was, row, file)
    if changes.get(CONFIRMED):
        row |= {"src": BOX, "sure": True}


def fields_of(was: Shipped) -> dict[str, Any]:
    """The fields of a row that can be corrected, with their types where it has any."""
    if was.kind is None:
        return {name: None for name in was.fields if name not in KEPT}
    return {f.name: f.type for f in msgspec.structs.fields(was.kind) if f.name not in KEPT}


def _converted(was: Shipped, row: Plain, file: str) -> None:
    """Whether a changed row still is one. Raises DataError with the field and what it may hold."""
    for field, kind in fields_of(was).items():
        if field in row:
            try:
                msgspec.convert(row[field], kind)
            except msgspec.ValidationError:
                raise DataError(file, f"{field} must be {wanted(kind)}, not {row[field]!r}", was.row) from None


def _unlike(before: object, now: object) -> str:
    """What a value should have been, if it is of another kind than the one it replaces."""
    if isinstance(before, list) and isinstance(now, list):
        first = cast("list[object]", before)[:1]
        others = [problem for value in cast("list[object]", now) for one in first if (problem := _unlike(one, value))]
        return f"a list in which each is {others[0]}" if others else ""
    kind: Any = type(cast("object", before))
    return "" if kind is type(now) else wanted(kind)


# -- names ------------------------------------------------------------------------------------------------------------

Ids = Mapping[tuple[str, str], tuple[str, ...]]
"""Kind of thing and scenario → the ids there are."""


def ids_of(rows: Iterable[DataRow]) -> Ids:
    """What the rows of a game are about."""
    found: dict[tuple[str, str], list[str]] = {}
    for row in rows:
        kind, colon, name = str(row.facts.get("id", "")).partition(":")
        if colon:
            found.setdefault((kind, str(row.on.get("scenario", ""))), []).append(name)
    return {key: tuple(sorted(set(names))) for key, names in found.items()}


def named(ids: Ids, kind: str, row: DataRow) -> tuple[str, ...]:
    """What a field of a row may name: things of its own scenario, or of the whole game."""
    return ids.get((kind, str(row.on.get("scenario", ""))), ()) or ids.get((kind, ""), ())


def check_names(rows: Iterable[DataRow], corrections: Corrections) -> None:
    """Raises DataError if a correction names what there is not."""
    told = list(rows)
    ids = ids_of(told)
    for row in told:
        for field, kind in row.asks.items():
            known, value = named(ids, kind, row), corrections.rows.get(row.row, {}).get(field)
            values = cast("list[object]", value) if isinstance(value, list) else [value]
            strange = [v for v in values if isinstance(v, str) and v not in known] if kind and known else []
            if strange:
                raise DataError(
                    corrections.file, f"{field} must be one of: {', '.join(known)}, not {strange[0]}", row.row
                )
