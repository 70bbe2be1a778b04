/** What changes the world of Successors outside of a clash: staged, with what it is worth, and read by whom it concerns. */

import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { beats } from '../../src/games/successors/beats.ts';
import type { GameEvent, View } from '../../src/gen/protocol.ts';
import { waits } from '../../src/lib/play/beats.ts';
import { reduce } from '../../src/lib/play/reduce.ts';
import Stage from '../../src/lib/table/Stage.svelte';
import { lay, speak, stateOf, textIn } from './page.ts';

const SIDES = ['red', 'blue', 'black'].map((id, seat) => ({ id, seat, colour: seat + 1, facts: { order: seat } }));
const VIEW = {
  sides: SIDES,
  pieces: [
    { id: 'herakles', kind: 'heir', at: 'space:damaskos', side: 'red', facts: { legitimacy: 2 } },
    { id: 'kleopatra', kind: 'woman', at: 'space:sardeis', facts: { legitimacy: 3 } },
    { id: 'krateros', kind: 'general', at: 'space:tarsos', side: 'red' },
  ],
} as unknown as Partial<View>;
const BOARD = { facts: { cards: {}, regencies: [{ royal: 'piece:herakles', turn: 5 }] } };

const EVENTS = {
  buried: { event: 'buried', side: 'side:black', space: 'space:babylon', worth: 2 },
  married: { event: 'married', royal: 'piece:kleopatra', side: 'side:blue' },
  taken: { event: 'royal_taken', royal: 'piece:herakles', side: 'side:blue', of: 'side:red' },
  died: { event: 'royal_died', royal: 'piece:herakles', why: 'hemlock' },
  killed: { event: 'general_killed', side: 'side:red', general: 'piece:krateros' },
} satisfies Record<string, GameEvent>;

/** How the stage shows it at Red's screen, and whether it waits to be read. */
async function staged(event: GameEvent, at: number) {
  const players = [{ seat: at, kind: 'me' as const, name: 'Ada', bot: null }];
  const table = await lay('successors4', VIEW, { seat: at, players }, BOARD);
  const message = stateOf(VIEW, { seat: at, players, answers: 2, version: 2, events: [event] });
  const [beat] = beats(message, reduce(null, stateOf(VIEW, { seat: at })));
  table.live.take(message);
  const ours = [SIDES[at]!.id];
  return { table, beat: beat!, waits: waits(beat!, ours, null) };
}

describe('a moment on the stage', () => {
  it.each([
    ['buried', [true, true]],
    ['married', [false, false]],
    ['taken', [true, false]],
    ['died', [true, false]],
    ['killed', [true, false]],
  ] as const)('%s waits for those it takes something from, a funeral for all', async (name, expected) => {
    await speak('en', 'successors4');
    expect([(await staged(EVENTS[name], 0)).waits, (await staged(EVENTS[name], 1)).waits]).toEqual(expected);
  });

  it.each([
    ['en', 'worth 2 Legitimacy', 'of age in Turn V'],
    ['it', 'vale 2 di Legittimità', 'maggiorenne nel Turno V'],
    ['fr', 'vaut 2 de Légitimité', 'majeur au tour V'],
  ] as const)('says in %s whose the heir was, whose he is, and what he is worth', async (language, worth, age) => {
    await speak(language, 'successors4');
    const { table } = await staged(EVENTS.taken, 0);
    const { container } = render(Stage, { table, narrow: false, on: 'piece:herakles', side: false, below: 0 });
    const said = textIn(container.querySelector('.moment'));
    expect(said).toContain(worth);
    expect(said).toContain(age);
    expect([...container.querySelectorAll('.faction')].map(textIn)).toHaveLength(2);
    expect(container.querySelector('.moment .told')).not.toBeNull();
    expect(container.querySelector('[data-choice=continue]')).not.toBeNull();
  });
});
