"""What a reader may see: the board (fixed) and a view of the position (an allow-list built from an empty sheet).

The shapes are the same for every game, so that one client, one terminal and one encoder serve them all. What a game has
to tell beyond them (`Told`) is a frozen Struct of its own, declared in its `Shapes`; the client's types are made from
those. Facts about sides, spaces, pieces and links are flat; structure belongs into Structs, never into strings.
References are strings like `space:italia`, `piece:galley-3`, `side:egyptus`, `hand:2`, `off`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from .asking import NOTHING, Facts, Seat

Point = tuple[float, float]
Told = Facts | msgspec.Struct
"""What a game tells of something: a frozen Struct of its own, or a few named values."""


class BoardSpace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of the board. `kind` is the game's word (province, sea, city); `sites` shape an area by Voronoi cells."""

    id: str
    kind: str
    lon: float
    lat: float
    area: str | None = None
    sites: tuple[Point, ...] = ()
    facts: Told = NOTHING
    src: str = ""
    sure: bool = True


class Link(msgspec.Struct, frozen=True, omit_defaults=True):
    """A connection of two spaces; `kind` is the game's word (land, sea, strait, coast)."""

    a: str
    b: str
    kind: str
    facts: Told = NOTHING
    sure: bool = True


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on the map. `map` names the drawing to use; several scenarios may share one."""

    map: str
    spaces: tuple[BoardSpace, ...]
    links: tuple[Link, ...]
    outside: tuple[BoardSpace, ...] = ()
    tracks: Mapping[str, tuple[int, int]] = NOTHING
    facts: Told = NOTHING


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece or a stack of equal pieces. `at` is a reference: a space, another piece that carries it, a box."""

    id: str
    kind: str
    at: str
    side: str | None = None
    count: int = 1
    facts: Told = NOTHING


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """A faction that owns pieces; `seat` answers for it (None: the system plays it)."""

    id: str
    seat: Seat | None
    colour: int
    alive: bool = True
    facts: Told = NOTHING


class Hand(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards held; `cards` is None where the reader may know only how many."""

    id: str
    count: int
    cards: tuple[str, ...] | None = None
    side: str | None = None
    """Whose it is; a pile that is nobody's is named by the message `hand-<id>`."""


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """The position as one seat (None: a spectator) may see it; where nobody has secrets, the same for all."""

    round: int
    phase: str
    phases: tuple[str, ...]
    acting: str | None
    sides: tuple[Side, ...]
    pieces: tuple[Piece, ...]
    spaces: Mapping[str, Told]
    """Facts about spaces beyond their pieces: control, city, siege."""
    links: tuple[Link, ...] = ()
    """Connections that come and go: roads, supply lines."""
    tracks: Mapping[str, Mapping[str, int]] = NOTHING
    """Track → marker (a side or a counter) → where it stands."""
    hands: tuple[Hand, ...] = ()
    stage: Told | None = None
    """What is under way (a battle, a siege), for the client's stage; None when nothing is."""
    facts: Told = NOTHING


class Shapes(msgspec.Struct, frozen=True):
    """The Structs with which a game fills what is `Told`; None where it tells a few named values, or nothing."""

    stage: type[msgspec.Struct] | None = None
    view: type[msgspec.Struct] | None = None
    side: type[msgspec.Struct] | None = None
    space: type[msgspec.Struct] | None = None
    piece: type[msgspec.Struct] | None = None
    link: type[msgspec.Struct] | None = None
    board: type[msgspec.Struct] | None = None
    place: type[msgspec.Struct] | None = None
    """Of a space as it is printed on the board."""


def told(of: Told | None) -> Mapping[str, object]:
    """What is told, by name; what holds its default is left out, as it is on the wire."""
    if not isinstance(of, msgspec.Struct):
        return of or NOTHING
    values = msgspec.structs.asdict(of)
    if not of.__struct_config__.omit_defaults:
        return values
    return {name: values[name] for name, default in _defaults(type(of)) if values[name] != default}


@cache
def _defaults(shape: type[msgspec.Struct]) -> tuple[tuple[str, object], ...]:
    """The fields of a Struct and what they hold unless told otherwise: finding out takes longer than all the rest."""
    return tuple((f.name, f.default) for f in msgspec.structs.fields(shape))
