"""The map, the counters, the cards and the tables: the data files as constants.

Spaces are numbered in the order of `data/map.yaml`, which both editions have in common. Generals are one table: the
Major Generals in the order of `data/counters.yaml`, then four Minor Generals for each Faction.
"""

from __future__ import annotations

from strategos.games.successors.common.board import (
    COST,
    FACTIONS,
    KINDS,
    LAND,
    MAJOR_CITY,
    MINOR_BATTLE,
    MINOR_INITIATIVE,
    MINOR_RANK,
    MINORS_EACH,
    MOUNTAIN,
    NOBODY,
    ROUTES,
    SEA,
    SPACES,
    STRAIT,
    TRANS_MEDITERRANEAN,
    WAY_POINT,
    inside,
    outside,
)
from strategos.games.successors.common.rows import CardFile, CounterFile, MapFile, TableFile
from strategos.kernel.asking import Option
from strategos.parts.dataset import load
from strategos.parts.graph import neighbours

PACKAGE = "strategos.games.successors.fourth.data"
MAP = load(PACKAGE, "map.yaml", MapFile)
COUNTERS = load(PACKAGE, "counters.yaml", CounterFile)
CARDS = load(PACKAGE, "cards.yaml", CardFile)
TABLES = load(PACKAGE, "tables.yaml", TableFile)

# -- spaces -----------------------------------------------------------------------------------------------------------

NAMES: tuple[str, ...] = tuple(space.id for space in MAP.spaces)
NUMBER: dict[str, int] = {name: n for n, name in enumerate(NAMES)}
REFS: tuple[str, ...] = tuple(f"space:{name}" for name in NAMES)
SPACE: tuple[Option[int], ...] = tuple(Option(name, n, {"space": name}) for n, name in enumerate(NAMES))
"""The option to pick each space."""
KIND: tuple[int, ...] = tuple(KINDS.index(space.kind) for space in MAP.spaces)
PORT: tuple[bool, ...] = tuple(space.port for space in MAP.spaces)
PONTOS: tuple[bool, ...] = tuple(space.pontos for space in MAP.spaces)
PROVINCES: tuple[str, ...] = tuple(province.id for province in MAP.provinces)
PROVINCE_REFS: tuple[str, ...] = tuple(f"area:{name}" for name in PROVINCES)
PROVINCE_NUMBER: dict[str, int] = {name: n for n, name in enumerate(PROVINCES)}
PROVINCE_OF: tuple[int, ...] = tuple(PROVINCE_NUMBER[space.province] for space in MAP.spaces)
PROVINCE_VP: tuple[int, ...] = tuple(province.vp for province in MAP.provinces)
REGION: tuple[str, ...] = tuple(province.region for province in MAP.provinces)
CITIES_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(n for n in range(SPACES) if PROVINCE_OF[n] == p and KIND[n] != WAY_POINT) for p in range(len(PROVINCES))
)
"""Province → its spaces that count for control (S4-2-u)."""
MAJOR_CITY_OF: tuple[int, ...] = tuple(
    next((n for n in spaces if KIND[n] == MAJOR_CITY), NOBODY) for spaces in CITIES_OF
)
"""Province → its Major City, or NOBODY."""
MAJOR_CITIES: tuple[int, ...] = tuple(n for n in range(SPACES) if KIND[n] == MAJOR_CITY)
NEEDED: tuple[int, ...] = tuple(province.needed for province in MAP.provinces)

PERGAMON = NUMBER["pergamon"]
PELLA, BABYLON, MEMPHIS, RHODOS = NUMBER["pella"], NUMBER["babylon"], NUMBER["memphis"], NUMBER["rhodos_city"]
MAKEDONIA = PROVINCE_NUMBER["makedonia"]
ASIA = tuple(PROVINCE_NUMBER[name] for name in ("phrygia", "syria", "babylonia"))
"""The Provinces of the Lord of Asia (S4-3.5-b)."""
HELLESPONT = tuple(NUMBER[name] for name in ("abydos", "kyzikos", "chalkedon", "byzantion", "chersonesos"))
"""The five ports marked H (S4-3.5-g)."""

# -- positions --------------------------------------------------------------------------------------------------------

PLACES: tuple[Option[int], ...] = tuple(
    option
    for n, name in enumerate(NAMES)
    for option in (
        (Option(name, outside(n), {"space": name}), Option(f"{name}-inside", inside(n), {"area": f"{name}-inside"}))
        if KIND[n] == MAJOR_CITY
        else (Option(name, outside(n), {"space": name}),)
    )
)
"""The option to pick each position; the inside of a Major City is an area of its own."""
PLACE: dict[int, Option[int]] = {
    **{inside(n): Option(f"{name}-inside", inside(n), {"area": f"{name}-inside"}) for n, name in enumerate(NAMES)},
    **{option.value: option for option in PLACES},
}
"""The same by position; any city may become a Capital and have an inside (S4-16.1-c)."""


# -- routes -----------------------------------------------------------------------------------------------------------

_LINKS = [(NUMBER[route.a], NUMBER[route.b], ROUTES.index(route.kind)) for route in MAP.routes]
ROUTE: dict[tuple[int, int], tuple[int, ...]] = {}
"""Two spaces → the kinds of routes between them, the cheapest first."""
for _a, _b, _kind in _LINKS:
    for _pair in ((_a, _b), (_b, _a)):
        ROUTE[_pair] = tuple(sorted((*ROUTE.get(_pair, ()), _kind), key=lambda kind: (COST[kind], kind)))


def _near(*kinds: int) -> tuple[tuple[int, ...], ...]:
    return neighbours(SPACES, [(a, b) for a, b, kind in _LINKS if kind in kinds])


ADJACENT = _near(LAND, MOUNTAIN, STRAIT)
"""S4-2-n Land, Mountain and Strait routes make spaces adjacent; the sea does not."""
BY_LAND_ROUTE = _near(LAND)
"""Over plain Land routes only: Interception and Evasion."""
BY_SEA = _near(SEA, TRANS_MEDITERRANEAN)
BY_SEA_ROUTE = _near(SEA)
JOINED = _near(*range(5))
"""By any route (S4-5.5-d)."""
ADJACENT_PROVINCES: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted({PROVINCE_OF[b] for a in range(SPACES) if PROVINCE_OF[a] == p for b in ADJACENT[a]} - {p}))
    for p in range(len(PROVINCES))
)

# -- Generals ---------------------------------------------------------------------------------------------------------

MAJORS = len(COUNTERS.generals)
GENERALS = MAJORS + MINORS_EACH * len(FACTIONS)
_MINOR_NAMES = tuple(f"minor-{faction}-{n}" for faction in FACTIONS for n in range(1, MINORS_EACH + 1))
GENERAL_NAMES: tuple[str, ...] = (*(row.id for row in COUNTERS.generals), *_MINOR_NAMES)
GENERAL_NUMBER: dict[str, int] = {name: n for n, name in enumerate(GENERAL_NAMES)}
GENERAL_PICKS: tuple[Option[int], ...] = tuple(Option(name, n, {"piece": name}) for n, name in enumerate(GENERAL_NAMES))
"""The option to pick each General, or the Army he commands."""
GENERAL_REFS: tuple[str, ...] = tuple(f"piece:{name}" for name in GENERAL_NAMES)
INITIATIVE: tuple[int, ...] = (*(row.initiative for row in COUNTERS.generals), *[MINOR_INITIATIVE] * len(_MINOR_NAMES))
BATTLE_RATING: tuple[int, ...] = (*(row.battle for row in COUNTERS.generals), *[MINOR_BATTLE] * len(_MINOR_NAMES))
RANK: tuple[int, ...] = (*(row.rank for row in COUNTERS.generals), *[MINOR_RANK] * len(_MINOR_NAMES))
BY_RANK: tuple[int, ...] = tuple(sorted(range(GENERALS), key=lambda g: (-RANK[g], g)))
POPULARITY: tuple[int, ...] = (*(row.popularity for row in COUNTERS.generals), *[0] * len(_MINOR_NAMES))
ABILITY: tuple[str, ...] = (*(row.ability for row in COUNTERS.generals), *[""] * len(_MINOR_NAMES))
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
FLEET: tuple[Option[int], ...] = tuple(
    Option(f"fleet-{name}", n, {"piece": f"fleet-{name}"}) for n, name in enumerate(FLEETS)
)
"""The option to pick each Fleet."""
FLEET_PROVINCE: tuple[int, ...] = tuple(PROVINCE_NUMBER.get(row.province, NOBODY) for row in COUNTERS.fleets)
FLEET_SPACE: tuple[int, ...] = tuple(NUMBER.get(row.space, NOBODY) for row in COUNTERS.fleets)
FLEET_STRENGTH: tuple[tuple[int, int], ...] = tuple((row.normal, row.upgraded) for row in COUNTERS.fleets)
KILIKIA_FLEET = FLEETS.index("kilikia")

ARMIES: tuple[str, ...] = tuple(row.id for row in COUNTERS.independents)
"""The Independent Armies."""
ARMY_REFS: tuple[str, ...] = tuple(f"piece:{name}" for name in ARMIES)
ARMY_RETURNS: tuple[bool, ...] = tuple(row.returns for row in COUNTERS.independents)
ARMY_BATTLE: tuple[int, ...] = tuple(row.battle for row in COUNTERS.independents)
ARMY_CUS: tuple[int, ...] = tuple(row.troops for row in COUNTERS.independents)

ROYALS: tuple[str, ...] = tuple(row.id for row in COUNTERS.royals)
ROYAL_NUMBER: dict[str, int] = {name: n for n, name in enumerate(ROYALS)}
ROYAL_REFS: tuple[str, ...] = tuple(f"piece:{name}" for name in ROYALS)
ROYAL_PICKS: tuple[Option[int], ...] = tuple(Option(name, n, {"piece": name}) for n, name in enumerate(ROYALS))
"""The option to pick each Royal Family Member."""
ROYAL_LEGITIMACY: tuple[int, ...] = tuple(row.legitimacy for row in COUNTERS.royals)
HEIRS: tuple[int, ...] = tuple(n for n, row in enumerate(COUNTERS.royals) if row.kind == "heir")
WOMEN: tuple[int, ...] = tuple(n for n, row in enumerate(COUNTERS.royals) if row.kind == "woman")
HEARSE = ROYAL_NUMBER["hearse"]
ALEXANDROS, HERAKLES = ROYAL_NUMBER["alexandros"], ROYAL_NUMBER["herakles"]

# -- Tyche cards ------------------------------------------------------------------------------------------------------

CARD_NAMES: tuple[str, ...] = tuple(row.id for row in CARDS.cards)
CARD_NUMBER: dict[str, int] = {name: n for n, name in enumerate(CARD_NAMES)}
CARD_PICKS: tuple[Option[int], ...] = tuple(Option(name, n, {"card": name}) for n, name in enumerate(CARD_NAMES))
"""The option to pick each card."""
CARD_REFS: tuple[str, ...] = tuple(f"card:{name}" for name in CARD_NAMES)
CARD_KIND: tuple[str, ...] = tuple(row.kind for row in CARDS.cards)
SURPRISE: tuple[bool, ...] = tuple(row.kind == "surprise" for row in CARDS.cards)
BONUS: tuple[bool, ...] = tuple(row.kind == "bonus" for row in CARDS.cards)
OP: tuple[int, ...] = tuple(row.op or 0 for row in CARDS.cards)
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
