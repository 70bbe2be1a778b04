/** Ways between points: over land or sea as they should be, clear of places that are not theirs. */

import { bow, simplify, smoothPath, type Box, type Ring, type XY } from '../src/lib/map/geometry.ts';
import { dryWithin } from './ashore.ts';
import { relax } from './raster.ts';
import type { SheetLink } from './sheet.ts';

const CELL = 8;
/** So near to its ends a way may leave what it keeps to: a town by the sea, an island drawn as a point. */
const LANDING = 30;
const APPROACH = 70;

export class Ways {
  readonly #ground: ReturnType<typeof dryWithin>;
  /** Places by squares as wide as a way keeps clear of them. */
  readonly #near = new Map<string, [string, XY][]>();

  /** `fine` is how much smaller everything is than on a board of a few large places. */
  constructor(
    field: Box,
    land: Ring[],
    readonly at: ReadonlyMap<string, XY>,
    readonly clear: number,
    readonly fine = 1,
  ) {
    this.#ground = dryWithin(field, CELL / fine, land);
    for (const [id, p] of at) {
      const [i, j] = this.#square(p);
      for (const key of [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => `${i + x},${j + y}`)))
        this.#near.set(key, [...(this.#near.get(key) ?? []), [id, p]]);
    }
  }

  #square([x, y]: XY): XY {
    return [Math.floor(x / this.clear), Math.floor(y / this.clear)];
  }

  /** The path data of a link, and whether it had to leave what it keeps to. */
  between({ a, b, over = 'land' }: SheetLink): { d: string; strays: boolean } {
    const { raster, dry } = this.#ground;
    const from = this.at.get(a)!;
    const to = this.at.get(b)!;
    const near = (x: number, y: number): number =>
      Math.min(Math.hypot(x - from[0], y - from[1]), Math.hypot(x - to[0], y - to[1]));
    const [landing, approach] = [LANDING / this.fine, APPROACH / this.fine];
    const crowded = (x: number, y: number): number => {
      let most = 0;
      for (const [id, p] of this.#near.get(this.#square([x, y]).join()) ?? [])
        if (id !== a && id !== b) most = Math.max(most, 1 - Math.hypot(p[0] - x, p[1] - y) / this.clear);
      return most;
    };
    const amiss = (i: number): boolean => over !== 'either' && (i < 0 || (over === 'land') !== (dry[i] === 1));
    const wrong = (x: number, y: number): boolean => amiss(raster.index(x, y));

    const straight = bow(from, to, 0.05, a + b);
    if (straight.every(([x, y]) => crowded(x, y) === 0 && (!wrong(x, y) || near(x, y) < landing))) {
      return { d: smoothPath(straight), strays: false };
    }
    const line = raster.way(from, to, (i) => {
      const [x, y] = raster.centre(i);
      const toll = !amiss(i) ? 0 : near(x, y) < approach ? 0.6 : 5;
      return 1 + toll + crowded(x, y) * 20;
    });
    const strays = line.some(([x, y]) => wrong(x, y) && near(x, y) >= approach);
    const loose = relax(line, 40, (x, y) => !wrong(x, y) && crowded(x, y) === 0);
    return { d: smoothPath(simplify(loose, 0.6)), strays };
  }
}
