"""The register of a game: every rule as an atom with an id, in our own words."""

from __future__ import annotations

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
    chapter: str = ""
    other: Counterpart | None = None


class _File(msgspec.Struct, frozen=True):
    atoms: tuple[Atom, ...]


def register_of(home: Path) -> Path:
    """Where a game that lies in this folder keeps its register."""
    return home / "data" / "register.yaml"


@cache
def register(package: str) -> dict[str, Atom]:
    """The atoms of the game in a package by id, in the order of the rulebook; empty if it has no register."""
    path = register_of(folder(package)) if package else None
    return read_register(path) if path is not None and path.is_file() else {}


def read_register(path: Path) -> dict[str, Atom]:
    """Read a register. Raises DataError with one clear sentence."""
    try:
        found = msgspec.convert(read_file(path), _File, strict=False)
    except msgspec.ValidationError as error:
        raise DataError(str(path), f"not a register ({error})") from None
    return {atom.id: atom for atom in found.atoms}
