"""What can happen, for the log. Places, pieces and players are references; a reader's language is found elsewhere."""

from __future__ import annotations

from strategos.kernel.events import Event
from strategos.parts.accounts import Closed


class Settled(Event, tag="settled", frozen=True):
    """A player has his home."""

    side: str
    space: str


class TurnBegan(Event, tag="turn_began", frozen=True):
    side: str
    round: int


class Marched(Event, tag="marched", frozen=True):
    """Leaders and land units went to another province."""

    side: str
    leaders: tuple[str, ...]
    infantry: int
    cavalry: int
    catapult: int
    origin: str
    to: str
    road: bool = False


class ConsentAsked(Event, tag="consent_asked", frozen=True):
    side: str
    owner: str
    space: str
    given: bool


class Sailed(Event, tag="sailed", frozen=True):
    side: str
    galley: str
    origin: str
    to: str


class Boarded(Event, tag="boarded", frozen=True):
    side: str
    galley: str
    leaders: tuple[str, ...]
    infantry: int
    cavalry: int
    catapult: int
    space: str


class Landed(Event, tag="landed", frozen=True):
    side: str
    galley: str
    leaders: tuple[str, ...]
    infantry: int
    cavalry: int
    catapult: int
    space: str


class Conquered(Event, tag="conquered", frozen=True):
    """A province changed hands."""

    side: str
    space: str
    loser: str | None
    marker: int
    """The conqueror's marker on the Tribute Scale afterwards."""


class BattleBegan(Event, tag="battle_began", frozen=True):
    """With all that stands there: units by kind, leaders and galleys by name."""

    space: str
    attacker: str
    defender: str
    fort: bool = False
    attackers: dict[str, int] = {}
    defenders: dict[str, int] = {}


class LegionFormed(Event, tag="legion_formed", frozen=True):
    side: str
    infantry: int
    cavalry: int
    catapult: int
    reserve: int


class Rolled(Event, tag="rolled", frozen=True):
    """Combat dice; `dice` holds the faces in the order they fell, `hits` what they came to."""

    side: str
    dice: tuple[str, ...]
    hits: int
    purpose: str = "battle"


class UnitsLost(Event, tag="units_lost", frozen=True):
    side: str
    space: str
    infantry: int
    cavalry: int
    catapult: int


class Retreated(Event, tag="retreated", frozen=True):
    side: str
    origin: str
    to: str


class BattleEnded(Event, tag="battle_ended", frozen=True):
    """`winner` holds the province, or has ships left at sea; None when fleets part after the last round."""

    space: str
    winner: str | None
    loser: str | None


class GalleySunk(Event, tag="galley_sunk", frozen=True):
    side: str
    galley: str
    space: str


class LeaderTaken(Event, tag="leader_taken", frozen=True):
    """A General was captured or killed."""

    side: str
    leader: str
    by: str
    killed: bool


class LeaderEscaped(Event, tag="leader_escaped", frozen=True):
    """A leader of a sunk galley got away."""

    side: str
    leader: str
    to: str


class CaesarFell(Event, tag="caesar_fell", frozen=True):
    """All he had goes to the winner."""

    side: str
    by: str
    talents: int
    estate: dict[str, int] = {}
    """Units by kind, free Generals and galleys by name."""
    provinces: int = 0
    caesar: str = "piece:caesar"


class LeaderReturned(Event, tag="leader_returned", frozen=True):
    side: str
    leader: str
    to: str


class TributeDrawn(Event, tag="tribute_drawn", frozen=True):
    side: str
    talents: int
    purse: int


class CityDestroyed(Event, tag="city_destroyed", frozen=True):
    side: str
    space: str
    roads: int


class Bought(Event, tag="bought", frozen=True):
    side: str
    item: str
    count: int
    talents: int


class Placed(Event, tag="placed", frozen=True):
    side: str
    item: str
    count: int
    space: str
    other: str | None = None
    """The second end of a Road."""


class PricesRise(Event, tag="prices_rise", frozen=True):
    """A marker reached a mark of the scale: prices will rise."""

    side: str
    marker: int
    factor: int


class PricesRose(Event, tag="prices_rose", frozen=True):
    factor: int


class RansomOffered(Event, tag="ransom_offered", frozen=True):
    side: str
    captor: str
    leader: str
    talents: int
    leaders: tuple[str, ...]
    promise: str
    accepted: bool
    others: tuple[str, ...] = ()
    """Further prisoners to be freed besides `leader`."""
    owner: str = ""
    """Whose Generals they are."""
    asks: bool = False
    """The terms are the captor's: what he asks."""
    countered: bool = False


class PriceAsked(Event, tag="price_asked", frozen=True):
    """An owner has asked the captor for his price; he has named one, or would not."""

    side: str
    captor: str
    leader: str
    named: bool


class AcclamationProposed(Event, tag="acclamation_proposed", frozen=True):
    side: str
    emperor: str


class AcclamationAnswered(Event, tag="acclamation_answered", frozen=True):
    side: str
    agreed: bool


class EmperorMade(Event, tag="emperor_made", frozen=True):
    side: str


ConquestEvent = (
    Settled
    | TurnBegan
    | Marched
    | ConsentAsked
    | Sailed
    | Boarded
    | Landed
    | Conquered
    | BattleBegan
    | LegionFormed
    | Rolled
    | UnitsLost
    | Retreated
    | BattleEnded
    | GalleySunk
    | LeaderTaken
    | LeaderEscaped
    | CaesarFell
    | LeaderReturned
    | TributeDrawn
    | CityDestroyed
    | Bought
    | Placed
    | PricesRise
    | PricesRose
    | RansomOffered
    | PriceAsked
    | AcclamationProposed
    | AcclamationAnswered
    | EmperorMade
    | Closed
)
