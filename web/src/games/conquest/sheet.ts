/** The map of Conquest of the Empire: provinces and sea zones of the game's own data. */

import type { SheetArea, Sheets } from '../../../map/sheet.ts';
import { linkKey } from '../../lib/map/drawing.ts';
import type { XY } from '../../lib/map/geometry.ts';

interface MapFile {
  voronoi_lon_factor: number;
  provinces: SheetArea[];
  seas: SheetArea[];
  borders: { land: { a: string; b: string }[] };
  straits: { a: string; b: string }[];
  outside: (SheetArea & { kind: string })[];
}

/** The two shores an arrow joins: a drawing decision, so it is here and not in the game's data. */
const SHORES: Record<string, [XY, XY]> = {
  'asia|thracia': [
    [27.1, 40.1],
    [26.6, 40.45],
  ],
  'neapolis|sicilia': [
    [15.9, 38.25],
    [15.35, 38.05],
  ],
  'belgica|britannia': [
    [2, 50.75],
    [1.2, 51.2],
  ],
  'baetica|tingitana': [
    [-5.5, 36.25],
    [-5.5, 35.7],
  ],
};

/** Seas whose name has more room elsewhere than in their middle. */
const NAMED: Record<string, { lon: number; lat: number }> = {
  oceanus_britannicus: { lon: -6.8, lat: 49.9 },
  mare_aegaeum: { lon: 25.1, lat: 39.3 },
};

export const sheets: Sheets = ({ read }) => {
  const data = read('map') as MapFile;
  return [
    {
      kind: 'areas',
      id: 'conquest',
      backdrop: true,
      projection: { kind: 'conic', parallels: [32, 48], meridian: 16.5 },
      fit: [-26, 16, 1314, 736],
      window: [-45, 5, 85, 68],
      step: 5,
      rivers: [
        'Nilus',
        'Euphrates',
        'Tigris',
        'Halys',
        'Istros',
        'Hebros',
        'Orontes',
        'Iordanes',
        'Axios',
        'Strymon',
        'Maiandros',
        'Rhenus',
        'Rhodanus',
        'Padus',
        'Liger',
        'Iberus',
        'Tagus',
        'Baetis',
        'Sequana',
      ],
      factor: data.voronoi_lon_factor,
      rim: { centre: [16, 41], axes: [45, 30] },
      lands: data.provinces,
      seas: data.seas.map((sea) => ({ ...sea, ...NAMED[sea.id] })),
      outside: {
        land: data.outside.filter((o) => o.kind === 'land'),
        sea: data.outside.filter((o) => o.kind !== 'land'),
      },
      borders: data.borders.land,
      straits: data.straits.map(({ a, b }) => {
        const shores = SHORES[linkKey(a, b)];
        if (!shores) throw new Error(`which shores does the strait ${a}, ${b} join?`);
        return { a, b, from: shores[0], to: shores[1] };
      }),
    },
  ];
};
