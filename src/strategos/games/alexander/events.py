"""What can happen, as values. References: `space:…`, `piece:…` (one counter), `card:…`, `side:…`, `track:…`."""

from __future__ import annotations

from strategos.kernel.events import Event
from strategos.parts.accounts import Closed
from strategos.parts.reckoning import Reason


class CampaignBegun(Event, tag="campaign_begun", frozen=True):
    campaign: str


class OptionTaken(Event, tag="option_taken", frozen=True):
    card: str
    vp: int


class AdvisorJoined(Event, tag="advisor_joined", frozen=True):
    card: str
    glory: int


class EnemyDeployed(Event, tag="enemy_deployed", frozen=True):
    reveals = True
    space: str
    count: int
    walls: int


class TurnAdvanced(Event, tag="turn_advanced", frozen=True):
    box: str
    vp: int


class Refitted(Event, tag="refitted", frozen=True):
    piece: str
    gold: int


class OrderRolled(Event, tag="order_rolled", frozen=True):
    space: str
    die: int
    distance: int
    bonus: int
    total: int
    effect: str


class WallRaised(Event, tag="wall_raised", frozen=True):
    space: str
    piece: str = "piece:wall"


class NothingHappened(Event, tag="nothing_happened", frozen=True):
    why: str


class GarrisonJoined(Event, tag="garrison_joined", frozen=True):
    reveals = True
    space: str
    piece: str


class CupEmpty(Event, tag="cup_empty", frozen=True):
    side: str
    hits: int


class RewardPlaced(Event, tag="reward_placed", frozen=True):
    space: str
    gold: int
    glory: int


class GoldLost(Event, tag="gold_lost", frozen=True):
    gold: int
    why: str


class GoldGained(Event, tag="gold_gained", frozen=True):
    gold: int
    why: str


class GloryGained(Event, tag="glory_gained", frozen=True):
    glory: int
    why: str


class GlorySpent(Event, tag="glory_spent", frozen=True):
    glory: int
    why: str


class OperationDrawn(Event, tag="operation_drawn", frozen=True):
    reveals = True
    card: str


class OperationCancelled(Event, tag="operation_cancelled", frozen=True):
    card: str
    gold: int
    glory: int


class OperationUnit(Event, tag="operation_unit", frozen=True):
    reveals = True
    piece: str


class OperationLanded(Event, tag="operation_landed", frozen=True):
    piece: str
    space: str


class OperationFoiled(Event, tag="operation_foiled", frozen=True):
    piece: str
    space: str


class OperationsShuffled(Event, tag="operations_shuffled", frozen=True):
    count: int


class Mutiny(Event, tag="mutiny", frozen=True):
    counters: int
    hits: int


class UnitReduced(Event, tag="unit_reduced", frozen=True):
    piece: str
    side: str


class UnitDestroyed(Event, tag="unit_destroyed", frozen=True):
    piece: str
    side: str


class AlexanderHit(Event, tag="alexander_hit", frozen=True):
    level: int


class AlexanderKilled(Event, tag="alexander_killed", frozen=True):
    level: int


class Disbanded(Event, tag="disbanded", frozen=True):
    piece: str


class Scouted(Event, tag="scouted", frozen=True):
    space: str
    die: int
    forces: int
    gold: int
    hits: int


class Marched(Event, tag="marched", frozen=True):
    space: str


class Stayed(Event, tag="stayed", frozen=True):
    space: str


class FeverStruck(Event, tag="fever_struck", frozen=True):
    space: str


class ReinforcementsCame(Event, tag="reinforcements_came", frozen=True):
    space: str
    piece: str


class ProphecyRefused(Event, tag="prophecy_refused", frozen=True):
    space: str


class ProphecyAccepted(Event, tag="prophecy_accepted", frozen=True):
    reveals = True
    space: str
    card: str
    box: str


class ProphecyFulfilled(Event, tag="prophecy_fulfilled", frozen=True):
    card: str
    level: int


class ProphecyFailed(Event, tag="prophecy_failed", frozen=True):
    card: str


class LevelGained(Event, tag="level_gained", frozen=True):
    level: int


class LevelLost(Event, tag="level_lost", frozen=True):
    level: int


class AdvisorLost(Event, tag="advisor_lost", frozen=True):
    card: str


class BattleBegun(Event, tag="battle_begun", frozen=True):
    """With all who meet there, Alexander and a leader among them: units by kind, others by name."""

    space: str
    forces: int
    enemies: int
    enemy: str = "side:enemy"
    """Whose army it is."""
    ours: dict[str, int] = {}
    theirs: dict[str, int] = {}


class EnemyPlansDrawn(Event, tag="enemy_plans_drawn", frozen=True):
    reveals = True
    count: int
    cards: tuple[str, ...]


class PlanTaken(Event, tag="plan_taken", frozen=True):
    card: str
    gold: int


class PlanUsed(Event, tag="plan_used", frozen=True):
    card: str
    side: str


class PlanLost(Event, tag="plan_lost", frozen=True):
    reveals = True
    card: str


class PlansCancelled(Event, tag="plans_cancelled", frozen=True):
    count: int


class Raided(Event, tag="raided", frozen=True):
    die: int
    gold: int


class EnemyReinforced(Event, tag="enemy_reinforced", frozen=True):
    reveals = True
    piece: str
    space: str


class BattleTurn(Event, tag="battle_turn", frozen=True):
    turn: int


class Attacked(Event, tag="attacked", frozen=True):
    piece: str
    side: str
    die: int
    needs: int
    superior: int
    hits: int
    reasons: tuple[Reason, ...] = ()
    """What `needs` is made of, where it is not just as printed."""


class Rested(Event, tag="rested", frozen=True):
    piece: str
    side: str


class Rerolled(Event, tag="rerolled", frozen=True):
    piece: str
    die: int


class Enveloped(Event, tag="enveloped", frozen=True):
    hits: int


class Trapped(Event, tag="trapped", frozen=True):
    die: int


class DuelBegun(Event, tag="duel_begun", frozen=True):
    piece: str


class LeaderLeft(Event, tag="leader_left", frozen=True):
    piece: str


class LeaderKilled(Event, tag="leader_killed", frozen=True):
    piece: str


class Regrouped(Event, tag="regrouped", frozen=True):
    piece: str


class BattleWon(Event, tag="battle_won", frozen=True):
    space: str
    left: dict[str, int] = {}
    """Walls that nobody mans any more, and are removed."""


class RetreatRolled(Event, tag="retreat_rolled", frozen=True):
    piece: str
    die: int
    needs: int
    saved: bool


class Retreated(Event, tag="retreated", frozen=True):
    space: str
    to: str


class Intimidated(Event, tag="intimidated", frozen=True):
    space: str
    die: int
    bonus: int
    total: int


class IntimidationResult(Event, tag="intimidation_result", frozen=True):
    space: str
    total: int
    result: str


class AreaConquered(Event, tag="area_conquered", frozen=True):
    space: str
    how: str


class Governed(Event, tag="governed", frozen=True):
    space: str
    gold: int


class Razed(Event, tag="razed", frozen=True):
    space: str
    gold: int


class Revolted(Event, tag="revolted", frozen=True):
    space: str


class Income(Event, tag="income", frozen=True):
    base: int
    governed: int
    destroyed: int
    transports: int
    total: int


class UnitBought(Event, tag="unit_bought", frozen=True):
    piece: str
    gold: int


class CityBuilt(Event, tag="city_built", frozen=True):
    space: str
    gold: int


class TempleBuilt(Event, tag="temple_built", frozen=True):
    space: str
    gold: int


class InsightGained(Event, tag="insight_gained", frozen=True):
    reveals = True
    card: str
    glory: int


class InsightUsed(Event, tag="insight_used", frozen=True):
    card: str


class SpiesStruck(Event, tag="spies_struck", frozen=True):
    reveals = True
    space: str
    piece: str


class TrackMoved(Event, tag="track_moved", frozen=True):
    """One of Tyre's tracks; gold is what was paid, 0 when the enemy moved it."""

    track: str
    at: int
    gold: int


class FleetRolled(Event, tag="fleet_rolled", frozen=True):
    die: int
    bonus: int
    total: int


class FleetEffect(Event, tag="fleet_effect", frozen=True):
    effect: str


class SiegeShipFired(Event, tag="siege_ship_fired", frozen=True):
    die: int
    hits: int


class SectionHit(Event, tag="section_hit", frozen=True):
    section: int
    left: int


class SectionRepaired(Event, tag="section_repaired", frozen=True):
    section: int
    left: int


class CampaignWon(Event, tag="campaign_won", frozen=True):
    campaign: str
    box_vp: int
    cities: int
    options: int
    mole: int
    vp: int


class CampaignLost(Event, tag="campaign_lost", frozen=True):
    campaign: str
    why: str


class ImmortalityScored(Event, tag="immortality_scored", frozen=True):
    governed: int
    glory: int
    vp: int
    level: int
    points: int
    total: int


class CareerEnded(Event, tag="career_ended", frozen=True):
    points: int
    years: int


AnyEvent = (
    CampaignBegun | OptionTaken | AdvisorJoined | EnemyDeployed | TurnAdvanced | Refitted | OrderRolled | WallRaised
    | NothingHappened | GarrisonJoined | CupEmpty | RewardPlaced | GoldLost | GoldGained | GloryGained | GlorySpent
    | OperationDrawn | OperationCancelled | OperationUnit | OperationLanded | OperationFoiled | OperationsShuffled
    | Mutiny | UnitReduced | UnitDestroyed | AlexanderHit | AlexanderKilled | Disbanded | Scouted | Marched | Stayed
    | FeverStruck | ReinforcementsCame | ProphecyRefused | ProphecyAccepted | ProphecyFulfilled | ProphecyFailed
    | LevelGained | LevelLost | AdvisorLost | BattleBegun | EnemyPlansDrawn | PlanTaken | PlanUsed | PlanLost
    | PlansCancelled | Raided | EnemyReinforced | BattleTurn | Attacked | Rested | Rerolled | Enveloped | Trapped
    | DuelBegun | LeaderLeft | LeaderKilled | Regrouped | BattleWon | RetreatRolled | Retreated | Intimidated
    | IntimidationResult | AreaConquered | Governed | Razed | Revolted | Income | UnitBought | CityBuilt | TempleBuilt
    | InsightGained | InsightUsed | SpiesStruck | TrackMoved | FleetRolled | FleetEffect | SiegeShipFired | SectionHit
    | SectionRepaired | CampaignWon | CampaignLost | ImmortalityScored | CareerEnded | Closed
)  # fmt: skip
