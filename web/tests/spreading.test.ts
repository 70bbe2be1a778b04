import { describe, expect, it } from 'vitest';
import type { Box } from '../src/lib/map/geometry.ts';
import { spread, wayOut, type Standing } from '../src/lib/map/spreading.ts';

const name = (id: string, x: number, y: number, more: Partial<Standing> = {}): Standing => ({
  id,
  at: [x, y],
  width: 60,
  height: 10,
  yields: false,
  most: 15,
  ...more,
});

describe('names side by side', () => {
  it('stand where they are if they do not touch', () => {
    expect(spread([name('a', 100, 100), name('b', 170, 100), name('c', 110, 120)]).size).toBe(0);
  });

  it('make room for each other in halves', () => {
    expect([...spread([name('a', 100, 100), name('b', 151, 104)])]).toEqual([
      ['a', -7],
      ['b', 7],
    ]);
  });

  it('go no farther than they may', () => {
    expect([...spread([name('a', 100, 100), name('b', 101, 100)]).values()]).toEqual([-15, 15]);
  });

  it('of a sea gives way to that of a land', () => {
    expect([...spread([name('sea', 145, 100, { yields: true, most: 26 }), name('land', 100, 100)])]).toEqual([
      ['sea', 20],
    ]);
  });
});

describe('a name that a panel would cut', () => {
  const panel: Box = [0, 100, 100, 200];
  const cut: Box = [80, 110, 140, 122];

  it('goes the shortest way out', () => {
    expect(wayOut(cut, [panel], [], 48)).toEqual([0, -24]);
    expect(wayOut([200, 110, 260, 122], [panel], [], 48)).toEqual([0, 0]);
  });

  it('does not go upon another', () => {
    expect(wayOut(cut, [panel], [[60, 60, 200, 100]], 48)).toEqual([24, 0]);
  });

  it('is left out if it is too far', () => {
    expect(wayOut([20, 150, 60, 160], [panel], [], 16)).toBe(null);
  });
});
