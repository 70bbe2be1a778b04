"""The position, and the plain questions about it that every chapter asks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

import msgspec

from strategos.kernel.asking import Option
from strategos.kernel.clock import Clock
from strategos.kernel.game import Setup, State

from .facts import (
    AFLOAT,
    ARMIES,
    DEAD,
    DISPERSED,
    FACTIONS,
    FLEETS,
    GENERALS,
    INDEPENDENT,
    KIND,
    MAJOR_CITY,
    MAJORS,
    NOBODY,
    NONE,
    OFF,
    PLACE,
    PLACES,
    POSITIONS,
    RANK,
    ROYALS,
    SPACES,
    WAITING,
    Troops,
    inside,
    is_inside,
    minors,
    outside,
    space_of,
)
from .tasks import Battle, SuccessorsTask


class Siege(msgspec.Struct, frozen=True, array_like=True):
    """Siege Points a Faction has gained against a space."""

    faction: int
    points: int


class Conducted(msgspec.Struct, frozen=True, array_like=True):
    """Sieges of one space in a Segment, by the Army of one General (S4-15.2-n)."""

    general: int
    count: int


class Trainee(msgspec.Struct, frozen=True, array_like=True):
    """A CU on a Training track; on box 0 there is none."""

    kind: int = 0
    box: int = 0


class Voyage(msgspec.Struct, frozen=True, array_like=True):
    """A Naval Movement under way; all pieces of its Faction in a sea position belong to it (S4-13.1-b)."""

    general: int
    """The activated General, who stays in the sea position (S4-13.2-h)."""
    port: int
    """The land position of the Port of Embarkation (OQ-EMBARK-POSITION)."""
    escort: tuple[int, ...] = ()


class Glimpse(msgspec.Struct, frozen=True, array_like=True):
    """A Faction knows one card of another's hand, since it was its own."""

    by: int
    of: int
    card: int


class SuccessorsState(State):
    """The position. Legitimacy, VP, Prestige, Fleets and Provinces are not in it: they follow from it."""

    setup: Setup = Setup(4, "alexander")
    clock: Clock = Clock()
    agenda: list[SuccessorsTask] = []
    control: bytearray = msgspec.field(default_factory=lambda: bytearray([NOBODY]) * SPACES)
    """Space → the Faction of its PC marker, INDEPENDENT or NOBODY."""
    general_at: list[int] = msgspec.field(default_factory=lambda: [WAITING] * MAJORS + [OFF] * (GENERALS - MAJORS))
    """General → his position, or OFF, DISPERSED, DEAD, WAITING."""
    general_of: bytearray = msgspec.field(
        default_factory=lambda: bytearray([NOBODY] * MAJORS + [n for n in range(len(FACTIONS)) for _ in minors(n)])
    )
    """General → his Faction."""
    popularity: bytearray = msgspec.field(default_factory=lambda: bytearray(GENERALS))
    """General → Independent Armies he has defeated, each +1 P (S4-7.2-af)."""
    troops: dict[int, Troops] = {}
    """Faction and position (`stack`) → its CUs there; never an empty entry."""
    dispersed: list[Troops] = msgspec.field(default_factory=lambda: [NONE] * len(FACTIONS))
    """Faction → its CUs in the Dispersed box."""
    army_at: list[int] = msgspec.field(default_factory=lambda: [WAITING] * len(ARMIES))
    """Independent Army → its position, WAITING in its box, DEAD."""
    royal_at: list[int] = msgspec.field(default_factory=lambda: [WAITING] * len(ROYALS))
    """Royal Family Member → position, WAITING in a holding box, DEAD."""
    royal_of: bytearray = msgspec.field(default_factory=lambda: bytearray([NOBODY] * len(ROYALS)))
    """Royal Family Member → the Faction that controls it."""
    hearse_finished: bool = False
    """The Hearse can leave Babylon in Game Turn I already (S4-16.3-a)."""
    tomb: int = NOBODY
    """The space of the Tomb."""
    buried_at_pella: int = NOBODY
    """The Faction that buried Alexander at Pella."""
    champion: bytearray = msgspec.field(default_factory=lambda: bytearray([1] * len(FACTIONS)))
    """Faction → Champion (1) or Successor (0)."""
    condemned: int = NOBODY
    """The condemned General."""
    persian_support: int = NOBODY
    oracle: bytearray = msgspec.field(default_factory=lambda: bytearray(len(FACTIONS)))
    """Faction → its 1 L of the Oracle."""
    pirates: int = NOBODY
    """The Faction that has the Kilikia Fleet."""
    fleet_away: bytearray = msgspec.field(default_factory=lambda: bytearray(len(FLEETS)))
    """Fleet → in the Dispersed box."""
    upgraded: bytearray = msgspec.field(default_factory=lambda: bytearray([NOBODY] * len(FLEETS)))
    """Fleet → the Faction that has turned its higher side up; it counts for that Faction only (S4-7.4-i)."""
    sieges: dict[int, Siege] = {}
    """Space → Siege Points against it."""
    received: bytearray = msgspec.field(default_factory=lambda: bytearray([NOBODY] * MAJORS))
    """Major General → the Faction that received him at set-up."""
    usurper: int = NOBODY
    first: int = 0
    """The First Player of this Game Turn."""
    leftward: bool = True
    """Turn Order runs to the left, by rising seats."""
    hand: list[tuple[int, ...]] = msgspec.field(default_factory=lambda: [()] * len(FACTIONS))
    """Faction → the Tyche cards it holds, sorted; known to itself only."""
    glimpses: list[Glimpse] = []
    """What is known of other hands; each to its own Faction, and to the one whose card it is."""
    deck: list[int] = []
    """Cards nobody has seen, sorted, those face down on the table among them: which comes next is drawn when needed."""
    table: int = 0
    """How many of them lie on the table."""
    discards: list[int] = []
    kept: list[int] = []
    """Cards that stay before their players to the end of the Game Turn (S4-6.2-al)."""
    orator: int = NOBODY
    """The General with the Gift of Oratory, to the end of the Segment (S4-7.2-ah)."""
    training: list[Trainee] = msgspec.field(default_factory=lambda: [Trainee()] * len(FACTIONS))
    """Faction → its Training track."""
    brides: dict[int, int] = {}
    """Woman → the Faction that has played her card in this Game Turn."""
    moved: dict[int, Troops] = {}
    """`stack` → its CUs that an Army of this Segment has moved, left behind or led into battle (S4-9.1-f)."""
    moved_generals: list[int] = []
    """The Generals activated or moved in this Segment (S4-9.1-e)."""
    moved_royals: list[int] = []
    """The Royal Family Members moved in this Segment."""
    battled: dict[int, Troops] = {}
    """`stack` → its CUs that have taken part in a Land Battle of this Segment (S4-15.2-c)."""
    battled_generals: list[int] = []
    """The Generals who have."""
    conducted: dict[int, Conducted] = {}
    """Space → the sieges conducted there for MP in this Segment (S4-15.2-b)."""
    movement_die: int = 0
    """The roll for MP in this Activation Segment; 0 before it (S4-9.2-b)."""
    building: dict[int, int] = {}
    """Faction → the space where it builds its Capital."""
    capitals: dict[int, int] = {}
    """Capital → the Faction that founded it and still has it."""
    founders: list[int] = []
    """The Factions that have completed a Capital: nobody founds a second one."""
    captured: dict[int, int] = {}
    """Faction → Capitals of others it has captured."""
    helepolis: dict[int, int] = {}
    """The Major City with the Helepolis → the Faction that built it; none while it is in its box."""
    plundered: list[int] = []
    """The treasure cities with a Plunder marker, in order."""
    resupplied: dict[int, int] = {}
    """Port → the Faction whose CUs have no Supply Limit there in this Game Turn."""
    pact: tuple[int, ...] = ()
    """The two Factions that do not attack each other in this Game Turn."""
    passage: list[int] = []
    """The Factions that have granted Free Passage to the Army on its way."""
    voyage: Voyage | None = None
    sailed: int = NOBODY
    """The activated General who has used Naval Movement in this Segment (S4-13.1-b)."""
    shipped: int = 0
    """CUs moved by sea in this Segment (S4-13.1-c)."""
    challengers: list[int] = []
    """The Factions that have declared a Naval Battle in this Segment (S4-13.3-e)."""
    battle: Battle | None = None
    """The Land Battle under way."""
    had_vp: bytearray = msgspec.field(default_factory=lambda: bytearray(len(FACTIONS)))
    """Faction → it had Victory Points after the last Procedure (S4-3.7-l asks for a drop)."""
    winner: int = NOBODY
    won_by: str = ""


# -- who stands where -------------------------------------------------------------------------------------------------


def factions(s: SuccessorsState) -> range:
    return range(s.setup.seats)


def turn_order(s: SuccessorsState) -> list[int]:
    """S4-5.1-m The First Player, and round the table in the chosen direction."""
    step = 1 if s.leftward else -1
    return [(s.first + step * n) % s.setup.seats for n in factions(s)]


def stack(faction: int, position: int) -> int:
    """The key of a Faction's CUs in a position."""
    return faction * POSITIONS + position


def troops_at(s: SuccessorsState, faction: int, position: int) -> Troops:
    return s.troops.get(faction * POSITIONS + position, NONE)


def cus(group: Troops) -> int:
    """How many CUs there are."""
    a, b, c, d, e, f = group
    return a + b + c + d + e + f


def added(group: Troops, more: Troops) -> Troops:
    a, b, c, d, e, f = group
    u, v, w, x, y, z = more
    return a + u, b + v, c + w, d + x, e + y, f + z


def less(group: Troops, fewer: Troops) -> Troops:
    a, b, c, d, e, f = group
    u, v, w, x, y, z = fewer
    return a - u, b - v, c - w, d - x, e - y, f - z


def least(group: Troops, other: Troops) -> Troops:
    """What two groups have in common, type by type."""
    if group == other or not any(group):
        return group
    a, b, c, d, e, f = map(min, group, other)
    return a, b, c, d, e, f


def beyond(group: Troops, other: Troops) -> Troops:
    """What a group has more than another, type by type."""
    return less(group, least(group, other))


def one(kind: int, count: int = 1) -> Troops:
    """So many CUs of one type."""
    a, b, c, d, e, f = (count if k == kind else 0 for k in range(len(NONE)))
    return a, b, c, d, e, f


def put(s: SuccessorsState, faction: int, position: int, group: Troops) -> None:
    """CUs join those of their Faction in a position."""
    if any(group):
        key = stack(faction, position)
        s.troops[key] = added(s.troops.get(key, NONE), group)


def take(s: SuccessorsState, faction: int, position: int, group: Troops) -> None:
    """CUs leave a position."""
    key = stack(faction, position)
    left = less(s.troops.get(key, NONE), group)
    assert min(left) >= 0, "more CUs than there are"
    if any(left):
        s.troops[key] = left
    else:
        s.troops.pop(key, None)


class Whereabouts:
    """Where the Generals are, read from the tables once and kept for as long as they are the same: comparing them is
    many times quicker than reading them, and between two changes much is asked."""

    def __init__(self, general_at: list[int], general_of: bytearray) -> None:
        self.general_at, self.general_of = general_at.copy(), general_of.copy()
        found: dict[int, tuple[int, ...]] = {}
        for general in BY_RANK:
            if general_at[general] >= 0:
                key = stack(general_of[general], general_at[general])
                found[key] = (*found.get(key, ()), general)
        self.stacks = found
        self.leaders: dict[int, tuple[int, ...]] = {}
        """Position → the Factions with Generals there."""
        for key in sorted(found):
            faction, at = divmod(key, POSITIONS)
            self.leaders[at] = (*self.leaders.get(at, ()), faction)


BY_RANK: tuple[int, ...] = tuple(sorted(range(GENERALS), key=lambda g: (-RANK[g], g)))
_last_seen: Whereabouts | None = None


def whereabouts(s: SuccessorsState) -> Whereabouts:
    global _last_seen
    last = _last_seen
    if last is None or last.general_at != s.general_at or last.general_of != s.general_of:
        last = _last_seen = Whereabouts(s.general_at, s.general_of)
    return last


def stacks_of_generals(s: SuccessorsState) -> dict[int, tuple[int, ...]]:
    """`stack` → the Generals of a Faction in a position, the highest Rank first; not to be changed."""
    return whereabouts(s).stacks


def leaders_at(s: SuccessorsState, position: int) -> tuple[int, ...]:
    """The Factions with a General in a position."""
    return whereabouts(s).leaders.get(position, ())


def generals_at(s: SuccessorsState, faction: int, position: int) -> tuple[int, ...]:
    """The Generals of a Faction in a position, the highest Rank first."""
    return whereabouts(s).stacks.get(faction * POSITIONS + position, ())


def commander(s: SuccessorsState, faction: int, position: int) -> int:
    """S4-7.1-f The highest-Rank General of a Faction in a position commands; NOBODY if there is none."""
    found = generals_at(s, faction, position)
    return found[0] if found else NOBODY


def armies_at(s: SuccessorsState, position: int) -> list[int]:
    """Independent Armies in a position."""
    return [n for n, at in enumerate(s.army_at) if at == position] if position in s.army_at else []


def cus_in_space(s: SuccessorsState, faction: int, space: int) -> int:
    key, troops = faction * POSITIONS + 2 * space, s.troops
    return cus(troops.get(key, NONE)) + cus(troops.get(key + 1, NONE))


def enemy_generals_at(s: SuccessorsState, faction: int, position: int) -> Iterator[int]:
    """The other Factions with Generals in a position; Independent Armies have theirs."""
    for other in leaders_at(s, position):
        if other != faction:
            yield other
    if faction != INDEPENDENT and armies_at(s, position):
        yield INDEPENDENT


def has_general_at(s: SuccessorsState, faction: int, position: int) -> bool:
    """Whether another Faction, Independents among them, has a General in a position."""
    if any(other != faction for other in leaders_at(s, position)):
        return True
    return faction != INDEPENDENT and position in s.army_at


def is_major_city(s: SuccessorsState, space: int) -> bool:
    """S4-2-b As printed, and in every respect a completed Capital (S4-16.1-c)."""
    return KIND[space] == MAJOR_CITY or space in s.capitals


def places(s: SuccessorsState) -> tuple[Option[int], ...]:
    """The option to pick each land position there is."""
    return (*PLACES, *(PLACE[inside(space)] for space in s.capitals)) if s.capitals else PLACES


def parts_of(s: SuccessorsState, space: int) -> tuple[int, ...]:
    """S4-2-i The land positions of a space."""
    return (outside(space), inside(space)) if is_major_city(s, space) else (outside(space),)


def enemies_in_space(s: SuccessorsState, faction: int, space: int) -> bool:
    """Whether a CU or General of another Faction is in a space, in whatever position."""
    return any(
        has_enemy_at(s, faction, position) or has_general_at(s, faction, position) for position in parts_of(s, space)
    )


def enemies_at(s: SuccessorsState, faction: int, position: int) -> Iterator[int]:
    """S4-2-af The other Factions with CUs in a position, Independents among them."""
    key = position
    for other in factions(s):
        if key in s.troops and other != faction:
            yield other
        key += POSITIONS
    if faction != INDEPENDENT and position in s.army_at:
        yield INDEPENDENT


def has_enemy_at(s: SuccessorsState, faction: int, position: int) -> bool:
    """Whether another Faction, Independents among them, has CUs in a position."""
    troops, own = s.troops, stack(faction, position)
    for key in range(position, position + s.setup.seats * POSITIONS, POSITIONS):
        if key in troops and key != own:
            return True
    return faction != INDEPENDENT and position in s.army_at


def enemy_spaces(s: SuccessorsState, faction: int) -> set[int]:
    """The spaces where another Faction, Independents among them, has CUs on land."""
    first, last = stack(faction, 0), stack(faction + 1, 0)
    enemy = [key % POSITIONS for key in s.troops if not first <= key < last]
    return {at // 2 for at in (*enemy, *s.army_at) if 0 <= at < AFLOAT}


def living(s: SuccessorsState, faction: int) -> list[int]:
    """S4-6.2-af The living Major Generals of a Faction; Dispersed ones count."""
    return [g for g in range(MAJORS) if s.general_of[g] == faction and s.general_at[g] != DEAD]


def is_besieged_general(s: SuccessorsState, general: int) -> bool:
    """S4-15.1-b Inside a Major City that is besieged."""
    at = s.general_at[general]
    return is_inside(at) and bool(besiegers(s, space_of(at)))


def besiegers(s: SuccessorsState, space: int) -> list[int]:
    """S4-15.1-a The Factions with an Army in a player's Major City or an Independent space that is enemy to them."""
    owner, at = s.control[space], outside(space)
    if owner == NOBODY or (owner != INDEPENDENT and not is_major_city(s, space)):
        return []
    keys, stacks = s.troops.keys(), stacks_of_generals(s)
    found = [f for f in factions(s) if f != owner and (key := stack(f, at)) in keys and key in stacks]
    return [*found, INDEPENDENT] if owner != INDEPENDENT and armies_at(s, at) else found


def is_army(s: SuccessorsState, faction: int, position: int) -> bool:
    """S4-7.2-f CUs and a General of one Faction in a position."""
    return stack(faction, position) in s.troops and bool(generals_at(s, faction, position))


def on_map(s: SuccessorsState, general: int) -> bool:
    return s.general_at[general] >= 0


def on_map_generals(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    """The Generals of a Faction on the map, Minor ones too."""
    return tuple(g for g, at in enumerate(s.general_at) if at >= 0 and s.general_of[g] == faction)


def is_dispersed(s: SuccessorsState, general: int) -> bool:
    return s.general_at[general] == DISPERSED


def royals_at(s: SuccessorsState, position: int) -> list[int]:
    return [n for n, at in enumerate(s.royal_at) if at == position] if position in s.royal_at else []


def spaces_of(s: SuccessorsState, faction: int) -> list[int]:
    """The spaces a Faction controls."""
    return list(compress(range(SPACES), s.control.translate(IS_OF[faction])))


IS_OF: tuple[bytes, ...] = tuple(bytes(n == faction for n in range(256)) for faction in range(len(FACTIONS)))
"""Faction → a table that makes 1 of it, and 0 of all others."""


def positions_of(s: SuccessorsState, faction: int) -> list[int]:
    """The positions with CUs of a Faction."""
    first, last = stack(faction, 0), stack(faction + 1, 0)
    return sorted([key - first for key in s.troops if first <= key < last])


def places_of(s: SuccessorsState, faction: int) -> list[int]:
    """The spaces with CUs of a Faction."""
    first, last = stack(faction, 0), stack(faction + 1, 0)
    return sorted({space_of(key - first) for key in s.troops if first <= key < last})
