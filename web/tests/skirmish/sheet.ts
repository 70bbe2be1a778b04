import type { Sheets } from '../../map/sheet.ts';

const FORDS = ['alder', 'birch', 'cedar', 'elm', 'fir'];

export const sheets: Sheets = () => [
  {
    kind: 'points',
    id: 'skirmish',
    projection: { kind: 'conic', parallels: [44, 46], meridian: 11 },
    fit: [200, 200, 900, 600],
    window: [5, 40, 18, 48],
    step: 1,
    rivers: ['Padus'],
    landNames: [['Gallia', 9.5, 45.4]],
    points: FORDS.map((id, n) => ({ id, lon: 9 + n * 0.8, lat: 45, room: [40, 30, 40, 30] })),
    links: FORDS.slice(1).map((id, n) => ({ a: FORDS[n]!, b: id, over: 'either' })),
  },
];
