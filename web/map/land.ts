/** Land of Natural Earth (world-atlas, land-10m), projected once at build time. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea, geoGraticule, geoPath, type GeoProjection } from 'd3-geo';
import type { MultiPolygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { ringArea, simplifyRing, type Box, type Ring } from '../src/lib/map/geometry.ts';

const require = createRequire(import.meta.url);

function polygons(): Position[][][] {
  const topology = JSON.parse(readFileSync(require.resolve('world-atlas/land-10m.json'), 'utf8')) as Topology;
  const land = feature(topology, topology.objects['land'] as GeometryCollection);
  const out: Position[][][] = [];
  for (const { geometry } of land.features) {
    if (geometry.type === 'MultiPolygon') out.push(...geometry.coordinates);
    else if (geometry.type === 'Polygon') out.push(geometry.coordinates);
  }
  // Three degenerate triangles in the Maldives are wound so that they cover the whole sphere but themselves.
  return out.filter((p) => geoArea({ type: 'Polygon', coordinates: p }) < 2 * Math.PI);
}

let all: Position[][][] | null = null;

/** The land that touches a window of longitudes and latitudes; far polygons come back as a ring round the clip. */
export function landWithin([west, south, east, north]: Box): MultiPolygon {
  all ??= polygons();
  const near = all.filter((p) => p[0]!.some((q) => q[0]! > west && q[0]! < east && q[1]! > south && q[1]! < north));
  return { type: 'MultiPolygon', coordinates: near };
}

/** Rings of `land` on the page, cut to the extent. Outer rings and holes keep opposite signs. */
export function projectRings(projection: GeoProjection, land: MultiPolygon, extent: Box): Ring[] {
  const rings: Ring[] = [];
  let current: Ring = [];
  projection.clipExtent([
    [extent[0], extent[1]],
    [extent[2], extent[3]],
  ]);
  const sink = {
    moveTo: (x: number, y: number) => {
      current = [[x, y]];
      rings.push(current);
    },
    lineTo: (x: number, y: number) => void current.push([x, y]),
    closePath: () => undefined,
    arc: () => undefined,
    beginPath: () => undefined,
  };
  geoPath(projection, sink)(land);
  projection.clipExtent(null);
  const whole = (extent[2] - extent[0]) * (extent[3] - extent[1]);
  return rings.filter((r) => r.length > 3 && !(r.length < 8 && Math.abs(Math.abs(ringArea(r)) - whole) < 1));
}

/** Rings at a level of detail: simplified, specks dropped. */
export function atDetail(rings: Ring[], tolerance: number, smallest: number): Ring[] {
  return rings.map((r) => simplifyRing(r, tolerance)).filter((r) => r.length > 3 && Math.abs(ringArea(r)) > smallest);
}

export function graticule(projection: GeoProjection, extent: Box, step: number): string {
  projection.clipExtent([
    [extent[0], extent[1]],
    [extent[2], extent[3]],
  ]);
  const lines = geoGraticule()
    .step([step, step])
    .extent([
      [-40, 0],
      [90, 75],
    ])();
  const d = geoPath(projection).digits(1)(lines) ?? '';
  projection.clipExtent(null);
  return d;
}
