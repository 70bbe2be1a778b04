/** Places that would cover one another are pushed apart. */

import type { XY } from '../src/lib/map/geometry.ts';
import type { Room } from './sheet.ts';

/** Push points apart whose rooms overlap, along the shorter way, with a weak spring home. */
export function part(points: XY[], rooms: Room[], rounds = 500): XY[] {
  const out = points.map((p): XY => [p[0], p[1]]);
  for (let t = 0; t < rounds; t++) {
    const force = t < rounds - 60 ? 0.02 : 0;
    for (let i = 0; i < out.length; i++) {
      for (let j = i + 1; j < out.length; j++) {
        const [a, b] = [out[i]!, out[j]!];
        const [west, east] = a[0] <= b[0] ? [i, j] : [j, i];
        const [north, south] = a[1] <= b[1] ? [i, j] : [j, i];
        const x = rooms[west]![2] + rooms[east]![0] - (out[east]![0] - out[west]![0]);
        const y = rooms[north]![3] + rooms[south]![1] - (out[south]![1] - out[north]![1]);
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
    out.forEach((p, i) => {
      const [x, y] = points[i]!;
      out[i] = [p[0] + (x - p[0]) * force, p[1] + (y - p[1]) * force];
    });
  }
  return out;
}
