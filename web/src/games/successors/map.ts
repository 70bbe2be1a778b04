/** The map of Successors: 168 places from Illyria to Persis, the Aegean at the larger scale. Both editions are played on it. */

import type { PointSheet, Room, SheetLink, Shelf } from '../../../map/sheet.ts';
import type { XY } from '../../lib/map/geometry.ts';

interface MapFile {
  spaces: { id: string; kind: string; province: string; lon: number; lat: number; drawn?: XY }[];
  routes: { a: string; b: string; kind: string }[];
}

/** A symbol with its wall, and a hair of paper about it. */
const ROOM: Room = [11.5, 11.5, 11.5, 11.5];
const SMALL: Room = [8, 8, 8, 8];

const OVER: Record<string, SheetLink['over']> = { sea: 'sea', trans_mediterranean: 'sea', strait: 'either' };

/** Where the seas are named, and how large. */
const SEAS: [lon: number, lat: number, size: number][] = [
  [33.6, 43.2, 19],
  [26.6, 33.4, 19],
  [19.2, 37.2, 14],
  [25, 38.7, 12],
  [51, 40.2, 13],
  [50.6, 28.2, 12],
  [35.6, 25.2, 12],
];

/** `seas` are their names as the edition writes names, in the same order. */
export function sheetOf(id: string, { read }: Shelf, seas: string[]): PointSheet {
  const { spaces, routes } = read('map') as MapFile;
  return {
    kind: 'points',
    id,
    projection: { kind: 'falling', centre: [25.2, 38.2], k: 2.5, turn: 9 },
    fit: [40, 34, 1300, 780],
    window: [8, 16, 68, 54],
    step: 5,
    rivers: ['Nilus', 'Euphrates', 'Tigris', 'Halys', 'Hebros', 'Axios', 'Orontes'],
    seaNames: SEAS.map(([lon, lat, size], i) => [seas[i]!, lon, lat, size]),
    clear: 9,
    fine: 3.2,
    field: [-60, -30, 1360, 900],
    edge: 46,
    points: spaces.map(({ id: place, kind, province, lon, lat, drawn }) => {
      const [x, y] = drawn ?? [lon, lat];
      return { id: place, lon: x, lat: y, room: kind === 'way_point' ? SMALL : ROOM, region: province };
    }),
    links: routes.map(({ a, b, kind }) => ({ a, b, kind, over: OVER[kind] ?? 'land' })),
  };
}
