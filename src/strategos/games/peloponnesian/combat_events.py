"""What can happen where Forces meet, for the log: skirmishes, battles, sieges, and what they cost."""

from __future__ import annotations

from strategos.kernel.events import Event


class Skirmished(Event, tag="skirmished", frozen=True):
    space: str
    dice: tuple[int, int]
    sides: tuple[str, str]
    battle: bool
    forces: tuple[tuple[int, ...], ...] = ()
    """Hoplite, Cavalry and Naval SP of each."""


class UnitsLost(Event, tag="units_lost", frozen=True):
    side: str
    space: str
    nation: str
    hoplite: int
    cavalry: int
    naval: int


class EliteLost(Event, tag="elite_lost", frozen=True):
    """A broken elite unit: those of it who did not fall are regulars, but for `vanished` SP of whom there are none."""

    side: str
    space: str
    elite: str
    vanished: int = 0


class GarrisonLost(Event, tag="garrison_lost", frozen=True):
    side: str
    space: str


class SiegeBegan(Event, tag="siege_began", frozen=True):
    side: str
    space: str


class BattleBegan(Event, tag="battle_began", frozen=True):
    """`kind`: null, naval or land."""

    space: str
    kind: str
    sides: tuple[str, str]
    strengths: tuple[int, int]
    """SP of each."""
    forces: tuple[tuple[int, ...], ...] = ()
    """Hoplite, Cavalry and Naval SP of each."""
    leaders: tuple[str | None, ...] = ()
    """Who commands them."""
    intercepted: bool = False
    """On the way of an Expedition."""
    attacker: str = ""
    """Who came: whose Expedition it is, or who is not at home there."""


class BattleRolled(Event, tag="battle_rolled", frozen=True):
    """A side's combat die with every modifier, its reason and its rule."""

    side: str
    die: int
    reasons: tuple[str, ...]
    values: tuple[int, ...]
    total: int
    rules: tuple[str, ...] = ()
    rule: str = ""


class BattleEnded(Event, tag="battle_ended", frozen=True):
    """`why`: what decided it if not the totals, or why there was no battle; with its rule."""

    space: str
    kind: str
    winner: str | None
    loser: str | None
    why: str = ""
    rule: str = ""


class HostagesTaken(Event, tag="hostages_taken", frozen=True):
    side: str
    by: str


class SiegeRolled(Event, tag="siege_rolled", frozen=True):
    """`die` is 0 where the siege fails by itself; `why` says why."""

    side: str
    space: str
    die: int
    reasons: tuple[str, ...]
    values: tuple[int, ...]
    succeeds: bool
    why: str = ""
    rules: tuple[str, ...] = ()
    forces: tuple[tuple[int, ...], ...] = ()
    """Hoplite, Cavalry and Naval SP of the besiegers, then of the besieged."""
    total: int = 0
    defender: str | None = None
    """Who holds the fortress; nobody but its citizens where it is neutral or in rebellion."""
