"""2, 3.5 to 3.7, 7.2, 7.4 What follows from the position: Provinces, Fleets, Victory Points, Legitimacy, Prestige.

Nothing here is stored. Numbers come with their reasons, so that whoever looks at a 6 sees what it is made of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from strategos.parts.reckoning import Reason, Tally

from .facts import (
    ASIA,
    BURIAL_AT_PELLA_L,
    CAPITAL_VP,
    CAPTURED_VP,
    CHAMPION_L,
    CITIES_OF,
    CONDEMNED_L,
    DEAD,
    FLEET_PROVINCE,
    FLEET_SPACE,
    FLEET_STRENGTH,
    FLEETS,
    GENERAL_LEGITIMACY,
    GENERAL_REFS,
    HEARSE,
    HEIRS,
    HELLESPONT,
    HELLESPONT_VP,
    INDEPENDENT,
    KILIKIA_FLEET,
    LARGEST_FLEET_VP,
    LEAST_LARGEST_FLEET,
    LORD_OF_ASIA_VP,
    MAJOR_CITY_OF,
    MAKEDONIA,
    MAKEDONIA_L,
    NEEDED,
    NOBODY,
    ORACLE_L,
    ORATORY_P,
    PERSIAN_L,
    POPULARITY,
    PROVINCE_OF,
    PROVINCE_REFS,
    PROVINCE_VP,
    PROVINCES,
    REFS,
    ROYAL_LEGITIMACY,
    ROYAL_REFS,
    TOMB_L,
    WOMEN,
    outside,
    space_of,
)
from .state import SuccessorsState, commander, factions
from .tasks import Battle


def _tally(reasons: Iterable[Reason], least: int | None = None) -> Tally:
    """The sum of the reasons, but never below `least`."""
    found = tuple(reasons)
    value = sum(reason.by for reason in found)
    return Tally(value if least is None else max(least, value), found)


# -- 2 Provinces ------------------------------------------------------------------------------------------------------


def province_owner(s: SuccessorsState, province: int) -> int:
    """S4-2-u Its Major City, if it has one, and more than half of its spaces; for Independents too (S4-2-v)."""
    city = MAJOR_CITY_OF[province]
    spaces = CITIES_OF[province]
    owner = s.control[spaces[0] if city == NOBODY else city]
    if city != NOBODY:
        return owner if _held(s, province, owner) else NOBODY
    return next((f for f in (*factions(s), INDEPENDENT) if _held(s, province, f)), NOBODY)


def _held(s: SuccessorsState, province: int, faction: int) -> bool:
    if faction == NOBODY:
        return False
    if any(PROVINCE_OF[space] == province and owner != faction for space, owner in s.capitals.items()):
        # S4-16.1-c A Capital must be controlled as well.
        return False
    return sum(s.control[space] == faction for space in CITIES_OF[province]) >= NEEDED[province]


def provinces_of(s: SuccessorsState, faction: int) -> list[int]:
    return [p for p in range(len(PROVINCES)) if province_owner(s, p) == faction]


# -- 7.4 Fleets -------------------------------------------------------------------------------------------------------


def fleet_owner(s: SuccessorsState, fleet: int) -> int:
    """S4-7.4-c A Fleet goes with its Province or its city; that of Kilikia with the event alone (S4-7.4-g)."""
    if fleet == KILIKIA_FLEET:
        return s.pirates
    province = FLEET_PROVINCE[fleet]
    owner = s.control[FLEET_SPACE[fleet]] if province == NOBODY else province_owner(s, province)
    return NOBODY if owner == INDEPENDENT else owner


def fleets_of(s: SuccessorsState, faction: int) -> list[int]:
    return [f for f in range(len(FLEETS)) if fleet_owner(s, f) == faction]


def available_fleets(s: SuccessorsState, faction: int) -> list[int]:
    """S4-7.4-d Controlled, and not in the Dispersed box."""
    return [f for f in fleets_of(s, faction) if not s.fleet_away[f]]


def fleet_strength(s: SuccessorsState, fleets: list[int]) -> int:
    """S4-13.3-j The sum of the numbers that lie face up."""
    return sum(FLEET_STRENGTH[f][is_upgraded(s, f)] for f in fleets)


def is_upgraded(s: SuccessorsState, fleet: int) -> bool:
    """S4-7.4-i The higher side is up for as long as the Faction that turned it controls the Fleet."""
    return s.upgraded[fleet] != NOBODY and s.upgraded[fleet] == fleet_owner(s, fleet)


def largest_fleet(s: SuccessorsState) -> int:
    """S4-3.5-c The greatest Fleet Strength, Dispersed Fleets included (-d): at least 3 (-e), not tied (-f)."""
    strengths = sorted(((fleet_strength(s, fleets_of(s, f)), f) for f in factions(s)), reverse=True)
    most, owner = strengths[0]
    tied = len(strengths) > 1 and strengths[1][0] == most
    return NOBODY if tied or most < LEAST_LARGEST_FLEET else owner


# -- 3.5 Victory Points -----------------------------------------------------------------------------------------------


def victory_points(s: SuccessorsState, faction: int) -> Tally:
    """S4-3.5-a Provinces, Lord of Asia, Largest Fleet, Hellespont, each for as long as it lasts."""
    return _tally(_vp_reasons(s, faction))


def _vp_reasons(s: SuccessorsState, faction: int) -> Iterator[Reason]:
    held = provinces_of(s, faction)
    for province in held:
        yield Reason("province", PROVINCE_VP[province], "S4-3.5-a", PROVINCE_REFS[province])
    if all(province in held for province in ASIA):
        yield Reason("lord_of_asia", LORD_OF_ASIA_VP, "S4-3.5-b")
    if largest_fleet(s) == faction:
        yield Reason("largest_fleet", LARGEST_FLEET_VP, "S4-3.5-c")
    if all(s.control[port] == faction for port in HELLESPONT):
        yield Reason("hellespont", HELLESPONT_VP, "S4-3.5-g")
    for space, founder in s.capitals.items():
        if founder == faction:
            yield Reason("capital", CAPITAL_VP, "S4-3.5-h", REFS[space])
    if faction in s.captured:
        yield Reason("captured_capitals", CAPTURED_VP * s.captured[faction], "S4-3.5-h")


# -- 3.6 Legitimacy ---------------------------------------------------------------------------------------------------


def legitimacy(s: SuccessorsState, faction: int) -> Tally:
    """S4-3.6-a Of the whole Faction, never less than 0 (-b); the Independents have none (-c)."""
    return _tally(() if faction == INDEPENDENT else _l_reasons(s, faction), least=0)


def _l_reasons(s: SuccessorsState, faction: int) -> Iterator[Reason]:
    if s.champion[faction]:
        yield Reason("champion", CHAMPION_L, "S4-3.7-b")
    heirs = [n for n in HEIRS if s.royal_of[n] == faction]
    if heirs:
        # S4-3.6-f Only the highest Heir counts.
        best = max(heirs, key=lambda n: ROYAL_LEGITIMACY[n])
        yield Reason("heir", ROYAL_LEGITIMACY[best], "S4-3.6-d", ROYAL_REFS[best])
    for woman in WOMEN:
        if s.royal_of[woman] == faction:
            yield Reason("woman", ROYAL_LEGITIMACY[woman], "S4-3.6-e", ROYAL_REFS[woman])
    if province_owner(s, MAKEDONIA) == faction:
        yield Reason("strategos_of_europe", MAKEDONIA_L, "S4-3.6-h")
    for general, by in GENERAL_LEGITIMACY.items():
        if s.general_of[general] == faction and s.general_at[general] != DEAD:
            yield Reason("general", by, "S4-3.6-i", GENERAL_REFS[general])
    if s.oracle[faction]:
        yield Reason("oracle", ORACLE_L, "S4-3.6-k")
    if s.persian_support == faction:
        yield Reason("persian_support", -PERSIAN_L, "S4-3.6-l")
    if s.condemned != NOBODY and s.general_of[s.condemned] == faction and s.general_at[s.condemned] != DEAD:
        yield Reason("condemned", -CONDEMNED_L, "S4-3.6-m")
    if s.buried_at_pella == faction:
        yield Reason("buried_at_pella", BURIAL_AT_PELLA_L, "S4-3.8-h")
    if s.tomb != NOBODY and s.buried_at_pella == NOBODY and s.control[s.tomb] == faction:
        yield Reason("tomb", TOMB_L, "S4-3.8-i")


# -- 7.2 Prestige -----------------------------------------------------------------------------------------------------


def popularity(s: SuccessorsState, general: int, position: int, *, defends: bool) -> Iterator[Reason]:
    """S4-7.2-ad Printed, won against Independents (-af), by a Gift (-ah), on Sacred Ground for a Defender (-ag)."""
    if POPULARITY[general]:
        yield Reason("popularity", POPULARITY[general], "S4-7.2-ad", GENERAL_REFS[general])
    if s.popularity[general]:
        yield Reason("defeated_independents", s.popularity[general], "S4-7.2-af")
    if general == s.orator:
        yield Reason("gift_of_oratory", ORATORY_P, "S4-7.2-ah", GENERAL_REFS[general])
    if defends and on_sacred_ground(s, s.general_of[general], position):
        yield Reason("sacred_ground", 4, "S4-7.2-ag")


def on_sacred_ground(s: SuccessorsState, faction: int, position: int) -> bool:
    """S4-7.2-ag In the space of the Hearse, if the Faction controls it, or of the Tomb, if it controls that space."""
    space = space_of(position)
    hearse = s.royal_at[HEARSE] in (outside(space), outside(space) + 1) and s.royal_of[HEARSE] == faction
    return hearse or (s.tomb == space and s.control[space] == faction)


def prestige(s: SuccessorsState, faction: int, general: int, position: int, *, defends: bool) -> Tally:
    """S4-7.2-ab Legitimacy and the Popularity of the Commanding General (-ac), never below 0 (-aa)."""
    if faction == INDEPENDENT:
        return Tally(0)
    reasons = [Reason("legitimacy", legitimacy(s, faction).value, "S4-7.2-ab")]
    if general != NOBODY:
        reasons += popularity(s, general, position, defends=defends)
    return _tally(reasons, least=0)


def prestige_of(s: SuccessorsState, battle: Battle, faction: int) -> int:
    """S4-7.2-ab Of a side in a battle; the Defender may stand on Sacred Ground."""
    leader = NOBODY if faction == INDEPENDENT else commander(s, faction, battle.position)
    return prestige(s, faction, leader, battle.position, defends=faction == battle.defender).value
