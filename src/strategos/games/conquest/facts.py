"""IL TABELLONE, and the numbers of the rulebook: `data/map.yaml` and `data/rules.yaml` as constants.

Spaces are numbered once: provinces first, then sea zones, then the hold of every galley, so that one table can say
where anything is. Names appear only at the edges (options, events, views).
"""

from __future__ import annotations

from typing import Any

import msgspec

from strategos.kernel.asking import Option
from strategos.parts.dataset import load, read
from strategos.parts.graph import neighbours
from strategos.parts.rows import Row

PACKAGE = "strategos.games.conquest.data"


class Coast(msgspec.Struct, frozen=True):
    id: str
    seas: tuple[str, ...]


class Province(Row, frozen=True, kw_only=True):
    name: str
    value: int
    coasts: tuple[Coast, ...]
    lon: float
    lat: float
    sites: tuple[tuple[float, float], ...]
    home: bool = False
    island: bool = False


class Sea(Row, frozen=True, kw_only=True):
    name: str
    lon: float
    lat: float
    sites: tuple[tuple[float, float], ...]


class Border(Row, frozen=True, kw_only=True):
    a: str
    b: str


class Borders(msgspec.Struct, frozen=True):
    land: tuple[Border, ...]
    sea: tuple[Border, ...]


class Strait(Row, frozen=True, kw_only=True):
    a: str
    b: str
    sea: str
    other_sea: str | None


class Outside(Row, frozen=True, kw_only=True):
    name: str
    kind: str
    sites: tuple[tuple[float, float], ...]


class Map(msgspec.Struct, frozen=True):
    voronoi_lon_factor: float
    bbox: tuple[float, float, float, float]
    provinces: tuple[Province, ...]
    seas: tuple[Sea, ...]
    borders: Borders
    straits: tuple[Strait, ...]
    outside: tuple[Outside, ...]


MAP = load(PACKAGE, "map.yaml", Map)

PROVINCES = len(MAP.provinces)
SPACES = PROVINCES + len(MAP.seas)
NAMES: tuple[str, ...] = tuple(p.id for p in MAP.provinces) + tuple(z.id for z in MAP.seas)
NUMBER: dict[str, int] = {name: n for n, name in enumerate(NAMES)}
REFS: tuple[str, ...] = tuple(f"space:{name}" for name in NAMES)
SPACE: tuple[Option[int], ...] = tuple(Option(name, n, {"space": name}) for n, name in enumerate(NAMES))
"""The option to pick each space."""

VALUE: tuple[int, ...] = tuple(p.value for p in MAP.provinces)


def _pairs(borders: tuple[Border, ...]) -> list[tuple[int, int]]:
    return [(NUMBER[border.a], NUMBER[border.b]) for border in borders]


LAND = neighbours(SPACES, _pairs(MAP.borders.land))
"""Provinces that share a land border."""
SEA = neighbours(SPACES, _pairs(MAP.borders.sea))
"""Sea zones that share a border."""

COASTS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(NUMBER[sea] for sea in coast.seas) for coast in p.coasts) for p in MAP.provinces
)
"""Province → its unbroken coasts → the sea zones each touches."""

COAST_ON: dict[tuple[int, int], int] = {
    (p, sea): n for p, coasts in enumerate(COASTS) for n, coast in enumerate(coasts) for sea in coast
}
"""Province and sea zone → the coast of the province that touches the sea."""

SHORES: tuple[tuple[int, ...], ...] = tuple(
    tuple(p for p in range(PROVINCES) if (p, z) in COAST_ON) for z in range(SPACES)
)
"""Sea zone → provinces with a coast on it."""

STRAIT_SEAS: dict[tuple[int, int], tuple[int, ...]] = {
    pair: (NUMBER[s.sea],) + ((NUMBER[s.other_sea],) if s.other_sea else ())
    for s in MAP.straits
    for pair in ((NUMBER[s.a], NUMBER[s.b]), (NUMBER[s.b], NUMBER[s.a]))
}
"""Two provinces joined by an arrow → the zone of the arrow, then the other zone that touches both shores."""

ACROSS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted(b for a, b in STRAIT_SEAS if a == p)) for p in range(PROVINCES)
)
"""Province → provinces beyond a strait."""

ADJACENT: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(LAND[p] + ACROSS[p])) for p in range(PROVINCES))
"""Provinces one step away by land or over a strait."""

ROADS: tuple[tuple[int, int], ...] = tuple((min(pair), max(pair)) for pair in _pairs(MAP.borders.land))
"""Where a Road may ever lie: the land borders, never a strait."""
ROAD_ON: dict[tuple[int, int], int] = {}
for _n, (_a, _b) in enumerate(ROADS):
    ROAD_ON[_a, _b] = ROAD_ON[_b, _a] = _n
BORDERS: tuple[tuple[int, ...], ...] = tuple(tuple(ROAD_ON[p, n] for n in LAND[p]) for p in range(PROVINCES))
"""Province → its land borders, in the order of its neighbours."""

# -- the numbers of the rulebook -------------------------------------------------------------------------------------

_DATA: dict[str, Any] = read(PACKAGE, "rules.yaml")


def _by_id(table: str, value: str) -> dict[str, int]:
    return {row["id"]: row[value] for row in _DATA[table]}


INFANTRY, CAVALRY, CATAPULT = 0, 1, 2
KINDS: tuple[str, ...] = ("infantry", "cavalry", "catapult")
"""The land units, in the order of their numbers."""

COLOURS: int = _DATA["colours"]["count"]
_PIECES = _by_id("pieces", "per_colour")
LIMIT: tuple[int, ...] = tuple(_PIECES[k] for k in KINDS)
"""Pieces of each kind of land unit in a colour."""
GALLEYS: int = _PIECES["galley"]
LEADERS: int = _PIECES["caesar"] + _PIECES["general"]
"""Leaders of a colour; the first is the Caesar."""
STOCK: dict[str, int] = _by_id("stock", "count")

_POINTS = _by_id("points", "points")
POINTS: tuple[int, ...] = tuple(_POINTS[k] for k in KINDS)
SLOWEST_FIRST: tuple[int, ...] = tuple(sorted(range(len(KINDS)), key=POINTS.__getitem__))
LEADER_POINTS: int = _POINTS["leader"]
GALLEY_POINTS: int = _POINTS["galley"]

PRICE: dict[str, int] = _by_id("prices", "price")
FACES: tuple[str, ...] = tuple(_DATA["die"]["faces"])
HOMES: dict[int, tuple[int, ...]] = {row["players"]: tuple(NUMBER[h] for h in row["homes"]) for row in _DATA["homes"]}
ORDER: tuple[int, ...] = tuple(NUMBER[h] for h in _DATA["order"]["homes"])
START_INFANTRY: int = _DATA["start"]["infantry"]
LEGION: int = _DATA["legion"]["units"]
CAPACITY: int = _DATA["galley_capacity"]["units"]
BATTLE_LEGION: int = _DATA["battle_legion"]["units"]
FORT_DICE: int = _DATA["battle_legion"]["fort_dice"]
FORT_DICE_AGAINST_CATAPULTS: int = _DATA["battle_legion"]["fort_dice_against_catapults"]
DICE_PER_GALLEY: int = _DATA["sea_battle"]["dice"]
SEA_ROUNDS: int = _DATA["sea_battle"]["rounds"]
CITY_TRIBUTE: int = _DATA["tribute"]["city"]
COIN: int = _DATA["coin"]["talents"]
"""The smallest coin, in Talents."""
INFLATION: tuple[tuple[int, int], ...] = tuple((row["marker"], row["factor"]) for row in _DATA["inflation"])
LAUNCH: dict[int, tuple[int, ...]] = {
    NUMBER[row["home"]]: tuple(NUMBER[p] for p in row["at"]) for row in _DATA["launch"]
}
"""Homes without a coast → where their galleys are launched."""
