import { describe, expect, it } from 'vitest';
import { beside } from '../src/lib/map/placing.ts';
import type { Box } from '../src/lib/map/geometry.ts';

const window = { width: 1000, height: 800, panels: [] as Box[] };
const upon = ([x, y]: [number, number], [w, h]: [number, number], b: Box): boolean =>
  x < b[2] && x + w > b[0] && y < b[3] && y + h > b[1];

describe('a balloon', () => {
  it('opens below what it speaks of', () => {
    expect(beside([500, 300], [200, 80], window, [])).toEqual([470, 316]);
  });

  it('opens elsewhere where something may be chosen there', () => {
    const below: Box = [480, 320, 560, 380];
    const at = beside([500, 300], [200, 80], window, [below]);
    expect(upon(at, [200, 80], below)).toBe(false);
    expect(upon(at, [200, 80], [499, 299, 501, 301])).toBe(false);
  });

  it('stays in the window and off the panels', () => {
    const panel: Box = [700, 0, 1000, 800];
    const [x, y] = beside([690, 790], [200, 80], { ...window, panels: [panel] }, []);
    expect(x + 200).toBeLessThanOrEqual(700);
    expect(y + 80).toBeLessThanOrEqual(800);
  });
});
