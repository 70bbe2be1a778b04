"""2, 3.5 to 3.7, 7.2, 7.4 What follows from the position: Provinces, Fleets, Victory Points, Legitimacy.

Nothing here is stored: the State answers with it. Numbers come with their reasons, so that whoever looks at a 6 sees
what it is made of.

What both editions have alike stands in `common/scoring.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from strategos.parts.reckoning import Reason, Tally

from ..common.board import (
    BURIAL_AT_PELLA_L,
    CHAMPION_L,
    CONDEMNED_L,
    FACTIONS,
    HELLESPONT_VP,
    INDEPENDENT,
    LARGEST_FLEET_VP,
    LEAST_LARGEST_FLEET,
    LORD_OF_ASIA_VP,
    MAKEDONIA_L,
    NOBODY,
    SIDES,
    TOMB_L,
)
from ..common.scoring import picker, tally
from .facts import (
    ASIA,
    CAPITAL_VP,
    CAPTURED_VP,
    CITIES_OF,
    FLEET_PROVINCE,
    FLEET_SPACE,
    FLEET_STRENGTH,
    GENERAL_LEGITIMACY,
    GENERAL_REFS,
    HEIRS,
    HELLESPONT,
    KILIKIA_FLEET,
    MAJOR_CITY_OF,
    NEEDED,
    ORACLE_L,
    PERSIAN_L,
    PROVINCE_OF,
    PROVINCE_REFS,
    PROVINCE_VP,
    REFS,
    ROYAL_LEGITIMACY,
    ROYAL_REFS,
    WOMEN,
)

Pairs = tuple[tuple[int, int], ...]
"""A table of the position, as something to look up by."""
KEPT = 8192
"""So many positions of PC markers are remembered with what follows from them."""


# -- 2 Provinces ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def province_owners(control: bytes, capitals: Pairs) -> tuple[int, ...]:
    """Province → who controls it; asked for far more often than a PC marker comes or goes."""
    return tuple([_owner(province, markers(control), capitals) for province, markers in _MARKERS])


_MARKERS = tuple((province, picker(spaces)) for province, spaces in enumerate(CITIES_OF))
"""Each Province with what picks the PC markers of its spaces."""


@lru_cache(maxsize=KEPT)
def _owner(province: int, markers: tuple[int, ...], capitals: Pairs) -> int:
    """S4-2-u Its Major City, if it has one, and more than half of its spaces; for Independents too (S4-2-v)."""
    city = MAJOR_CITY_OF[province]
    sides = range(INDEPENDENT + 1) if city == NOBODY else (markers[CITIES_OF[province].index(city)],)
    holder = next((side for side in sides if side != NOBODY and markers.count(side) >= NEEDED[province]), NOBODY)
    # S4-16.1-c A Capital must be controlled as well.
    lacks = any(PROVINCE_OF[space] == province and owner != holder for space, owner in capitals)
    return NOBODY if lacks else holder


# -- 7.4 Fleets -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def fleet_owners(control: bytes, capitals: Pairs, pirates: int) -> tuple[int, ...]:
    """S4-7.4-c A Fleet goes with its Province or its city; that of Kilikia with the event alone (S4-7.4-g)."""
    provinces = (*province_owners(control, capitals), NOBODY)
    owners = [provinces[province] if space == NOBODY else control[space] for province, space in _HOMES]
    owners[KILIKIA_FLEET] = pirates
    return tuple([NOBODY if holder == INDEPENDENT else holder for holder in owners])


_HOMES = tuple(
    (-1 if province == NOBODY else province, space if province == NOBODY else NOBODY)
    for province, space in zip(FLEET_PROVINCE, FLEET_SPACE, strict=True)
)
"""Fleet → its Province, or else the space of its city."""


@lru_cache(maxsize=KEPT)
def largest_fleet(owners: tuple[int, ...], upgraded: bytes) -> int:
    """S4-3.5-c The greatest Fleet Strength, Dispersed Fleets included (-d): at least 3 (-e), not tied (-f)."""
    strengths = [0] * len(FACTIONS)
    for fleet, owner in enumerate(owners):
        if owner != NOBODY:
            strengths[owner] += FLEET_STRENGTH[fleet][upgraded[fleet] == owner]
    most = max(strengths)
    return NOBODY if most < LEAST_LARGEST_FLEET or strengths.count(most) > 1 else strengths.index(most)


# -- 3.5 Victory Points -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def all_victory_points(
    control: bytes, capitals: Pairs, captured: Pairs, upgraded: bytes, pirates: int
) -> tuple[Tally, ...]:
    """S4-3.5-a Provinces, Lord of Asia, Largest Fleet, Hellespont, Capitals, each for as long as it lasts."""
    largest = largest_fleet(fleet_owners(control, capitals, pirates), upgraded)
    ports = {control[port] for port in HELLESPONT}
    hellespont = ports.pop() if len(ports) == 1 else NOBODY
    return _all_points(province_owners(control, capitals), largest, hellespont, capitals, captured)


@lru_cache(maxsize=KEPT)
def _all_points(
    owners: tuple[int, ...], largest: int, hellespont: int, capitals: Pairs, captured: Pairs
) -> tuple[Tally, ...]:
    """Far fewer positions of PC markers differ in this than differ at all."""
    held: list[list[int]] = [[] for _ in SIDES]
    for province, owner in enumerate(owners):
        if owner != NOBODY:
            held[owner].append(province)
    return tuple(
        _points(
            tuple(provinces),
            largest == side,
            hellespont == side,
            tuple([space for space, founder in capitals if founder == side]),
            sum([count for captor, count in captured if captor == side]),
        )
        for side, provinces in enumerate(held)
    )


@lru_cache(maxsize=KEPT)
def _points(held: tuple[int, ...], largest: bool, hellespont: bool, capitals: tuple[int, ...], captured: int) -> Tally:
    return tally(_vp_reasons(held, largest, hellespont, capitals, captured))


def _vp_reasons(
    held: tuple[int, ...], largest: bool, hellespont: bool, capitals: tuple[int, ...], captured: int
) -> Iterator[Reason]:
    for province in held:
        yield Reason("province", PROVINCE_VP[province], "S4-3.5-a", PROVINCE_REFS[province])
    if all(province in held for province in ASIA):
        yield Reason("lord_of_asia", LORD_OF_ASIA_VP, "S4-3.5-b")
    if largest:
        yield Reason("largest_fleet", LARGEST_FLEET_VP, "S4-3.5-c")
    if hellespont:
        yield Reason("hellespont", HELLESPONT_VP, "S4-3.5-g")
    for space in capitals:
        yield Reason("capital", CAPITAL_VP, "S4-3.5-h", REFS[space])
    if captured:
        yield Reason("captured_capitals", CAPTURED_VP * captured, "S4-3.5-h")


# -- 3.6 Legitimacy ---------------------------------------------------------------------------------------------------


class Sources(msgspec.Struct, frozen=True):
    """Whose everything is that Legitimacy comes from."""

    champion: bytes
    royals: bytes
    makedonia: int
    generals: tuple[int, ...]
    oracle: bytes
    persian_support: int
    condemned: int
    buried_at_pella: int
    tomb: int


@lru_cache(maxsize=KEPT)
def all_legitimacies(of: Sources) -> tuple[Tally, ...]:
    """S4-3.6-a Of the whole Faction, never less than 0 (-b); the Independents have none (-c)."""
    return (*(tally(_l_reasons(faction, of), least=0) for faction in range(len(FACTIONS))), Tally(0))


def _l_reasons(faction: int, of: Sources) -> Iterator[Reason]:
    if of.champion[faction]:
        yield Reason("champion", CHAMPION_L, "S4-3.7-b")
    heirs = [n for n in HEIRS if of.royals[n] == faction]
    if heirs:
        # S4-3.6-f Only the highest Heir counts.
        best = max(heirs, key=lambda n: ROYAL_LEGITIMACY[n])
        yield Reason("heir", ROYAL_LEGITIMACY[best], "S4-3.6-d", ROYAL_REFS[best])
    for woman in WOMEN:
        if of.royals[woman] == faction:
            yield Reason("woman", ROYAL_LEGITIMACY[woman], "S4-3.6-e", ROYAL_REFS[woman])
    if of.makedonia == faction:
        yield Reason("strategos_of_europe", MAKEDONIA_L, "S4-3.6-h")
    for (general, by), owner in zip(GENERAL_LEGITIMACY.items(), of.generals, strict=True):
        if owner == faction:
            yield Reason("general", by, "S4-3.6-i", GENERAL_REFS[general])
    if of.oracle[faction]:
        yield Reason("oracle", ORACLE_L, "S4-3.6-k")
    if of.persian_support == faction:
        yield Reason("persian_support", -PERSIAN_L, "S4-3.6-l")
    if of.condemned == faction:
        yield Reason("condemned", -CONDEMNED_L, "S4-3.6-m")
    if of.buried_at_pella == faction:
        yield Reason("buried_at_pella", BURIAL_AT_PELLA_L, "S4-3.8-h")
    if of.tomb == faction:
        yield Reason("tomb", TOMB_L, "S4-3.8-i")
