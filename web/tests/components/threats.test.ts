/** Who could attack next: what the server reckons, place by place, and the rings about them. */

import { render, screen, within } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { Side, Threat } from '../../src/gen/protocol.ts';
import Threats from '../../src/lib/panels/Threats.svelte';
import type { Table } from '../../src/lib/play/table.svelte.ts';
import { lay, speak, textIn } from './page.ts';

const side = (id: string, seat: number): Side => ({ id, seat, colour: seat + 1 });
const threat = (space: string, by: string, infantry: number, chance: number, heart?: string): Threat => ({
  space: `space:${space}`,
  by: `side:${by}`,
  origins: ['space:thracia'],
  force: { infantry, cavalry: 1, catapult: 0 },
  chance,
  ...(heart && { heart }),
});
const TOLD: Threat[] = [
  threat('moesia', 'egyptus', 4, 0.804, 'piece:caesar-macedonia'),
  threat('dacia', 'egyptus', 2, 1),
  threat('dacia', 'hispania', 1, 0.25),
];

/** A table at which the server has answered. */
async function threatened(threats: Threat[]): Promise<Table> {
  await speak('en', 'conquest');
  const sides = [side('macedonia', 0), side('egyptus', 1), side('hispania', 2)];
  const pieces = [{ id: 'caesar-macedonia', kind: 'caesar', at: 'space:moesia', side: 'macedonia' }];
  const table = await lay('conquest', { sides, pieces });
  table.panel = 'threats';
  render(Threats, { table, close: () => undefined });
  // Nobody is connected: every message has the number 0.
  table.counsel.hear({ type: 'threats', id: 0, threats });
  return table;
}

it('names each place with its chance, who comes, from where and with whom', async () => {
  await threatened(TOLD);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(textIn)).toEqual([
    'Moesia80% EEgyptus: 4 Infantry and 1 Cavalry from Thracia Caesar of Macedonia is here: if he falls, you are out.',
    'Dacia100% EEgyptus: 2 Infantry and 1 Cavalry from Thracia (100%)HHispania: 1 Infantry and 1 Cavalry from Thracia (25%)',
  ]);
  expect(rows.map((row) => row.classList.contains('heart'))).toEqual([true, false]);
  expect(within(rows[0]!).getByRole('button')).toBeTruthy();
});

it('rings the places on the map while it is open, with the gravest chance', async () => {
  const table = await threatened(TOLD);
  expect(table.bearings.rings).toEqual([
    { space: 'moesia', kind: 'threat', text: '80%' },
    { space: 'dacia', kind: 'threat', text: '100%' },
  ]);
  table.panel = null;
  expect(table.bearings.rings).toEqual([]);
});

it('says so when nobody can come', async () => {
  await threatened([]);
  expect(await screen.findByText('Nobody can attack you next turn.')).toBeTruthy();
});

it.each([
  ['en', 'successors4', { krateros: 1, loyal: 2, mercenary: 1 }, 'Krateros, 2 Loyal Macedonians, and 1 Mercenary from'],
  ['it', 'successors4', { krateros: 1, loyal: 2, mercenary: 1 }, 'Krateros, 2 Macedoni Leali e 1 Mercenario da'],
  ['fr', 'successors3', { krateros: 1, royal: 1 }, "Craterus et 1 Unité de l'Armée royale depuis"],
  ['en', 'peloponnesian', { brasidas: 1, hoplite: 3 }, 'Brasidas and 3 Hoplites from'],
] as const)('tells in %s of %s who leads by name, and of the others how many', async (language, game, force, said) => {
  await speak(language, game);
  const [me, by] = game === 'peloponnesian' ? ['athens', 'sparta'] : ['red', 'blue'];
  const table = await lay(game, { sides: [side(me, 0), side(by, 1)] });
  render(Threats, { table, close: () => undefined });
  const [space, from] = game === 'peloponnesian' ? ['megara', 'corinth'] : ['issos', 'tarsos'];
  const told = { space: `space:${space}`, by: `side:${by}`, origins: [`space:${from}`], force, chance: 0.4 };
  table.counsel.hear({ type: 'threats', id: 0, threats: [told] });
  expect(textIn((await screen.findAllByRole('listitem'))[0])).toContain(said);
  expect(table.skin.panels.threats).toBe(true);
});
