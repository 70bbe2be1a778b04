"""The Event Tables: which events are possible, and what the standard ones and those of the First War do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from strategos.kernel.chance import roll

from .events import LeaderLost, PowerJoined, UnitsLost
from .facts import (
    ALCIBIADES,
    ARGOS,
    ATHENIAN,
    ATHENIAN_ALLIED,
    ATHENS,
    ATHENS_SPACE,
    COLUMNS,
    CORCYRA,
    DECELEAN,
    HOPLITE,
    KINDS,
    LEADER_REFS,
    MACEDONIA,
    NATION_REFS,
    NAVAL,
    NEUTRAL,
    NUMBER,
    PERICLES,
    PIRAEUS,
    PYLOS,
    REFS,
    SARDIS,
    SIDE_REFS,
    SPARTA,
    SPARTA_SPACE,
    SPARTAN,
    SYRACUSE,
    THESSALY,
    THRACE,
    column,
)
from .forces import Party, bury, send_home
from .neutrals import join, place_allies, turn_coat
from .oligarchs import delian_rebellion, listed, may_be_listed
from .state import (
    DEAD,
    PeloponnesianState,
    abroad,
    enemy_of,
    fall_of_sparta,
    place_leader,
    remove,
)
from .tracks import pay

DELPHI, CYTINIUM = NUMBER["delphi"], NUMBER["cytinium"]


def impossible(s: PeloponnesianState, name: str) -> bool:
    """PW-3.2-b Events that cannot take place and are rolled again (ruling OQ-EVENT-IMPOSSIBLE)."""
    if s.setup.scenario in ("first_peloponnesian", "fall_of_sparta"):
        return False
    done = s.happened.get(name, 0)
    if name == "oligarchs_in_athens":
        return bool(done) or s.sci[ATHENS] >= 0 or not abroad(s)
    if name == "persia_enters":
        return bool(done) or s.turn < 5 or s.bellicosity[SPARTA] < 6 or not abroad(s)
    if name == "plague":
        return bool(done) or not s.before.get("spartans_in_attica", 0)
    if name == "demagogue":
        return done >= 4
    if name == "oligarchic_rebellion":
        return not any(may_be_listed(s, space) for space in listed(s))
    if name == "minor_powers":
        return not minor_power(s)
    if name == "death_of_leaders":
        return all(n >= 3 for n in s.fallen)
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


async def carry_out(s: PeloponnesianState, name: str) -> None:
    """PW-3.2-c What an event does."""
    if fall_of_sparta(s):
        from .fall_of_sparta_events import EVENTS as FALL

        await FALL[name](s)
    else:
        await (FIRST if s.setup.scenario == "first_peloponnesian" else STANDARD)[name](s)


def count(s: PeloponnesianState, name: str) -> int:
    """How often an event has now happened."""
    s.happened[name] = s.happened.get(name, 0) + 1
    return s.happened[name]


async def gains(s: PeloponnesianState, name: str, talents: int, sparta_up_to: int) -> None:
    """A die says which side gains talents."""
    [die] = await roll(6, purpose=name, rule="PW-EVT.2-a")
    pay(s, SPARTA if die <= sparta_up_to else ATHENS, talents, name)


# -- the standard table -----------------------------------------------------------------------------------------------


async def silver_mine(s: PeloponnesianState) -> None:
    """PW-EVT.2-a"""
    await gains(s, "silver_mine", 400, 3)


async def oligarchs_in_athens(s: PeloponnesianState) -> None:
    """PW-EVT.3-c Bellicosity -2 (later, PW-3.2-d), 100 talents (-d), no Eisphora (-e), two rebellions (-f)."""
    count(s, "oligarchs_in_athens")
    s.shaken[ATHENS] += 2
    pay(s, ATHENS, 100, "oligarchs_in_athens")
    s.now["no_eisphora"] = 1
    for _ in range(2):
        await delian_rebellion(s)


async def sitalces(s: PeloponnesianState) -> None:
    """PW-EVT.4-a Abdera and Maronea change alliance."""
    change_alliance(s, "thrace", THRACE, enemy_of(s.colour[THRACE[0]]))


def change_alliance(s: PeloponnesianState, power: str, spaces: tuple[int, ...], side: int) -> None:
    """PW-EVT.4-b Allied SP of the old side become those of the new; national SP go home (-c; OQ-EVENT-SWAP)."""
    for space in spaces:
        for nation, land, sea in ((ATHENIAN, ATHENS_SPACE, PIRAEUS), (SPARTAN, SPARTA_SPACE, NUMBER["gythium"])):
            for kind in range(KINDS):
                i = space * COLUMNS + column(nation, kind)
                if s.units[i]:
                    goal = sea if kind == NAVAL else land
                    s.units[goal * COLUMNS + column(nation, kind)] += s.units[i]
                    s.spent[goal * COLUMNS + column(nation, kind)] += s.spent[i]
                    s.units[i] = s.spent[i] = 0
        s.colour[space] = side
        s.rebels[space] = 0
        s.control[space] = side
    turn_coat(s, spaces, side)
    s.emit(PowerJoined(f"effect:{power}", SIDE_REFS[side]))


async def persia_enters(s: PeloponnesianState) -> None:
    """PW-EVT.5-c Persia joins Sparta: money in every Administrative Phase."""
    count(s, "persia_enters")
    join(s, "persia", SPARTA, forces=False)


async def plague(s: PeloponnesianState) -> None:
    """PW-EVT.6-c A third of the Hoplites in Athens and Piraeus, money (-d), Pericles (-e), allies kept out (-f)."""
    count(s, "plague")
    col = column(ATHENIAN, HOPLITE)
    there = {space: s.units[space * COLUMNS + col] for space in (ATHENS_SPACE, PIRAEUS)}
    dead = -(-sum(there.values()) // 3)
    for space, n in there.items():
        lost = min(n, dead)
        if lost:
            remove(s, space, col, lost)
            bury(s, col, lost)
            s.emit(UnitsLost(SIDE_REFS[ATHENS], REFS[space], NATION_REFS[ATHENIAN], lost, 0, 0))
        dead -= lost
    ships = sum(s.units[column(ATHENIAN, NAVAL) :: COLUMNS])
    pay(s, ATHENS, -200 * -(-ships // 4), "plague")
    if s.leader_at[PERICLES] != DEAD:
        s.leader_at[PERICLES] = DEAD
        # PW-EVT.11-d
        s.fallen[ATHENS] += 1
        s.emit(LeaderLost(SIDE_REFS[ATHENS], LEADER_REFS[PERICLES], "effect:dead_plague"))
    s.now["plague"] = 1


async def demagogue(s: PeloponnesianState) -> None:
    """PW-EVT.7-a Alcibiades goes to Sparta, to Sardis (-c), back to Athens (-d), and out of the game (-e)."""
    times = count(s, "demagogue")
    if times == 4:
        s.leader_at[ALCIBIADES] = DEAD
        s.emit(LeaderLost(SIDE_REFS[ATHENS], LEADER_REFS[ALCIBIADES], "effect:dead_exile"))
        return
    place_leader(s, ALCIBIADES, {1: SPARTA_SPACE, 2: SARDIS, 3: ATHENS_SPACE}[times])


async def oligarchic_rebellion(s: PeloponnesianState) -> None:
    """PW-EVT.8-a"""
    await delian_rebellion(s)


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
        s.now["corcyra_idle"] = 1
    elif part == "argos":
        join(s, "argos", ATHENS)
    elif part == "syracuse":
        join(s, "syracuse", SPARTA)
    elif part:
        corcyra_leaves(s)


def corcyra_leaves(s: PeloponnesianState) -> None:
    """PW-EVT.10-d Allied SP there leave the game; Athenian ones go home (-e); Corcyra is neutral (-f, OQ-CORCYRA)."""
    i = CORCYRA * COLUMNS
    for kind in range(KINDS):
        col = column(ATHENIAN_ALLIED, kind)
        s.gone[col] += s.units[i + col]
        s.units[i + col] = s.spent[i + col] = 0
        col = column(ATHENIAN, kind)
        goal = (PIRAEUS if kind == NAVAL else ATHENS_SPACE) * COLUMNS
        s.units[goal + col] += s.units[i + col]
        s.spent[goal + col] += s.spent[i + col]
        s.units[i + col] = s.spent[i + col] = 0
    s.colour[CORCYRA] = s.control[CORCYRA] = NEUTRAL
    s.rebels[CORCYRA] = 0
    s.emit(PowerJoined("effect:corcyra", None))


async def death_of_leaders(s: PeloponnesianState) -> None:
    """PW-EVT.11-a"""
    s.now["death_of_leaders"] = 3


async def phenomenon(s: PeloponnesianState) -> None:
    """PW-EVT.12-a An eclipse for Athens or an earthquake for Sparta: two operations at most (-b)."""
    side = await eclipse_or_quake(s)
    if side == SPARTA and s.happened.get("demagogue", 0) == 1:
        # PW-EVT.12-c
        await demagogue(s)


async def eclipse_or_quake(s: PeloponnesianState) -> int:
    [die] = await roll(6, purpose="phenomenon", rule="PW-EVT.12-a")
    side = ATHENS if die <= 3 else SPARTA
    s.now[f"at_most-{side}"] = 2
    return side


STANDARD: dict[str, Callable[[PeloponnesianState], Awaitable[None]]] = {
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

# -- the table of the First Peloponnesian War -------------------------------------------------------------------------


async def thessaly(s: PeloponnesianState) -> None:
    """PW-EV1.3-a Neutral Thessaly joins Athens; an ally becomes neutral."""
    join(s, "thessaly", ATHENS if s.colour[THESSALY[0]] == NEUTRAL else NEUTRAL)


async def eclipse_or_earthquake(s: PeloponnesianState) -> None:
    """PW-EV1.4-a As event 12 of the standard table; an earthquake also frees Pylos (PW-EV1.4-c)."""
    if await eclipse_or_quake(s) == SPARTA:
        send_home(s, Party(SPARTA, PYLOS))
        place_allies(s, PYLOS, ATHENS, (1, 0, 0))
        s.control[PYLOS] = ATHENS


async def egyptian_revolt(s: PeloponnesianState) -> None:
    """PW-EV1.5-a 800 talents, then 600 and no building (-b), then nothing (-c)."""
    times = count(s, "egyptian_revolt")
    if times == 1:
        pay(s, ATHENS, -800, "egyptian_revolt")
    elif times == 2:
        pay(s, ATHENS, -600, "egyptian_revolt")
        s.now[f"no_building-{ATHENS}"] = 1


async def phocian_aggression(s: PeloponnesianState) -> None:
    """PW-EV1.6-a Cytinium or Delphi, each once (-c): Sparta has to hold it at the end of the turn (-b)."""
    done = [space for space in (CYTINIUM, DELPHI) if s.happened.get(f"phocis-{space}", 0)]
    if len(done) == 2:
        return
    if done:
        target = DELPHI if done[0] == CYTINIUM else CYTINIUM
    else:
        [die] = await roll(6, purpose="phocian_aggression", rule="PW-EV1.6-a")
        target = CYTINIUM if die <= 3 else DELPHI
    s.happened[f"phocis-{target}"] = 1
    s.now["target"] = target


async def long_walls_built(s: PeloponnesianState) -> None:
    """PW-EV1.7-a If Athens holds both ends the walls stand (-b), and the Hostages are free (-c)."""
    if s.control[ATHENS_SPACE] == s.control[PIRAEUS] == ATHENS:
        s.walls = True
        s.hostages = [0, 0]


async def death_of_a_leader(s: PeloponnesianState) -> None:
    """PW-EV1.9-a Dice of 1-4 kill, one leader a side (-b); Cimon's own end (-c, ruling OQ-CIMON)."""
    s.now["death_of_leaders"] = 4
    s.now["one_of_each"] = 1
    if s.setup.scenario == "first_peloponnesian":
        s.now["cimon"] = 1


async def thebes_attacks_plataea(s: PeloponnesianState) -> None:
    """PW-EV1.10-a"""
    s.now["plataea"] = 1


async def artaxerxes(s: PeloponnesianState) -> None:
    """PW-EV1.11-a"""
    await gains(s, "artaxerxes", 600, 5)


async def second_silver_mine(s: PeloponnesianState) -> None:
    """PW-EV1.12-a"""
    await gains(s, "silver_mine", 600, 2)


FIRST: dict[str, Callable[[PeloponnesianState], Awaitable[None]]] = {
    "thracian_aggression": sitalces,
    "thessaly": thessaly,
    "eclipse_or_earthquake": eclipse_or_earthquake,
    "egyptian_revolt": egyptian_revolt,
    "phocian_aggression": phocian_aggression,
    "long_walls_built": long_walls_built,
    "oligarchic_rebellion": oligarchic_rebellion,
    "death_of_a_leader": death_of_a_leader,
    "thebes_attacks_plataea": thebes_attacks_plataea,
    "artaxerxes": artaxerxes,
    "silver_mine": second_silver_mine,
}
