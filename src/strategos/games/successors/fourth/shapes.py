"""The Structs in which boards and views tell what the kernel has no word for; the client's types are made from them."""

from __future__ import annotations

import msgspec

from strategos.kernel.view import Shapes
from strategos.parts.reckoning import Reason


class PlaceFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space as it is printed."""

    port: bool = False
    grey: bool = False
    """It starts Independent."""
    hellespont: bool = False


class Province(msgspec.Struct, frozen=True):
    """A Province as it is printed."""

    vp: int
    needed: int
    """Spaces that make control of it, its Major City among them if it has one."""
    spaces: tuple[str, ...]
    city: str | None = None


class BoardFacts(msgspec.Struct, frozen=True):
    provinces: dict[str, Province]
    instant_vp: int
    """Victory Points that win at once."""
    instant_l: int
    last_turn: int


class SideFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    vp: int
    legitimacy: int
    champion: bool
    usurper: bool = False
    order: int = 0
    """Its place in the Turn Order."""
    training: str | None = None
    """The type of the CU on its Training track."""
    box: int = 0
    """…which it has reached of that track,"""
    needed: int = 0
    """…and the one it has to reach."""
    fleet_strength: int = 0


class SpaceFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    control: str | None = None
    besieged: str | None = None
    """Who besieges it; of several the first in the order of seats."""
    points: int = 0
    """Siege Points against it."""
    tomb: bool = False


class PieceFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    inside: bool = False
    initiative: int | None = None
    battle: int | None = None
    rank: int | None = None
    ability: str | None = None
    popularity: int | None = None
    prestige: int | None = None
    """Of a Commanding General who defends where he stands."""
    condemned: bool = False
    strength: int | None = None
    """Of one CU, or of a Fleet as it lies."""
    upgraded: bool = False
    away: bool = False
    """In the Dispersed box."""
    legitimacy: int | None = None


class ProvinceNow(msgspec.Struct, frozen=True, omit_defaults=True):
    province: str
    owner: str | None = None
    held: dict[str, int] = {}
    """Side → how many of its spaces it controls."""


class Bride(msgspec.Struct, frozen=True):
    """A woman whose card has been played this Game Turn, and by whom."""

    royal: str
    side: str


class ViewFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    order: tuple[str, ...]
    """The sides in Turn Order."""
    vp: dict[str, tuple[Reason, ...]]
    """Side → what its Victory Points are made of."""
    legitimacy: dict[str, tuple[Reason, ...]]
    """Side → what its Legitimacy is made of."""
    provinces: tuple[ProvinceNow, ...]
    deck: int
    """Cards in the Tyche deck that nobody has seen."""
    table: int = 0
    """Of these so many lie on the table, to be revealed."""
    discards: tuple[str, ...] = ()
    """Cards played or discarded since the last deal, face up."""
    usurper: str | None = None
    lord_of_asia: str | None = None
    largest_fleet: str | None = None
    hellespont: str | None = None
    persian_support: str | None = None
    brides: tuple[Bride, ...] = ()
    fallen: tuple[str, ...] = ()
    """Generals and Royal Family Members out of the game."""


SHAPES = Shapes(None, ViewFacts, SideFacts, SpaceFacts, PieceFacts, board=BoardFacts, place=PlaceFacts)
