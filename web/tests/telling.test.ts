/** The log in rows, and the digest of what happened since one's last turn. */

import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, StateMessage } from '../src/gen/protocol.ts';
import { PLAIN_SKIN, type LogSkin } from '../src/lib/board/skin.ts';
import { Digest } from '../src/lib/play/digest.svelte.ts';
import { reduce, type Seen } from '../src/lib/play/reduce.ts';
import { rowsOf } from '../src/lib/play/telling.ts';

vi.hoisted(() => vi.stubGlobal('document', { baseURI: 'http://localhost/' }));

const numbered = (...kinds: string[]) => kinds.map((event, n) => ({ n, event: { event } as GameEvent }));

const log: LogSkin = {
  ...PLAIN_SKIN.log,
  episode: {
    opens: 'began',
    closes: ['ended'],
    after: ['taken'],
    told: (run) => ({ message: 'log-battle', facts: { events: run.length } }),
  },
};
const kinds = (...of: string[]) =>
  rowsOf(numbered(...of), log).map((row) => (row.inner ? row.inner.map((r) => r.run[0]!.event) : row.run[0]!.event));

describe('the log', () => {
  it('folds what is over, with what still belongs to it', () => {
    expect(kinds('moved', 'began', 'rolled', 'ended', 'taken', 'moved')).toEqual([
      'moved',
      ['began', 'rolled', 'ended', 'taken'],
      'moved',
    ]);
    expect(rowsOf(numbered('began', 'ended'), log)[0]!.told).toEqual({ message: 'log-battle', facts: { events: 2 } });
  });

  it('tells what is under way line by line, and two battles apart', () => {
    expect(kinds('began', 'rolled')).toEqual(['began', 'rolled']);
    expect(kinds('rolled', 'ended', 'began', 'ended', 'began', 'rolled')).toEqual([
      'rolled',
      'ended',
      ['began', 'ended'],
      'began',
      'rolled',
    ]);
  });

  it('gathers inside and outside as ever', () => {
    const gathering: LogSkin = {
      ...log,
      gather: (run) => (run.every((e) => e.event === 'bought') ? { message: 'log-bought', facts: {} } : null),
    };
    expect(
      rowsOf(numbered('bought', 'bought', 'began', 'ended', 'bought'), gathering).map((r) => r.run.length),
    ).toEqual([2, 2, 1]);
  });
});

describe('the digest', () => {
  const state = (answers: number, acting: string, asked: number | null, ...events: object[]): StateMessage =>
    ({
      type: 'state',
      version: answers,
      answers,
      seat: 0,
      view: { acting, pieces: [], sides: [], spaces: {} },
      events,
      events_from: answers * 10,
      events_to: answers * 10 + events.length,
      accounts: [],
      decision: asked === null ? null : { seat: asked, kind: 'go', rule: '', options: [] },
      acting: [],
      players: [],
      standing: [],
    }) as unknown as StateMessage;
  const lost = { event: 'conquered', side: 'side:blue', loser: 'side:red' };
  const turn = { event: 'turn_began', side: 'side:red' };

  function run(...messages: StateMessage[]): string[][] {
    const digest = new Digest({
      skin: {
        log: {
          ...PLAIN_SKIN.log,
          heading: 'turn_began',
          digest: (event, ours) =>
            event.event === 'conquered' && ours.includes(String(event['loser'])) ? 'bad' : null,
        },
      },
      sidesOfSeat: (seat) => [{ id: seat === 0 ? 'red' : 'blue' }],
    });
    let seen: Seen | null = null;
    return messages.map((message) => {
      const before: Seen | null = seen;
      message.events_from = before?.total ?? 0;
      message.events_to = message.events_from + message.events.length;
      seen = reduce(before, message);
      digest.shown(message, seen, before);
      return digest.items.map((i) => i.event.event);
    });
  }

  it('comes with the first question of a turn and goes with its answer', () => {
    expect(
      run(
        state(0, 'red', 0),
        state(1, 'blue', null),
        state(2, 'blue', null, lost),
        state(3, 'red', 0, turn),
        state(4, 'red', 0),
      ),
    ).toEqual([[], [], [], ['conquered'], []]);
  });

  it('spans questions that were asked in the turns of others', () => {
    expect(
      run(
        state(0, 'red', 0),
        state(1, 'blue', null, lost),
        state(2, 'blue', 0),
        state(3, 'blue', null),
        state(4, 'red', 0, turn),
      ).at(-1),
    ).toEqual(['conquered']);
  });
});
