/** What both editions of Successors share: how the log folds marches and battles, and what a side has lost in them. */

import { describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../src/gen/protocol.ts';
import type { Numbered } from '../src/lib/play/reduce.ts';

vi.hoisted(() => vi.stubGlobal('document', { baseURI: 'http://localhost/' }));
const { battleOf, gather, lossesOf } = await import('../src/games/successors/telling.ts');
const { prospect } = await import('../src/games/successors/odds.ts');
const { initials } = await import('../src/games/successors/board.ts');
const { words } = await import('../src/lib/text/catalogue.svelte.ts');

const e = (event: string, more: object = {}): GameEvent => ({ event, ...more }) as GameEvent;
const numbered = (...events: GameEvent[]): Numbered[] => events.map((event, n) => ({ n, event }));
const step = (from: string, to: string, cost = 1): GameEvent =>
  e('marched', { side: 'side:red', general: 'piece:krateros', space: `space:${from}`, to: `space:${to}`, cost });
const roll = (side: string): GameEvent => e('battle_rolled', { side: `side:${side}`, dice: [4, 2] });
const DECIDED = e('battle_decided', { attacker: 'side:red', defender: 'side:blue', winner: 'side:red' });
const LOST = e('eliminated', { side: 'side:blue', space: 'space:issos', cus: { 'piece:loyal': 2, 'piece:royal': 1 } });
const DEAD = e('general_killed', { side: 'side:blue', general: 'piece:antipatros' });

describe('the log', () => {
  it('tells the steps of one march as one', () => {
    expect(gather([step('issos', 'tarsos'), step('tarsos', 'dana', 2)])).toEqual({
      message: 'log-march',
      facts: {
        general: 'piece:krateros',
        side: 'side:red',
        space: 'space:issos',
        to: 'space:dana',
        cost: 3,
      },
    });
    expect(gather([step('issos', 'tarsos')])).toBe(null);
    expect(gather([step('issos', 'tarsos'), step('dana', 'mazaka')])).toBe(null);
  });

  it('knows which battle has just been fought', () => {
    const fight = [roll('red'), roll('blue'), DECIDED, LOST];
    expect(battleOf(numbered(step('issos', 'tarsos'), ...fight))).toEqual(fight);
    expect(battleOf(numbered(...fight, step('issos', 'tarsos')))).toEqual([]);
  });

  it('counts the losses of each side by kind', () => {
    expect(lossesOf([LOST, LOST, DEAD], 'side:blue')).toEqual([
      { piece: 'piece:loyal', count: 4 },
      { piece: 'piece:royal', count: 2 },
      { piece: 'piece:antipatros', count: 1, fate: 'killed' },
    ]);
    const gone = { event: 'dispersed', side: 'side:blue', cus: { 'piece:loyal': 2 }, general: 'piece:antigonos' };
    expect(lossesOf([gone], 'side:blue')).toEqual([
      { piece: 'piece:loyal', count: 2, fate: 'routed' },
      { piece: 'piece:antigonos', count: 1, fate: 'routed' },
    ]);
    const beaten = { event: 'army_beaten', army: 'piece:ariarathes', space: 'space:komana', returns: false };
    expect(lossesOf([beaten], 'side:independent')).toEqual([{ piece: 'piece:ariarathes', count: 1 }]);
    expect(lossesOf([LOST], 'side:red')).toEqual([]);
  });

  it('names Combat Units by kind and number', () => {
    words.add(
      'test',
      'en',
      `event-lost = { $side } loses { $cus }.
side-blue = Blue
piece-royal = Royal Army
piece-loyal = { $count ->
    [one] Loyal Macedonian
   *[other] Loyal Macedonians
}`,
    );
    expect(words.text('test', 'event-lost', { side: LOST['side'], cus: LOST['cus'] })).toBe(
      'Blue loses 2 Loyal Macedonians and 1 Royal Army.',
    );
    expect(words.text('test', 'event-lost', { side: 'side:blue', cus: {} })).toBe('Blue loses none.');
  });
});

describe('the figures', () => {
  it('are named by what tells an Army apart, in every language', () => {
    expect(['the Greek Army', "l'Esercito Greco", "l'Armée grecque", 'Ariarathes'].map(initials)).toEqual([
      'Gree',
      'Grec',
      'Grec',
      'Aria',
    ]);
  });
});

describe('the odds of a battle', () => {
  const table = {
    seat: 0,
    name: (ref: string) => ref,
    side: () => undefined,
    colourOfSeat: () => 1,
  };
  const odds = { kind: 'battle', win: 0.5, draw: 0.2, lose: 0.3, attacker: 'side:red', defender: 'side:blue' };

  it('tell a General killed below the losses of his side', () => {
    const found = prospect(
      { ...odds, evades: 0.2, losses: [0.5, 0.5], their_losses: [0.4, 0.6], killed: [0, 0.1] },
      table,
    )!;
    expect(found.losses.map(({ lines }) => lines?.map(({ share }) => share))).toEqual([[], [0.1]]);
    expect(found.lines.map(({ share }) => share)).toEqual([0.2]);
  });

  it('tell it with the rest where no losses are shown', () => {
    const found = prospect({ ...odds, losses: [1], their_losses: [0.4, 0.6], killed: [0.3, 0.1] }, table)!;
    expect(found.losses.map(({ lines }) => lines?.map(({ share }) => share))).toEqual([[0.1]]);
    expect(found.lines.map(({ share }) => share)).toEqual([0.3]);
  });
});
