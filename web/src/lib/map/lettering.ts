/** Names of points: each has one place about its dot, at every zoom and in every position, and a scale from which on there
 * is room for it.
 *
 * Lengths are those of type at size 1; a scale says how many of them a unit of the map is. As one comes nearer, dots go
 * least and names do not grow: a dot on its way outwards leaves the neighbourhood of a name once and never comes back. So
 * a name that is nearer to its own dot than to any other at some scale is so at every larger one.
 */

import type { Box, XY } from './geometry.ts';

export interface Dot {
  id: string;
  /** On the map. */
  at: XY;
  /** Radius of its symbol. */
  r: number;
}

export interface Lettered extends Dot {
  width: number;
  height: number;
  /** Higher ones choose first. */
  rank: number;
  /** Beside its symbol other things lie: it is above or below. */
  upright?: boolean;
}

export interface Lettering {
  /** The box of the name, from its dot. */
  box: Box;
  /** The scale from which on it is nearer to its own dot than to any other. */
  clear: number;
  /** The scale from which on it touches no name that chose before it, either. */
  free: number;
}

/** From a symbol to its name. */
const GAP = 2.5;
/** So much nearer than to its own dot a name must not be to another one. */
const APART = 2;
/** From one name to another. */
const BETWEEN = 3;
/** Farther out hardly any map of many dots is looked at, and dots that are far from each other are not compared. */
const LEAST = 0.4;
const MANY = 60;
/** About as the whole board is seen. */
const WHOLE = 0.8;

/** Where a name would stand, in the order of taste: which way from its dot, and how much of it left of that. */
const LEVEL: [x: number, y: number][] = [
  [1, 0],
  [-1, 0],
  [1, -0.6],
  [1, 0.6],
  [-1, -0.6],
  [-1, 0.6],
];
const ALONG = [0.5, 0.25, 0.75, 0.08, 0.92];

/** The boxes a name may have about its dot, the best first. */
export function* placesFor({ r, width: w, height: h, upright }: Lettered): Generator<Box> {
  const out = r + GAP;
  const over = (before: number, side: number): Box => {
    const [left, top] = [-w * before, side < 0 ? -out - h : out];
    return [left, top, left + w, top + h];
  };
  yield over(0.5, 1);
  if (!upright)
    for (const [x, y] of LEVEL) {
      // A corner of the name comes as near to the dot as its middle would.
      const [left, top] = [x > 0 ? out : -out - w, y * out - h / 2];
      yield [left, top, left + w, top + h];
    }
  yield over(0.5, -1);
  for (const before of ALONG.slice(1)) for (const side of [1, -1]) yield over(before, side);
}

/** Where a dot is, from itself. */
const HERE: XY = [0, 0];

/** From a box to a point. */
const gap = (box: Box, [x, y]: XY): number =>
  Math.hypot(Math.max(box[0] - x, x - box[2], 0), Math.max(box[1] - y, y - box[3], 0));

/** The last scale at which a point that goes outwards, so far to the right and down, is inside a box; 0 if it never is. */
export function inUntil(x0: number, y0: number, x1: number, y1: number, vx: number, vy: number): number {
  // Asked some hundred thousand times before the first board is drawn.
  let from = 0;
  let to = Infinity;
  if (vx > 0) {
    from = x0 / vx;
    to = x1 / vx;
  } else if (vx < 0) {
    from = x1 / vx;
    to = x0 / vx;
  } else if (x0 >= 0 || x1 <= 0) return 0;
  if (vy !== 0) {
    const enters = (vy > 0 ? y0 : y1) / vy;
    const leaves = (vy > 0 ? y1 : y0) / vy;
    if (enters > from) from = enters;
    if (leaves < to) to = leaves;
  } else if (y0 >= 0 || y1 <= 0) return 0;
  return to > from && to > 0 ? to : 0;
}

/** Until which scale two names touch, if they ever do, the second so far to the right of the first and below it. */
export const touchUntil = (a: Box, b: Box, vx: number, vy: number): number =>
  inUntil(a[0] - b[2] - BETWEEN, a[1] - b[3] - BETWEEN / 3, a[2] - b[0] + BETWEEN, a[3] - b[1] + BETWEEN / 3, vx, vy);

/** From which scale on, but not before `least`, all other dots are farther from a name than its own one is. The dots stand
 * from left to right, its own is `of`; the largest has the radius `most`. */
function clearFrom(box: Box, of: number, dots: readonly Dot[], most: number, least: number): number {
  const off = gap(box, HERE) + APART;
  const own = dots[of]!.at;
  let clear = least;
  for (const step of [1, -1]) {
    // How far the name reaches that way, with what it keeps free.
    const reach = (step > 0 ? box[2] : -box[0]) + Math.max(off, most + 1);
    for (let i = of + step; i >= 0 && i < dots.length; i += step) {
      const dot = dots[i]!;
      const vx = dot.at[0] - own[0];
      // It has left the surroundings of the name before, and so has whoever is farther off.
      if (vx * step * clear >= reach) break;
      const vy = dot.at[1] - own[1];
      const away = dot.r + 1 > off ? dot.r + 1 : off;
      if (vy * clear >= box[3] + away || vy * clear <= box[1] - away) continue;
      const until = inUntil(box[0] - away, box[1] - away, box[2] + away, box[3] + away, vx, vy);
      if (until > clear) clear = until;
    }
  }
  return clear;
}

/** How many times one must come twice as near. */
const far = (scale: number): number => Math.log2(Math.max(scale, LEAST) / LEAST);

/** What a name would rather not stand upon: a box about a point of the map. */
export interface Ground {
  at: XY;
  box: Box;
}

/** What lies about a name, from its dot, when about the whole board is seen. */
function landsAbout({ at, width }: Lettered, ground: readonly Ground[]): Box[] {
  const lands: Box[] = [];
  for (const {
    at: other,
    box: [x0, y0, x1, y1],
  } of ground) {
    const x = (other[0] - at[0]) * WHOLE;
    const y = (other[1] - at[1]) * WHOLE;
    if (x + x0 < width + 40 && x + x1 > -width - 40 && y + y0 < 60 && y + y1 > -60)
      lands.push([x + x0, y + y0, x + x1, y + y1]);
  }
  return lands;
}

/** A place a name may have; from which scale on it is clear there is reckoned when somebody asks. */
interface Place {
  box: Box;
  clear: number | null;
}

/** A place for each name. `dots` are all there are, with names or without. */
export function letter(
  names: readonly Lettered[],
  dots: readonly Dot[],
  ground: readonly Ground[] = [],
): Map<string, Lettering> {
  const least = dots.length < MANY ? 0 : LEAST;
  const across = [...dots].sort((a, b) => a.at[0] - b.at[0]);
  const order = new Map(across.map(({ id }, i) => [id, i]));
  const most = Math.max(...dots.map((d) => d.r));
  const open = names.map((name) => {
    const places = [...placesFor(name)].map((box): Place => ({ box, clear: null }));
    let best = Infinity;
    for (const place of places) {
      place.clear = clearFrom(place.box, order.get(name.id)!, across, most, least);
      if (place.clear < best) best = place.clear;
      // No other can be clear any sooner, and hardly any of them will be asked for.
      if (best === least) break;
    }
    return { name, places, best };
  });
  // Among equals whoever has most room: so most names are there from afar.
  open.sort((a, b) => b.name.rank - a.name.rank || a.best - b.best || (a.name.id < b.name.id ? -1 : 1));
  const out = new Map<string, Lettering>();
  const settled: { name: Lettered; place: Lettering }[] = [];
  for (const { name, places } of open) {
    let best: Lettering | null = null;
    let dear = Infinity;
    const [x, y] = name.at;
    const lands = landsAbout(name, ground);
    // Names are wide and low: those that are never so close on the screen are not compared.
    const others = settled.filter(
      ({ name: other }) =>
        Math.abs(x - other.at[0]) * least < name.width + other.width + 4 * name.r &&
        Math.abs(y - other.at[1]) * least < 4 * (name.height + name.r),
    );
    for (const [i, place] of places.entries()) {
      if (0.02 * i >= dear) break;
      const { box } = place;
      const clear = (place.clear ??= clearFrom(box, order.get(name.id)!, across, most, least));
      let cost = far(clear) + 0.02 * i;
      if (cost >= dear) continue;
      if (lands.some((b) => b[0] < box[2] && b[2] > box[0] && b[1] < box[3] && b[3] > box[1])) cost += 0.3;
      if (cost >= dear) continue;
      let free = clear;
      for (const { name: other, place } of others) {
        // Once they are so far from each other that it cannot matter, there is no need to know how far.
        const floor = place.free > free ? place.free : free;
        const vy = (y - other.at[1]) * floor;
        if (vy > 0 ? vy >= place.box[3] - box[1] + BETWEEN : vy <= place.box[1] - box[3] - BETWEEN) continue;
        const until = touchUntil(place.box, box, x - other.at[0], y - other.at[1]);
        if (until > floor) free = until;
      }
      cost += far(free);
      if (cost < dear) [best, dear] = [{ box, clear, free }, cost];
    }
    settled.push({ name, place: best! });
    out.set(name.id, best!);
  }
  return out;
}
