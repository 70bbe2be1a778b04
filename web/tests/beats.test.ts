/** What the skins make of a state's events: beats of battles, and their results. */

import { describe, expect, it, vi } from 'vitest';
import type { Account, GameEvent, StateMessage } from '../src/gen/protocol.ts';
import { beats as alexander } from '../src/games/alexander/beats.ts';
import { beats as conquest, casts } from '../src/games/conquest/beats.ts';
import { lossesOf } from '../src/lib/play/accounts.ts';
import type { Seen } from '../src/lib/play/reduce.ts';

vi.hoisted(() => vi.stubGlobal('document', { baseURI: 'http://localhost/' }));

const event = (kind: string, more: object = {}): GameEvent => ({ event: kind, ...more }) as GameEvent;
const table = { at: () => [] };
const view = { pieces: [{ id: 'x', kind: 'infantry', at: 'space:italia', side: 'rome' }], sides: [], spaces: {} };
const state = (events: GameEvent[], more: object = {}): StateMessage =>
  ({ events, events_from: 0, accounts: [], view, acting: [], decision: null, ...more }) as unknown as StateMessage;
const seen = (events: GameEvent[] = [], more: object = {}): Seen =>
  ({
    events: events.map((e, n) => ({ n, event: e })),
    view: { ...view, spaces: { sardis: { nation: 'persian' } } },
    accounts: [],
    acting: [],
    decision: null,
    ...more,
  }) as unknown as Seen;

const began = event('battle_began', { space: 'space:italia', attacker: 'side:gaul', defender: 'side:rome' });
const ended = event('battle_ended', { space: 'space:italia', winner: 'side:rome', loser: 'side:gaul' });
const taken = event('leader_taken', {
  side: 'side:gaul',
  leader: 'piece:gaul-general-1',
  by: 'side:rome',
  killed: false,
});

describe('a roll of Conquest', () => {
  const formed = event('legion_formed', { infantry: 1, cavalry: 0, catapult: 0 });
  it('hits with as many faces as there are units to match', () => {
    const roll = event('rolled', { dice: ['infantry', 'infantry', 'cavalry', 'blank'], hits: 1 });
    expect(casts(roll, formed, 0).map((c) => c.hits)).toEqual([1, 0, 0, 0]);
  });
  it('hits with catapults of the reserve, and with the walls alone where that is the reading', () => {
    expect(casts(event('rolled', { dice: ['catapult', 'blank'], hits: 1 }), formed, 1).map((c) => c.hits)).toEqual([
      1, 0,
    ]);
    expect(
      casts(event('rolled', { dice: ['infantry', 'cavalry', 'blank'], hits: 2 }), formed, 0).map((c) => c.hits),
    ).toEqual([1, 1, 0]);
  });
  it('hits in pursuit with riders only, at sea with galleys only', () => {
    const dice = ['infantry', 'cavalry', 'galley', 'cavalry'];
    expect(casts(event('rolled', { dice, hits: 1, purpose: 'pursuit' }), formed, 0).map((c) => c.hits)).toEqual([
      0, 1, 0, 0,
    ]);
    expect(casts(event('rolled', { dice, hits: 1, purpose: 'sea_battle' }), formed, 0).map((c) => c.hits)).toEqual([
      0, 0, 1, 0,
    ]);
  });
});

describe('a battle of Conquest', () => {
  const roll = event('rolled', { side: 'side:gaul', dice: ['blank'], hits: 0 });
  const lost = event('units_lost', { side: 'side:gaul', space: 'space:italia', infantry: 2, cavalry: 0, catapult: 0 });

  const closed = event('closed');
  const account: Account = {
    id: 0,
    kind: 'land_battle',
    space: 'space:italia',
    attacker: 'side:gaul',
    defender: 'side:rome',
    lines: [
      { n: 2, told: { mark: 'lost', side: 'side:gaul', pieces: { 'piece:infantry': 2 } } },
      { n: 3, told: { mark: 'parted', winner: 'side:rome', why: 'destroyed', rule: 'CE-step3-05' } },
      { n: 4, told: { mark: 'lost', side: 'side:gaul', pieces: { 'piece:gaul-general-1': 1 }, fate: 'captured' } },
    ],
    closed: 5,
  };

  it('opens, is rolled, costs, and ends with its account', () => {
    const all = conquest(state([began, roll, lost, ended, taken, closed], { accounts: [account] }), seen(), table);
    expect(all.map((b) => b.turn ?? b.event.event)).toEqual(['opens', 'rolled', 'units_lost', 'closes']);
    expect(all.map((b) => b.upto)).toEqual([1, 2, 3, 6]);
    expect(all.every((b) => b.on === 'space:italia' && b.sides.join() === 'gaul,rome')).toBe(true);
    expect(all.at(-1)!.account).toBe(account);
    expect(all.at(-1)!.event).toBe(ended);
  });

  it('has its result when it is decided about the beaten, not before', () => {
    const open = { ...account, closed: null, lines: account.lines!.slice(0, 2) };
    const first = conquest(state([began, roll, lost, ended], { accounts: [open] }), seen(), table);
    expect(first.map((b) => b.turn ?? b.event.event)).toEqual(['opens', 'rolled', 'units_lost', 'battle_ended']);
    const before = seen([began, roll, lost, ended], { accounts: [open] });
    const then = conquest(state([taken, closed], { accounts: [account], events_from: 4 }), before, table);
    expect(then.map((b) => b.turn)).toEqual(['closes']);
    expect(lossesOf(then[0]!.account!, 'side:gaul')).toMatchObject([{ count: 2 }, { fate: 'captured' }]);
  });

  it('does not run into the next one, nor come again', () => {
    const next = event('battle_began', { space: 'space:gallia', attacker: 'side:gaul', defender: 'side:rome' });
    const first = { ...account, closed: 2, lines: [] };
    const second = { ...account, id: 3, space: 'space:gallia', closed: null, lines: [] };
    const both = { accounts: [first, second], events_from: 1 };
    const all = conquest(state([ended, closed, next, roll], both), seen([began]), table);
    expect(all.map((b) => [b.turn ?? b.event.event, b.on])).toEqual([
      ['closes', 'space:italia'],
      ['opens', 'space:gallia'],
      ['rolled', 'space:gallia'],
    ]);
    const over = seen([began, ended, closed], { accounts: [first] });
    expect(conquest(state([event('marched', { side: 'side:rome' })], { events_from: 3 }), over, table)).toEqual([]);
  });
});

describe('a battle of Alexander', () => {
  const begun = event('battle_begun', { space: 'space:sardis', forces: 3, enemies: 2 });
  const attack = event('attacked', { piece: 'piece:per_archers-1', side: 'side:enemy', die: 1, needs: 2, hits: 1 });
  const mine = event('unit_reduced', { piece: 'piece:mac_infantry-1', side: 'side:macedonian' });

  it('joins a die and whom it struck, also where he was chosen later', () => {
    const all = alexander(state([attack, mine]), seen([begun]));
    expect(all).toMatchObject([{ by: 'piece:per_archers-1', struck: ['piece:mac_infantry-1'], upto: 2 }]);
    const later = alexander(state([mine]), seen([begun, attack]));
    expect(later).toMatchObject([{ by: 'piece:per_archers-1', struck: ['piece:mac_infantry-1'] }]);
  });

  it('ends with what both have lost; who was destroyed is not reduced besides', () => {
    const gone = event('unit_destroyed', { piece: 'piece:mac_infantry-1', side: 'side:macedonian' });
    const won = event('battle_won', { space: 'space:sardis' });
    const all = alexander(state([mine, gone, won]), seen([begun, attack]));
    expect(all.at(-1)).toMatchObject({
      turn: 'closes',
      result: {
        winner: 'macedonian',
        losses: [
          { side: 'macedonian', lost: [{ piece: 'piece:mac_infantry', count: 1 }] },
          { side: 'persian', lost: [] },
        ],
      },
    });
    expect(alexander(state([attack]), seen([begun, won]))).toEqual([]);
  });
});
