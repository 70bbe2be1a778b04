/** The shapes of docs/protocol.md. Fields that hold their default are left out by the server, so most are optional. */

export type Plain = string | number | boolean | null;
export type Facts = Record<string, Plain>;
export type Target = Record<string, string | number>;

export interface BoardSpace {
  id: string;
  kind: string;
  lon: number;
  lat: number;
  area?: string | null;
  sites?: [number, number][];
  facts?: Facts;
  src?: string;
  sure?: boolean;
}

export interface Link {
  a: string;
  b: string;
  kind: string;
  facts?: Facts;
  sure?: boolean;
}

export interface Board {
  map: string;
  spaces: BoardSpace[];
  links: Link[];
  outside?: BoardSpace[];
  tracks?: Record<string, [number, number]>;
  facts?: Facts;
}

export interface Piece {
  id: string;
  kind: string;
  at: string;
  side?: string | null;
  count?: number;
  facts?: Facts;
}

export interface Side {
  id: string;
  seat: number | null;
  colour: number;
  alive?: boolean;
  facts?: Facts;
}

export interface Hand {
  id: string;
  count: number;
  cards?: string[] | null;
  /** Whose it is; a pile that is nobody's is named by the message `hand-<id>`. */
  side?: string | null;
}

export interface View {
  round: number;
  phase: string;
  phases: string[];
  acting: string | null;
  sides: Side[];
  pieces: Piece[];
  spaces: Record<string, Facts>;
  links?: Link[];
  tracks?: Record<string, Record<string, number>>;
  hands?: Hand[];
  stage?: Record<string, Facts>;
  facts?: Facts;
}

export interface Option {
  key: string;
  on: Target;
}

export interface Decision {
  seat: number;
  kind: string;
  rule: string;
  about?: Facts;
  options: Option[];
  /** Words of one's own up to this length may be answered, as the key `text:` and the words. */
  text?: number;
}

export interface No {
  rule: string;
  why: string;
  facts?: Facts;
}

export type GameEvent = { event: string } & Record<string, unknown>;

export interface Outcome {
  winners: number[];
  why: string;
  scores?: Record<string, number>;
}

export interface Player {
  seat: number;
  kind: 'me' | 'friend' | 'bot';
  name?: string | null;
  bot?: string | null;
}

export interface StateMessage {
  type: 'state';
  version: number;
  answers: number;
  /** Through whose eyes one looks; null for a spectator. */
  seat: number | null;
  view: View;
  events: GameEvent[];
  events_from: number;
  events_to: number;
  decision: Decision | null;
  acting: { seat: number; kind?: string | null }[];
  undo: boolean;
  redo: boolean;
  thinking?: number[];
  outcome: Outcome | null;
  players: Player[];
}

export interface WhyMessage {
  type: 'why';
  id: number;
  target: Target | string;
  no: No | null;
}

export interface RefusedMessage {
  type: 'refused';
  id: number;
  no: No;
}

export interface ErrorMessage {
  type: 'error';
  id?: number;
  why: string;
  detail?: string;
}

export interface OddsMessage {
  type: 'odds';
  id: number;
  /** Of the question. */
  odds: Odds | null;
  /** Of those options asked for that have odds of their own, by key. */
  options: Record<string, Odds>;
}

export interface NoticeMessage {
  type: 'notice';
  why: string;
  facts: Facts;
}

/** What a game can say about a fight before it is fought; shares are between 0 and 1. */
export interface Odds {
  win?: number;
  draw?: number;
  lose?: number;
  exact?: boolean;
  [key: string]: unknown;
}

export type ServerMessage =
  StateMessage | WhyMessage | RefusedMessage | ErrorMessage | OddsMessage | NoticeMessage | { type: 'pong' };

export interface Choice {
  name: string;
  values: string[];
  rule?: string;
}

export interface GameInfo {
  id: string;
  seats: number[];
  scenarios: string[];
  seats_of?: Record<string, number[]>;
  choices: Choice[];
  bots: string[];
  secrets: boolean;
  odds: boolean;
}

export interface MatchInfo {
  id: string;
  game: string;
  scenario: string;
  seats: number;
  players: Player[];
  round: number;
  phase: string;
  acting: number[];
  answers: number;
  options: Record<string, string>;
  outcome: Outcome | null;
  updated: number;
  parent: string | null;
}

export interface RuleAtom {
  id: string;
  section: string;
  chapter: string;
  kind: string;
  text: string;
  depends?: string[];
  note?: string;
  tests?: string[];
}
