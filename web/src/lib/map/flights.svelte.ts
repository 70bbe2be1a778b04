/** Pieces under way: each flies once along its way from where it stood to where it stands now. */

import type { Move } from '../play/reduce.ts';
import { routeOf, type Drawing } from './drawing.ts';
import type { XY } from './geometry.ts';

/** So long for a step; a long way takes up to twice that. */
export const STEP = 320;
const LONG = 640;
const SAMPLES = 18;

export interface Flight {
  key: string;
  piece: string;
  /** The way on the screen. */
  d: string;
  time: number;
}

/** Points along a drawn link, from one of its ends to the other, in units of the map. Needs a browser. */
export function along(drawing: Drawing, from: string, to: string, start: XY): XY[] | null {
  const d = routeOf(drawing, from, to);
  if (!d) return null;
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', d);
  const length = path.getTotalLength();
  if (!length) return null;
  const points = Array.from({ length: SAMPLES + 1 }, (_, i): XY => {
    const { x, y } = path.getPointAtLength((length * i) / SAMPLES);
    return [x, y];
  });
  const far = ([x, y]: XY): number => Math.hypot(x - start[0], y - start[1]);
  return far(points[0]!) <= far(points.at(-1)!) ? points : points.reverse();
}

export const polyline = (points: XY[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)},${y.toFixed(1)}`).join('');

/** How long a way of so many pixels takes. */
export const flightTime = (pixels: number): number => Math.round(Math.min(LONG, Math.max(STEP, pixels * 1.6)));

/** A light curve between two points of the screen. */
export function curve([ax, ay]: XY, [bx, by]: XY): string {
  const lift = Math.min(40, Math.hypot(bx - ax, by - ay) * 0.18);
  return `M${ax},${ay}Q${(ax + bx) / 2},${(ay + by) / 2 - lift} ${bx},${by}`;
}

export class Flights {
  now = $state.raw<Flight[]>([]);
  #count = 0;
  #landing: ReturnType<typeof setTimeout> | undefined;

  /** Some pieces have moved; `way` tells how each goes over the screen. */
  begin(moves: Move[], way: (move: Move) => { d: string; pixels: number } | null): void {
    clearTimeout(this.#landing);
    this.#count++;
    this.now = moves.flatMap((move) => {
      const found = way(move);
      if (!found) return [];
      return [{ key: `${this.#count} ${move.piece}`, piece: move.piece, d: found.d, time: flightTime(found.pixels) }];
    });
    const longest = Math.max(0, ...this.now.map((f) => f.time));
    if (this.now.length) this.#landing = setTimeout(() => (this.now = []), longest);
  }

  /** The map moves: whatever is in the air is down at once. */
  land(): void {
    clearTimeout(this.#landing);
    if (this.now.length) this.now = [];
  }

  has(piece: string): boolean {
    return this.now.some((f) => f.piece === piece);
  }
}
