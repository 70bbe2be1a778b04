/** The Peloponnesian War's skin: what belongs to an operation, how the log folds it, and how the stage tells it. */

import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Account, GameEvent, StateMessage } from '../src/gen/protocol.ts';
import { PLAIN_SKIN } from '../src/lib/board/skin.ts';
import { RULES } from '../src/games/peloponnesian/rules.ts';
import type { Numbered, Seen } from '../src/lib/play/reduce.ts';
import { rowsOf } from '../src/lib/play/telling.ts';

vi.hoisted(() => vi.stubGlobal('document', { baseURI: 'http://localhost/' }));
const { beats } = await import('../src/games/peloponnesian/beats.ts');
const { clash, episodes, gather, operationOf, trod } = await import('../src/games/peloponnesian/telling.ts');
const { scoresByTurn, spans } = await import('../src/games/peloponnesian/reading.ts');

const SPARTA = 'side:sparta';
const ATHENS = 'side:athens';
const e = (event: string, more: object = {}): GameEvent => ({ event, ...more }) as GameEvent;
const numbered = (...events: GameEvent[]): Numbered[] => events.map((event, n) => ({ n, event }));

const AUGURIES = e('auguries', { side: SPARTA, die: 2, bonus: 1, good: true });
const DRAWN = e('leader_drawn', { side: SPARTA, leader: 'piece:agis', space: 'space:sparta' });
const NAMED = e('objective_named', {
  side: SPARTA,
  leader: 'piece:agis',
  space: 'space:decelea',
  why: 'effect:attack_athens',
  dice: [5],
});
const step = (origin: string, to: string): GameEvent =>
  e('moved', { side: SPARTA, leader: 'piece:agis', origin: `space:${origin}`, to: `space:${to}` });
const BEGAN = e('battle_began', {
  space: 'space:megara',
  kind: 'effect:land',
  sides: [ATHENS, SPARTA],
  forces: [
    [4, 0, 0],
    [6, 1, 0],
  ],
  intercepted: true,
});
const LOST = e('units_lost', { side: ATHENS, space: 'space:megara', hoplite: 2, cavalry: 0, naval: 0 });
const ENDED = e('battle_ended', { space: 'space:megara', kind: 'effect:land', winner: SPARTA, loser: ATHENS });
const SCI = e('sci_changed', { side: SPARTA, by: 1, why: 'effect:battle_won', sci: 1 });
const CLOSED = e('closed');
/** The battle as the server tells it, begun with event `id`, its loss with the next, closed by event `closed`. */
const battle = (id: number, closed: number): Account => ({
  id,
  kind: 'land',
  space: 'space:megara',
  attacker: SPARTA,
  defender: ATHENS,
  lines: [
    { n: id + 1, told: { mark: 'lost', side: ATHENS, pieces: { 'piece:hoplite': 2 } } },
    { n: id + 2, told: { mark: 'parted', winner: SPARTA, why: 'higher' } },
  ],
  closed,
});
const OVER = e('operation_ended', { side: SPARTA, space: 'space:decelea', why: 'effect:end_arrived' });

describe('an operation', () => {
  it('begins with its Auguries and is told until something else happens', () => {
    expect(operationOf(numbered(AUGURIES))).toEqual([AUGURIES]);
    expect(operationOf(numbered(AUGURIES, DRAWN, NAMED))).toEqual([AUGURIES, DRAWN, NAMED]);
    expect(operationOf(numbered(AUGURIES, NAMED, OVER))).toHaveLength(3);
    expect(operationOf(numbered(NAMED, OVER, e('siege_began')))).toEqual([]);
    // One that was beaten on its way has no end of its own.
    expect(operationOf(numbered(NAMED, step('sparta', 'tegea'), e('siege_began')))).toEqual([]);
    // Who was drawn for the turn did not come for this operation.
    expect(operationOf(numbered(DRAWN, NAMED))).toEqual([NAMED]);
  });

  it('is one line of the log, with its march and its battle inside', () => {
    const log = { ...PLAIN_SKIN.log, gather, clash, episode: episodes };
    const march = [NAMED, step('sparta', 'tegea'), step('tegea', 'megara')];
    const events = [...march, BEGAN, LOST, ENDED, SCI, CLOSED, OVER, SCI];
    const rows = rowsOf(numbered(...events), log, [battle(3, 7)]);
    expect(rows).toHaveLength(2);
    expect(rows[0]!.told?.message).toBe('log-operation');
    expect(rows[0]!.told?.facts).toMatchObject({ how: 'end_arrived', battles: 1 });
    expect(rows[0]!.inner!.map((row) => row.told?.message ?? row.run[0]!.event)).toEqual([
      'objective_named',
      'log-march',
      'log-battle',
      'operation_ended',
    ]);
  });

  it.each([
    ['effect:player', null],
    ['effect:attack_athens', 'effect:attack_athens'],
  ])('gives the reason of the matrix, and none for what somebody chose: %s', (why, strategy) => {
    const rows = rowsOf(numbered({ ...NAMED, why }, OVER), { ...PLAIN_SKIN.log, episode: episodes });
    expect(rows[0]!.told?.facts['strategy']).toBe(strategy);
  });

  it('leaves its trail along the spaces it went by', () => {
    const march = [step('sparta', 'tegea'), BEGAN, ENDED, step('tegea', 'argos'), step('argos', 'megara')];
    const move = { piece: 'agis', kind: 'leader', side: 'sparta', from: 'sparta', to: 'megara' };
    expect(trod(move, numbered(...march))).toEqual(['sparta', 'tegea', 'argos', 'megara']);
    expect(trod({ ...move, from: 'argos' }, numbered(...march))).toEqual(['argos', 'megara']);
    // Whoever goes home goes by no way.
    expect(trod({ ...move, from: 'megara', to: 'sparta' }, numbered(...march))).toBeNull();
    expect(trod({ ...move, piece: 'lysander' }, numbered(...march))).toBeNull();
  });

  it('that was beaten on its way is folded when the next thing begins', () => {
    const log = { ...PLAIN_SKIN.log, gather, episode: episodes };
    const rows = rowsOf(numbered(NAMED, step('sparta', 'tegea'), AUGURIES), log);
    expect(rows.map((row) => row.inner?.length ?? 0)).toEqual([2, 0]);
    expect(rows[0]!.told?.facts).toMatchObject({ how: 'lost' });
  });
});

describe('the stage', () => {
  const sides = [
    { id: 'athens', seat: 0, colour: 1 },
    { id: 'sparta', seat: null, colour: 2 },
  ];
  const fought = (accounts: Account[], ...events: GameEvent[]) => {
    const players = [{ seat: 0, kind: 'me', name: 'Ada' }];
    const message = { events, events_from: 0, accounts, view: { sides }, players } as unknown as StateMessage;
    return beats(message, { events: [], accounts: [] } as unknown as Seen);
  };
  const played = (...events: GameEvent[]) => fought([], ...events);

  it('tells an operation of the system step by step, and asks for nothing where nothing was fought', () => {
    const told = played(AUGURIES, NAMED, step('sparta', 'tegea'), OVER);
    expect(told.map((b) => [b.event.event, b.turn ?? null])).toEqual([
      ['auguries', null],
      ['objective_named', null],
      ['moved', null],
      ['operation_ended', null],
    ]);
    expect(told[1]).toMatchObject({ on: 'space:decelea', dice: [{ face: 5 }], reads: true });
  });

  it('waits at the end of what happened before anybody was asked, and not for the name of a turn', () => {
    const events = [e('turn_began', { turn: 1, years: '431-429' }), NAMED, step('sparta', 'tegea'), OVER];
    expect(played(...events).some((b) => b.turn)).toBe(false);
    const message = { events, events_from: 0, accounts: [], view: { sides }, players: [], course: { first: {} } };
    const opening = beats(message as unknown as StateMessage, { events: [], accounts: [] } as unknown as Seen);
    expect(opening.map((b) => b.turn ?? null)).toEqual([null, null, null, 'closes']);
  });

  it('leaves out what a player has chosen himself', () => {
    const own = (event: GameEvent): GameEvent => ({ ...event, side: ATHENS });
    const told = played(own(NAMED), own(step('athens', 'decelea')), own(OVER));
    expect(told.map((b) => b.event.event)).toEqual(['moved']);
  });

  it('closes a battle with its account, after all that belongs to it', () => {
    const account = battle(0, 4);
    const [began, lost, ended] = fought([account], BEGAN, LOST, ENDED, SCI, CLOSED);
    expect([began?.turn, lost?.struck]).toEqual([undefined, [ATHENS]]);
    expect(ended).toMatchObject({ turn: 'closes', upto: 5, account });
  });

  it('sums several battles of a phase up in one card, and asks once', () => {
    const alone = { ...BEGAN, intercepted: false };
    const phase = [alone, LOST, ENDED, CLOSED];
    const told = fought([battle(0, 3), battle(4, 7)], ...phase, ...phase);
    expect(told.filter((b) => b.turn).map((b) => [b.on, b.upto])).toEqual([['results', 8]]);
    expect(told.filter((b) => b.account)).toHaveLength(2);
  });

  it('waits when agents of one’s own have done their work, and when one changes sides', () => {
    const tried = e('rebellion_tried', { side: ATHENS, space: 'space:melos', die: 3, bonus: 0, rebels: false });
    const end = e('operation_ended', { side: ATHENS, space: 'space:melos', why: 'effect:end_rebellion_failed' });
    expect(played({ ...NAMED, side: ATHENS }, tried, end).map((b) => b.turn ?? null)).toEqual(['closes']);
    const [changed] = played(e('side_changed', { side: SPARTA, die: 5, total: 6 }));
    expect(changed).toMatchObject({ on: 'change', turn: 'closes' });
    const weary = e('bellicosity_changed', { side: SPARTA, by: -1 });
    expect(played(weary, e('side_changed', { side: SPARTA, die: 5, total: 6 })).map((b) => b.turn ?? null)).toEqual([
      null,
      'closes',
    ]);
  });

  it('lets one read what the turn has brought', () => {
    const told = played(e('turn_began', { turn: 2 }), e('event_rolled', { dice: [1, 2] }), DRAWN);
    expect(told.map((b) => b.turn ?? null)).toEqual([null, null, 'closes']);
    expect(played(e('event_rolled', { dice: [1, 2], possible: false }))).toEqual([]);
  });
});

it('Victory Points are added up turn by turn', () => {
  const scored = (vp: number): GameEvent => e('scored', { vp, why: 'effect:battle_won', total: 0 });
  const turn = (n: number): GameEvent => e('turn_began', { turn: n, years: '431' });
  const sheet = scoresByTurn(numbered(turn(1), scored(10), scored(-15), turn(2), turn(3), scored(10)));
  expect(sheet.map(({ turn: n, sum }) => [n, sum])).toEqual([
    [1, -5],
    [3, 10],
  ]);
  const twice = scoresByTurn(numbered(turn(1), scored(10), scored(-15), scored(-15)));
  expect(twice[0]!.lines.map((l) => [l.vp, l.times])).toEqual([[-20, 3]]);
  const by = (side: string, vp: number): GameEvent => e('scored', { side, vp, why: 'effect:battle_won', total: 0 });
  const both = numbered(turn(1), by('side:athens', 10), by('side:sparta', -15));
  expect(scoresByTurn(both, 'side:sparta').map((t) => t.sum)).toEqual([-15]);
});

describe('the matrix', () => {
  it('has one cell for neighbours that are alike, with the faces that lead there', () => {
    expect(spans(['athens', 'athens', 'athens', 'panactum', 'decelea', 'athens'])).toEqual([
      { cell: 'athens', from: 1, to: 3 },
      { cell: 'panactum', from: 4, to: 4 },
      { cell: 'decelea', from: 5, to: 5 },
      { cell: 'athens', from: 6, to: 6 },
    ]);
  });
});

it('cites rules that are in the book, also for what comes as a surprise', () => {
  const book = new URL('../../src/strategos/games/peloponnesian/data/register.yaml', import.meta.url);
  const atoms = new Set([...readFileSync(book, 'utf8').matchAll(/id: (PW-[\w.-]+)/g)].map((m) => m[1]));
  for (const rule of Object.values(RULES)) expect(atoms).toContain(rule);
  for (const surprise of ['event_rolled', 'in_force', 'helots_rose', 'rebellion_ended', 'siege_began', 'surrendered'])
    expect(RULES[surprise]).toBeDefined();
});
