"""The Structs in which boards and views of both editions tell what the kernel has no word for; the client's types are
made from them. What only one edition has is left out by the other."""

from __future__ import annotations

import msgspec

from strategos.kernel.asking import No
from strategos.kernel.view import Shapes
from strategos.parts.reckoning import Reason


class PlaceFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space as it is printed."""

    port: bool = False
    grey: bool = False
    """It starts Independent."""
    hellespont: bool = False


class Province(msgspec.Struct, frozen=True):
    """A Province as it is printed."""

    vp: int
    needed: int
    """Spaces that make control of it, its Major City among them if it has one."""
    spaces: tuple[str, ...]
    city: str | None = None


class CardFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Tyche card as it is printed."""

    kind: str
    points: int = 0
    """Operation Points."""


class Regency(msgspec.Struct, frozen=True):
    """The Game Turn in which an Heir comes of age."""

    turn: int
    royal: str


class BoardFacts(msgspec.Struct, frozen=True):
    provinces: dict[str, Province]
    instant_vp: int
    """Victory Points that win at once."""
    instant_l: int
    last_turn: int
    rounds: int
    """Rounds of a Game Turn with so many players."""
    regencies: tuple[Regency, ...]
    cards: dict[str, CardFacts]
    strength: dict[str, int]
    """Of one CU, by its type; that of Elephants is rolled."""
    supply: dict[str, int]
    """CUs that a space feeds, by its kind."""
    champion: int
    """The Legitimacy of a Champion."""
    training: dict[str, int]
    """Operation Points that train a CU, by its type."""


class SideFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    vp: int
    legitimacy: int
    champion: bool
    usurper: bool = False
    order: int = 0
    """Its place in the Turn Order."""
    training: str | None = None
    """The type of the CU on its Training track."""
    box: int = 0
    """…which it has reached of that track,"""
    needed: int = 0
    """…and the one it has to reach."""
    fleet_strength: int = 0


class SpaceFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    control: str | None = None
    besieged: str | None = None
    """Who besieges it; of several the first in the order of seats."""
    points: int = 0
    """Siege Points against it."""
    needed: int = 0
    """…and what completes the siege."""
    tomb: bool = False
    helepolis: str | None = None
    """Who has built the Helepolis before it."""
    plundered: bool = False
    capital: str | None = None
    """Whose Capital it is, or is going to be."""
    building: bool = False
    """The Capital is not completed yet."""
    resupplied: str | None = None
    """Whose CUs have no Supply Limit there in this Game Turn."""


class PieceFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    inside: bool = False
    initiative: int | None = None
    battle: int | None = None
    rank: int | None = None
    ability: str | None = None
    popularity: int | None = None
    prestige: int | None = None
    """Of a Commanding General who defends where he stands."""
    moved: bool = False
    """In this Segment."""
    condemned: bool = False
    strength: int | None = None
    """Of one CU, or of a Fleet as it lies."""
    upgraded: bool = False
    away: bool = False
    """In the Dispersed box."""
    legitimacy: int | None = None
    mp: int | None = None
    """Movement Points in this Activation Segment, by the roll for all."""
    seniority: int | None = None
    """His place in the list that settles ties, where Rank does not."""


class ProvinceNow(msgspec.Struct, frozen=True, omit_defaults=True):
    province: str
    owner: str | None = None
    held: dict[str, int] = {}
    """Side → how many of its spaces it controls."""


class Bride(msgspec.Struct, frozen=True):
    """A woman whose card has been played this Game Turn, and by whom."""

    royal: str
    side: str


class Peer(msgspec.Struct, frozen=True):
    """An attack of this side on that one would make it a Successor."""

    side: str
    of: str


class Standing(msgspec.Struct, frozen=True):
    """A Commanding General, and what his Prestige is made of where he stands."""

    general: str
    reasons: tuple[Reason, ...]


class Use(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way to use a card, and why not now."""

    use: str
    no: No | None = None


class CardNow(msgspec.Struct, frozen=True):
    """A card in the reader's own hand, in the Tyche Segment: what it could be played for."""

    card: str
    uses: tuple[Use, ...]


class ViewFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    order: tuple[str, ...]
    """The sides in Turn Order."""
    vp: dict[str, tuple[Reason, ...]]
    """Side → what its Victory Points are made of."""
    legitimacy: dict[str, tuple[Reason, ...]]
    """Side → what its Legitimacy is made of."""
    provinces: tuple[ProvinceNow, ...]
    deck: int
    """Cards in the Tyche deck that nobody has seen."""
    table: int = 0
    """Of these so many lie on the table, to be revealed."""
    discards: tuple[str, ...] = ()
    """Cards played or discarded since the last deal, face up."""
    usurper: str | None = None
    lord_of_asia: str | None = None
    largest_fleet: str | None = None
    hellespont: str | None = None
    persian_support: str | None = None
    brides: tuple[Bride, ...] = ()
    fallen: tuple[str, ...] = ()
    """Generals and Royal Family Members out of the game."""
    round: int = 0
    """Of the Strategy Phase, while it lasts."""
    die: int = 0
    """The roll for MP in this Activation Segment."""
    prestige: tuple[Standing, ...] = ()
    kept: tuple[str, ...] = ()
    """Cards that lie before their players to the end of the Game Turn."""
    pact: tuple[str, ...] = ()
    """The two sides that do not attack each other in this Game Turn."""
    peers: tuple[Peer, ...] = ()
    """Which Champions cannot attack whom without losing the title."""
    hand: tuple[CardNow, ...] = ()


class Marching(msgspec.Struct, frozen=True, omit_defaults=True):
    """An activated Army, or a General alone."""

    side: str
    general: str
    """Who commands."""
    space: str
    left: int
    points: int
    generals: tuple[str, ...] = ()
    royals: tuple[str, ...] = ()
    cus: dict[str, int] = {}
    trail: tuple[str, ...] = ()
    """The spaces it has come through, the first one first."""
    most: int = 0
    """CUs that may move together; 0 without a limit."""
    at_sea: bool = False
    escort: tuple[str, ...] = ()


class Force(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side of a Land Battle, before the dice."""

    side: str
    strength: int
    """Without Elephants, whose strength is rolled."""
    rating: int
    general: str | None = None
    generals: tuple[str, ...] = ()
    cus: dict[str, int] = {}
    armies: dict[str, int] = {}
    """Independent Armies, each with its CUs."""
    local: int = 0
    aside: int = 0
    """Royal Army CUs that take no part."""
    prestige: tuple[Reason, ...] = ()


class Combat(msgspec.Struct, frozen=True):
    """A Land Battle under way."""

    space: str
    attacker: Force
    defender: Force


class Stage(msgspec.Struct, frozen=True, omit_defaults=True):
    march: Marching | None = None
    battle: Combat | None = None


SHAPES = Shapes(Stage, ViewFacts, SideFacts, SpaceFacts, PieceFacts, board=BoardFacts, place=PlaceFacts)
