"""The position, and the plain questions about it that every chapter asks."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from strategos.kernel.clock import Clock
from strategos.kernel.game import Setup, State

from .facts import (
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
from .tasks import SuccessorsTask


class Siege(msgspec.Struct, frozen=True, array_like=True):
    """Siege Points a Faction has gained against a space."""

    faction: int
    points: int


class Conducted(msgspec.Struct, frozen=True, array_like=True):
    """Sieges of one space in a Segment, by the Army of one General (S3-15.5-a)."""

    general: int
    count: int


class Trainee(msgspec.Struct, frozen=True, array_like=True):
    """A CU on a Training track; on box 0 there is none."""

    kind: int = 0
    box: int = 0


class Voyage(msgspec.Struct, frozen=True, array_like=True):
    """A Naval Movement under way; all pieces of its Faction in a sea position belong to it (S3-9.14-c)."""

    general: int
    """The activated General, who stays in the sea position (S3-9.14-e)."""
    port: int
    """The land position of the Port of Embarkation (OQ-EMBARK-POSITION)."""
    escort: tuple[int, ...] = ()


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
    """General → Independent Armies he has defeated, each +1 P (S3-17.6-c)."""
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
    active_with: bytearray = msgspec.field(default_factory=lambda: bytearray([NOBODY] * len(ROYALS)))
    """Woman → the player she is active with (S3-18.2-c): hers even while nobody of the Faction is with her
    (S3-18.3-h)."""
    tomb: int = NOBODY
    """The space of the Tomb."""
    buried_at_pella: int = NOBODY
    """The Faction that buried Alexander at Pella."""
    champion: bytearray = msgspec.field(default_factory=lambda: bytearray([1] * len(FACTIONS)))
    """Faction → Champion (1) or Successor (0)."""
    condemned: int = NOBODY
    """The condemned General."""
    pirates: int = NOBODY
    """The Faction that has the Fleet of the Cilician Pirates."""
    pontic: int = NOBODY
    """The Faction that has the Pontic Fleet."""
    fleet_away: bytearray = msgspec.field(default_factory=lambda: bytearray(len(FLEETS)))
    """Fleet → in the Dispersed box."""
    upgraded: bytearray = msgspec.field(default_factory=lambda: bytearray([NOBODY] * len(FLEETS)))
    """Fleet → the Faction that has turned its higher side up; it counts for that Faction only (S3-13.3-b)."""
    sieges: dict[int, Siege] = {}
    """Space → Siege Points against it."""
    received: bytearray = msgspec.field(default_factory=lambda: bytearray([NOBODY] * MAJORS))
    """Major General → the Faction that received him at set-up."""
    stood_back: list[int] = []
    """Generals who leave the command to one of equal Rank (S3-8.4-f), in order."""
    silver_shields_came: bool = False
    """From then on their card is a Surprise card (S3-14.2-e)."""
    usurper: int = NOBODY
    first: int = 0
    """The First Player of this Game Turn."""
    hand: list[tuple[int, ...]] = msgspec.field(default_factory=lambda: [()] * len(FACTIONS))
    """Faction → the Tyche cards it holds, sorted; known to itself only."""
    deck: list[int] = []
    """Cards nobody has seen, sorted, those face down on the table among them: which comes next is drawn when needed."""
    table: int = 0
    """How many of them lie on the table."""
    discards: list[int] = []
    kept: list[int] = []
    """Cards that stay before their players to the end of the Game Turn (S3-18.3-g)."""
    orator: int = NOBODY
    """The General with the Gift of Oratory, to the end of the Segment (S3-17.6-f)."""
    training: list[Trainee] = msgspec.field(default_factory=lambda: [Trainee()] * len(FACTIONS))
    """Faction → its Training track."""
    brides: dict[int, int] = {}
    """Woman → the Faction that has played her card in this Game Turn."""
    moved: dict[int, Troops] = {}
    """`stack` → its CUs that an Army of this Segment has moved, left behind or led into battle (S3-18.4-c)."""
    moved_generals: list[int] = []
    """The Generals activated or moved in this Segment (S3-9.4-c)."""
    moved_royals: list[int] = []
    """The Royal Family Members moved in this Segment."""
    conducted: dict[int, Conducted] = {}
    """Space → the sieges conducted there for MP in this Segment (S3-15.5-a)."""
    movement_die: int = 0
    """The roll for MP in this Activation Segment; 0 before it (S3-9.2-b)."""
    helepolis: dict[int, int] = {}
    """The Major City with the Helepolis → the Faction that built it; none while it is in its box."""
    plundered: list[int] = []
    """The treasure cities with a Plunder marker, in order."""
    passage: list[int] = []
    """The Factions that have granted Free Passage to the Army on its way."""
    voyage: Voyage | None = None
    sailed: int = NOBODY
    """The activated General who has used Naval Movement in this Segment (S3-9.14-c)."""
    shipped: int = 0
    """CUs moved by sea in this Segment (S3-9.14-d)."""
    challengers: list[int] = []
    """The Factions that have declared a Naval Battle in this Segment (S3-13.4-i)."""
    had_vp: bytearray = msgspec.field(default_factory=lambda: bytearray(len(FACTIONS)))
    """Faction → it had Victory Points after the last Procedure (S3-17.5-f asks for a drop)."""
    winner: int = NOBODY
    won_by: str = ""


# -- who stands where -------------------------------------------------------------------------------------------------


def factions(s: SuccessorsState) -> range:
    return range(s.setup.seats)


def turn_order(s: SuccessorsState) -> list[int]:
    """S3-3.1-d The First Player, and clockwise round the table (S3-3.1-c)."""
    return [(s.first + n) % s.setup.seats for n in factions(s)]


def stack(faction: int, position: int) -> int:
    """The key of a Faction's CUs in a position."""
    return faction * POSITIONS + position


def troops_at(s: SuccessorsState, faction: int, position: int) -> Troops:
    return s.troops.get(stack(faction, position), NONE)


def cus(group: Troops) -> int:
    """How many CUs there are."""
    return sum(group)


def added(group: Troops, more: Troops) -> Troops:
    a, b, c, d, e = (x + y for x, y in zip(group, more, strict=True))
    return a, b, c, d, e


def less(group: Troops, fewer: Troops) -> Troops:
    a, b, c, d, e = (x - y for x, y in zip(group, fewer, strict=True))
    return a, b, c, d, e


def least(group: Troops, other: Troops) -> Troops:
    """What two groups have in common, type by type."""
    a, b, c, d, e = (min(x, y) for x, y in zip(group, other, strict=True))
    return a, b, c, d, e


def beyond(group: Troops, other: Troops) -> Troops:
    """What a group has more than another, type by type."""
    a, b, c, d, e = (max(0, x - y) for x, y in zip(group, other, strict=True))
    return a, b, c, d, e


def one(kind: int, count: int = 1) -> Troops:
    """So many CUs of one type."""
    a, b, c, d, e = (count if k == kind else 0 for k in range(len(NONE)))
    return a, b, c, d, e


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


def generals_at(s: SuccessorsState, faction: int, position: int) -> list[int]:
    """The Generals of a Faction in a position, the highest Rank first; of equal ones who has not stood back
    (S3-8.4-f)."""
    found = [g for g, at in enumerate(s.general_at) if at == position and s.general_of[g] == faction]
    return sorted(found, key=lambda g: (-RANK[g], g in s.stood_back, g))


def commander(s: SuccessorsState, faction: int, position: int) -> int:
    """S3-8.4-e The highest-Rank General of a Faction in a position commands; NOBODY if there is none."""
    found = generals_at(s, faction, position)
    return found[0] if found else NOBODY


def armies_at(s: SuccessorsState, position: int) -> list[int]:
    """Independent Armies in a position."""
    return [n for n, at in enumerate(s.army_at) if at == position]


def cus_in_space(s: SuccessorsState, faction: int, space: int) -> int:
    return cus(troops_at(s, faction, outside(space))) + cus(troops_at(s, faction, outside(space) + 1))


def enemy_generals_at(s: SuccessorsState, faction: int, position: int) -> Iterator[int]:
    """The other Factions with Generals in a position; Independent Armies have theirs."""
    for other in factions(s):
        if other != faction and generals_at(s, other, position):
            yield other
    if faction != INDEPENDENT and armies_at(s, position):
        yield INDEPENDENT


def is_major_city(space: int) -> bool:
    """S3-2.6-b As printed."""
    return KIND[space] == MAJOR_CITY


def parts_of(space: int) -> tuple[int, ...]:
    """S3-9.7-c The land positions of a space."""
    return (outside(space), inside(space)) if is_major_city(space) else (outside(space),)


def enemies_in_space(s: SuccessorsState, faction: int, space: int) -> bool:
    """Whether a CU or General of another Faction is in a space, in whatever position."""
    return any(
        True
        for position in parts_of(space)
        for found in (enemies_at(s, faction, position), enemy_generals_at(s, faction, position))
        for _ in found
    )


def enemies_at(s: SuccessorsState, faction: int, position: int) -> Iterator[int]:
    """S3-G-h The other Factions with CUs in a position, Independents among them."""
    for other in factions(s):
        if other != faction and stack(other, position) in s.troops:
            yield other
    if faction != INDEPENDENT and armies_at(s, position):
        yield INDEPENDENT


def living(s: SuccessorsState, faction: int) -> list[int]:
    """S3-8.1-b The living Major Generals of a Faction; Dispersed ones count."""
    return [g for g in range(MAJORS) if s.general_of[g] == faction and s.general_at[g] != DEAD]


def is_besieged_general(s: SuccessorsState, general: int) -> bool:
    """S3-G-f Inside a Major City that is besieged."""
    at = s.general_at[general]
    return is_inside(at) and bool(besiegers(s, space_of(at)))


def besiegers(s: SuccessorsState, space: int) -> list[int]:
    """S3-G-f The Factions with an Army in a player's Major City or an Independent space that is enemy to them."""
    owner, at = s.control[space], outside(space)
    if owner == NOBODY or (owner != INDEPENDENT and not is_major_city(space)):
        return []
    found = [f for f in factions(s) if f != owner and is_army(s, f, at)]
    return [*found, INDEPENDENT] if owner != INDEPENDENT and armies_at(s, at) else found


def is_army(s: SuccessorsState, faction: int, position: int) -> bool:
    """S3-8.2-a CUs and a General of one Faction in a position."""
    return stack(faction, position) in s.troops and bool(generals_at(s, faction, position))


def on_map(s: SuccessorsState, general: int) -> bool:
    return s.general_at[general] >= 0


def on_map_generals(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    """The Generals of a Faction on the map, Minor ones too."""
    return tuple(g for g, at in enumerate(s.general_at) if at >= 0 and s.general_of[g] == faction)


def is_dispersed(s: SuccessorsState, general: int) -> bool:
    return s.general_at[general] == DISPERSED


def royals_at(s: SuccessorsState, position: int) -> list[int]:
    return [n for n, at in enumerate(s.royal_at) if at == position]


def spaces_of(s: SuccessorsState, faction: int) -> list[int]:
    """The spaces a Faction controls."""
    return [space for space, owner in enumerate(s.control) if owner == faction]


def places_of(s: SuccessorsState, faction: int) -> list[int]:
    """The spaces with CUs of a Faction."""
    first, last = stack(faction, 0), stack(faction + 1, 0)
    return sorted({space_of(key - first) for key in s.troops if first <= key < last})
