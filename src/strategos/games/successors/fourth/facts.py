"""The map, the counters, the cards and the tables: the data files as constants.

Spaces are numbered in the order of `data/map.yaml`, which both editions have in common. Generals are one table: the
Major Generals in the order of `data/counters.yaml`, then four Minor Generals for each Faction.
"""

from __future__ import annotations

from strategos.kernel.asking import Option
from strategos.parts.dataset import load

from ..common.board import (
    LAND,
    MAJOR_CITY,
    MINOR_BATTLE,
    MINOR_INITIATIVE,
    MINOR_RANK,
    MINORS_EACH,
    MOUNTAIN,
    NOBODY,
    SEA,
    SPACES,
    STRAIT,
    TRANS_MEDITERRANEAN,
    inside,
)
from ..common.derivations import (
    adjacent_provinces,
    bounds,
    by_rank,
    cheapest,
    cities,
    entries,
    general_names,
    kinds,
    major_cities,
    near,
    numbers,
    picks,
    places,
    provinces,
    routes,
    with_minors,
    within,
)
from ..common.rows import CardFile, CounterFile, MapFile, TableFile

PACKAGE = "strategos.games.successors.fourth.data"
MAP = load(PACKAGE, "map.yaml", MapFile)
COUNTERS = load(PACKAGE, "counters.yaml", CounterFile)
CARDS = load(PACKAGE, "cards.yaml", CardFile)
TABLES = load(PACKAGE, "tables.yaml", TableFile)

# -- spaces -----------------------------------------------------------------------------------------------------------

NAMES: tuple[str, ...] = tuple(space.id for space in MAP.spaces)
NUMBER: dict[str, int] = numbers(NAMES)
REFS: tuple[str, ...] = tuple(f"space:{name}" for name in NAMES)
SPACE: tuple[Option[int], ...] = picks(NAMES, "space")
"""The option to pick each space."""
KIND: tuple[int, ...] = kinds(MAP)
LONGITUDE: tuple[float, ...] = tuple(space.lon for space in MAP.spaces)
PORT: tuple[bool, ...] = tuple(space.port for space in MAP.spaces)
PONTOS: tuple[bool, ...] = tuple(space.pontos for space in MAP.spaces)
PROVINCES: tuple[str, ...] = tuple(province.id for province in MAP.provinces)
PROVINCE_REFS: tuple[str, ...] = tuple(f"area:{name}" for name in PROVINCES)
PROVINCE_NUMBER: dict[str, int] = numbers(PROVINCES)
PROVINCE_OF: tuple[int, ...] = provinces(MAP)
PROVINCE_VP: tuple[int, ...] = tuple(province.vp for province in MAP.provinces)
REGION: tuple[str, ...] = tuple(province.region for province in MAP.provinces)
CITIES_OF: tuple[tuple[int, ...], ...] = cities(MAP)
MAJOR_CITY_OF: tuple[int, ...] = major_cities(MAP)
MAJOR_CITIES: tuple[int, ...] = tuple(n for n in range(SPACES) if KIND[n] == MAJOR_CITY)
NEEDED: tuple[int, ...] = tuple(province.needed for province in MAP.provinces)

PERGAMON = NUMBER["pergamon"]
PELLA, BABYLON, MEMPHIS, RHODOS = NUMBER["pella"], NUMBER["babylon"], NUMBER["memphis"], NUMBER["rhodos_city"]
MAKEDONIA, HELLAS = PROVINCE_NUMBER["makedonia"], PROVINCE_NUMBER["hellas"]
ASIA = tuple(PROVINCE_NUMBER[name] for name in ("phrygia", "syria", "babylonia"))
"""The Provinces of the Lord of Asia (S4-3.5-b)."""
HELLESPONT = tuple(NUMBER[name] for name in ("abydos", "kyzikos", "chalkedon", "byzantion", "chersonesos"))
"""The five ports marked H (S4-3.5-g)."""

# -- positions --------------------------------------------------------------------------------------------------------

PLACES: tuple[Option[int], ...] = places(MAP)
PLACE: dict[int, Option[int]] = {
    **{inside(n): within(n, name) for n, name in enumerate(NAMES)},
    **{option.value: option for option in PLACES},
}
"""The same by position; any city may become a Capital and have an inside (S4-16.1-c)."""


# -- routes -----------------------------------------------------------------------------------------------------------

ROUTE: dict[tuple[int, int], tuple[int, ...]] = routes(MAP)
LAND_MP: dict[tuple[int, int], int] = cheapest(MAP, LAND, MOUNTAIN, STRAIT)
SEA_MP: dict[tuple[int, int], int] = cheapest(MAP, SEA, TRANS_MEDITERRANEAN)
"""Two spaces → MP by land and by sea, where there is a route."""
ADJACENT = near(MAP, LAND, MOUNTAIN, STRAIT)
"""S4-2-n Land, Mountain and Strait routes make spaces adjacent; the sea does not."""
BY_LAND_ROUTE = near(MAP, LAND)
"""Over plain Land routes only: Interception and Evasion."""
BY_SEA = near(MAP, SEA, TRANS_MEDITERRANEAN)
BY_SEA_ROUTE = near(MAP, SEA)
JOINED = near(MAP, *range(5))
"""By any route (S4-5.5-d)."""
ADJACENT_PROVINCES: tuple[tuple[int, ...], ...] = adjacent_provinces(MAP, ADJACENT)

# -- Generals ---------------------------------------------------------------------------------------------------------

MAJORS = len(COUNTERS.generals)
GENERAL_NAMES: tuple[str, ...] = general_names(COUNTERS)
GENERALS = len(GENERAL_NAMES)
GENERAL_NUMBER: dict[str, int] = numbers(GENERAL_NAMES)
GENERAL_PICKS: tuple[Option[int], ...] = picks(GENERAL_NAMES, "piece")
"""The option to pick each General, or the Army he commands."""
GENERAL_REFS: tuple[str, ...] = tuple(f"piece:{name}" for name in GENERAL_NAMES)
INITIATIVE: tuple[int, ...] = with_minors((row.initiative for row in COUNTERS.generals), MINOR_INITIATIVE)
BATTLE_RATING: tuple[int, ...] = with_minors((row.battle for row in COUNTERS.generals), MINOR_BATTLE)
RANK: tuple[int, ...] = with_minors((row.rank for row in COUNTERS.generals), MINOR_RANK)
BY_RANK: tuple[int, ...] = by_rank(RANK)
POPULARITY: tuple[int, ...] = with_minors((row.popularity for row in COUNTERS.generals), 0)
ABILITY: tuple[str, ...] = with_minors((row.ability for row in COUNTERS.generals), "")
PERDIKKAS, LEONNATOS = GENERAL_NUMBER["perdikkas"], GENERAL_NUMBER["leonnatos"]
ANTIPATROS, POLYPERCHON = GENERAL_NUMBER["antipatros"], GENERAL_NUMBER["polyperchon"]
ANTIGONOS, DEMETRIOS = GENERAL_NUMBER["antigonos"], GENERAL_NUMBER["demetrios"]
GROUP: dict[int, tuple[str, ...]] = {
    seats: tuple(row.group[{2: 0, 3: 1, 4: 0, 5: 2}[seats]] for row in COUNTERS.generals) for seats in (2, 3, 4, 5)
}
"""Players → what each Major General is: starting, reserve, event or unavailable (S4-4.3)."""
DEALT: dict[int, int] = {2: 4, 3: 3, 4: 2, 5: 2}
"""Players → Starting Generals each receives (S4-4.4-b)."""
STARTS = {GENERAL_NUMBER[row.id]: row for row in COUNTERS.starts}
RESERVES = {GENERAL_NUMBER[row.id]: row for row in COUNTERS.reserves}
GENERAL_LEGITIMACY: dict[int, int] = {n: row.legitimacy for n, row in enumerate(COUNTERS.generals) if row.legitimacy}


def minors(faction: int) -> range:
    """The Minor Generals of a Faction."""
    first = MAJORS + MINORS_EACH * faction
    return range(first, first + MINORS_EACH)


def is_minor(general: int) -> bool:
    return general >= MAJORS


# -- CUs --------------------------------------------------------------------------------------------------------------

TROOP_NAMES: tuple[str, ...] = tuple(row.id for row in COUNTERS.troops)
TYPES = len(TROOP_NAMES)
STRENGTH: tuple[int, ...] = tuple(row.strength for row in COUNTERS.troops)
"""Combat Strength of one CU; that of Elephants is rolled."""
MACEDONIAN: tuple[bool, ...] = tuple(row.macedonian for row in COUNTERS.troops)
TRAINING: tuple[int | None, ...] = tuple(row.training for row in COUNTERS.troops)


# -- Fleets, Independent Armies, the Royal Family ---------------------------------------------------------------------

FLEETS: tuple[str, ...] = tuple(row.id for row in COUNTERS.fleets)
FLEET_REFS: tuple[str, ...] = tuple(f"piece:fleet-{name}" for name in FLEETS)
FLEET: tuple[Option[int], ...] = picks(FLEETS, "piece", "fleet-{}")
"""The option to pick each Fleet."""
FLEET_PROVINCE: tuple[int, ...] = tuple(PROVINCE_NUMBER.get(row.province, NOBODY) for row in COUNTERS.fleets)
FLEET_SPACE: tuple[int, ...] = tuple(NUMBER.get(row.space, NOBODY) for row in COUNTERS.fleets)
FLEET_STRENGTH: tuple[tuple[int, int], ...] = tuple((row.normal, row.upgraded) for row in COUNTERS.fleets)
KILIKIA_FLEET = FLEETS.index("kilikia")

ARMIES: tuple[str, ...] = tuple(row.id for row in COUNTERS.independents)
"""The Independent Armies."""
PHILON, ARIARATHES = ARMIES.index("philon"), ARMIES.index("ariarathes")
ARMY_REFS: tuple[str, ...] = tuple(f"piece:{name}" for name in ARMIES)
ARMY_RETURNS: tuple[bool, ...] = tuple(row.returns for row in COUNTERS.independents)
ARMY_BOUNDS: tuple[tuple[int, ...], ...] = bounds(COUNTERS, PROVINCE_NUMBER)
ARMY_ENTRIES: tuple[tuple[int, ...], ...] = entries(COUNTERS, NUMBER)
ARMY_BATTLE: tuple[int, ...] = tuple(row.battle for row in COUNTERS.independents)
ARMY_CUS: tuple[int, ...] = tuple(row.troops for row in COUNTERS.independents)

ROYALS: tuple[str, ...] = tuple(row.id for row in COUNTERS.royals)
ROYAL_NUMBER: dict[str, int] = numbers(ROYALS)
ROYAL_REFS: tuple[str, ...] = tuple(f"piece:{name}" for name in ROYALS)
ROYAL_PICKS: tuple[Option[int], ...] = picks(ROYALS, "piece")
"""The option to pick each Royal Family Member."""
ROYAL_LEGITIMACY: tuple[int, ...] = tuple(row.legitimacy for row in COUNTERS.royals)
HEIRS: tuple[int, ...] = tuple(n for n, row in enumerate(COUNTERS.royals) if row.kind == "heir")
WOMEN: tuple[int, ...] = tuple(n for n, row in enumerate(COUNTERS.royals) if row.kind == "woman")
HEARSE = ROYAL_NUMBER["hearse"]
ALEXANDROS, HERAKLES = ROYAL_NUMBER["alexandros"], ROYAL_NUMBER["herakles"]
BURIAL_TURNS: tuple[int, ...] = (2, 3)
"""The Game Turns in which Alexander may be buried (S4-3.8-e)."""
REGENCIES: dict[int, int] = {4: ALEXANDROS, 5: HERAKLES}
"""Game Turn → the Heir who comes of age (S4-3.2-a, -b)."""

# -- Tyche cards ------------------------------------------------------------------------------------------------------

CARD_NAMES: tuple[str, ...] = tuple(row.id for row in CARDS.cards)
CARD_NUMBER: dict[str, int] = numbers(CARD_NAMES)
CARD_PICKS: tuple[Option[int], ...] = picks(CARD_NAMES, "card")
"""The option to pick each card."""
CARD_REFS: tuple[str, ...] = tuple(f"card:{name}" for name in CARD_NAMES)
CARD_KIND: tuple[str, ...] = tuple(row.kind for row in CARDS.cards)
SURPRISE: tuple[bool, ...] = tuple(row.kind == "surprise" for row in CARDS.cards)
BONUS: tuple[bool, ...] = tuple(row.kind == "bonus" for row in CARDS.cards)
OP: tuple[int, ...] = tuple(row.op or 0 for row in CARDS.cards)
TURNED_INTO: dict[int, int] = {CARD_NUMBER["silver_shields_b"]: CARD_NUMBER["silver_shields"]}
"""Card → the one that it takes the place of once its event was carried out (S4-7.2-aq)."""
LEVIES = {row.id: row for row in CARDS.levies}
"""Card → the CUs its event brings."""

# -- victory ----------------------------------------------------------------------------------------------------------

CAPITAL_VP, CAPTURED_VP = 2, 1
PERSIAN_L, ORACLE_L = 2, 1
INSTANT_VP: dict[int, int] = {2: 29, 3: 26, 4: 23, 5: 20}
"""Players → VP that win at once (S4-3.1-b)."""
HAND: dict[int, int] = {2: 5, 3: 5, 4: 5, 5: 4}
ROUNDS: dict[int, int] = {2: 5, 3: 5, 4: 5, 5: 4}
TABLE_CARDS: dict[int, int] = {2: 10, 3: 5, 4: 0, 5: 0}
