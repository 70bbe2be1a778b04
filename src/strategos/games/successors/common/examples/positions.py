"""`given`: how the words of examples that both editions have change a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from strategos.kernel.clock import Clock
from strategos.kernel.errors import BadInput
from strategos.parts.names import place_of

from ..board import DISPERSED, INDEPENDENT, LAST_TURN, NOBODY, WAITING
from ..position import Position, Siege, Trainee, factions, put, stack
from .reading import (
    card,
    fleet,
    general,
    group,
    listed,
    names,
    owner,
    player,
    position,
    province,
    royal,
    sided,
    space,
)

NOT_EMPTIED = ("events", "standing", "setup", "clock", "deck", "discards", "kept", "first", "leftward")
"""What `empty` leaves as it is, or sees to itself."""


def turn(s: Position, value: Any) -> None:
    if value not in range(1, LAST_TURN + 1):
        raise BadInput(f"there is no Game Turn {value}")
    s.clock = Clock(value, s.clock.entry, s.clock.seat, s.clock.step)


def seat(s: Position, value: Any) -> None:
    s.clock = Clock(s.clock.round, s.clock.entry, player(s, value), s.clock.step)


def first(s: Position, value: Any) -> None:
    s.first = player(s, value)


def control(s: Position, value: Any) -> None:
    for name, who in listed(value, "spaces").items():
        s.control[space(s, name)] = owner(s, who)


def of_province(s: Position, value: Any) -> None:
    for name, who in listed(value, "Provinces").items():
        for number in s.facts.CITIES_OF[province(s, name)]:
            s.control[number] = owner(s, who)


def cus(s: Position, value: Any) -> None:
    for where, named in listed(value, "sides with a place").items():
        who, at = sided(s, where)
        if who == INDEPENDENT:
            raise BadInput("the CUs of Independent Armies come with them: use `armies`")
        if at == DISPERSED:
            s.dispersed[who] = group(s, named)
        elif at < 0:
            raise BadInput(f"CUs cannot be {where.split()[1]}")
        else:
            s.troops.pop(stack(who, at), None)
            put(s, who, at, group(s, named))


def armies(s: Position, value: Any) -> None:
    for name, where in listed(value, "Independent Armies").items():
        s.army_at[place_of(name, s.facts.ARMIES, "Independent Army")] = position(s, where)


def sieges(s: Position, value: Any) -> None:
    for name, told in listed(value, "spaces").items():
        who, _, points = str(told).partition(" ")
        if not points.isdigit():
            raise BadInput(f"{told!r} should be a side and Siege Points, as `blue 2`")
        s.sieges[space(s, name)] = Siege(player(s, who), int(points))


def successors(s: Position, value: Any) -> None:
    for number in factions(s):
        s.champion[number] = 1
    for name in names(value, "sides"):
        s.champion[player(s, name)] = 0


def popularity(s: Position, value: Any) -> None:
    for name, points in listed(value, "Generals").items():
        s.popularity[general(s, name)] = points


def fleets_dispersed(s: Position, value: Any) -> None:
    s.fleet_away = bytearray(len(s.facts.FLEETS))
    for name in names(value, "Fleets"):
        s.fleet_away[fleet(s, name)] = 1


def fleets_upgraded(s: Position, value: Any) -> None:
    for name, who in listed(value, "Fleets").items():
        s.upgraded[fleet(s, name)] = owner(s, who)


def training(s: Position, value: Any) -> None:
    for name, told in listed(value, "sides").items():
        kind, _, box = str(told).partition(" ")
        if told != "none" and not box.isdigit():
            raise BadInput(f"{told!r} should be a type and a box, as `loyal 4`, or `none`")
        trainee = Trainee() if told == "none" else Trainee(place_of(kind, s.facts.TROOP_NAMES, "CU"), int(box))
        s.training[player(s, name)] = trainee


def brides(s: Position, value: Any) -> None:
    s.brides = {royal(s, name): player(s, who) for name, who in listed(value, "Women").items()}


def by_space(s: Position, value: Any) -> dict[int, int]:
    return {space(s, name): player(s, who) for name, who in listed(value, "spaces").items()}


def helepolis(s: Position, value: Any) -> None:
    s.helepolis = by_space(s, value)


def plundered(s: Position, value: Any) -> None:
    s.plundered = [space(s, name) for name in names(value, "spaces")]


def a_general(s: Position, value: Any) -> int:
    return NOBODY if value == "nobody" else general(s, value)


def yes(_s: Position, value: Any) -> bool:
    if not isinstance(value, bool):
        raise BadInput(f"{value!r} should be true or false")
    return value


def wait(s: Position, name: str, number: int) -> None:
    """A Major General who has not come into the game: nobody's, and nobody has received him."""
    if s.facts.is_minor(number):
        raise BadInput(f"{name} does not wait: a Minor General is on the map, or `off`")
    s.general_at[number] = WAITING
    s.general_of[number] = s.received[number] = NOBODY


Edit = Callable[[Position, Any], None]


def empty(s: Position, _value: Any) -> None:
    blank = type(s)(setup=s.setup)
    s.deck = sorted([*s.deck, *s.discards, *s.kept, *(number for hand in s.hand for number in hand)])
    s.discards, s.kept = [], []
    for field in s.__struct_fields__:
        if field not in NOT_EMPTIED:
            setattr(s, field, getattr(blank, field))


def alert(s: Position, value: Any) -> None:
    waking = [player(s, name) for name in names(value, "sides")]
    s.standing = [order for order in s.standing if order.moment != "gap" or order.seat not in waking]


def drawn(s: Position, value: Any) -> list[int]:
    """Cards taken out of the deck."""
    found = [card(s, name) for name in names(value, "cards")]
    for number in found:
        before = s.facts.TURNED_INTO.get(number)
        if before in s.deck:
            s.deck[s.deck.index(before)] = number
        if number not in s.deck:
            name = s.facts.CARD_NAMES[number]
            raise BadInput(f"there is no {name} left in the deck; optional cards are in it with `options` only")
        s.deck.remove(number)
    s.table = min(s.table, len(s.deck))
    return found


def deck(s: Position, value: Any) -> None:
    left = drawn(s, value)
    s.discards = sorted([*s.discards, *s.deck])
    s.deck = sorted(left)
    s.table = 0


def discards(s: Position, value: Any) -> None:
    s.deck = sorted([*s.deck, *s.discards])
    s.discards = drawn(s, value)


def removed(s: Position, value: Any) -> None:
    drawn(s, value)


def kept(s: Position, value: Any) -> None:
    s.deck = sorted([*s.deck, *s.kept])
    s.kept = drawn(s, value)


def to(field: str, reader: Callable[[Position, Any], Any]) -> Edit:
    """A field of the position as it is."""
    return lambda s, value: setattr(s, field, reader(s, value))


EDITS: dict[str, Edit] = {
    "empty": empty,
    "alert": alert,
    "deck": deck,
    "discards": discards,
    "removed": removed,
    "kept": kept,
    "turn": turn,
    "seat": seat,
    "first": first,
    "usurper": to("usurper", owner),
    "control": control,
    "province": of_province,
    "cus": cus,
    "armies": armies,
    "successors": successors,
    "sieges": sieges,
    "helepolis": helepolis,
    "tomb": to("tomb", lambda s, value: space(s, value)),
    "buried_at_pella": to("buried_at_pella", owner),
    "popularity": popularity,
    "condemned": to("condemned", a_general),
    "brides": brides,
    "pirates": to("pirates", owner),
    "fleets_dispersed": fleets_dispersed,
    "fleets_upgraded": fleets_upgraded,
    "training": training,
    "plundered": plundered,
}
