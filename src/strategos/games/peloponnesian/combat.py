"""6.2 the order of battles, and 6.4 going home."""

from __future__ import annotations

from collections.abc import Sequence

from strategos.kernel.agenda import push
from strategos.kernel.asking import Option, choose
from strategos.kernel.chance import roll
from strategos.kernel.clock import AGAIN, Again

from .control import show_control
from .events import HomecomingRolled, UnitsLeft, WentHome
from .facts import (
    ATHENS,
    ATHENS_SPACE,
    COLUMNS,
    COLUMNS_OF,
    ELITE_SP,
    FORTRESS,
    HOME,
    HOME_GUARD,
    HOPLITE,
    ISLAND,
    KIND_OF,
    LEADER_REFS,
    LEADERS,
    NAMES,
    NATIONS_OF,
    NAVAL,
    PERSIA,
    REFS,
    SIDE_REFS,
    SIDES,
    SPACE_KIND,
    SPARTA,
    THEBES,
    column,
)
from .fall_of_sparta import free_messenia, garrison_captures, retake
from .forces import BY_LAND, LAND_SP, Party, leader_home, party_elites, party_leaders, send_home
from .homecoming import go_on_coming_home
from .names import unit_name
from .persia import lose_sardis
from .sieges import most_urgent, next_combat
from .state import (
    BOX,
    NOBODY,
    PeloponnesianState,
    fall_of_sparta,
    holders,
    holds,
    hostile_to,
    including,
    leaders_at,
    led_spaces,
    note,
    seat_of,
    solitaire,
)
from .tasks import Battle, PersianBattle
from .whereabouts import AT, allegiance, around, presence, remove, spaces_in, whereabouts
from .zones import besieged, reaches

FORTRESSES = sum(AT[space] for space, walls in enumerate(FORTRESS) if walls)
STAY = 6
"""PW-6.4-e The least with which all SP stay."""


# -- 6.2 --------------------------------------------------------------------------------------------------------------

Meeting = tuple[Party, Party]
"""Two Forces that have to fight; Athens (the Coalition) before Sparta, both before Persia."""


def contested(s: PeloponnesianState) -> list[int]:
    """PW-6.2-a Spaces without a Siege marker and with units of two sides."""
    ours, theirs, persians = presence(s, ATHENS), presence(s, SPARTA), presence(s, PERSIA)
    return [space for space in spaces_in(ours & theirs | (ours | theirs) & persians) if space not in s.sieges]


def meeting_in(s: PeloponnesianState, space: int) -> Meeting:
    """PW-6.2-e The Forces that fight in a contested space."""
    ours, theirs, *_ = holders(s, space)
    return Party(ours, space), Party(theirs, space)


def pairs_in_reach(s: PeloponnesianState) -> list[Meeting]:
    """PW-6.2-b Forces in different spaces of which one stands in the other's Zone of Influence; each pair fights once
    (ruling OQ-ZOI-BATTLE), who is besieged with nobody (PW-6.2-f)."""
    found: list[Meeting] = []
    who = whereabouts(s)
    for side, enemy in ((ATHENS, SPARTA), (ATHENS, PERSIA), (SPARTA, PERSIA)):
        ours, theirs = who.threats(side), who.threats(enemy)
        if not theirs.units:
            continue
        # Most stand far apart; only of the others it is asked whether anything forbids it.
        by_land, by_sea = around(theirs.units)
        for here in spaces_in(ours.units & theirs.everywhere | ours.horse & by_land | ours.ships & by_sea):
            close = (theirs.near(here) | ours.from_there(here)) & theirs.units & ~AT[here]
            for there in spaces_in(close) if close else ():
                meeting = Party(side, here), Party(enemy, there)
                if besieged(s, here, side) or besieged(s, there, enemy) or _met(*meeting) in s.now.met:
                    continue
                if reaches(s, here, side, there, combat=True) or reaches(s, there, enemy, here, combat=True):
                    found.append(meeting)
    return found


def reach(s: PeloponnesianState, ours: Party, theirs: Party) -> tuple[bool, bool]:
    """Whether the first reaches the second, and the second the first."""
    return (
        reaches(s, ours.place, ours.side, theirs.place, combat=True),
        reaches(s, theirs.place, theirs.side, ours.place, combat=True),
    )


def _met(ours: Party, theirs: Party) -> tuple[int, int, int, int]:
    return ours.side, ours.place, theirs.side, theirs.place


def options_of(meetings: Sequence[Meeting]) -> list[Option[Meeting]]:
    """The meetings by their places; where three sides meet between the same two, by their sides as well."""
    keys = [NAMES[a.place] if a.place == b.place else f"{NAMES[a.place]}+{NAMES[b.place]}" for a, b in meetings]
    found: list[Option[Meeting]] = []
    for number, (key, meeting) in enumerate(zip(keys, meetings, strict=True)):
        ours, theirs = meeting
        on: dict[str, str | int] = {"space": NAMES[ours.place]}
        if ours.place != theirs.place:
            on["amount"] = number
        name = key if keys.count(key) == 1 else f"{key}+{SIDES[ours.side]}+{SIDES[theirs.side]}"
        found.append(Option(name, meeting, on))
    return found


async def battle_resolution(s: PeloponnesianState) -> Again | None:
    """PW-6.2-a Battles in one space first, by category; then of Forces in each other's reach (category 4)."""
    meetings = [meeting_in(s, space) for space in most_urgent(s, contested(s))]
    if not solitaire(s) or not meetings:
        meetings.extend(pairs_in_reach(s))
    if not meetings:
        return None
    ours, theirs = await next_combat(s, "battle", options_of(meetings), "PW-6.2-h")
    note(s, met=including(s.now.met, _met(ours, theirs)))
    space = await place_of(s, ours, theirs)
    if theirs.side == PERSIA:
        push(s, PersianBattle(space, ours.side, (ours.place, theirs.place)))
    else:
        push(s, Battle(space, (ours.place, theirs.place)))
    return AGAIN


async def place_of(s: PeloponnesianState, ours: Party, theirs: Party) -> int:
    """PW-6.2-g Where the battle counts as fought: with the Force that stands in the other's reach (OQ-ZOI-BATTLE)."""
    if ours.place == theirs.place:
        return ours.place
    in_ours, in_theirs = reach(s, ours, theirs)
    if in_ours != in_theirs:
        return theirs.place if in_ours else ours.place
    led = [bool(party_leaders(s, party)) for party in (ours, theirs)]
    if led[0] != led[1]:
        return theirs.place if led[0] else ours.place
    [die] = await roll(2, purpose="place_of_battle", rule="PW-6.2-g")
    return (ours, theirs)[die - 1].place


# -- 6.4 --------------------------------------------------------------------------------------------------------------


async def going_home(s: PeloponnesianState) -> Again | None:
    """PW-6.4-a Every Army on the map rolls whether it stays; then all come home from the box (PW-6.4-f)."""
    if s.setup.option("leaderless") == "leave":
        leave_fortresses(s)
    for space in led_spaces(s):
        for side in (ATHENS, SPARTA):
            if leaders_at(s, space, side):
                await army_goes_home(s, side, space)
    if await go_on_coming_home(s, after_combat=True):
        return AGAIN
    s.sieges.clear()
    show_control(s)
    if fall_of_sparta(s):
        lose_sardis(s)
        retake(s)
        await garrison_captures(s)
        if free_messenia(s):
            # PW-6.5-a Who makes way comes home yet: the box is empty when the phase ends.
            return AGAIN
    return None


def leave_fortresses(s: PeloponnesianState) -> None:
    """Ruling OQ-LEADERLESS: Forces without a leader do not stay in a fortress they have not taken."""
    held = [(space, side) for side in (ATHENS, SPARTA) for space in enemy_fortresses(s, side)]
    for space, side in sorted(held):
        if untaken(s, side, space) and not leaders_at(s, space, side):
            send_home(s, Party(side, space))


def enemy_fortresses(s: PeloponnesianState, side: int) -> Sequence[int]:
    """The fortresses with units of a side of which `untaken` is to be asked: not its own nor friendly, or rebels."""
    whose = allegiance(s)
    return spaces_in(presence(s, side) & FORTRESSES & ~whose.own[side] & (whose.rebels | ~whose.friendly[side]))


def untaken(s: PeloponnesianState, side: int, space: int) -> bool:
    """A fortress that is an enemy's, not controlled before, and this turn neither taken by a siege nor kept by an Army
    (PW-6.4-h)."""
    return hostile_to(s, space, side) and space not in s.now.taken


def cities(s: PeloponnesianState, side: int) -> tuple[int, ...]:
    """The home spaces of a side; the Coalition has two."""
    return (ATHENS_SPACE, THEBES) if fall_of_sparta(s) and side == ATHENS else (HOME[side],)


async def army_goes_home(s: PeloponnesianState, side: int, space: int) -> None:
    """PW-6.4-a A die and the Strategic Value; up to 5 one SP stays (PW-6.4-b), from 6 on all do (PW-6.4-e)."""
    leaders = leaders_at(s, space, side)
    units = holds(s, space, side)
    if not units or (space in cities(s, side) and s.setup.option("home_army") == "stays"):
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
    # PW-6.4-h What stays holds the space, though its leader is gone; others may still be asked where they come home to.
    note(s, taken=including(s.now.taken, space))
    if not stay:
        await leave_one(s, side, space)


async def leave_one(s: PeloponnesianState, side: int, space: int) -> None:
    """PW-6.4-c One SP stays: by its kind and the space's, national before allied (PW-6.4-d); the others go home."""
    kept = await who_stays(s, side, space)
    i = space * COLUMNS
    gone = [0, 0, 0]
    if kept != NOBODY:
        # An elite unit goes with the others; alone it is what stays, and the Home Guard always does (PW-COMP-z).
        for elite in (e for e in party_elites(s, Party(side, space)) if e != HOME_GUARD):
            s.elite_at[elite] = BOX
            gone[HOPLITE] += ELITE_SP[elite]
    for c in COLUMNS_OF[side]:
        n = s.units[i + c] - (1 if c == kept else 0)
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
    land = [c for kind in LAND_SP if (c := first(kind)) != NOBODY]
    if len(land) > 1 and seat_of(s, side) != NOBODY:
        options = [Option(unit_name(c, space), c, {"piece": unit_name(c, space)}) for c in land]
        return await choose(seat_of(s, side), "stays", options, rule="PW-6.4-c", about={"space": REFS[space]})
    return land[0] if land else NOBODY
