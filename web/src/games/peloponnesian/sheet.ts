/** The map of The Peloponnesian War: 193 places about the Aegean, and Sicily with its crossings in a box of its own. */

import type { PointSheet, Room, SheetLink, Sheets } from '../../../map/sheet.ts';
import type { XY } from '../../lib/map/geometry.ts';

interface MapFile {
  spaces: { id: string; kind: string; region: string; lon: number; lat: number }[];
  locs: { a: string; b: string; kind: string; way?: string }[];
}

/** A symbol with its wall, and a hair of paper about it. */
const ROOM: Room = [11.5, 11.5, 11.5, 11.5];

/** Drawn where there is room: the Hellespont is narrower than its towns, and Taras lies far beyond the box of Sicily. */
const ELSEWHERE: Record<string, XY> = { taras: [16.75, 38.95] };
const OFF: Record<string, XY> = {};

/** From Cape Taenarum about the west of Greece into the box, in which Sicily lies. */
const OPEN_SEA: XY[] = [
  [330, 818],
  [190, 790],
  [72, 690],
  [30, 520],
  [26, 330],
  [56, 222],
  [112, 200],
];

const OVER: Record<string, SheetLink['over']> = { land: 'land', naval: 'sea' };

const WEST = new Set(['sicily', 'italy']);

export const sheets: Sheets = ({ read }) => {
  const { spaces, locs } = read('map') as MapFile;
  const sheet: PointSheet = {
    kind: 'points',
    id: 'peloponnesian',
    projection: { kind: 'falling', centre: [23.1, 38.0], k: 15 },
    fit: [40, 30, 1080, 826],
    window: [19, 30, 42, 48],
    step: 1,
    rivers: ['Hebros', 'Axios', 'Strymon', 'Maiandros', 'Hermos'],
    seaNames: [
      ['Aigaion Pelagos', 24.75, 38.6, 19],
      ['Thrakikon Pelagos', 24.95, 40.12, 14],
      ['Ionion Pelagos', 20.3, 37.45, 16],
      ['Kretikon Pelagos', 24.6, 35.85, 16],
      ['Myrtoon', 23.5, 36.75, 14],
      ['Ikarion', 25.9, 37.35, 13],
      ['Propontis', 28.2, 40.72, 13],
    ],
    clear: 10,
    fine: 3.2,
    field: [-60, -30, 1140, 900],
    points: spaces.map(({ id, lon, lat }) => {
      const [x, y] = ELSEWHERE[id] ?? [lon, lat];
      return { id, lon: x, lat: y, room: ROOM, off: OFF[id] ?? [0, 0] };
    }),
    links: locs.map(({ a, b, kind, way }) => ({
      a,
      b,
      kind: way ?? kind,
      over: OVER[kind] ?? 'either',
      ...(way === 'storm_crossing' ? { via: OPEN_SEA } : {}),
    })),
    insets: [
      {
        box: [112, 94, 342, 262],
        projection: { kind: 'conic', parallels: [36, 39], meridian: 14.5 },
        window: [11, 35, 18.5, 40],
        points: spaces.filter((s) => WEST.has(s.region)).map((s) => s.id),
        margin: 22,
      },
    ],
  };
  return [sheet];
};
