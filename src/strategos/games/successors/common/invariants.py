"""What must hold between two Procedures in both editions; a complaint can only be a bug."""

from __future__ import annotations

from collections.abc import Iterator

from .board import (
    INDEPENDENT,
    NOBODY,
    POSITIONS,
    ROYAL,
    ROYAL_ARMY,
    SIDES,
    SILVER_SHIELD_CUS,
    SILVER_SHIELDS,
    is_at_sea,
    is_inside,
    space_of,
)
from .position import Position, cus
from .walls import INSIDE


def people(s: Position) -> Iterator[str]:
    """S4-9.4-e, S3-15.1.3-e Generals, S4-8.3-e, S3-18.3-e Royal Family Members are inside only with who controls the
    city."""
    for general, at in enumerate(s.general_at):
        if is_inside(at) and s.control[space_of(at)] != s.general_of[general]:
            yield f"{s.facts.GENERAL_NAMES[general]} inside a city that is not his"
    for royal, at in enumerate(s.royal_at):
        if is_inside(at) and s.royal_of[royal] == NOBODY:
            yield f"{s.facts.ROYALS[royal]} uncontrolled inside a city"
        if at < 0 and s.royal_of[royal] != NOBODY:
            yield f"{s.facts.ROYALS[royal]} controlled off the map"


def seafarers(s: Position) -> Iterator[str]:
    """S4-13.1-f, S3-9.14-k Nobody is in a sea position but with the General of a Naval Movement under way."""
    afloat = {key % POSITIONS for key in s.troops} | {*s.general_at} | {*s.royal_at}
    ship = None if s.voyage is None else s.general_at[s.voyage.general]
    for at in sorted(afloat):
        if is_at_sea(at) and at != ship:
            yield f"pieces left at sea off {s.facts.NAMES[space_of(at)]}"


def together(s: Position) -> dict[int, list[int]]:
    """Position → the Factions in it, where they are several."""
    found = [(key % POSITIONS, key // POSITIONS) for key in s.troops]
    found += [(at, s.general_of[general]) for general, at in enumerate(s.general_at) if at >= 0]
    found += [(at, INDEPENDENT) for at in s.army_at if at >= 0]
    sides: dict[int, list[int]] = {}
    for at, faction in sorted({*found}):
        sides.setdefault(at, []).append(faction)
    return {at: there for at, there in sides.items() if len(there) > 1}


def neighbours(s: Position, at: int, there: list[int]) -> str:
    """S4-14-a, S3-12-b Two Factions in one position."""
    return f"{' and '.join(SIDES[faction] for faction in there)} together at {s.facts.NAMES[space_of(at)]}"


def stacks(s: Position) -> Iterator[str]:
    """S4-7.2-x, S4-7.2-r, S3-14.3-a, S3-14.2-a The special CUs are limited; S4-9.4-g, S4-9.4-e, S3-9.7-b, S3-15.1.3-e
    inside there are two CUs, and the owner's."""
    groups = [*s.troops.values(), *s.dispersed]
    if any(min(group) < 0 for group in groups) or not all(any(group) for group in s.troops.values()):
        yield "a stack of no CUs"
    for kind, limit in ((ROYAL, ROYAL_ARMY), (SILVER_SHIELDS, SILVER_SHIELD_CUS)):
        if sum(group[kind] for group in groups) > limit:
            yield f"more than {limit} CUs of type {kind}"
    if sum(group[SILVER_SHIELDS] > 0 for group in groups) > 1:
        # S4-7.2-s, S3-14.2-c
        yield "the Silver Shields in several places"
    for key, group in s.troops.items():
        faction, position = divmod(key, POSITIONS)
        space = space_of(position)
        if is_inside(position) and (not s.is_major_city(space) or s.control[space] != faction):
            yield f"CUs inside {s.facts.NAMES[space]}, which is not theirs"
        if is_inside(position) and cus(group) > INSIDE:
            yield f"more than {INSIDE} CUs inside {s.facts.NAMES[space]}"
