/** The drawing of Conquest of the Empire: provinces and sea zones from the game's own map.yaml, cut by the real coast. */

import { readFileSync } from 'node:fs';
import { geoConicEqualArea } from 'd3-geo';
import { load } from 'js-yaml';
import polygonClipping, { type MultiPolygon, type Polygon } from 'polygon-clipping';
import { linkKey, type DrawnArea, type DrawnBorder, type Drawing } from '../src/lib/map/drawing.ts';
import {
  boxOf,
  hash,
  inside,
  pathOf,
  pathOfRings,
  ringArea,
  simplify,
  smoothPath,
  type Box,
  type Ring,
  type XY,
} from '../src/lib/map/geometry.ts';
import { organic, regions, type Site } from '../src/lib/map/regions.ts';
import { atDetail, graticule, landWithin, projectRings } from './land.ts';
import { Raster, relax } from './raster.ts';
import { RIVERS } from './rivers.ts';

interface Coast {
  id: string;
  seas: string[];
}
interface Row {
  id: string;
  lon: number;
  lat: number;
  sites: XY[];
  coasts?: Coast[];
}
interface MapFile {
  voronoi_lon_factor: number;
  provinces: Row[];
  seas: Row[];
  borders: { land: { a: string; b: string }[] };
  straits: { a: string; b: string }[];
  outside: (Row & { kind: string })[];
}

const WIDTH = 1440;
const HEIGHT = 852;
const PAD = 420;
const RIM = 'rim';
/** Below this area, in square map units, an island is not divided. */
const ISLAND = 1000;
/** The two shores an arrow joins: a drawing decision, so it is here and not in the game's data. */
const STRAITS: Record<string, [XY, XY]> = {
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

export interface Built {
  drawing: Drawing;
  fine: string;
  /** Land borders of the data that the picture lacks, and contacts of the picture that the data lacks. */
  missing: string[];
  extra: string[];
}

const tenth = (v: number): number => Math.round(v * 10) / 10;
const clean = (ring: Ring): Ring => ring.map(([x, y]) => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]);

function cut(shape: Ring[], land: Ring[], keepLand: boolean): Ring[] {
  const box = boxOf(shape);
  const touching = land.filter((ring) => {
    const b = boxOf([ring]);
    return b[0] < box[2] && b[2] > box[0] && b[1] < box[3] && b[3] > box[1];
  });
  const subject: MultiPolygon = shape.map((r): Polygon => [r]);
  const others: MultiPolygon = touching.map((r): Polygon => [r]);
  // The rings of one area may nest (a hole where an enclave lies): xor makes holes of them.
  const [first, ...rest] = subject;
  const merged = rest.length ? polygonClipping.xor(first!, ...rest) : [first!];
  if (!others.length) return keepLand ? [] : (merged.flat() as Ring[]);
  const result = keepLand ? polygonClipping.intersection(merged, others) : polygonClipping.difference(merged, others);
  return result.flat().filter((r) => Math.abs(ringArea(r as Ring)) > 1.5) as Ring[];
}

/** The place for a block of a given size where most of it lies inside the area and least on other blocks. */
function blockPlace(
  raster: Raster,
  owner: Int16Array,
  own: number,
  near: XY,
  size: { left: number; right: number; up: number; down: number },
  taken: Box[],
): XY {
  let best: XY = near;
  let bestScore = -Infinity;
  const reach = 90;
  for (let dy = -reach; dy <= reach; dy += 4) {
    for (let dx = -reach; dx <= reach; dx += 4) {
      const x = near[0] + dx;
      const y = near[1] + dy;
      const here = raster.index(x, y);
      if (here < 0 || owner[here] !== own) continue;
      const box: Box = [x - size.left, y - size.up, x + size.right, y + size.down];
      let inside = 0;
      let all = 0;
      for (let py = box[1]; py <= box[3]; py += 5) {
        for (let px = box[0]; px <= box[2]; px += 5) {
          all++;
          const at = raster.index(px, py);
          if (at >= 0 && owner[at] === own) inside++;
        }
      }
      let overlap = 0;
      for (const t of taken) {
        const w = Math.min(box[2], t[2]) - Math.max(box[0], t[0]);
        const h = Math.min(box[3], t[3]) - Math.max(box[1], t[1]);
        if (w > 0 && h > 0) overlap += w * h;
      }
      const score = (inside / all) * 100 - overlap * 0.1 - Math.hypot(dx, dy) * 0.16;
      if (score > bestScore) {
        bestScore = score;
        best = [x, y];
      }
    }
  }
  taken.push([best[0] - size.left, best[1] - size.up, best[0] + size.right, best[1] + size.down]);
  return best;
}

/** Where ships lie at a coast: off the stretch of shore between the province and the seas of that coast. */
function harbour(
  raster: Raster,
  province: Int16Array,
  sea: Int16Array,
  own: number,
  seas: Set<number>,
  near: XY,
  taken: Box[],
): XY | null {
  const shore: XY[] = [];
  for (let i = 0; i < province.length; i++) {
    if (sea[i]! < 0 || !seas.has(sea[i]!)) continue;
    for (const step of [1, -1, raster.w, -raster.w]) {
      if (province[i + step] === own) {
        shore.push(raster.centre(i));
        break;
      }
    }
  }
  if (!shore.length) return null;
  let best: XY | null = null;
  let bestCost = Infinity;
  for (const [sx, sy] of shore) {
    for (let a = 0; a < 16; a++) {
      const x = sx + Math.cos((a * Math.PI) / 8) * 14;
      const y = sy + Math.sin((a * Math.PI) / 8) * 14;
      let wet = 0;
      for (const [ox, oy] of [
        [0, 0],
        [9, 0],
        [-9, 0],
        [0, 9],
        [0, -9],
      ] as XY[]) {
        const at = raster.index(x + ox, y + oy);
        if (at >= 0 && sea[at]! >= 0 && seas.has(sea[at]!)) wet++;
      }
      const covered = taken.some((t) => x + 11 > t[0] && x - 11 < t[2] && y + 11 > t[1] && y - 11 < t[3]);
      const cost = Math.hypot(x - near[0], y - near[1]) + (5 - wet) * 24 + (covered ? 70 : 0);
      if (cost < bestCost) {
        bestCost = cost;
        best = [x, y];
      }
    }
  }
  return best;
}

export function buildConquest(file: string): Built {
  const data = load(readFileSync(file, 'utf8')) as MapFile;
  const factor = data.voronoi_lon_factor;
  const projection = geoConicEqualArea().parallels([32, 48]).rotate([-16.5, 0]).precision(0.3);
  projection.fitExtent(
    [
      [-26, 16],
      [WIDTH - 126, HEIGHT - 116],
    ],
    { type: 'MultiPoint', coordinates: data.provinces.flatMap((p) => p.sites) },
  );
  const place = (p: XY): XY => projection(p) as XY;
  const extent: Box = [-PAD, -PAD, WIDTH + PAD, HEIGHT + PAD];

  const raw = projectRings(projection, landWithin([-45, 5, 85, 68]), extent);
  const middle = atDetail(raw, 0.28, 1.4).map(clean);
  const outerSign = Math.sign(middle.map(ringArea).reduce((m, a) => (Math.abs(a) > Math.abs(m) ? a : m), 0));
  const outer = middle.filter((r) => Math.sign(ringArea(r)) === outerSign);

  const sitesOf = (rows: Row[]): Site[] =>
    rows.flatMap((p) => p.sites.map(([lon, lat]) => ({ x: lon * factor, y: lat, area: p.id })));
  const ring: Site[] = Array.from({ length: 60 }, (_, i) => {
    const a = (i * Math.PI) / 30;
    return { x: 16 * factor + 45 * Math.cos(a), y: 41 + 30 * Math.sin(a), area: RIM };
  });
  const fromSites = (p: XY): XY => place([p[0] / factor, p[1]]);
  const outside = new Set([RIM, ...data.outside.map((o) => o.id)]);
  const land = regions(
    [...sitesOf(data.provinces), ...sitesOf(data.outside.filter((o) => o.kind === 'land')), ...ring],
    3.4,
    fromSites,
    'land',
  );
  const sea = regions(
    [...sitesOf(data.seas), ...sitesOf(data.outside.filter((o) => o.kind !== 'land')), ...ring],
    3.4,
    fromSites,
    'sea',
  );

  const raster = new Raster([-60, -60, WIDTH + 60, HEIGHT + 160], 2);
  const province = new Int16Array(raster.w * raster.h).fill(-1);
  const water = new Int16Array(raster.w * raster.h).fill(-1);
  const shapes = new Map<string, Ring[]>();
  // A small island belongs to one province as a whole, to the one its middle lies in; so no islet joins two provinces.
  const islands = outer.filter((r) => Math.abs(ringArea(r)) < ISLAND);
  const mainland = outer.filter((r) => Math.abs(ringArea(r)) >= ISLAND);
  const middleOf = (ring: Ring): XY => [
    ring.reduce((sum, p) => sum + p[0], 0) / ring.length,
    ring.reduce((sum, p) => sum + p[1], 0) / ring.length,
  ];
  data.provinces.forEach((p, n) => {
    const cell = (land.rings.get(p.id) ?? []).map(clean);
    const shape = cut(cell, mainland, true).concat(islands.filter((r) => inside(cell, ...middleOf(r))));
    shapes.set(p.id, shape);
    raster.fill(shape, (i) => (province[i] = n));
  });
  data.seas.forEach((p, n) => {
    const shape = cut((sea.rings.get(p.id) ?? []).map(clean), outer, false);
    shapes.set(p.id, shape);
    raster.fill(shape, (i) => (water[i] = n));
  });

  const taken: Box[] = [];
  const anchors = new Map<string, XY>();
  const room = (id: string): number => shapes.get(id)!.reduce((sum, r) => sum + Math.abs(ringArea(r)), 0);
  const order = data.provinces
    .map((_, n) => n)
    .sort((a, b) => room(data.provinces[a]!.id) - room(data.provinces[b]!.id));
  for (const n of order) {
    const p = data.provinces[n]!;
    const half = Math.max(26, Math.min(48, Math.max(...p.id.split('_').map((w) => w.length)) * 4.1));
    anchors.set(
      p.id,
      blockPlace(raster, province, n, place([p.lon, p.lat]), { left: half, right: half, up: 40, down: 26 }, taken),
    );
  }
  data.seas.forEach((p, n) => {
    const half = Math.min(62, p.id.length * 3.1);
    anchors.set(
      p.id,
      blockPlace(raster, water, n, place([p.lon, p.lat]), { left: half, right: half, up: 12, down: 30 }, taken),
    );
  });

  const areas: DrawnArea[] = [
    ...data.provinces.map((p) => ({ ...p, kind: 'province' })),
    ...data.seas.map((p) => ({ ...p, kind: 'sea' })),
  ].map((p) => {
    const [x, y] = anchors.get(p.id)!;
    return {
      id: p.id,
      kind: p.kind,
      x: tenth(x),
      y: tenth(y),
      d: pathOfRings(shapes.get(p.id)!),
      room: Math.round(room(p.id)),
    };
  });

  // A border between provinces is drawn where there is land under it; Voronoi arcs go on across the water.
  const ground = new Raster([-PAD, -PAD, WIDTH + PAD, HEIGHT + PAD], 1);
  const dry = new Uint8Array(ground.w * ground.h);
  ground.fill(outer, (i) => (dry[i] = 1));
  const ashore = (line: Ring): Ring[] => {
    const runs: Ring[] = [];
    let run: Ring = [];
    for (let i = 0; i + 1 < line.length; i++) {
      const a = line[i]!;
      const b = line[i + 1]!;
      const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1])));
      for (let k = 0; k < steps + (i === line.length - 2 ? 1 : 0); k++) {
        const p: XY = [a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps];
        const at = ground.index(...p);
        if (at >= 0 && dry[at]) run.push(p);
        else if (run.length) {
          runs.push(run);
          run = [];
        }
      }
    }
    if (run.length) runs.push(run);
    return runs.filter((r) => r.length > 2);
  };

  const borders: DrawnBorder[] = [];
  for (const arc of land.arcs) {
    const [a, b] = arc.between;
    if (outside.has(a) && outside.has(b)) continue;
    const kind = outside.has(a) || outside.has(b) ? 'rim' : 'land';
    const d = ashore(arc.points)
      .map((run) => pathOf(simplify(run, 0.2), false))
      .join('');
    if (d) borders.push({ a, b, kind, d });
  }
  for (const arc of sea.arcs) {
    const [a, b] = arc.between;
    if (outside.has(a) && outside.has(b)) continue;
    borders.push({ a, b, kind: 'sea', d: pathOf(simplify(arc.points, 0.2), false) });
  }

  const routes: Record<string, string> = {};
  const coarse = new Raster(raster.box, 5);
  const numbers = new Map(data.provinces.map((p, n) => [p.id, n]));
  for (const { a, b } of data.borders.land) {
    const own = new Set([numbers.get(a)!, numbers.get(b)!]);
    const passable = (x: number, y: number): boolean => {
      const at = raster.index(x, y);
      return at >= 0 && own.has(province[at]!);
    };
    const from = anchors.get(a)!;
    const to = anchors.get(b)!;
    const line = coarse.way([from[0], from[1] + 8], [to[0], to[1] + 8], (i) =>
      passable(...coarse.centre(i)) ? 1 : 12,
    );
    routes[linkKey(a, b)] = smoothPath(simplify(relax(line, 16, passable), 0.8));
  }

  // Ships keep clear of what stands and is written in the provinces.
  const blocks = data.provinces.map((p): Box => {
    const [x, y] = anchors.get(p.id)!;
    return [x - 34, y - 50, x + 34, y + 26];
  });
  const harbours: Record<string, XY> = {};
  const seaNumber = new Map(data.seas.map((p, n) => [p.id, n]));
  data.provinces.forEach((p, n) => {
    for (const coast of p.coasts ?? []) {
      const seas = new Set(coast.seas.map((s) => seaNumber.get(s)!));
      const at = harbour(raster, province, water, n, seas, anchors.get(p.id)!, blocks);
      if (at) harbours[`${p.id}|${coast.id}`] = [tenth(at[0]), tenth(at[1])];
    }
  });

  const straits = data.straits.map(({ a, b }) => {
    const ends = STRAITS[linkKey(a, b)]!;
    const p = place(ends[0]);
    const q = place(ends[1]);
    const mid: XY = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const ux = ((q[0] - p[0]) / length) * 12;
    const uy = ((q[1] - p[1]) / length) * 12;
    return {
      a,
      b,
      from: [tenth(mid[0] - ux), tenth(mid[1] - uy)] as XY,
      to: [tenth(mid[0] + ux), tenth(mid[1] + uy)] as XY,
    };
  });

  const rivers = Object.entries(RIVERS).flatMap(([name, lines]) =>
    lines.map((line) => pathOf(simplify(organic(line.map(place), 2.2, hash(name)), 0.25), false)),
  );

  const seen = new Map<string, number>();
  for (let i = 0; i < province.length - raster.w; i++) {
    for (const j of [i + 1, i + raster.w]) {
      const a = province[i]!;
      const b = province[j]!;
      if (a < 0 || b < 0 || a === b) continue;
      const key = linkKey(data.provinces[a]!.id, data.provinces[b]!.id);
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  }
  const wanted = new Set(data.borders.land.map(({ a, b }) => linkKey(a, b)));
  const drawn = new Set([...seen].filter(([, count]) => count >= 2).map(([key]) => key));

  return {
    drawing: {
      id: 'conquest',
      width: WIDTH,
      height: HEIGHT,
      pad: PAD,
      coast: {
        coarse: pathOfRings(atDetail(raw, 2.2, 14)),
        middle: pathOfRings(middle),
        fine: 'conquest.fine.json',
      },
      graticule: graticule(projection, extent, 5),
      rivers,
      areas,
      borders,
      routes,
      straits,
      harbours,
      points: {},
    },
    fine: pathOfRings(atDetail(raw, 0.07, 0.15), true),
    missing: [...wanted].filter((k) => !drawn.has(k)),
    extra: [...drawn].filter((k) => !wanted.has(k)),
  };
}
