"""The Structs in which boards and views tell what the kernel has no word for; the client's types are made from them."""

from __future__ import annotations

from typing import Literal

import msgspec

from strategos.kernel.view import Shapes


class PlaceFacts(msgspec.Struct, frozen=True):
    """Of a province as it is printed."""

    value: int
    home: bool
    island: bool
    coasts: int


class LinkFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which coast of a province touches a sea; in which sea the arrow over a strait lies."""

    coast: str | None = None
    sea: str | None = None


class SideFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    tribute: int
    purse: int
    provinces: int
    home: str | None
    home_lost: bool
    master: str | None = None
    """The side that has taken this one over."""


class SpaceFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    control: str | None = None
    city: Literal["city", "fortified"] | None = None


class PieceFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    left: int | None = None
    """What a leader or a galley of the mover can still spend; of a stack, how many can still move."""
    coast: str | None = None
    sea: str | None = None
    """By which a galley came to its coast this turn: there it lies, and there it may leave again."""


class Rise(msgspec.Struct, frozen=True, omit_defaults=True):
    """Prices are so many times the printed ones once a marker stands there."""

    factor: int
    marker: int
    by: str | None = None
    """Who has set it off, until it takes effect."""


class Order(msgspec.Struct, frozen=True):
    """Something bought that waits to be placed."""

    item: str
    count: int
    space: str


class ViewFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    factor: int
    price: dict[str, int]
    """Item → what it costs now."""
    inflation: tuple[Rise, ...]
    orders: tuple[Order, ...] = ()


class Party(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side of a battle."""

    side: str
    infantry: int = 0
    cavalry: int = 0
    catapult: int = 0
    galleys: int = 0
    leaders: int = 0
    legion: int = 0
    """How many units its battle legion may have."""
    fort_dice: int = 0


class Battle(msgspec.Struct, frozen=True):
    space: str
    round: int
    sea: bool
    attacker: Party
    defender: Party


class Stage(msgspec.Struct, frozen=True):
    battle: Battle


SHAPES = Shapes(Stage, ViewFacts, SideFacts, SpaceFacts, PieceFacts, LinkFacts, place=PlaceFacts)
