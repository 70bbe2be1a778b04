/** Lands in which the points of a map lie: cells about their points, and where their names have room. */

import type { DrawnBorder, DrawnRegion } from '../src/lib/map/drawing.ts';
import { distance, pathOf, simplify, type Ring, type XY } from '../src/lib/map/geometry.ts';
import { regions, type Site } from '../src/lib/map/regions.ts';
import { ashore } from './ashore.ts';
import { tenths, type Paper } from './page.ts';
import type { PointSheet } from './sheet.ts';

const RIM = 'rim';
/** How far a border strays from the straight line. */
const STRAY = 3.4;
/** A letter of a land's name, and half the height of a line. */
const LETTER = 7.4;
const HALF = 7;

/** Far outside, so that every cell has an end. */
const ring = ({ width, height }: Paper): XY[] =>
  Array.from({ length: 60 }, (_, i): XY => {
    const angle = (i * Math.PI) / 30;
    return [width * (0.5 + 2 * Math.cos(angle)), height * (0.5 + 2 * Math.sin(angle))];
  });

/** Where no place is near: a net of points at which the known world ends. */
function beyond({ extent: [x0, y0, x1, y1] }: Paper, at: XY[], edge: number): XY[] {
  const step = edge * 0.75;
  const out: XY[] = [];
  for (let y = y0; y < y1; y += step)
    for (let x = x0; x < x1; x += step) {
      // A net without noise would make straight edges.
      const p: XY = [x + ((x * 7 + y * 13) % 11), y + ((x * 5 + y * 3) % 11)];
      if (at.every((q) => distance(p, q) > edge)) out.push(p);
    }
  return out;
}

/** The place of a name: its own places are the nearest to its middle and to both its ends, and no symbol is below it. */
function roomFor(name: string, own: XY[], all: Site[], lines: XY[]): XY {
  const half = (name.length * LETTER) / 2;
  const middle: XY = [
    own.reduce((sum, p) => sum + p[0], 0) / own.length,
    own.reduce((sum, p) => sum + p[1], 0) / own.length,
  ];
  let best = middle;
  let least = Infinity;
  for (let dy = -90; dy <= 90; dy += 5)
    for (let dx = -90; dx <= 90; dx += 5) {
      const at: XY = [middle[0] + dx, middle[1] + dy];
      let cost = Math.hypot(dx, dy) * 0.12;
      for (const x of [at[0] - half, at[0] - half / 2, at[0], at[0] + half / 2, at[0] + half]) {
        const nearest = all.reduce((a, b) =>
          Math.hypot(a.x - x, a.y - at[1]) < Math.hypot(b.x - x, b.y - at[1]) ? a : b,
        );
        if (nearest.area !== name) cost += 14;
      }
      for (const p of all) {
        const [gx, gy] = [Math.max(0, Math.abs(p.x - at[0]) - half), Math.max(0, Math.abs(p.y - at[1]) - HALF)];
        const gap = Math.hypot(gx, gy);
        if (gap < 12) cost += 30 - gap * 2;
      }
      for (const [x, y] of lines) if (Math.abs(x - at[0]) < half && Math.abs(y - at[1]) < HALF) cost += 1.2;
      if (cost < least) [best, least] = [at, cost];
    }
  return tenths(best);
}

/** Lands and their borders; `lines` are points of what is drawn upon them. */
export function landsOf(
  sheet: PointSheet,
  paper: Paper,
  land: Ring[],
  at: Map<string, XY>,
  lines: XY[],
): { borders: DrawnBorder[]; regions: DrawnRegion[] } {
  const sites: Site[] = sheet.points.flatMap((p) => {
    const [x, y] = at.get(p.id)!;
    return p.region === undefined ? [] : [{ x, y, area: p.region }];
  });
  const names = [...new Set(sites.map((s) => s.area))];
  if (names.length < 2) return { borders: [], regions: [] };
  const outside = [...(sheet.edge ? beyond(paper, [...at.values()], sheet.edge) : []), ...ring(paper)];
  const rim = outside.map(([x, y]): Site => ({ x, y, area: RIM }));
  const { rings, arcs } = regions([...sites, ...rim], STRAY, (p) => p, 'land');
  const dryPart = ashore(paper.extent, land);
  const borders = arcs.flatMap(({ between, points }): DrawnBorder[] => {
    const [a, b] = between;
    const ends = a === RIM || b === RIM;
    const d = ends && !sheet.edge ? '' : dryPart(points);
    return d ? [{ a, b, kind: ends ? 'rim' : 'land', d }] : [];
  });
  if (!sheet.edge) return { borders, regions: [] };
  const shapes = names.map((id): DrawnRegion => {
    const own = sites.filter((s) => s.area === id).map((s): XY => [s.x, s.y]);
    const [x, y] = roomFor(id, own, sites, lines);
    return { id, d: (rings.get(id) ?? []).map((r) => pathOf(simplify(r, 0.3))).join(''), x, y };
  });
  return { borders, regions: shapes };
}
