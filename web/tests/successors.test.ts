/** What both editions of Successors share: how the log folds marches and battles, and what a side has lost in them. */

import { describe, expect, it, vi } from 'vitest';
import type { Account, GameEvent } from '../src/gen/protocol.ts';

vi.hoisted(() => vi.stubGlobal('document', { baseURI: 'http://localhost/' }));
const { clashIn, digest, gather } = await import('../src/games/successors/telling.ts');
const { prospect } = await import('../src/games/successors/odds.ts');
const { initials } = await import('../src/games/successors/board.ts');
const { words } = await import('../src/lib/text/catalogue.svelte.ts');

const e = (event: string, more: object = {}): GameEvent => ({ event, ...more }) as GameEvent;
const step = (from: string, to: string, cost = 1): GameEvent =>
  e('marched', { side: 'side:red', general: 'piece:krateros', space: `space:${from}`, to: `space:${to}`, cost });
const LOST = e('eliminated', { side: 'side:blue', space: 'space:issos', cus: { 'piece:loyal': 2, 'piece:royal': 1 } });

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
    const out = e('activated', { side: 'side:red', general: 'piece:krateros', space: 'space:issos', points: 3 });
    expect(gather([out, step('issos', 'tarsos')])?.facts).toMatchObject({ space: 'space:issos', cost: 1 });
    expect(gather([out, step('dana', 'mazaka')])).toBe(null);
    expect(gather([step('issos', 'tarsos')])).toBe(null);
    expect(gather([step('issos', 'tarsos'), step('dana', 'mazaka')])).toBe(null);
  });

  it('tells a clash that is over with what it cost, and what became of whom', () => {
    words.add(
      'successors4',
      'en',
      `piece-loyal = { $count ->
    [one] Loyal Macedonian
   *[other] Loyal Macedonians
}
piece-krateros = Krateros
side-red = Red`,
    );
    words.add(
      'client',
      'en',
      'ui-fate-dispersed = dispersed\nui-fate-joined = now with { $to }\nui-no-losses = no losses',
    );
    const lines = [
      { mark: 'parted', winner: 'side:red', why: 'score' },
      { mark: 'lost', side: 'side:blue', pieces: { 'piece:loyal': 2 } },
      { mark: 'lost', side: 'side:blue', pieces: { 'piece:krateros': 1 }, fate: 'dispersed' },
      { mark: 'lost', side: 'side:blue', pieces: { 'piece:loyal': 1 }, fate: 'joined', to: 'side:red' },
    ].map((told, n) => ({ n, told })) as Account['lines'];
    const account: Account = {
      id: 0,
      kind: 'battle',
      space: 'space:issos',
      attacker: 'side:red',
      defender: 'side:blue',
      lines: lines!,
      closed: 9,
    };
    expect(clashIn('successors4')(account)).toMatchObject({
      message: 'log-battle',
      facts: {
        winner: 'side:red',
        lost_attacker: 'no losses',
        lost_defender: '2 Loyal Macedonians, Krateros (dispersed), 1 Loyal Macedonian (now with Red)',
      },
    });
  });

  it('names Combat Units by kind and number', () => {
    words.add(
      'test',
      'en',
      `event-lost = { $side } loses { $cus }.
side-blue = Blue
piece-royal = { $count ->
    [one] Royal Army unit
   *[other] Royal Army units
}
piece-loyal = { $count ->
    [one] Loyal Macedonian
   *[other] Loyal Macedonians
}`,
    );
    expect(words.text('test', 'event-lost', { side: LOST['side'], cus: LOST['cus'] })).toBe(
      'Blue loses 2 Loyal Macedonians and 1 Royal Army unit.',
    );
    expect(words.text('test', 'event-lost', { side: 'side:blue', cus: {} })).toBe('Blue loses none.');
  });
});

describe('the digest', () => {
  const ours = ['side:red'];
  const tone = (event: string, more: object): string | null => digest(e(event, more), ours);

  it('tells what was lost to others, and what was gained', () => {
    expect(tone('card_taken', { side: 'side:blue', of: 'side:red' })).toBe('bad');
    expect(tone('card_taken', { side: 'side:red', of: 'side:blue' })).toBe('good');
    expect(tone('card_taken', { side: 'side:black', of: 'side:blue' })).toBe(null);
    expect(tone('royal_taken', { royal: 'piece:herakles', side: 'side:blue', of: 'side:red' })).toBe('bad');
    expect(tone('dispersed', { side: 'side:red', general: 'piece:eumenes' })).toBe('bad');
    expect(tone('markers_isolated', { side: 'side:red', spaces: ['space:mazaka'] })).toBe('bad');
    expect(tone('control_changed', { space: 'space:dana', side: 'side:blue', of: 'side:red' })).toBe('bad');
    expect(tone('control_changed', { space: 'space:dana', side: 'side:blue', of: 'side:black' })).toBe(null);
    expect(tone('championship', { side: 'side:red', champion: false })).toBe('bad');
  });

  it('tells of cards only those that were played for their event', () => {
    expect(tone('card_used', { side: 'side:blue', card: 'card:oracle', use: 'event' })).toBe('news');
    expect(tone('card_used', { side: 'side:blue', card: 'card:oracle', use: 'forced_march' })).toBe(null);
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
