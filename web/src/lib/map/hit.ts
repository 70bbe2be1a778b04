/** What lies under a point: exact outlines of areas, the nearest of points. */

import { Delaunay } from 'd3-delaunay';
import type { Drawing } from './drawing.ts';
import { boxOf, inside, ringsOf, type Box, type Ring, type XY } from './geometry.ts';

interface Shape {
  id: string;
  box: Box;
  rings: Ring[];
}

export class HitMap {
  #shapes: Shape[] = [];
  #ids: string[];
  #points: Delaunay<XY> | null;
  #at: XY[];

  constructor(drawing: Drawing) {
    for (const area of drawing.areas) {
      const rings = ringsOf(area.d);
      this.#shapes.push({ id: area.id, rings, box: boxOf(rings) });
    }
    const points = Object.entries(drawing.points);
    this.#ids = points.map(([id]) => id);
    this.#at = points.map(([, p]) => p);
    this.#points = points.length ? Delaunay.from(this.#at) : null;
  }

  /** The space at a point of the map; points within `reach` map units win over areas. */
  at(x: number, y: number, reach: number): string | null {
    if (this.#points) {
      const i = this.#points.find(x, y);
      const p = this.#at[i];
      if (p && Math.hypot(p[0] - x, p[1] - y) <= reach) return this.#ids[i] ?? null;
    }
    for (const { id, box, rings } of this.#shapes) {
      if (x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3] && inside(rings, x, y)) return id;
    }
    return null;
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
