/** Made by `strategos web types` from the Structs of the server; a test compares. Do not edit. */

export type Plain = string | number | boolean | null;
export type Facts = Record<string, Plain>;
export type Target = Record<string, string | number>;
export type GameEvent = { event: string } & Record<string, unknown>;
/** What a game can say about a fight before it is fought; shares are between 0 and 1. */
export type Odds = { win?: number; draw?: number; lose?: number; exact?: boolean;
  without?: string[]; [key: string]: unknown };
export const LANGUAGES = ['en', 'it', 'fr'] as const;

/** The types of what a game tells in its own Structs; every game has one. */
export type Shapes = {
  stage: object;
  view: object;
  side: object;
  space: object;
  piece: object;
  link: object;
  board: object;
  place: object;
};
/** As one reads a game without knowing it. */
export type AnyGame = {
  stage: Record<string, unknown>;
  view: Record<string, unknown>;
  side: Facts;
  space: Facts;
  piece: Facts;
  link: Facts;
  board: Record<string, unknown>;
  place: Facts;
};

/** What is printed on the map. `map` names the drawing to use; several scenarios may share one. */
export type Board<G extends Shapes = AnyGame> = {
  map: string;
  spaces: BoardSpace<G>[];
  links: Link<G>[];
  outside?: BoardSpace<G>[];
  tracks?: Record<string, [number, number]>;
  facts?: G['board'];
};

/** A space of the board. `kind` is the game's word (province, sea, city); `sites` shape an area by Voronoi cells. */
export type BoardSpace<G extends Shapes = AnyGame> = {
  id: string;
  kind: string;
  lon: number;
  lat: number;
  area?: string | null;
  sites?: [number, number][];
  facts?: G['place'];
  src?: string;
  sure?: boolean;
};

/** A connection of two spaces; `kind` is the game's word (land, sea, strait, coast). */
export type Link<G extends Shapes = AnyGame> = {
  a: string;
  b: string;
  kind: string;
  facts?: G['link'];
  sure?: boolean;
};

/** The position as one seat (None: a spectator) may see it; where nobody has secrets, the same for all. */
export type View<G extends Shapes = AnyGame> = {
  round: number;
  phase: string;
  phases: string[];
  acting: string | null;
  sides: Side<G>[];
  pieces: Piece<G>[];
  spaces: Record<string, G['space']>;
  links?: Link<G>[];
  tracks?: Record<string, Record<string, number>>;
  hands?: Hand[];
  stage?: G['stage'] | null;
  facts?: G['view'];
};

/** A faction that owns pieces; `seat` answers for it (None: the system plays it). */
export type Side<G extends Shapes = AnyGame> = {
  id: string;
  seat: number | null;
  colour: number;
  alive?: boolean;
  facts?: G['side'];
};

/** A piece or a stack of equal pieces. `at` is a reference: a space, another piece that carries it, a box. */
export type Piece<G extends Shapes = AnyGame> = {
  id: string;
  kind: string;
  at: string;
  side?: string | null;
  count?: number;
  facts?: G['piece'];
};

/** Cards held; `cards` is None where the reader may know only how many. */
export type Hand = { id: string; count: number; cards?: string[] | null; side?: string | null };

/** What one can choose before a game starts. Names are in the text catalogues. */
export type GameInfo = {
  id: string;
  version: string;
  seats: number[];
  scenarios: string[];
  seats_of: Record<string, number[]>;
  choices: Choice[];
  bots: string[];
  secrets: boolean;
  odds: boolean;
  moments: string[];
  standing: StandingOrder[];
  phases: Record<string, string>;
  facts: Tally;
  sides: Record<string, Record<number, (string | null)[]>>;
  colours: Record<string, Record<number, number[]>>;
  dealing: string[];
  alone: Record<string, number>;
  guides: string[];
  advises: boolean;
  judges: boolean;
  levels: Record<number, Record<string, LevelInfo>>;
  balance: Record<number, Balance>;
};

/** An option of a game chosen before it starts, such as a contested reading. `values[0]` is the default. */
export type Choice = {
  name: string;
  values: string[];
  rule: string;
  before: string;
  tells: string[];
  kind: 'reading' | 'rule' | 'difficulty';
};

/** What a seat passes up without being asked. */
export type StandingOrder = { seat: number; moment?: string; key?: string; until?: string };

/** How many facts of a game are not sure, and how many of those have been looked up. */
export type Tally = { total: number; unsure: number; checked: number; problem: string };

/** How strong a bot is, as far as it was measured, and how long it thinks. */
export type LevelInfo = { elo: number; error: number; ms: number };

/** What the seats are worth where equals sit in all of them. */
export type Balance = { shares: number[]; games: number; command: string };

export type Created = { id: string };

/** A stored match, for the list. */
export type MatchInfo = {
  id: string;
  game: string;
  scenario: string;
  seats: number;
  options: Record<string, string>;
  players: Player[];
  round: number;
  phase: string;
  acting: number[];
  answers: number;
  outcome: Outcome | null;
  created: number;
  updated: number;
  parent: string | null;
  parent_answers: number | null;
  rewound: number;
  problem: 'unreadable' | null;
  guide: string | null;
  present: number[];
  hinted: number[];
  seed: string | null;
};

/** A player with the number of the seat. */
export type Player = { seat: number; kind: 'me' | 'friend' | 'bot'; name: string; bot: string | null; hints?: boolean };

/** How a match ended: the winning seats (several: a shared win; none: nobody, or the system), why, and scores. */
export type Outcome = { winners: number[]; why: string; scores?: Record<string, number>; facts?: Facts };

/** All a client must know before it fetches map, words and looks of a match: one answer in place of three. */
export type Laid = { match: MatchInfo; game: GameInfo; board: Board };

/** Some of the events a seat may read, numbered as it reads them; `total` counts all of them. */
export type EventPage = {
  events: GameEvent[];
  events_from: number;
  events_to: number;
  total: number;
  accounts: Account[];
};

/** A clash: who met where, and what happened line by line. Numbers are those of events as its reader counts them. */
export type Account = {
  id: number;
  kind: string;
  space: string;
  attacker: string;
  defender: string;
  lines?: Line[];
  closed?: number | null;
};

/** Something told in a clash, by the event with this number. */
export type Line = { n: number; told: Mustered | Threw | Lost | Gained | Returned | Went | Changed | Parted };

/** What a side has in the clash, and how much that counts; told again when it has changed. */
export type Mustered = { mark: 'mustered'; side: string; pieces: Record<string, number>; strength?: number | null };

/** Dice of a side: how they fell, what they came to, what could be expected of them, what was added. */
export type Threw = {
  mark: 'threw';
  side: string;
  dice: (number | string)[];
  hits: number;
  expected?: number | null;
  modifiers?: Modifier[];
  total?: number | null;
  purpose?: string;
  rule?: string;
};

/** What was added to a roll, and why: the message `modifier-<why>`. */
export type Modifier = { why: string; by: number };

/** A side has lost these, and what became of them; `to` is who has them now, or where they are. */
export type Lost = {
  mark: 'lost';
  side: string;
  pieces: Record<string, number>;
  fate?: 'killed' | 'captured' | 'dispersed' | 'reduced' | 'broken' | 'joined' | 'left';
  to?: string | null;
};

/** These are a side's from now on: freed, recruited, or called up; what others lost to it is told by `Lost`. */
export type Gained = { mark: 'gained'; side: string; pieces: Record<string, number> };

/** Of those a side has lost in this clash these are back; their account says so when they are gained again. */
export type Returned = {
  mark: 'returned';
  side: string;
  pieces: Record<string, number>;
  fate?: 'killed' | 'captured' | 'dispersed' | 'reduced' | 'broken' | 'joined' | 'left';
};

/** So many of a side went from one space to another. */
export type Went = { mark: 'went'; side: string; origin: string; to: string; count?: number };

/** A number of a side, or who holds a space, changed: by how much, and what it is now (`change-<what>`). */
export type Changed = {
  mark: 'changed';
  side: string;
  what: string;
  by?: number;
  now?: number | null;
  space?: string | null;
};

/** It is decided; without a winner they parted. The reason is the message `decided-<why>`. */
export type Parted = { mark: 'parted'; winner: string | null; why?: string; rule?: string };

/** The body of every error. */
export type Problem = { why: string; detail?: string; no?: No | null };

/** Why something is not allowed: the rule that forbids it, a code and the facts; never a sentence. */
export type No = { rule: string; why: string; facts?: Facts };

/** How far the analysis of a match has come. */
export type Report = {
  status: 'none' | 'waiting' | 'running' | 'done' | 'failed';
  seats: number[];
  before: number;
  found: Analysis | null;
};

/** What has been found so far. */
export type Analysis = {
  game: string;
  answers: number;
  suspects: number;
  judged: number;
  curve: Chances[];
  mistakes: Mistake[];
};

/** What each seat could hope for after so many answers. */
export type Chances = { at: number; chances: number[] };

/** An answer that cost something. */
export type Mistake = {
  at: number;
  round: number;
  seat: number;
  kind: string;
  rule: string;
  about: Facts;
  on: Target;
  better_on: Target;
  key: string;
  better: string;
  plan: string;
  facts: Facts;
  spaces: string[];
  loss: number;
  error: number;
  worlds: number;
  grade: 'inaccuracy' | 'mistake' | 'blunder';
  because: Moved[];
};

/** A feature of the position ahead that speaks for one plan against another. */
export type Moved = { feature: string; by: number; pull: number };

/** The rules of a game. */
export type RuleRegister = { language: string; atoms: RuleAtom[] };

/** A rule of the register. */
export type RuleAtom = {
  id: string;
  section: string;
  printed: string;
  numbered: boolean;
  chapter: string;
  heading: string;
  kind: string;
  text: string;
  message: string;
  depends: string[];
  note: string;
  note_message: string;
  rulings: string[];
};

export type MatchStory = {
  game: string;
  answers: number;
  told: number;
  over: boolean;
  moments: Moment[];
  curves: Curve[];
  luck: Luck[];
  battles: Fought[];
  ways: Way[];
  turning: TurningPoint[];
};

/** Where curves have a value: after so many answers, in this round; `date` is a game's own word for it. */
export type Moment = { at: number; round: number; date: string };

/** Named by the message `curve-<id>`. */
export type Curve = { id: string; series: Series[] };

/** A value of one side at each moment. */
export type Series = { side: string; values: number[] };

/** What a side's dice came to in battles, and what could be expected of them. */
export type Luck = { side: string; dice: number; hits: number; expected: number };

/** A clash: begun by answer number `at`, over with number `until`; no winner: they parted, or it is still on. */
export type Fought = {
  at: number;
  until: number;
  round: number;
  date: string;
  kind: string;
  space: string;
  attacker: Host;
  defender: Host;
  winner: string | null;
  why: string;
  over: boolean;
};

/** One side of a clash: with what it came, what it lost, and its dice. */
export type Host = {
  side: string;
  mustered: Record<string, number>;
  lost: Record<string, number>;
  dice: number;
  hits: number;
  expected: number;
};

/** All marches of a side from one space to another: how often, how many in all, and which answer was the first. */
export type Way = { side: string; origin: string; to: string; times: number; count: number; first: number };

/** A curve swung: by which share of all, for whom, against whom, and what stood out then. */
export type TurningPoint = {
  before: number;
  at: number;
  round: number;
  date: string;
  curve: string;
  share: number;
  side: string;
  against: string | null;
  event: GameEvent;
};

export type Records = {
  finished: number;
  scenarios: ScenarioRecord[];
  seats: SeatRecord[];
  players: PlayerRecord[];
  recent: Finished[];
};

/** How matches of a scenario ended: won by people, by bots, by nobody; and the best of them. */
export type ScenarioRecord = {
  game: string;
  scenario: string;
  played: number;
  people: number;
  bots: number;
  nobody: number;
  best: Finished[];
};

/** A match that is over. */
export type Finished = {
  id: string;
  game: string;
  scenario: string;
  options: Record<string, string>;
  players: Player[];
  outcome: Outcome;
  round: number;
  answers: number;
  updated: number;
};

/** How a seat of a scenario fared, whoever sat there. */
export type SeatRecord = { game: string; scenario: string; seats: number; seat: number; played: number; won: number };

/** How a bot or, without its name, people fared at a game. */
export type PlayerRecord = { game: string; bot: string | null; played: number; won: number };

/** What awaits a check with the box, and what has been found there. */
export type Desk = { game: string; total: number; facts: Fact[]; file: string; problem: string; pending: boolean };

/** A row of a data file that is not sure, or has been looked up. */
export type Fact = {
  row: string;
  file: string;
  table: string;
  facts: Record<string, unknown>;
  sources: Source[];
  note: string;
  remark: string;
  priority: number;
  on: Target;
  confirmed: boolean;
  corrected: boolean;
  fields: FactField[];
};

/** Where a fact was read, in words: a rule of the register, a page, our own work, the owner's box. */
export type Source = { kind: 'rules' | 'public' | 'reconstructed' | 'box'; title: string; rule: string; url: string };

/** A field of a row that can be corrected. */
export type FactField = {
  name: string;
  kind: 'number' | 'truth' | 'word' | 'text' | 'numbers' | 'list';
  shipped: unknown;
  value: unknown;
  words: string[];
  optional: boolean;
  ref: string;
};

/** A fact shown on the board that nobody has looked up in the box. */
export type Doubt = { row: string; table: string; facts: Record<string, unknown>; sources: Source[]; on: Target };

/** A match to be started. Without players: me at the first seat, bots at the others. */
export type NewMatchRequest = {
  game: string;
  scenario?: string | null;
  seats?: number | null;
  options?: Record<string, string>;
  players?: NewPlayer[];
  seed?: number | null;
  guide?: string | null;
};

/** Who sits at a seat: somebody at this screen, or a bot by its name. */
export type NewPlayer = {
  kind: 'me' | 'friend' | 'bot';
  name?: string;
  bot?: string | null;
  guide?: string | null;
  hints?: boolean;
};

/** A what-if: a new match that begins after so many answers of another. */
export type BranchRequest = { answers: number; players?: NewPlayer[]; keep_dice?: boolean };

/** An analysis is wanted: of these seats, of those people sit at where none are named. */
export type AnalyseRequest = { seats?: number[] };

/** What was found in the box: rows with the fields that differ and `confirmed`, or null to take that back; or the text of a file somebody shared. */
export type CorrectedRequest = { rows?: Record<string, Record<string, unknown> | null>; text?: string };

export type StateMessage = {
  type: 'state';
  version: number;
  answers: number;
  seat: number | null;
  view: View;
  events: GameEvent[];
  events_from: number;
  events_to: number;
  accounts: Account[];
  decision: Decision | null;
  acting: Acting[];
  undo: boolean;
  redo: boolean;
  thinking: number[];
  outcome: Outcome | null;
  players: Player[];
  standing: StandingOrder[];
  goals: Goal[];
  coach: Coaching | null;
  hand_over: number | null;
  course: Course | null;
};

export type Decision = { seat: number; kind: string; rule: string; about: Facts; options: Option[]; text: number };
export type Option = { key: string; on: Target; fatal?: string | null; risk?: Facts; cost?: number | null };

/** Somebody is asked something; `kind` is None where the reader may not know what. */
export type Acting = { seat: number; kind: string | null };

/** Something a reader plays for, or has to reckon with, worded by `goal-<key>`; from public facts or his own. */
export type Goal = {
  key: string;
  facts?: Facts;
  reached?: boolean | null;
  rule?: string;
  spaces?: string[];
  urgent?: boolean;
  dreaded?: boolean;
};

/** Where somebody stands in a guide. */
export type Coaching = {
  guide: string;
  done: number;
  of: number;
  step: string | null;
  aside: string | null;
  key: string | null;
  target: Target | null;
};

/** How the position of a message came about, for whoever is told of it event by event. */
export type Course = { first?: View | null; turned?: Turned[] };

/** What an event has changed in the position: fields of the view that are others now. Of sides, pieces, spaces, tracks and facts only those that have changed are listed, null where there is none any more. */
export type Turned = { upto: number; view: Record<string, unknown>; goals?: Goal[] | null };

export type WhyMessage = { type: 'why'; id: number; target: Target | string; no: No | null };
export type RefusedMessage = { type: 'refused'; id: number; no: No };

/** The change with this token is stored: now or, if it has come before, then. */
export type DoneMessage = { type: 'done'; id: number };

/** The answer would lose the match at once and was not played; it is, when it comes again without `warn`. */
export type PerilMessage = { type: 'peril'; id: number; key: string };

export type OddsMessage = {
  type: 'odds';
  id: number;
  odds: Odds | null;
  options: Record<string, Odds>;
  target?: Odds | null;
};

export type WaysMessage = { type: 'ways'; id: number; ways: Record<string, Passage> };

/** A way to a space that is several answers away. */
export type Passage = { keys: string[]; cost: number | null };

/** Who could attack the reader next, the gravest danger first. */
export type ThreatsMessage = { type: 'threats'; id: number; threats: Threat[] };

/** A place of a player that somebody could attack in his next turn. */
export type Threat = {
  space: string;
  by: string;
  origins: string[];
  force: Record<string, number>;
  chance: number;
  heart?: string | null;
};

/** Plans for what the reader is asked, the best first. */
export type AdviceMessage = { type: 'advice'; id: number; advice: Advice; hinted: number };

/** What is advised; nothing where there is nothing to choose between. */
export type Advice = { kind: string; hints: Hint[] };

/** A plan, and what is to be expected of it. */
export type Hint = {
  plan: string;
  facts: Facts;
  spaces: string[];
  key: string;
  chance: number;
  error: number;
  worlds: number;
  behind: number;
  moves: Move[];
  because: Moved[];
};

/** A piece that a plan takes elsewhere: references, as in views. */
export type Move = { piece: string; origin: string; to: string };

/** Why a bot did what it did last. */
export type MotiveMessage = {
  type: 'motive';
  id: number;
  seat: number;
  basis: 'search' | 'rules' | 'nothing';
  round?: number;
  chosen?: PlanTold | null;
  instead_of?: PlanTold | null;
  because?: string[];
};

/** What a bot was after, worded by `plan-<name>`; `hidden` is a plan about what nobody else may know. */
export type PlanTold = { name: string; facts: Facts; spaces: string[]; chance: number | null };

export type ErrorMessage = { type: 'error'; id: number | null; why: string; detail: string };

/** Something that happened to the match, not in the game. */
export type NoticeMessage = { type: 'notice'; why: string; facts: Facts };

export type Pong = { type: 'pong' };
export type PlayRequest = { type: 'play'; version: number; key: string; id?: number; token?: string; warn?: boolean };
export type UndoRequest = { type: 'undo'; version: number; id?: number; token?: string };
export type RedoRequest = { type: 'redo'; version: number; id?: number; token?: string };
export type WhyRequest = { type: 'why'; target: Target | string; id?: number };

/** Odds of the question, of some of its options and of what is looked at: `odds` comes again and again, each better than the one before. On request also where what is in hand could get by several answers: `ways`, once; or, in place of all that, who could attack the reader: `threats`. */
export type CounselRequest = {
  type: 'counsel';
  options?: string[];
  target?: Target | null;
  ways?: boolean;
  threats?: boolean;
  id?: number;
};

/** A hint, please. */
export type AdviseRequest = { type: 'advise'; id?: number };

/** Why did the bot at that seat do what it did last? */
export type MotiveRequest = { type: 'motive'; seat: number; id?: number };

export type LookRequest = { type: 'look'; seat: number | null; take?: boolean; id?: number };
export type HurryRequest = { type: 'hurry'; id?: number };

/** The reader has stopped, or has more before him than he can show: the bots shall wait; or shall go on. */
export type WaitRequest = { type: 'wait'; on: boolean; id?: number };

export type PingRequest = { type: 'ping' };

export type ServerMessage = StateMessage | WhyMessage | RefusedMessage | DoneMessage | PerilMessage | OddsMessage | WaysMessage | ThreatsMessage | AdviceMessage | MotiveMessage | ErrorMessage | NoticeMessage | Pong;
export type ClientMessage = PlayRequest | UndoRequest | RedoRequest | WhyRequest | CounselRequest | AdviseRequest | MotiveRequest | LookRequest | HurryRequest | WaitRequest | PingRequest;
