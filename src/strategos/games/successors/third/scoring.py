"""2.3, 13.2, 17, 20.4 What follows from the position: Provinces, Fleets, Victory Points, Legitimacy, Prestige.

Nothing here is stored. Numbers come with their reasons, so that whoever looks at a 6 sees what it is made of.

What both editions have alike stands in `common/scoring.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from strategos.games.successors.common.board import (
    BURIAL_AT_PELLA_L,
    CHAMPION_L,
    CONDEMNED_L,
    DEAD,
    HELLESPONT_VP,
    INDEPENDENT,
    LARGEST_FLEET_VP,
    LEAST_LARGEST_FLEET,
    LORD_OF_ASIA_VP,
    MAKEDONIA_L,
    NOBODY,
    TOMB_L,
)
from strategos.games.successors.common.position import commander, factions
from strategos.games.successors.common.scoring import popularity, tally
from strategos.games.successors.common.tasks import Battle
from strategos.parts.reckoning import Reason, Tally

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
    PROVINCES,
    ROYAL_LEGITIMACY,
    ROYAL_REFS,
    WOMEN,
)
from .state import SuccessorsState

# -- 2.3 Provinces -----------------------------------------------------------------------------------------------------


def province_owner(s: SuccessorsState, province: int) -> int:
    """S3-2.3-b Its Major City, if it has one, and more than half of its spaces; for Independents too (S3-16.5-c)."""
    city = MAJOR_CITY_OF[province]
    spaces = CITIES_OF[province]
    owner = s.control[spaces[0] if city == NOBODY else city]
    if city != NOBODY:
        return owner if _held(s, province, owner) else NOBODY
    return next((f for f in (*factions(s), INDEPENDENT) if _held(s, province, f)), NOBODY)


def _held(s: SuccessorsState, province: int, faction: int) -> bool:
    if faction == NOBODY:
        return False
    return sum(s.control[space] == faction for space in CITIES_OF[province]) >= NEEDED[province]


def provinces_of(s: SuccessorsState, faction: int) -> list[int]:
    return [p for p in range(len(PROVINCES)) if province_owner(s, p) == faction]


# -- 13.2 Fleets ------------------------------------------------------------------------------------------------------


def fleet_owner(s: SuccessorsState, fleet: int) -> int:
    """S3-13.2-b A Fleet goes with its Province or its city; the Pirates (S3-13.2-c) and the Pontic Fleet with their
    cards alone."""
    if fleet == KILIKIA_FLEET:
        return s.pirates
    if fleet == PONTIC_FLEET:
        return s.pontic
    province = FLEET_PROVINCE[fleet]
    owner = s.control[FLEET_SPACE[fleet]] if province == NOBODY else province_owner(s, province)
    return NOBODY if owner == INDEPENDENT else owner


def fleets_of(s: SuccessorsState, faction: int) -> list[int]:
    return [f for f in range(len(FLEETS)) if fleet_owner(s, f) == faction]


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
    strengths = sorted(((fleet_strength(s, counted_fleets(s, f)), f) for f in factions(s)), reverse=True)
    most, owner = strengths[0]
    tied = len(strengths) > 1 and strengths[1][0] == most
    return NOBODY if tied or most < LEAST_LARGEST_FLEET else owner


def counted_fleets(s: SuccessorsState, faction: int) -> list[int]:
    return [fleet for fleet in fleets_of(s, faction) if fleet != PONTIC_FLEET]


# -- 20.4 Victory Points -----------------------------------------------------------------------------------------------


def victory_points(s: SuccessorsState, faction: int) -> Tally:
    """S3-20.4-b Provinces, Lord of Asia, Largest Fleet, Hellespont, each for as long as it lasts."""
    return tally(_vp_reasons(s, faction))


def _vp_reasons(s: SuccessorsState, faction: int) -> Iterator[Reason]:
    held = provinces_of(s, faction)
    for province in held:
        yield Reason("province", PROVINCE_VP[province], "S3-20.4-b", PROVINCE_REFS[province])
    if all(province in held for province in ASIA):
        yield Reason("lord_of_asia", LORD_OF_ASIA_VP, "S3-20.4-h")
    if largest_fleet(s) == faction:
        yield Reason("largest_fleet", LARGEST_FLEET_VP, "S3-20.4-c")
    if all(s.control[port] == faction for port in HELLESPONT):
        yield Reason("hellespont", HELLESPONT_VP, "S3-20.4-g")


# -- 17.2 Legitimacy --------------------------------------------------------------------------------------------------


def legitimacy(s: SuccessorsState, faction: int) -> Tally:
    """S3-17.3-a Of the whole Faction, never less than 0 (S3-17.2-g); the Independents have none."""
    return tally(() if faction == INDEPENDENT else _l_reasons(s, faction), least=0)


def _l_reasons(s: SuccessorsState, faction: int) -> Iterator[Reason]:
    if s.champion[faction]:
        yield Reason("champion", CHAMPION_L, "S3-17.5-a")
    heirs = [n for n in HEIRS if s.royal_of[n] == faction]
    if heirs:
        # S3-17.2-b Only one Heir counts: nobody would choose another than the highest.
        best = max(heirs, key=lambda n: ROYAL_LEGITIMACY[n])
        yield Reason("heir", ROYAL_LEGITIMACY[best], "S3-17.2-a", ROYAL_REFS[best])
    for woman in WOMEN:
        if s.royal_of[woman] == faction:
            yield Reason("woman", ROYAL_LEGITIMACY[woman], "S3-17.2-a", ROYAL_REFS[woman])
    if province_owner(s, MAKEDONIA) == faction:
        yield Reason("strategos_of_europe", MAKEDONIA_L, "S3-17.2-d")
    for general, by in GENERAL_LEGITIMACY.items():
        if s.general_of[general] == faction and s.general_at[general] != DEAD:
            yield Reason("general", by, "S3-17.2-e", GENERAL_REFS[general])
    if s.condemned != NOBODY and s.general_of[s.condemned] == faction and s.general_at[s.condemned] != DEAD:
        yield Reason("condemned", -CONDEMNED_L, "S3-17.2-f")
    if s.buried_at_pella == faction:
        yield Reason("buried_at_pella", BURIAL_AT_PELLA_L, "S3-17.4-d")
    if s.tomb != NOBODY and s.buried_at_pella == NOBODY and s.control[s.tomb] == faction:
        yield Reason("tomb", TOMB_L, "S3-17.4-h")


# -- 17.6 Prestige ----------------------------------------------------------------------------------------------------


def prestige(s: SuccessorsState, faction: int, general: int, position: int, *, defends: bool) -> Tally:
    """S3-17.6-a Legitimacy and the Popularity of the Commanding General, never below 0 (OQ3-POP-FLOOR)."""
    if faction == INDEPENDENT:
        return Tally(0)
    reasons = [Reason("legitimacy", legitimacy(s, faction).value, "S3-17.6-a")]
    if general != NOBODY:
        reasons += popularity(s, general, position, defends=defends)
    return tally(reasons, least=0)


def prestige_of(s: SuccessorsState, battle: Battle, faction: int) -> int:
    """S3-17.6-a Of a side in a battle; the Defender may stand on Sacred Ground."""
    leader = NOBODY if faction == INDEPENDENT else commander(s, faction, battle.position)
    return prestige(s, faction, leader, battle.position, defends=faction == battle.defender).value
