/** Shares as they may honestly be said. */

import { describe, expect, it } from 'vitest';
import { bounded, errorOf, gain, isVague } from '../src/lib/play/bounds.ts';

const said = (share: number, samples: number | null): string => {
  const { percent, bound } = bounded(share, samples);
  return `${bound}${percent}`;
};

describe('shares', () => {
  it('are sure only where every roll was counted', () => {
    expect(said(0, null)).toBe('0');
    expect(said(1, null)).toBe('100');
    expect(said(0.0001, null)).toBe('<1');
    expect(said(0.9999, null)).toBe('>99');
    expect(said(0.623, null)).toBe('62');
  });

  it('of trials are bounded by how many there were', () => {
    expect(said(0, 12)).toBe('<25');
    expect(said(1, 12)).toBe('>75');
    expect(said(0, 100)).toBe('<3');
    expect(said(1, 2500)).toBe('>99');
    expect(said(0, 2500)).toBe('<1');
    expect(said(0.5, 12)).toBe('50');
    expect(said(0.998, 2500)).toBe('>99');
    expect(said(0.002, 2500)).toBe('<1');
  });

  it('are never 0 or 100 from trials, whatever came out', () => {
    for (let samples = 1; samples < 400; samples++)
      for (const hits of [0, 1, samples >> 1, samples - 1, samples]) {
        const { percent, bound } = bounded(hits / samples, samples);
        expect(percent).toBeGreaterThan(0);
        expect(percent).toBeLessThan(100);
        if (bound === '<') expect(percent / 100).toBeGreaterThan(hits / samples);
        if (bound === '>') expect(percent / 100).toBeLessThan(hits / samples);
      }
  });

  it('of few trials are not told at all', () => {
    expect(isVague(12)).toBe(true);
    expect(isVague(132)).toBe(false);
    expect(isVague(null)).toBe(false);
  });

  it('say how far off they may be', () => {
    expect(errorOf(0.5, 2500)).toBeCloseTo(0.02);
    expect(errorOf(0, 100)).toBeGreaterThan(0.01);
  });

  it('tell what a choice adds only from enough trials', () => {
    expect(gain({ win: 0.53, samples: 400 }, { win: 0.5, samples: 2500 })).toBe(3);
    expect(gain({ win: 0.53, samples: 12 }, { win: 0.5, samples: 2500 })).toBe(null);
    expect(gain({ win: 0.53 }, { win: 0.5 })).toBe(3);
    expect(gain(undefined, { win: 0.5 })).toBe(null);
  });
});
