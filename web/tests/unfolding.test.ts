/** A position moves along with what is told of it. */

import { expect, it, vi } from 'vitest';
import type { Goal, StateMessage, View } from '../src/gen/protocol.ts';
import type { Beat } from '../src/lib/play/beats.ts';
import { Live } from '../src/lib/play/live.svelte.ts';
import { goalsAt, viewAt } from '../src/lib/play/unfolding.ts';

const view = {
  round: 1,
  phase: 'march',
  phases: [],
  acting: null,
  sides: [{ id: 'red', seat: 0, colour: 1, facts: { purse: 5 } }],
  pieces: [
    { id: 'man', kind: 'man', at: 'space:elm' },
    { id: 'boat', kind: 'boat', at: 'space:elm' },
  ],
  spaces: { elm: {} },
  tracks: { will: { red: 3 } },
} as unknown as View;
const course = {
  turned: [
    { upto: 1, view: { tracks: { will: { red: 2 } } } },
    { upto: 2, view: { pieces: { man: { id: 'man', kind: 'man', at: 'space:oak' }, boat: null } } },
    { upto: 4, view: { phase: 'rest', sides: { red: { id: 'red', seat: 0, colour: 1, facts: { purse: 9 } } } } },
  ],
};

it('shows what each event has changed, and nothing of those to come', () => {
  expect(viewAt(view, null, 4)).toEqual(view);
  expect(viewAt(view, course, 0)).toEqual(view);
  expect(viewAt(view, course, 1).tracks).toEqual({ will: { red: 2 } });
  expect(viewAt(view, course, 3).pieces).toEqual([{ id: 'man', kind: 'man', at: 'space:oak' }]);
  expect(viewAt(view, course, 3).phase).toBe('march');
  expect(viewAt(view, course, 4)).toMatchObject({ phase: 'rest', sides: [{ facts: { purse: 9 } }] });
});

it('tells the goals as they were then', () => {
  const goal = (vp: number) => [{ key: 'points', facts: { vp }, reached: null }] as unknown as Goal[];
  const scored = {
    turned: [
      { upto: 2, view: {}, goals: goal(10) },
      { upto: 3, view: {} },
      { upto: 5, view: {}, goals: goal(0) },
    ],
  };
  const at = (upto: number) => goalsAt(goal(5), scored, upto)[0]!.facts!['vp'];
  expect([0, 1, 2, 4, 5].map(at)).toEqual([5, 5, 10, 10, 0]);
});

const state = (answers: number, more: object = {}): StateMessage =>
  ({
    type: 'state',
    version: answers,
    answers,
    seat: 0,
    view,
    events: [],
    events_from: 0,
    events_to: 0,
    accounts: [],
    players: [],
    thinking: [],
    decision: null,
    outcome: null,
    course: null,
    ...more,
  }) as unknown as StateMessage;

const beat = (upto: number, more: Partial<Beat> = {}): Beat => ({
  on: 'space:elm',
  event: { event: 'said' },
  upto,
  sides: ['red'],
  ...more,
});

const EVENTS = { events: [1, 2, 3, 4].map((n) => ({ event: 'said', n })), events_to: 4 };

function live(beats: Beat[]): Live {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  return new Live({
    shown: () => undefined,
    heard: () => undefined,
    beats: (message) => (message.events.length ? beats : []),
    waits: () => true,
  });
}

it('moves panel and map with the beats of a message', () => {
  const it = live([beat(1), beat(3), beat(4)]);
  it.take(state(0));
  it.take(state(1, { ...EVENTS, course, view: viewAt(view, course, 4) }));
  expect(it.seen!.view.tracks).toEqual({ will: { red: 2 } });
  it.skip();
  expect(it.seen!.view.pieces).toHaveLength(1);
  expect(it.seen!.moves).toEqual([{ piece: 'man', kind: 'man', side: null, from: 'elm', to: 'oak' }]);
  it.skip();
  it.skip();
  expect(it.seen!.view.phase).toBe('rest');
  vi.unstubAllGlobals();
});

it('tells how a match began before its first question', () => {
  const it = live([beat(2)]);
  it.take(state(0, { ...EVENTS, course: { ...course, first: view }, view: viewAt(view, course, 4) }));
  expect(it.beat).not.toBeNull();
  expect(it.seen!.view.phase).toBe('march');
  it.skip();
  expect(it.beat).toBeNull();
  expect(it.seen!.view.phase).toBe('rest');
  expect(it.seen!.events).toHaveLength(4);
  vi.unstubAllGlobals();
});
