"""The Structs in which boards and views tell what the kernel has no word for; the client's types are made from them."""

from __future__ import annotations

import msgspec

from strategos.kernel.view import Shapes
from strategos.parts.reckoning import Reason


class PlaceFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    colour: str
    """As printed: athens, sparta or neutral."""
    fortress: bool = False


class MatrixRow(msgspec.Struct, frozen=True):
    """A strategy of a Strategy Matrix: the dice that find it, and where each face of the next die leads."""

    side: str
    strategy: str
    least: int
    most: int
    cells: tuple[str, ...]
    """An area of `boxes`, or a space."""
    land: tuple[int, ...] = ()
    """Hoplite, Cavalry and Naval SP of an Expedition to a land objective, and to a coast or an island."""
    coastal: tuple[int, ...] = ()


class BoardFacts(msgspec.Struct, frozen=True):
    matrix: tuple[MatrixRow, ...]
    boxes: dict[str, tuple[str, ...]]
    """Area → the space for each face of the die."""
    first: int
    """Number of the first turn."""
    years: tuple[str, ...]
    """Of each turn of the scenario."""
    leaders: dict[str, tuple[int, int]]
    """Leader → the strategic and tactical value printed on him, wherever he is."""


class SideFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    treasury: int
    sci: int
    bellicosity: int
    thebes: int | None = None
    """The second Treasury of the Coalition (The Fall of Sparta)."""
    done: int = 0
    """Operations made this turn."""
    passed: bool = False
    drawn: str | None = None
    """The leader of its first operation."""
    hostages: bool = False
    """The enemy holds men of it."""


class SpaceFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    colour: str | None = None
    """The League it belongs to."""
    control: str | None = None
    rebellion: bool = False
    ravaged: bool = False
    siege: str | None = None
    garrison: bool = False


class PieceFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    nation: str | None = None
    spent: int = 0
    """SP of the stack that have been activated this turn."""
    marching: bool = False
    elite: bool = False
    strategic: int | None = None
    tactical: int | None = None


class Defence(msgspec.Struct, frozen=True, omit_defaults=True):
    """A condition of the Defensive Strategy: its Force, and whether it holds now."""

    why: str
    force: tuple[int, ...]
    holds: bool = False


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an event has put in force, whom it binds, and where."""

    what: str
    side: str | None = None
    space: str | None = None


class ViewFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    years: str
    player: str | None = None
    """The side of the one player."""
    strategy: str | None = None
    """Of the non-player side."""
    vp: tuple[int, ...] = ()
    """Of each seat."""
    revenue: dict[str, tuple[Reason, ...]] = {}
    """Side → what it would receive if revenue were drawn now."""
    cups: dict[str, tuple[str, ...]] = {}
    """Cup → the leaders who may still be drawn from it."""
    fallen: tuple[str, ...] = ()
    """Leaders out of the game."""
    walls: bool = False
    armistice: bool = False
    role: str | None = None
    """Of the Coalition player (The Fall of Sparta)."""
    zones: dict[str, dict[str, tuple[str, ...]]] = {}
    """Side → where a Force of it stands → the spaces of its Zone of Influence."""
    in_force: tuple[Standing, ...] = ()
    defence: tuple[Defence, ...] = ()
    """Of the non-player side, in the order in which it looks at them."""


class Rally(msgspec.Struct, frozen=True):
    """Where the non-player side means to activate SP."""

    space: str
    hoplite: int
    cavalry: int
    naval: int


class Joining(msgspec.Struct, frozen=True):
    """A stack that may be activated where the Expedition stands: how many SP, and what each costs."""

    piece: str
    sp: int
    talents: int


class Expedition(msgspec.Struct, frozen=True, omit_defaults=True):
    """An operation under way."""

    side: str
    leader: str
    space: str
    objective: str
    hoplite: int = 0
    cavalry: int = 0
    naval: int = 0
    talents: int = 0
    """What the Treasury that pays can still spend."""
    treasury: int = 0
    """What is in it."""
    ways: int = 0
    """How many shortest ways lead to the objective."""
    steps: int = 0
    """How long they are; 0 where none does."""
    trail: tuple[tuple[str, str], ...] = ()
    """The lines of communication of all of them."""
    plan: tuple[Rally, ...] = ()
    joining: tuple[Joining, ...] = ()


class Stage(msgspec.Struct, frozen=True):
    expedition: Expedition


SHAPES = Shapes(Stage, ViewFacts, SideFacts, SpaceFacts, PieceFacts, board=BoardFacts, place=PlaceFacts)
