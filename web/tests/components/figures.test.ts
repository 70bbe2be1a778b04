/** Numbers beside a question, in three languages: what they say is what the position and the server's odds say. */

import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Counsel from '../../src/games/successors/Counsel.svelte';
import type { Decision, Option } from '../../src/gen/protocol.ts';
import type { Language } from '../../src/lib/text/languages.ts';
import Prompt from '../../src/lib/play/Prompt.svelte';
import { lay, speak, textIn } from './page.ts';

const LANGUAGES: Language[] = ['en', 'it', 'fr'];
const asked = (kind: string, about: Decision['about'], options: Option[]): { decision: Decision } => ({
  decision: { seat: 0, kind, rule: '', about, options, text: 0 },
});
const numbers = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([n]) => Number(n));

it.each(
  LANGUAGES.flatMap((language) => [
    [language, 1, 2],
    [language, 0, 3],
  ]) as [Language, number, number][],
)('in %s a siege says that it has %i of %i Siege Points', async (language, points, needed) => {
  await speak(language, 'successors4');
  const table = await lay(
    'successors4',
    {
      sides: [{ id: 'red', seat: 0, colour: 1, facts: {} }],
      spaces: { ake: { besieged: 'side:red', points, needed } },
      facts: { peers: [], provinces: [] },
    } as never,
    asked('siege', {}, [{ key: 'ake', on: { space: 'ake' } }]),
  );
  table.pointing.hovered = 'space:ake';
  const { container } = render(Counsel, { table });
  expect(numbers(textIn(container)).slice(0, 2)).toEqual([points, needed]);
});

const rally = (more: object = {}): Option => ({ key: 'a_rally', on: { card: 'a_rally' }, ...more });
const pass = (more: object = {}): Option => ({ key: 'pass', on: { button: 'pass' }, ...more });
const hit = (fatal?: string): Option => ({ key: 'alexander', on: { piece: 'alexander' }, ...(fatal && { fatal }) });

async function plans(language: Language, options: Option[]) {
  await speak(language, 'alexander');
  return lay(
    'alexander',
    {
      sides: [{ id: 'macedonian', seat: 0, colour: 1 }],
      pieces: [{ id: 'alexander', kind: 'alexander', at: 'space:battlefield', side: 'macedonian', facts: {} }],
      facts: { level: 1 },
    } as never,
    asked('hit', {}, options),
  );
}

it.each(LANGUAGES)('in %s a plan says by how much it betters the chance to win', async (language) => {
  const table = await plans(language, [rally(), pass()]);
  table.counsel.question = { win: 0.462, draw: 0, lose: 0.538, exact: true };
  table.counsel.prospects = new Map([['a_rally', { win: 0.538, draw: 0, lose: 0.462, exact: true }]]);
  const { container } = render(Prompt, { table });
  expect(textIn(container.querySelector('.gain'))).toBe('+8');
});

it.each([
  ['en', 'saves you'],
  ['it', 'ti salva'],
  ['fr', 'vous sauve'],
] as const)('in %s the one plan without which all is lost says that it saves', async (language, saves) => {
  const table = await plans(language, [rally(), hit('kills_alexander')]);
  table.counsel.question = { win: 0, draw: 0, lose: 1, exact: true };
  table.counsel.prospects = new Map([['a_rally', { win: 0, draw: 0, lose: 1, exact: true }]]);
  const { container } = render(Prompt, { table });
  expect(textIn(container.querySelector('.gain'))).toBe(saves);
  expect(screen.queryByText('+0')).toBeNull();
});
