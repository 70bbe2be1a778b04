"""The owner's desk: the facts of a game that are not sure, looked up in the box, and what was found there.

A correction is tried in a process of its own, as the game would read it, before it is written. It takes effect when
the next process loads the game.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from strategos.games import game, hand_over, judged
from strategos.kernel.asking import Target
from strategos.kernel.errors import BadInput, DataError
from strategos.kernel.game import Game
from strategos.parts import home
from strategos.parts.corrections import (
    CONFIRMED,
    Corrections,
    Ids,
    Shipped,
    fields_of,
    given,
    ids_of,
    named,
    path_of,
    shipped,
    stored,
    understood,
)
from strategos.parts.dataset import folder, parse, read_file
from strategos.parts.register import book, register
from strategos.parts.rows import DataRow, remark_of

FieldKind = Literal["number", "truth", "word", "text", "numbers", "list"]


class Source(msgspec.Struct, frozen=True):
    """Where a fact was read, in words: a rule of the register, a page, our own work, the owner's box."""

    kind: Literal["rules", "public", "reconstructed", "box"]
    title: str = ""
    rule: str = ""
    url: str = ""


class Field(msgspec.Struct, frozen=True):
    """A field of a row that can be corrected."""

    name: str
    kind: FieldKind
    shipped: Any
    value: Any
    """As corrected, or as shipped."""
    words: tuple[str, ...] = ()
    """What it may be, where there is a list of it."""
    optional: bool = False
    ref: str = ""
    """What kind of thing it names: its words are ids of those."""


class Fact(msgspec.Struct, frozen=True):
    """A row of a data file that is not sure, or has been looked up."""

    row: str
    file: str
    table: str
    facts: Mapping[str, Any]
    sources: tuple[Source, ...]
    note: str
    remark: str
    """The message that says the note in another language; English is `note`."""
    priority: int
    on: Target
    confirmed: bool
    corrected: bool
    fields: tuple[Field, ...]


class Desk(msgspec.Struct, frozen=True):
    """What awaits a check with the box, and what has been found there."""

    game: str
    total: int
    """Facts in all; those not listed are sure."""
    facts: tuple[Fact, ...]
    file: str
    problem: str
    """Why the game runs on its own data although they were corrected."""
    pending: bool
    """What is stored takes effect at the next start."""


class Doubt(msgspec.Struct, frozen=True):
    """A fact shown on the board that nobody has looked up in the box."""

    row: str
    table: str
    facts: Mapping[str, Any]
    sources: tuple[Source, ...]
    on: Target


class Tally(msgspec.Struct, frozen=True):
    """How many facts of a game are not sure, and how many of those have been looked up."""

    total: int
    unsure: int
    checked: int
    problem: str


def known(name: str) -> Game[Any]:
    """A game with data files. Raises BadInput."""
    chosen = game(name)
    if not next(iter(chosen.rows()), None):
        raise BadInput(f"{name} has no data files to check")
    return chosen


def desk(name: str) -> Desk:
    """The unsure facts of a game in order of weight, with what is stored about them. Raises BadInput."""
    chosen = known(name)
    problem = str(judged(name) or "")
    try:
        found = stored(name)
    except DataError as error:
        found, problem = Corrections(name, {}, str(path_of(name))), str(error)
    now = given(chosen.package)
    rows = {was.row: was for was in shipped(chosen.package)}
    told = sorted(chosen.rows(), key=lambda row: row.priority)
    ids = ids_of(told)
    facts = [
        _fact(chosen, rows[row.row], row, found.rows.get(row.row, {}), ids)
        for row in told
        if row.row in rows and (not rows[row.row].fields["sure"] or row.row in found.rows)
    ]
    pending = {**found.rows} != ({**now.rows} if now else {}) and not problem
    if pending and found.rows:
        # What the rows say from the next start on; those that are not corrected say the same as now.
        said = _trial(msgspec.json.encode(Corrections(name, found.rows, "corrections"))).facts
        facts = [msgspec.structs.replace(fact, facts=said.get(fact.row, fact.facts)) for fact in facts]
    return Desk(name, len(told), tuple(facts), found.file, problem, pending)


@cache
def tally(name: str) -> Tally:
    """How far the facts of a game can be relied on, as it is played until the next start."""
    chosen = game(name)
    rows: list[DataRow] = list(chosen.rows())
    doubtful = {was.row for was in shipped(chosen.package) if not was.fields["sure"]}
    unsure = [row for row in rows if row.row in doubtful]
    return Tally(len(rows), len(unsure), sum(row.sure for row in unsure), str(judged(name) or ""))


def doubts(name: str) -> tuple[Doubt, ...]:
    """The facts of a game that are not sure as it is now played."""
    chosen = game(name)
    return tuple(
        Doubt(row.row, row.table, row.facts, sources(chosen.package, row.src, row.note), row.on)
        for row in sorted(chosen.rows(), key=lambda row: row.priority)
        if not row.sure
    )


def _fact(chosen: Game[Any], was: Shipped, row: DataRow, found: Mapping[str, Any], ids: Ids) -> Fact:
    fields: list[Field] = []
    types = fields_of(was)
    for name, ref in row.asks.items():
        value = was.fields.get(name)
        kind, words, optional = _kind(types[name], value)
        if ref:
            words = words or named(ids, ref, row)
            kind = "word" if kind == "text" and words else kind
        fields.append(Field(name, kind, value, found.get(name, value), words, optional, ref))
    note = str(was.fields.get("note", ""))
    src = sources(chosen.package, was.fields["src"], note)
    corrected = any(field != CONFIRMED for field in found)
    head = (was.row, was.file, row.table, row.facts, src, note, remark_of(note), row.priority, row.on)
    return Fact(*head, bool(found.get(CONFIRMED)), corrected, tuple(fields))


def _kind(of: Any, value: object) -> tuple[FieldKind, tuple[str, ...], bool]:
    """How a field is asked for, what it may be, and whether it may be nothing."""
    origin, parts = get_origin(of), get_args(of)
    if origin in (Union, UnionType):
        others = [part for part in parts if part is not NoneType]
        kind, words, _ = _kind(type(value) if len(others) > 1 else others[0], value)
        return kind, words, len(others) < len(parts)
    if origin is Literal:
        return "word", parts, False
    if origin is tuple and parts[-1] is not Ellipsis:
        return "numbers", (), False
    if origin is tuple or of is list:
        return "list", (), False
    plain: dict[object, FieldKind] = {int: "number", bool: "truth", list: "list"}
    return plain.get(type(value) if of is None else of, "text"), (), False


# -- where facts come from --------------------------------------------------------------------------------------------


class _Page(msgspec.Struct, frozen=True):
    id: str
    title: str
    url: str = ""


@cache
def _pages(package: str) -> dict[str, _Page]:
    path = folder(package) / "data" / "sources.yaml"
    pages = msgspec.convert(read_file(path), tuple[_Page, ...]) if path.is_file() else ()
    return {page.id: page for page in pages}


def sources(package: str, src: str, note: str = "") -> tuple[Source, ...]:
    """`rules:<atom>`, `public:<key>+<key>`, `reconstructed` or `box`, in words. What a note says to be reconstructed is
    ours, wherever the rest was read."""
    kind, _, key = src.partition(":")
    ours = (Source("reconstructed"),)
    if kind == "rules":
        atom = register(package).get(key)
        found = (Source("rules", book(package).place(atom), atom.id) if atom else Source("rules", key),)
    elif kind == "public":
        pages = [_pages(package).get(k, _Page(k, k)) for k in key.split("+")]
        found = tuple(Source("public", page.title, "", page.url) for page in pages)
    else:
        return (Source("box"),) if kind == "box" else ours
    return (*found, *ours) if note.startswith("reconstructed") else found


# -- correcting -------------------------------------------------------------------------------------------------------


def correct(name: str, changes: Mapping[str, Mapping[str, Any] | None]) -> Corrections:
    """Store what was found in the box, after it has been tried; None takes a row's correction back. Raises DataError
    with one clear sentence, and then nothing has changed."""
    known(name)
    found = understood({"game": name, "rows": {row: dict(f) for row, f in changes.items() if f}}, name, "corrections")
    return _store(stored(name).changed({**found.rows, **{row: None for row, f in changes.items() if not f}}))


def take_in(name: str, text: str, file: str) -> Corrections:
    """Corrections somebody shared, added to one's own. Raises DataError, and then nothing has changed."""
    known(name)
    return _store(stored(name).changed(understood(parse(text, file), name, file).rows))


def _store(wanted: Corrections) -> Corrections:
    tried = Corrections(wanted.game, wanted.rows, "corrections")
    if problem := _tried(tried):
        raise problem
    if wanted.rows:
        home.replace(path_of(wanted.game), wanted.text().encode())
    else:
        path_of(wanted.game).unlink(missing_ok=True)
    return wanted


class _Verdict(msgspec.Struct, frozen=True):
    file: str = ""
    problem: str = ""
    row: str = ""
    facts: Mapping[str, Mapping[str, Any]] = {}
    """Row → what it says as corrected."""


SECONDS = 60
"""For one trial, on a machine with much else to do; it takes less than one."""


def _tried(corrections: Corrections) -> DataError | None:
    """What is wrong with corrections, if anything."""
    if not corrections.rows:
        return None
    verdict = _trial(msgspec.json.encode(corrections))
    return DataError(verdict.file, verdict.problem, verdict.row) if verdict.problem else None


def _trial(corrections: bytes) -> _Verdict:
    """What a game says to corrections, in a process of its own: facts are read once in the life of a process."""
    try:
        return _trials(corrections)
    except (subprocess.SubprocessError, OSError, msgspec.DecodeError):
        return _Verdict("corrections", "they cannot be tried on this machine at the moment")


@lru_cache(maxsize=16)
def _trials(corrections: bytes) -> _Verdict:
    command = [sys.executable, "-c", "from strategos.owner.desk import main; main()"]
    ran = subprocess.run(command, input=corrections, capture_output=True, timeout=SECONDS, check=True)
    return msgspec.json.decode(ran.stdout, type=_Verdict)


def main() -> None:
    """In that process: load the game and say what is wrong, if anything."""
    wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=Corrections)
    hand_over({wanted.game: wanted})
    error = judged(wanted.game)
    verdict = _Verdict(error.file, error.problem, error.row) if error else _Verdict(facts=_said(wanted))
    sys.stdout.buffer.write(msgspec.json.encode(verdict))


def _said(wanted: Corrections) -> Mapping[str, Mapping[str, Any]]:
    return {row.row: row.facts for row in game(wanted.game).rows() if row.row in wanted.rows}
