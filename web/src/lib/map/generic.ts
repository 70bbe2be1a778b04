/** A drawing for a board nobody has drawn: its spaces as points, its links as lines, a plain coast if it is on the map of the world. */

import { geoConicEqualArea, geoIdentity, geoPath, type GeoProjection } from 'd3-geo';
import type { Board } from '../../gen/protocol.ts';
import { linkKey, type Drawing } from './drawing.ts';
import { bow, pathInPieces, pathOf, ringsOf, simplify, smoothPath, type Ring, type XY } from './geometry.ts';

const WIDTH = 1440;
const HEIGHT = 852;
const PAD = 420;

/** Push points apart that are nearer than `least`, with a weak spring home. */
export function spread(points: XY[], least: number, rounds = 200): XY[] {
  const home = points.map((p): XY => [p[0], p[1]]);
  const out = points.map((p): XY => [p[0], p[1]]);
  for (let t = 0; t < rounds; t++) {
    for (let i = 0; i < out.length; i++) {
      for (let j = i + 1; j < out.length; j++) {
        const a = out[i]!;
        const b = out[j]!;
        const dx = b[0] - a[0] || 0.5;
        const dy = b[1] - a[1] || 0.3;
        const d = Math.hypot(dx, dy);
        if (d >= least) continue;
        const f = ((least - d) / d) * 0.25;
        out[i] = [a[0] - dx * f, a[1] - dy * f];
        out[j] = [b[0] + dx * f, b[1] + dy * f];
      }
    }
    out.forEach((p, i) => (out[i] = [p[0] + (home[i]![0] - p[0]) * 0.03, p[1] + (home[i]![1] - p[1]) * 0.03]));
  }
  return out;
}

export function genericDrawing(board: Board, coast: number[][]): Drawing {
  const places: XY[] = board.spaces.map((s) => [s.lon, s.lat]);
  const lons = places.map((p) => p[0]);
  const lats = places.map((p) => p[1]);
  const width = Math.max(...lons) - Math.min(...lons);
  const height = Math.max(...lats) - Math.min(...lats);
  const real =
    width + height > 1.5 &&
    Math.min(...lons) > -15 &&
    Math.max(...lons) < 80 &&
    Math.min(...lats) > 10 &&
    Math.max(...lats) < 60;
  const points = { type: 'MultiPoint' as const, coordinates: places };
  const frame: [XY, XY] = [
    [180, 120],
    [980, 690],
  ];
  const middle = (Math.min(...lats) + Math.max(...lats)) / 2;
  const projection = real
    ? geoConicEqualArea()
        .parallels([middle - height / 3 - 1, middle + height / 3 + 1])
        .rotate([-(Math.min(...lons) + Math.max(...lons)) / 2, 0])
        .fitExtent(frame, points)
    : geoIdentity().reflectY(true).fitExtent(frame, points);
  const scattered = spread(
    places.map((p) => (projection as GeoProjection)(p) as XY),
    46,
  );
  const at = new Map(board.spaces.map((s, i) => [s.id, scattered[i]!]));

  let land = '';
  let coarse = '';
  let lines = '';
  if (real) {
    const within = projection as GeoProjection;
    within.clipExtent([
      [-PAD, -PAD],
      [WIDTH + PAD, HEIGHT + PAD],
    ]);
    const rings = coast.map((flat) => {
      const ring: Ring = [];
      for (let i = 0; i + 1 < flat.length; i += 2) ring.push([flat[i]! / 100, flat[i + 1]! / 100]);
      ring.push(ring[0]!);
      return ring;
    });
    const near = rings.filter((r) =>
      r.some(
        ([x, y]) => Math.abs(x - (Math.min(...lons) + width / 2)) < width + 8 && Math.abs(y - middle) < height + 8,
      ),
    );
    land = geoPath(within).digits(1)({ type: 'MultiPolygon', coordinates: near.map((r) => [r]) }) ?? '';
    const rough = geoPath(within).digits(0)({
      type: 'MultiPolygon',
      coordinates: near.filter((r) => r.length > 12).map((r) => [simplify(r, 0.05)]),
    });
    coarse = pathInPieces(ringsOf(rough ?? ''));
    lines = '';
    within.clipExtent(null);
  }

  const routes: Record<string, string> = {};
  for (const { a, b, kind } of board.links) {
    const from = at.get(a);
    const to = at.get(b);
    if (from && to) routes[linkKey(a, b)] = smoothPath(bow(from, to, kind === 'sea' ? 0.08 : 0.04, a + b));
  }
  return {
    id: board.map,
    width: WIDTH,
    height: HEIGHT,
    pad: PAD,
    coast: {
      coarse,
      middle:
        land ||
        pathOf([
          [-PAD, -PAD],
          [WIDTH + PAD, -PAD],
          [WIDTH + PAD, HEIGHT + PAD],
          [-PAD, HEIGHT + PAD],
        ]),
      fine: null,
    },
    graticule: lines,
    rivers: [],
    areas: [],
    borders: [],
    routes,
    straits: [],
    harbours: {},
    points: Object.fromEntries(at),
  };
}
