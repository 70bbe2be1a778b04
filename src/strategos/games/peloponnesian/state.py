"""The position: who and what is where. Tables of numbers, and the questions everybody asks of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec.structs import replace

from strategos.kernel.asking import Seat
from strategos.kernel.clock import Clock
from strategos.kernel.game import Setup, State

from .facts import (
    ALCIBIADES,
    ATHENS,
    CAVALRY,
    COLUMNS,
    COLUMNS_OF,
    CUP_OF,
    ELITE_NATION,
    ELITE_SP,
    FALL_OF_SPARTA,
    FIRST_WAR,
    HOPLITE,
    KIND_OF,
    KINDS,
    LEADER_SIDE,
    LEADERS_OF,
    LEADERS_OF_CUP,
    NATIONS_OF,
    NAVAL,
    NEUTRAL,
    PERSIA,
    POWERS,
    SIDE_OF,
    SPARTA,
)
from .remembered import Deeds, History, Turn
from .tasks import PeloponnesianTask

if TYPE_CHECKING:
    from .whereabouts import Allegiance, Whereabouts

T = TypeVar("T", int, tuple[int, int], tuple[int, int, int, int])
NOBODY = -1
CUP, BOX, DEAD, ASIDE = -1, -2, -3, -4
"""Where a leader is who is in no space: in his cup, in the Going Home box, out of the game, or set aside."""
GONE = -3
"""Where an elite unit is that has left the game; BOX is the Going Home box for it too."""
EXPEDITION = -5
"""The place of units that are on the march."""
SPANS: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((nation * KINDS, nation * KINDS + KINDS) for nation in nations) for nations in NATIONS_OF
)
"""Side → its columns, as stretches of a row."""
ARMED_NEUTRALS = tuple(sorted((*POWERS["argos"], *POWERS["syracuse"], *POWERS["thessaly"])))


class Share(msgspec.Struct, frozen=True, array_like=True):
    """SP of one nation and kind that must be in an Expedition, perhaps from one space."""

    column: int
    sp: int
    space: int = NOBODY


class Stop(msgspec.Struct, frozen=True, array_like=True):
    """What the non-player side will activate in a Rally space."""

    space: int
    force: tuple[int, int, int]
    talents: int = 0
    shares: tuple[Share, ...] = ()
    """Which SP of it are prescribed; the others are taken as they stand there."""


class Expedition(msgspec.Struct, frozen=True, omit_defaults=True):
    """An operation under way: who leads it, where it is bound, what it has with it. It is where its leader is."""

    side: int
    leader: int
    objective: int
    units: tuple[int, ...] = (0,) * COLUMNS
    elites: tuple[int, ...] = ()
    plan: tuple[Stop, ...] = ()
    """Where the non-player side goes before its objective, in order."""
    wanted: tuple[int, int, int] = (0, 0, 0)
    """The size it needs."""
    shares: tuple[Share, ...] = ()
    """What a kind of it must be made of, if that is prescribed; then it is all of that kind."""
    marched: bool = False
    """SP of it have left a space."""


class Seen:
    """What was read from the tables of one position last (`whereabouts.py`)."""

    whereabouts: Whereabouts | None = None
    allegiance: Allegiance | None = None


class PeloponnesianState(State, kw_only=True, dict=True):
    setup: Setup
    clock: Clock = Clock()
    agenda: list[PeloponnesianTask] = []
    turn: int
    """The number on the turn track."""
    fought: int = 1
    """War turns of this scenario up to the present one."""
    player: int
    """The side of the one player; NOBODY in a game for two."""
    units: bytearray
    """(space, column) → SP."""
    spent: bytearray
    """(space, column) → how many of them have been activated this turn."""
    box: bytearray
    """Column → SP in the Going Home box."""
    gone: bytearray
    """Column → SP that have left the game for good."""
    elite_at: list[int]
    elite_spent: list[int]
    garrison: bytearray
    """Space → 1 where an Athenian Garrison stands (The Fall of Sparta)."""
    leader_at: list[int]
    leader_since: list[int]
    """Leader → how many leaders had come to a map space before him: who is longest in his home space."""
    arrivals: int = 0
    colour: bytearray
    """Space → the side it belongs to, or NEUTRAL; alliances change it."""
    control: bytearray
    """Space → the side that controls it, as last determined (ruling OQ-CONTROL-TIME)."""
    rebels: bytearray
    """Space → 1 where a Rebellion marker lies."""
    ravaged: bytearray
    sieges: dict[int, int] = {}
    """Space → the side that besieges it; in the Combat Phase only."""
    treasury: list[int]
    """Athens, Sparta, Thebes."""
    sci: list[int]
    bellicosity: list[int]
    shaken: list[int]
    """Side → Bellicosity it will lose through an event."""
    vp: list[int]
    """Seat → Victory Points."""
    strategy: str = ""
    """Of the non-player side."""
    hostages: list[int]
    """Side → 1 while the enemy holds men of it."""
    walls: bool = True
    """The Long Walls of Athens stand."""
    armistice: bool = False
    """There has been one."""
    happened: History = History()
    fallen: list[int]
    """Side → leaders lost for good in the game."""
    role: str = ""
    """Of the Coalition player (The Fall of Sparta)."""
    over: str = ""
    """Why the game has ended."""
    expedition: Expedition | None = None

    # What lasts for one turn only.
    first: int = ATHENS
    """The side that makes the first operation; set when the phase begins (`operations.who_begins`)."""
    done: list[int]
    """Side → operations made."""
    passed: list[int]
    drawn: list[int]
    """Side → the leader of Leader Selection, who commands its first operation."""
    answered: list[int] = []
    """Spaces (or HOME of Athens for Syracuse) that Defensive Strategy has answered."""
    lost: bytearray
    """Column → SP eliminated."""
    now: Turn = Turn()
    before: Deeds = Deeds()
    """Of the turn before."""

    @cached_property
    def seen(self) -> Seen:
        """No part of the position: it follows from it. It is not stored, and a copy begins without it."""
        return Seen()


# -- what is remembered -----------------------------------------------------------------------------------------------


def note(s: PeloponnesianState, **what: object) -> None:
    """For this turn; the fields of `Turn`."""
    s.now = replace(s.now, **what)


def remember(s: PeloponnesianState, **what: object) -> None:
    """For the rest of the game; the fields of `History`."""
    s.happened = replace(s.happened, **what)


def including(found: tuple[T, ...], one: T) -> tuple[T, ...]:
    """With one more, in order, so that it does not matter which came first."""
    return found if one in found else tuple(sorted((*found, one)))


def without(found: tuple[T, ...], one: T) -> tuple[T, ...]:
    return tuple(other for other in found if other != one)


# -- who --------------------------------------------------------------------------------------------------------------


def enemy_of(side: int) -> int:
    """The other League."""
    return 1 - side


def solitaire(s: PeloponnesianState) -> bool:
    return s.player != NOBODY


def seat_of(s: PeloponnesianState, side: int) -> Seat:
    """Who decides for a side; NOBODY where the Strategy Matrix does."""
    if s.player == NOBODY:
        return side
    return 0 if side == s.player else NOBODY


def fall_of_sparta(s: PeloponnesianState) -> bool:
    return s.setup.scenario == FALL_OF_SPARTA


def first_turn(s: PeloponnesianState) -> bool:
    """PW-2-c The first turn played, whatever its number."""
    return s.fought == 1


def abroad(s: PeloponnesianState) -> bool:
    """PW-4.1.1-a Alcibiades is with the Spartans or the Persians: no leader of anybody (ruling OQ-ALCIBIADES)."""
    return s.happened.demagogue in (1, 2)


# -- leaders ----------------------------------------------------------------------------------------------------------


def leaders_at(s: PeloponnesianState, space: int, side: int) -> list[int]:
    """The leaders of a side in a space, those longest there first."""
    found: list[int] = []
    places, leader = s.leader_at, -1
    for _ in range(places.count(space)):
        leader = places.index(space, leader + 1)
        if LEADER_SIDE[leader] == side and not (leader == ALCIBIADES and abroad(s)):
            found.append(leader)
    return sorted(found, key=s.leader_since.__getitem__) if len(found) > 1 else found


def led_spaces(s: PeloponnesianState) -> list[int]:
    """The spaces with leaders, in order."""
    # Most leaders are in few places: their cups and the Going Home box.
    return [space for space in sorted({*s.leader_at}) if space >= 0]


def leaders_out(s: PeloponnesianState, side: int) -> list[int]:
    """PW-5.3.1-d The leaders of a side on the map and in the Going Home box."""
    places, away = s.leader_at, ALCIBIADES if abroad(s) else NOBODY
    return [n for n in LEADERS_OF[side] if (places[n] >= 0 or places[n] == BOX) and n != away]


def in_cup(s: PeloponnesianState, cup: int) -> list[int]:
    """The leaders of a cup who are in it."""
    places = s.leader_at
    if s.happened.exiles:
        return [n for n, at in enumerate(places) if at == CUP and cup_of(s, n) == cup]
    return [n for n in LEADERS_OF_CUP[cup] if places[n] == CUP]


def cup_of(s: PeloponnesianState, leader: int) -> int:
    """The cup a leader belongs to; the exiles of Thebes serve Athens (PW-EVF.5-g)."""
    if s.setup.scenario != FALL_OF_SPARTA:
        return CUP_OF[leader]
    return ATHENS if leader in s.happened.exiles else CUP_OF[leader]


def place_leader(s: PeloponnesianState, leader: int, space: int) -> None:
    s.leader_at[leader] = space
    s.arrivals += 1
    s.leader_since[leader] = s.arrivals


# -- units ------------------------------------------------------------------------------------------------------------


def dormant(s: PeloponnesianState, space: int) -> bool:
    """The forces of a neutral power, which are nobody's (First Peloponnesian War)."""
    return s.colour[space] == NEUTRAL and space in ARMED_NEUTRALS and s.setup.scenario == FIRST_WAR


def row(s: PeloponnesianState, space: int) -> bytearray:
    """The SP in a space, by column."""
    return s.units[space * COLUMNS : space * COLUMNS + COLUMNS]


def force(s: PeloponnesianState, space: int, side: int) -> list[int]:
    """Hoplite, Cavalry and Naval SP of a side in a space, elite units and Garrisons among them."""
    found = [0, 0, 0]
    if not dormant(s, space):
        found = [*_regulars(bytes(row(s, space)), side)]
        if side == ATHENS and s.garrison[space]:
            found[HOPLITE] += 1
    if space in s.elite_at:
        for elite, at in enumerate(s.elite_at):
            if at == space and SIDE_OF[ELITE_NATION[elite]] == side:
                found[HOPLITE] += ELITE_SP[elite]
    return found


@lru_cache(maxsize=16384)
def _regulars(units: bytes, side: int) -> tuple[int, ...]:
    """Hoplite, Cavalry and Naval SP of a side among those of a space."""
    found = [0] * KINDS
    for c in COLUMNS_OF[side]:
        found[KIND_OF[c]] += units[c]
    return tuple(found)


def strength(s: PeloponnesianState, space: int, side: int) -> int:
    return sum(force(s, space, side))


def holds(s: PeloponnesianState, space: int, side: int) -> bool:
    """Whether a side has units in a space."""
    i = space * COLUMNS
    for start, end in SPANS[side]:
        if any(s.units[i + start : i + end]) and not dormant(s, space):
            return True
    if side == ATHENS and s.garrison[space]:
        return True
    return space in s.elite_at and any(
        at == space and SIDE_OF[ELITE_NATION[e]] == side for e, at in enumerate(s.elite_at)
    )


def holders(s: PeloponnesianState, space: int) -> list[int]:
    """The sides with units in a space."""
    return [side for side in (ATHENS, SPARTA, PERSIA) if holds(s, space, side)]


def on_map(s: PeloponnesianState, col: int) -> int:
    """SP of a column in play: on the map, on the march and in the Going Home box."""
    marching = s.expedition.units[col] if s.expedition else 0
    return sum(s.units[col::COLUMNS]) + marching + s.box[col]


def columns(units: Sequence[int], kind: int, nations: Sequence[int]) -> Iterator[int]:
    """The columns of a kind that hold anything, nation by nation."""
    for nation in nations:
        if units[nation * KINDS + kind]:
            yield nation * KINDS + kind


def marching_at(s: PeloponnesianState) -> int:
    """The space the Expedition stands in."""
    assert s.expedition is not None
    return s.leader_at[s.expedition.leader]


def marching_force(expedition: Expedition) -> tuple[int, int, int]:
    """Hoplite, Cavalry and Naval SP of an Expedition."""
    return force_of(expedition.units, expedition.elites)


@lru_cache(maxsize=4096)
def force_of(units: tuple[int, ...], elites: tuple[int, ...]) -> tuple[int, int, int]:
    """Hoplite, Cavalry and Naval SP of so many SP by column and elite units."""
    hoplites, cavalry, ships = sum(units[HOPLITE::KINDS]), sum(units[CAVALRY::KINDS]), sum(units[NAVAL::KINDS])
    return hoplites + sum(ELITE_SP[elite] for elite in elites), cavalry, ships


# -- spaces -----------------------------------------------------------------------------------------------------------


def active(s: PeloponnesianState, power: str) -> int:
    """The side a neutral power has joined, or NEUTRAL."""
    return s.colour[POWERS[power][0]]


def friendly(s: PeloponnesianState, space: int, side: int) -> bool:
    """PW-TERMS-ab One's own and not in rebellion, the enemy's in rebellion, or controlled."""
    if s.rebels[space]:
        return rebels_for(s, space) == side or s.control[space] == side
    return s.colour[space] == side or s.control[space] == side


def rebels_for(s: PeloponnesianState, space: int) -> int:
    """PW-TERMS-ab The League a rebelling space is friendly to; a neutral one to nobody (PW-TERMS-ac)."""
    return inclination(s.setup.scenario, s.colour[space])


def inclination(scenario: str, colour: int) -> int:
    """PW-TERMS-ab The League that rebels in a space of a colour are for."""
    if colour == NEUTRAL:
        return NEUTRAL
    # PW-10.5.4.2-a In The Fall of Sparta every rebel is an enemy of Sparta.
    return ATHENS if scenario == FALL_OF_SPARTA else enemy_of(colour)


def hostile_to(s: PeloponnesianState, space: int, side: int) -> bool:
    """PW-6.1-a A space that a side would have to besiege: not its own, not in rebellion for it, not held by it."""
    if s.rebels[space] and s.colour[space] != NEUTRAL:
        return rebels_for(s, space) != side
    # PW-TERMS-ac A neutral rebel is the friend of the first who came.
    return s.colour[space] != side and s.control[space] != side


def arrived(s: PeloponnesianState, side: int, space: int) -> bool:
    """Whether an Expedition of a side has come to a space, its objective, this turn."""
    return (side, space) in s.now.arrived
