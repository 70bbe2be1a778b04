"""`then`: what a position says to the words of examples that both editions have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from strategos.parts.names import place_of

from ..board import CU_KINDS, DEAD, FACTIONS, KINDS, NOBODY, POSITIONS, ROUTES, SIDES
from ..position import Position, besiegers, commander, factions
from ..scoring import prestige
from .reading import (
    alike,
    general,
    general_name,
    player,
    position_name,
    province,
    royal,
    side_name,
    sided,
    space,
    space_name,
)


def prestige_at(s: Position, where: Any, *, defends: bool) -> int:
    who, at = sided(s, where)
    leader = NOBODY if who >= len(FACTIONS) else commander(s, who, at)
    return prestige(s, who, leader, at, defends=defends).value


def siege(s: Position, name: Any, _wanted: Any) -> str:
    found = s.sieges.get(space(s, name))
    return "none" if found is None else f"{side_name(found.faction)} {found.points}"


def trainee(s: Position, name: Any, _wanted: Any) -> str:
    found = s.training[player(s, name)]
    return f"{s.facts.TROOP_NAMES[found.kind]} {found.box}" if found.box else "none"


def printed_general(s: Position, name: Any, _wanted: Any) -> dict[str, int]:
    found = general(s, name)
    numbers = {
        "initiative": s.facts.INITIATIVE,
        "battle": s.facts.BATTLE_RATING,
        "rank": s.facts.RANK,
        "popularity": s.facts.POPULARITY,
    }
    return {word: row[found] for word, row in numbers.items()}


def routes(s: Position, told: Any, wanted: Any) -> list[str]:
    here, _, there = str(told).partition(" ")
    kinds = [ROUTES[kind] for kind in s.facts.ROUTE.get((space(s, here), space(s, there)), ())]
    return alike(wanted, kinds)


def spaces_in(s: Position, name: Any, wanted: Any) -> list[str]:
    return alike(wanted, [s.facts.NAMES[n] for n in s.facts.CITIES_OF[province(s, name)]])


def neighbours(s: Position, name: Any, wanted: Any) -> list[str]:
    return alike(wanted, [s.facts.PROVINCES[n] for n in s.facts.ADJACENT_PROVINCES[province(s, name)]])


def received(s: Position, name: Any, wanted: Any) -> list[str]:
    return alike(wanted, [general_name(s, g) for g in range(s.facts.MAJORS) if s.received[g] == player(s, name)])


def printed_province(s: Position, name: Any, _wanted: Any) -> dict[str, int]:
    found = province(s, name)
    return {"vp": s.facts.PROVINCE_VP[found], "needed": s.facts.NEEDED[found]}


Inquiry = Callable[[Position, Any, Any], Any]
"""Of a position, a name, and what is wanted."""

BY_NAME: dict[str, Inquiry] = {
    "control": lambda s, name, _: side_name(s.control[space(s, name)]),
    "generals": lambda s, name, _: position_name(s, s.general_at[general(s, name)]),
    "faction_of": lambda s, name, _: side_name(s.general_of[general(s, name)]),
    "dealt": received,
    "royals": lambda s, name, _: (
        "dead" if s.royal_at[royal(s, name)] == DEAD else side_name(s.royal_of[royal(s, name)])
    ),
    "royals_at": lambda s, name, _: position_name(s, s.royal_at[royal(s, name)]),
    "armies": lambda s, name, _: position_name(s, s.army_at[place_of(name, s.facts.ARMIES, "Independent Army")]),
    "champion": lambda s, name, _: bool(s.champion[player(s, name)]),
    "hands": lambda s, name, wanted: alike(wanted, [s.facts.CARD_NAMES[n] for n in s.hand[player(s, name)]]),
    "hand_size": lambda s, name, _: len(s.hand[player(s, name)]),
    "sieges": siege,
    "besiegers": lambda s, name, wanted: alike(wanted, [side_name(f) for f in besiegers(s, space(s, name))]),
    "helepolis": lambda s, name, _: side_name(s.helepolis.get(space(s, name), NOBODY)),
    "popularity": lambda s, name, _: s.popularity[general(s, name)],
    "brides": lambda s, name, _: side_name(s.brides.get(royal(s, name), NOBODY)),
    "training": trainee,
    "general_card": printed_general,
    "kind": lambda s, name, _: KINDS[s.facts.KIND[space(s, name)]],
    "province_spaces": spaces_in,
    "province_card": printed_province,
    "adjacent_provinces": neighbours,
    "routes": routes,
}


def all_forces(s: Position) -> dict[str, dict[str, int]]:
    """Every CU, on the map and Dispersed."""
    on_map = [(key // POSITIONS, position_name(s, key % POSITIONS), group) for key, group in s.troops.items()]
    dispersed = [(who, "dispersed", group) for who, group in enumerate(s.dispersed)]
    return {
        f"{SIDES[who]} {place}": {name: n for name, n in zip(CU_KINDS, group, strict=True) if n}
        for who, place, group in (*on_map, *dispersed)
        if any(group)
    }


WHOLE: dict[str, Callable[[Position], dict[str, Any]]] = {
    "cus": all_forces,
    "helepolis": lambda s: {s.facts.NAMES[n]: side_name(who) for n, who in s.helepolis.items()},
    "sieges": lambda s: {s.facts.NAMES[n]: siege(s, s.facts.NAMES[n], None) for n in s.sieges},
}
"""Words whose empty group says that there is nothing: all there is."""

PLAIN: dict[str, Callable[[Position, Any], Any]] = {
    "turn": lambda s, _: s.clock.round,
    "seat": lambda s, _: "nobody" if s.clock.seat is None else FACTIONS[s.clock.seat],
    "first": lambda s, _: FACTIONS[s.first],
    "usurper": lambda s, _: side_name(s.usurper),
    "successors": lambda s, wanted: alike(wanted, [FACTIONS[f] for f in factions(s) if not s.champion[f]]),
    "deck": lambda s, wanted: alike(wanted, [s.facts.CARD_NAMES[n] for n in s.deck]),
    "discards": lambda s, wanted: alike(wanted, [s.facts.CARD_NAMES[n] for n in s.discards]),
    "table_size": lambda s, _: s.table,
    "kept": lambda s, wanted: alike(wanted, [s.facts.CARD_NAMES[n] for n in s.kept]),
    "tomb": lambda s, _: space_name(s, s.tomb),
    "buried_at_pella": lambda s, _: side_name(s.buried_at_pella),
    "condemned": lambda s, _: general_name(s, s.condemned),
    "orator": lambda s, _: general_name(s, s.orator),
    "pirates": lambda s, _: side_name(s.pirates),
    "fleets_dispersed": lambda s, wanted: alike(
        wanted, [s.facts.FLEETS[n] for n in range(len(s.facts.FLEETS)) if s.fleet_away[n]]
    ),
    "plundered": lambda s, wanted: alike(wanted, [s.facts.NAMES[n] for n in s.plundered]),
    "winner": lambda s, _: side_name(s.winner),
}
