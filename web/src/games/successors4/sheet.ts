/** The map of Successors: 168 places from Illyria to Persis, the Aegean at the larger scale. */

import type { PointSheet, Room, SheetLink, Sheets } from '../../../map/sheet.ts';
import type { XY } from '../../lib/map/geometry.ts';

interface MapFile {
  spaces: { id: string; kind: string; province: string; lon: number; lat: number; drawn?: XY }[];
  routes: { a: string; b: string; kind: string }[];
}

export const folder = 'successors/fourth';

/** A symbol with its wall, and a hair of paper about it. */
const ROOM: Room = [11.5, 11.5, 11.5, 11.5];
const SMALL: Room = [8, 8, 8, 8];

const OVER: Record<string, SheetLink['over']> = { sea: 'sea', trans_mediterranean: 'sea', strait: 'either' };

export const sheets: Sheets = ({ read }) => {
  const { spaces, routes } = read('map') as MapFile;
  const sheet: PointSheet = {
    kind: 'points',
    id: 'successors4',
    projection: { kind: 'falling', centre: [29.5, 37.2], k: 2.6 },
    fit: [40, 30, 1080, 826],
    window: [10, 18, 66, 52],
    step: 5,
    rivers: ['Nilus', 'Euphrates', 'Tigris', 'Halys', 'Hebros', 'Axios', 'Orontes'],
    seaNames: [
      ['Pontos Euxinos', 34, 43.4, 19],
      ['Mare Internum', 27.5, 33.6, 19],
      ['Aigaion', 25, 38.7, 12],
      ['Hyrkania Thalassa', 51, 39.5, 13],
      ['Persikos Kolpos', 50.6, 28.2, 12],
    ],
    clear: 9,
    fine: 3.2,
    field: [-60, -30, 1140, 900],
    points: spaces.map(({ id, kind, province, lon, lat, drawn }) => {
      const [x, y] = drawn ?? [lon, lat];
      return { id, lon: x, lat: y, room: kind === 'way_point' ? SMALL : ROOM, region: province };
    }),
    links: routes.map(({ a, b, kind }) => ({ a, b, kind, over: OVER[kind] ?? 'land' })),
  };
  return [sheet];
};
