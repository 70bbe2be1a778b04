"""How the words of examples name things: sides, places, pieces, cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from strategos.kernel.errors import BadInput
from strategos.parts.names import known_name, place_of

from ..board import (
    DEAD,
    DISPERSED,
    FACTIONS,
    NOBODY,
    OFF,
    SIDES,
    WAITING,
    Troops,
    at_sea,
    inside,
    is_at_sea,
    outside,
    space_of,
    troops,
)
from ..position import Position

BOXES = {"off": OFF, "dispersed": DISPERSED, "dead": DEAD, "waiting": WAITING}
INSIDE, AT_SEA = "-inside", "-sea"


def side(s: Position, name: Any) -> int:
    """A Faction that plays, or the Independents."""
    found = place_of(name, SIDES, "side")
    if s.setup.seats <= found < len(FACTIONS):
        raise BadInput(f"{name} does not play: with `seats: {s.setup.seats}` there are {', '.join(players(s))}")
    return found


def players(s: Position) -> tuple[str, ...]:
    return FACTIONS[: s.setup.seats]


def player(s: Position, name: Any) -> int:
    side(s, name)
    return place_of(name, players(s), "player")


def owner(s: Position, name: Any) -> int:
    """A side, or `nobody`."""
    return NOBODY if name == "nobody" else side(s, name)


def side_name(found: int) -> str:
    return "nobody" if found == NOBODY else SIDES[found]


def space(s: Position, name: Any) -> int:
    return place_of(name, s.facts.NAMES, "space")


def space_name(s: Position, found: int) -> str:
    return "nowhere" if found == NOBODY else s.facts.NAMES[found]


def position(s: Position, name: Any) -> int:
    """`pella`, of a Major City `pella-inside` as well, `pella-sea` of those afloat, or a box off the map."""
    if name in BOXES:
        return BOXES[name]
    if str(name).endswith(AT_SEA):
        return at_sea(space(s, str(name).removesuffix(AT_SEA)))
    plain = str(name).removesuffix(INSIDE)
    found = space(s, known_name(plain, s.facts.NAMES, "place"))
    if plain == name:
        return outside(found)
    if not s.is_major_city(found):
        raise BadInput(f"{plain} is no Major City and has no inside")
    return inside(found)


def position_name(s: Position, found: int) -> str:
    for name, at in BOXES.items():
        if at == found:
            return name
    return f"{s.facts.NAMES[space_of(found)]}{AT_SEA}" if is_at_sea(found) else s.facts.PLACE[found].key


def sided(s: Position, value: Any) -> tuple[int, int]:
    """`yellow babylon`: a side and a place."""
    who, _, place = str(value).partition(" ")
    if not place:
        raise BadInput(f"{value!r} should name a side and a place, as `yellow babylon`")
    return side(s, who), position(s, place)


def general(s: Position, name: Any) -> int:
    return place_of(name, s.facts.GENERAL_NAMES, "General")


def general_name(s: Position, found: int) -> str:
    return "nobody" if found == NOBODY else s.facts.GENERAL_NAMES[found]


def royal(s: Position, name: Any) -> int:
    return place_of(name, s.facts.ROYALS, "Royal Family Member")


def fleet(s: Position, name: Any) -> int:
    return place_of(name, s.facts.FLEETS, "Fleet")


def province(s: Position, name: Any) -> int:
    return place_of(name, s.facts.PROVINCES, "Province")


def card(s: Position, name: Any) -> int:
    return place_of(name, s.facts.CARD_NAMES, "card")


def group(s: Position, named: Any) -> Troops:
    """`{loyal: 2, mercenary: 1}`"""
    for name in named:
        known_name(name, s.facts.TROOP_NAMES, "CU")
    return troops(named)


def names(value: Any, what: str) -> list[str]:
    """A list of names, and nothing else."""
    if not isinstance(value, list):
        raise BadInput(f"{value!r} should be a list of {what}, as `[…]`")
    return cast(list[str], value)


def listed(value: Any, what: str) -> Mapping[Any, Any]:
    """A group, and nothing else."""
    if not isinstance(value, dict):
        raise BadInput(f"{value!r} should be a group of {what}")
    return cast(Mapping[Any, Any], value)


def alike(wanted: Any, found: list[str]) -> list[str]:
    """What was found, in the order in which it is asked for: these lists have none of their own."""
    told = cast(list[str], wanted) if isinstance(wanted, list) else []
    rest = list(found)
    ordered = [name for name in told if name in rest and not rest.remove(name)]
    return [*ordered, *rest]
