import { describe, expect, it } from 'vitest';
import { letter, placesFor, type Dot, type Lettered, type Lettering } from '../src/lib/map/lettering.ts';
import type { Box } from '../src/lib/map/geometry.ts';

const named = (id: string, x: number, y: number, more: Partial<Lettered> = {}): Lettered => ({
  id,
  at: [x, y],
  r: 8,
  width: 46,
  height: 10,
  rank: 0,
  ...more,
});
const gap = (box: Box, x: number, y: number): number =>
  Math.hypot(Math.max(box[0] - x, x - box[2], 0), Math.max(box[1] - y, y - box[3], 0));
const boxAt = (dot: Dot, { box }: Lettering, scale: number): Box => [
  dot.at[0] * scale + box[0],
  dot.at[1] * scale + box[1],
  dot.at[0] * scale + box[2],
  dot.at[1] * scale + box[3],
];
/** Eighty towns, some very close together, always the same ones. */
const towns = Array.from({ length: 80 }, (_, i) =>
  named(`t${i}`, (i * 137.5) % 610, (i * i * 17.3) % 430, { width: 24 + ((i * 7) % 40) }),
);

describe('names of points', () => {
  it('stand below a lonely dot', () => {
    expect(letter([named('a', 0, 0)], [named('a', 0, 0)]).get('a')).toEqual({
      box: [-23, 10.5, 23, 20.5],
      clear: 0,
      free: 0,
    });
  });

  it('are above or below a dot that has other things beside it', () => {
    for (const [left, , right] of placesFor(named('a', 0, 0, { upright: true })))
      expect(left < 0 && right > 0).toBe(true);
  });

  it('are nearer to their own dot than to any other, from the scale on that they have and at every larger one', () => {
    const out = letter(towns, towns);
    for (const town of towns) {
      const place = out.get(town.id)!;
      for (const scale of [place.clear + 1e-6, place.clear * 1.1, 1.3, 2, 4].filter((s) => s > place.clear)) {
        const box = boxAt(town, place, scale);
        const own = gap(box, town.at[0] * scale, town.at[1] * scale);
        for (const other of towns)
          if (other !== town) expect(gap(box, other.at[0] * scale, other.at[1] * scale)).toBeGreaterThan(own);
      }
    }
  });

  it('touch no other name once they are free', () => {
    const out = letter(towns, towns);
    for (const scale of [0.5, 0.7, 0.9, 1.2, 1.7, 3]) {
      const boxes = towns.filter((t) => out.get(t.id)!.free < scale).map((t) => boxAt(t, out.get(t.id)!, scale));
      boxes.forEach((a, i) =>
        boxes.slice(i + 1).forEach((b) => {
          expect(a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1]).toBe(false);
        }),
      );
    }
  });

  it('come in the order of their rank', () => {
    const pair = [named('a', 0, 0), named('z', 12, 0, { rank: 1 })];
    const out = letter(pair, pair);
    expect(out.get('z')!.free).toBeLessThanOrEqual(out.get('a')!.free);
  });

  it('keep off the names of lands where that costs nothing', () => {
    const lone = [named('a', 0, 0)];
    const below = { at: [0, 18] as [number, number], box: [-30, -4, 30, 4] as Box };
    expect(letter(lone, lone, [below]).get('a')!.box[1]).toBeLessThan(10);
  });
});
