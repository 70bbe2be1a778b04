import { describe, expect, it } from 'vitest';
import { HitMap, inDirection } from '../src/lib/map/hit.ts';
import type { Drawing } from '../src/lib/map/drawing.ts';
import { fit } from '../src/lib/map/camera.svelte.ts';

const drawing = (more: Partial<Drawing>): Drawing => ({
  id: 'x',
  width: 100,
  height: 100,
  pad: 0,
  coast: { coarse: '', middle: '', fine: null },
  graticule: '',
  rivers: [],
  areas: [],
  borders: [],
  routes: {},
  straits: [],
  harbours: {},
  points: {},
  ...more,
});

describe('what lies under a point', () => {
  it('finds areas by their outlines', () => {
    const map = new HitMap(
      drawing({
        areas: [
          { id: 'left', kind: 'province', x: 0, y: 0, d: 'M0,0l50,0,0,50-50,0Z', room: 1 },
          { id: 'right', kind: 'sea', x: 0, y: 0, d: 'M50,0l50,0,0,50-50,0Z', room: 1 },
        ],
      }),
    );
    expect(map.at(10, 10, 5)).toBe('left');
    expect(map.at(70, 10, 5)).toBe('right');
    expect(map.at(70, 70, 5)).toBe(null);
  });

  it('finds the nearest point within reach, and what a finger may have meant', () => {
    const map = new HitMap(drawing({ points: { a: [10, 10], b: [30, 10], c: [10, 60], d: [90, 90] } }));
    expect(map.at(13, 12, 8)).toBe('a');
    expect(map.at(50, 50, 8)).toBe(null);
    expect(map.candidates(19, 10, 30)).toEqual(['a', 'b']);
  });

  it('walks with the arrow keys: a narrow cone first, then a wide one', () => {
    const to = [
      { id: 'east', at: [100, 10] as [number, number] },
      { id: 'south-east', at: [20, 30] as [number, number] },
      { id: 'west', at: [-50, 0] as [number, number] },
    ];
    expect(inDirection([0, 0], to, [1, 0])).toBe('east');
    expect(inDirection([0, 0], to.slice(1), [0, 1])).toBe('south-east');
    expect(inDirection([0, 0], to, [-1, 0])).toBe('west');
    expect(inDirection([0, 0], to, [0, -1])).toBe(null);
  });

  it('fits a box into what the panels leave free', () => {
    const frame = fit([0, 0, 100, 50], 1000, 600, { top: 100, right: 400, bottom: 0, left: 0 }, 99);
    expect(frame.k).toBe(6);
    expect(frame.x + 50 * frame.k).toBe(300);
    expect(frame.y + 25 * frame.k).toBe(350);
  });
});
