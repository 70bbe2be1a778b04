import { describe, expect, it } from 'vitest';
import type { Piece, StateMessage } from '../src/gen/protocol.ts';
import { pause } from '../src/lib/net/socket.ts';
import { choicesOf, foremost, onward, primary, targetKey } from '../src/lib/play/options.ts';
import { movesBetween, reduce } from '../src/lib/play/reduce.ts';

function state(
  version: number,
  from: number,
  names: string[],
  more: Partial<StateMessage> = {},
  pieces: Piece[] = [],
): StateMessage {
  return {
    type: 'state',
    course: null,
    version,
    answers: version,
    events: names.map((event) => ({ event })),
    events_from: from,
    events_to: from + names.length,
    accounts: [],
    decision: null,
    acting: [],
    undo: false,
    redo: false,
    thinking: [],
    outcome: null,
    players: [],
    standing: [],
    goals: [],
    coach: null,
    hand_over: null,
    seat: 0,
    view: { round: 1, phase: 'p', phases: ['p'], acting: null, sides: [], pieces, spaces: {} },
    ...more,
  };
}

describe('state messages', () => {
  it('continues the log', () => {
    const seen = reduce(reduce(null, state(1, 0, ['a', 'b'])), state(2, 2, ['c']));
    expect(seen.events.map(({ event }) => event.event)).toEqual(['a', 'b', 'c']);
    expect(seen.fresh).toBe(2);
    expect(seen.total).toBe(3);
  });

  it('replaces the end of the log after an undo', () => {
    const before = reduce(null, state(5, 0, ['a', 'b', 'c']));
    expect(reduce(before, state(6, 1, ['x'])).events.map(({ event }) => event.event)).toEqual(['a', 'x']);
  });

  it('begins anew for another seat or after a gap', () => {
    const before = reduce(null, state(1, 0, ['a']));
    const other = state(2, 0, ['z'], { seat: 1 });
    expect(reduce(before, other).events.map(({ event }) => event.event)).toEqual(['z']);
    expect(reduce(before, state(9, 40, ['late'])).first).toBe(40);
  });

  it('reads on in the same log when the screen is handed over', () => {
    const before = reduce(null, state(1, 0, ['a', 'b']));
    const other = state(2, 2, [], { seat: 1 });
    expect(reduce(before, other).events.map(({ event }) => event.event)).toEqual(['a', 'b']);
  });

  it('sees which pieces moved', () => {
    const at = (where: string): Piece[] => [{ id: 'g', kind: 'general', at: where, side: 's' }];
    const seen = reduce(reduce(null, state(1, 0, [], {}, at('space:a'))), state(2, 0, ['marched'], {}, at('space:b')));
    expect(seen.moves).toEqual([{ piece: 'g', kind: 'general', side: 's', from: 'a', to: 'b' }]);
    const aboard = state(3, 0, [], {}, at('piece:galley')).view;
    expect(movesBetween(seen.view, aboard)).toEqual([]);
  });
});

describe('options', () => {
  const decision = {
    seat: 0,
    kind: 'k',
    rule: 'r',
    about: {},
    text: 0,
    options: [
      { key: 'infantry=02', on: { piece: 'inf', amount: 2 } },
      { key: 'infantry=01', on: { piece: 'inf', amount: 1 } },
      { key: 'italia', on: { space: 'italia' } },
      { key: 'done', on: { button: 'done' } },
    ],
  };

  it('gathers amounts of one piece into one choice', () => {
    const choices = choicesOf(decision);
    expect([...choices.keys()]).toEqual(['piece:inf', 'space:italia', 'button:done']);
    expect(choices.get('piece:inf')!.amounts).toBe(true);
    expect(choices.get('piece:inf')!.options.map((o) => o.on['amount'])).toEqual([1, 2]);
    expect(targetKey({ track: 'tribute', at: 40 })).toBe('track:tribute@40');
  });

  it('has one primary button at most, and none where the board is the answer', () => {
    expect(primary([...choicesOf(decision).values()])).toBe(null);
    const yes = {
      ...decision,
      options: [
        { key: 'no', on: { button: 'no' } },
        { key: 'yes', on: { button: 'yes' } },
      ],
    };
    expect(primary([...choicesOf(yes).values()])).toBe('button:yes');
    const two = {
      ...decision,
      options: [
        { key: 'a', on: { button: 'a' } },
        { key: 'b', on: { button: 'b' } },
      ],
    };
    expect(primary([...choicesOf(two).values()])).toBe(null);
    const passes = ['pass', 'pass_always', 'pass_until_move'].map((key) => ({ key, on: { button: key } }));
    expect(primary([...choicesOf({ ...decision, options: passes }).values()])).toBe('button:pass');
    const battle = {
      ...decision,
      options: [
        { key: 'asia', on: { space: 'asia' } },
        { key: 'fight_on', on: { button: 'fight_on' } },
      ],
    };
    expect(foremost([...choicesOf(battle).values()], undefined)).toBe(null);
    expect(onward([...choicesOf(battle).values()])).toBe('button:fight_on');
    expect(foremost([...choicesOf(two).values()], 'button:a')).toBe('button:a');
    expect(foremost([...choicesOf(two).values()], 'button:c')).toBe(null);
    // Beside what a form offers itself nothing ends the question; nor does a form that wants just that mind.
    const last = [...choicesOf({ ...decision, options: [{ key: 'done', on: { button: 'done' } }] }).values()];
    const offered = [...choicesOf({ ...decision, options: [{ key: 'a', on: { piece: 'a' } }] }).values()];
    expect(foremost(last, undefined)).toBe('button:done');
    expect(foremost(last, undefined, offered)).toBe(null);
    expect(onward(last, undefined, offered)).toBe(null);
    expect(foremost(last, 'button:done', offered)).toBe('button:done');
    const grave = { ...two, options: two.options.map((o) => ({ ...o, fatal: o.key === 'a' ? 'lost' : '' })) };
    expect(foremost([...choicesOf(grave).values()], 'button:a')).toBe('button:b');
  });
});

describe('reconnecting', () => {
  it('waits longer each time, up to a limit', () => {
    const waits = [0, 1, 2, 3, 10, 20].map((n) => pause(n, () => 0.5));
    expect(waits).toEqual([400, 800, 1600, 3200, 15000, 15000]);
  });
});
