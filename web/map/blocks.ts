/** Where on an area its name and its pieces have most room, and where ships lie off its shore. */

import type { Box, XY } from '../src/lib/map/geometry.ts';
import type { Raster } from './raster.ts';

/** The place for a block of a given size where most of it lies inside the area and least on other blocks. */
export function blockPlace(
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

/** Whether a ship that lies there covers some of a box. */
export const berthed = ([x, y]: XY, t: Box): boolean =>
  x + 11 > t[0] && x - 11 < t[2] && y + 11 > t[1] && y - 11 < t[3];

/** Where ships lie at a coast: off the stretch of shore between the province and the seas of that coast. */
export function harbour(
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
      const covered = taken.some((t) => berthed([x, y], t));
      const cost = Math.hypot(x - near[0], y - near[1]) + (5 - wet) * 24 + (covered ? 70 : 0);
      if (cost < bestCost) {
        bestCost = cost;
        best = [x, y];
      }
    }
  }
  return best;
}
