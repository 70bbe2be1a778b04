"""How the words of examples name things: sides, spaces, leaders and SP."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from strategos.kernel.errors import BadInput
from strategos.parts.names import known_name, place_of

from ..facts import (
    ATHENIAN,
    ATHENIAN_ALLIED,
    ELITE_NAMES,
    ELITE_NATION,
    HOME_GUARD,
    KINDS,
    LEADERS,
    NAMES,
    NEUTRAL,
    PERSIAN,
    SIDES,
    SPARTAN,
    SPARTAN_ALLIED,
    THEBAN,
    column,
)
from ..state import NOBODY
from .words import ELITES, PIECES

PURSE_NAMES = ("athens", "sparta", "thebes")
CUP_NAMES = ("athens", "sparta", "persia", "thebes")
LEADER_NAMES: tuple[str, ...] = tuple(row.id for row in LEADERS)
OWN_OF = {"athens": ATHENIAN, "sparta": SPARTAN, "thebes": THEBAN, "persia": PERSIAN}
ALLIED_OF = {"athens": ATHENIAN_ALLIED, "sparta": SPARTAN_ALLIED}
GARRISON = "garrison"


def side(name: Any) -> int:
    return place_of(name, SIDES, "side")


def league(name: Any) -> int:
    return place_of(name, SIDES[:2], "side")


def purse(name: Any) -> int:
    return place_of(name, PURSE_NAMES, "Treasury")


def space(name: Any) -> int:
    return place_of(name, NAMES, "space")


def leader(name: Any) -> int:
    return place_of(name, LEADER_NAMES, "leader")


def owner(name: Any) -> int:
    """A side, or nobody at all."""
    return NEUTRAL if name in ("nobody", "neutral", "none", None) else side(name)


def owner_name(number: int, nobody: str) -> str:
    return nobody if number in (NEUTRAL, NOBODY) else SIDES[number]


def columns_of(name: Any) -> dict[str, int]:
    """Piece → column, of a side's own nation and its allies; Thebans and Persians have none."""
    known_name(name, tuple(OWN_OF), "side")
    found = {piece: column(OWN_OF[name], kind) for kind, piece in enumerate(PIECES[:KINDS])}
    if name in ALLIED_OF:
        found |= {piece: column(ALLIED_OF[name], kind) for kind, piece in enumerate(PIECES[KINDS:])}
    return found


def piece(name: Any, known: Mapping[str, int]) -> int:
    """The column of a piece."""
    return known[known_name(name, tuple(known), "piece")]


def elite_number(name: str) -> int:
    return HOME_GUARD if name == "HG" else ELITE_NAMES.index(name)


def elite(name: Any, of: str) -> int | None:
    """Which elite unit a piece is, if it is one; only its own nation has it."""
    if name not in ELITES:
        return None
    number = elite_number(name)
    if OWN_OF[of] != ELITE_NATION[number]:
        raise BadInput(f"{name} are no units of {of}")
    return number


def places(names: Iterable[Any]) -> list[int]:
    return [space(name) for name in names]


def group(value: Any) -> dict[Any, Any] | None:
    """The value, if it is a group and no list or word."""
    return cast("dict[Any, Any]", value) if isinstance(value, dict) else None


def alike(wanted: Any, numbers: Iterable[int]) -> list[Any]:
    """Spaces by name; in the order in which a list names them, so that order does not matter."""
    return in_order(wanted, [NAMES[number] for number in numbers])


def in_order(wanted: Any, found: Sequence[Any]) -> list[Any]:
    """What was found, in the order wanted; the rest behind it."""
    names = cast("list[Any]", wanted) if isinstance(wanted, list) else []
    first = [each for each in names if each in found]
    return first + [each for each in found if each not in names]
