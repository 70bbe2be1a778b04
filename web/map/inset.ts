/** A part of the world at another scale, in a box of its own on the page. */

import polygonClipping, { type MultiPolygon, type Polygon } from 'polygon-clipping';
import { ringArea, type Box, type Ring, type XY } from '../src/lib/map/geometry.ts';
import { landWithin, projectRings } from './land.ts';
import { fitted, placer } from './page.ts';
import type { Inset, PointSheet } from './sheet.ts';

export interface DrawnInset {
  box: Box;
  has: (point: string) => boolean;
  place: (p: XY) => XY;
  /** The land of the page with that of the inset in its box. */
  put: (land: Ring[]) => Ring[];
}

const ringOf = ([x0, y0, x1, y1]: Box): Ring => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
  [x0, y0],
];

/** Rings with a hole taken out of them; those it does not touch stay as they are. */
function without(land: Ring[], box: Box): Ring[] {
  const hole: Polygon = [ringOf(box)];
  return land.flatMap((ring) => {
    const touches = ring.some(([x, y]) => x > box[0] && x < box[2] && y > box[1] && y < box[3]);
    if (!touches) return [ring];
    const left: MultiPolygon = polygonClipping.difference([ring], hole);
    const sign = Math.sign(ringArea(ring));
    // What is cut keeps its winding, which tells land from lakes.
    return left.flat().map((r, n) => (n > 0 || Math.sign(ringArea(r)) === sign ? r : r.slice().reverse()));
  });
}

function drawn(sheet: PointSheet, inset: Inset): DrawnInset {
  const [x0, y0, x1, y1] = inset.box;
  const margin = inset.margin ?? 50;
  const own = new Set(inset.points);
  const places = sheet.points.filter((p) => own.has(p.id)).map((p): XY => [p.lon, p.lat]);
  const projection = fitted(inset.projection, [x0 + margin, y0 + margin, x1 - margin, y1 - margin], places);
  return {
    box: inset.box,
    has: (point) => own.has(point),
    place: placer(projection),
    put: (land) => [...without(land, inset.box), ...projectRings(projection, landWithin(inset.window), inset.box)],
  };
}

export const insets = (sheet: PointSheet): DrawnInset[] => (sheet.insets ?? []).map((inset) => drawn(sheet, inset));
