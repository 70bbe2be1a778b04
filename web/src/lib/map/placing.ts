/** Where a balloon opens that speaks of a point: beside it, inside the window, and not upon what may be chosen. */

import type { Box, XY } from './geometry.ts';
import type { Window } from './uncover.ts';

const GAP = 16;
const EDGE = 8;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** The corner of a balloon of this size about a point; the first of the places that hides least. */
export function beside([x, y]: XY, [w, h]: XY, { width, height, panels }: Window, legal: Box[]): XY {
  const places: XY[] = [
    [x - 30, y + GAP],
    [x - 30, y - GAP - h],
    [x + GAP, y - h / 2],
    [x - GAP - w, y - h / 2],
    [x + 30 - w, y + GAP],
    [x + 30 - w, y - GAP - h],
    [x - w / 2, y + 4 * GAP],
    [x - w / 2, y - 4 * GAP - h],
    [x + 4 * GAP, y - h / 2],
    [x - 4 * GAP - w, y - h / 2],
  ];
  let best: XY = places[0]!;
  let least = Infinity;
  for (const [px, py] of places) {
    const at: XY = [Math.max(EDGE, Math.min(px, width - w - EDGE)), Math.max(EDGE, Math.min(py, height - h - EDGE))];
    const box: Box = [at[0], at[1], at[0] + w, at[1] + h];
    const pushed = Math.abs(at[0] - px) + Math.abs(at[1] - py);
    const upon = (boxes: Box[]): number => boxes.reduce((sum, b) => sum + shared(box, b), 0);
    const cost = upon(legal) * 2 + upon(panels) * 4 + upon([[x - 3, y - 3, x + 3, y + 3]]) * 200 + pushed * 10;
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}
