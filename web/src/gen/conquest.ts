/** Made by `strategos web types` from the Structs of the server; a test compares. Do not edit. */

export type Stage = { battle: Battle };
export type Battle = { space: string; round: number; sea: boolean; attacker: Party; defender: Party };

/** One side of a battle. */
export type Party = {
  side: string;
  infantry?: number;
  cavalry?: number;
  catapult?: number;
  galleys?: number;
  leaders?: number;
  legion?: number;
  fort_dice?: number;
};

export type ViewFacts = { factor: number; price: Record<string, number>; inflation: Rise[]; orders?: Order[] };

/** Prices are so many times the printed ones once a marker stands there. */
export type Rise = { factor: number; marker: number; by?: string | null };

/** Something bought that waits to be placed. */
export type Order = { item: string; count: number; space: string };

export type SideFacts = {
  tribute: number;
  purse: number;
  provinces: number;
  home: string | null;
  home_lost: boolean;
  master?: string | null;
};

export type SpaceFacts = { control?: string | null; city?: 'city' | 'fortified' | null };
export type PieceFacts = { left?: number | null; coast?: string | null; sea?: string | null };

/** Which coast of a province touches a sea; in which sea the arrow over a strait lies. */
export type LinkFacts = { coast?: string | null; sea?: string | null };

/** Of a province as it is printed. */
export type PlaceFacts = { value: number; home: boolean; island: boolean; coasts: number };

/** A player has his home. */
export type Settled = { event: 'settled'; side: string; space: string };

export type TurnBegan = { event: 'turn_began'; side: string; round: number };

/** Leaders and land units went to another province. */
export type Marched = {
  event: 'marched';
  side: string;
  leaders: string[];
  infantry: number;
  cavalry: number;
  catapult: number;
  origin: string;
  to: string;
  road?: boolean;
};

export type ConsentAsked = { event: 'consent_asked'; side: string; owner: string; space: string; given: boolean };
export type Sailed = { event: 'sailed'; side: string; galley: string; origin: string; to: string };

export type Boarded = {
  event: 'boarded';
  side: string;
  galley: string;
  leaders: string[];
  infantry: number;
  cavalry: number;
  catapult: number;
  space: string;
};

export type Landed = {
  event: 'landed';
  side: string;
  galley: string;
  leaders: string[];
  infantry: number;
  cavalry: number;
  catapult: number;
  space: string;
};

/** A province changed hands. */
export type Conquered = { event: 'conquered'; side: string; space: string; loser: string | null; marker: number };

/** With all that stands there: units by kind, leaders and galleys by name. */
export type BattleBegan = {
  event: 'battle_began';
  space: string;
  attacker: string;
  defender: string;
  fort?: boolean;
  attackers?: Record<string, number>;
  defenders?: Record<string, number>;
};

export type LegionFormed = {
  event: 'legion_formed';
  side: string;
  infantry: number;
  cavalry: number;
  catapult: number;
  reserve: number;
};

/** Combat dice; `dice` holds the faces in the order they fell, `hits` what they came to. */
export type Rolled = { event: 'rolled'; side: string; dice: string[]; hits: number; purpose?: string };

export type UnitsLost = {
  event: 'units_lost';
  side: string;
  space: string;
  infantry: number;
  cavalry: number;
  catapult: number;
};

export type Retreated = { event: 'retreated'; side: string; origin: string; to: string };

/** `winner` holds the province, or has ships left at sea; None when fleets part after the last round. */
export type BattleEnded = { event: 'battle_ended'; space: string; winner: string | null; loser: string | null };

export type GalleySunk = { event: 'galley_sunk'; side: string; galley: string; space: string };

/** A General was captured or killed. */
export type LeaderTaken = { event: 'leader_taken'; side: string; leader: string; by: string; killed: boolean };

/** A leader of a sunk galley got away. */
export type LeaderEscaped = { event: 'leader_escaped'; side: string; leader: string; to: string };

/** All he had goes to the winner. */
export type CaesarFell = {
  event: 'caesar_fell';
  side: string;
  by: string;
  talents: number;
  estate?: Record<string, number>;
  provinces?: number;
  caesar?: string;
};

export type LeaderReturned = { event: 'leader_returned'; side: string; leader: string; to: string };
export type TributeDrawn = { event: 'tribute_drawn'; side: string; talents: number; purse: number };
export type CityDestroyed = { event: 'city_destroyed'; side: string; space: string; roads: number };
export type Bought = { event: 'bought'; side: string; item: string; count: number; talents: number };

export type Placed = {
  event: 'placed';
  side: string;
  item: string;
  count: number;
  space: string;
  other?: string | null;
};

/** A marker reached a mark of the scale: prices will rise. */
export type PricesRise = { event: 'prices_rise'; side: string; marker: number; factor: number };

export type PricesRose = { event: 'prices_rose'; factor: number };

export type RansomOffered = {
  event: 'ransom_offered';
  side: string;
  captor: string;
  leader: string;
  talents: number;
  leaders: string[];
  promise: string;
  accepted: boolean;
  others?: string[];
  owner?: string;
  asks?: boolean;
  countered?: boolean;
};

/** An owner has asked the captor for his price; he has named one, or would not. */
export type PriceAsked = { event: 'price_asked'; side: string; captor: string; leader: string; named: boolean };

export type AcclamationProposed = { event: 'acclamation_proposed'; side: string; emperor: string };
export type AcclamationAnswered = { event: 'acclamation_answered'; side: string; agreed: boolean };
export type EmperorMade = { event: 'emperor_made'; side: string };

/** All that a clash has led to has been told: nothing that happens from now on belongs to it. */
export type Closed = { event: 'closed' };

/** What this game tells beyond what all games have. */
export type Conquest = {
  stage: Stage;
  view: ViewFacts;
  side: SideFacts;
  space: SpaceFacts;
  piece: PieceFacts;
  link: LinkFacts;
  board: Record<string, unknown>;
  place: PlaceFacts;
};

export type ConquestEvent =
  | Settled
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
  | Closed;
