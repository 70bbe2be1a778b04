"""6.2 the order of battles, and 6.4 going home."""

from __future__ import annotations

from strategos.kernel.agenda import push
from strategos.kernel.asking import Option, choose
from strategos.kernel.chance import roll
from strategos.kernel.clock import AGAIN, Again

from .events import HomecomingRolled, UnitsLeft, WentHome
from .facts import (
    ATHENS,
    COLUMNS,
    COLUMNS_OF,
    FORTRESS,
    HOME,
    ISLAND,
    KIND_OF,
    LEADER_REFS,
    LEADERS,
    NATIONS_OF,
    NAVAL,
    PERSIA,
    REFS,
    SIDE_REFS,
    SPACE_KIND,
    SPACES,
    SPARTA,
    column,
)
from .fall_of_sparta import free_messenia, garrison_captures, retake
from .forces import BY_LAND, Party, leader_home, party_leaders, send_home
from .homecoming import come_home
from .names import unit_name
from .sieges import next_combat
from .state import (
    NOBODY,
    PeloponnesianState,
    determine_control,
    fall_of_sparta,
    holds,
    hostile_to,
    leaders_at,
    remove,
    seat_of,
    solitaire,
)
from .tasks import Battle, PersianBattle
from .zones import besieged, reaches

STAY = 6
"""PW-6.4-e The least with which all SP stay."""


# -- 6.2 --------------------------------------------------------------------------------------------------------------


def contested(s: PeloponnesianState) -> list[int]:
    """PW-6.2-a Spaces without a Siege marker and with units of two sides."""
    return [p for p in range(SPACES) if p not in s.sieges and sum(holds(s, p, side) for side in range(3)) > 1]


def pairs_in_reach(s: PeloponnesianState) -> list[tuple[Party, Party]]:
    """PW-6.2-b Forces of which one stands in the other's Zone of Influence, and not in one space."""
    parties = {
        side: [Party(side, p) for p in range(SPACES) if holds(s, p, side) and not besieged(s, p, side)]
        for side in (ATHENS, SPARTA)
    }
    found: list[tuple[Party, Party]] = []
    for ours in parties[ATHENS]:
        for theirs in parties[SPARTA]:
            if ours.place == theirs.place or s.now.get(_met(ours, theirs), 0):
                continue
            if reaches(s, ours.place, ATHENS, theirs.place, combat=True) or reaches(
                s, theirs.place, SPARTA, ours.place, combat=True
            ):
                found.append((ours, theirs))
    return found


def _met(ours: Party, theirs: Party) -> str:
    return f"met-{ours.place}-{theirs.place}"


async def battle_resolution(s: PeloponnesianState) -> Again | None:
    """PW-6.2-a Battles in one space first, by category; then of Forces in each other's reach (category 4)."""
    spaces = contested(s)
    if spaces:
        space = await next_combat(s, spaces, "battle")
        if holds(s, space, PERSIA):
            side = ATHENS if holds(s, space, ATHENS) else SPARTA
            push(s, PersianBattle(space, side, (space, space)))
        else:
            push(s, Battle(space, (space, space)))
        return AGAIN
    pairs = pairs_in_reach(s)
    if not pairs:
        return None
    ours, theirs = await which_pair(s, pairs)
    # Each pair fights once (ruling OQ-ZOI-BATTLE).
    s.now[_met(ours, theirs)] = 1
    push(s, Battle(await place_of(s, ours, theirs), (ours.place, theirs.place)))
    return AGAIN


async def which_pair(s: PeloponnesianState, pairs: list[tuple[Party, Party]]) -> tuple[Party, Party]:
    """PW-6.2-h In random order; two players choose by turns (PW-11-g)."""
    if len(pairs) == 1:
        return pairs[0]
    if solitaire(s):
        [pick] = await roll(len(pairs), purpose="which_combat", rule="PW-6.2-h")
        return pairs[pick - 1]
    turn = s.now.get("combats", 0)
    s.now["combats"] = turn + 1
    side = s.first if turn % 2 == 0 else 1 - s.first
    options = [
        Option(f"{REFS[a.place][6:]}+{REFS[b.place][6:]}", (a, b), {"space": REFS[a.place][6:], "amount": n})
        for n, (a, b) in enumerate(pairs)
    ]
    return await choose(seat_of(s, side), "pair", options, rule="PW-11-g")


async def place_of(s: PeloponnesianState, ours: Party, theirs: Party) -> int:
    """PW-6.2-g Where the battle counts as fought: with the Force that stands in the other's reach (OQ-ZOI-BATTLE)."""
    in_ours = reaches(s, ours.place, ours.side, theirs.place, combat=True)
    in_theirs = reaches(s, theirs.place, theirs.side, ours.place, combat=True)
    if in_ours != in_theirs:
        return theirs.place if in_ours else ours.place
    led = [bool(party_leaders(s, party)) for party in (ours, theirs)]
    if led[0] != led[1]:
        return theirs.place if led[0] else ours.place
    [die] = await roll(2, purpose="place_of_battle", rule="PW-6.2-g")
    return (ours, theirs)[die - 1].place


# -- 6.4 --------------------------------------------------------------------------------------------------------------


async def going_home(s: PeloponnesianState) -> None:
    """PW-6.4-a Every Army on the map rolls whether it stays; then all come home from the box (PW-6.4-f)."""
    for space in range(SPACES):
        for side in (ATHENS, SPARTA):
            if leaders_at(s, space, side):
                await army_goes_home(s, side, space)
    for space in range(SPACES):
        for side in (ATHENS, SPARTA):
            # Ruling OQ-LEADERLESS: what has not taken a fortress does not stay in it.
            if FORTRESS[space] and holds(s, space, side) and untaken(s, side, space):
                send_home(s, Party(side, space))
    await come_home(s, after_combat=True)
    s.sieges.clear()
    determine_control(s)
    if fall_of_sparta(s):
        retake(s)
        await garrison_captures(s)
        free_messenia(s)


def untaken(s: PeloponnesianState, side: int, space: int) -> bool:
    """A fortress that is an enemy's, not controlled before and not taken by a siege this turn."""
    return hostile_to(s, space, side) and not s.now.get(f"taken-{space}", 0)


async def army_goes_home(s: PeloponnesianState, side: int, space: int) -> None:
    """PW-6.4-a A die and the Strategic Value; up to 5 one SP stays (PW-6.4-b), from 6 on all do (PW-6.4-e)."""
    leaders = leaders_at(s, space, side)
    units = holds(s, space, side)
    if space == HOME[side] or not units:
        # Ruling OQ-HOME-ARMY
        for leader in leaders:
            leader_home(s, leader)
        return
    best = max(leaders, key=lambda n: LEADERS[n].strategic)
    [die] = await roll(6, purpose="going_home", rule="PW-6.4-a")
    strategic = LEADERS[best].strategic
    stay = die + strategic >= STAY
    s.emit(HomecomingRolled(SIDE_REFS[side], LEADER_REFS[best], REFS[space], die, strategic, stay))
    for leader in leaders:
        leader_home(s, leader)
    if not stay:
        await leave_one(s, side, space)


async def leave_one(s: PeloponnesianState, side: int, space: int) -> None:
    """PW-6.4-c One SP stays: by its kind and the space's, national before allied (PW-6.4-d); the others go home."""
    kept = await who_stays(s, side, space)
    i = space * COLUMNS
    gone = [0, 0, 0]
    for c in COLUMNS_OF[side]:
        n = s.units[i + c] - (1 if c == kept else 0)
        if n:
            remove(s, space, c, n)
            s.box[c] += n
            gone[KIND_OF[c]] += n
    if any(gone):
        s.emit(WentHome(SIDE_REFS[side], REFS[space], *gone))
    left = [0, 0, 0]
    if kept != NOBODY:
        left[KIND_OF[kept]] = 1
        s.emit(UnitsLeft(SIDE_REFS[side], REFS[space], *left))


async def who_stays(s: PeloponnesianState, side: int, space: int) -> int:
    """PW-6.4-c Hoplite, Cavalry, ship; on an Island a ship, else any land SP, as its owner likes (ruling OQ-LEAVE)."""
    i = space * COLUMNS

    def first(kind: int) -> int:
        return next((c for n in NATIONS_OF[side] if s.units[i + (c := column(n, kind))]), NOBODY)

    if SPACE_KIND[space] != ISLAND:
        return next((c for kind in BY_LAND if (c := first(kind)) != NOBODY), NOBODY)
    if first(NAVAL) != NOBODY:
        return first(NAVAL)
    land = [c for kind in BY_LAND[:2] if (c := first(kind)) != NOBODY]
    if len(land) > 1 and seat_of(s, side) != NOBODY:
        options = [Option(unit_name(c, space), c, {"piece": unit_name(c, space)}) for c in land]
        return await choose(seat_of(s, side), "stays", options, rule="PW-6.4-c", about={"space": REFS[space]})
    return land[0] if land else NOBODY
