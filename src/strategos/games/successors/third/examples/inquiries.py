"""`then`: what a position says to the words of examples. Of a group only what is named is answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from strategos.games.successors.common.board import CU_KINDS, DISPERSED, FACTIONS, KINDS, NOBODY, ROUTES
from strategos.games.successors.common.position import besiegers, commander, factions, troops_at
from strategos.games.successors.third.facts import (
    ADJACENT_PROVINCES,
    ARMIES,
    BATTLE_RATING,
    CARD_NAMES,
    CARDS,
    CITIES_OF,
    FLEETS,
    INITIATIVE,
    KIND,
    MAJORS,
    NAMES,
    NEEDED,
    OP,
    POPULARITY,
    PROVINCE_VP,
    PROVINCES,
    RANK,
    ROUTE,
    TROOP_NAMES,
)
from strategos.games.successors.third.movement import movement_points
from strategos.games.successors.third.scoring import (
    fleet_owner,
    fleet_strength,
    fleets_of,
    is_upgraded,
    largest_fleet,
    legitimacy,
    prestige,
    province_owner,
    victory_points,
)
from strategos.games.successors.third.sequence import round_of
from strategos.games.successors.third.set_up import is_in_deck
from strategos.games.successors.third.sieges import needed
from strategos.games.successors.third.state import SuccessorsState
from strategos.kernel.errors import BadInput
from strategos.parts.names import known_name, place_of

from .reading import (
    alike,
    card,
    fleet,
    general,
    general_name,
    listed,
    player,
    position_name,
    province,
    royal,
    side,
    side_name,
    sided,
    space,
    space_name,
)

Inquiry = Callable[[SuccessorsState, Any, Any], Any]
"""Of a position, a name, and what is wanted."""


def force(s: SuccessorsState, where: Any, wanted: Any) -> dict[str, int]:
    who, at = sided(s, where)
    found = s.dispersed[who] if at == DISPERSED else troops_at(s, who, at)
    counted = dict(zip(CU_KINDS, found, strict=True))
    # Only what is named counts; `{}` says that nobody is there.
    told = [known_name(name, TROOP_NAMES, "CU") for name in wanted] or [name for name in counted if counted[name]]
    return {name: counted[name] for name in told}


def siege(s: SuccessorsState, name: Any, _wanted: Any) -> str:
    found = s.sieges.get(space(name))
    return "none" if found is None else f"{side_name(found.faction)} {found.points}"


def trainee(s: SuccessorsState, name: Any, _wanted: Any) -> str:
    found = s.training[player(s, name)]
    return f"{TROOP_NAMES[found.kind]} {found.box}" if found.box else "none"


def prestige_at(s: SuccessorsState, where: Any, *, defends: bool) -> int:
    who, at = sided(s, where)
    leader = NOBODY if who >= len(FACTIONS) else commander(s, who, at)
    return prestige(s, who, leader, at, defends=defends).value


def printed_general(_s: SuccessorsState, name: Any, _wanted: Any) -> dict[str, int]:
    found = general(name)
    numbers = {"initiative": INITIATIVE, "battle": BATTLE_RATING, "rank": RANK, "popularity": POPULARITY}
    return {word: row[found] for word, row in numbers.items()}


def printed_card(_s: SuccessorsState, name: Any, _wanted: Any) -> dict[str, Any]:
    found = card(name)
    row = CARDS.cards[found]
    return {"kind": row.kind, "points": OP[found], "must": row.must, "removed": row.removed, "kept": row.kept}


def routes(_s: SuccessorsState, told: Any, wanted: Any) -> list[str]:
    here, _, there = str(told).partition(" ")
    kinds = [ROUTES[kind] for kind in ROUTE.get((space(here), space(there)), ())]
    return alike(wanted, kinds)


def spaces_in(_s: SuccessorsState, name: Any, wanted: Any) -> list[str]:
    return alike(wanted, [NAMES[n] for n in CITIES_OF[province(name)]])


def neighbours(_s: SuccessorsState, name: Any, wanted: Any) -> list[str]:
    return alike(wanted, [PROVINCES[n] for n in ADJACENT_PROVINCES[province(name)]])


def received(s: SuccessorsState, name: Any, wanted: Any) -> list[str]:
    return alike(wanted, [general_name(g) for g in range(MAJORS) if s.received[g] == player(s, name)])


def printed_province(_s: SuccessorsState, name: Any, _wanted: Any) -> dict[str, int]:
    found = province(name)
    return {"vp": PROVINCE_VP[found], "needed": NEEDED[found]}


BY_NAME: dict[str, Inquiry] = {
    "control": lambda s, name, _: side_name(s.control[space(name)]),
    "province": lambda s, name, _: side_name(province_owner(s, province(name))),
    "generals": lambda s, name, _: position_name(s.general_at[general(name)]),
    "faction_of": lambda s, name, _: side_name(s.general_of[general(name)]),
    "dealt": received,
    "cus": force,
    "royals": lambda s, name, _: side_name(s.royal_of[royal(name)]),
    "royals_at": lambda s, name, _: position_name(s.royal_at[royal(name)]),
    "armies": lambda s, name, _: position_name(s.army_at[place_of(name, ARMIES, "Independent Army")]),
    "champion": lambda s, name, _: bool(s.champion[player(s, name)]),
    "hands": lambda s, name, wanted: alike(wanted, [CARD_NAMES[n] for n in s.hand[player(s, name)]]),
    "hand_size": lambda s, name, _: len(s.hand[player(s, name)]),
    "sieges": siege,
    "siege_needed": lambda s, name, _: needed(s, space(name)),
    "besiegers": lambda s, name, wanted: alike(wanted, [side_name(f) for f in besiegers(s, space(name))]),
    "helepolis": lambda s, name, _: side_name(s.helepolis.get(space(name), NOBODY)),
    "popularity": lambda s, name, _: s.popularity[general(name)],
    "brides": lambda s, name, _: side_name(s.brides.get(royal(name), NOBODY)),
    "fleets": lambda s, name, _: side_name(fleet_owner(s, fleet(name))),
    "fleets_upgraded": lambda s, name, _: side_name(s.upgraded[fleet(name)] if is_upgraded(s, fleet(name)) else NOBODY),
    "fleet_strength": lambda s, name, _: fleet_strength(s, fleets_of(s, player(s, name))),
    "training": trainee,
    "vp": lambda s, name, _: victory_points(s, player(s, name)).value,
    "legitimacy": lambda s, name, _: legitimacy(s, side(s, name)).value,
    "prestige": lambda s, where, _: prestige_at(s, where, defends=False),
    "prestige_defending": lambda s, where, _: prestige_at(s, where, defends=True),
    "movement_points": lambda _s, name, _: [movement_points(die, general(name)) for die in range(1, 7)],
    "general_card": printed_general,
    "card": printed_card,
    "kind": lambda _s, name, _: KINDS[KIND[space(name)]],
    "province_spaces": spaces_in,
    "province_card": printed_province,
    "adjacent_provinces": neighbours,
    "routes": routes,
}
"""Facts that are asked for by a name."""


def in_no_place(s: SuccessorsState) -> list[str]:
    """S3-3.4-a The cards removed from the game: agreed on, and nowhere."""
    found = Counter([*s.deck, *s.discards, *s.kept, *(number for hand in s.hand for number in hand)])
    agreed = [is_in_deck(s.setup, number) for number in range(len(CARDS.cards))]
    return [
        row.id for number, row in enumerate(CARDS.cards) if agreed[number] for _ in range(row.copies - found[number])
    ]


PLAIN: dict[str, Callable[[SuccessorsState, Any], Any]] = {
    "turn": lambda s, _: s.clock.round,
    "strategy_round": lambda s, _: round_of(s.clock) or None,
    "seat": lambda s, _: "nobody" if s.clock.seat is None else FACTIONS[s.clock.seat],
    "first": lambda s, _: FACTIONS[s.first],
    "usurper": lambda s, _: side_name(s.usurper),
    "successors": lambda s, wanted: alike(wanted, [FACTIONS[f] for f in factions(s) if not s.champion[f]]),
    "deck": lambda s, wanted: alike(wanted, [CARD_NAMES[n] for n in s.deck]),
    "discards": lambda s, wanted: alike(wanted, [CARD_NAMES[n] for n in s.discards]),
    "table_size": lambda s, _: s.table,
    "kept": lambda s, wanted: alike(wanted, [CARD_NAMES[n] for n in s.kept]),
    "removed": lambda s, wanted: alike(wanted, in_no_place(s)),
    "tomb": lambda s, _: space_name(s.tomb),
    "buried_at_pella": lambda s, _: side_name(s.buried_at_pella),
    "condemned": lambda s, _: general_name(s.condemned),
    "orator": lambda s, _: general_name(s.orator),
    "pirates": lambda s, _: side_name(s.pirates),
    "pontic": lambda s, _: side_name(s.pontic),
    "silver_shields_came": lambda s, _: s.silver_shields_came,
    "fleets_dispersed": lambda s, wanted: alike(wanted, [FLEETS[n] for n in range(len(FLEETS)) if s.fleet_away[n]]),
    "largest_fleet": lambda s, _: side_name(largest_fleet(s)),
    "plundered": lambda s, wanted: alike(wanted, [NAMES[n] for n in s.plundered]),
    "winner": lambda s, _: side_name(s.winner),
}


def fact(s: SuccessorsState, word: str, value: Any) -> Any:
    """What the position says to a word of `then`, in the form of `value`."""
    if word == "helepolis" and value == {}:
        # `{}`: it stands nowhere.
        return {NAMES[n]: side_name(who) for n, who in s.helepolis.items()}
    if word in BY_NAME:
        return {name: BY_NAME[word](s, name, wanted) for name, wanted in listed(value, "names").items()}
    if word in PLAIN:
        return PLAIN[word](s, value)
    raise BadInput(f"{word!r} can be set up but not asked about")
