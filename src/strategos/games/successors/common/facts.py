"""What a common rule reads of an edition's data: the names under which both `facts` modules have it."""

from __future__ import annotations

from typing import Protocol

from strategos.kernel.asking import Option


class Facts(Protocol):
    """The facts of one edition. Its module `facts` is one; pyright compares."""

    NAMES: tuple[str, ...]
    NUMBER: dict[str, int]
    REFS: tuple[str, ...]
    KIND: tuple[int, ...]
    PROVINCES: tuple[str, ...]
    PROVINCE_NUMBER: dict[str, int]
    PROVINCE_VP: tuple[int, ...]
    CITIES_OF: tuple[tuple[int, ...], ...]
    NEEDED: tuple[int, ...]
    PLACE: dict[int, Option[int]]
    ROUTE: dict[tuple[int, int], tuple[int, ...]]
    ADJACENT: tuple[tuple[int, ...], ...]
    ADJACENT_PROVINCES: tuple[tuple[int, ...], ...]
    MAJORS: int
    GENERALS: int
    GENERAL_NAMES: tuple[str, ...]
    GENERAL_NUMBER: dict[str, int]
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
    STRENGTH: tuple[int, ...]
    MACEDONIAN: tuple[bool, ...]
    FLEETS: tuple[str, ...]
    FLEET_REFS: tuple[str, ...]
    FLEET_STRENGTH: tuple[tuple[int, int], ...]
    ARMIES: tuple[str, ...]
    ARMY_REFS: tuple[str, ...]
    ARMY_RETURNS: tuple[bool, ...]
    ARMY_BATTLE: tuple[int, ...]
    ARMY_CUS: tuple[int, ...]
    ROYALS: tuple[str, ...]
    ROYAL_NUMBER: dict[str, int]
    ROYAL_REFS: tuple[str, ...]
    HEARSE: int
    CARD_NAMES: tuple[str, ...]
    CARD_NUMBER: dict[str, int]
    CARD_REFS: tuple[str, ...]

    def minors(self, faction: int) -> range: ...

    def is_minor(self, general: int) -> bool: ...
