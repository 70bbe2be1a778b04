/** A plain coast from the Atlantic to the Indus, in degrees, for boards that have no drawing of their own. */

import { atDetail, landWithin } from './land.ts';
import type { Ring } from '../src/lib/map/geometry.ts';

/** Rings as flat lists of hundredths of a degree. */
export function plainCoast(): number[][] {
  const land = landWithin([-25, 8, 82, 62]);
  const rings: Ring[] = land.coordinates.map((p) => p[0]!.map(([lon, lat]) => [lon!, lat!]));
  return atDetail(rings, 0.012, 0.002).map((r) => r.flatMap(([x, y]) => [Math.round(x * 100), Math.round(y * 100)]));
}
