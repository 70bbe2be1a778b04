/** The drawing of a board, as the map build writes it and the client reads it. Units are map units: at zoom 1 one is one pixel. */

import type { Box, XY } from './geometry.ts';

export interface DrawnArea {
  id: string;
  kind: string;
  /** Anchor of the label block. */
  x: number;
  y: number;
  /** Outline, already cut by the coast. */
  d: string;
  /** Where the ring of a sea or province lies before the coast cuts it; empty if the same. */
  room: number;
  /** Where it lies, so that nobody has to read its outline for that. */
  box?: Box;
}

export interface DrawnBorder {
  a: string;
  b: string;
  d: string;
  /** sea, land, or the rim of the known world. */
  kind: 'sea' | 'land' | 'rim';
}

/** A land in which points lie: its outline goes on across the water, and where its name has room. */
export interface DrawnRegion {
  id: string;
  d: string;
  x: number;
  y: number;
}

/** A name of a sea or a country that is no space: a decoration. */
export interface DrawnName {
  text: string;
  x: number;
  y: number;
  kind: 'sea' | 'land';
  size: number;
}

export interface Drawing {
  id: string;
  width: number;
  height: number;
  pad: number;
  /** Coarse coast for the depth bands and the overview, in pieces (`piecesOf`), middle coast for play. The fine one is a
   * file of its own. */
  coast: { coarse: string; middle: string; fine: string | null };
  graticule: string;
  rivers: string[];
  areas: DrawnArea[];
  borders: DrawnBorder[];
  /** Paths of links, keyed by the two ids in order, joined by `|`; of further links between the two also by its kind. */
  routes: Record<string, string>;
  straits: { a: string; b: string; from: XY; to: XY }[];
  /** Where a ship lies at a coast: `province|coast`, `province|sea` for one that came from there. */
  harbours: Record<string, XY>;
  /** Points of a point map. */
  points: Record<string, XY>;
  names?: DrawnName[];
  /** Lands in which the points of a point map lie. */
  regions?: DrawnRegion[];
  /** What "the whole board" shows on a wide screen, where that is more than its points. */
  frame?: Box;
  /** Boxes in which another part of the world lies at another scale. */
  insets?: Box[];
}

/** A drawing as small as a stamp: its coast and where the places lie. */
export interface Thumb {
  width: number;
  height: number;
  frame?: Box;
  coast: string;
  places: Record<string, XY>;
}

export const linkKey = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** The path of a link. */
export const routeOf = ({ routes }: Drawing, a: string, b: string, kind = ''): string | undefined =>
  routes[`${linkKey(a, b)}|${kind}`] ?? routes[linkKey(a, b)];
