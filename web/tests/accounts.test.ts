/** Accounts are kept, cut to what has been told, and summed. */

import { expect, it } from 'vitest';
import type { Account, Line } from '../src/gen/protocol.ts';
import {
  accountAt,
  fortuneOf,
  kept,
  lossesOf,
  lostBy,
  musteredBy,
  partedOf,
  toldBy,
} from '../src/lib/play/accounts.ts';

const [RED, BLUE] = ['side:red', 'side:blue'];
const lost = (n: number, side: string, count: number, more: object = {}): Line => ({
  n,
  told: { mark: 'lost', side, pieces: { 'piece:man': count }, ...more },
});
const account = (id: number, lines: Line[] = [], closed: number | null = null): Account => ({
  id,
  kind: 'battle',
  space: 'space:elm',
  attacker: RED!,
  defender: BLUE!,
  lines,
  closed,
});
const decided: Line = { n: 3, told: { mark: 'parted', winner: RED! } };

it('are kept until a message tells them anew, or they are undone', () => {
  const [first, second] = [account(1, [], 4), account(6)];
  expect(kept([first], [second], 5)).toEqual([first, second]);
  const longer = account(6, [lost(7, RED!, 1)]);
  expect(kept([first, second], [longer], 7)).toEqual([first, longer]);
  expect(kept([first, second], [], 5)).toEqual([first]);
});

it('belong to events from their first to their last', () => {
  const both = [account(1, [], 4), account(6)];
  expect([0, 1, 4, 5, 6, 90].map((n) => accountAt(both, n)?.id ?? null)).toEqual([null, 1, 1, null, 6, 6]);
});

it('count losses by kind and fate, also those after it was decided, up to a moment', () => {
  const told = account(1, [lost(2, BLUE!, 2), decided, lost(4, BLUE!, 1), lost(5, BLUE!, 1, { fate: 'captured' })], 6);
  expect(lossesOf(told, BLUE!)).toEqual([
    { piece: 'piece:man', count: 3, fate: 'killed' },
    { piece: 'piece:man', count: 1, fate: 'captured' },
  ]);
  expect(lossesOf(told, BLUE!, 3)).toEqual([{ piece: 'piece:man', count: 2, fate: 'killed' }]);
  expect([lostBy(told, BLUE!), lostBy(told, RED!)]).toEqual([4, 0]);
  expect(lostBy(account(1, [lost(2, RED!, 1, { fate: 'reduced' })]), RED!)).toBe(0);
});

it('say themselves who has come back: here that is only summed', () => {
  const men = { 'piece:man': 1 };
  const back: Line = { n: 3, told: { mark: 'returned', side: BLUE!, pieces: men, fate: 'dispersed' } };
  const gained: Line = { n: 3, told: { mark: 'gained', side: BLUE!, pieces: men } };
  const told = account(1, [lost(2, BLUE!, 2, { fate: 'dispersed' }), back, gained]);
  expect(lossesOf(told, BLUE!)).toEqual([{ piece: 'piece:man', count: 1, fate: 'dispersed' }]);
  expect(lostBy(account(1, [gained, lost(4, BLUE!, 1)]), BLUE!)).toBe(1);
});

it('tell no more than the stage has', () => {
  const told = account(1, [lost(2, BLUE!, 2), decided], 4);
  const [cut] = toldBy([told, account(8)], 3);
  expect(cut).toEqual(account(1, [lost(2, BLUE!, 2)]));
  expect(partedOf(cut!)).toBeNull();
  expect(toldBy([told], 5)).toEqual([told]);
  expect(toldBy([told], 1)).toEqual([]);
});

it('say how it was for somebody', () => {
  const won = account(1, [decided], 4);
  expect([[RED!], [BLUE!], ['side:green']].map((ours) => fortuneOf(won, ours))).toEqual(['good', 'bad', null]);
  expect(fortuneOf(account(1, [], 4), [RED!])).toBe('news');
});

it('know with what a side stands there, as it was told last', () => {
  const stood = (n: number, strength: number): Line => ({
    n,
    told: { mark: 'mustered', side: RED!, pieces: { 'piece:man': strength }, strength },
  });
  const told = account(1, [stood(1, 12), stood(3, 14)]);
  expect([musteredBy(told, RED!, 2)?.strength, musteredBy(told, RED!)?.strength]).toEqual([12, 14]);
  expect(musteredBy(told, BLUE!)).toBeNull();
});
