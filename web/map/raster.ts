/** A raster of the page: which cells a shape covers, and cheapest ways through it. */

import type { Box, Ring, XY } from '../src/lib/map/geometry.ts';

/** Cells by cost, and among equal costs the one that came first. */
class Queue {
  readonly #heap: { cost: number; turn: number; cell: number }[] = [];
  #turns = 0;

  #before(i: number, j: number): boolean {
    const a = this.#heap[i]!;
    const b = this.#heap[j]!;
    return a.cost < b.cost || (a.cost === b.cost && a.turn < b.turn);
  }

  #swap(i: number, j: number): void {
    [this.#heap[i], this.#heap[j]] = [this.#heap[j]!, this.#heap[i]!];
  }

  push(cost: number, cell: number): void {
    let i = this.#heap.push({ cost, turn: this.#turns++, cell }) - 1;
    for (let up = (i - 1) >> 1; i > 0 && this.#before(i, up); up = (i - 1) >> 1) {
      this.#swap(i, up);
      i = up;
    }
  }

  pop(): number | undefined {
    const first = this.#heap[0];
    const last = this.#heap.pop();
    if (!first || !last || !this.#heap.length) return first?.cell;
    this.#heap[0] = last;
    for (let i = 0; ;) {
      const down = [2 * i + 1, 2 * i + 2].filter((c) => c < this.#heap.length && this.#before(c, i));
      if (!down.length) return first.cell;
      const next = down.length === 2 && this.#before(down[1]!, down[0]!) ? down[1]! : down[0]!;
      this.#swap(i, next);
      i = next;
    }
  }
}

export class Raster {
  readonly w: number;
  readonly h: number;

  constructor(
    readonly box: Box,
    readonly cell: number,
  ) {
    this.w = Math.ceil((box[2] - box[0]) / cell);
    this.h = Math.ceil((box[3] - box[1]) / cell);
  }

  index(x: number, y: number): number {
    const i = Math.floor((x - this.box[0]) / this.cell);
    const j = Math.floor((y - this.box[1]) / this.cell);
    return i < 0 || j < 0 || i >= this.w || j >= this.h ? -1 : j * this.w + i;
  }

  centre(index: number): XY {
    return [
      this.box[0] + ((index % this.w) + 0.5) * this.cell,
      this.box[1] + (Math.floor(index / this.w) + 0.5) * this.cell,
    ];
  }

  /** Cells whose centre lies inside the rings (even-odd), by scan lines. */
  fill(rings: Ring[], paint: (index: number) => void): void {
    for (let j = 0; j < this.h; j++) {
      const y = this.box[1] + (j + 0.5) * this.cell;
      const cuts: number[] = [];
      for (const ring of rings) {
        for (let i = 0, k = ring.length - 1; i < ring.length; k = i++) {
          const a = ring[k]!;
          const b = ring[i]!;
          if (a[1] > y !== b[1] > y) cuts.push(a[0] + ((y - a[1]) * (b[0] - a[0])) / (b[1] - a[1]));
        }
      }
      cuts.sort((a, b) => a - b);
      for (let q = 0; q + 1 < cuts.length; q += 2) {
        const from = Math.max(0, Math.ceil((cuts[q]! - this.box[0]) / this.cell - 0.5));
        const to = Math.min(this.w - 1, Math.floor((cuts[q + 1]! - this.box[0]) / this.cell - 0.5));
        for (let i = from; i <= to; i++) paint(j * this.w + i);
      }
    }
  }

  /** The cheapest way from a to b by eight neighbours; `cost` of entering a cell is at least 1. */
  way(a: XY, b: XY, cost: (index: number) => number): Ring {
    const start = this.index(...a);
    const goal = this.index(...b);
    const gx = goal % this.w;
    const gy = Math.floor(goal / this.w);
    const spent = new Map<number, number>([[start, 0]]);
    const came = new Map<number, number>();
    const done = new Set<number>();
    const open = new Queue();
    open.push(0, start);
    for (let here = open.pop(); here !== undefined; here = open.pop()) {
      if (done.has(here)) continue;
      done.add(here);
      if (here === goal) break;
      const x = here % this.w;
      const y = Math.floor(here / this.w);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const nx = x + dx;
          const ny = y + dy;
          if ((!dx && !dy) || nx < 0 || ny < 0 || nx >= this.w || ny >= this.h) continue;
          const next = ny * this.w + nx;
          const total = spent.get(here)! + Math.hypot(dx, dy) * cost(next);
          if (done.has(next) || total >= (spent.get(next) ?? Infinity)) continue;
          spent.set(next, total);
          came.set(next, here);
          open.push(total + Math.hypot(nx - gx, ny - gy), next);
        }
      }
    }
    const line: Ring = [];
    for (let at: number | undefined = goal; at !== undefined; at = came.get(at)) line.push(this.centre(at));
    line.reverse();
    if (line.length < 2) return [a, b];
    line[0] = a;
    line[line.length - 1] = b;
    return line;
  }
}

/** Pull the points of a line towards their neighbours' middle, where `allowed` lets them. */
export function relax(line: Ring, rounds: number, allowed: (x: number, y: number) => boolean): Ring {
  const out = line.map((p): XY => [p[0], p[1]]);
  for (let k = 0; k < rounds; k++) {
    for (let i = 1; i < out.length - 1; i++) {
      const x = ((out[i - 1]![0] + out[i + 1]![0]) / 2) * 0.6 + out[i]![0] * 0.4;
      const y = ((out[i - 1]![1] + out[i + 1]![1]) / 2) * 0.6 + out[i]![1] * 0.4;
      if (allowed(x, y)) out[i] = [x, y];
    }
  }
  return out;
}
