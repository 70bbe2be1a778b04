"""The position as far as both editions have it, and the plain questions about it that every chapter asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from itertools import compress
from typing import Any, ClassVar

import msgspec

from strategos.kernel.asking import Option
from strategos.kernel.clock import Clock
from strategos.kernel.game import Setup, State
from strategos.kernel.standing import Order
from strategos.parts.reckoning import Tally

from .board import (
    DEAD,
    DISPERSED,
    FACTIONS,
    INDEPENDENT,
    MAJOR_CITY,
    NOBODY,
    NONE,
    OPEN,
    POSITIONS,
    SPACES,
    WALLED,
    Troops,
    is_inside,
    space_of,
)
from .facts import Facts
from .tasks import Battle
from .whereabouts import Camps, Whereabouts


class Siege(msgspec.Struct, frozen=True, array_like=True):
    """Siege Points a Faction has gained against a space."""

    faction: int
    points: int


class Conducted(msgspec.Struct, frozen=True, array_like=True):
    """Sieges of one space in a Segment, by the Army of one General (S4-15.2-n, S3-15.5-a)."""

    general: int
    count: int


class Trainee(msgspec.Struct, frozen=True, array_like=True):
    """A CU on a Training track; on box 0 there is none."""

    kind: int = 0
    box: int = 0


class Voyage(msgspec.Struct, frozen=True, array_like=True):
    """A Naval Movement under way; all pieces of its Faction in a sea position belong to it (S4-13.1-b, S3-9.14-c)."""

    general: int
    """The activated General, who stays in the sea position (S4-13.2-h, S3-9.14-e)."""
    port: int
    """The land position of the Port of Embarkation (OQ-EMBARK-POSITION)."""
    escort: tuple[int, ...] = ()


class Seen:
    """What was read from the tables of one position last."""

    def __init__(self) -> None:
        self.wishes: dict[str, tuple[list[Order], bool]] = {}
        """Moment → the standing orders, and whether somebody waits for it all the same."""

    whereabouts: Whereabouts | None = None
    """To be forgotten by whoever changes the order in which Generals command (`by_rank`)."""
    camps: Camps | None = None
    fleets: tuple[tuple[int, ...], bytearray] | None = None
    """Whose the Fleets are, and whose higher sides are up: none of them turns."""
    champions: tuple[tuple[Tally, ...], bytearray] | None = None
    """Victory Points, and who has any: nobody's status changes with them."""
    points: tuple[tuple[object, ...], tuple[Tally, ...]] | None = None
    """What Victory Points follow from, and what they are."""
    nearness: tuple[tuple[Tally, ...], tuple[Tally, ...], bool] | None = None
    """Victory Points, Legitimacy, and whether anybody is near victory with them."""


class Position(State, dict=True):
    """Tables of both editions; each adds its own, and says how long those are whose length its counters tell.
    Legitimacy, VP, Prestige, Fleets and Provinces are not in it: they follow from it."""

    book: ClassVar[int]
    """Which of a pair of atoms a common rule cites: `("S3-9.7-b", "S4-9.4-g")[s.book]`. Nothing else asks for it."""
    facts: ClassVar[Facts]
    """The data of the edition, for common rules."""
    settling: ClassVar[tuple[Callable[..., None], ...]]
    """What the edition does at the end of every Procedure (`common/settle.py`)."""

    setup: Setup = Setup(4, "alexander")
    clock: Clock = Clock()
    agenda: list[Any] = []
    """What is begun and not finished; each edition says of which tasks."""
    control: bytearray = msgspec.field(default_factory=lambda: bytearray([NOBODY]) * SPACES)
    """Space → the Faction of its PC marker, INDEPENDENT or NOBODY."""
    general_at: list[int] = []
    """General → his position, or OFF, DISPERSED, DEAD, WAITING."""
    general_of: bytearray = msgspec.field(default_factory=bytearray)
    """General → his Faction."""
    popularity: bytearray = msgspec.field(default_factory=bytearray)
    """General → Independent Armies he has defeated, each +1 P (S4-7.2-af, S3-17.6-c)."""
    troops: dict[int, Troops] = {}
    """Faction and position (`stack`) → its CUs there; never an empty entry."""
    dispersed: list[Troops] = msgspec.field(default_factory=lambda: [NONE] * len(FACTIONS))
    """Faction → its CUs in the Dispersed box."""
    army_at: list[int] = []
    """Independent Army → its position, WAITING in its box, DEAD."""
    royal_at: list[int] = []
    """Royal Family Member → position, WAITING in a holding box, DEAD."""
    royal_of: bytearray = msgspec.field(default_factory=bytearray)
    """Royal Family Member → the Faction that controls it."""
    tomb: int = NOBODY
    """The space of the Tomb."""
    buried_at_pella: int = NOBODY
    """The Faction that buried Alexander at Pella."""
    champion: bytearray = msgspec.field(default_factory=lambda: bytearray([1] * len(FACTIONS)))
    """Faction → Champion (1) or Successor (0)."""
    condemned: int = NOBODY
    """The condemned General."""
    pirates: int = NOBODY
    """The Faction that has the Kilikia Fleet."""
    fleet_away: bytearray = msgspec.field(default_factory=bytearray)
    """Fleet → in the Dispersed box."""
    upgraded: bytearray = msgspec.field(default_factory=bytearray)
    """Fleet → the Faction that has turned its higher side up; it counts for that Faction only (S4-7.4-i, S3-13.3-b)."""
    sieges: dict[int, Siege] = {}
    """Space → Siege Points against it."""
    received: bytearray = msgspec.field(default_factory=bytearray)
    """Major General → the Faction that received him at set-up."""
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
    """Cards that stay before their players to the end of the Game Turn (S4-6.2-al, S3-18.3-g)."""
    orator: int = NOBODY
    """The General with the Gift of Oratory, to the end of the Segment (S4-7.2-ah, S3-17.6-f)."""
    training: list[Trainee] = msgspec.field(default_factory=lambda: [Trainee()] * len(FACTIONS))
    """Faction → its Training track."""
    brides: dict[int, int] = {}
    """Woman → the Faction that has played her card in this Game Turn."""
    moved: dict[int, Troops] = {}
    """`stack` → its CUs that an Army of this Segment has moved, left behind or led into battle (S4-9.1-f,
    S3-18.4-c)."""
    battled: dict[int, Troops] = {}
    """`stack` → its CUs that have taken part in a Land Battle of this Segment; only the fourth edition asks for it
    (S4-15.2-c)."""
    moved_generals: list[int] = []
    """The Generals activated or moved in this Segment (S4-9.1-e, S3-9.4-c)."""
    moved_royals: list[int] = []
    """The Royal Family Members moved in this Segment."""
    conducted: dict[int, Conducted] = {}
    """Space → the sieges conducted there for MP in this Segment (S4-15.2-b, S3-15.5-a)."""
    movement_die: int = 0
    """The roll for MP in this Activation Segment; 0 before it (S4-9.2-b, S3-9.2-b)."""
    helepolis: dict[int, int] = {}
    """The Major City with the Helepolis → the Faction that built it; none while it is in its box."""
    plundered: list[int] = []
    """The treasure cities with a Plunder marker, in order."""
    passage: list[int] = []
    """The Factions that have granted Free Passage to the Army on its way."""
    voyage: Voyage | None = None
    sailed: int = NOBODY
    """The activated General who has used Naval Movement in this Segment (S4-13.1-b, S3-9.14-c)."""
    shipped: int = 0
    """CUs moved by sea in this Segment (S4-13.1-c, S3-9.14-d)."""
    challengers: list[int] = []
    """The Factions that have declared a Naval Battle in this Segment (S4-13.3-e, S3-13.4-i)."""
    battle: Battle | None = None
    """The Land Battle under way."""
    had_vp: bytearray = msgspec.field(default_factory=lambda: bytearray(len(FACTIONS)))
    """Faction → it had Victory Points after the last Procedure (S4-3.7-l, S3-17.5-f asks for a drop)."""
    winner: int = NOBODY
    won_by: str = ""

    @cached_property
    def seen(self) -> Seen:
        """No part of the position: it follows from it. It is not stored, and a copy begins without it."""
        return Seen()

    def by_rank(self) -> tuple[int, ...]:
        """S4-7.1-f, S3-8.4-e The Generals, the highest Rank first; of equal ones as the numbers run, unless the edition
        lets them agree on another order (S3-8.4-f)."""
        return self.facts.BY_RANK

    def is_major_city(self, space: int) -> bool:
        """S4-2-b, S3-2.6-b As printed; an edition may have more of them than that (S4-16.1-c)."""
        return self.facts.KIND[space] == MAJOR_CITY

    def places(self) -> tuple[Option[int], ...]:
        """The option to pick each land position there is; an edition may have more of them than are printed."""
        return self.facts.PLACES

    def turn_order(self) -> list[int]:
        """S4-5.1-m, S3-3.1-d The Factions in the order of this Game Turn."""
        raise NotImplementedError

    def province_owners(self) -> tuple[int, ...]:
        """S4-2-u, S3-2.3-b Province → the side that controls it, or NOBODY."""
        raise NotImplementedError

    def fleet_owners(self) -> tuple[int, ...]:
        """S4-7.4-c, S3-13.2-b Fleet → the Faction that controls it, or NOBODY."""
        raise NotImplementedError

    def largest_fleet(self) -> int:
        """S4-3.5-c, S3-20.4-c The Faction with the Largest Fleet, or NOBODY."""
        raise NotImplementedError

    def all_victory_points(self) -> tuple[Tally, ...]:
        """S4-3.5-a, S3-20.4-b Side → its Victory Points."""
        raise NotImplementedError

    def all_legitimacies(self) -> tuple[Tally, ...]:
        """S4-3.6-a, S3-17.3-a Side → its Legitimacy."""
        raise NotImplementedError


# -- who stands where -------------------------------------------------------------------------------------------------


def factions(s: Position) -> range:
    return range(s.setup.seats)


def stack(faction: int, position: int) -> int:
    """The key of a Faction's CUs in a position."""
    return faction * POSITIONS + position


def troops_at(s: Position, faction: int, position: int) -> Troops:
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
    if group == other:
        return NONE
    return less(group, least(group, other)) if any(other) else group


def one(kind: int, count: int = 1) -> Troops:
    """So many CUs of one type."""
    a, b, c, d, e, f = (count if k == kind else 0 for k in range(len(NONE)))
    return a, b, c, d, e, f


def put(s: Position, faction: int, position: int, group: Troops) -> None:
    """CUs join those of their Faction in a position."""
    if any(group):
        key = stack(faction, position)
        s.troops[key] = added(s.troops.get(key, NONE), group)


def take(s: Position, faction: int, position: int, group: Troops) -> None:
    """CUs leave a position."""
    key = stack(faction, position)
    left = less(s.troops.get(key, NONE), group)
    assert min(left) >= 0, "more CUs than there are"
    if any(left):
        s.troops[key] = left
    else:
        s.troops.pop(key, None)


def armies_at(s: Position, position: int) -> list[int]:
    """Independent Armies in a position."""
    return [n for n, at in enumerate(s.army_at) if at == position] if position in s.army_at else []


def cus_in_space(s: Position, faction: int, space: int) -> int:
    key, troops = faction * POSITIONS + 2 * space, s.troops
    return sum(troops.get(key, NONE)) + sum(troops.get(key + 1, NONE))


def is_in_space(s: Position, faction: int, space: int) -> bool:
    """Whether a Faction has CUs in a space, in whatever land position."""
    key = faction * POSITIONS + 2 * space
    return key in s.troops or key + 1 in s.troops


def enemies_at(s: Position, faction: int, position: int) -> Iterator[int]:
    """S4-2-af, S3-G-h The other Factions with CUs in a position, Independents among them."""
    key = position
    for other in factions(s):
        if key in s.troops and other != faction:
            yield other
        key += POSITIONS
    if faction != INDEPENDENT and position in s.army_at:
        yield INDEPENDENT


def has_enemy_in(s: Position, faction: int, space: int) -> bool:
    """Whether another Faction, Independents among them, has CUs in a space, in whatever position."""
    at = 2 * space
    return has_enemy_at(s, faction, at) or (s.is_major_city(space) and has_enemy_at(s, faction, at + 1))


def has_enemy_at(s: Position, faction: int, position: int) -> bool:
    """Whether another Faction, Independents among them, has CUs in a position."""
    troops, own = s.troops, stack(faction, position)
    for key in range(position, position + s.setup.seats * POSITIONS, POSITIONS):
        if key in troops and key != own:
            return True
    return faction != INDEPENDENT and position in s.army_at


def enemy_spaces(s: Position, faction: int) -> frozenset[int]:
    """The spaces where another Faction, Independents among them, has CUs on land."""
    return camps(s).enemies(faction, s.army_at)


def on_map(s: Position, general: int) -> bool:
    return s.general_at[general] >= 0


def on_map_generals(s: Position, faction: int) -> tuple[int, ...]:
    """The Generals of a Faction on the map, Minor ones too."""
    return whereabouts(s).of(faction)


def is_dispersed(s: Position, general: int) -> bool:
    return s.general_at[general] == DISPERSED


def whereabouts(s: Position) -> Whereabouts:
    last = s.seen.whereabouts
    if last is None or last.general_at != s.general_at or last.general_of != s.general_of:
        last = s.seen.whereabouts = Whereabouts(s.general_at, s.general_of, s.by_rank(), last)
    return last


def camps(s: Position) -> Camps:
    last = s.seen.camps
    if last is None or last.troops != s.troops:
        last = s.seen.camps = Camps(s.troops)
    return last


def stacks_of_generals(s: Position) -> dict[int, tuple[int, ...]]:
    """`stack` → the Generals of a Faction in a position, the highest Rank first; not to be changed."""
    return whereabouts(s).stacks


def leaders_at(s: Position, position: int) -> tuple[int, ...]:
    """The Factions with a General in a position."""
    return whereabouts(s).leaders.get(position, ())


def generals_at(s: Position, faction: int, position: int) -> tuple[int, ...]:
    """The Generals of a Faction in a position, the highest Rank first."""
    return whereabouts(s).stacks.get(faction * POSITIONS + position, ())


def commander(s: Position, faction: int, position: int) -> int:
    """S4-7.1-f, S3-8.4-e The highest-Rank General of a Faction in a position commands; NOBODY if there is none."""
    found = generals_at(s, faction, position)
    return found[0] if found else NOBODY


def is_army(s: Position, faction: int, position: int) -> bool:
    """S4-7.2-f, S3-8.2-a CUs and a General of one Faction in a position."""
    return stack(faction, position) in s.troops and bool(generals_at(s, faction, position))


def enemy_generals_at(s: Position, faction: int, position: int) -> Iterator[int]:
    """The other Factions with Generals in a position; Independent Armies have theirs."""
    for other in leaders_at(s, position):
        if other != faction:
            yield other
    if faction != INDEPENDENT and armies_at(s, position):
        yield INDEPENDENT


def has_enemy_general_at(s: Position, faction: int, position: int) -> bool:
    """Whether another Faction, Independents among them, has a General in a position."""
    leaders = leaders_at(s, position)
    if leaders and leaders != (faction,):
        return True
    return faction != INDEPENDENT and position in s.army_at


def living(s: Position, faction: int) -> list[int]:
    """S4-6.2-af, S3-8.1-b The living Major Generals of a Faction; Dispersed ones count."""
    return [g for g in range(s.facts.MAJORS) if s.general_of[g] == faction and s.general_at[g] != DEAD]


def royals_at(s: Position, position: int) -> list[int]:
    return [n for n, at in enumerate(s.royal_at) if at == position] if position in s.royal_at else []


def spaces_of(s: Position, faction: int) -> list[int]:
    """The spaces a Faction controls."""
    return [*_spaces_of(bytes(s.control), faction)]


@lru_cache(maxsize=8192)
def _spaces_of(control: bytes, faction: int) -> tuple[int, ...]:
    return tuple(compress(range(SPACES), control.translate(IS_OF[faction])))


IS_OF: tuple[bytes, ...] = tuple(bytes(n == faction for n in range(256)) for faction in range(256))
"""Faction, or NOBODY → a table that makes 1 of it, and 0 of all others."""


def positions_of(s: Position, faction: int) -> list[int]:
    """The positions with CUs of a Faction; not to be changed."""
    return camps(s).positions(faction)


def places_of(s: Position, faction: int) -> list[int]:
    """The spaces with CUs of a Faction; not to be changed."""
    return camps(s).places(faction)


# -- spaces and sieges ------------------------------------------------------------------------------------------------


def parts_of(s: Position, space: int) -> tuple[int, ...]:
    """S4-2-i, S3-9.7-c The land positions of a space."""
    return WALLED[space] if s.is_major_city(space) else OPEN[space]


def enemies_in_space(s: Position, faction: int, space: int) -> bool:
    """Whether a CU or General of another Faction is in a space, in whatever position."""
    for position in parts_of(s, space):
        if has_enemy_at(s, faction, position):
            return True
        if has_enemy_general_at(s, faction, position):
            return True
    return False


def besiegers(s: Position, space: int) -> list[int]:
    """S4-15.1-a, S3-G-f The Factions with an Army in a player's Major City or an Independent space that is enemy to
    them."""
    owner, at = s.control[space], 2 * space
    if owner == NOBODY or (owner != INDEPENDENT and not s.is_major_city(space)):
        return []
    troops = s.troops
    # Only where there are CUs it matters who leads them.
    found = [f for f in range(s.setup.seats) if f * POSITIONS + at in troops and f != owner]
    if found:
        stacks = stacks_of_generals(s)
        found = [f for f in found if f * POSITIONS + at in stacks]
    if owner != INDEPENDENT and at in s.army_at:
        found.append(INDEPENDENT)
    return found


def is_besieged_general(s: Position, general: int) -> bool:
    """S4-15.1-b, S3-G-f Inside a Major City that is besieged."""
    at = s.general_at[general]
    return is_inside(at) and bool(besiegers(s, space_of(at)))
