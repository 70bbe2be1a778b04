/** What is at stake in a question of Successors, and where all Reinforcements find room: from the view alone. */

import { describe, expect, it } from 'vitest';
import { arrivals, bestPlaces, wayFor } from '../src/games/successors/arrivals.ts';
import { fallen, nearly, peersAt, progress, siegeAt } from '../src/games/successors/stakes.ts';
import type { Choice } from '../src/lib/play/options.ts';

const place = (id: string): Choice =>
  ({ target: `space:${id}`, kind: 'space', id, options: [{ key: id, on: { space: id } }] }) as unknown as Choice;
const piece = (id: string, kind: string, at: string, side = 'red', count = 1): object => ({
  id,
  kind,
  at,
  side,
  count,
});

function table(pieces: object[], more: { choices?: Choice[]; spaces?: object; peers?: object[] } = {}) {
  const view = {
    round: 2,
    phase: 'tyche',
    sides: [{ id: 'red', seat: 0, facts: {} }],
    pieces,
    spaces: more.spaces ?? {},
    facts: {
      peers: more.peers ?? [],
      provinces: [{ province: 'area:syria', owner: null, held: { red: 2 } }],
    },
  };
  const shown = { view, decision: { seat: 0, kind: 'mark' } };
  return {
    shown,
    seen: shown,
    choices: new Map((more.choices ?? []).map((c) => [c.target, c])),
    board: {
      spaces: [
        { id: 'tyros', kind: 'major_city', area: 'syria' },
        { id: 'ake', kind: 'minor_city', area: 'syria' },
      ],
      facts: { provinces: { syria: { vp: 3, needed: 3, spaces: [], city: null } } },
    },
  } as never;
}

describe('what is at stake', () => {
  it('names the Champions whom an attack would offend, where they are', () => {
    const peers = [{ side: 'side:red', of: 'side:blue' }];
    const there = [piece('loyal-blue', 'loyal', 'space:ake', 'blue')];
    expect(peersAt(table(there, { peers }), 'red', 'ake')).toEqual(['side:blue']);
    expect(peersAt(table(there, { peers }), 'red', 'tyros')).toEqual([]);
    expect(peersAt(table(there), 'red', 'ake')).toEqual([]);
  });

  it('knows how far a siege and a Province have come', () => {
    const spaces = { ake: { besieged: 'side:red', points: 1, needed: 2 } };
    expect(siegeAt(table([], { spaces }), 'ake')).toEqual({ points: 1, needed: 2 });
    expect(siegeAt(table([], { spaces }), 'tyros')).toBe(null);
    expect(progress(table([]), 'red', 'ake')).toEqual({ province: 'area:syria', held: 2, needed: 3, vp: 3 });
    expect(nearly(table([], { choices: [place('ake')] }), 'red').map((p) => p.province)).toEqual(['area:syria']);
    expect(nearly(table([]), 'red')).toEqual([]);
  });

  it('says it when nobody is left on the map, and who will come back', () => {
    const gone = [piece('eumenes', 'general', 'box:dispersed'), piece('loyal', 'loyal', 'box:dispersed', 'red', 3)];
    expect(fallen(table(gone), 'red')).toEqual({ cus: 3, generals: ['piece:eumenes'] });
    expect(fallen(table([...gone, piece('one', 'loyal', 'space:ake')]), 'red')).toBe(null);
  });
});

describe('Reinforcements', () => {
  const coming = [
    piece('krateros', 'general', 'box:reserve'),
    piece('m', 'mercenary', 'box:reserve', 'red', 3),
    piece('l', 'loyal', 'box:reserve', 'red', 2),
  ];

  it('are all brought to one place, Generals first', () => {
    const found = arrivals(table(coming));
    expect(found).toMatchObject({ generals: ['piece:krateros'], cus: { mercenary: 3, loyal: 2 }, count: 6 });
    expect(wayFor(place('tyros'), found)).toEqual([
      { key: 'krateros', of: 'reinforcing_general' },
      { key: 'tyros', of: 'reinforce' },
      { key: 'tyros', of: 'reinforce' },
      { key: 'loyal=02', of: 'reinforcing_cus' },
      { key: 'mercenary=03', of: 'reinforcing_cus' },
      { key: 'done', of: 'reinforcing_cus' },
    ]);
  });

  it('without a General go where there is room for all of them', () => {
    const choices = [place('ake'), place('tyros')];
    const rest = table(coming.slice(1), { choices });
    expect(bestPlaces(rest, arrivals(rest)).map((c) => c.id)).toEqual(['tyros']);
    const led = table([...coming.slice(1), piece('eumenes', 'general', 'space:ake')], { choices });
    expect(bestPlaces(led, arrivals(led)).map((c) => c.id)).toEqual(['ake', 'tyros']);
  });
});
