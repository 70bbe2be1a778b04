"""What a reader may see: the board (fixed) and a view of the position (an allow-list built from an empty sheet).

The shapes are the same for every game, so that one client, one terminal and one encoder serve them all. References are
strings like `space:italia`, `piece:galley-3`, `side:egyptus`, `hand:2`, `off`.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from .asking import NOTHING, Facts, Plain, Seat

Point = tuple[float, float]


class BoardSpace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of the board. `kind` is the game's word (province, sea, city); `sites` shape an area by Voronoi cells."""

    id: str
    kind: str
    lon: float
    lat: float
    area: str | None = None
    sites: tuple[Point, ...] = ()
    facts: Facts = NOTHING
    src: str = ""
    sure: bool = True


class Link(msgspec.Struct, frozen=True, omit_defaults=True):
    """A connection of two spaces; `kind` is the game's word (land, sea, strait, coast)."""

    a: str
    b: str
    kind: str
    facts: Facts = NOTHING
    sure: bool = True


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on the map. `map` names the drawing to use; several scenarios may share one."""

    map: str
    spaces: tuple[BoardSpace, ...]
    links: tuple[Link, ...]
    outside: tuple[BoardSpace, ...] = ()
    tracks: Mapping[str, tuple[int, int]] = NOTHING
    facts: Facts = NOTHING


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece or a stack of equal pieces. `at` is a reference: a space, another piece that carries it, a box."""

    id: str
    kind: str
    at: str
    side: str | None = None
    count: int = 1
    facts: Facts = NOTHING


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """A faction that owns pieces; `seat` answers for it (None: the system plays it)."""

    id: str
    seat: Seat | None
    colour: int
    alive: bool = True
    facts: Facts = NOTHING


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
    spaces: Mapping[str, Facts]
    """Facts about spaces beyond their pieces: control, city, siege."""
    links: tuple[Link, ...] = ()
    """Connections that come and go: roads, supply lines."""
    tracks: Mapping[str, Mapping[str, int]] = NOTHING
    """Track → marker (a side or a counter) → where it stands."""
    hands: tuple[Hand, ...] = ()
    stage: Mapping[str, Mapping[str, Plain]] = NOTHING
    """What is under way (a battle, a siege), as named groups of facts for the client's stage."""
    facts: Facts = NOTHING
