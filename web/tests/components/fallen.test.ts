/** Out of the game: who it happens to is told so, once, with what he may do now. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it } from 'vitest';
import type { Account, Side } from '../../src/gen/protocol.ts';
import Fallen from '../../src/lib/table/Fallen.svelte';
import type { Table } from '../../src/lib/play/table.svelte.ts';
import { lay, speak, stateOf, textIn } from './page.ts';

const sides = (alive: boolean): Side[] => [
  { id: 'macedonia', seat: 0, colour: 1, alive },
  { id: 'hispania', seat: 1, colour: 2 },
];
const account: Account = {
  id: 0,
  kind: 'land_battle',
  space: 'space:moesia',
  attacker: 'side:hispania',
  defender: 'side:macedonia',
  closed: 1,
};
const FELL = { event: 'caesar_fell', side: 'side:macedonia', by: 'side:hispania', talents: 15 };
const began = { event: 'battle_began', space: 'space:moesia', attacker: 'side:hispania', defender: 'side:macedonia' };

async function fallen(language: 'en' | 'it' | 'fr'): Promise<Table> {
  await speak(language, 'conquest');
  const table = await lay('conquest', { sides: sides(true) }, { answers: 41 });
  render(Fallen, { table });
  await tick();
  const over = { version: 2, answers: 42, events: [began, FELL], accounts: [account] };
  table.live.begin(stateOf({ sides: sides(false) }, over));
  await tick();
  return table;
}

it.each([
  ['en', 'Macedonia has fallen', 'You are out of the game. The others play on.'],
  ['it', 'È la fine: Macedonia', 'Sei fuori dalla partita. Gli altri continuano.'],
  ['fr', "C'est la fin : Macedonia", 'Vous êtes éliminé. Les autres continuent.'],
] as const)('is a scene of its own in %s', async (language, head, now) => {
  await fallen(language);
  const card = screen.getByTestId('fallen');
  expect(textIn(card.querySelector('h2')).replaceAll('\u00a0', ' ')).toBe(head);
  expect(textIn(card)).toContain(now);
  expect(textIn(card.querySelector('.told'))).toContain('Hispania');
});

it('offers to watch on, to go to the end, to try it again before the battle, and home', async () => {
  await fallen('en');
  const said = [...screen.getByTestId('fallen').querySelectorAll('.btn')].map(textIn);
  expect(said).toEqual(['Watch on', 'To the end', 'What if, before this (after move 41)', 'Home']);
  await fireEvent.click(screen.getByText('Watch on'));
  expect(screen.queryByTestId('fallen')).toBeNull();
});

it('is not told to somebody who looks on, nor when a match is opened later', async () => {
  await speak('en', 'conquest');
  const table = await lay('conquest', { sides: sides(false) }, { answers: 50 });
  render(Fallen, { table });
  await tick();
  expect(screen.queryByTestId('fallen')).toBeNull();
});
