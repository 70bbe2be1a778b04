"""2.3, 13.2, 17, 20.4 What follows from the position: Provinces, Fleets, Victory Points, Legitimacy.

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
    PONTIC_FLEET,
    PROVINCE_REFS,
    PROVINCE_VP,
    ROYAL_LEGITIMACY,
    ROYAL_REFS,
    WOMEN,
)

KEPT = 8192
"""So many positions of PC markers are remembered with what follows from them."""


# -- 2.3 Provinces -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def province_owners(control: bytes) -> tuple[int, ...]:
    """Province → who controls it; asked for far more often than a PC marker comes or goes."""
    return tuple([_owner(province, markers(control)) for province, markers in _MARKERS])


_MARKERS = tuple((province, picker(spaces)) for province, spaces in enumerate(CITIES_OF))
"""Each Province with what picks the PC markers of its spaces."""


@lru_cache(maxsize=KEPT)
def _owner(province: int, markers: tuple[int, ...]) -> int:
    """S3-2.3-b Its Major City, if it has one, and more than half of its spaces; for Independents too (S3-16.5-c)."""
    city = MAJOR_CITY_OF[province]
    sides = range(INDEPENDENT + 1) if city == NOBODY else (markers[CITIES_OF[province].index(city)],)
    return next((side for side in sides if side != NOBODY and markers.count(side) >= NEEDED[province]), NOBODY)


# -- 13.2 Fleets ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def fleet_owners(control: bytes, pirates: int, pontic: int) -> tuple[int, ...]:
    """S3-13.2-b A Fleet goes with its Province or its city; the Pirates (S3-13.2-c) and the Pontic Fleet with their
    cards alone."""

    provinces = (*province_owners(control), NOBODY)
    owners = [provinces[province] if space == NOBODY else control[space] for province, space in _HOMES]
    owners[KILIKIA_FLEET], owners[PONTIC_FLEET] = pirates, pontic
    return tuple([NOBODY if holder == INDEPENDENT else holder for holder in owners])


_HOMES = tuple(
    (-1 if province == NOBODY else province, space if province == NOBODY else NOBODY)
    for province, space in zip(FLEET_PROVINCE, FLEET_SPACE, strict=True)
)
"""Fleet → its Province, or else the space of its city."""


@lru_cache(maxsize=KEPT)
def largest_fleet(owners: tuple[int, ...], upgraded: bytes) -> int:
    """S3-20.4-c The greatest Fleet Strength, Dispersed Fleets included (S3-20.4-f), the Pontic Fleet not (S3-20.4-d):
    at least 3, not tied (S3-20.4-e)."""
    strengths = [0] * len(FACTIONS)
    for fleet, owner in enumerate(owners):
        if owner != NOBODY and fleet != PONTIC_FLEET:
            strengths[owner] += FLEET_STRENGTH[fleet][upgraded[fleet] == owner]
    most = max(strengths)
    return NOBODY if most < LEAST_LARGEST_FLEET or strengths.count(most) > 1 else strengths.index(most)


# -- 20.4 Victory Points -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def all_victory_points(control: bytes, upgraded: bytes, pirates: int, pontic: int) -> tuple[Tally, ...]:
    """S3-20.4-b Provinces, Lord of Asia, Largest Fleet, Hellespont, each for as long as it lasts."""
    largest = largest_fleet(fleet_owners(control, pirates, pontic), upgraded)
    ports = {control[port] for port in HELLESPONT}
    return _all_points(province_owners(control), largest, ports.pop() if len(ports) == 1 else NOBODY)


@lru_cache(maxsize=KEPT)
def _all_points(owners: tuple[int, ...], largest: int, hellespont: int) -> tuple[Tally, ...]:
    """Far fewer positions of PC markers differ in this than differ at all."""
    return tuple(
        tally(
            _vp_reasons(
                [province for province, owner in enumerate(owners) if owner == side],
                largest == side,
                hellespont == side,
            )
        )
        for side in range(len(SIDES))
    )


def _vp_reasons(held: list[int], largest: bool, hellespont: bool) -> Iterator[Reason]:
    for province in held:
        yield Reason("province", PROVINCE_VP[province], "S3-20.4-b", PROVINCE_REFS[province])
    if all(province in held for province in ASIA):
        yield Reason("lord_of_asia", LORD_OF_ASIA_VP, "S3-20.4-h")
    if largest:
        yield Reason("largest_fleet", LARGEST_FLEET_VP, "S3-20.4-c")
    if hellespont:
        yield Reason("hellespont", HELLESPONT_VP, "S3-20.4-g")


# -- 17.2 Legitimacy --------------------------------------------------------------------------------------------------


class Sources(msgspec.Struct, frozen=True):
    """Whose everything is that Legitimacy comes from."""

    champion: bytes
    royals: bytes
    makedonia: int
    generals: tuple[int, ...]
    condemned: int
    buried_at_pella: int
    tomb: int


@lru_cache(maxsize=KEPT)
def all_legitimacies(of: Sources) -> tuple[Tally, ...]:
    """S3-17.3-a Of the whole Faction, never less than 0 (S3-17.2-g); the Independents have none."""
    return (*(tally(_l_reasons(faction, of), least=0) for faction in range(len(FACTIONS))), Tally(0))


def _l_reasons(faction: int, of: Sources) -> Iterator[Reason]:
    if of.champion[faction]:
        yield Reason("champion", CHAMPION_L, "S3-17.5-a")
    heirs = [n for n in HEIRS if of.royals[n] == faction]
    if heirs:
        # S3-17.2-b Only one Heir counts: nobody would choose another than the highest.
        best = max(heirs, key=lambda n: ROYAL_LEGITIMACY[n])
        yield Reason("heir", ROYAL_LEGITIMACY[best], "S3-17.2-a", ROYAL_REFS[best])
    for woman in WOMEN:
        if of.royals[woman] == faction:
            yield Reason("woman", ROYAL_LEGITIMACY[woman], "S3-17.2-a", ROYAL_REFS[woman])
    if of.makedonia == faction:
        yield Reason("strategos_of_europe", MAKEDONIA_L, "S3-17.2-d")
    for (general, by), owner in zip(GENERAL_LEGITIMACY.items(), of.generals, strict=True):
        if owner == faction:
            yield Reason("general", by, "S3-17.2-e", GENERAL_REFS[general])
    if of.condemned == faction:
        yield Reason("condemned", -CONDEMNED_L, "S3-17.2-f")
    if of.buried_at_pella == faction:
        yield Reason("buried_at_pella", BURIAL_AT_PELLA_L, "S3-17.4-d")
    if of.tomb == faction:
        yield Reason("tomb", TOMB_L, "S3-17.4-h")
