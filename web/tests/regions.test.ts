import { describe, expect, it } from 'vitest';
import { regions, organic, type Site } from '../src/lib/map/regions.ts';
import type { XY } from '../src/lib/map/geometry.ts';

/** Nine areas of four sites each, with a ring of sites round them. */
function field(): Site[] {
  const sites: Site[] = [];
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++)
      for (const [dx, dy] of [
        [10, 12],
        [32, 9],
        [11, 33],
        [30, 31],
      ] as XY[])
        sites.push({ x: i * 40 + dx, y: j * 40 + dy + i, area: `a${i}${j}` });
  for (let a = 0; a < 36; a++)
    sites.push({ x: 60 + 200 * Math.cos((a * Math.PI) / 18), y: 60 + 200 * Math.sin((a * Math.PI) / 18), area: 'rim' });
  return sites;
}

describe('organic areas', () => {
  const made = regions(field(), 3, (p) => p, 'test');

  it('gives every area a closed ring', () => {
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++) {
        const rings = made.rings.get(`a${i}${j}`)!;
        expect(rings).toHaveLength(1);
        const ring = rings[0]!;
        expect(Math.hypot(ring[0]![0] - ring.at(-1)![0], ring[0]![1] - ring.at(-1)![1])).toBeLessThan(1e-6);
      }
  });

  it('lets both neighbours own the very same points of a border', () => {
    const key = ([x, y]: XY): string => `${x.toFixed(6)},${y.toFixed(6)}`;
    const points = new Map([...made.rings].map(([id, rings]) => [id, new Set(rings.flat().map(key))]));
    const shared = made.arcs.filter(({ between }) => !between.includes('rim'));
    expect(shared.length).toBeGreaterThanOrEqual(12);
    for (const arc of shared)
      for (const p of arc.points) {
        expect(points.get(arc.between[0])!.has(key(p))).toBe(true);
        expect(points.get(arc.between[1])!.has(key(p))).toBe(true);
      }
  });

  it('draws the same every time, and never moves the ends of an arc', () => {
    const again = regions(field(), 3, (p) => p, 'test');
    expect(again.arcs.map((a) => a.points)).toEqual(made.arcs.map((a) => a.points));
    const line: XY[] = [
      [0, 0],
      [20, 5],
      [60, 0],
    ];
    const drawn = organic(line, 3, 42);
    expect(drawn[0]).toEqual([0, 0]);
    expect(drawn.at(-1)).toEqual([60, 0]);
    expect(drawn.length).toBeGreaterThan(8);
  });
});
