"""The register of a game: every rule as an atom with an id, in our own words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

from strategos.kernel.errors import DataError

from .dataset import folder, read_file


class Counterpart(msgspec.Struct, frozen=True, omit_defaults=True):
    """What another edition says on the same matter."""

    id: str
    same: bool
    differs: str = ""
    """How that edition's rule is another one."""


class Atom(msgspec.Struct, frozen=True, omit_defaults=True):
    """One testable statement of a rulebook."""

    id: str
    section: str
    kind: str
    text: str
    depends: tuple[str, ...] = ()
    note: str = ""
    """How we read it, in a sentence for players."""
    rulings: tuple[str, ...] = ()
    """The readings on the game's page of rulings that the note tells."""
    chapter: str = ""
    other: Counterpart | None = None


class Book(msgspec.Struct, frozen=True):
    """A register as it is written, and the printed book it is of."""

    atoms: tuple[Atom, ...] = ()
    language: str = ""
    """Of the printed book, in whose words its headings are."""
    headings: dict[str, str] = {}
    """What the book calls a part without a number, by the word that stands for it in sections."""

    def place(self, atom: Atom) -> str:
        """Where the printed book has a rule: its number or its heading, never a word of ours."""
        part, _, number = atom.section.partition(".")
        heading = self.headings.get(part)
        return atom.section if heading is None else f"{heading}, {number}" if number else heading


def message_of(atom: str) -> str:
    """The message that says an atom in another language. Messages have no dots in their names."""
    return f"rule-{atom.replace('.', '_')}"


def note_of(atom: str) -> str:
    """The message that says the note of an atom in another language."""
    return f"note-{atom.replace('.', '_')}"


def heading_of(chapter: str) -> str:
    """The message that is a chapter's heading in another language."""
    return f"chapter-{re.sub('[^a-z0-9]+', '_', chapter.lower())}"


def numbered(place: str) -> bool:
    """Whether the printed book has a number for a place (`7.2`, `7.2 B3`), rather than a heading."""
    return re.fullmatch(r"\d+(\.\w+)*( \w{1,2})?", place) is not None


def register_of(home: Path) -> Path:
    """Where a game that lies in this folder keeps its register."""
    return home / "data" / "register.yaml"


@cache
def register(package: str) -> dict[str, Atom]:
    """The atoms of the game in a package by id, in the order of the rulebook; empty if it has no register."""
    return {atom.id: atom for atom in book(package).atoms}


@cache
def book(package: str) -> Book:
    """The register of the game in a package with what is said of its book; empty if it has none."""
    path = register_of(folder(package)) if package else None
    return _read(path) if path is not None and path.is_file() else Book()


def read_register(path: Path) -> dict[str, Atom]:
    """Read a register. Raises DataError with one clear sentence."""
    return {atom.id: atom for atom in _read(path).atoms}


def _read(path: Path) -> Book:
    try:
        return msgspec.convert(read_file(path), Book, strict=False)
    except msgspec.ValidationError as error:
        raise DataError(str(path), f"not a register ({error})") from None
