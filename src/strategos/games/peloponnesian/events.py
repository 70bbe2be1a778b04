"""What can happen, for the log. Places, pieces and sides are references; a reader's language is found elsewhere."""

from __future__ import annotations

from collections.abc import Mapping

from strategos.kernel.events import Event
from strategos.parts.accounts import Closed

from .combat_events import (
    BattleBegan,
    BattleEnded,
    BattleRolled,
    EliteLost,
    GarrisonLost,
    HostagesTaken,
    SiegeBegan,
    SiegeRolled,
    Skirmished,
    UnitsLost,
)


class TurnBegan(Event, tag="turn_began", frozen=True):
    turn: int
    years: str


class SideKept(Event, tag="side_kept", frozen=True):
    side: str
    die: int
    total: int


class SideChanged(Event, tag="side_changed", frozen=True):
    """The player takes the other League."""

    side: str
    die: int
    total: int


class EventRolled(Event, tag="event_rolled", frozen=True):
    dice: tuple[int, ...]
    name: str
    possible: bool = True


class FateRolled(Event, tag="fate_rolled", frozen=True):
    """A die of an event says which side it is for."""

    name: str
    die: int
    side: str


class InForce(Event, tag="in_force", frozen=True):
    """What an event brings for this turn, or from now on: `what` names it, with whom or where it holds."""

    what: str
    side: str | None = None
    space: str | None = None


class LeaderPlaced(Event, tag="leader_placed", frozen=True):
    """An event brings a leader to a space."""

    leader: str
    space: str


class Talents(Event, tag="talents", frozen=True):
    """A Treasury changes; `why` names the reason."""

    side: str
    talents: int
    why: str
    treasury: int


class SciChanged(Event, tag="sci_changed", frozen=True):
    side: str
    by: int
    why: str
    sci: int


class BellicosityChanged(Event, tag="bellicosity_changed", frozen=True):
    side: str
    by: int
    why: str
    bellicosity: int


class Rebelled(Event, tag="rebelled", frozen=True):
    space: str
    why: str


class RebellionRolled(Event, tag="rebellion_rolled", frozen=True):
    """A die for a space that may rebel; `listed`: dice on the list of spaces, which name it."""

    space: str
    dice: tuple[int, ...]
    total: int
    rebels: bool
    listed: bool = False


class RebellionEnded(Event, tag="rebellion_ended", frozen=True):
    space: str


class LeaderDrawn(Event, tag="leader_drawn", frozen=True):
    side: str
    leader: str
    space: str


class LeaderLost(Event, tag="leader_lost", frozen=True):
    side: str
    leader: str
    why: str


class LeaderWentHome(Event, tag="leader_went_home", frozen=True):
    side: str
    leader: str
    space: str


class StrategyChosen(Event, tag="strategy_chosen", frozen=True):
    side: str
    strategy: str
    die: int
    bonus: int
    total: int


class StrategyKept(Event, tag="strategy_kept", frozen=True):
    side: str
    strategy: str


class Initiative(Event, tag="initiative", frozen=True):
    """Which of two players begins: the one with the better leader, or the higher die."""

    side: str
    dice: tuple[int, ...] = ()


class Auguries(Event, tag="auguries", frozen=True):
    side: str
    die: int
    bonus: int
    good: bool
    total: int = 0


class Passed(Event, tag="passed", frozen=True):
    side: str
    why: str


class ObjectiveNamed(Event, tag="objective_named", frozen=True):
    """`why`: the strategy or the Defensive condition, or `player`; dice that picked it, if any."""

    side: str
    leader: str
    space: str
    why: str
    dice: tuple[int, ...] = ()
    rule: str = ""


class RebellionTried(Event, tag="rebellion_tried", frozen=True):
    side: str
    space: str
    die: int
    bonus: int
    rebels: bool
    total: int = 0


class PowerJoined(Event, tag="power_joined", frozen=True):
    """A neutral power joins a side, or becomes neutral (None)."""

    power: str
    side: str | None


class UnitsPlaced(Event, tag="units_placed", frozen=True):
    side: str
    space: str
    nation: str
    hoplite: int
    cavalry: int
    naval: int


class Activated(Event, tag="activated", frozen=True):
    side: str
    space: str
    nation: str
    hoplite: int
    cavalry: int
    naval: int
    talents: int
    treasury: int


class ExpeditionPlanned(Event, tag="expedition_planned", frozen=True):
    """What the non-player side will gather, and where; `plans` were equally good, `die` tells which it was."""

    side: str
    space: str
    stops: tuple[str, ...]
    hoplites: int
    cavalry: int
    naval: int
    talents: int
    plans: int = 1
    die: int = 0


class WayDrawn(Event, tag="way_drawn", frozen=True):
    """Which of the shortest ways is taken; the spaces after the first."""

    origin: str
    to: str
    way: tuple[str, ...]
    ways: int


class Moved(Event, tag="moved", frozen=True):
    side: str
    leader: str
    origin: str
    to: str


class StormRolled(Event, tag="storm_rolled", frozen=True):
    die: int
    lost: bool


class InterceptionRolled(Event, tag="interception_rolled", frozen=True):
    """`die` is 0 where it succeeds by itself."""

    side: str
    origin: str
    space: str
    die: int
    succeeds: bool


class UnitsLeft(Event, tag="units_left", frozen=True):
    """SP stay behind."""

    side: str
    space: str
    hoplite: int
    cavalry: int
    naval: int


class WentHome(Event, tag="went_home", frozen=True):
    """SP go to the Going Home box."""

    side: str
    space: str
    hoplite: int
    cavalry: int
    naval: int


class Ravaged(Event, tag="ravaged", frozen=True):
    space: str
    by: str


class OperationEnded(Event, tag="operation_ended", frozen=True):
    side: str
    space: str
    why: str


class HomecomingRolled(Event, tag="homecoming_rolled", frozen=True):
    side: str
    leader: str
    space: str
    die: int
    strategic: int
    stay: bool


class CameHome(Event, tag="came_home", frozen=True):
    """SP return to the map from the Going Home box, or to Chios from Samos."""

    side: str
    nation: str
    space: str
    hoplite: int
    cavalry: int
    naval: int


class ControlChanged(Event, tag="control_changed", frozen=True):
    space: str
    side: str | None
    before: str | None


class HelotsRose(Event, tag="helots_rose", frozen=True):
    """`new`: the rebellion begins; otherwise it goes on."""

    new: bool


class HelotsCalmed(Event, tag="helots_calmed", frozen=True):
    pass


class RevenueDrawn(Event, tag="revenue_drawn", frozen=True):
    side: str
    reasons: tuple[str, ...]
    values: tuple[int, ...]
    talents: int
    treasury: int


class Built(Event, tag="built", frozen=True):
    side: str
    nation: str
    space: str
    hoplite: int
    cavalry: int
    naval: int
    treasury: int


class Scored(Event, tag="scored", frozen=True):
    side: str
    vp: int
    why: str
    total: int


class Surrendered(Event, tag="surrendered", frozen=True):
    side: str
    why: str


class ArmisticeMade(Event, tag="armistice_made", frozen=True):
    die: int
    bonus: int
    turns: int


class CoalitionRole(Event, tag="coalition_role", frozen=True):
    """`die` is 0 where the role needs none."""

    role: str
    die: int


class GarrisonPlaced(Event, tag="garrison_placed", frozen=True):
    space: str


class KingsPeace(Event, tag="kings_peace", frozen=True):
    pass


class MessenianFreed(Event, tag="messenia_freed", frozen=True):
    pass


class PersiaEntered(Event, tag="persia_entered", frozen=True):
    pass


class PersiaLeft(Event, tag="persia_left", frozen=True):
    """`what`: the Army, or all of it; `pieces`: who leaves with it."""

    what: str
    pieces: Mapping[str, int] = {}


PeloponnesianEvent = (
    TurnBegan
    | SideKept
    | SideChanged
    | EventRolled
    | FateRolled
    | InForce
    | LeaderPlaced
    | Talents
    | SciChanged
    | BellicosityChanged
    | Rebelled
    | RebellionRolled
    | RebellionEnded
    | LeaderDrawn
    | LeaderLost
    | LeaderWentHome
    | StrategyChosen
    | StrategyKept
    | Auguries
    | Passed
    | ObjectiveNamed
    | RebellionTried
    | PowerJoined
    | UnitsPlaced
    | Activated
    | WayDrawn
    | Moved
    | StormRolled
    | InterceptionRolled
    | Skirmished
    | UnitsLost
    | EliteLost
    | GarrisonLost
    | UnitsLeft
    | WentHome
    | Ravaged
    | OperationEnded
    | SiegeBegan
    | BattleBegan
    | BattleRolled
    | BattleEnded
    | HostagesTaken
    | SiegeRolled
    | HomecomingRolled
    | CameHome
    | ControlChanged
    | HelotsRose
    | HelotsCalmed
    | RevenueDrawn
    | Built
    | Scored
    | Surrendered
    | ArmisticeMade
    | CoalitionRole
    | GarrisonPlaced
    | KingsPeace
    | MessenianFreed
    | PersiaEntered
    | PersiaLeft
    | Initiative
    | ExpeditionPlanned
    | Closed
)
