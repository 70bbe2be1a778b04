"""The words of the examples: how a rules judge sets up a position and asks about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from strategos.kernel.beside import Vocabulary
from strategos.kernel.clock import Clock, Each
from strategos.kernel.errors import BadInput
from strategos.parts.names import known_name, place_of

from .facts import (
    ARMIES,
    CARD_NAMES,
    CITIES_OF,
    DEAD,
    DISPERSED,
    FACTIONS,
    FLEETS,
    GENERAL_NAMES,
    KINDS,
    MAJORS,
    NAMES,
    NOBODY,
    NONE,
    OFF,
    PLACES,
    PROVINCES,
    ROYALS,
    SIDES,
    TROOP_NAMES,
    WAITING,
    troops,
)
from .scoring import fleet_owner, legitimacy, province_owner, victory_points
from .sequence import SEQUENCE
from .state import Siege, SuccessorsState, put, stack, troops_at

BOXES = {"off": OFF, "dispersed": DISPERSED, "dead": DEAD, "waiting": WAITING}
POSITIONS = {option.key: option.value for option in PLACES}

WORDS = {
    "empty": "`true`: nothing on the board, no cards in hand; every Faction a Champion",
    "turn": "the Game Turn, 1 to 5",
    "at_phase": "the phase about to be played, in Round 1: `surrender`, `tyche`, `activation`, `supply`, …",
    "seat": "whose Player Turn it is: `yellow`",
    "control": "PC markers, `pella: red`, `independent` or `nobody`",
    "province": "all spaces of a Province, `makedonia: red`; as a fact its owner",
    "generals": "where Generals are, `perdikkas: yellow babylon`, `minor-blue-1: blue tyros-inside`; also `off`, "
    "`dispersed`, `dead`; as a fact the place alone",
    "cus": "Combat Units, `yellow babylon: {royal: 4, elephant: 2}`; the place may be `dispersed`",
    "royals": "the Royal Family, `alexandros: yellow babylon`, uncontrolled `olympias: pella`; as a fact who controls",
    "armies": "Independent Armies, `philon: lamia`, or `waiting`, `dead`",
    "successors": "Factions that are Champions no more, `[red]`",
    "hands": "cards held, `yellow: [fog, diplomacy]`; given only, the rest of the deck stays",
    "sieges": "Siege Points, `tyros: blue 2`",
    "usurper": "the Usurper: `red`",
    "first": "the First Player: `yellow`",
    "tomb": "the space of the Tomb",
    "vp": "Victory Points, a fact: `yellow: 8`",
    "legitimacy": "Legitimacy, a fact: `yellow: 11`",
    "champion": "a fact: `yellow: true`",
    "fleets": "who has a Fleet, a fact: `athenai: yellow`, or `nobody`",
    "winner": "a fact: `yellow`, or `nobody`",
}
NAMES_OF = {
    "spaces": NAMES,
    "Provinces": PROVINCES,
    "sides": SIDES,
    "Generals": GENERAL_NAMES[:MAJORS],
    "CUs": TROOP_NAMES,
    "Royal Family": ROYALS,
    "Independent Armies": ARMIES,
    "Fleets": FLEETS,
    "cards": CARD_NAMES,
    "kinds of spaces": KINDS,
}
"""Names a writer of examples needs, by what they name."""


def _side(name: Any) -> int:
    return NOBODY if name == "nobody" else place_of(name, SIDES, "side")


def _position(name: Any) -> int:
    return BOXES[name] if name in BOXES else POSITIONS[known_name(name, tuple(POSITIONS), "place")]


def _named(position: int) -> str:
    for name, at in (*BOXES.items(), *POSITIONS.items()):
        if at == position:
            return name
    raise BadInput(f"nothing is at {position}")


def _parted(value: Any) -> tuple[int, int]:
    """`yellow babylon`: a side and a place."""
    owner, _, place = str(value).partition(" ")
    return _side(owner), _position(place)


# -- edits ------------------------------------------------------------------------------------------------------------


def _empty(s: SuccessorsState, _value: Any) -> None:
    blank = SuccessorsState(setup=s.setup, clock=s.clock, deck=s.deck, discards=s.discards)
    for field in ("control", "general_at", "general_of", "troops", "dispersed", "army_at", "royal_at", "royal_of"):
        setattr(s, field, getattr(blank, field))
    for faction, hand in enumerate(s.hand):
        s.deck = sorted([*s.deck, *hand])
        s.hand[faction] = ()
    s.agenda.clear()
    s.sieges.clear()
    s.champion = blank.champion


def _turn(s: SuccessorsState, value: Any) -> None:
    s.clock = Clock(value, s.clock.entry, s.clock.seat, s.clock.step)


def _at_phase(s: SuccessorsState, value: Any) -> None:
    for entry, place in enumerate(SEQUENCE):
        steps = place.steps if isinstance(place, Each) else (place,)
        for step, phase in enumerate(steps):
            if phase.name == value:
                s.clock = Clock(s.clock.round, entry, s.clock.seat if len(steps) > 1 else None, step)
                s.agenda.clear()
                return
    raise BadInput(f"there is no phase {value!r}")


def _seat(s: SuccessorsState, value: Any) -> None:
    s.clock = Clock(s.clock.round, s.clock.entry, _side(value), s.clock.step)


def _control(s: SuccessorsState, value: Any) -> None:
    for space, owner in value.items():
        s.control[place_of(space, NAMES, "space")] = _side(owner)


def _province(s: SuccessorsState, value: Any) -> None:
    for province, owner in value.items():
        for space in CITIES_OF[place_of(province, PROVINCES, "Province")]:
            s.control[space] = _side(owner)


def _generals(s: SuccessorsState, value: Any) -> None:
    for name, where in value.items():
        general = place_of(name, GENERAL_NAMES, "General")
        if where in BOXES:
            s.general_at[general] = BOXES[where]
        else:
            s.general_of[general], s.general_at[general] = _parted(where)


def _cus(s: SuccessorsState, value: Any) -> None:
    for where, named in value.items():
        for name in named:
            known_name(name, TROOP_NAMES, "CU")
        faction, position = _parted(where)
        if position == DISPERSED:
            s.dispersed[faction] = troops(named)
        else:
            s.troops.pop(stack(faction, position), None)
            put(s, faction, position, troops(named))


def _royals(s: SuccessorsState, value: Any) -> None:
    for name, where in value.items():
        royal = place_of(name, ROYALS, "Royal Family Member")
        owner, _, place = str(where).rpartition(" ")
        s.royal_at[royal] = _position(place)
        s.royal_of[royal] = _side(owner) if owner else NOBODY


def _armies(s: SuccessorsState, value: Any) -> None:
    for name, where in value.items():
        s.army_at[place_of(name, ARMIES, "Independent Army")] = _position(where)


def _successors(s: SuccessorsState, value: Any) -> None:
    for name in value:
        s.champion[_side(name)] = 0


def _hands(s: SuccessorsState, value: Any) -> None:
    s.deck = sorted([*s.deck, *s.discards, *(card for hand in s.hand for card in hand)])
    s.discards.clear()
    s.hand = [()] * len(s.hand)
    for name, cards in value.items():
        numbers = [place_of(card, CARD_NAMES, "card") for card in cards]
        for number in numbers:
            if number not in s.deck:
                raise BadInput(f"there is no {CARD_NAMES[number]} left in the deck")
            s.deck.remove(number)
        s.hand[_side(name)] = tuple(sorted(numbers))


def _sieges(s: SuccessorsState, value: Any) -> None:
    for space, told in value.items():
        owner, _, points = str(told).partition(" ")
        s.sieges[place_of(space, NAMES, "space")] = Siege(_side(owner), int(points))


def _usurper(s: SuccessorsState, value: Any) -> None:
    s.usurper = _side(value)


def _first(s: SuccessorsState, value: Any) -> None:
    s.first = _side(value)


def _tomb(s: SuccessorsState, value: Any) -> None:
    s.tomb = place_of(value, NAMES, "space")


EDITS: dict[str, Callable[[SuccessorsState, Any], None]] = {
    "empty": _empty,
    "turn": _turn,
    "at_phase": _at_phase,
    "seat": _seat,
    "control": _control,
    "province": _province,
    "generals": _generals,
    "cus": _cus,
    "royals": _royals,
    "armies": _armies,
    "successors": _successors,
    "hands": _hands,
    "sieges": _sieges,
    "usurper": _usurper,
    "first": _first,
    "tomb": _tomb,
}


def edit(s: SuccessorsState, word: str, value: Any) -> None:
    """Change a position before the example begins."""
    if word not in EDITS:
        raise BadInput(f"{word!r} can be asked about but not set up")
    EDITS[word](s, value)


# -- facts ------------------------------------------------------------------------------------------------------------


def _name(side: int) -> str:
    return "nobody" if side == NOBODY else SIDES[side]


def _group(s: SuccessorsState, where: Any, wanted: dict[str, int]) -> dict[str, int]:
    faction, position = _parted(where)
    group = s.dispersed[faction] if position == DISPERSED else troops_at(s, faction, position)
    counted = dict(zip(TROOP_NAMES, group, strict=True))
    return (
        {name: counted[known_name(name, TROOP_NAMES, "CU")] for name in wanted}
        if wanted
        else {name: count for name, count in counted.items() if group != NONE and count}
    )


FACTS: dict[str, Callable[[SuccessorsState, Any, Any], Any]] = {
    "control": lambda s, space, _: _name(s.control[place_of(space, NAMES, "space")]),
    "province": lambda s, province, _: _name(province_owner(s, place_of(province, PROVINCES, "Province"))),
    "generals": lambda s, name, _: _named(s.general_at[place_of(name, GENERAL_NAMES, "General")]),
    "cus": _group,
    "royals": lambda s, name, _: _name(s.royal_of[place_of(name, ROYALS, "Royal Family Member")]),
    "armies": lambda s, name, _: _named(s.army_at[place_of(name, ARMIES, "Independent Army")]),
    "vp": lambda s, name, _: victory_points(s, _side(name)).value,
    "legitimacy": lambda s, name, _: legitimacy(s, _side(name)).value,
    "champion": lambda s, name, _: bool(s.champion[_side(name)]),
    "fleets": lambda s, name, _: _name(fleet_owner(s, place_of(name, FLEETS, "Fleet"))),
}
"""Facts that are asked for by a name."""


def fact(s: SuccessorsState, word: str, value: Any) -> Any:
    """What the position says to a word of `then`, in the form of `value`."""
    if word in FACTS:
        return {name: FACTS[word](s, name, wanted) for name, wanted in value.items()}
    match word:
        case "turn":
            return s.clock.round
        case "seat":
            return "nobody" if s.clock.seat is None else FACTIONS[s.clock.seat]
        case "usurper":
            return _name(s.usurper)
        case "first":
            return FACTIONS[s.first]
        case "winner":
            return _name(s.winner)
        case "tomb":
            return "nowhere" if s.tomb == NOBODY else NAMES[s.tomb]
        case "sieges":
            found = {NAMES[space]: f"{_name(siege.faction)} {siege.points}" for space, siege in s.sieges.items()}
            return {name: found.get(name, "none") for name in value}
        case "successors":
            return [FACTIONS[f] for f in range(s.setup.seats) if not s.champion[f]]
        case _:
            raise BadInput(f"{word!r} can be set up but not asked about")


VOCABULARY: Vocabulary[SuccessorsState] = Vocabulary(WORDS, edit, fact, names=NAMES_OF)
