"""2.3, 13.2, 17, 20.4 What follows from the position: Provinces, Fleets, Victory Points, Legitimacy, Prestige.

Nothing here is stored. Numbers come with their reasons, so that whoever looks at a 6 sees what it is made of.

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
    DEAD,
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
from ..common.position import commander
from ..common.scoring import tally, with_popularity
from ..common.tasks import Battle
from .facts import (
    ASIA,
    CITIES_OF,
    FLEET_PROVINCE,
    FLEET_SPACE,
    FLEET_STRENGTH,
    FLEETS,
    GENERAL_LEGITIMACY,
    GENERAL_REFS,
    HEIRS,
    HELLESPONT,
    KILIKIA_FLEET,
    MAJOR_CITY_OF,
    MAKEDONIA,
    NEEDED,
    PONTIC_FLEET,
    PROVINCE_REFS,
    PROVINCE_VP,
    ROYAL_LEGITIMACY,
    ROYAL_REFS,
    WOMEN,
)
from .state import SuccessorsState

KEPT = 8192
"""So many positions of PC markers are remembered with what follows from them."""


# -- 2.3 Provinces -----------------------------------------------------------------------------------------------------


def province_owner(s: SuccessorsState, province: int) -> int:
    """S3-2.3-b Its Major City, if it has one, and more than half of its spaces; for Independents too (S3-16.5-c)."""
    return _owners(bytes(s.control))[province]


@lru_cache(maxsize=KEPT)
def _owners(control: bytes) -> tuple[int, ...]:
    """Province → who controls it; asked for far more often than a PC marker comes or goes."""
    return tuple([_owner(n, tuple([control[space] for space in spaces])) for n, spaces in enumerate(CITIES_OF)])


@lru_cache(maxsize=KEPT)
def _owner(province: int, markers: tuple[int, ...]) -> int:
    city = MAJOR_CITY_OF[province]
    sides = range(INDEPENDENT + 1) if city == NOBODY else (markers[CITIES_OF[province].index(city)],)
    return next((side for side in sides if side != NOBODY and markers.count(side) >= NEEDED[province]), NOBODY)


# -- 13.2 Fleets ------------------------------------------------------------------------------------------------------


def fleet_owner(s: SuccessorsState, fleet: int) -> int:
    """S3-13.2-b A Fleet goes with its Province or its city; the Pirates (S3-13.2-c) and the Pontic Fleet with their
    cards alone."""
    return fleet_owners(s)[fleet]


def fleet_owners(s: SuccessorsState) -> tuple[int, ...]:
    """Fleet → who controls it."""
    return _fleet_owners(bytes(s.control), s.pirates, s.pontic)


@lru_cache(maxsize=KEPT)
def _fleet_owners(control: bytes, pirates: int, pontic: int) -> tuple[int, ...]:
    def owner(fleet: int) -> int:
        if fleet == KILIKIA_FLEET:
            return pirates
        if fleet == PONTIC_FLEET:
            return pontic
        province = FLEET_PROVINCE[fleet]
        return control[FLEET_SPACE[fleet]] if province == NOBODY else _owners(control)[province]

    owners = [owner(fleet) for fleet in range(len(FLEETS))]
    return tuple(NOBODY if holder == INDEPENDENT else holder for holder in owners)


def fleets_of(s: SuccessorsState, faction: int) -> list[int]:
    return [f for f, owner in enumerate(fleet_owners(s)) if owner == faction]


def available_fleets(s: SuccessorsState, faction: int) -> list[int]:
    """S3-13.2-a Controlled, and not in the Dispersed box."""
    return [f for f in fleets_of(s, faction) if not s.fleet_away[f]]


def fleet_strength(s: SuccessorsState, fleets: list[int]) -> int:
    """S3-13.5-b The sum of the numbers that lie face up."""
    return sum(FLEET_STRENGTH[f][is_upgraded(s, f)] for f in fleets)


def is_upgraded(s: SuccessorsState, fleet: int) -> bool:
    """S3-13.3-b The higher side is up for as long as the Faction that turned it controls the Fleet."""
    return s.upgraded[fleet] != NOBODY and s.upgraded[fleet] == fleet_owner(s, fleet)


def largest_fleet(s: SuccessorsState) -> int:
    """S3-20.4-c The greatest Fleet Strength, Dispersed Fleets included (S3-20.4-f), the Pontic Fleet not (S3-20.4-d):
    at least 3, not tied (S3-20.4-e)."""
    return _largest(fleet_owners(s), bytes(s.upgraded))


def _largest(owners: tuple[int, ...], upgraded: bytes) -> int:
    strengths = [0] * len(FACTIONS)
    for fleet, owner in enumerate(owners):
        if owner != NOBODY and fleet != PONTIC_FLEET:
            strengths[owner] += FLEET_STRENGTH[fleet][upgraded[fleet] == owner]
    most = max(strengths)
    return NOBODY if most < LEAST_LARGEST_FLEET or strengths.count(most) > 1 else strengths.index(most)


# -- 20.4 Victory Points -----------------------------------------------------------------------------------------------


def victory_points(s: SuccessorsState, faction: int) -> Tally:
    """S3-20.4-b Provinces, Lord of Asia, Largest Fleet, Hellespont, each for as long as it lasts."""
    return all_victory_points(s)[faction]


def all_victory_points(s: SuccessorsState) -> tuple[Tally, ...]:
    """Side → its Victory Points."""
    return _all_victory_points(bytes(s.control), bytes(s.upgraded), s.pirates, s.pontic)


@lru_cache(maxsize=KEPT)
def _all_victory_points(control: bytes, upgraded: bytes, pirates: int, pontic: int) -> tuple[Tally, ...]:
    largest = _largest(_fleet_owners(control, pirates, pontic), upgraded)
    owners = _owners(control)
    return tuple(
        tally(
            _vp_reasons(
                [province for province, owner in enumerate(owners) if owner == side],
                largest == side,
                all(control[port] == side for port in HELLESPONT),
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


def legitimacy(s: SuccessorsState, faction: int) -> Tally:
    """S3-17.3-a Of the whole Faction, never less than 0 (S3-17.2-g); the Independents have none."""
    return all_legitimacies(s)[faction]


def all_legitimacies(s: SuccessorsState) -> tuple[Tally, ...]:
    """Side → its Legitimacy."""
    return _legitimacies(_sources(s))


class Sources(msgspec.Struct, frozen=True):
    """Whose everything is that Legitimacy comes from."""

    champion: bytes
    royals: bytes
    makedonia: int
    generals: tuple[int, ...]
    condemned: int
    buried_at_pella: int
    tomb: int


def _sources(s: SuccessorsState) -> Sources:
    condemned, tomb = s.condemned, s.tomb
    return Sources(
        bytes(s.champion),
        bytes(s.royal_of),
        province_owner(s, MAKEDONIA),
        tuple([NOBODY if s.general_at[g] == DEAD else s.general_of[g] for g in GENERAL_LEGITIMACY]),
        NOBODY if condemned == NOBODY or s.general_at[condemned] == DEAD else s.general_of[condemned],
        s.buried_at_pella,
        NOBODY if tomb == NOBODY or s.buried_at_pella != NOBODY else s.control[tomb],
    )


@lru_cache(maxsize=KEPT)
def _legitimacies(of: Sources) -> tuple[Tally, ...]:
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


# -- 17.6 Prestige ----------------------------------------------------------------------------------------------------


def prestige(s: SuccessorsState, faction: int, general: int, position: int, *, defends: bool) -> Tally:
    """S3-17.6-a Legitimacy and the Popularity of the Commanding General, never below 0 (OQ3-POP-FLOOR)."""
    if faction == INDEPENDENT:
        return Tally(0)
    return with_popularity(s, legitimacy(s, faction).value, general, position, defends=defends)


def prestige_of(s: SuccessorsState, battle: Battle, faction: int) -> int:
    """S3-17.6-a Of a side in a battle; the Defender may stand on Sacred Ground."""
    leader = NOBODY if faction == INDEPENDENT else commander(s, faction, battle.position)
    return prestige(s, faction, leader, battle.position, defends=faction == battle.defender).value
