"""EVT The standard Event Table: which events are possible, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from strategos.kernel.chance import roll

from .combat_events import UnitsLost
from .events import FateRolled, LeaderLost, LeaderPlaced, PowerJoined
from .facts import (
    ALCIBIADES,
    ARGOS,
    ATHENIAN,
    ATHENIAN_ALLIED,
    ATHENS,
    ATHENS_SPACE,
    BUILDING_COST,
    COLUMNS,
    CORCYRA,
    DECELEAN,
    FALL_OF_SPARTA,
    FIRST_WAR,
    HOPLITE,
    KINDS,
    LEADER_REFS,
    MACEDONIA,
    NATION_REFS,
    NAVAL,
    NEUTRAL,
    PERICLES,
    PIRAEUS,
    REFS,
    SARDIS,
    SIDE_REFS,
    SPARTA,
    SPARTA_SPACE,
    SPARTAN,
    SYRACUSE,
    THRACE,
    column,
)
from .forces import bury
from .neutrals import join, nationals_home, turn_coat
from .oligarchs import delian_rebellion, listed, may_be_listed
from .state import DEAD, PeloponnesianState, abroad, enemy_of, holds, note, place_leader, remember
from .tracks import pay
from .whereabouts import remove

Carry = Callable[[PeloponnesianState], Coroutine[Any, Any, None]]
"""What carries out an event."""
SHAKEN = 2
"""PW-3.2-d The Bellicosity an event costs."""
PERSIA_FROM, PERSIA_NEEDS = 5, 6
"""PW-EVT.5-a The first turn and the least Spartan Bellicosity."""
EXILE = 4
"""PW-EVT.7-e The time that sends Alcibiades out of the game."""
MOST_FALLEN = 3
"""PW-EVT.11-b The leaders a side can lose in a game."""


def impossible(s: PeloponnesianState, name: str) -> bool:
    """PW-3.2-b Events that cannot take place and are rolled again (ruling OQ-EVENT-IMPOSSIBLE)."""
    if s.setup.scenario in (FIRST_WAR, FALL_OF_SPARTA):
        return False
    if name == "oligarchs_in_athens":
        return bool(s.happened.oligarchs_in_athens) or s.sci[ATHENS] >= 0 or not abroad(s)
    if name == "persia_enters":
        if s.happened.persia_enters or s.turn < PERSIA_FROM:
            return True
        return s.bellicosity[SPARTA] < PERSIA_NEEDS or not abroad(s)
    if name == "plague":
        return bool(s.happened.plague) or not s.before.spartans_in_attica
    if name == "demagogue":
        return s.happened.demagogue >= EXILE
    if name == "oligarchic_rebellion":
        return not any(may_be_listed(s, space) for space in listed(s))
    if name == "minor_powers":
        return not minor_power(s)
    if name == "death_of_leaders":
        return all(n >= MOST_FALLEN for n in s.fallen)
    return False


def minor_power(s: PeloponnesianState) -> str:
    """PW-EVT.10-a The part of the event for the turn, or nothing if it was carried out before."""
    if s.turn <= 3:
        return "corcyra_idle"
    if s.turn <= 6:
        return "argos" if s.colour[ARGOS] == NEUTRAL else ""
    if s.turn <= 8:
        return "syracuse" if s.colour[SYRACUSE] == NEUTRAL else ""
    return "corcyra_neutral" if s.colour[CORCYRA] == ATHENS else ""


def count(s: PeloponnesianState, name: str) -> int:
    """How often an event has now happened."""
    times: int = getattr(s.happened, name) + 1
    remember(s, **{name: times})
    return times


def rounded_up(n: int, by: int) -> int:
    """A share of something, rounded up."""
    return -(-n // by)


async def discovery(s: PeloponnesianState, name: str, rule: str, *, talents: int, sparta_up_to: int) -> None:
    """A die says which side gains talents."""
    [die] = await roll(6, purpose=name, rule=rule)
    side = SPARTA if die <= sparta_up_to else ATHENS
    s.emit(FateRolled(f"effect:{name}", die, SIDE_REFS[side]))
    pay(s, side, talents, name)


async def silver_mine(s: PeloponnesianState) -> None:
    """PW-EVT.2-a Sparta or Athens finds it."""
    await discovery(s, "silver_mine", "PW-EVT.2-a", talents=400, sparta_up_to=3)


async def oligarchs_in_athens(s: PeloponnesianState) -> None:
    """PW-EVT.3-c Bellicosity -2 (later, PW-3.2-d), 100 talents (-d), no Eisphora (-e), two rebellions (-f)."""
    count(s, "oligarchs_in_athens")
    s.shaken[ATHENS] += SHAKEN
    pay(s, ATHENS, 100, "oligarchs_in_athens")
    note(s, no_eisphora=True)
    for _ in range(2):
        await delian_rebellion(s, "oligarchs_in_athens")


async def sitalces(s: PeloponnesianState) -> None:
    """PW-EVT.4-a Abdera and Maronea change alliance."""
    change_alliance(s, "thrace", THRACE, enemy_of(s.colour[THRACE[0]]))


def change_alliance(s: PeloponnesianState, power: str, spaces: tuple[int, ...], side: int) -> None:
    """PW-EVT.4-b Allied SP of the old side become those of the new; national SP go home (-c; OQ-EVENT-SWAP)."""
    for space in spaces:
        for nation in (ATHENIAN, SPARTAN):
            nationals_home(s, space, nation)
        s.colour[space] = s.control[space] = side
        s.rebels[space] = 0
    turn_coat(s, spaces, side)
    s.emit(PowerJoined(f"effect:{power}", SIDE_REFS[side]))


async def persia_enters(s: PeloponnesianState) -> None:
    """PW-EVT.5-c Persia joins Sparta: money in every Administrative Phase."""
    count(s, "persia_enters")
    join(s, "persia", SPARTA)


async def plague(s: PeloponnesianState) -> None:
    """PW-EVT.6-c A third of the Hoplites in Athens and Piraeus, money (-d), Pericles (-e), allies kept out (-f)."""
    count(s, "plague")
    col = column(ATHENIAN, HOPLITE)
    there = {space: s.units[space * COLUMNS + col] for space in (ATHENS_SPACE, PIRAEUS)}
    dead = rounded_up(sum(there.values()), 3)
    for space, n in there.items():
        lost = min(n, dead)
        if lost:
            remove(s, space, col, lost)
            bury(s, col, lost)
            s.emit(UnitsLost(SIDE_REFS[ATHENS], REFS[space], NATION_REFS[ATHENIAN], lost, 0, 0))
        dead -= lost
    ships = sum(s.units[column(ATHENIAN, NAVAL) :: COLUMNS])
    pay(s, ATHENS, -BUILDING_COST * rounded_up(ships, 4), "plague")
    if s.leader_at[PERICLES] != DEAD:
        s.leader_at[PERICLES] = DEAD
        # PW-EVT.11-d
        s.fallen[ATHENS] += 1
        s.emit(LeaderLost(SIDE_REFS[ATHENS], LEADER_REFS[PERICLES], "effect:dead_plague"))
    note(s, plague=True)


async def demagogue(s: PeloponnesianState) -> None:
    """PW-EVT.7-a Alcibiades goes to Sparta, to Sardis (-c), back to Athens (-d), and out of the game (-e)."""
    times = count(s, "demagogue")
    if times == EXILE:
        s.leader_at[ALCIBIADES] = DEAD
        s.emit(LeaderLost(SIDE_REFS[ATHENS], LEADER_REFS[ALCIBIADES], "effect:dead_exile"))
        return
    space = {1: SPARTA_SPACE, 2: SARDIS, 3: ATHENS_SPACE}[times]
    place_leader(s, ALCIBIADES, space)
    s.emit(LeaderPlaced(LEADER_REFS[ALCIBIADES], REFS[space]))


async def oligarchic_rebellion(s: PeloponnesianState) -> None:
    """PW-EVT.8-a As in the Delian League segment (PW-3.3-d)."""
    await delian_rebellion(s, "oligarchic_rebellion")


async def perdiccas(s: PeloponnesianState) -> None:
    """PW-EVT.9-a Pela and Macedonia change alliance; neutral Macedonia joins Sparta (PW-10.1.3-f, OQ-MACEDONIA)."""
    if s.colour[MACEDONIA[0]] == NEUTRAL:
        join(s, "macedonia", SPARTA, forces=s.setup.scenario == DECELEAN)
        return
    change_alliance(s, "macedonia", MACEDONIA, enemy_of(s.colour[MACEDONIA[0]]))


async def minor_powers(s: PeloponnesianState) -> None:
    """PW-EVT.10-a By the turn: Corcyra idle, Argos (-b), Syracuse (-c), Corcyra neutral (-d, -e, -f)."""
    part = minor_power(s)
    if part == "corcyra_idle":
        note(s, corcyra_idle=True)
    elif part == "argos":
        join(s, "argos", ATHENS)
    elif part == "syracuse":
        join(s, "syracuse", SPARTA)
    else:
        corcyra_leaves(s)


def corcyra_leaves(s: PeloponnesianState) -> None:
    """PW-EVT.10-d Allied SP there leave the game; Athenian ones go home (-e); Corcyra is neutral (-f, OQ-CORCYRA)."""
    for kind in range(KINDS):
        col = column(ATHENIAN_ALLIED, kind)
        allies = s.units[CORCYRA * COLUMNS + col]
        s.gone[col] += allies
        remove(s, CORCYRA, col, allies)
    nationals_home(s, CORCYRA, ATHENIAN)
    s.colour[CORCYRA] = NEUTRAL
    s.control[CORCYRA] = SPARTA if holds(s, CORCYRA, SPARTA) else NEUTRAL
    s.rebels[CORCYRA] = 0
    s.emit(PowerJoined("effect:corcyra", None))


async def death_of_leaders(s: PeloponnesianState) -> None:
    """PW-EVT.11-a In this turn's battles dice of 1 to 3 kill."""
    note(s, death_of_leaders=3)


async def phenomenon(s: PeloponnesianState) -> None:
    """PW-EVT.12-a An eclipse for Athens or an earthquake for Sparta: two operations at most (-b)."""
    side = await phenomenon_strikes(s)
    if side == SPARTA and s.happened.demagogue == 1:
        # PW-EVT.12-c
        await demagogue(s)


async def phenomenon_strikes(s: PeloponnesianState) -> int:
    """PW-EVT.12-b Returns the side that may make no more than two operations this turn."""
    [die] = await roll(6, purpose="phenomenon", rule="PW-EVT.12-a")
    side = ATHENS if die <= 3 else SPARTA
    s.emit(FateRolled("effect:phenomenon", die, SIDE_REFS[side]))
    note(s, at_most=(2, s.now.at_most[SPARTA]) if side == ATHENS else (s.now.at_most[ATHENS], 2))
    return side


STANDARD: dict[str, Carry] = {
    "silver_mine": silver_mine,
    "oligarchs_in_athens": oligarchs_in_athens,
    "sitalces": sitalces,
    "persia_enters": persia_enters,
    "plague": plague,
    "demagogue": demagogue,
    "oligarchic_rebellion": oligarchic_rebellion,
    "perdiccas": perdiccas,
    "minor_powers": minor_powers,
    "death_of_leaders": death_of_leaders,
    "phenomenon": phenomenon,
}
