"""What can happen, for the log. Places, pieces and sides are references; a reader's language is found elsewhere."""

from __future__ import annotations

from strategos.kernel.asking import Seat
from strategos.kernel.events import Event

from .facts import SIDE_REFS

# -- 4 set-up ---------------------------------------------------------------------------------------------------------


class GeneralsDealt(Event, tag="generals_dealt", frozen=True):
    """A player receives Starting Generals."""

    reveals = True
    side: str
    generals: tuple[str, ...]


class GeneralGivenUp(Event, tag="general_given_up", frozen=True):
    """With five players each gives up one General, and gets one of those given up."""

    reveals = True
    side: str
    general: str
    received: str


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


class TurnOrderSet(Event, tag="turn_order_set", frozen=True):
    by: str
    first: str
    leftward: bool


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
    side: str
    space: str


class Won(Event, tag="won", frozen=True):
    side: str
    why: str


# -- after each Procedure ---------------------------------------------------------------------------------------------


class ControlChanged(Event, tag="control_changed", frozen=True):
    """A PC marker is placed, or with no side removed."""

    space: str
    side: str | None = None


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
    """A Faction gains control of a Royal Family Member, or with no side nobody has it any more."""

    royal: str
    side: str | None = None


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


class SiegeRolled(Event, tag="siege_rolled", frozen=True):
    side: str
    space: str
    die: int
    total: int
    points: int
    losses: int


class SiegeCompleted(Event, tag="siege_completed", frozen=True):
    side: str
    space: str
    of: str


class RoyalArmyJoined(Event, tag="royal_army_joined", frozen=True):
    """Royal Army CUs go over to the side with more Prestige."""

    side: str
    of: str
    space: str
    cus: int


# -- 14 Land Battles --------------------------------------------------------------------------------------------------


class JoinedBattle(Event, tag="joined_battle", frozen=True):
    """Pieces come out of a Major City."""

    side: str
    space: str
    cus: dict[str, int]
    generals: tuple[str, ...] = ()


class RoyalArmySetAside(Event, tag="royal_army_set_aside", frozen=True):
    side: str
    space: str
    cus: int
    prestige: int
    against: int


class BattleRolled(Event, tag="battle_rolled", frozen=True):
    """One side's roll: its dice as they fell, what the Battle Rating made of them, its strength and its score."""

    side: str
    space: str
    dice: tuple[int, int]
    total: int
    strength: int
    local: int
    score: int
    elephants: tuple[int, ...] = ()


class BattleDecided(Event, tag="battle_decided", frozen=True):
    """With no winner it is a draw."""

    space: str
    attacker: str
    defender: str
    winner: str | None = None


class SurvivalRolled(Event, tag="survival_rolled", frozen=True):
    side: str
    general: str
    die: int


class Retreated(Event, tag="retreated", frozen=True):
    side: str
    space: str
    to: str | None


class Popular(Event, tag="popular", frozen=True):
    """A General has beaten an Independent Army."""

    side: str
    general: str
    popularity: int


# -- 6, 6.2 Tyche cards -----------------------------------------------------------------------------------------------


class CardUsed(Event, tag="card_used", frozen=True):
    """An Event or Bonus card is used in one of the five ways."""

    reveals = True
    side: str
    card: str
    use: str


class SurprisePlayed(Event, tag="surprise_played", frozen=True):
    reveals = True
    side: str
    card: str


class SurpriseDiscarded(Event, tag="surprise_discarded", frozen=True):
    """For want of an Event or Bonus card."""

    reveals = True
    side: str
    card: str


class CardVoid(Event, tag="card_void", frozen=True):
    """A card has been answered by another and does nothing."""

    card: str


class CardRevealed(Event, tag="card_revealed", frozen=True):
    """A card of the table, at the end of a Round; `by` resolves its event, if it has one that takes effect."""

    reveals = True
    card: str
    by: str | None = None


class CardTaken(Event, tag="card_taken", frozen=True):
    """A card of one hand goes to another; only those two know which."""

    reveals = True
    side: str
    of: str
    card: str | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        if seat is not None and SIDE_REFS[seat] in (self.side, self.of):
            return self
        return CardTaken(self.side, self.of, None)


class Inspired(Event, tag="inspired", frozen=True):
    """A General has the Gift of Oratory."""

    side: str
    general: str


class ChangedSides(Event, tag="changed_sides", frozen=True):
    """CUs go over to the enemy by a card."""

    side: str
    of: str
    space: str
    cus: dict[str, int]


# -- 6.2 uses of a card -----------------------------------------------------------------------------------------------


class Trained(Event, tag="trained", frozen=True):
    """A CU stands on a box of the Training track, or with `done` leaves it for the map."""

    side: str
    kind: str
    box: int
    done: bool = False


class Recruited(Event, tag="recruited", frozen=True):
    """A Reserve General joins a Faction; without a space he comes as a Reinforcement."""

    side: str
    general: str
    space: str | None = None


# -- 9, 10 activation and Land Movement -------------------------------------------------------------------------------


class MovementRolled(Event, tag="movement_rolled", frozen=True):
    """One roll gives all Generals of a Faction their MP."""

    side: str
    die: int


class Activated(Event, tag="activated", frozen=True):
    """An Army or a General alone has so many MP."""

    side: str
    general: str
    space: str
    points: int
    generals: tuple[str, ...] = ()
    cus: dict[str, int] = {}
    royals: tuple[str, ...] = ()


class Marched(Event, tag="marched", frozen=True):
    """A step by land."""

    side: str
    general: str
    space: str
    to: str
    cost: int
    cus: dict[str, int] = {}


class ChangedPosition(Event, tag="changed_position", frozen=True):
    """Into a Major City or out of it."""

    side: str
    general: str
    space: str
    inside: bool
    cus: dict[str, int] = {}


class PickedUp(Event, tag="picked_up", frozen=True):
    """Pieces join an Army on its way."""

    side: str
    space: str
    generals: tuple[str, ...] = ()
    cus: dict[str, int] = {}
    royals: tuple[str, ...] = ()


class LeftBehind(Event, tag="left_behind", frozen=True):
    """Pieces stay, outside a Major City or inside."""

    side: str
    space: str
    inside: bool = False
    generals: tuple[str, ...] = ()
    cus: dict[str, int] = {}
    royals: tuple[str, ...] = ()


class Rearranged(Event, tag="rearranged", frozen=True):
    """The controller of a Major City has shifted pieces before an enemy: who is inside now."""

    side: str
    space: str
    generals: tuple[str, ...] = ()
    cus: dict[str, int] = {}
    royals: tuple[str, ...] = ()


class PassageAnswered(Event, tag="passage_answered", frozen=True):
    """Free Passage was asked for."""

    side: str
    of: str
    space: str
    granted: bool


class ArmyMoved(Event, tag="army_moved", frozen=True):
    """An Independent Army has moved, without a space from its box."""

    army: str
    to: str
    space: str | None = None


class ArmyStayed(Event, tag="army_stayed", frozen=True):
    """An Independent Army gives up its MP for an Independent PC marker."""

    army: str
    space: str


# -- 11, 12 Interception and Evasion ----------------------------------------------------------------------------------


class InterceptionDeclared(Event, tag="interception_declared", frozen=True):
    side: str
    space: str
    to: str
    generals: tuple[str, ...]
    cus: dict[str, int] = {}


class InterceptionRolled(Event, tag="interception_rolled", frozen=True):
    side: str
    general: str
    die: int
    success: bool


class EvasionRolled(Event, tag="evasion_rolled", frozen=True):
    side: str
    general: str
    die: int
    success: bool


class Evaded(Event, tag="evaded", frozen=True):
    side: str
    space: str
    to: str


class Overrun(Event, tag="overrun", frozen=True):
    """Five times as many CUs sweep a force away."""

    side: str
    of: str
    space: str


# -- 13 ---------------------------------------------------------------------------------------------------------------


class NavalBattleRolled(Event, tag="naval_battle_rolled", frozen=True):
    """One side's roll; `bonus` is what a Superior Admiral adds to its dice."""

    side: str
    space: str
    dice: tuple[int, int]
    strength: int
    score: int
    bonus: int = 0


class TurnedBack(Event, tag="turned_back", frozen=True):
    """Without a space to go to, back into the holding box."""

    side: str
    space: str
    to: str | None = None


class PhilonGone(Event, tag="philon_gone", frozen=True):
    """Philon has reached Hellas and leaves the game."""

    space: str


# -- 6.2 A events of cards --------------------------------------------------------------------------------------------


class Condemned(Event, tag="condemned", frozen=True):
    """A Major General is condemned, or is so no more."""

    side: str
    general: str
    condemned: bool


class PersianSupport(Event, tag="persian_support", frozen=True):
    """The Persians are for a Faction, and the Macedonians think the less of it."""

    side: str


class BrideCardPlayed(Event, tag="bride_card_played", frozen=True):
    """A Faction may marry a Woman in this Game Turn."""

    side: str
    royal: str


class RoyalPlaced(Event, tag="royal_placed", frozen=True):
    """A Royal Family Member is set down by an event."""

    royal: str
    space: str
    inside: bool = False


class FortuneRolled(Event, tag="fortune_rolled", frozen=True):
    """The die of an event."""

    side: str
    card: str
    die: int
    success: bool


class Plundered(Event, tag="plundered", frozen=True):
    side: str
    space: str


class HelepolisPlaced(Event, tag="helepolis_placed", frozen=True):
    side: str
    space: str


class HelepolisGone(Event, tag="helepolis_gone", frozen=True):
    """With the siege the Helepolis goes."""

    space: str


class FleetJoined(Event, tag="fleet_joined", frozen=True):
    """The pirates are in somebody's pay."""

    side: str
    fleet: str


class OracleSpoke(Event, tag="oracle_spoke", frozen=True):
    side: str


class PortResupplied(Event, tag="port_resupplied", frozen=True):
    side: str
    space: str


class PactMade(Event, tag="pact_made", frozen=True):
    """Two Factions do not attack each other in this Game Turn."""

    side: str
    partner: str


class UnrestRolled(Event, tag="unrest_rolled", frozen=True):
    side: str
    dice: tuple[int, int]


SuccessorsEvent = (
    GeneralsDealt
    | GeneralGivenUp
    | GeneralBegins
    | TurnBegan
    | GeneralSucceeded
    | GeneralJoined
    | HearseLost
    | UsurperNamed
    | TieRolled
    | TurnOrderSet
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
    | SiegeRolled
    | SiegeCompleted
    | RoyalArmyJoined
    | JoinedBattle
    | RoyalArmySetAside
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
    | InterceptionDeclared
    | InterceptionRolled
    | EvasionRolled
    | Evaded
    | Overrun
    | NavalBattleRolled
    | TurnedBack
    | PhilonGone
    | Condemned
    | PersianSupport
    | BrideCardPlayed
    | RoyalPlaced
    | FortuneRolled
    | Plundered
    | HelepolisPlaced
    | HelepolisGone
    | FleetJoined
    | OracleSpoke
    | PortResupplied
    | PactMade
    | UnrestRolled
)
"""Everything that can happen."""
