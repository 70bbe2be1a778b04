/** Where places lie close together, pieces stand on the freest side of their own; who stands farther off is tied to it by a stem. */

import type { Box, XY } from '../map/geometry.ts';

/** Pieces that belong together, as wide and high as they are, and the point they belong to. */
export interface Standing<K> {
  key: K;
  space: string;
  at: XY;
  box: Box;
}

/** A name on the map; `dear` ones should be read. */
export interface Written {
  box: Box;
  dear: boolean;
}

/** How far from the symbol, and what that costs: nobody is so far off that he seems to be elsewhere. */
const RINGS: [far: number, cost: number][] = [
  [2, 0],
  [9, 70],
  [18, 150],
  [30, 300],
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
/** What it costs to stand upon the symbol of another place, and for each pixel of a symbol, a name, somebody else. */
const UPON = 160;
const SYMBOL = 1.5;
const NAME = { dear: 0.5, other: 0.12 };
const PIECE = 4;
/** Farther off nothing is in the way of anybody. */
const SIGHT = 160;

/** How far two boxes are from each other. */
const apart = (box: Box, [left, top, right, bottom]: Box): number => {
  const dx = Math.max(left - box[2], box[0] - right, 0);
  const dy = Math.max(top - box[3], box[1] - bottom, 0);
  return Math.hypot(dx, dy);
};

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** As long as the zoom is this much larger at most, nobody chooses another side. */
const NEARER = 2 ** 0.25;

/** What a symbol covers, as seen from a point, while the map is zoomed within its level. */
function swept(symbol: Box, [x, y]: XY): Box {
  const [cx, cy] = [(symbol[0] + symbol[2]) / 2 - x, (symbol[1] + symbol[3]) / 2 - y];
  const [dx, dy] = [cx * (NEARER - 1), cy * (NEARER - 1)];
  return [
    symbol[0] + Math.min(0, dx),
    symbol[1] + Math.min(0, dy),
    symbol[2] + Math.max(0, dx),
    symbol[3] + Math.max(0, dy),
  ];
}

/** How far each must be moved from where it stands now, by its key; the widest choose first. `symbols` are what lies at
 * each space, `names` what is written. */
export function beside<K>(
  standing: Standing<K>[],
  symbols: ReadonlyMap<string, Box>,
  names: readonly Written[] = [],
  size = 1,
): Map<K, { by: XY; far: boolean }> {
  const out = new Map<K, { by: XY; far: boolean }>();
  const settled: Box[] = [];
  const wide = ({ box }: Standing<K>): number => (box[2] - box[0]) * (box[3] - box[1]);
  for (const block of standing.toSorted((a, b) => wide(b) - wide(a) || (a.space < b.space ? -1 : 1))) {
    const [w, h] = [block.box[2] - block.box[0], block.box[3] - block.box[1]];
    const own = symbols.get(block.space) ?? [...block.at, ...block.at];
    const close = (b: Box): boolean => apart(own, b) < SIGHT * size;
    const others = [...symbols.values()].filter((b) => b !== own && close(b)).map((b) => swept(b, block.at));
    const written = names.filter((name) => close(name.box));
    const taken = settled.filter(close);
    let best: { by: XY; far: boolean } = { by: [0, 0], far: false };
    let least = Infinity;
    for (const [ring, price] of RINGS)
      for (const [sx, sy, taste] of SIDES) {
        const far = ring * size;
        const whole = Math.abs(sx) === 1;
        const left = whole ? (sx < 0 ? own[0] - far - w : own[2] + far) : block.at[0] - w / 2 + (sx * w) / 2;
        const top = sy < 0 ? own[1] - far - h : sy > 0 ? own[3] + far : block.at[1] - h / 2;
        const box: Box = [left, top, left + w, top + h];
        let cost = price + taste;
        for (const b of others) {
          const upon = shared(box, b);
          cost += upon ? UPON + upon * SYMBOL : MISTAKEN * Math.max(0, 1 - apart(box, b) / NEAR);
        }
        for (const b of taken) cost += shared(box, b) * PIECE;
        for (const { box: b, dear } of written) cost += shared(box, b) * (dear ? NAME.dear : NAME.other);
        if (cost < least) [best, least] = [{ by: [left - block.box[0], top - block.box[1]], far: ring > 4 }, cost];
      }
    const { by } = best;
    settled.push([block.box[0] + by[0], block.box[1] + by[1], block.box[2] + by[0], block.box[3] + by[1]]);
    out.set(block.key, best);
  }
  return out;
}
