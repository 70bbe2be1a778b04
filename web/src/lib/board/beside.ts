/** Where places lie close together, pieces stand on the freest side of their own; who stands farther off is tied to it by a stem. */

import type { Box, XY } from '../map/geometry.ts';

/** Pieces that belong together, as wide and high as they are, and the point they belong to. */
export interface Standing<K> {
  key: K;
  space: string;
  at: XY;
  box: Box;
  /** What of its box it takes up: standees are narrower than the plate below them. */
  parts: Box[];
}

/** The name of a space; `dear` ones should be read. */
export interface Written {
  space: string;
  box: Box;
  dear: boolean;
}

/** How far from the symbol, and what that costs: nobody is so far off that he seems to be elsewhere. */
const RINGS: [far: number, cost: number][] = [
  [2, 0],
  [9, 60],
  [17, 130],
  [26, 240],
];
/** Which way from its symbol, and what that costs; right above or below it also farther to one side. */
const SIDES: [x: number, y: number, cost: number, aside?: number][] = [
  [0, -1, 0],
  [0, -1, 2, 0.25],
  [0, -1, 2, -0.25],
  [0, -1, 3, 0.45],
  [0, -1, 3, -0.45],
  [0, 1, 4],
  [0, 1, 6, 0.25],
  [0, 1, 6, -0.25],
  [0, 1, 7, 0.45],
  [0, 1, 7, -0.45],
  [1, 0, 8],
  [-1, 0, 9],
  [0.5, -0.87, 6],
  [-0.5, -0.87, 7],
  [0.87, -0.5, 7],
  [-0.87, -0.5, 8],
  [0.87, 0.5, 10],
  [-0.87, 0.5, 11],
  [0.5, 0.87, 10],
  [-0.5, 0.87, 11],
];
/** Who stands this near to another symbol seems to be there. */
const NEAR = 7;
const MISTAKEN = 9;
/** What it costs to stand upon the symbol of another place, to have one's stem cross it, to hide a name; and for each
 * pixel of a symbol, a name, somebody else. */
const UPON = 160;
const CROSSED = 60;
const HIDDEN = { own: 150, dear: 90, other: 16 };
const SYMBOL = 1.5;
const NAME = 0.3;
const PIECE = 4;
/** Farther off nothing is in the way of anybody. */
const SIGHT = 120;

/** How far two boxes are from each other. */
const apart = (box: Box, [left, top, right, bottom]: Box): number => {
  const dx = Math.max(left - box[2], box[0] - right, 0);
  const dy = Math.max(top - box[3], box[1] - bottom, 0);
  // Mostly they are beside or above each other, and nothing has to be squared.
  return dx === 0 ? dy : dy === 0 ? dx : Math.hypot(dx, dy);
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
    const [x, y] = block.at;
    const half = (own[2] - own[0]) / 2;
    for (const [ring, price] of RINGS) {
      // Farther off it only costs more.
      if (price >= least) break;
      for (const [dx, dy, taste, aside = 0] of SIDES) {
        if (price + taste >= least) continue;
        // The nearest point of it is so far from the dot.
        const [px, py] = [x + dx * (half + ring * size), y + dy * (half + ring * size)];
        const left = dx === 0 ? px - w / 2 + aside * w : dx > 0 ? px : px - w;
        const top = dy === 0 ? py - h / 2 : dy > 0 ? py : py - h;
        const by: XY = [left - block.box[0], top - block.box[1]];
        const parts = block.parts.map(([x0, y0, x1, y1]): Box => [x0 + by[0], y0 + by[1], x1 + by[0], y1 + by[1]]);
        const upon = (b: Box): number => parts.reduce((sum, part) => sum + shared(part, b), 0);
        let cost = price + taste + upon(own) * SYMBOL;
        if (cost >= least) continue;
        for (const b of others) {
          if (cost >= least) break;
          const there = upon(b);
          cost += there
            ? UPON + there * SYMBOL
            : MISTAKEN * Math.max(0, 1 - Math.min(...parts.map((part) => apart(part, b))) / NEAR);
          if (ring > 4 && apart(b, [(x + px) / 2, (y + py) / 2, (x + px) / 2, (y + py) / 2]) < 3) cost += CROSSED;
        }
        if (cost >= least) continue;
        for (const b of taken) cost += upon(b) * PIECE;
        for (const { space, box: b, dear } of written) {
          const there = upon(b);
          if (there) cost += HIDDEN[space === block.space ? 'own' : dear ? 'dear' : 'other'] + there * NAME;
        }
        if (cost < least) {
          const off = Math.min(...parts.map((part) => apart(part, own)));
          [best, least] = [{ by, far: off > 4 * size }, cost];
        }
      }
    }
    const [dx, dy] = best.by;
    settled.push(...block.parts.map(([x0, y0, x1, y1]): Box => [x0 + dx, y0 + dy, x1 + dx, y1 + dy]));
    out.set(block.key, best);
  }
  return out;
}
