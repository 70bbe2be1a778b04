"""The numbers of the rulebook, from `data/rules.yaml`."""

from __future__ import annotations

from typing import Any

from strategos.parts.dataset import read

from .board import NUMBER, PACKAGE

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
INFLATION: tuple[tuple[int, int], ...] = tuple((row["marker"], row["factor"]) for row in _DATA["inflation"])
LAUNCH: dict[int, tuple[int, ...]] = {
    NUMBER[row["home"]]: tuple(NUMBER[p] for p in row["at"]) for row in _DATA["launch"]
}
"""Homes without a coast → where their galleys are launched."""
