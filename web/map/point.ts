/** Maps of points: places where they are, pushed apart where they would cover one another, and the ways between them. */

import { linkKey, type Drawing } from '../src/lib/map/drawing.ts';
import {
  boxOf,
  generator,
  hash,
  pathOfRings,
  ringArea,
  ringsOf,
  smoothPath,
  type Box,
  type Ring,
  type XY,
} from '../src/lib/map/geometry.ts';
import { insets, type DrawnInset } from './inset.ts';
import { atDetail } from './land.ts';
import { landsOf } from './lands.ts';
import { blank, paperOf, tenth, tenths, type Built, type Paper } from './page.ts';
import { part } from './parting.ts';
import type { PointSheet } from './sheet.ts';
import { Ways } from './ways.ts';

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

/** Islands of their own, wound as the land is. */
function islets(sheet: PointSheet, land: Ring[], at: Map<string, XY>): Ring[] {
  const sign = Math.sign(land.map(ringArea).reduce((m, a) => (Math.abs(a) > Math.abs(m) ? a : m), 1));
  return sheet.points
    .filter((p) => p.island)
    .map((p) => {
      const ring = islet(at.get(p.id)!, 36 / (sheet.fine ?? 1), hash(p.id));
      return Math.sign(ringArea(ring)) === sign ? ring : ring.reverse();
    });
}

/** Where each place would be drawn if nothing were in its way. */
function homes(sheet: PointSheet, paper: Paper, inset: DrawnInset[]): XY[] {
  return sheet.points.map((p): XY => {
    const place = inset.find((i) => i.has(p.id))?.place ?? paper.place;
    const [x, y] = place([p.lon, p.lat]);
    const [dx, dy] = p.off ?? [0, 0];
    return [x + dx, y + dy];
  });
}

const grown = ([x0, y0, x1, y1]: Box, by: number): Box => [x0 - by, y0 - by, x1 + by, y1 + by];

/** What "the whole board" shows: every place with its room, and the margin of the sheet. */
function frameOf(sheet: PointSheet, moved: XY[], boxes: Box[]): Box {
  const [left, up, right, down] = sheet.margin ?? [0, 0, 0, 0];
  const room = sheet.points.map((p) => p.room[2]);
  return [
    tenth(Math.min(...moved.map((p) => p[0]), ...boxes.map((b) => b[0] + 50)) - 50 - left),
    tenth(Math.min(...moved.map((p) => p[1]), ...boxes.map((b) => b[1] + 45)) - 45 - up),
    tenth(Math.max(...moved.map((p, i) => p[0] + room[i]!), ...boxes.map((b) => b[2] - 10)) + 10 + right),
    tenth(Math.max(...moved.map((p) => p[1]), ...boxes.map((b) => b[3] - 55)) + 55 + down),
  ];
}

export interface BuiltPoints extends Built {
  /** How far the farthest place was pushed from its true one. */
  shift: number;
}

export function pointMap(sheet: PointSheet): BuiltPoints {
  const elsewhere = new Set((sheet.insets ?? []).flatMap((i) => i.points));
  const main = sheet.points.filter((p) => !elsewhere.has(p.id));
  const paper = paperOf(
    sheet,
    main.map((p): XY => [p.lon, p.lat]),
  );
  const inset = insets(sheet);
  const home = homes(sheet, paper, inset);
  const moved = part(
    home,
    sheet.points.map((p) => p.room),
  );
  const at = new Map(sheet.points.map((p, i) => [p.id, tenths(moved[i]!)]));
  const drawn = inset.reduce((land, i) => i.put(land), paper.land);
  const land = [...drawn, ...islets(sheet, drawn, at)];

  const ways = new Ways(sheet.field ?? grown(boxOf([moved]), 80), land, at, sheet.clear ?? 46, sheet.fine);
  const routes: Drawing['routes'] = {};
  const stray: string[] = [];
  for (const link of sheet.links) {
    const ends = [at.get(link.a)!, at.get(link.b)!] as const;
    const way = link.via ? { d: smoothPath([ends[0], ...link.via, ends[1]]), strays: false } : ways.between(link);
    const key = linkKey(link.a, link.b);
    routes[key in routes ? `${key}|${link.kind}` : key] = way.d;
    if (way.strays) stray.push(key);
  }
  const shifts = home.map((p, i) => Math.hypot(p[0] - moved[i]![0], p[1] - moved[i]![1]));
  const shift = Math.max(...shifts);
  const farthest = sheet.points[shifts.indexOf(shift)]!.id;
  const boxes = inset.map((i) => i.box);
  // The handles of a curve lie close enough to it for this.
  const lands = landsOf(sheet, paper, land, at, Object.values(routes).flatMap(ringsOf).flat());
  return {
    drawing: {
      ...blank(sheet, paper, land),
      borders: lands.borders,
      routes,
      points: Object.fromEntries(at),
      frame: frameOf(sheet, moved, boxes),
      ...(lands.regions.length ? { regions: lands.regions } : {}),
      ...(boxes.length ? { insets: boxes } : {}),
    },
    fine: pathOfRings(atDetail(land, 0.08, 0.3), true),
    shift,
    notes: [
      `places moved by ${shift.toFixed(0)} at most (${farthest})`,
      ...(stray.length ? [`ways that leave land or sea: ${stray.join(' ')}`] : []),
    ],
  };
}
