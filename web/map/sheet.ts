/** What a game says of its maps: the data sheets from which the atlas draws. */

import type { Box, XY } from '../src/lib/map/geometry.ts';

/** How the globe comes onto the page. */
export type Projected =
  /** Conic, equal areas: for a whole sea and its shores. */
  | { kind: 'conic'; parallels: XY; meridian: number }
  /** Azimuthal with a scale that falls outwards: angular distance c goes to radius atan(k c) / k. */
  | {
      kind: 'falling';
      centre: XY;
      k: number;
      /** Degrees by which north is turned to the left of upward. */
      turn?: number;
    };

/** A name of a sea or a country that is no space: text, longitude, latitude, size. */
export type Named = [text: string, lon: number, lat: number, size?: number];

/** What every map has. Lengths are map units: at zoom 1 one is one pixel. */
export interface Page {
  /** `Board.map` of the boards that are drawn on it. */
  id: string;
  /** Width and height; 1440 by 852 unless said. */
  size?: XY;
  projection: Projected;
  /** Where on the page the places lie: left, top, right, bottom. */
  fit: Box;
  /** The land that is drawn: west, south, east, north. */
  window: Box;
  /** Degrees between the lines of longitude and latitude. */
  step: number;
  /** Names of `rivers.ts`, in the order they are drawn. */
  rivers: string[];
  /** What is written on the water and on the land. */
  seaNames?: Named[];
  landNames?: Named[];
  /** Its coast lies behind the first page of the client. */
  backdrop?: boolean;
}

export interface SheetLink {
  a: string;
  b: string;
  /** As on the board; two places may be joined by ways of several kinds. */
  kind?: string;
  /** What the way keeps to, where it can; land unless said. */
  over?: 'land' | 'sea' | 'either';
  /** By hand through these points of the page, for a way that no search should find. */
  via?: XY[];
}

/** Room about a place: left, up, right, down of its point. */
export type Room = [left: number, up: number, right: number, down: number];

export interface SheetPoint {
  id: string;
  lon: number;
  lat: number;
  /** What must not be covered by its neighbours: symbol, name, counters. */
  room: Room;
  /** How far it is drawn from its true place, so that its shore has room. */
  off?: XY;
  /** It lies on an island of its own that is too small for the coast. */
  island?: boolean;
  /** The land whose border is drawn about it. */
  region?: string;
}

/** A part of the world at another scale in a box of its own, its land and its places moved there. */
export interface Inset {
  box: Box;
  projection: Projected;
  window: Box;
  points: string[];
  /** From the edge of the box to the outermost place. */
  margin?: number;
}

/** Places as points, the ways between them as lines. */
export interface PointSheet extends Page {
  kind: 'points';
  points: SheetPoint[];
  links: SheetLink[];
  /** How near a way comes to a place that is not its own; 46 unless said. */
  clear?: number;
  /** How much smaller places and ways are than on a board of a few large ones; 1 unless said. */
  fine?: number;
  /** Where ways may lead; 80 beyond the places unless said. */
  field?: Box;
  /** How far regions reach beyond their places; without it only the borders between them are drawn. */
  edge?: number;
  /** More of the map about its places when the whole board is shown: left, up, right, down. */
  margin?: Room;
  insets?: Inset[];
}

export interface Shore {
  id: string;
  seas: string[];
}

export interface SheetArea {
  id: string;
  lon: number;
  lat: number;
  /** Points nearer to this area than to any other. */
  sites: XY[];
  coasts?: Shore[];
}

/** Lands and seas as areas, cut from one another at half way between their sites and by the real coast. */
export interface AreaSheet extends Page {
  kind: 'areas';
  /** A degree of longitude in degrees of latitude, where the sites are compared. */
  factor: number;
  lands: SheetArea[];
  seas: SheetArea[];
  /** An ellipse of sites far outside, so that every area of the board has an end: its middle and half axes in degrees. */
  rim: { centre: XY; axes: XY };
  /** Beyond the board: they bound the areas and are not drawn. */
  outside: { land: SheetArea[]; sea: SheetArea[] };
  borders: { a: string; b: string }[];
  /** The two shores an arrow joins, in degrees. */
  straits: { a: string; b: string; from: XY; to: XY }[];
}

export type Sheet = AreaSheet | PointSheet;

/** The data files of a game, as its sheet reads them. */
export interface Shelf {
  /** Names of the files, without `.yaml`. */
  readonly names: string[];
  read(name: string): unknown;
}

/** What `sheet.ts` of a game exports as `sheets`. */
export type Sheets = (shelf: Shelf) => Sheet[];
