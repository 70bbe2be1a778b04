/** Maps of areas: lands and seas are cells about their sites, cut by the real coast. */

import polygonClipping, { type MultiPolygon, type Polygon } from 'polygon-clipping';
import { linkKey, type Drawing, type DrawnArea, type DrawnBorder } from '../src/lib/map/drawing.ts';
import {
  boxOf,
  inside,
  pathOf,
  pathOfRings,
  ringArea,
  ringsOf,
  simplify,
  smoothPath,
} from '../src/lib/map/geometry.ts';
import type { Box, Ring, XY } from '../src/lib/map/geometry.ts';
import { regions, type Regions, type Site } from '../src/lib/map/regions.ts';
import { ashore } from './ashore.ts';
import { berthed, blockPlace, harbour } from './blocks.ts';
import { atDetail } from './land.ts';
import { blank, middleCoast, paperOf, tenths, type Built, type Paper } from './page.ts';
import { Raster, relax } from './raster.ts';
import type { AreaSheet, SheetArea } from './sheet.ts';

const RIM = 'rim';
/** How far a border strays from the straight line. */
const STRAY = 3.4;
/** Below this area, in square map units, an island is not divided. */
const ISLAND = 1000;

const clean = (ring: Ring): Ring => ring.map(([x, y]) => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]);
const areaOf = (rings: Ring[]): number => rings.reduce((sum, r) => sum + Math.abs(ringArea(r)), 0);

function middleOf(ring: Ring): XY {
  const sum = (axis: 0 | 1): number => ring.reduce((total, p) => total + p[axis], 0);
  return [sum(0) / ring.length, sum(1) / ring.length];
}

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
  if (!others.length) return keepLand ? [] : merged.flat();
  const result = keepLand ? polygonClipping.intersection(merged, others) : polygonClipping.difference(merged, others);
  return result.flat().filter((r) => Math.abs(ringArea(r)) > 1.5);
}

/** The areas as they lie on the page, and which cell of a raster belongs to which. */
interface Ground {
  raster: Raster;
  /** Number of the land, of the sea, in each cell; -1 for none. */
  lands: Int16Array;
  seas: Int16Array;
  shapes: Map<string, Ring[]>;
}

function cells(sheet: AreaSheet, paper: Paper): { land: Regions; sea: Regions } {
  const {
    factor,
    rim: { centre, axes },
  } = sheet;
  const sitesOf = (rows: SheetArea[]): Site[] =>
    rows.flatMap((p) => p.sites.map(([lon, lat]) => ({ x: lon * factor, y: lat, area: p.id })));
  const rim: Site[] = Array.from({ length: 60 }, (_, i) => {
    const a = (i * Math.PI) / 30;
    return { x: centre[0] * factor + axes[0] * Math.cos(a), y: centre[1] + axes[1] * Math.sin(a), area: RIM };
  });
  const place = (p: XY): XY => paper.place([p[0] / factor, p[1]]);
  return {
    land: regions([...sitesOf(sheet.lands), ...sitesOf(sheet.outside.land), ...rim], STRAY, place, 'land'),
    sea: regions([...sitesOf(sheet.seas), ...sitesOf(sheet.outside.sea), ...rim], STRAY, place, 'sea'),
  };
}

function groundOf(sheet: AreaSheet, paper: Paper, coast: Ring[], land: Regions, sea: Regions): Ground {
  const raster = new Raster([-60, -60, paper.width + 60, paper.height + 160], 2);
  const lands = new Int16Array(raster.w * raster.h).fill(-1);
  const seas = new Int16Array(raster.w * raster.h).fill(-1);
  const shapes = new Map<string, Ring[]>();
  // A small island belongs to one land as a whole, to the one its middle lies in; so no islet joins two.
  const islands = coast.filter((r) => Math.abs(ringArea(r)) < ISLAND);
  const mainland = coast.filter((r) => Math.abs(ringArea(r)) >= ISLAND);
  sheet.lands.forEach((p, n) => {
    const cell = (land.rings.get(p.id) ?? []).map(clean);
    const shape = cut(cell, mainland, true).concat(islands.filter((r) => inside(cell, ...middleOf(r))));
    shapes.set(p.id, shape);
    raster.fill(shape, (i) => (lands[i] = n));
  });
  sheet.seas.forEach((p, n) => {
    const shape = cut((sea.rings.get(p.id) ?? []).map(clean), coast, false);
    shapes.set(p.id, shape);
    raster.fill(shape, (i) => (seas[i] = n));
  });
  return { raster, lands, seas, shapes };
}

/** Where the block of an area (name, building, pieces) stands; the smallest lands choose first. */
function anchorsOf(sheet: AreaSheet, paper: Paper, { raster, lands, seas, shapes }: Ground): Map<string, XY> {
  const taken: Box[] = [];
  const anchors = new Map<string, XY>();
  const room = (n: number): number => areaOf(shapes.get(sheet.lands[n]!.id)!);
  for (const n of sheet.lands.map((_, n) => n).sort((a, b) => room(a) - room(b))) {
    const p = sheet.lands[n]!;
    const half = Math.max(26, Math.min(48, Math.max(...p.id.split('_').map((w) => w.length)) * 4.1));
    const size = { left: half, right: half, up: 40, down: 26 };
    anchors.set(p.id, blockPlace(raster, lands, n, paper.place([p.lon, p.lat]), size, taken));
  }
  sheet.seas.forEach((p, n) => {
    const half = Math.min(62, p.id.length * 3.1);
    const size = { left: half, right: half, up: 12, down: 30 };
    anchors.set(p.id, blockPlace(raster, seas, n, paper.place([p.lon, p.lat]), size, taken));
  });
  return anchors;
}

function bordersOf(sheet: AreaSheet, paper: Paper, coast: Ring[], land: Regions, sea: Regions): DrawnBorder[] {
  const outside = new Set([RIM, ...sheet.outside.land.map((o) => o.id), ...sheet.outside.sea.map((o) => o.id)]);
  const dryPart = ashore(paper.extent, coast);
  const borders: DrawnBorder[] = [];
  for (const { between, points } of land.arcs) {
    const [a, b] = between;
    if (outside.has(a) && outside.has(b)) continue;
    const d = dryPart(points);
    if (d) borders.push({ a, b, kind: outside.has(a) || outside.has(b) ? 'rim' : 'land', d });
  }
  for (const { between, points } of sea.arcs) {
    const [a, b] = between;
    if (outside.has(a) && outside.has(b)) continue;
    borders.push({ a, b, kind: 'sea', d: pathOf(simplify(points, 0.2), false) });
  }
  return borders;
}

/** Marches across a border keep to the two lands. */
function routesOf(sheet: AreaSheet, { raster, lands }: Ground, anchors: Map<string, XY>): Drawing['routes'] {
  const routes: Drawing['routes'] = {};
  const coarse = new Raster(raster.box, 5);
  const numbers = new Map(sheet.lands.map((p, n) => [p.id, n]));
  for (const { a, b } of sheet.borders) {
    const own = new Set([numbers.get(a)!, numbers.get(b)!]);
    const passable = (x: number, y: number): boolean => {
      const at = raster.index(x, y);
      return at >= 0 && own.has(lands[at]!);
    };
    const from = anchors.get(a)!;
    const to = anchors.get(b)!;
    const cost = (i: number): number => (passable(...coarse.centre(i)) ? 1 : 12);
    const line = coarse.way([from[0], from[1] + 8], [to[0], to[1] + 8], cost);
    routes[linkKey(a, b)] = smoothPath(simplify(relax(line, 16, passable), 0.8));
  }
  return routes;
}

function harboursOf(sheet: AreaSheet, ground: Ground, anchors: Map<string, XY>): Drawing['harbours'] {
  // Ships keep clear of what stands and is written in the lands.
  const blocks = sheet.lands.map((p): Box => {
    const [x, y] = anchors.get(p.id)!;
    return [x - 34, y - 50, x + 34, y + 26];
  });
  const harbours: Drawing['harbours'] = {};
  const seaNumber = new Map(sheet.seas.map((p, n) => [p.id, n]));
  sheet.lands.forEach((p, n) => {
    for (const coast of p.coasts ?? []) {
      const seas = new Set(coast.seas.map((s) => seaNumber.get(s)!));
      const at = harbour(ground.raster, ground.lands, ground.seas, n, seas, anchors.get(p.id)!, blocks);
      if (at) harbours[`${p.id}|${coast.id}`] = tenths(at);
      // A coast on several seas has a harbour on each, for who has just come from there, where that hides no name.
      for (const sea of coast.seas.length > 1 ? coast.seas : []) {
        const of = new Set([seaNumber.get(sea)!]);
        const by = harbour(ground.raster, ground.lands, ground.seas, n, of, anchors.get(p.id)!, blocks);
        if (by && !blocks.some((b) => berthed(by, b))) harbours[`${p.id}|${sea}`] = tenths(by);
      }
    }
  });
  return harbours;
}

function straitsOf(sheet: AreaSheet, paper: Paper): Drawing['straits'] {
  return sheet.straits.map(({ a, b, from, to }) => {
    const p = paper.place(from);
    const q = paper.place(to);
    const mid: XY = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const ux = ((q[0] - p[0]) / length) * 12;
    const uy = ((q[1] - p[1]) / length) * 12;
    return { a, b, from: tenths([mid[0] - ux, mid[1] - uy]), to: tenths([mid[0] + ux, mid[1] + uy]) };
  });
}

/** Which lands touch on the page. */
function contacts(sheet: AreaSheet, { raster, lands }: Ground): Set<string> {
  const seen = new Map<string, number>();
  for (let i = 0; i < lands.length - raster.w; i++) {
    for (const j of [i + 1, i + raster.w]) {
      const a = lands[i]!;
      const b = lands[j]!;
      if (a < 0 || b < 0 || a === b) continue;
      const key = linkKey(sheet.lands[a]!.id, sheet.lands[b]!.id);
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  }
  return new Set([...seen].filter(([, count]) => count >= 2).map(([key]) => key));
}

export interface BuiltAreas extends Built {
  /** Land borders of the data that the picture lacks, and contacts of the picture that the data lacks. */
  missing: string[];
  extra: string[];
}

export function areaMap(sheet: AreaSheet): BuiltAreas {
  const paper = paperOf(
    sheet,
    sheet.lands.flatMap((p) => p.sites),
  );
  const middle = middleCoast(paper.land).map(clean);
  const largest = middle.map(ringArea).reduce((m, a) => (Math.abs(a) > Math.abs(m) ? a : m), 0);
  const coast = middle.filter((r) => Math.sign(ringArea(r)) === Math.sign(largest));
  const { land, sea } = cells(sheet, paper);
  const ground = groundOf(sheet, paper, coast, land, sea);
  const anchors = anchorsOf(sheet, paper, ground);
  const drawn =
    (kind: string) =>
    (p: SheetArea): DrawnArea => {
      const shape = ground.shapes.get(p.id)!;
      const [x, y] = tenths(anchors.get(p.id)!);
      const d = pathOfRings(shape);
      // Of the outline as it is written: it is rounded.
      const box = boxOf(ringsOf(d)).map((v) => Math.round(v * 10) / 10) as Box;
      return { id: p.id, kind, x, y, d, room: Math.round(areaOf(shape)), box };
    };
  const wanted = new Set(sheet.borders.map(({ a, b }) => linkKey(a, b)));
  const touching = contacts(sheet, ground);
  const missing = [...wanted].filter((k) => !touching.has(k));
  const extra = [...touching].filter((k) => !wanted.has(k));
  return {
    drawing: {
      ...blank(sheet, paper, paper.land, middle),
      areas: [...sheet.lands.map(drawn('province')), ...sheet.seas.map(drawn('sea'))],
      borders: bordersOf(sheet, paper, coast, land, sea),
      routes: routesOf(sheet, ground, anchors),
      straits: straitsOf(sheet, paper),
      harbours: harboursOf(sheet, ground, anchors),
    },
    fine: pathOfRings(atDetail(paper.land, 0.07, 0.15), true),
    missing,
    extra,
    notes: [
      `borders missing: ${missing.join(' ') || 'none'}`,
      `contacts the data does not have: ${extra.join(' ') || 'none'}`,
    ],
  };
}
