/** What all maps share: the projection, the coast at three levels of detail, the net of degrees, rivers, names. */

import { geoConicEqualArea, geoProjection, type GeoProjection } from 'd3-geo';
import type { Drawing, DrawnName } from '../src/lib/map/drawing.ts';
import {
  boxOf,
  hash,
  pathInPieces,
  pathOf,
  pathOfRings,
  simplify,
  type Box,
  type Ring,
  type XY,
} from '../src/lib/map/geometry.ts';
import { organic } from '../src/lib/map/regions.ts';
import { atDetail, graticule, landWithin, projectRings } from './land.ts';
import { RIVERS } from './rivers.ts';
import type { Named, Page, Projected } from './sheet.ts';

export const WIDTH = 1440;
export const HEIGHT = 852;
/** Map beyond the page on every side, so that a wide window shows no edge. */
export const PAD = 420;

/** A drawing, and what is kept beside it: its finest coast, and what was found out on the way. */
export interface Built {
  drawing: Drawing;
  fine: string;
  /** What whoever builds should know. */
  notes: string[];
}

export const tenth = (v: number): number => Math.round(v * 10) / 10;
export const tenths = ([x, y]: XY): XY => [tenth(x), tenth(y)];

function projectionOf(projected: Projected): GeoProjection {
  if (projected.kind === 'conic') {
    return geoConicEqualArea().parallels(projected.parallels).rotate([-projected.meridian, 0]).precision(0.3);
  }
  const { k, centre, turn = 0 } = projected;
  return geoProjection((l, p) => {
    const cp = Math.cos(p);
    const c = Math.acos(Math.max(-1, Math.min(1, cp * Math.cos(l))));
    const f = c > 1e-9 ? Math.atan(k * c) / k / Math.sin(c) : 1;
    return [f * cp * Math.sin(l), f * Math.sin(p)];
  })
    .rotate([-centre[0], -centre[1], -turn])
    .clipAngle(70)
    .precision(0.3);
}

/** The projection that brings these places into a box. */
export function fitted(projected: Projected, box: Box, places: XY[]): GeoProjection {
  const corners: [XY, XY] = [
    [box[0], box[1]],
    [box[2], box[3]],
  ];
  return projectionOf(projected).fitExtent(corners, { type: 'MultiPoint', coordinates: places });
}

export const placer = (projection: GeoProjection): ((p: XY) => XY) => {
  return (p) => {
    const at = projection(p);
    if (!at) throw new Error(`${p.join(', ')} lies beyond the map`);
    return at;
  };
};

/** The sheet of paper: size, projection, land. */
export interface Paper {
  width: number;
  height: number;
  extent: Box;
  projection: GeoProjection;
  place: (p: XY) => XY;
  /** Rings of the land in full detail. */
  land: Ring[];
}

export function paperOf(page: Page, places: XY[]): Paper {
  const [width, height] = page.size ?? [WIDTH, HEIGHT];
  const extent: Box = [-PAD, -PAD, width + PAD, height + PAD];
  const projection = fitted(page.projection, page.fit, places);
  return {
    width,
    height,
    extent,
    projection,
    place: placer(projection),
    land: projectRings(projection, landWithin(page.window), extent),
  };
}

/** The coast when the whole board is seen, and when one plays. */
export const coarseCoast = (land: Ring[]): Ring[] => atDetail(land, 2.2, 14);
export const middleCoast = (land: Ring[]): Ring[] => atDetail(land, 0.28, 1.4);

function named(paper: Paper, kind: DrawnName['kind'], names: Named[] = []): DrawnName[] {
  return names.map(([text, lon, lat, size = 15]) => {
    const [x, y] = tenths(paper.place([lon, lat]));
    return { text, x, y, kind, size };
  });
}

/** Rivers that come onto the paper. */
function rivers(paper: Paper, names: string[]): string[] {
  const [west, north, east, south] = paper.extent;
  return names
    .flatMap((name) => {
      const lines = RIVERS[name];
      if (!lines) throw new Error(`there is no river ${name} in rivers.ts`);
      return lines.map((line) => organic(line.map(paper.place), 2.2, hash(name)));
    })
    .filter((line) => {
      const [x0, y0, x1, y1] = boxOf([line]);
      return x1 > west && x0 < east && y1 > north && y0 < south;
    })
    .map((line) => pathOf(simplify(line, 0.25), false));
}

/** A drawing with nothing on it but land, water and names. */
export function blank(page: Page, paper: Paper, land: Ring[], middle: Ring[] = middleCoast(land)): Drawing {
  return {
    id: page.id,
    width: paper.width,
    height: paper.height,
    pad: PAD,
    coast: {
      coarse: pathInPieces(coarseCoast(land)),
      middle: pathOfRings(middle),
      fine: `${page.id}.fine.json`,
    },
    graticule: graticule(paper.projection, paper.extent, page.step),
    rivers: rivers(paper, page.rivers),
    areas: [],
    borders: [],
    routes: {},
    straits: [],
    harbours: {},
    points: {},
    names: [...named(paper, 'sea', page.seaNames), ...named(paper, 'land', page.landNames)],
  };
}
