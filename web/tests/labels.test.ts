import { describe, expect, it } from 'vitest';
import { placeLabels, type Label } from '../src/lib/map/labels.ts';
import type { Box } from '../src/lib/map/geometry.ts';

const bounds: Box = [0, 0, 500, 500];
const label = (id: string, x: number, y: number, more: Partial<Label> = {}): Label => ({
  id,
  x,
  y,
  r: 5,
  width: 50,
  height: 10,
  priority: 1,
  ...more,
});
const boxes = (labels: Label[], placed: ReturnType<typeof placeLabels>): Box[] =>
  placed.map((p) => {
    const l = labels.find((x) => x.id === p.id)!;
    return [p.x, p.y, p.x + l.width, p.y + l.height];
  });

describe('names on the map', () => {
  it('puts a lonely name to the right of its symbol', () => {
    expect(placeLabels([label('a', 100, 100)], [], bounds)).toEqual([{ id: 'a', x: 107.5, y: 95, lead: false }]);
  });

  it('never lets two names overlap', () => {
    const labels = Array.from({ length: 40 }, (_, i) => label(`n${i}`, 60 + (i % 8) * 45, 60 + Math.floor(i / 8) * 26));
    const placed = boxes(labels, placeLabels(labels, [], bounds));
    expect(placed.length).toBeGreaterThan(20);
    placed.forEach((a, i) =>
      placed.slice(i + 1).forEach((b) => {
        const overlap =
          Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 1 && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 1;
        expect(overlap).toBe(false);
      }),
    );
  });

  it('keeps clear of obstacles and of the edge', () => {
    const [box] = boxes([label('a', 470, 100)], placeLabels([label('a', 470, 100)], [[480, 90, 500, 110]], bounds));
    expect(box![2]).toBeLessThanOrEqual(470);
  });

  it('gives way to what matters more, but shows what must be shown', () => {
    const labels = [label('low', 100, 100, { r: 0 }), label('high', 104, 100, { r: 0, priority: 9 })];
    expect(placeLabels(labels, [], bounds).map((p) => p.id)).toEqual(['high']);
    labels[0]!.must = true;
    expect(placeLabels(labels, [], bounds).map((p) => p.id)).toEqual(['high', 'low']);
  });

  it('does not stand where it would be read as the name of another symbol', () => {
    const lone = label('a', 100, 100);
    // All places beside its own symbol are taken; the nearest one off it lies beside another symbol.
    const taken: Box[] = [[30, 80, 170, 120]];
    const naive = placeLabels([lone], taken, bounds)[0]!;
    const other = { id: 'b', x: naive.x - 6, y: naive.y + 5, r: 5 };
    const wary = placeLabels([lone], taken, bounds, [lone, other])[0]!;
    expect([wary.x, wary.y]).not.toEqual([naive.x, naive.y]);
    const far = Math.hypot(
      Math.max(wary.x - other.x, other.x - wary.x - 50, 0),
      Math.max(wary.y - other.y, other.y - wary.y - 10, 0),
    );
    expect(far).toBeGreaterThan(9);
  });
});
