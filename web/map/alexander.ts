/** The drawings of Field Commander: Alexander: one for each campaign, its areas as points on the real coast. */

import { readFileSync } from 'node:fs';
import { geoProjection, type GeoProjection } from 'd3-geo';
import { load } from 'js-yaml';
import { linkKey, type DrawnName, type Drawing } from '../src/lib/map/drawing.ts';
import {
  bow,
  boxOf,
  generator,
  hash,
  pathOf,
  pathOfRings,
  ringArea,
  simplify,
  smoothPath,
  type Box,
  type Ring,
  type XY,
} from '../src/lib/map/geometry.ts';
import { reach } from '../src/games/alexander/garrison.ts';
import { organic } from '../src/lib/map/regions.ts';
import { atDetail, graticule, landWithin, projectRings } from './land.ts';
import { Raster, relax } from './raster.ts';
import { RIVERS } from './rivers.ts';

interface Area {
  id: string;
  key: string;
  lon: number;
  lat: number;
}
interface CampaignFile {
  id: string;
  areas: Area[];
  links: { a: string; b: string; kind: string }[];
  enemy: { id: string; leader: string | null; units: string[]; random: number; walls: number }[];
}

/** Where the map is centred, how strongly the scale falls outwards, what is written on it. */
interface Sheet {
  centre: XY;
  k: number;
  window: Box;
  step: number;
  rivers: string[];
  seas: [string, number, number, number][];
  lands: [string, number, number, number?][];
  /** More of the map to the left of the areas and below them, where a panel lies. */
  left?: number;
  below?: number;
  /** How far an area is drawn from its true place, so that its shore has room. */
  off?: Record<string, XY>;
  /** Areas that lie on an island of their own too small for the coast. */
  islands?: string[];
}

const SHEETS: Record<string, Sheet> = {
  granicus: {
    centre: [25.5, 38.5],
    k: 2,
    window: [12, 28, 42, 48],
    step: 1,
    rivers: ['Hebros', 'Axios', 'Strymon', 'Maiandros', 'Istros', 'Hermos', 'Sangarios', 'Granikos'],
    seas: [
      ['Aigaion Pelagos', 25.1, 38.75, 24],
      ['Thrakikon Pelagos', 24.75, 40.42, 15],
      ['Propontis', 28.2, 40.72, 15],
      ['Kretikon Pelagos', 25.2, 36, 16],
      ['Ionion Pelagos', 20.2, 37.9, 16],
    ],
    lands: [
      ['Thrake', 26.2, 41.6],
      ['Makedonia', 23.2, 41.2],
      ['Thessalia', 21.9, 39.55],
      ['Lydia', 28.95, 38.75],
      ['Karia', 28.55, 37.3],
      ['Phrygia', 29.9, 39.7],
      ['Peloponnesos', 22.2, 37.35],
    ],
  },
  issus: {
    centre: [33, 37],
    k: 2,
    window: [20, 24, 48, 48],
    step: 1,
    rivers: ['Halys', 'Euphrates', 'Orontes', 'Maiandros', 'Sangarios', 'Iordanes', 'Tigris'],
    seas: [
      ['Internum Mare', 31.5, 34.6, 24],
      ['Pontos Euxeinos', 33, 42.6, 22],
      ['Aulon Kilikios', 34, 35.9, 14],
    ],
    lands: [
      ['Phrygia', 30.7, 39],
      ['Pamphylia', 30.7, 37.35, 12],
      ['Kappadokia', 35.3, 38.75],
      ['Kilikia', 33.5, 36.75, 12],
      ['Kypros', 33.15, 35.05, 12],
      ['Syria', 37.2, 35.5],
      ['Paphlagonia', 33.8, 41.2],
      ['Phoinike', 36.45, 33.75, 12],
    ],
    off: { issus: [10, 24] },
  },
  tyre: {
    centre: [35.15, 33.1],
    k: 10,
    window: [28, 27, 42, 38],
    step: 0.5,
    rivers: ['Iordanes', 'Leontes', 'Orontes'],
    seas: [['Internum Mare', 34.35, 32.75, 26]],
    lands: [
      ['Phoinike', 35.75, 33.02, 14],
      ['Galilaia', 35.42, 32.7, 14],
      ['Samaria', 35.25, 32.25, 14],
      ['Ioudaia', 34.98, 31.6, 14],
      ['Koile Syria', 36.05, 33.6, 16],
    ],
    islands: ['tyre'],
    left: 380,
    off: { tyre: [-178, 0] },
  },
  gaugamela: {
    centre: [55, 33],
    k: 0.9,
    window: [20, 5, 95, 60],
    step: 5,
    rivers: [
      'Tigris',
      'Euphrates',
      'Indos',
      'Hydaspes',
      'Hyphasis',
      'Oxos',
      'Iaxartes',
      'Nilus',
      'Etymandros',
      'Halys',
    ],
    seas: [
      ['Hyrkania Thalassa', 51.2, 43.4, 14],
      ['Erythra Thalassa', 62.5, 21.6, 22],
      ['Pontos Euxeinos', 36, 42.8, 15],
    ],
    lands: [
      ['Mesopotamia', 40.6, 33.6, 12],
      ['Media', 50.6, 32.9, 14],
      ['Persis', 54.4, 31.2, 14],
      ['Parthia', 57.8, 36.9, 14],
      ['Sogdiane', 63.5, 40.2, 14],
      ['Baktria', 65.2, 37.1, 13],
      ['Gedrosia', 64.5, 28.1, 14],
      ['India', 76.2, 23.4, 18],
      ['Arabia', 43.5, 28, 20],
      ['Armenia', 43.4, 42.2, 14],
    ],
    below: 150,
    off: { paropamisadae: [-36, -6] },
  },
};

/** Rivers only these maps show: a decoration, digitised by hand. */
const MORE_RIVERS: Record<string, XY[][]> = {
  Hermos: [
    [
      [29.4, 38.9],
      [28.6, 38.6],
      [27.9, 38.55],
      [27.2, 38.65],
      [26.8, 38.62],
    ],
  ],
  Granikos: [
    [
      [27.2, 39.9],
      [27.25, 40.15],
      [27.3, 40.38],
    ],
  ],
  Sangarios: [
    [
      [31.2, 38.9],
      [31.9, 39.5],
      [31.2, 39.9],
      [30.6, 40.1],
      [30.3, 40.5],
      [30.65, 41.12],
    ],
  ],
  Leontes: [
    [
      [36.1, 34],
      [35.85, 33.7],
      [35.6, 33.38],
      [35.25, 33.34],
    ],
  ],
  Indos: [
    [
      [74.6, 35.6],
      [73, 35.2],
      [72.5, 34.4],
      [72.2, 33.8],
      [71.5, 32.8],
      [71.1, 31.6],
      [70.8, 30],
      [70.2, 28.9],
      [69, 27.8],
      [68, 26.8],
      [68.3, 25.4],
      [67.6, 24],
    ],
  ],
  Hydaspes: [
    [
      [74.4, 34.1],
      [73.5, 33.7],
      [73.7, 32.9],
      [72.6, 32.2],
      [72.1, 31.2],
      [71.4, 30.3],
      [70.8, 29.3],
    ],
  ],
  Hyphasis: [
    [
      [76.8, 32],
      [75.8, 31.6],
      [74.8, 31.1],
      [73.4, 30.2],
      [71.8, 29.5],
      [70.8, 29.3],
    ],
  ],
  Oxos: [
    [
      [72.8, 37],
      [70.5, 37.6],
      [68, 37.1],
      [66, 37.6],
      [64, 38.8],
      [62, 40.6],
      [60, 42.3],
      [58.8, 43.7],
    ],
  ],
  Iaxartes: [
    [
      [73, 40.8],
      [71, 40.6],
      [69.4, 40.4],
      [68.4, 41.5],
      [67.5, 43],
      [64.8, 44.7],
      [61, 46.1],
    ],
  ],
  Etymandros: [
    [
      [68, 34.3],
      [66, 32.9],
      [64.4, 31.5],
      [63.4, 30.3],
      [61.8, 31.1],
    ],
  ],
};

const WIDTH = 1440;
const HEIGHT = 852;
const PAD = 420;
const tenth = (v: number): number => Math.round(v * 10) / 10;

/** Azimuthal with a scale that falls outwards: angular distance c goes to radius atan(k c) / k. */
function variable(k: number, [lon, lat]: XY): GeoProjection {
  return geoProjection((l, p) => {
    const cp = Math.cos(p);
    const c = Math.acos(Math.max(-1, Math.min(1, cp * Math.cos(l))));
    const f = c > 1e-9 ? Math.atan(k * c) / k / Math.sin(c) : 1;
    return [f * cp * Math.sin(l), f * Math.sin(p)];
  })
    .rotate([-lon, -lat])
    .clipAngle(70)
    .precision(0.3);
}

/** Room an area needs to its right for the counters that lie there, at the size they are drawn. */
function counters(data: CampaignFile, id: string): number {
  const row = data.enemy.find((e) => e.id === id);
  if (!row) return 34;
  // A fortress is reinforced while it is left alone.
  const more = data.areas.find((a) => a.id === id)?.key === 'fortress' ? 4 : 0;
  return 8 + 1.2 * reach(row.leader ? 1 : 0, row.units.length + row.random + row.walls + more);
}

/** Push areas apart whose boxes (symbol, name, counters) overlap, along the shorter way, with a weak spring home. */
function part(points: XY[], left: number[], right: number[], rounds = 500): XY[] {
  const out = points.map((p): XY => [p[0], p[1]]);
  const [up, down] = [34, 46];
  for (let t = 0; t < rounds; t++) {
    const force = t < rounds - 60 ? 0.02 : 0;
    for (let i = 0; i < out.length; i++) {
      for (let j = i + 1; j < out.length; j++) {
        const [a, b] = [out[i]!, out[j]!];
        const [west, east] = a[0] <= b[0] ? [i, j] : [j, i];
        const [north, south] = a[1] <= b[1] ? [i, j] : [j, i];
        const x = right[west]! + left[east]! - (out[east]![0] - out[west]![0]);
        const y = up + down - (out[south]![1] - out[north]![1]);
        if (x <= 0 || y <= 0) continue;
        if (x < y) {
          out[west] = [out[west]![0] - x / 4, out[west]![1]];
          out[east] = [out[east]![0] + x / 4, out[east]![1]];
        } else {
          out[north] = [out[north]![0], out[north]![1] - y / 4];
          out[south] = [out[south]![0], out[south]![1] + y / 4];
        }
      }
    }
    out.forEach((p, i) => (out[i] = [p[0] + (points[i]![0] - p[0]) * force, p[1] + (points[i]![1] - p[1]) * force]));
  }
  return out;
}

/** An islet about a point: a ring with a little noise. */
function islet([x, y]: XY, radius: number, seed: number): Ring {
  const random = generator(seed);
  const ring: Ring = Array.from({ length: 26 }, (_, i) => {
    const a = (i * Math.PI) / 13;
    const r = radius * (0.9 + random() * 0.22);
    return [x + Math.cos(a) * r, y + Math.sin(a) * r * 1.12];
  });
  ring.push(ring[0]!);
  return ring;
}

export interface BuiltCampaign {
  drawing: Drawing;
  fine: string;
  /** How far the farthest area was pushed from its true place. */
  shift: number;
}

export function buildCampaign(file: string): BuiltCampaign {
  const data = load(readFileSync(file, 'utf8')) as CampaignFile;
  const sheet = SHEETS[data.id]!;
  const projection = variable(sheet.k, sheet.centre);
  projection.fitExtent(
    [
      [120, 90],
      [960, 720],
    ],
    { type: 'MultiPoint', coordinates: data.areas.map((a) => [a.lon, a.lat]) },
  );
  const place = (p: XY): XY => projection(p) as XY;
  const extent: Box = [-PAD, -PAD, WIDTH + PAD, HEIGHT + PAD];

  const home = data.areas.map((a): XY => {
    const [x, y] = place([a.lon, a.lat]);
    const [dx, dy] = sheet.off?.[a.id] ?? [0, 0];
    return [x + dx, y + dy];
  });
  const right = data.areas.map((a) => counters(data, a.id));
  // To the left the army stands, and of a fortress rewards lie.
  const left = data.areas.map((a) => (a.key === 'fortress' ? 58 : 34));
  const moved = part(home, left, right);
  const at = new Map(data.areas.map((a, i): [string, XY] => [a.id, [tenth(moved[i]![0]), tenth(moved[i]![1])]]));
  const shift = Math.max(...home.map((p, i) => Math.hypot(p[0] - moved[i]![0], p[1] - moved[i]![1])));

  const raw = projectRings(projection, landWithin(sheet.window), extent);
  const sign = Math.sign(raw.map(ringArea).reduce((m, a) => (Math.abs(a) > Math.abs(m) ? a : m), 1));
  for (const id of sheet.islands ?? []) {
    const ring = islet(at.get(id)!, 36, hash(id));
    raw.push(Math.sign(ringArea(ring)) === sign ? ring : ring.reverse());
  }

  // Marches keep to the land where they can, and clear of areas that are not theirs.
  const ground = new Raster([-20, -20, 1180, HEIGHT], 8);
  const dry = new Uint8Array(ground.w * ground.h);
  ground.fill(raw, (i) => (dry[i] = 1));
  const routes: Record<string, string> = {};
  for (const { a, b } of data.links) {
    const from = at.get(a)!;
    const to = at.get(b)!;
    const strangers = [...at].filter(([id]) => id !== a && id !== b).map(([, p]) => p);
    const crowded = (x: number, y: number): number =>
      Math.max(0, ...strangers.map((p) => 1 - Math.hypot(p[0] - x, p[1] - y) / 46));
    const wet = (x: number, y: number): boolean => {
      const i = ground.index(x, y);
      return i < 0 || !dry[i];
    };
    const straight = bow(from, to, 0.05, a + b);
    const clear = straight.every(
      ([x, y]) =>
        crowded(x, y) === 0 &&
        (!wet(x, y) || Math.min(Math.hypot(x - from[0], y - from[1]), Math.hypot(x - to[0], y - to[1])) < 30),
    );
    if (clear) {
      routes[linkKey(a, b)] = smoothPath(straight);
      continue;
    }
    const line = ground.way(from, to, (i) => {
      const p = ground.centre(i);
      const near = Math.min(Math.hypot(p[0] - from[0], p[1] - from[1]), Math.hypot(p[0] - to[0], p[1] - to[1])) < 70;
      return 1 + (dry[i] ? 0 : near ? 0.6 : 5) + crowded(...p) * 20;
    });
    routes[linkKey(a, b)] = smoothPath(
      simplify(
        relax(line, 40, (x, y) => !wet(x, y) && crowded(x, y) === 0),
        0.6,
      ),
    );
  }

  const names: DrawnName[] = [
    ...sheet.seas.map(([text, lon, lat, size]): DrawnName => ({ text, ...xy(place([lon, lat])), kind: 'sea', size })),
    ...sheet.lands.map(([text, lon, lat, size]): DrawnName => ({
      text,
      ...xy(place([lon, lat])),
      kind: 'land',
      size: size ?? 15,
    })),
  ];
  const all = { ...RIVERS, ...MORE_RIVERS };
  const rivers = sheet.rivers
    .flatMap((name) => (all[name] ?? []).map((line) => organic(line.map(place), 2.2, hash(name))))
    .filter((line) => {
      const [x0, y0, x1, y1] = boxOf([line]);
      return x1 > extent[0] && x0 < extent[2] && y1 > extent[1] && y0 < extent[3];
    })
    .map((line) => pathOf(simplify(line, 0.25), false));

  return {
    shift,
    fine: pathOfRings(atDetail(raw, 0.08, 0.3), true),
    drawing: {
      id: data.id,
      width: WIDTH,
      height: HEIGHT,
      pad: PAD,
      coast: {
        coarse: pathOfRings(atDetail(raw, 2.2, 14)),
        middle: pathOfRings(atDetail(raw, 0.28, 1.4)),
        fine: `${data.id}.fine.json`,
      },
      graticule: graticule(projection, extent, sheet.step),
      rivers,
      areas: [],
      borders: [],
      routes,
      straits: [],
      harbours: {},
      points: Object.fromEntries(at),
      names,
      frame: [
        tenth(Math.min(...moved.map((p) => p[0])) - 50 - (sheet.left ?? 0)),
        tenth(Math.min(...moved.map((p) => p[1])) - 45),
        tenth(Math.max(...moved.map((p, i) => p[0] + right[i]!)) + 10),
        tenth(Math.max(...moved.map((p) => p[1])) + 55 + (sheet.below ?? 0)),
      ],
    },
  };
}

function xy([x, y]: XY): { x: number; y: number } {
  return { x: tenth(x), y: tenth(y) };
}
