/** Where places lie close together, pieces stand on the freest side of their own; who stands farther off is tied to it by a stem. */

import type { Box, XY } from '../map/geometry.ts';

/** Pieces that belong together, as wide and high as they are, and the point they belong to. */
export interface Standing<K> {
  key: K;
  space: string;
  at: XY;
  box: Box;
}

/** How far from the symbol, and what that costs. */
const RINGS: [far: number, cost: number][] = [
  [2, 0],
  [12, 60],
  [24, 150],
  [40, 300],
];
const SIDES: [x: number, y: number, cost: number][] = [
  [0, -1, 0],
  [0, 1, 4],
  [1, -1, 6],
  [-1, -1, 7],
  [1, 0, 8],
  [-1, 0, 9],
  [1, 1, 10],
  [-1, 1, 11],
  // Still above or below its symbol, but farther to one side.
  [0.5, -1, 2],
  [-0.5, -1, 3],
  [0.5, 1, 5],
  [-0.5, 1, 6],
];
/** Who stands this near to another symbol seems to be there. */
const NEAR = 7;
const MISTAKEN = 9;

/** How far two boxes are from each other. */
const apart = (box: Box, [left, top, right, bottom]: Box): number => {
  const dx = Math.max(left - box[2], box[0] - right, 0);
  const dy = Math.max(top - box[3], box[1] - bottom, 0);
  return Math.hypot(dx, dy);
};

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** How far each must be moved from where it stands now, by its key; the widest choose first. `symbols` are what lies at each space. */
export function beside<K>(
  standing: Standing<K>[],
  symbols: ReadonlyMap<string, Box>,
): Map<K, { by: XY; far: boolean }> {
  const out = new Map<K, { by: XY; far: boolean }>();
  const settled: Box[] = [];
  const around = [...symbols.values()];
  const wide = ({ box }: Standing<K>): number => (box[2] - box[0]) * (box[3] - box[1]);
  for (const block of standing.toSorted((a, b) => wide(b) - wide(a) || (a.space < b.space ? -1 : 1))) {
    const [w, h] = [block.box[2] - block.box[0], block.box[3] - block.box[1]];
    const own = symbols.get(block.space) ?? [...block.at, ...block.at];
    const reach = RINGS.at(-1)![0] + NEAR;
    const [fromX, toX] = [Math.min(own[0], block.at[0]) - reach - w, Math.max(own[2], block.at[0]) + reach + w];
    const [fromY, toY] = [Math.min(own[1], block.at[1]) - reach - h, Math.max(own[3], block.at[1]) + reach + h];
    const about = around.filter((b) => b[0] < toX && b[2] > fromX && b[1] < toY && b[3] > fromY);
    let best: { by: XY; far: boolean } = { by: [0, 0], far: false };
    let least = Infinity;
    for (const [far, price] of RINGS)
      for (const [sx, sy, taste] of SIDES) {
        const whole = Math.abs(sx) === 1;
        const left = whole ? (sx < 0 ? own[0] - far - w : own[2] + far) : block.at[0] - w / 2 + (sx * w) / 2;
        const top = sy < 0 ? own[1] - far - h : sy > 0 ? own[3] + far : block.at[1] - h / 2;
        const box: Box = [left, top, left + w, top + h];
        let cost = price + taste;
        if (cost >= least) continue;
        for (const b of about) {
          cost += shared(box, b) * 1.5;
          if (b !== own) cost += MISTAKEN * Math.max(0, 1 - apart(box, b) / NEAR);
        }
        for (const b of settled) cost += shared(box, b) * 4;
        if (cost < least) [best, least] = [{ by: [left - block.box[0], top - block.box[1]], far: far > 4 }, cost];
      }
    const { by } = best;
    settled.push([block.box[0] + by[0], block.box[1] + by[1], block.box[2] + by[0], block.box[3] + by[1]]);
    out.set(block.key, best);
  }
  return out;
}
