"""What a common rule reads of an edition's data: the names under which both `facts` modules have it."""

from __future__ import annotations

from typing import Protocol


class Facts(Protocol):
    """The facts of one edition. Its module `facts` is one; pyright compares."""

    REFS: tuple[str, ...]
    GENERAL_REFS: tuple[str, ...]
    ROYAL_REFS: tuple[str, ...]
    FLEET_REFS: tuple[str, ...]
    ARMY_REFS: tuple[str, ...]
    ARMY_RETURNS: tuple[bool, ...]
    MACEDONIAN: tuple[bool, ...]
    TYPES: int
    MAJORS: int
    RANK: tuple[int, ...]
    BY_RANK: tuple[int, ...]
    ANTIPATROS: int
    POLYPERCHON: int

    def minors(self, faction: int) -> range: ...

    def is_minor(self, general: int) -> bool: ...
