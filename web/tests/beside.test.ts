import { expect, test } from 'vitest';
import { levelOf } from '../src/lib/board/arrange.ts';
import { beside, type Standing } from '../src/lib/board/beside.ts';
import type { Box, XY } from '../src/lib/map/geometry.ts';

const symbol = ([x, y]: XY): Box => [x - 8, y - 8, x + 8, y + 8];
const stack = (key: string, space: string, at: XY): Standing<string> => {
  const box: Box = [at[0] - 25, at[1] - 45, at[0] + 25, at[1]];
  return { key, space, at, box, parts: [box] };
};
const standsAt = (block: Standing<string>, by: XY): Box => [
  block.box[0] + by[0],
  block.box[1] + by[1],
  block.box[2] + by[0],
  block.box[3] + by[1],
];
const meets = (a: Box, b: Box): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
const gap = (box: Box, [x, y]: XY): number =>
  Math.hypot(Math.max(box[0] - x, x - box[2], 0), Math.max(box[1] - y, y - box[3], 0));

test('whoever has room stands right at his place, without a stem', () => {
  const one = stack('a', 'here', [100, 100]);
  const { by, far } = beside([one], new Map([['here', symbol([100, 100])]])).get('a')!;
  expect(far).toBe(false);
  expect(gap(standsAt(one, by), [100, 100])).toBeLessThanOrEqual(12);
});

test('several armies of one place stand apart, none farther than 40 pixels, those off it by a stem', () => {
  const armies = ['a', 'b', 'c'].map((key) => stack(key, 'here', [100, 100]));
  const spots: XY[] = [
    [130, 80],
    [70, 90],
    [100, 140],
  ];
  const symbols = new Map([['here', symbol([100, 100])], ...spots.map((at, i) => [`n${i}`, symbol(at)] as const)]);
  const out = beside(armies, symbols);
  const boxes = armies.map((army) => standsAt(army, out.get(army.key)!.by));
  boxes.forEach((box, i) => {
    expect(gap(box, [100, 100])).toBeLessThanOrEqual(40);
    expect(out.get(armies[i]!.key)!.far || gap(box, [100, 100]) < 18).toBe(true);
    boxes.slice(i + 1).forEach((other) => expect(meets(box, other)).toBe(false));
  });
});

test('nobody hides the name of his place, nor stands upon the dot of another one', () => {
  const one = stack('a', 'here', [100, 100]);
  const name: Box = [75, 78, 125, 90];
  const other: XY = [100, 130];
  const symbols = new Map([
    ['here', symbol([100, 100])],
    ['other', symbol(other)],
  ]);
  const box = standsAt(one, beside([one], symbols, [{ space: 'here', box: name, dear: true }]).get('a')!.by);
  expect(meets(box, name)).toBe(false);
  expect(meets(box, symbol(other))).toBe(false);
});

test('a level holds for all zooms that are nearly as near', () => {
  expect(levelOf(1)).toBe(1);
  expect(levelOf(1.15)).toBe(1);
  expect(levelOf(1.2)).toBeCloseTo(2 ** 0.25);
});
