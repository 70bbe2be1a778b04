"""Two editions of one game side by side: what their registers say of each other, and the topics that change most.

One of the two registers names for each atom its counterpart (`Atom.other`). What matters most to whoever knows the
other edition is told by topics, in `common/data/editions.yaml` of their family.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from strategos.kernel.errors import DataError

from .dataset import folder, read_file
from .register import Atom


class Topic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What changes much, in a few words for each edition, by the id of its game."""

    topic: str
    says: Mapping[str, str]
    atoms: Mapping[str, tuple[str, ...]]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    topics: tuple[Topic, ...]


class Change(msgspec.Struct, frozen=True):
    """A rule of one edition and the other one's on the same matter, which is another rule."""

    ours: Atom
    theirs: Atom
    differs: str


class Comparison(msgspec.Struct, frozen=True):
    topics: tuple[Topic, ...]
    changes: tuple[Change, ...]
    """In the order of our rulebook, as all that follows."""
    ours_only: tuple[Atom, ...]
    theirs_only: tuple[Atom, ...]


def topics_of(package: str) -> tuple[Topic, ...]:
    """The topics of the family to which a game's package belongs; none if it has no such file. Raises DataError."""
    family = package.rpartition(".")[0]
    path = folder(family) / "common" / "data" / "editions.yaml"
    if not path.is_file():
        return ()
    try:
        return msgspec.convert(read_file(path), _File).topics
    except msgspec.ValidationError as error:
        raise DataError(str(path), f"not the topics of editions ({error})") from None


def compare(ours: Mapping[str, Atom], theirs: Mapping[str, Atom], topics: tuple[Topic, ...]) -> Comparison | None:
    """How our edition differs from theirs; None if our register does not speak of theirs."""
    known = {atom.other.id for atom in ours.values() if atom.other is not None}
    if not known & set(theirs):
        return None
    return Comparison(
        topics,
        tuple(_changes(ours, theirs)),
        tuple(atom for atom in ours.values() if atom.other is None),
        tuple(atom for atom in theirs.values() if atom.id not in known),
    )


def _changes(ours: Mapping[str, Atom], theirs: Mapping[str, Atom]) -> Iterator[Change]:
    for atom in ours.values():
        if atom.other is not None and not atom.other.same:
            yield Change(atom, theirs[atom.other.id], atom.other.differs)
