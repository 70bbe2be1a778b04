/** Names that stand on a point of their own: pushed apart where they would touch, brought out from beneath panels. */

import type { Box, XY } from './geometry.ts';

export interface Standing {
  id: string;
  /** Middle of the name. */
  at: XY;
  width: number;
  height: number;
  /** It makes room for names that do not give way. */
  yields: boolean;
  /** As far as it may go from its point. */
  most: number;
}

const BETWEEN = 5;
const ROUNDS = 8;

/** How far each name goes to the side so that it touches no other; those that stand well are left out. */
export function spread(names: Standing[]): Map<string, number> {
  const off = names.map(() => 0);
  // Only names side by side can touch, wherever they go.
  const pairs = names.flatMap((a, i) =>
    names.slice(i + 1).flatMap((b, n): [number, number][] => {
      const near = Math.abs(a.at[0] - b.at[0]) < (a.width + b.width) / 2 + a.most + b.most;
      return near && Math.abs(a.at[1] - b.at[1]) < (a.height + b.height) / 2 ? [[i, i + 1 + n]] : [];
    }),
  );
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, j] of pairs) {
      const [a, b] = [names[i]!, names[j]!];
      const apart = b.at[0] + off[j]! - a.at[0] - off[i]!;
      const short = (a.width + b.width) / 2 + BETWEEN - Math.abs(apart);
      if (short <= 0) continue;
      const way = apart < 0 ? -1 : 1;
      const share = a.yields === b.yields ? 0.5 : a.yields ? 1 : 0;
      off[i] = within(off[i]! - way * short * share, a.most);
      off[j] = within(off[j]! + way * short * (1 - share), b.most);
    }
  return new Map(names.flatMap((n, i): [string, number][] => (off[i] ? [[n.id, off[i]!]] : [])));
}

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

const meets = (a: Box, b: Box): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

const STEP = 8;

/** The shortest way out for a name that a panel would cut; null if it is too far. */
export function wayOut(name: Box, panels: Box[], taken: Box[], most: number): XY | null {
  const cut = (dx: number, dy: number, by: Box[]): boolean => {
    const box: Box = [name[0] + dx, name[1] + dy, name[2] + dx, name[3] + dy];
    return by.some((other) => meets(box, other));
  };
  if (!cut(0, 0, panels)) return [0, 0];
  let best: XY | null = null;
  for (let dx = -most; dx <= most; dx += STEP)
    for (let dy = -most; dy <= most; dy += STEP)
      if ((!best || Math.hypot(dx, dy) < Math.hypot(...best)) && !cut(dx, dy, panels) && !cut(dx, dy, taken))
        best = [dx, dy];
  return best;
}
