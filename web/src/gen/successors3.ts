/** Made by `strategos web types` from the Structs of the server; a test compares. Do not edit. */

import type { Facts } from './protocol.ts';

export type Stage = { march?: Marching | null; battle?: Combat | null };

/** An activated Army, or a General alone. */
export type Marching = {
  side: string;
  general: string;
  space: string;
  left: number;
  points: number;
  generals?: string[];
  royals?: string[];
  cus?: Record<string, number>;
  trail?: string[];
  most?: number;
  at_sea?: boolean;
  escort?: string[];
};

/** A Land Battle under way. */
export type Combat = { space: string; attacker: Force; defender: Force };

/** One side of a Land Battle, before the dice. */
export type Force = {
  side: string;
  strength: number;
  rating: number;
  general?: string | null;
  generals?: string[];
  cus?: Record<string, number>;
  armies?: Record<string, number>;
  local?: number;
  aside?: number;
  prestige?: Reason[];
};

/** One line of a reckoning. The words are `reason-<why>` in the game's catalogue, with `what` (a reference). */
export type Reason = { why: string; by: number; rule?: string; what?: string };

export type ViewFacts = {
  order: string[];
  vp: Record<string, Reason[]>;
  legitimacy: Record<string, Reason[]>;
  provinces: ProvinceNow[];
  deck: number;
  table?: number;
  discards?: string[];
  usurper?: string | null;
  lord_of_asia?: string | null;
  largest_fleet?: string | null;
  hellespont?: string | null;
  persian_support?: string | null;
  brides?: Bride[];
  fallen?: string[];
  round?: number;
  die?: number;
  prestige?: Standing[];
  kept?: string[];
  pact?: string[];
  peers?: Peer[];
  hand?: CardNow[];
};

export type ProvinceNow = { province: string; owner?: string | null; held?: Record<string, number> };

/** A woman whose card has been played this Game Turn, and by whom. */
export type Bride = { royal: string; side: string };

/** A Commanding General, and what his Prestige is made of where he stands. */
export type Standing = { general: string; reasons: Reason[] };

/** An attack of this side on that one would make it a Successor. */
export type Peer = { side: string; of: string };

/** A card in the reader's own hand, in the Tyche Segment: what it could be played for. */
export type CardNow = { card: string; uses: Use[] };

/** A way to use a card, and why not now. */
export type Use = { use: string; no?: No | null };

/** Why something is not allowed: the rule that forbids it, a code and the facts; never a sentence. */
export type No = { rule: string; why: string; facts?: Facts };

export type SideFacts = {
  vp: number;
  legitimacy: number;
  champion: boolean;
  usurper?: boolean;
  order?: number;
  training?: string | null;
  box?: number;
  needed?: number;
  fleet_strength?: number;
};

export type SpaceFacts = {
  control?: string | null;
  besieged?: string | null;
  points?: number;
  needed?: number;
  tomb?: boolean;
  helepolis?: string | null;
  plundered?: boolean;
  capital?: string | null;
  building?: boolean;
  resupplied?: string | null;
};

export type PieceFacts = {
  inside?: boolean;
  initiative?: number | null;
  battle?: number | null;
  rank?: number | null;
  ability?: string | null;
  popularity?: number | null;
  prestige?: number | null;
  moved?: boolean;
  condemned?: boolean;
  strength?: number | null;
  upgraded?: boolean;
  away?: boolean;
  legitimacy?: number | null;
  mp?: number | null;
  seniority?: number | null;
};

export type BoardFacts = {
  provinces: Record<string, Province>;
  instant_vp: number;
  instant_l: number;
  last_turn: number;
  rounds: number;
  regencies: Regency[];
  cards: Record<string, CardFacts>;
  strength: Record<string, number>;
  supply: Record<string, number>;
  champion: number;
  training: Record<string, number>;
};

/** A Province as it is printed. */
export type Province = { vp: number; needed: number; spaces: string[]; city: string | null };

/** The Game Turn in which an Heir comes of age. */
export type Regency = { turn: number; royal: string };

/** A Tyche card as it is printed. */
export type CardFacts = { kind: string; points?: number };

/** A space as it is printed. */
export type PlaceFacts = { port?: boolean; grey?: boolean; hellespont?: boolean };

/** A player receives Starting Generals. */
export type GeneralsDealt = { event: 'generals_dealt'; side: string; generals: string[] };

/** A Starting General is placed, with his CUs and the PC markers of his Province. */
export type GeneralBegins = {
  event: 'general_begins';
  side: string;
  general: string;
  space: string;
  spaces: string[];
  cus: number;
};

export type TurnBegan = { event: 'turn_began'; turn: number };

/** Polyperchon takes the place of Antipatros. */
export type GeneralSucceeded = { event: 'general_succeeded'; side: string; general: string; after: string };

/** A Major General joins a Faction. */
export type GeneralJoined = { event: 'general_joined'; side: string; general: string };

/** Alexander was not buried in time. */
export type HearseLost = { event: 'hearse_lost' };

export type UsurperNamed = { event: 'usurper_named'; side: string };
export type TieRolled = { event: 'tie_rolled'; side: string; die: number };

/** A Dispersed Fleet is available again, or back in its box. */
export type FleetReturned = { event: 'fleet_returned'; fleet: string; side?: string | null };

/** What a Faction gets: CUs by type, and the Generals that come back. */
export type Reinforced = { event: 'reinforced'; side: string; cus: Record<string, number>; generals?: string[] };

/** Reinforcements are placed. */
export type Arrived = {
  event: 'arrived';
  side: string;
  space: string;
  inside?: boolean;
  cus?: Record<string, number>;
  general?: string | null;
};

export type CardsDealt = { event: 'cards_dealt'; side: string; cards: string[] | number };
export type MarkersIsolated = { event: 'markers_isolated'; side: string; spaces: string[] };

/** Alexander's Tomb is worth so much Legitimacy. */
export type Buried = { event: 'buried'; side: string; space: string; worth: number };

export type Won = { event: 'game_won'; side: string; why: string };

/** A PC marker is placed, or with no side removed; `of` is whose lay there before. */
export type ControlChanged = {
  event: 'control_changed';
  space: string;
  side?: string | null;
  of?: string | null;
  fleets?: string[];
  fleets_of?: string | null;
  masterless?: string[];
};

export type MinorPlaced = { event: 'minor_placed'; side: string; general: string; space: string; inside?: boolean };
export type MinorLeft = { event: 'minor_left'; side: string; general: string };

/** CUs, a General or a Fleet go to the Dispersed box. */
export type Dispersed = {
  event: 'dispersed';
  side: string | null;
  space?: string | null;
  cus?: Record<string, number>;
  general?: string | null;
  fleet?: string | null;
};

/** CUs are lost; `why` is the occasion. */
export type Eliminated = { event: 'eliminated'; side: string; space: string; cus: Record<string, number>; why: string };

export type GeneralKilled = { event: 'general_killed'; side: string; general: string };

/** A Faction gains control of a Royal Family Member, or with no side nobody has it any more; `of` had it before. */
export type RoyalTaken = { event: 'royal_taken'; royal: string; side?: string | null; of?: string | null };

export type Married = { event: 'married'; royal: string; side: string };
export type RoyalDied = { event: 'royal_died'; royal: string; why: string };

/** A Fleet's other side is up. */
export type FleetTurned = { event: 'fleet_turned'; fleet: string; upgraded: boolean };

/** Siege Points are gone with the last CU of the besieger. */
export type SiegeLifted = { event: 'siege_lifted'; space: string; side: string };

/** A Champion becomes a Successor, or the other way round. */
export type Championship = { event: 'championship'; side: string; champion: boolean };

export type AttritionRolled = { event: 'attrition_rolled'; side: string; space: string; die: number; losses: number };

/** An Independent Army is beaten: it goes back to its box or leaves the game. */
export type ArmyBeaten = { event: 'army_beaten'; army: string; space: string; returns: boolean };

/** A siege is conducted, by these against those inside. */
export type SiegeBegan = {
  event: 'siege_began';
  side: string;
  space: string;
  of: string;
  attackers: Record<string, number>;
  defenders: Record<string, number>;
};

export type SiegeRolled = {
  event: 'siege_rolled';
  side: string;
  space: string;
  die: number;
  total: number;
  points: number;
  losses: number;
  reasons?: Reason[];
};

/** Siege Points are added: how many there are now, of those it takes. */
export type SiegeScored = {
  event: 'siege_scored';
  side: string;
  space: string;
  added: number;
  points: number;
  needed: number;
};

export type SiegeCompleted = { event: 'siege_completed'; side: string; space: string; of: string };

/** Royal Army CUs go over to the side with more Prestige. */
export type RoyalArmyJoined = { event: 'royal_army_joined'; side: string; of: string; space: string; cus: number };

export type RoyalArmySetAside = {
  event: 'royal_army_set_aside';
  side: string;
  space: string;
  cus: number;
  prestige: number;
  against: number;
};

/** Two sides face each other; the Royal Army may still go over, and cards may be played. */
export type BattleBegan = {
  event: 'battle_began';
  space: string;
  attacker: string;
  defender: string;
  attackers: Record<string, number>;
  defenders: Record<string, number>;
};

/** Pieces come out of a Major City. */
export type JoinedBattle = {
  event: 'joined_battle';
  side: string;
  space: string;
  cus: Record<string, number>;
  generals?: string[];
};

/** One side's roll: its dice as they fell, what the Battle Rating and a bonus made of them, strength and score. */
export type BattleRolled = {
  event: 'battle_rolled';
  side: string;
  space: string;
  dice: [number, number];
  total: number;
  strength: number;
  local: number;
  score: number;
  elephants?: number[];
  rating?: number;
  bonus?: number;
};

/** With no winner it is a draw; the scores are the Attacker's and the Defender's. */
export type BattleDecided = {
  event: 'battle_decided';
  space: string;
  attacker: string;
  defender: string;
  winner?: string | null;
  score?: number;
  against?: number;
};

export type SurvivalRolled = { event: 'survival_rolled'; side: string; general: string; die: number; killed: boolean };
export type Retreated = { event: 'retreated'; side: string; space: string; to: string | null };

/** A General has beaten an Independent Army. */
export type Popular = { event: 'popular'; side: string; general: string; popularity: number };

/** An Event or Bonus card is used in one of the five ways. */
export type CardUsed = { event: 'card_used'; side: string; card: string; use: string };

export type SurprisePlayed = { event: 'surprise_played'; side: string; card: string };

/** For want of an Event or Bonus card. */
export type SurpriseDiscarded = { event: 'surprise_discarded'; side: string; card: string };

/** A card has been answered by another and does nothing. */
export type CardVoid = { event: 'card_void'; card: string };

/** A card of the table, at the end of a Round; `by` resolves its event, if it has one that takes effect. */
export type CardRevealed = { event: 'card_revealed'; card: string; by?: string | null };

/** A card of one hand goes to another; only those two know which. */
export type CardTaken = { event: 'card_taken'; side: string; of: string; card: string | null };

/** A General has the Gift of Oratory. */
export type Inspired = { event: 'inspired'; side: string; general: string };

/** CUs go over to the enemy by a card. */
export type ChangedSides = {
  event: 'changed_sides';
  side: string;
  of: string;
  space: string;
  cus: Record<string, number>;
};

/** A CU stands on a box of the Training track, or with `done` leaves it for the map. */
export type Trained = { event: 'trained'; side: string; kind: string; box: number; done?: boolean };

/** A Reserve General joins a Faction; without a space he comes as a Reinforcement. */
export type Recruited = { event: 'recruited'; side: string; general: string; space?: string | null };

/** One roll gives all Generals of a Faction their MP. */
export type MovementRolled = { event: 'movement_rolled'; side: string; die: number };

/** An Army or a General alone has so many MP. */
export type Activated = {
  event: 'activated';
  side: string;
  general: string;
  space: string;
  points: number;
  generals?: string[];
  cus?: Record<string, number>;
  royals?: string[];
};

/** A step by land. */
export type Marched = {
  event: 'marched';
  side: string;
  general: string;
  space: string;
  to: string;
  cost: number;
  cus?: Record<string, number>;
};

/** Pieces join an Army on its way. */
export type PickedUp = {
  event: 'picked_up';
  side: string;
  space: string;
  generals?: string[];
  cus?: Record<string, number>;
  royals?: string[];
};

/** Pieces stay, outside a Major City or inside. */
export type LeftBehind = {
  event: 'left_behind';
  side: string;
  space: string;
  inside?: boolean;
  generals?: string[];
  cus?: Record<string, number>;
  royals?: string[];
};

/** The controller of a Major City has shifted pieces before an enemy: who is inside now. */
export type Rearranged = {
  event: 'rearranged';
  side: string;
  space: string;
  generals?: string[];
  cus?: Record<string, number>;
  royals?: string[];
};

/** Free Passage was asked for. */
export type PassageAnswered = { event: 'passage_answered'; side: string; of: string; space: string; granted: boolean };

/** An Independent Army has moved, without a space from its box. */
export type ArmyMoved = { event: 'army_moved'; army: string; to: string; space?: string | null };

/** An Independent Army gives up its MP for an Independent PC marker. */
export type ArmyStayed = { event: 'army_stayed'; army: string; space: string };

export type InterceptionDeclared = {
  event: 'interception_declared';
  side: string;
  space: string;
  to: string;
  generals: string[];
  cus?: Record<string, number>;
};

export type InterceptionRolled = {
  event: 'interception_rolled';
  side: string;
  general: string;
  die: number;
  success: boolean;
};

export type EvasionRolled = { event: 'evasion_rolled'; side: string; general: string; die: number; success: boolean };
export type Evaded = { event: 'evaded'; side: string; space: string; to: string };

/** Five times as many CUs sweep a force away. */
export type Overrun = {
  event: 'overrun';
  side: string;
  of: string;
  space: string;
  attackers: Record<string, number>;
  defenders: Record<string, number>;
};

/** A force puts to sea, escorted by Fleets. */
export type Embarked = { event: 'embarked'; side: string; general: string; space: string; fleets?: string[] };

/** A force has entered the announced space by sea. */
export type Sailed = { event: 'sailed'; side: string; general: string; space: string };

/** The activated General disembarks with all that sailed with him. */
export type Landed = { event: 'landed'; side: string; general: string; space: string; inside: boolean };

export type NavalBattleDeclared = {
  event: 'naval_battle_declared';
  side: string;
  of: string;
  space: string;
  fleets: string[];
};

/** The Fleets of the Interceptor meet the escort. */
export type NavalBattleBegan = {
  event: 'naval_battle_began';
  side: string;
  of: string;
  space: string;
  fleets: Record<string, number>;
  escort: Record<string, number>;
};

/** One side's roll; `bonus` is what a Superior Admiral adds to its dice. */
export type NavalBattleRolled = {
  event: 'naval_battle_rolled';
  side: string;
  space: string;
  dice: [number, number];
  strength: number;
  score: number;
  bonus?: number;
};

/** Fog or a storm: nobody fights. */
export type NavalBattleOff = { event: 'naval_battle_off'; space: string };

/** A Naval Movement ends where it began. */
export type BackToPort = { event: 'back_to_port'; side: string; general: string; space: string };

/** Without a space to go to, back into the holding box. */
export type TurnedBack = { event: 'turned_back'; side: string; space: string; to?: string | null };

/** Philon has reached Hellas and leaves the game. */
export type PhilonGone = { event: 'philon_gone'; space: string };

/** A Major General is condemned, or is so no more. */
export type Condemned = { event: 'condemned'; side: string; general: string; condemned: boolean };

/** A Faction may marry a Woman in this Game Turn. */
export type BrideCardPlayed = { event: 'bride_card_played'; side: string; royal: string };

/** A Royal Family Member is set down by an event. */
export type RoyalPlaced = { event: 'royal_placed'; royal: string; space: string; inside?: boolean };

/** The die of an event. */
export type FortuneRolled = { event: 'fortune_rolled'; side: string; card: string; die: number; success: boolean };

export type Plundered = { event: 'plundered'; side: string; space: string };
export type HelepolisPlaced = { event: 'helepolis_placed'; side: string; space: string };

/** With the siege the Helepolis goes. */
export type HelepolisGone = { event: 'helepolis_gone'; space: string };

/** The pirates are in somebody's pay. */
export type FleetJoined = { event: 'fleet_joined'; side: string; fleet: string };

export type UnrestRolled = { event: 'unrest_rolled'; side: string; dice: [number, number] };

/** All that a clash has led to has been told: nothing that happens from now on belongs to it. */
export type Closed = { event: 'closed' };

export type TurnOrderSet = { event: 'turn_order_set'; by: string; first: string };

/** Into a Major City or out of it. */
export type ChangedPosition = {
  event: 'changed_position';
  side: string;
  general: string | null;
  space: string;
  inside: boolean;
  cus?: Record<string, number>;
};

/** The whole way of a Naval Movement is announced. */
export type CourseSet = {
  event: 'course_set';
  side: string;
  general: string;
  space: string;
  to: string;
  way?: string[];
};

/** What this game tells beyond what all games have. */
export type Successors3 = {
  stage: Stage;
  view: ViewFacts;
  side: SideFacts;
  space: SpaceFacts;
  piece: PieceFacts;
  link: Facts;
  board: BoardFacts;
  place: PlaceFacts;
};

export type Successors3Event =
  | GeneralsDealt
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
  | TurnOrderSet
  | ChangedPosition
  | CourseSet;
