/** Placing names: greedy by priority, a spatial hash of what is taken, several places to try for each name. */

import type { Box } from './geometry.ts';

export interface Label {
  id: string;
  x: number;
  y: number;
  /** Radius of the symbol the name belongs to; 0 for a name that stands on its point. */
  r: number;
  width: number;
  height: number;
  priority: number;
  /** It must show even if it touches something. */
  must?: boolean;
  /** It would rather stand below its symbol than beside it. */
  below?: boolean;
}

export interface Placed {
  id: string;
  /** Left and baseline-free top of the text box. */
  x: number;
  y: number;
  lead: boolean;
}

const CELL = 32;

/** Boxes that are taken. */
export class Taken {
  #cells = new Map<string, Box[]>();

  *#keys(box: Box): Generator<string> {
    for (let i = Math.floor(box[0] / CELL); i <= Math.floor(box[2] / CELL); i++) {
      for (let j = Math.floor(box[1] / CELL); j <= Math.floor(box[3] / CELL); j++) yield `${i},${j}`;
    }
  }

  put(box: Box): void {
    for (const key of this.#keys(box)) {
      const list = this.#cells.get(key);
      if (list) list.push(box);
      else this.#cells.set(key, [box]);
    }
  }

  overlap(box: Box): number {
    const seen = new Set<Box>();
    let sum = 0;
    for (const key of this.#keys(box)) {
      for (const other of this.#cells.get(key) ?? []) {
        if (seen.has(other)) continue;
        seen.add(other);
        const w = Math.min(box[2], other[2]) - Math.max(box[0], other[0]);
        const h = Math.min(box[3], other[3]) - Math.max(box[1], other[1]);
        if (w > 0 && h > 0) sum += w * h;
      }
    }
    return sum;
  }
}

const AROUND: [number, number, number][] = [
  [1, 0, 0],
  [1, -0.7, 0.6],
  [1, 0.7, 0.6],
  [-1, 0, 1.2],
  [-1, -0.7, 1.6],
  [-1, 0.7, 1.6],
  [0, -1, 2],
  [0, 1, 2.2],
];
/** Above or below its symbol, but farther to one side: how much of the name stands left of it. */
const SHIFTED = [0.25, 0.75, 0.08, 0.92];
const RINGS = [14, 22, 32, 44];
/** A name that stands off its own symbol is read as that of another one this near. */
const NEAR = 9;
const MISTAKEN = 26;

/** A symbol with a name of its own. */
export interface Named {
  id: string;
  x: number;
  y: number;
  r: number;
}

/** From the edge of a box to a point. */
const gap = (box: Box, x: number, y: number): number =>
  Math.hypot(Math.max(box[0] - x, x - box[2], 0), Math.max(box[1] - y, y - box[3], 0));

/** What it costs that a name seems to belong to other symbols: more, the nearer they are, if its own is no nearer. */
function mistaken(label: Label, box: Box, others: readonly Named[]): number {
  const own = gap(box, label.x, label.y) - label.r;
  let sum = 0;
  for (const { x, y, r } of others) {
    const off = Math.max(0, gap(box, x, y) - r);
    if (off < NEAR && off < own + 1) sum += MISTAKEN * (1 - off / NEAR) * (own > 4 ? 1 : 0.25);
  }
  return sum;
}

function* candidates(label: Label): Generator<{ box: Box; cost: number; lead: boolean }> {
  const { x, y, width: w, height: h } = label;
  if (label.r === 0) {
    yield { box: [x - w / 2, y - h / 2, x + w / 2, y + h / 2], cost: 0, lead: false };
    return;
  }
  const at = (dx: number, dy: number, reach: number): Box => {
    const ax = x + dx * reach;
    const ay = y + dy * reach;
    const level = Math.abs(dx) < 0.3;
    const left = level ? ax - w / 2 : dx > 0 ? ax : ax - w;
    const top = level ? (dy < 0 ? ay - h : ay) : ay - h / 2;
    return [left, top, left + w, top + h];
  };
  if (label.below) yield { box: at(0, 1, label.r + 2.5), cost: 0, lead: false };
  for (const [dx, dy, cost] of AROUND) yield { box: at(dx, dy, label.r + 2.5), cost, lead: false };
  for (const [i, before] of SHIFTED.entries())
    for (const dy of [-1, 1]) {
      const [, top, , bottom] = at(0, dy, label.r + 2.5);
      const left = x - w * before;
      yield { box: [left, top, left + w, bottom], cost: 2.4 + i * 0.4, lead: false };
    }
  for (const ring of RINGS) {
    for (let a = 0; a < 16; a++) {
      const t = (a * Math.PI) / 8;
      yield { box: at(Math.cos(t), Math.sin(t), label.r + ring), cost: 12 + ring * 0.5, lead: true };
    }
  }
}

/** Places for the labels that find one; the others are left out. `obstacles` are boxes nothing may cover, `symbols` what
 * a name must not seem to belong to. */
export function placeLabels(labels: Label[], obstacles: Box[], bounds: Box, symbols: readonly Named[] = []): Placed[] {
  const taken = new Taken();
  for (const box of obstacles) taken.put(box);
  const out: Placed[] = [];
  for (const label of [...labels].sort((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1))) {
    let best: { box: Box; cost: number; lead: boolean } | null = null;
    const far = label.r + RINGS.at(-1)! + NEAR;
    const others = symbols.filter(
      (s) =>
        s.id !== label.id &&
        Math.abs(s.x - label.x) < far + label.width + s.r &&
        Math.abs(s.y - label.y) < far + label.height + s.r,
    );
    for (const candidate of candidates(label)) {
      if (best && best.cost <= candidate.cost) break;
      const { box } = candidate;
      if (label.r > 0 && (box[0] < bounds[0] || box[1] < bounds[1] || box[2] > bounds[2] || box[3] > bounds[3]))
        continue;
      const cost = candidate.cost + taken.overlap(box) * 2 + mistaken(label, box, others);
      if (!best || cost < best.cost) best = { ...candidate, cost };
    }
    if (!best || (best.cost > 30 && !label.must)) continue;
    taken.put(best.box);
    out.push({ id: label.id, x: best.box[0], y: best.box[1], lead: best.lead });
  }
  return out;
}
