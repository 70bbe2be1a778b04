"""How the words of examples name things: sides, places, pieces, cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from strategos.games.successors.common.board import (
    DEAD,
    DISPERSED,
    FACTIONS,
    MAJOR_CITY,
    NOBODY,
    OFF,
    SIDES,
    WAITING,
    Troops,
    inside,
    is_at_sea,
    outside,
    space_of,
    troops,
)
from strategos.games.successors.fourth.facts import (
    CARD_NAMES,
    FLEETS,
    GENERAL_NAMES,
    KIND,
    NAMES,
    PLACE,
    PROVINCES,
    ROYALS,
    TROOP_NAMES,
)
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.kernel.errors import BadInput
from strategos.parts.names import known_name, place_of

BOXES = {"off": OFF, "dispersed": DISPERSED, "dead": DEAD, "waiting": WAITING}
INSIDE, AT_SEA = "-inside", "-sea"


def side(s: SuccessorsState, name: Any) -> int:
    """A Faction that plays, or the Independents."""
    found = place_of(name, SIDES, "side")
    if s.setup.seats <= found < len(FACTIONS):
        raise BadInput(f"{name} does not play: with `seats: {s.setup.seats}` there are {', '.join(players(s))}")
    return found


def players(s: SuccessorsState) -> tuple[str, ...]:
    return FACTIONS[: s.setup.seats]


def player(s: SuccessorsState, name: Any) -> int:
    side(s, name)
    return place_of(name, players(s), "player")


def owner(s: SuccessorsState, name: Any) -> int:
    """A side, or `nobody`."""
    return NOBODY if name == "nobody" else side(s, name)


def side_name(found: int) -> str:
    return "nobody" if found == NOBODY else SIDES[found]


def space(name: Any) -> int:
    return place_of(name, NAMES, "space")


def space_name(found: int) -> str:
    return "nowhere" if found == NOBODY else NAMES[found]


def position(s: SuccessorsState, name: Any) -> int:
    """`pella`, of a Major City `pella-inside` as well, or a box off the map."""
    if name in BOXES:
        return BOXES[name]
    plain = str(name).removesuffix(INSIDE)
    found = space(known_name(plain, NAMES, "place"))
    if plain == name:
        return outside(found)
    if KIND[found] != MAJOR_CITY and found not in s.capitals:
        raise BadInput(f"{plain} is no Major City and has no inside")
    return inside(found)


def position_name(found: int) -> str:
    for name, at in BOXES.items():
        if at == found:
            return name
    return f"{NAMES[space_of(found)]}{AT_SEA}" if is_at_sea(found) else PLACE[found].key


def sided(s: SuccessorsState, value: Any) -> tuple[int, int]:
    """`yellow babylon`: a side and a place."""
    who, _, place = str(value).partition(" ")
    if not place:
        raise BadInput(f"{value!r} should name a side and a place, as `yellow babylon`")
    return side(s, who), position(s, place)


def general(name: Any) -> int:
    return place_of(name, GENERAL_NAMES, "General")


def general_name(found: int) -> str:
    return "nobody" if found == NOBODY else GENERAL_NAMES[found]


def royal(name: Any) -> int:
    return place_of(name, ROYALS, "Royal Family Member")


def fleet(name: Any) -> int:
    return place_of(name, FLEETS, "Fleet")


def province(name: Any) -> int:
    return place_of(name, PROVINCES, "Province")


def card(name: Any) -> int:
    return place_of(name, CARD_NAMES, "card")


def group(named: Any) -> Troops:
    """`{loyal: 2, mercenary: 1}`"""
    for name in named:
        known_name(name, TROOP_NAMES, "CU")
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
