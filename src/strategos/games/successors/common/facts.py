"""What a common rule reads of an edition's data: the names under which both `facts` modules have it."""

from __future__ import annotations

from typing import Protocol

from strategos.kernel.asking import Option

from .rows import CardFile, CounterFile, LevyRow, MapFile, TableFile


class Facts(Protocol):
    """The facts of one edition. Its module `facts` is one; pyright compares."""

    MAP: MapFile
    COUNTERS: CounterFile
    CARDS: CardFile
    TABLES: TableFile
    NAMES: tuple[str, ...]
    NUMBER: dict[str, int]
    REFS: tuple[str, ...]
    SPACE: tuple[Option[int], ...]
    KIND: tuple[int, ...]
    LONGITUDE: tuple[float, ...]
    PORT: tuple[bool, ...]
    PROVINCES: tuple[str, ...]
    PROVINCE_NUMBER: dict[str, int]
    PROVINCE_OF: tuple[int, ...]
    PROVINCE_VP: tuple[int, ...]
    CITIES_OF: tuple[tuple[int, ...], ...]
    MAJOR_CITY_OF: tuple[int, ...]
    NEEDED: tuple[int, ...]
    MAKEDONIA: int
    HELLAS: int
    ASIA: tuple[int, ...]
    HELLESPONT: tuple[int, ...]
    PLACES: tuple[Option[int], ...]
    PLACE: dict[int, Option[int]]
    ROUTE: dict[tuple[int, int], tuple[int, ...]]
    LAND_MP: dict[tuple[int, int], int]
    SEA_MP: dict[tuple[int, int], int]
    ADJACENT: tuple[tuple[int, ...], ...]
    BY_LAND_ROUTE: tuple[tuple[int, ...], ...]
    BY_SEA: tuple[tuple[int, ...], ...]
    JOINED: tuple[tuple[int, ...], ...]
    ADJACENT_PROVINCES: tuple[tuple[int, ...], ...]
    MAJORS: int
    GENERAL_NAMES: tuple[str, ...]
    GENERALS: int
    GENERAL_NUMBER: dict[str, int]
    GENERAL_PICKS: tuple[Option[int], ...]
    GENERAL_REFS: tuple[str, ...]
    INITIATIVE: tuple[int, ...]
    BATTLE_RATING: tuple[int, ...]
    RANK: tuple[int, ...]
    BY_RANK: tuple[int, ...]
    POPULARITY: tuple[int, ...]
    ANTIPATROS: int
    POLYPERCHON: int
    TROOP_NAMES: tuple[str, ...]
    TYPES: int
    TRAINING: tuple[int | None, ...]
    STRENGTH: tuple[int, ...]
    MACEDONIAN: tuple[bool, ...]
    FLEETS: tuple[str, ...]
    FLEET_REFS: tuple[str, ...]
    FLEET_PROVINCE: tuple[int, ...]
    FLEET_SPACE: tuple[int, ...]
    FLEET_STRENGTH: tuple[tuple[int, int], ...]
    ARMIES: tuple[str, ...]
    PHILON: int
    ARIARATHES: int
    ARMY_REFS: tuple[str, ...]
    ARMY_RETURNS: tuple[bool, ...]
    ARMY_BOUNDS: tuple[tuple[int, ...], ...]
    ARMY_ENTRIES: tuple[tuple[int, ...], ...]
    ARMY_BATTLE: tuple[int, ...]
    ARMY_CUS: tuple[int, ...]
    ROYALS: tuple[str, ...]
    ROYAL_NUMBER: dict[str, int]
    ROYAL_REFS: tuple[str, ...]
    ROYAL_PICKS: tuple[Option[int], ...]
    ROYAL_LEGITIMACY: tuple[int, ...]
    HEIRS: tuple[int, ...]
    WOMEN: tuple[int, ...]
    HEARSE: int
    CARD_NAMES: tuple[str, ...]
    CARD_NUMBER: dict[str, int]
    CARD_REFS: tuple[str, ...]
    TURNED_INTO: dict[int, int]
    FLEET: tuple[Option[int], ...]
    INSTANT_VP: dict[int, int]
    KILIKIA_FLEET: int
    PELLA: int
    PROVINCE_REFS: tuple[str, ...]
    LEVIES: dict[str, LevyRow]
    REGENCIES: dict[int, int]
    BURIAL_TURNS: tuple[int, ...]
    OP: tuple[int, ...]
    SURPRISE: tuple[bool, ...]

    def minors(self, faction: int) -> range: ...

    def is_minor(self, general: int) -> bool: ...
