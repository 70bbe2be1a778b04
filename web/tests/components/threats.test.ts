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
