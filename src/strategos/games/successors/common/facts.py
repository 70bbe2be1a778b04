"""What a common rule reads of an edition's data: the names under which both `facts` modules have it."""

from __future__ import annotations

from typing import Protocol


class Facts(Protocol):
    """The facts of one edition. Its module `facts` is one; pyright compares."""

    NAMES: tuple[str, ...]
    REFS: tuple[str, ...]
    MAJORS: int
    GENERAL_REFS: tuple[str, ...]
    BATTLE_RATING: tuple[int, ...]
    BY_RANK: tuple[int, ...]
    ANTIPATROS: int
    POLYPERCHON: int
    TROOP_NAMES: tuple[str, ...]
    TYPES: int
    STRENGTH: tuple[int, ...]
    MACEDONIAN: tuple[bool, ...]
    FLEET_REFS: tuple[str, ...]
    ARMY_REFS: tuple[str, ...]
    ARMY_RETURNS: tuple[bool, ...]
    ARMY_BATTLE: tuple[int, ...]
    ARMY_CUS: tuple[int, ...]
    ROYAL_REFS: tuple[str, ...]

    def minors(self, faction: int) -> range: ...

    def is_minor(self, general: int) -> bool: ...
