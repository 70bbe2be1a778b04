/** Made by `strategos web types` from the Structs of the server; a test compares. Do not edit. */

import type { Facts } from './protocol.ts';

export type Stage = { expedition: Expedition };

/** An operation under way. */
export type Expedition = {
  side: string;
  leader: string;
  space: string;
  objective: string;
  hoplite?: number;
  cavalry?: number;
  naval?: number;
  talents?: number;
  treasury?: number;
  ways?: number;
  steps?: number;
  trail?: [string, string][];
  plan?: Rally[];
  joining?: Joining[];
};

/** Where the non-player side means to activate SP. */
export type Rally = { space: string; hoplite: number; cavalry: number; naval: number };

/** A stack that may be activated where the Expedition stands: how many SP, and what each costs. */
export type Joining = { piece: string; sp: number; talents: number };

export type ViewFacts = {
  years: string;
  player?: string | null;
  strategy?: string | null;
  vp?: number[];
  revenue?: Record<string, Reason[]>;
  cups?: Record<string, string[]>;
  fallen?: string[];
  walls?: boolean;
  armistice?: boolean;
  role?: string | null;
  zones?: Record<string, Record<string, string[]>>;
  in_force?: Standing[];
  defence?: Defence[];
};

/** One line of a reckoning. The words are `reason-<why>` in the game's catalogue, with `what` (a reference). */
export type Reason = { why: string; by: number; rule?: string; what?: string };

/** What an event has put in force, whom it binds, and where. */
export type Standing = { what: string; side?: string | null; space?: string | null };

/** A condition of the Defensive Strategy: its Force, and whether it holds now. */
export type Defence = { why: string; force: number[]; holds?: boolean };

export type SideFacts = {
  treasury: number;
  sci: number;
  bellicosity: number;
  thebes?: number | null;
  done?: number;
  passed?: boolean;
  drawn?: string | null;
  hostages?: boolean;
};

export type SpaceFacts = {
  colour?: string | null;
  control?: string | null;
  rebellion?: boolean;
  ravaged?: boolean;
  siege?: string | null;
  garrison?: boolean;
};

export type PieceFacts = {
  nation?: string | null;
  spent?: number;
  marching?: boolean;
  elite?: boolean;
  strategic?: number | null;
  tactical?: number | null;
};

export type BoardFacts = {
  matrix: MatrixRow[];
  boxes: Record<string, string[]>;
  first: number;
  years: string[];
  leaders: Record<string, [number, number]>;
};

/** A strategy of a Strategy Matrix: the dice that find it, and where each face of the next die leads. */
export type MatrixRow = {
  side: string;
  strategy: string;
  least: number;
  most: number;
  cells: string[];
  land: number[];
  coastal: number[];
};

export type PlaceFacts = { colour: string; fortress?: boolean };
export type TurnBegan = { event: 'turn_began'; turn: number; years: string };
export type SideKept = { event: 'side_kept'; side: string; die: number; total: number };

/** The player takes the other League. */
export type SideChanged = { event: 'side_changed'; side: string; die: number; total: number };

export type EventRolled = { event: 'event_rolled'; dice: number[]; name: string; possible?: boolean };

/** A die of an event says which side it is for. */
export type FateRolled = { event: 'fate_rolled'; name: string; die: number; side: string };

/** What an event brings for this turn, or from now on: `what` names it, with whom or where it holds. */
export type InForce = { event: 'in_force'; what: string; side?: string | null; space?: string | null };

/** An event brings a leader to a space. */
export type LeaderPlaced = { event: 'leader_placed'; leader: string; space: string };

/** A Treasury changes; `why` names the reason. */
export type Talents = { event: 'talents'; side: string; talents: number; why: string; treasury: number };

export type SciChanged = { event: 'sci_changed'; side: string; by: number; why: string; sci: number };

export type BellicosityChanged = {
  event: 'bellicosity_changed';
  side: string;
  by: number;
  why: string;
  bellicosity: number;
};

export type Rebelled = { event: 'rebelled'; space: string; why: string };

/** A die for a space that may rebel; `listed`: dice on the list of spaces, which name it. */
export type RebellionRolled = {
  event: 'rebellion_rolled';
  space: string;
  dice: number[];
  total: number;
  rebels: boolean;
  listed?: boolean;
};

export type RebellionEnded = { event: 'rebellion_ended'; space: string };
export type LeaderDrawn = { event: 'leader_drawn'; side: string; leader: string; space: string };
export type LeaderLost = { event: 'leader_lost'; side: string; leader: string; why: string };
export type LeaderWentHome = { event: 'leader_went_home'; side: string; leader: string; space: string };

export type StrategyChosen = {
  event: 'strategy_chosen';
  side: string;
  strategy: string;
  die: number;
  bonus: number;
  total: number;
};

export type StrategyKept = { event: 'strategy_kept'; side: string; strategy: string };
export type Auguries = { event: 'auguries'; side: string; die: number; bonus: number; good: boolean; total?: number };
export type Passed = { event: 'passed'; side: string; why: string };

/** `why`: the strategy or the Defensive condition, or `player`; dice that picked it, if any. */
export type ObjectiveNamed = {
  event: 'objective_named';
  side: string;
  leader: string;
  space: string;
  why: string;
  dice?: number[];
  rule?: string;
};

export type RebellionTried = {
  event: 'rebellion_tried';
  side: string;
  space: string;
  die: number;
  bonus: number;
  rebels: boolean;
  total?: number;
};

/** A neutral power joins a side, or becomes neutral (None). */
export type PowerJoined = { event: 'power_joined'; power: string; side: string | null };

export type UnitsPlaced = {
  event: 'units_placed';
  side: string;
  space: string;
  nation: string;
  hoplite: number;
  cavalry: number;
  naval: number;
};

export type Activated = {
  event: 'activated';
  side: string;
  space: string;
  nation: string;
  hoplite: number;
  cavalry: number;
  naval: number;
  talents: number;
  treasury: number;
};

/** Which of the shortest ways is taken; the spaces after the first. */
export type WayDrawn = { event: 'way_drawn'; origin: string; to: string; way: string[]; ways: number };

export type Moved = { event: 'moved'; side: string; leader: string; origin: string; to: string };
export type StormRolled = { event: 'storm_rolled'; die: number; lost: boolean };

/** `die` is 0 where it succeeds by itself. */
export type InterceptionRolled = {
  event: 'interception_rolled';
  side: string;
  origin: string;
  space: string;
  die: number;
  succeeds: boolean;
};

export type Skirmished = {
  event: 'skirmished';
  space: string;
  dice: [number, number];
  sides: [string, string];
  battle: boolean;
  forces?: number[][];
};

export type UnitsLost = {
  event: 'units_lost';
  side: string;
  space: string;
  nation: string;
  hoplite: number;
  cavalry: number;
  naval: number;
};

/** A broken elite unit: those of it who did not fall are regulars, but for `vanished` SP of whom there are none. */
export type EliteLost = { event: 'elite_lost'; side: string; space: string; elite: string; vanished?: number };

export type GarrisonLost = { event: 'garrison_lost'; side: string; space: string };

/** SP stay behind. */
export type UnitsLeft = {
  event: 'units_left';
  side: string;
  space: string;
  hoplite: number;
  cavalry: number;
  naval: number;
};

/** SP go to the Going Home box. */
export type WentHome = {
  event: 'went_home';
  side: string;
  space: string;
  hoplite: number;
  cavalry: number;
  naval: number;
};

export type Ravaged = { event: 'ravaged'; space: string; by: string };
export type OperationEnded = { event: 'operation_ended'; side: string; space: string; why: string };
export type SiegeBegan = { event: 'siege_began'; side: string; space: string };

/** `kind`: null, naval or land. */
export type BattleBegan = {
  event: 'battle_began';
  space: string;
  kind: string;
  sides: [string, string];
  strengths: [number, number];
  forces?: number[][];
  leaders?: (string | null)[];
  intercepted?: boolean;
  attacker?: string;
};

/** A side's combat die with every modifier, its reason and its rule. */
export type BattleRolled = {
  event: 'battle_rolled';
  side: string;
  die: number;
  reasons: string[];
  values: number[];
  total: number;
  rules?: string[];
  rule?: string;
};

/** `why`: what decided it if not the totals, or why there was no battle; with its rule. */
export type BattleEnded = {
  event: 'battle_ended';
  space: string;
  kind: string;
  winner: string | null;
  loser: string | null;
  why?: string;
  rule?: string;
};

export type HostagesTaken = { event: 'hostages_taken'; side: string; by: string };

/** `die` is 0 where the siege fails by itself; `why` says why. */
export type SiegeRolled = {
  event: 'siege_rolled';
  side: string;
  space: string;
  die: number;
  reasons: string[];
  values: number[];
  succeeds: boolean;
  why?: string;
  rules?: string[];
  forces?: number[][];
  total?: number;
  defender?: string | null;
};

export type HomecomingRolled = {
  event: 'homecoming_rolled';
  side: string;
  leader: string;
  space: string;
  die: number;
  strategic: number;
  stay: boolean;
};

/** SP return to the map from the Going Home box, or to Chios from Samos. */
export type CameHome = {
  event: 'came_home';
  side: string;
  nation: string;
  space: string;
  hoplite: number;
  cavalry: number;
  naval: number;
};

export type ControlChanged = { event: 'control_changed'; space: string; side: string | null; before: string | null };

/** `new`: the rebellion begins; otherwise it goes on. */
export type HelotsRose = { event: 'helots_rose'; new: boolean };

export type HelotsCalmed = { event: 'helots_calmed' };

export type RevenueDrawn = {
  event: 'revenue_drawn';
  side: string;
  reasons: string[];
  values: number[];
  talents: number;
  treasury: number;
};

export type Built = {
  event: 'built';
  side: string;
  nation: string;
  space: string;
  hoplite: number;
  cavalry: number;
  naval: number;
  treasury: number;
};

export type Scored = { event: 'scored'; side: string; vp: number; why: string; total: number };
export type Surrendered = { event: 'surrendered'; side: string; why: string };
export type ArmisticeMade = { event: 'armistice_made'; die: number; bonus: number; turns: number };

/** `die` is 0 where the role needs none. */
export type CoalitionRole = { event: 'coalition_role'; role: string; die: number };

export type GarrisonPlaced = { event: 'garrison_placed'; space: string };
export type KingsPeace = { event: 'kings_peace' };
export type MessenianFreed = { event: 'messenia_freed' };
export type PersiaEntered = { event: 'persia_entered' };

/** `what`: the Army, or all of it; `pieces`: who leaves with it. */
export type PersiaLeft = { event: 'persia_left'; what: string; pieces?: Record<string, number> };

/** Which of two players begins: the one with the better leader, or the higher die. */
export type Initiative = { event: 'initiative'; side: string; dice?: number[] };

/** What the non-player side will gather, and where; `plans` were equally good, `die` tells which it was. */
export type ExpeditionPlanned = {
  event: 'expedition_planned';
  side: string;
  space: string;
  stops: string[];
  hoplites: number;
  cavalry: number;
  naval: number;
  talents: number;
  plans?: number;
  die?: number;
};

/** All that a clash has led to has been told: nothing that happens from now on belongs to it. */
export type Closed = { event: 'closed' };

/** What this game tells beyond what all games have. */
export type Peloponnesian = {
  stage: Stage;
  view: ViewFacts;
  side: SideFacts;
  space: SpaceFacts;
  piece: PieceFacts;
  link: Facts;
  board: BoardFacts;
  place: PlaceFacts;
};

export type PeloponnesianEvent =
  | TurnBegan
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
  | Closed;
