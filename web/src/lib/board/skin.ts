/** What a game may say about its looks. Everything has a default, so that a game without a skin is complete. */

import type { Sound } from '../sounds.ts';
import type { Component } from 'svelte';
import type {
  Account,
  Board,
  BoardSpace,
  Facts,
  GameEvent,
  Odds,
  Piece,
  Side,
  StateMessage,
  View,
} from '../../gen/protocol.ts';
import type { Beat } from '../play/beats.ts';
import type { Tone } from '../play/digest.svelte.ts';
import type { AtEnd, Has, InForm, InPanel, OnMap, OnShow, OnStage, Pointed, Seated, Weighed } from '../play/facets.ts';
import type { Choice } from '../play/options.ts';
import { samplesOf } from '../play/bounds.ts';
import type { Move, Numbered, Seen } from '../play/reduce.ts';
import { ui, words } from '../text/catalogue.svelte.ts';
import { PLAIN_LOOKS } from './looks.ts';
import type { GlyphName, IconName } from './glyphs.ts';
import type { Sketch } from './sketch.ts';

/** A part of the screen that a game draws itself, and what it may ask of the table there. */
export type Part<Facets> = Component<{ table: Facets }>;

/** Words are asked for when they are shown, so that they are in the reader's language. */
type Text = () => string;

/** Leaders stand upright, tokens are nobody's discs, ships lie in the water, units fill a plate, markers are small. */
export type PieceForm = 'leader' | 'token' | 'ship' | 'unit' | 'marker' | 'hidden';

/** A `shore` is a road with a lane in it, a `pass` has a peak, a `ferry` a double rail, a `crossing` is far out at sea. */
export type LinkForm = 'road' | 'path' | 'march' | 'pass' | 'lane' | 'crossing' | 'shore' | 'ferry' | 'strait';

/** How pieces of a kind look; units unless said. */
export interface Look {
  glyph: GlyphName;
  form?: PieceForm;
}

/** Looks by kind. Of a kind that is not listed the end is looked for: `light_cavalry` looks like `cavalry`. */
export type Looks = Readonly<Record<string, Look>>;

export interface BoardSkin {
  /** The silhouette of a kind of piece. */
  glyph: (kind: string) => GlyphName;
  form: (piece: Piece) => PieceForm;
  /** Up to four letters on a standee. */
  short: (piece: Piece, name: string) => string;
  /** Which side holds a space. */
  control: (facts: Facts | undefined) => string | null;
  /** A building in the space. */
  building: (facts: Facts | undefined) => GlyphName | null;
  /** A number printed in the space. */
  value: (space: BoardSpace) => number | null;
  /** Spaces whose names stand out. */
  prominent: (space: BoardSpace) => boolean;
  /** Facts of pieces that are shown as columns, `value-…`, wherever pieces are listed; the last orders the rows. */
  values?: string[];
  /** Where those are whom a piece on the map stands for: an army and its units. */
  holds?: (piece: Piece) => string | null;
  /** What sets a piece apart from others of its kind, in a word. */
  note?: (piece: Piece) => string;
  /** How many are in a piece that has a name of its own, in words; null for pieces that are counted themselves. */
  sized?: (piece: Piece) => string | null;
  /** Facts of a space that are said with its name. */
  said: string[];
  /** Kinds of spaces that are water. */
  water: (kind: string) => boolean;
  /** How links are drawn; null leaves them out. */
  link: (kind: string) => LinkForm | null;
  /** A land in which points lie: who holds it, and a number that is written behind its name. */
  region?: (view: View, board: Board, id: string) => { side: string | null; value: string };
  /** Places whose names are not worth the room, unless one is near or may choose them. */
  nameless?: (space: BoardSpace) => boolean;
  /** Pieces behind walls stand apart from those before them. */
  walled?: (piece: Piece) => boolean;
  /** The drawing now in use, for a game that changes maps. */
  map?: (view: View, board: Board) => string;
  /** A space of a point map, drawn about its point, as markup (`symbol.ts`): there may be some hundred. */
  symbol?: (table: OnMap, space: BoardSpace) => string;
  /** The same as a component, where places are few and show much; `scale` is what a unit of the map measures there. */
  place?: Component<{ table: OnMap; space: BoardSpace; scale?: number }>;
  /** What a symbol and all about it covers, around its point: left, top, right, bottom. */
  room?: (view: View, space: BoardSpace) => [number, number, number, number];
  /** Radius of the symbols of a point map. */
  reach: number;
  /** Size of the names of a point map. */
  letters: number;
  /** Names are not marked where a place is reconstructed; the list and the bubble still say so. */
  certain: boolean;
  /** Where pieces stand beside a point. */
  stand: [number, number];
  /** Places lie close together: pieces stand on the freest side of their own. */
  crowded?: boolean;
  /** How much larger standees are than elsewhere. */
  figure: number;
  /** A board of few spaces shows at the same zoom what another shows at so many times it. */
  detail: number;
  /** What is drawn upon the map besides pieces and choices, for what is pointed at or under way. */
  sketch?: (table: OnMap) => Sketch | null;
  /** The places a piece has gone by, both ends included, where the events of a move tell them. */
  trod?: (move: Move, told: readonly Numbered[]) => string[] | null;
  /** Margins of the free part of the map beside the resting panels, for wide windows. */
  free: { top: number; right: number; bottom: number; left: number };
}

/** The stage: what is under way, large. */
export interface StageSkin {
  /** In place of the plain list of facts. */
  panel?: Part<OnStage>;
  /** What is on the stage, as a name that changes when something else comes on; null while it is empty. */
  on: (view: View, asked?: string) => string | null;
  /** What a state brings onto the stage, one thing at a time; it is played before the state is shown. */
  beats?: (message: StateMessage, before: Seen, table: Has<'at'>) => Beat[];
  /** Whether it fills the free part of the map. */
  wide?: (on: string) => boolean;
  /** It only tells: a narrow panel at the edge, so that the map is seen. */
  slim?: (on: string) => boolean;
  /** The phase in which it happens; until its state is shown the course of the turn would lag behind. */
  phase?: string;
  /** What was lost of a kind, where a number and a name do not say it. */
  loss?: (piece: string, count: number) => string;
  /** The space it is about, and stands aside from, where that is not what `on` names. */
  place?: (on: string) => string;
}

/** A fact of a side, shown as a column of the table of players. */
export interface Column {
  fact: string;
  label: Text;
  /** It is money. */
  coin?: boolean;
}

/** A marked stretch of a track. */
export interface TrackMark {
  from: number;
  label: Text;
}

/** A panel of the game's own beside the log, or a tab of the sheet. */
export interface SkinTab {
  id: string;
  icon: IconName;
  label: Text;
  panel: Part<InPanel>;
  /** It is open when it comes up. */
  first?: boolean;
  /** Whether there is anything to show now. */
  on?: (table: OnShow) => boolean;
  /** It shows the tracks, so that the log has their room. */
  tracks?: boolean;
}

export interface PanelsSkin {
  columns: (view: View, game: string) => Column[];
  /** What is said of a side below its name. */
  headline?: (side: Side) => string | null;
  /** Marked stretches of tracks, by track. */
  marks: Record<string, TrackMark[]>;
  /** The cards in hand, along the lower edge or as a tab of the sheet. */
  hand?: Part<OnShow & Pointed & Has<'curtain'>>;
  /** In place of the table of players and tracks, and of the hands unless `hand` is there. */
  own?: { panel: Part<InPanel>; label: Text; width?: number };
  tabs: SkinTab[];
  /** The map needs the room to the left: the log is narrow. */
  slim?: boolean;
  /** Phases that belong together are one in the course of a turn, where there are many. */
  parts?: { label: Text; phases: string[] }[];
  /** In place of the round and its phases in the top bar. */
  bar?: Component<{ table: OnShow & Has<'seen'>; narrow: boolean }>;
  /** What a round is called in the past, where it is more than a number. */
  round?: (view: View, table: OnShow) => string | null;
  /** In place of the row of scores on a phone. */
  scores?: Part<OnShow>;
  /** Below the question: what else bears on it. */
  counsel?: Part<OnStage>;
  /** Below the winner's name: how it came about. */
  epilogue?: Part<AtEnd>;
  /** The rule behind each way a match ends. */
  endings?: Record<string, string>;
  /** What the odds of a place say besides who would win there. */
  forecast?: Component<{ table: Weighed; odds: Odds }>;
  /** Kinds of questions of which every choice of a place is weighed beforehand. */
  weighs?: readonly string[];
  threats?: boolean; // the server reckons who could attack whom (`Odds.threats`): T shows it
  /** How the odds are read that the server sends. */
  prospect: (odds: Odds, table: OnShow & Seated) => Prospect | null;
}

/** What odds say: who wins, what it costs, what else is at stake. Shares are between 0 and 1. */
export interface Prospect {
  title: string | null;
  win: number;
  draw: number;
  lose: number;
  /** Names and colours of who wins and who loses. */
  ours: { label: string; colour: number };
  theirs: { label: string; colour: number };
  /** What comes when neither does. */
  middle?: string;
  /** What each side loses, and below it what else is at stake for it. */
  losses: { label: string; colour: number; bars: Prospect['lines']; lines?: Prospect['lines'] }[];
  lines: { label: string; share: number; bad?: boolean }[]; // bad: all of one's own is at stake
  warnings?: readonly string[]; // what it costs besides, whatever the dice
  exact: boolean;
  /** What is left out, where every roll was counted but not everything else; codes of `ui-without-…`. */
  without: readonly string[];
  samples: number | null; // how often it was tried; null where every roll was counted
}

/** A form of the game's own for a question, and the choices that it offers itself. */
export interface SkinForm {
  panel: Part<InForm>;
  covers: (choice: Choice) => boolean;
  /** The answer is in the form: no button beside it is the primary one. */
  open?: boolean;
  /** It offers what may be done besides, too. */
  deeds?: boolean;
  /** The button that Enter presses, where it is not the one that goes on: not to pay, not to give up. */
  main?: string;
  /** It is long, and what stands above the question is needed meanwhile: it is scrolled. Not for forms whose choices show
   * odds when they are pointed at: those grow upwards, so that nothing moves under the pointer. */
  long?: boolean;
  /** It is long, and its odds change while it is filled in: a wide window shows them beside the log. */
  weighed?: boolean;
}

/** Several events told in one sentence of the game. */
export interface Gathered {
  message: string;
  facts: Facts;
}

/** Something that begins and ends, like a battle: once it is over it is one line of the log. */
export interface Episode {
  opens: string;
  closes: string[];
  /** What can only come when it is over, where nothing else says so. */
  until?: (event: GameEvent) => boolean;
  /** Events that still belong to it after its end. */
  after: string[];
  told: (run: GameEvent[]) => Gathered;
}

export interface LogSkin {
  /** Events of one breath told as one: what stands in the log for a run of them, or null for each by itself. */
  gather?: (run: GameEvent[]) => Gathered | null;
  /** What stands in the log, the digest and on the stage for a clash that is over. */
  clash?: (account: Account) => Gathered;
  /** Events that a digest tells before the others. */
  foremost?: ReadonlySet<string>;
  /** Clashes in which one had no part are news all the same. */
  others?: boolean;
  /** One kind of it, or several; what begins within another belongs to that. */
  episode?: Episode | readonly Episode[];
  /** Whether an event belongs into what is said of the time since one's last turn, and how it was for `ours`. */
  digest?: (event: GameEvent, ours: string[]) => Tone | null;
  /** The rules behind kinds of events that do not name theirs; shown where something that is over unfolds. */
  rules?: Record<string, string>;
  falls?: string; // the event by which a side (`side`) is out of the game
  sounds?: Record<string, Sound>; // what is heard of kinds of events: a surrender, a fall
  /** Events in which money is heard. */
  coins?: string[];
  /** The event that begins a turn; in the log it is a heading. */
  heading?: string;
  /** Fields of events that name who acts, the first that is there. */
  actors: string[];
  /** Kinds of questions that belong to a battle; they stand out on the line of time. */
  battles: string[];
}

/** A question whose usual answer is given without asking; the next question offers to go back to it. */
export interface Habit {
  /** Whether it may be given now: something of one's own must follow, or nobody could go back. */
  when: (table: Has<'seen' | 'sidesOfSeat'>) => boolean;
  /** The words that lead back. */
  again: Text;
}

export interface Skin {
  /** The folder of what several games share, with words of its own. */
  family?: string;
  board: BoardSkin;
  stage: StageSkin;
  panels: PanelsSkin;
  /** By the kind of question. */
  forms: Record<string, SkinForm>;
  /** Questions that come again and again for nothing, by their kind. */
  habits?: Record<string, Habit>;
  log: LogSkin;
}

/** The look of a kind, or of the longest end of its name that has one. */
export function lookOf(looks: Looks, kind: string): Look | undefined {
  for (let end = kind; ;) {
    if (looks[end]) return looks[end];
    const at = end.indexOf('_');
    if (at < 0) return undefined;
    end = end.slice(at + 1);
  }
}

/** The part of a board's skin that follows from the looks of its pieces. */
export function dressed(looks: Looks, otherwise: GlyphName = 'army'): Pick<BoardSkin, 'glyph' | 'form'> {
  return {
    glyph: (kind) => lookOf(looks, kind)?.glyph ?? otherwise,
    form: (piece) => lookOf(looks, piece.kind)?.form ?? 'unit',
  };
}

const sideOf = (value: unknown): string | null =>
  typeof value === 'string' && value.startsWith('side:') ? value.slice(5) : null;

/** The name of a fact: its message without the value. */
function factName(game: string, fact: string): string {
  if (!words.has(game, `fact-${fact}`)) return fact;
  return words.own(game, `fact-${fact}`, { value: '' }).replace(/[\s:]+$/, '');
}

const share = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Bars of a distribution, from `{label: share}`, `[share, …]` or `[[label, share], …]`; none below half a percent. */
export function barsOf(value: unknown): { label: string; share: number }[] {
  if (!value || typeof value !== 'object') return [];
  const rows: [string, unknown][] = Array.isArray(value)
    ? value.map((v: unknown, i) => (Array.isArray(v) ? [String(v[0]), v[1]] : [String(i), v]))
    : Object.entries(value);
  return rows.flatMap(([label, part]) => (typeof part === 'number' && part >= 0.005 ? [{ label, share: part }] : []));
}

/** Odds that speak of one's own side: `win`, `draw`, `lose`, `losses`. */
function plainProspect(odds: Odds, table: Has<'colourOfSeat' | 'name' | 'seat'>): Prospect | null {
  const win = share(odds.win);
  const lose = share(odds.lose);
  if (win === null || lose === null) return null;
  const colour = table.seat === null ? 1 : table.colourOfSeat(table.seat);
  const bars = barsOf(odds['losses']);
  return {
    title: typeof odds['space'] === 'string' ? ui('battle-at', { space: table.name(odds['space']) }) : null,
    win,
    lose,
    draw: share(odds.draw) ?? Math.max(0, 1 - win - lose),
    ours: { label: ui('odds-win'), colour },
    theirs: { label: ui('odds-lose'), colour: 0 },
    losses: bars.length > 1 ? [{ label: ui('losses'), colour, bars }] : [],
    lines: [],
    exact: odds.exact !== false,
    without: odds.without ?? [],
    samples: samplesOf(odds),
  };
}

const LINKS: Record<string, LinkForm | null> = { coast: null, road: 'road', sea: 'lane', strait: 'strait' };

export const PLAIN_SKIN: Skin = {
  board: {
    ...dressed(PLAIN_LOOKS),
    short: (_, name) => name.slice(0, 4),
    control: (facts) => sideOf(facts?.['control']),
    building: (facts) => {
      const what = facts?.['building'];
      return typeof what === 'string' ? (lookOf(PLAIN_LOOKS, what)?.glyph ?? 'city') : null;
    },
    value: (space) => share(space.facts?.['value']),
    prominent: () => false,
    said: ['building'],
    water: (kind) => kind === 'sea' || kind === 'ocean',
    link: (kind) => (kind in LINKS ? LINKS[kind]! : 'path'),
    reach: 7,
    letters: 11.5,
    certain: false,
    stand: [0, -8],
    figure: 1,
    detail: 1,
    free: { top: 70, right: 330, bottom: 40, left: 70 },
  },
  stage: {
    on: (view) => Object.keys(view.stage ?? {}).join(' ') || null,
  },
  panels: {
    columns: (view, game) => {
      const sides = view.sides.map((s) => s.facts ?? {});
      const names = Object.keys(sides[0] ?? {}).filter((n) => sides.every((f) => typeof f[n] === 'number'));
      return names.slice(0, 2).map((fact) => ({ fact, label: () => factName(game, fact) }));
    },
    marks: {},
    tabs: [],
    prospect: plainProspect,
  },
  forms: {},
  log: { actors: ['side', 'owner', 'winner', 'by'], battles: [] },
};
