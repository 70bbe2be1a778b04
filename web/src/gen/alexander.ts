/** Made by `strategos web types` from the Structs of the server; a test compares. Do not edit. */

import type { Facts } from './protocol.ts';

/** The battle under way, and both rows from the fastest to the slowest. */
export type Stage = { battle: Battle; lines: Line[] };

export type Battle = {
  space: string;
  turn: number;
  speed: number | null;
  duel: boolean;
  advantage: number;
  penalty: number;
  free_plans: number;
  maneuver: boolean;
  bucephalus: boolean;
};

/** A counter in battle, with the values its next attack has there, and why: the reasons sum up to them, or to what lies below 0 and is shown as 0. */
export type Line = {
  side: string;
  piece: string;
  wall: boolean;
  speed: number;
  battle: number;
  superior: number;
  full: boolean;
  acted: boolean;
  rests: boolean;
  battle_why: Reason[];
  superior_why: Reason[];
};

/** One line of a reckoning. The words are `reason-<why>` in the game's catalogue, with `what` (a reference). */
export type Reason = { why: string; by: number; rule?: string; what?: string };

export type ViewFacts = {
  campaign: string;
  linked: boolean;
  box: number;
  date: string;
  level: number;
  gold: number;
  glory: number;
  forces: number;
  vp: number;
  immortality: number;
  silent: boolean;
  city_price: number;
  temple_price: number;
  raze_gold: number;
  govern_gold: number;
  base_gold: number;
  insight_price: number;
  insight_choice_price: number;
  advisor_price: number;
  refit_price: number;
  walls_left: number;
  cup: Record<string, number>;
  orders: Band[];
  price?: Record<string, number> | null;
  fleet_orders?: Band[];
  operation?: Operation | null;
  career?: Campaigned[];
};

/** A row of a table of orders: what totals from `least` to `most` bring. */
export type Band = { effect: string; least?: number | null; most?: number | null; either?: string[] };

/** Where the next Operation goes, by die, or what a mutiny costs. */
export type Operation = { destinations?: string[]; mutiny_hits?: number };

/** A campaign of the career that is over. */
export type Campaigned = { campaign: string; box: string; vp: number; immortality: number; level: number };

export type SpaceFacts = {
  kind: string;
  state: string;
  glory: number;
  gold: number;
  oracle: boolean;
  city: boolean;
  temple: boolean;
  distance: number;
  nation: string;
  count: number;
};

/** Of a unit, a leader or a wall; of a wall section of Tyre its `strength` alone. */
export type PieceFacts = {
  full?: boolean | null;
  one_step?: boolean | null;
  type?: string | null;
  battle?: number | null;
  superior?: number | null;
  speed?: number | null;
  level?: number | null;
  price?: number | null;
  acted?: boolean | null;
  rests?: boolean | null;
  strength?: number | null;
};

export type BoardFacts = { campaigns: CampaignFacts[]; immortality: Remembered[] };

export type CampaignFacts = {
  id: string;
  boxes: Box[];
  tracks: Record<string, number[]>;
  options: Record<string, number>;
};

/** A box of the turn track: its date, and what a victory in it is worth. */
export type Box = { date: string; year: number | null; month: number | null; vp: number };

export type Remembered = { points: number; years: number };
export type PlaceFacts = { place: string };
export type CampaignBegun = { event: 'campaign_begun'; campaign: string };
export type OptionTaken = { event: 'option_taken'; card: string; vp: number };
export type AdvisorJoined = { event: 'advisor_joined'; card: string; glory: number };
export type EnemyDeployed = { event: 'enemy_deployed'; space: string; count: number; walls: number };
export type TurnAdvanced = { event: 'turn_advanced'; box: string; vp: number };
export type Refitted = { event: 'refitted'; piece: string; gold: number };

export type OrderRolled = {
  event: 'order_rolled';
  space: string;
  die: number;
  distance: number;
  bonus: number;
  total: number;
  effect: string;
};

export type WallRaised = { event: 'wall_raised'; space: string; piece?: string };
export type NothingHappened = { event: 'nothing_happened'; why: string };
export type GarrisonJoined = { event: 'garrison_joined'; space: string; piece: string };
export type CupEmpty = { event: 'cup_empty'; side: string; hits: number };
export type RewardPlaced = { event: 'reward_placed'; space: string; gold: number; glory: number };
export type GoldLost = { event: 'gold_lost'; gold: number; why: string };
export type GoldGained = { event: 'gold_gained'; gold: number; why: string };
export type GloryGained = { event: 'glory_gained'; glory: number; why: string };
export type GlorySpent = { event: 'glory_spent'; glory: number; why: string };
export type OperationDrawn = { event: 'operation_drawn'; card: string };
export type OperationCancelled = { event: 'operation_cancelled'; card: string; gold: number; glory: number };
export type OperationUnit = { event: 'operation_unit'; piece: string };
export type OperationLanded = { event: 'operation_landed'; piece: string; space: string };
export type OperationFoiled = { event: 'operation_foiled'; piece: string; space: string };
export type OperationsShuffled = { event: 'operations_shuffled'; count: number };
export type Mutiny = { event: 'mutiny'; counters: number; hits: number };
export type UnitReduced = { event: 'unit_reduced'; piece: string; side: string };
export type UnitDestroyed = { event: 'unit_destroyed'; piece: string; side: string };
export type AlexanderHit = { event: 'alexander_hit'; level: number };
export type AlexanderKilled = { event: 'alexander_killed'; level: number };
export type Disbanded = { event: 'disbanded'; piece: string };
export type Scouted = { event: 'scouted'; space: string; die: number; forces: number; gold: number; hits: number };
export type Marched = { event: 'marched'; space: string };
export type Stayed = { event: 'stayed'; space: string };
export type FeverStruck = { event: 'fever_struck'; space: string };
export type ReinforcementsCame = { event: 'reinforcements_came'; space: string; piece: string };
export type ProphecyRefused = { event: 'prophecy_refused'; space: string };
export type ProphecyAccepted = { event: 'prophecy_accepted'; space: string; card: string; box: string };
export type ProphecyFulfilled = { event: 'prophecy_fulfilled'; card: string; level: number };
export type ProphecyFailed = { event: 'prophecy_failed'; card: string };
export type LevelGained = { event: 'level_gained'; level: number };
export type LevelLost = { event: 'level_lost'; level: number };
export type AdvisorLost = { event: 'advisor_lost'; card: string };

/** With all who meet there, Alexander and a leader among them: units by kind, others by name. */
export type BattleBegun = {
  event: 'battle_begun';
  space: string;
  forces: number;
  enemies: number;
  enemy?: string;
  ours?: Record<string, number>;
  theirs?: Record<string, number>;
};

export type EnemyPlansDrawn = { event: 'enemy_plans_drawn'; count: number; cards: string[] };
export type PlanTaken = { event: 'plan_taken'; card: string; gold: number };
export type PlanUsed = { event: 'plan_used'; card: string; side: string };
export type PlanLost = { event: 'plan_lost'; card: string };
export type PlansCancelled = { event: 'plans_cancelled'; count: number };
export type Raided = { event: 'raided'; die: number; gold: number };
export type EnemyReinforced = { event: 'enemy_reinforced'; piece: string; space: string };
export type BattleTurn = { event: 'battle_turn'; turn: number };

export type Attacked = {
  event: 'attacked';
  piece: string;
  side: string;
  die: number;
  needs: number;
  superior: number;
  hits: number;
  reasons?: Reason[];
};

export type Rested = { event: 'rested'; piece: string; side: string };
export type Rerolled = { event: 'rerolled'; piece: string; die: number };
export type Enveloped = { event: 'enveloped'; hits: number };
export type Trapped = { event: 'trapped'; die: number };
export type DuelBegun = { event: 'duel_begun'; piece: string };
export type LeaderLeft = { event: 'leader_left'; piece: string };
export type LeaderKilled = { event: 'leader_killed'; piece: string };
export type Regrouped = { event: 'regrouped'; piece: string };
export type BattleWon = { event: 'battle_won'; space: string; left?: Record<string, number> };
export type RetreatRolled = { event: 'retreat_rolled'; piece: string; die: number; needs: number; saved: boolean };
export type Retreated = { event: 'retreated'; space: string; to: string };
export type Intimidated = { event: 'intimidated'; space: string; die: number; bonus: number; total: number };
export type IntimidationResult = { event: 'intimidation_result'; space: string; total: number; result: string };
export type AreaConquered = { event: 'area_conquered'; space: string; how: string };
export type Governed = { event: 'governed'; space: string; gold: number };
export type Razed = { event: 'razed'; space: string; gold: number };
export type Revolted = { event: 'revolted'; space: string };

export type Income = {
  event: 'income';
  base: number;
  governed: number;
  destroyed: number;
  transports: number;
  total: number;
};

export type UnitBought = { event: 'unit_bought'; piece: string; gold: number };
export type CityBuilt = { event: 'city_built'; space: string; gold: number };
export type TempleBuilt = { event: 'temple_built'; space: string; gold: number };
export type InsightGained = { event: 'insight_gained'; card: string; glory: number };
export type InsightUsed = { event: 'insight_used'; card: string };
export type SpiesStruck = { event: 'spies_struck'; space: string; piece: string };

/** One of Tyre's tracks; gold is what was paid, 0 when the enemy moved it. */
export type TrackMoved = { event: 'track_moved'; track: string; at: number; gold: number };

export type FleetRolled = { event: 'fleet_rolled'; die: number; bonus: number; total: number };
export type FleetEffect = { event: 'fleet_effect'; effect: string };
export type SiegeShipFired = { event: 'siege_ship_fired'; die: number; hits: number };
export type SectionHit = { event: 'section_hit'; section: number; left: number };
export type SectionRepaired = { event: 'section_repaired'; section: number; left: number };

export type CampaignWon = {
  event: 'campaign_won';
  campaign: string;
  box_vp: number;
  cities: number;
  options: number;
  mole: number;
  vp: number;
};

export type CampaignLost = { event: 'campaign_lost'; campaign: string; why: string };

export type ImmortalityScored = {
  event: 'immortality_scored';
  governed: number;
  glory: number;
  vp: number;
  level: number;
  points: number;
  total: number;
};

export type CareerEnded = { event: 'career_ended'; points: number; years: number };

/** All that a clash has led to has been told: nothing that happens from now on belongs to it. */
export type Closed = { event: 'closed' };

/** What this game tells beyond what all games have. */
export type Alexander = {
  stage: Stage;
  view: ViewFacts;
  side: Facts;
  space: SpaceFacts;
  piece: PieceFacts;
  link: Facts;
  board: BoardFacts;
  place: PlaceFacts;
};

export type AlexanderEvent =
  | CampaignBegun
  | OptionTaken
  | AdvisorJoined
  | EnemyDeployed
  | TurnAdvanced
  | Refitted
  | OrderRolled
  | WallRaised
  | NothingHappened
  | GarrisonJoined
  | CupEmpty
  | RewardPlaced
  | GoldLost
  | GoldGained
  | GloryGained
  | GlorySpent
  | OperationDrawn
  | OperationCancelled
  | OperationUnit
  | OperationLanded
  | OperationFoiled
  | OperationsShuffled
  | Mutiny
  | UnitReduced
  | UnitDestroyed
  | AlexanderHit
  | AlexanderKilled
  | Disbanded
  | Scouted
  | Marched
  | Stayed
  | FeverStruck
  | ReinforcementsCame
  | ProphecyRefused
  | ProphecyAccepted
  | ProphecyFulfilled
  | ProphecyFailed
  | LevelGained
  | LevelLost
  | AdvisorLost
  | BattleBegun
  | EnemyPlansDrawn
  | PlanTaken
  | PlanUsed
  | PlanLost
  | PlansCancelled
  | Raided
  | EnemyReinforced
  | BattleTurn
  | Attacked
  | Rested
  | Rerolled
  | Enveloped
  | Trapped
  | DuelBegun
  | LeaderLeft
  | LeaderKilled
  | Regrouped
  | BattleWon
  | RetreatRolled
  | Retreated
  | Intimidated
  | IntimidationResult
  | AreaConquered
  | Governed
  | Razed
  | Revolted
  | Income
  | UnitBought
  | CityBuilt
  | TempleBuilt
  | InsightGained
  | InsightUsed
  | SpiesStruck
  | TrackMoved
  | FleetRolled
  | FleetEffect
  | SiegeShipFired
  | SectionHit
  | SectionRepaired
  | CampaignWon
  | CampaignLost
  | ImmortalityScored
  | CareerEnded
  | Closed;
