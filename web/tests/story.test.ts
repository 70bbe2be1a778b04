import { expect, test } from 'vitest';
import type { Fought, MatchStory, Moment } from '../src/gen/protocol.ts';
import { apart, decisive, extent, momentOf, rounds, rows, spaced, ticks } from '../src/lib/ending/story.ts';

const moments: Moment[] = [
  { at: 0, round: 1, date: '' },
  { at: 5, round: 1, date: '' },
  { at: 9, round: 2, date: '' },
  { at: 14, round: 4, date: '' },
];

test('round numbers hold all values', () => {
  expect(ticks(0, 345)).toEqual([0, 100, 200, 300, 400]);
  expect(ticks(-6, 8)).toEqual([-10, -5, 0, 5, 10]);
  expect(ticks(0, 1)).toEqual([0, 0.5, 1]);
  expect(ticks(0, 2, 4, true), 'no half levels').toEqual([0, 1, 2]);
  expect(extent({ id: 'x', series: [{ side: 'a', values: [3, -2] }] })).toEqual([-2, 3]);
});

test('a table has a row for each round, with where the round ended', () => {
  expect(rounds(moments).map((r) => r.index)).toEqual([0, 2, 3]);
  expect(rows(moments).map((r) => [r.moment.round, r.index])).toEqual([
    [1, 1],
    [2, 2],
    [4, 3],
  ]);
});

test('dates are what people call moments where a game has them', () => {
  const dated = ['track:spring', 'track:spring', 'track:summer'].map((date, n) => ({ at: n, round: 1, date }));
  expect(rounds(dated).map((r) => r.index)).toEqual([0, 2]);
});

test('labels keep their distance and stay inside', () => {
  const placed = apart([100, 101, 102], 15, 0, 110);
  expect(placed[2]).toBeLessThanOrEqual(110);
  expect(placed[1]! - placed[0]!).toBeGreaterThanOrEqual(15);
  expect(placed[2]! - placed[1]!).toBeGreaterThanOrEqual(15);
  expect(apart([50, 10], 15, 0, 110)).toEqual([50, 10]);
});

test('no more marks than there is room for', () => {
  expect(spaced([0, 5, 30, 34, 61], (n) => n, 30)).toEqual([0, 30, 61]);
});

test('a battle decided by one answer is seen from just before it', () => {
  const battle = { at: 7, until: 7 } as Fought;
  expect(momentOf(battle)).toBe(6);
  expect(momentOf({ ...battle, until: 9 })).toBe(7);
});

test('what if begins at the largest swing that is not the last move', () => {
  const turning = [
    { at: 4, share: -0.3 },
    { at: 8, share: 0.2 },
    { at: 10, share: 0.9 },
  ];
  expect(decisive({ answers: 10, turning } as unknown as MatchStory)?.at).toBe(4);
  expect(decisive({ answers: 10, turning: turning.slice(2) } as unknown as MatchStory)?.at).toBe(10);
  expect(decisive({ answers: 10, turning: [] } as unknown as MatchStory)).toBeNull();
});
