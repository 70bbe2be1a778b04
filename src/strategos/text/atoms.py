"""The register of a game: every rule as an atom with an id, in our own words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import yaml

from strategos import games
from strategos.kernel.errors import DataError

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Atom(msgspec.Struct, frozen=True, omit_defaults=True):
    """One testable statement of a rulebook."""

    id: str
    section: str
    kind: str
    text: str
    depends: tuple[str, ...] = ()
    note: str = ""
    chapter: str = ""


class _File(msgspec.Struct, frozen=True):
    atoms: tuple[Atom, ...]


def folder(game_id: str) -> Path:
    """Where a game's modules and data lie."""
    return Path(games.__file__).parent.joinpath(*games.WHERE[game_id].split("."))


@cache
def register(game_id: str) -> dict[str, Atom]:
    """The atoms of a game by id, in the order of the rulebook; empty if the game has no register."""
    path = folder(game_id) / "data" / "register.yaml"
    if not path.exists():
        return {}
    return read(path)


def read(path: Path) -> dict[str, Atom]:
    """Read a register. Raises DataError with one clear sentence."""
    try:
        found = msgspec.convert(yaml.load(path.read_text("utf-8"), _Loader), _File, strict=False)
    except yaml.YAMLError as error:
        raise DataError(path.name, f"not readable as YAML ({' '.join(str(error).split())})") from None
    except (OSError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise DataError(path.name, f"not a register ({error})") from None
    return {atom.id: atom for atom in found.atoms}
