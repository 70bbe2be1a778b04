/** The queue of states: an even pace, a pause, haste, and the stage's beats before the state they belong to. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StateMessage } from '../src/gen/protocol.ts';
import { nextStop, waits, type Beat } from '../src/lib/play/beats.ts';
import { Live } from '../src/lib/play/live.svelte.ts';
import { settings } from '../src/lib/settings.svelte.ts';

const state = (answers: number, more: Partial<StateMessage> = {}): StateMessage =>
  ({
    type: 'state',
    version: answers,
    answers,
    seat: 0,
    view: { pieces: [], sides: [], spaces: {} },
    events: [{ event: 'said', n: answers }],
    events_from: answers,
    events_to: answers + 1,
    accounts: [],
    decision: null,
    acting: [],
    undo: false,
    redo: false,
    thinking: [1],
    outcome: null,
    players: [],
    standing: [],
    ...more,
  }) as unknown as StateMessage;

const beat = (name: string, more: Partial<Beat> = {}): Beat => ({
  on: 'space:rome',
  event: { event: name },
  upto: 1,
  sides: ['red'],
  dice: [{ face: 3, hits: 1 }],
  ...more,
});

function live(beats: Record<number, Beat[]> = {}) {
  const shown: number[] = [];
  const it = new Live({
    shown: (message) => shown.push(message.answers),
    heard: () => undefined,
    beats: (message) => beats[message.answers] ?? [],
    waits: (b) => b.turn === 'closes',
  });
  return { it, shown };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { setItem: () => undefined, getItem: () => null });
  settings.speed = 1;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the end of one's own turn", () => {
  const side = (id: string, seat: number) => ({ id, seat, colour: seat });
  const view = (acting: string) =>
    ({ pieces: [], sides: [side('red', 0), side('blue', 1)], spaces: {}, acting }) as unknown as StateMessage['view'];
  const mine = (answers: number, more: Partial<StateMessage> = {}) =>
    state(answers, {
      view: view('red'),
      decision: { seat: 0, kind: 'move', rule: '', options: [] } as unknown as StateMessage['decision'],
      acting: [{ seat: 0, kind: 'move' }],
      thinking: [],
      ...more,
    });
  const theirs = (answers: number, more: Partial<StateMessage> = {}) =>
    state(answers, { view: view('blue'), acting: [{ seat: 1, kind: 'move' }], undo: true, ...more });

  it('can be undone for a moment before bots begin', () => {
    const { it } = live();
    it.take(mine(0));
    it.take(theirs(1));
    expect(it.grace).toBe(true);
    vi.advanceTimersByTime(1700);
    expect(it.grace).toBe(true);
    vi.advanceTimersByTime(200);
    expect(it.grace).toBe(false);
  });

  it('holds nobody up where nothing could be undone, or the turn goes on', () => {
    for (const next of [theirs(1, { undo: false }), theirs(1, { view: view('red') }), theirs(1, { thinking: [] })]) {
      const { it } = live();
      it.take(mine(0));
      it.take(next);
      expect(it.grace).toBe(false);
    }
  });

  it('asks the bots to wait from the question on, and lets them go when it is over or one is in a hurry', () => {
    for (const hurries of [false, true]) {
      const { it } = live();
      const sent: object[] = [];
      vi.spyOn(it, 'send').mockImplementation((message) => sent.push(message));
      it.take(mine(0));
      expect(sent).toEqual([{ type: 'wait', on: true }]);
      it.take(theirs(1));
      if (hurries) it.hurry();
      else vi.advanceTimersByTime(2000);
      expect(sent).toContainEqual({ type: 'wait', on: false });
    }
  });
});

describe('the pace', () => {
  it('is even, however many states wait', () => {
    const { it, shown } = live();
    for (let n = 0; n < 500; n++) it.take(state(n));
    expect(shown).toEqual([0, 1]);
    vi.advanceTimersByTime(260 * 10);
    expect(shown.length).toBe(12);
    expect(it.behind).toBe(488);
    settings.speed = 4;
    vi.advanceTimersByTime(65 * 10 + 260);
    expect(shown.length).toBeGreaterThanOrEqual(22);
    expect(shown.length).toBeLessThanOrEqual(24);
  });

  it('pauses and goes on', () => {
    const { it, shown } = live();
    for (let n = 0; n < 5; n++) it.take(state(n));
    it.pause();
    vi.advanceTimersByTime(60_000);
    it.take(state(5));
    expect(shown).toEqual([0, 1]);
    it.go(2);
    expect(settings.speed).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('is all at once when somebody hurries to his turn, and no pause outlasts it', () => {
    const { it, shown } = live();
    for (let n = 0; n < 40; n++) it.take(state(n));
    it.pause();
    it.hurry();
    expect(shown.length).toBe(40);
    it.take(state(40, { decision: { seat: 0, kind: 'go', rule: '', options: [] } as never }));
    expect(it.rushing).toBe(false);
    it.pause();
    expect(it.paused).toBe(false);
  });
});

describe('the stage', () => {
  it('plays the beats before the state, and hides the old question meanwhile', () => {
    const { it, shown } = live({ 1: [beat('first'), beat('second', { upto: 2 })] });
    it.take(state(0, { decision: { seat: 0, kind: 'go', rule: '', options: [] } as never }));
    it.take(state(1, { events: [{ event: 'first' }, { event: 'second' }] as never, events_to: 3 }));
    expect(shown).toEqual([0]);
    expect(it.beat?.event.event).toBe('first');
    expect(it.seen?.decision).toBe(null);
    expect(it.told.map((e) => e.event.event)).toEqual(['first']);
    vi.advanceTimersByTime(500);
    expect(it.beat?.event.event).toBe('second');
    expect(it.played.length).toBe(2);
    vi.advanceTimersByTime(500);
    expect(it.beat).toBe(null);
    expect(shown).toEqual([0, 1]);
    expect(it.seen?.events.map((e) => e.n)).toEqual([0, 1, 2]);
  });

  it('waits where it must, also for those in a hurry and with reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { it, shown } = live({ 1: [beat('first'), beat('end', { turn: 'closes' })] });
    it.take(state(0));
    it.hurry();
    it.take(state(1));
    it.take(state(2));
    vi.advanceTimersByTime(60_000);
    expect(it.beat?.event.event).toBe('end');
    expect(it.waiting).toBe(true);
    expect(shown).toEqual([0]);
    it.skip();
    expect(shown).toEqual([0, 1, 2]);
  });

  it('stands still while paused, and skips on demand', () => {
    const { it, shown } = live({ 1: [beat('a'), beat('b'), beat('c')] });
    it.take(state(0));
    it.take(state(1));
    it.pause();
    vi.advanceTimersByTime(10_000);
    expect(it.beat?.event.event).toBe('a');
    it.skip();
    expect(it.beat).toBe(null);
    expect(shown).toEqual([0, 1]);
  });

  it('plays nothing where states were lost or taken back', () => {
    const { it, shown } = live({ 1: [beat('a')], 4: [beat('b')] });
    it.take(state(3));
    it.take(state(1));
    expect(shown).toEqual([3, 1]);
    vi.advanceTimersByTime(1000);
    it.take(state(4));
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([3, 1, 4]);
  });
});

describe('who is waited for', () => {
  it('is whoever is attacked, and whoever fought when it is over', () => {
    const opens = beat('opens', { turn: 'opens', sides: ['red', 'blue'] });
    const closes = beat('closes', { turn: 'closes', sides: ['red', 'blue'] });
    expect(waits(opens, ['blue'], 'red')).toBe(true);
    expect(waits(opens, ['red'], 'red')).toBe(false);
    expect(waits(opens, ['green'], 'red')).toBe(false);
    expect(waits(closes, ['red'], 'red')).toBe(true);
    expect(waits(closes, ['green'], 'red')).toBe(false);
    expect(waits(beat('roll'), ['red'], 'red')).toBe(false);
  });

  it('is found from a beat on', () => {
    const beats = [beat('a'), beat('b', { turn: 'closes' }), beat('c')];
    const stops = (b: Beat): boolean => b.turn !== undefined;
    expect([nextStop(beats, 0, stops), nextStop(beats, 1, stops), nextStop(beats, 2, stops)]).toEqual([1, 1, 3]);
  });
});

it('fetches what happened before its first events, page by page', async () => {
  vi.stubGlobal('WebSocket', { CONNECTING: 0, OPEN: 1, CLOSED: 3 });
  const asked: [number | null, number, number][] = [];
  const socket = { close: () => undefined, send: () => undefined, readyState: 1 };
  const ahead = { url: '', socket, heard: [] } as never;
  const { it: live_ } = live();
  const page = (seat: number | null, since: number, until: number) => {
    asked.push([seat, since, until]);
    const events = Array.from({ length: until - since }, (_, i) => ({ event: `e${since + i}` }));
    const told = { id: since, kind: 'battle', space: 'rome', attacker: '', defender: '' };
    return Promise.resolve({ events, events_from: since, events_to: until, total: 1200, accounts: [told] });
  };
  live_.connect(
    () => 0,
    () => '',
    ahead,
    page,
  );
  live_.take(state(900, { events_from: 1100, events_to: 1101 }));
  expect(live_.seen?.first).toBe(1100);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([
    [0, 600, 1100],
    [0, 100, 600],
    [0, 0, 100],
  ]);
  expect(live_.seen?.events.map(({ n }) => n)).toEqual(Array.from({ length: 1101 }, (_, n) => n));
  expect(live_.seen?.accounts.map(({ id }) => id)).toEqual([0, 100, 600]);
  live_.take(state(901, { events_from: 1101, events_to: 1102 }));
  await vi.runOnlyPendingTimersAsync();
  expect(asked.length).toBe(3);
  live_.close();
});
