"""The position: who and what is where. Tables of numbers, and the questions everybody asks of them.

Places are provinces and sea zones as numbered in `board`, then the holds of galleys. A seat is the player, and as long
as its Caesar lives also the number of its colour; the pieces of a fallen colour obey the seat in `master`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

import msgspec

from strategos.kernel.asking import Seat
from strategos.kernel.clock import Clock
from strategos.kernel.game import Setup, State

from .facts import (
    CITY_TRIBUTE,
    COLOURS,
    GALLEY_POINTS,
    GALLEYS,
    KINDS,
    LEADER_POINTS,
    LEADERS,
    NAMES,
    PROVINCES,
    REFS,
    ROAD_ON,
    SPACES,
    VALUE,
)
from .tasks import ConquestTask, Fight

HOLD = SPACES
"""The hold of galley g is place HOLD + g."""
PLACES = SPACES + COLOURS * GALLEYS
ROW = 3
"""Numbers per place and seat in `units`: one for each kind of land unit."""
WIDTH = COLOURS * ROW
NONE = bytes(ROW)
"""The numbers of a seat without land units in a place."""
EMPTY = bytearray(WIDTH)
"""The numbers of a place without land units."""

GONE = -1
"""Where a dead leader is, or a galley that is not on the board."""
NOBODY = -1
CITY, FORTIFIED = 1, 2


def captive_of(seat: Seat) -> int:
    """Where a leader held prisoner by `seat` is."""
    return -10 - seat


class Purchase(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something bought in phase five and placed in phase six: `count` pieces at a province (and coast or border)."""

    item: str
    count: int = 1
    at: int = 0
    other: int = 0
    """The coast of a galley, the border of a Road."""


class RoadRun(msgspec.Struct, frozen=True):
    """Leaders and units that have come along Roads this turn and may go on along them at no further cost."""

    place: int
    leaders: tuple[int, ...]
    units: tuple[int, int, int]
    spent: int = 0
    """How many of the Cavalry have no point left."""
    path: tuple[int, ...] = ()
    """Where the march has been."""
    owed: tuple[Seat, ...] = ()
    """Owners of Roads on the way who were not asked, because each step was paid for like any other."""


class ConquestState(State, kw_only=True):
    setup: Setup
    clock: Clock = Clock()
    agenda: list[ConquestTask] = []
    home: list[int]
    """Seat → its home province."""
    master: list[int]
    """Colour → the seat its pieces obey."""
    units: bytearray
    """(place, seat, kind) → how many land units; the largest table by far, so it is kept small."""
    leader_at: list[int]
    """Leader (colour × LEADERS + n) → place, captor, or GONE."""
    galley_at: list[int]
    """Galley (colour × GALLEYS + n) → province or sea zone, or GONE."""
    galley_coast: list[int]
    """Galley at a province → which of its coasts."""
    control: list[int]
    """Province → seat or NOBODY."""
    city: list[int]
    """Province → 0, CITY or FORTIFIED."""
    road: list[int]
    """Land border → 1 where a Road lies."""
    purse: list[int]
    """Seat → Talents in hand."""
    emperor: int = NOBODY
    """The seat all others have acclaimed."""

    price_level: int = 0
    """How many rises of the prices are in force."""
    rise_by: list[int] = []
    """Rise → the seat whose marker set it off, in the order of the levels."""
    rise_in: list[int] = []
    """Rise → how many starts of that seat's turn are still to come before it holds."""

    # What lasts for one turn only.
    leader_left: list[int]
    """Leader → movement points left."""
    galley_left: list[int]
    galley_from: list[int]
    """Galley → the sea zone by which it came to its coast this turn, or GONE."""
    tired: dict[int, int]
    """(place, kind, points left) → units of the mover with fewer points left than they started with."""
    landed: dict[int, int]
    """(place, kind) → units of the mover that came ashore this turn."""
    ashore: list[int] = []
    """Leaders of the mover who came ashore this turn."""
    refusals: dict[str, int] = {}
    """What was refused to whom: nobody asks twice in one move."""
    acclaimed: bool = False
    """The mover has proposed an emperor this turn."""
    runs: list[RoadRun] = []
    """Road marches of this turn that may go on."""
    fought: dict[int, int] = {}
    """Galley → the enemy it has fought this Combat phase."""
    orders: list[Purchase] = []
    """What was bought this turn and waits for placement."""
    talked: list[int] = []
    """Generals about whose return somebody has bargained in this phase six."""
    silent: list[Seat] = []
    """Players who have no more to say about theirs."""


# -- names ------------------------------------------------------------------------------------------------------------

LEADER_NAMES: dict[int, tuple[str, ...]] = {
    p: (f"caesar-{NAMES[p]}", *(f"general-{NAMES[p]}-{n}" for n in range(1, LEADERS))) for p in range(PROVINCES)
}
GALLEY_NAMES: dict[int, tuple[str, ...]] = {
    p: tuple(f"galley-{NAMES[p]}-{n}" for n in range(1, GALLEYS + 1)) for p in range(PROVINCES)
}


LEADER_REFS: dict[int, tuple[str, ...]] = {p: tuple(f"piece:{n}" for n in names) for p, names in LEADER_NAMES.items()}
SIDE_REFS: tuple[str, ...] = tuple(f"side:{NAMES[p]}" for p in range(PROVINCES))


def side(s: ConquestState, seat: Seat) -> str:
    """A player goes by the name of his home, once he has one."""
    home = s.home[seat]
    return NAMES[home] if home >= 0 else f"player-{seat + 1}"


def side_ref(s: ConquestState, seat: Seat) -> str:
    home = s.home[seat]
    return SIDE_REFS[home] if home >= 0 else f"side:{side(s, seat)}"


def leader_name(s: ConquestState, leader: int) -> str:
    return LEADER_NAMES[s.home[leader // LEADERS]][leader % LEADERS]


def leader_ref(s: ConquestState, leader: int) -> str:
    return LEADER_REFS[s.home[leader // LEADERS]][leader % LEADERS]


def galley_name(s: ConquestState, galley: int) -> str:
    return GALLEY_NAMES[s.home[galley // GALLEYS]][galley % GALLEYS]


def place_name(s: ConquestState, place: int) -> str:
    return NAMES[place] if place < SPACES else galley_name(s, place - HOLD)


def place_ref(s: ConquestState, place: int) -> str:
    return REFS[place] if place < SPACES else f"piece:{galley_name(s, place - HOLD)}"


def stack_name(s: ConquestState, place: int, seat: Seat, kind: int) -> str:
    return stack_of(kind, side(s, seat), place_name(s, place))


def stack_of(kind: int, owner: str, place: str) -> str:
    return f"{KINDS[kind]}-{owner}-{place}"


# -- who --------------------------------------------------------------------------------------------------------------


def is_caesar(leader: int) -> bool:
    return leader % LEADERS == 0


def alive(s: ConquestState, seat: Seat) -> bool:
    """A player is in the game while his own Caesar is on the board."""
    return s.leader_at[seat * LEADERS] >= 0


def several_living(s: ConquestState) -> bool:
    """Whether a second player is still in the game; asked before every procedure, so it stops at him."""
    at, found = s.leader_at, False
    for caesar in range(0, s.setup.seats * LEADERS, LEADERS):
        if at[caesar] >= 0:
            if found:
                return True
            found = True
    return False


def living(s: ConquestState) -> list[Seat]:
    at = s.leader_at
    return [seat for seat in range(s.setup.seats) if at[seat * LEADERS] >= 0]


def owner_of_leader(s: ConquestState, leader: int) -> Seat:
    return s.master[leader // LEADERS]


def colours(s: ConquestState, seat: Seat) -> list[int]:
    """The colours a player commands: his own and those of the Caesars he has taken."""
    return [c for c in range(s.setup.seats) if s.master[c] == seat]


def leaders_of(s: ConquestState, seat: Seat) -> Sequence[int]:
    """The leaders of a player, wherever they are, dead or captive ones included."""
    own = range(seat * LEADERS, seat * LEADERS + LEADERS)
    if s.master.count(seat) == 1:
        return own
    return [c * LEADERS + n for c in colours(s, seat) for n in range(LEADERS)]


def leaders_at(s: ConquestState, place: int, seat: Seat) -> list[int]:
    at = s.leader_at
    return [leader for leader in leaders_of(s, seat) if at[leader] == place]


def galleys_of(s: ConquestState, seat: Seat) -> Sequence[int]:
    """The galleys of a player, those not on the board included."""
    if s.master.count(seat) == 1:
        return range(seat * GALLEYS, seat * GALLEYS + GALLEYS)
    return [c * GALLEYS + n for c in colours(s, seat) for n in range(GALLEYS)]


def galleys_at(s: ConquestState, space: int, seat: Seat) -> list[int]:
    at = s.galley_at
    return [galley for galley in galleys_of(s, seat) if at[galley] == space]


def galley_owners(s: ConquestState, space: int) -> list[Seat]:
    """The players with galleys in a space."""
    found: list[Seat] = []
    if space not in s.galley_at:
        return found
    for galley, at in enumerate(s.galley_at):
        if at == space and s.master[galley // GALLEYS] not in found:
            found.append(s.master[galley // GALLEYS])
    return found


# -- land units -------------------------------------------------------------------------------------------------------


def tired_key(place: int, kind: int, left: int) -> int:
    """Where `tired` counts the units of a kind in a place with so many points left."""
    return (place * ROW + kind) * 2 + left


def row(place: int, seat: Seat) -> int:
    """Where the three numbers of a seat in a place begin."""
    return place * WIDTH + seat * ROW


def force(s: ConquestState, place: int, seat: Seat) -> list[int]:
    """How many of each kind of land unit a seat has in a place."""
    i = place * WIDTH + seat * ROW
    return list(s.units[i : i + ROW])


def strength(s: ConquestState, place: int, seat: Seat) -> int:
    """How many land units a seat has in a place."""
    i = place * WIDTH + seat * ROW
    u = s.units
    return u[i] + u[i + 1] + u[i + 2]


def enemy_in(s: ConquestState, place: int, seat: Seat) -> Seat:
    """The other player with land units in a place, or NOBODY. There is never more than one."""
    i = place * WIDTH
    others = s.units[i : i + WIDTH]
    if others == EMPTY:
        return NOBODY
    others[seat * ROW : seat * ROW + ROW] = NONE
    first = WIDTH - len(others.lstrip(NONE))
    return first // ROW if first < WIDTH else NOBODY


def garrisoned(s: ConquestState, seat: Seat) -> list[int]:
    """The provinces where a seat has land units."""
    u, i, end = s.units, seat * ROW, PROVINCES * WIDTH
    # One number with a byte for each province is much sooner made and searched than provinces are asked one by one.
    infantry = int.from_bytes(u[i:end:WIDTH], "big")
    cavalry = int.from_bytes(u[i + 1 : end : WIDTH], "big")
    catapult = int.from_bytes(u[i + 2 : end : WIDTH], "big")
    return list(compress(range(PROVINCES), (infantry | cavalry | catapult).to_bytes(PROVINCES, "big")))


def attacker(s: ConquestState) -> Seat:
    """Who fights the battles of this turn: the mover, or who took his place by capturing his Caesar (ruling R10)."""
    return NOBODY if s.clock.seat is None else s.master[s.clock.seat]


def contested(s: ConquestState) -> list[int]:
    """Provinces where a battle caused by this turn's movement still has to be fought."""
    seat = attacker(s)
    return [p for p in garrisoned(s, seat) if enemy_in(s, p, seat) != NOBODY]


def fight_under_way(s: ConquestState) -> Fight | None:
    """The battle that is being fought, if one is."""
    task = s.agenda[-1] if s.agenda else None
    return task if isinstance(task, Fight) else None


def add_units(s: ConquestState, place: int, seat: Seat, counts: Sequence[int]) -> None:
    i = place * WIDTH + seat * ROW
    for kind, n in enumerate(counts):
        s.units[i + kind] += n


def remove_units(s: ConquestState, place: int, seat: Seat, counts: Sequence[int]) -> None:
    """Take units off a place. Of equal ones those that came ashore go first: their owner would choose so."""
    i = place * WIDTH + seat * ROW
    for kind, n in enumerate(counts):
        if n:
            s.units[i + kind] -= n
            ashore = s.landed.get(place * ROW + kind, 0)
            if ashore and seat == attacker(s):
                s.landed[place * ROW + kind] = max(0, ashore - n)


def on_board(s: ConquestState, seat: Seat, kind: int) -> int:
    """How many land units of a kind a player has on the board."""
    return sum(s.units[seat * ROW + kind :: WIDTH].translate(None, b"\0"))


# -- provinces --------------------------------------------------------------------------------------------------------


def tribute(s: ConquestState, seat: Seat) -> int:
    """What the player's marker on the Tribute Scale shows: the value of his provinces and 5 for each City."""
    total = 0
    city = s.city
    for p, owner in enumerate(s.control):
        if owner == seat:
            total += VALUE[p] + (CITY_TRIBUTE if city[p] else 0)
    return total


def has_home(s: ConquestState, seat: Seat) -> bool:
    return s.control[s.home[seat]] == seat


def road_between(s: ConquestState, a: int, b: int) -> bool:
    border = ROAD_ON.get((a, b))
    return border is not None and s.road[border] == 1


def fresh_turn(s: ConquestState) -> None:
    """All movement points back, everything that lasts for one turn forgotten."""
    s.leader_left = [LEADER_POINTS] * len(s.leader_at)
    s.galley_left = [GALLEY_POINTS] * len(s.galley_at)
    s.galley_from = [GONE] * len(s.galley_at)
    s.tired, s.landed, s.ashore, s.refusals, s.fought = {}, {}, [], {}, {}
    s.orders, s.talked, s.silent = [], [], []
    s.acclaimed = False
    s.runs = []
