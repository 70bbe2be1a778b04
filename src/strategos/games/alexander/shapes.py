"""The Structs in which boards and views tell what the kernel has no word for; the client's types are made from them."""

from __future__ import annotations

import msgspec

from strategos.kernel.view import Shapes
from strategos.parts.reckoning import Reason


class PlaceFacts(msgspec.Struct, frozen=True):
    place: str


class Box(msgspec.Struct, frozen=True):
    """A box of the turn track: its date, and what a victory in it is worth."""

    date: str
    year: int | None
    """Before Christ; the box before the first turn has none."""
    month: int | None
    vp: int


class CampaignFacts(msgspec.Struct, frozen=True):
    id: str
    boxes: tuple[Box, ...]
    tracks: dict[str, tuple[int, ...]]
    """Tyre's tracks: what it costs to reach each box."""
    options: dict[str, int]
    """Campaign option → the VP it is worth."""


class Remembered(msgspec.Struct, frozen=True):
    points: int
    years: int


class BoardFacts(msgspec.Struct, frozen=True):
    campaigns: tuple[CampaignFacts, ...]
    immortality: tuple[Remembered, ...]


class SpaceFacts(msgspec.Struct, frozen=True):
    kind: str
    """fortress, battle, oracle or none"""
    state: str
    """enemy, taken, governed, razed, revolted, or empty"""
    glory: int
    gold: int
    oracle: bool
    city: bool
    temple: bool
    distance: int
    """From the Army."""
    nation: str
    count: int
    """Of enemy counters."""


class PieceFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of a unit, a leader or a wall; of a wall section of Tyre its `strength` alone."""

    full: bool | None = None
    one_step: bool | None = None
    type: str | None = None
    battle: int | None = None
    superior: int | None = None
    speed: int | None = None
    level: int | None = None
    price: int | None = None
    acted: bool | None = None
    """In a battle only, as `rests`."""
    rests: bool | None = None
    strength: int | None = None


class Band(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of a table of orders: what totals from `least` to `most` bring."""

    effect: str
    least: int | None = None
    most: int | None = None
    either: tuple[str, ...] = ()
    """The choices of a fleet order."""


class Operation(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the next Operation goes, by die, or what a mutiny costs."""

    destinations: tuple[str, ...] = ()
    mutiny_hits: int = 0


class Campaigned(msgspec.Struct, frozen=True):
    """A campaign of the career that is over."""

    campaign: str
    box: str
    vp: int
    immortality: int
    level: int


class ViewFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    campaign: str
    linked: bool
    box: int
    date: str
    level: int
    gold: int
    glory: int
    forces: int
    vp: int
    immortality: int
    silent: bool
    """Advisors are silenced by a Prophecy."""
    city_price: int
    temple_price: int
    raze_gold: int
    govern_gold: int
    base_gold: int
    insight_price: int
    insight_choice_price: int
    advisor_price: int
    refit_price: int
    walls_left: int
    cup: dict[str, int]
    """Nation → units left in its cup."""
    orders: tuple[Band, ...]
    price: dict[str, int] | None = None
    """Track of Tyre → what the next step costs."""
    fleet_orders: tuple[Band, ...] = ()
    operation: Operation | None = None
    career: tuple[Campaigned, ...] = ()


class Battle(msgspec.Struct, frozen=True):
    space: str
    turn: int
    """0 while plans are chosen."""
    speed: int | None
    """That now acts."""
    duel: bool
    advantage: int
    penalty: int
    free_plans: int
    maneuver: bool
    bucephalus: bool


class Line(msgspec.Struct, frozen=True):
    """A counter in battle, with the values its next attack has there, and why: the reasons sum up to them, or to
    what lies below 0 and is shown as 0."""

    side: str
    piece: str
    wall: bool
    speed: int
    battle: int
    superior: int
    full: bool
    acted: bool
    rests: bool
    battle_why: tuple[Reason, ...]
    superior_why: tuple[Reason, ...]


class Stage(msgspec.Struct, frozen=True):
    """The battle under way, and both rows from the fastest to the slowest."""

    battle: Battle
    lines: tuple[Line, ...]


SHAPES = Shapes(Stage, ViewFacts, space=SpaceFacts, piece=PieceFacts, board=BoardFacts, place=PlaceFacts)
