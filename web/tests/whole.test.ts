import { expect, test } from 'vitest';
import { whole } from '../src/lib/play/bounds.ts';

test('percents that are shown together add up to 100', () => {
  expect(whole([0.366, 0.209, 0.425])).toEqual([37, 21, 42]);
  expect(whole([1 / 3, 1 / 3, 1 / 3]).reduce((a, b) => a + b)).toBe(100);
  expect(whole([1, 0, 0])).toEqual([100, 0, 0]);
});
