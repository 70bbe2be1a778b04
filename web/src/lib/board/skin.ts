/** What a game may say about its looks. Everything has a default, so that a game without a skin is complete. */

import type { Component } from 'svelte';
import type { Board, BoardSpace, Facts, GameEvent, Piece, View } from '../net/types.ts';
import type { Choice } from '../play/options.ts';
import type { GlyphName, IconName } from './glyphs.ts';

export interface TrackMark {
  from: number;
  /** Message id of the client (`ui-…` without the prefix). */
  label: string;
}

/** A panel of the game's own beside the log, or a tab of the sheet. */
export interface SkinTab {
  id: string;
  icon: IconName;
  /** Message id of the client (`ui-…` without the prefix). */
  label: string;
  panel: Component<{ table: unknown }>;
  /** Whether there is anything to show now. */
  on?: (view: View, seat: number | null) => boolean;
  /** It shows the tracks, so that the log has their room. */
  tracks?: boolean;
}

/** Several events told in one sentence of the client: `ui-<message>`. */
export interface Gathered {
  message: string;
  facts: Facts;
}

/** A form of the game's own for a question, and the choices that it offers itself. */
export interface SkinForm {
  panel: Component<{ table: unknown }>;
  covers: (choice: Choice) => boolean;
  /** The answer is in the form: no button beside it is the primary one. */
  open?: boolean;
}

export interface Skin {
  /** The silhouette of a kind of piece. */
  glyph: (kind: string) => GlyphName;
  /** Leaders stand upright, ships lie in the water, units go into a plate, markers are small discs. */
  form: (piece: Piece) => 'leader' | 'ship' | 'unit' | 'marker' | 'hidden';
  /** Up to four letters on a standee. */
  short: (piece: Piece, name: string) => string;
  /** A piece among others of its side and place, where its whole name would be too long. */
  brief?: (piece: Piece, kind: string) => string;
  /** Which side holds a space. */
  control: (facts: Facts | undefined) => string | null;
  /** A building in the space. */
  building: (facts: Facts | undefined) => GlyphName | null;
  /** A number printed in the space. */
  value: (space: BoardSpace) => number | null;
  /** Kinds of spaces that are water. */
  water: (kind: string) => boolean;
  /** Facts of a side shown as columns of the table of players. */
  columns: (view: View) => string[];
  /** Marked stretches of a track. */
  marks: Record<string, TrackMark[]>;
  /** The stage: what is under way. */
  stage?: Component<{ table: unknown }>;
  /** Whether something is under way that wants the stage; else anything in `view.stage` does. */
  staged?: (view: View, asked?: string) => boolean;
  /** The stage fills the free part of the map. */
  wide?: boolean;
  /** In place of the table of players, tracks and hands. */
  panel?: Component<{ table: unknown }>;
  /** Message id of its name. */
  panelName?: string;
  tabs?: SkinTab[];
  /** In place of the round and its phases in the top bar. */
  bar?: Component<{ table: unknown; narrow: boolean }>;
  /** In place of the row of scores on a phone. */
  scores?: Component<{ table: unknown }>;
  /** Below the question: what else bears on it. */
  counsel?: Component<{ table: unknown }>;
  /** Below the winner's name: how it came about. */
  epilogue?: Component<{ table: unknown }>;
  /** Events of one breath told as one: what stands in the log for a run of them, or null for each by itself. */
  gather?: (run: GameEvent[]) => Gathered | null;
  /** The event that begins a turn; in the log it is a heading. */
  heading?: string;
  /** Forms of the game's own, by the kind of question. */
  forms?: Record<string, SkinForm>;
  /** Kinds of questions that belong to a battle; they stand out on the line of time. */
  battles?: string[];
  /** The drawing now in use, for a game that changes maps. */
  map?: (view: View, board: Board) => string;
  /** A space of a point map, drawn about its point; `scale` is what a unit of the map measures there. */
  symbol?: Component<{ table: unknown; space: BoardSpace; legal: boolean; lit: boolean; scale?: number }>;
  /** What a symbol and all about it covers, around its point: left, top, right, bottom. */
  room?: (view: View, space: BoardSpace) => [number, number, number, number];
  /** Radius of the symbols of a point map. */
  reach?: number;
  /** Size of the names of a point map. */
  letters?: number;
  /** Names are not marked where a place is reconstructed; the list and the bubble still say so. */
  certain?: boolean;
  /** Where pieces stand beside a point. */
  stand?: [number, number];
  /** How much larger standees are than elsewhere. */
  figure?: number;
  /** A board of few spaces shows at the same zoom what another shows at so many times it. */
  detail?: number;
  /** Facts of a space that are said with its name. */
  said?: string[];
  /** The glyph of the game itself. */
  emblem: GlyphName;
  /** How links are drawn; null leaves them out. */
  link: (kind: string) => 'road' | 'path' | 'march' | 'lane' | 'strait' | null;
  /** Margins of the free part of the map beside the resting panels, for wide windows. */
  free: { top: number; right: number; bottom: number; left: number };
}

const LEADERS = new Set(['caesar', 'general', 'leader', 'king', 'hero', 'commander', 'alexander', 'consul']);
const SHIPS = new Set(['galley', 'fleet', 'ship', 'trireme', 'navy']);
const GLYPH_OF: Record<string, GlyphName> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  catapult: 'catapult',
  galley: 'galley',
  fleet: 'galley',
  ship: 'galley',
  general: 'helmet',
  leader: 'helmet',
  caesar: 'laurel',
  king: 'diadem',
  alexander: 'helmet',
  phalanx: 'phalanx',
  elephant: 'elephant',
  archer: 'archer',
  peltast: 'peltast',
  chariot: 'chariot',
  city: 'city',
  fortress: 'fortress',
  fort: 'fortress',
  fortified: 'fortress',
  wall: 'wall',
  oracle: 'oracle',
  temple: 'temple',
  road: 'road',
  man: 'infantry',
  unknown: 'unknown',
  hoplite: 'infantry',
  talent: 'coin',
  gold: 'coin',
};

export const glyphOf = (kind: string): GlyphName => GLYPH_OF[kind] ?? 'army';

const reference = (value: unknown): string | null =>
  typeof value === 'string' && value.startsWith('side:') ? value.slice(5) : null;

export const PLAIN_SKIN: Skin = {
  glyph: glyphOf,
  form: (piece) => (LEADERS.has(piece.kind) ? 'leader' : SHIPS.has(piece.kind) ? 'ship' : 'unit'),
  short: (_, name) => name.slice(0, 4),
  control: (facts) => reference(facts?.['control']),
  building: (facts) => {
    const what = facts?.['city'] ?? facts?.['building'];
    return typeof what === 'string' ? (GLYPH_OF[what] ?? 'city') : null;
  },
  value: (space) => (typeof space.facts?.['value'] === 'number' ? space.facts['value'] : null),
  water: (kind) => kind === 'sea' || kind === 'ocean',
  columns: (view) => {
    const sides = view.sides.map((s) => s.facts ?? {});
    const names = Object.keys(sides[0] ?? {});
    return names.filter((n) => sides.every((f) => typeof f[n] === 'number')).slice(0, 2);
  },
  marks: {},
  emblem: 'helmet',
  link: (kind) =>
    kind === 'coast'
      ? null
      : kind === 'road'
        ? 'road'
        : kind === 'sea'
          ? 'lane'
          : kind === 'strait'
            ? 'strait'
            : 'path',
  free: { top: 70, right: 330, bottom: 40, left: 70 },
};

export type SkinMaker = (board: Board) => Skin;
