"""What can happen, for the log. Places, pieces and sides are references; a reader's language is found elsewhere."""

from __future__ import annotations

from strategos.kernel.asking import Seat
from strategos.kernel.events import Event
from strategos.parts.accounts import Closed

from .board import SIDE_REFS
from .card_events import (
    BrideCardPlayed,
    CardRevealed,
    CardTaken,
    CardUsed,
    CardVoid,
    ChangedSides,
    Condemned,
    FleetJoined,
    FortuneRolled,
    HelepolisGone,
    HelepolisPlaced,
    Inspired,
    Plundered,
    Recruited,
    RoyalPlaced,
    SurpriseDiscarded,
    SurprisePlayed,
    Trained,
    UnrestRolled,
)
from .clash_events import (
    BattleBegan,
    BattleDecided,
    BattleRolled,
    JoinedBattle,
    NavalBattleBegan,
    NavalBattleOff,
    NavalBattleRolled,
    Overrun,
    SiegeBegan,
    SiegeCompleted,
    SiegeRolled,
    SiegeScored,
)
from .movement_events import (
    Activated,
    ArmyMoved,
    ArmyStayed,
    BackToPort,
    Embarked,
    Evaded,
    EvasionRolled,
    InterceptionDeclared,
    InterceptionRolled,
    Landed,
    LeftBehind,
    Marched,
    MovementRolled,
    NavalBattleDeclared,
    PassageAnswered,
    PhilonGone,
    PickedUp,
    Rearranged,
    Sailed,
    TurnedBack,
)

# -- 4 set-up ---------------------------------------------------------------------------------------------------------


class GeneralsDealt(Event, tag="generals_dealt", frozen=True):
    """A player receives Starting Generals."""

    reveals = True
    side: str
    generals: tuple[str, ...]


class GeneralBegins(Event, tag="general_begins", frozen=True):
    """A Starting General is placed, with his CUs and the PC markers of his Province."""

    side: str
    general: str
    space: str
    spaces: tuple[str, ...]
    cus: int


# -- 5 the Game Turn --------------------------------------------------------------------------------------------------


class TurnBegan(Event, tag="turn_began", frozen=True):
    turn: int


class GeneralSucceeded(Event, tag="general_succeeded", frozen=True):
    """Polyperchon takes the place of Antipatros."""

    side: str
    general: str
    after: str


class GeneralJoined(Event, tag="general_joined", frozen=True):
    """A Major General joins a Faction."""

    side: str
    general: str


class HearseLost(Event, tag="hearse_lost", frozen=True):
    """Alexander was not buried in time."""


class UsurperNamed(Event, tag="usurper_named", frozen=True):
    side: str


class TieRolled(Event, tag="tie_rolled", frozen=True):
    side: str
    die: int


class FleetReturned(Event, tag="fleet_returned", frozen=True):
    """A Dispersed Fleet is available again, or back in its box."""

    fleet: str
    side: str | None = None


class Reinforced(Event, tag="reinforced", frozen=True):
    """What a Faction gets: CUs by type, and the Generals that come back."""

    side: str
    cus: dict[str, int]
    generals: tuple[str, ...] = ()


class Arrived(Event, tag="arrived", frozen=True):
    """Reinforcements are placed."""

    side: str
    space: str
    inside: bool = False
    cus: dict[str, int] = {}
    general: str | None = None


class CardsDealt(Event, tag="cards_dealt", frozen=True):
    reveals = True
    side: str
    cards: tuple[str, ...] | int

    def seen_by(self, seat: Seat | None) -> Event | None:
        if seat is not None and self.side == SIDE_REFS[seat]:
            return self
        return CardsDealt(self.side, self.cards if isinstance(self.cards, int) else len(self.cards))


class MarkersIsolated(Event, tag="markers_isolated", frozen=True):
    side: str
    spaces: tuple[str, ...]


class Buried(Event, tag="buried", frozen=True):
    """Alexander's Tomb is worth so much Legitimacy."""

    side: str
    space: str
    worth: int


class Won(Event, tag="game_won", frozen=True):
    side: str
    why: str


# -- after each Procedure ---------------------------------------------------------------------------------------------


class ControlChanged(Event, tag="control_changed", frozen=True):
    """A PC marker is placed, or with no side removed; `of` is whose lay there before."""

    space: str
    side: str | None = None
    of: str | None = None
    fleets: tuple[str, ...] = ()
    """Fleets at sea that are the side's from now on: they go with Provinces and cities."""
    fleets_of: str | None = None
    """Whose those were until now."""
    masterless: tuple[str, ...] = ()
    """Fleets at sea that `of` has lost to nobody."""


class MinorPlaced(Event, tag="minor_placed", frozen=True):
    side: str
    general: str
    space: str
    inside: bool = False


class MinorLeft(Event, tag="minor_left", frozen=True):
    side: str
    general: str


class Dispersed(Event, tag="dispersed", frozen=True):
    """CUs, a General or a Fleet go to the Dispersed box."""

    side: str | None
    space: str | None = None
    cus: dict[str, int] = {}
    general: str | None = None
    fleet: str | None = None


class Eliminated(Event, tag="eliminated", frozen=True):
    """CUs are lost; `why` is the occasion."""

    side: str
    space: str
    cus: dict[str, int]
    why: str


class GeneralKilled(Event, tag="general_killed", frozen=True):
    side: str
    general: str


class RoyalTaken(Event, tag="royal_taken", frozen=True):
    """A Faction gains control of a Royal Family Member, or with no side nobody has it any more; `of` had it before."""

    royal: str
    side: str | None = None
    of: str | None = None


class Married(Event, tag="married", frozen=True):
    royal: str
    side: str


class RoyalDied(Event, tag="royal_died", frozen=True):
    royal: str
    why: str


class FleetTurned(Event, tag="fleet_turned", frozen=True):
    """A Fleet's other side is up."""

    fleet: str
    upgraded: bool


class SiegeLifted(Event, tag="siege_lifted", frozen=True):
    """Siege Points are gone with the last CU of the besieger."""

    space: str
    side: str


class Championship(Event, tag="championship", frozen=True):
    """A Champion becomes a Successor, or the other way round."""

    side: str
    champion: bool


# -- 6, 7, 15 losses and sieges ---------------------------------------------------------------------------------------


class AttritionRolled(Event, tag="attrition_rolled", frozen=True):
    side: str
    space: str
    die: int
    losses: int


class ArmyBeaten(Event, tag="army_beaten", frozen=True):
    """An Independent Army is beaten: it goes back to its box or leaves the game."""

    army: str
    space: str
    returns: bool


class RoyalArmyJoined(Event, tag="royal_army_joined", frozen=True):
    """Royal Army CUs go over to the side with more Prestige."""

    side: str
    of: str
    space: str
    cus: int


# -- 14 Land Battles --------------------------------------------------------------------------------------------------


class RoyalArmySetAside(Event, tag="royal_army_set_aside", frozen=True):
    side: str
    space: str
    cus: int
    prestige: int
    against: int


class SurvivalRolled(Event, tag="survival_rolled", frozen=True):
    side: str
    general: str
    die: int
    killed: bool


class Retreated(Event, tag="retreated", frozen=True):
    side: str
    space: str
    to: str | None


class Popular(Event, tag="popular", frozen=True):
    """A General has beaten an Independent Army."""

    side: str
    general: str
    popularity: int


SharedEvent = (
    GeneralsDealt
    | GeneralBegins
    | TurnBegan
    | GeneralSucceeded
    | GeneralJoined
    | HearseLost
    | UsurperNamed
    | TieRolled
    | FleetReturned
    | Reinforced
    | Arrived
    | CardsDealt
    | MarkersIsolated
    | Buried
    | Won
    | ControlChanged
    | MinorPlaced
    | MinorLeft
    | Dispersed
    | Eliminated
    | GeneralKilled
    | RoyalTaken
    | Married
    | RoyalDied
    | FleetTurned
    | SiegeLifted
    | Championship
    | AttritionRolled
    | ArmyBeaten
    | SiegeBegan
    | SiegeRolled
    | SiegeScored
    | SiegeCompleted
    | RoyalArmyJoined
    | RoyalArmySetAside
    | BattleBegan
    | JoinedBattle
    | BattleRolled
    | BattleDecided
    | SurvivalRolled
    | Retreated
    | Popular
    | CardUsed
    | SurprisePlayed
    | SurpriseDiscarded
    | CardVoid
    | CardRevealed
    | CardTaken
    | Inspired
    | ChangedSides
    | Trained
    | Recruited
    | MovementRolled
    | Activated
    | Marched
    | PickedUp
    | LeftBehind
    | Rearranged
    | PassageAnswered
    | ArmyMoved
    | ArmyStayed
    | InterceptionDeclared
    | InterceptionRolled
    | EvasionRolled
    | Evaded
    | Overrun
    | Embarked
    | Sailed
    | Landed
    | NavalBattleDeclared
    | NavalBattleBegan
    | NavalBattleRolled
    | NavalBattleOff
    | BackToPort
    | TurnedBack
    | PhilonGone
    | Condemned
    | BrideCardPlayed
    | RoyalPlaced
    | FortuneRolled
    | Plundered
    | HelepolisPlaced
    | HelepolisGone
    | FleetJoined
    | UnrestRolled
    | Closed
)
"""Everything that can happen in both editions; each adds what is its own."""
