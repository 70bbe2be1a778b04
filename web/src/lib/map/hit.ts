/** What lies under a point: exact outlines of areas, the nearest of points. */

import { Delaunay } from 'd3-delaunay';
import type { Drawing, DrawnArea } from './drawing.ts';
import { boxOf, inside, ringsOf, type Box, type Ring, type XY } from './geometry.ts';

export const boxOfArea = ({ box, d }: DrawnArea): Box => box ?? boxOf(ringsOf(d));

/** An area; its outline is read from its path when somebody points near it. */
class Shape {
  readonly id: string;
  readonly #box: Box;
  readonly #d: string;
  #rings: Ring[] | null = null;

  constructor(area: DrawnArea) {
    [this.id, this.#box, this.#d] = [area.id, boxOfArea(area), area.d];
  }

  has(x: number, y: number): boolean {
    const [x0, y0, x1, y1] = this.#box;
    return x >= x0 && x <= x1 && y >= y0 && y <= y1 && inside((this.#rings ??= ringsOf(this.#d)), x, y);
  }
}

export class HitMap {
  #shapes: Shape[];
  #ids: string[];
  #points: Delaunay<XY> | null = null;
  #at: XY[];

  constructor(drawing: Drawing) {
    this.#shapes = drawing.areas.map((area) => new Shape(area));
    const points = Object.entries(drawing.points);
    this.#ids = points.map(([id]) => id);
    this.#at = points.map(([, p]) => p);
  }

  /** The space at a point of the map; points within `reach` map units win over areas. */
  at(x: number, y: number, reach: number): string | null {
    if (this.#at.length) {
      this.#points ??= Delaunay.from(this.#at);
      const i = this.#points.find(x, y);
      const p = this.#at[i];
      if (p && Math.hypot(p[0] - x, p[1] - y) <= reach) return this.#ids[i] ?? null;
    }
    return this.#shapes.find((shape) => shape.has(x, y))?.id ?? null;
  }

  /** The points within `factor` times the distance of the nearest, nearest first: what a finger may have meant. */
  candidates(x: number, y: number, reach: number, factor = 1.35): string[] {
    const near = this.#at
      .map((p, i) => ({ id: this.#ids[i]!, d: Math.hypot(p[0] - x, p[1] - y) }))
      .filter(({ d }) => d <= reach)
      .sort((a, b) => a.d - b.d);
    const limit = (near[0]?.d ?? 0) * factor;
    return near
      .filter(({ d }, i) => i === 0 || d <= limit)
      .slice(0, 3)
      .map(({ id }) => id);
  }
}

/** The nearest choice from a point in the direction of an arrow key: a cone of 60 degrees first, then 120. */
export function inDirection(from: XY, to: { id: string; at: XY }[], direction: XY): string | null {
  for (const cosine of [Math.cos(Math.PI / 6), Math.cos(Math.PI / 3)]) {
    let best: string | null = null;
    let nearest = Infinity;
    for (const { id, at } of to) {
      const dx = at[0] - from[0];
      const dy = at[1] - from[1];
      const d = Math.hypot(dx, dy);
      if (d < 1 || (dx * direction[0] + dy * direction[1]) / d < cosine || d >= nearest) continue;
      best = id;
      nearest = d;
    }
    if (best) return best;
  }
  return null;
}
