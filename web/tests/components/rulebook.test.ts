/** The living rulebook. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RuleAtom } from '../../src/gen/protocol.ts';
import Rulebook from '../../src/lib/panels/Rulebook.svelte';
import { serve, speak, textIn } from './page.ts';

const atom = (id: string, more: Partial<RuleAtom> = {}): RuleAtom => ({
  id,
  section: id,
  printed: 'MOVIMENTO',
  numbered: false,
  chapter: 'Movement',
  heading: `heading-${id}`,
  kind: 'rule',
  text: `Text of ${id}.`,
  message: `no-message-${id}`,
  depends: [],
  note: '',
  note_message: '',
  rulings: [],
  ...more,
});
/** One note with a translation, one without; what they say in English. */
const TRANSLATED = atom('CE-title-01', { note: 'Our English words.', note_message: 'note-CE-title-01' });
const ENGLISH = atom('CE-none-01', {
  text: 'A road is built by land.',
  note: 'Only in English.',
  note_message: 'note-CE-none-01',
  depends: ['CE-road-03'],
});
const ROAD = atom('CE-road-03', { text: 'No road crosses a strait.' });

beforeEach(() => {
  serve('api/games/conquest/rules', () => ({ language: 'it', atoms: [TRANSLATED, ENGLISH, ROAD] }));
  serve('api/games/conquest/tests', () => ({ 'CE-road-03': ['test_no_road_crosses_a_strait', 'test_b'] }));
});

async function opened(rule: string): Promise<{ page: Element; note: HTMLElement | null }> {
  const { container } = render(Rulebook, { game: 'conquest', rule, choose: () => undefined });
  await vi.waitFor(() => expect(container.querySelector('.text')).not.toBeNull());
  return { page: container, note: container.querySelector('.box.warn p') };
}

it.each([
  ['it', 'La nostra interpretazione', '(in inglese)', /^L'indice scrive alcuni titoli/],
  ['fr', 'Notre interprétation', '(en anglais)', /^La table des matières écrit certains titres/],
] as const)('a note is told in %s, or marked as English', async (language, reading, english, begins) => {
  await speak(language, 'conquest');
  const { page, note } = await opened('CE-title-01');
  expect(textIn(page.querySelector('.box.warn .cap'))).toBe(reading);
  expect(note!.lang).toBe(language);
  expect(textIn(note)).toMatch(begins);
  const other = await opened('CE-none-01');
  expect(textIn(other.page.querySelector('.box.warn .cap'))).toBe(`${reading} ${english}`);
  expect(other.note!.lang).toBe('en');
  expect(textIn(other.note)).toBe('Only in English.');
});

it('in English a note is not marked as such', async () => {
  await speak('en', 'conquest');
  const { page, note } = await opened('CE-title-01');
  expect(textIn(page.querySelector('.box.warn .cap'))).toBe('Our reading');
  expect([note!.lang, textIn(note)]).toEqual(['en', 'Our English words.']);
});

it('a rule says what it needs and what needs it, and nothing of our tests', async () => {
  await speak('en', 'conquest');
  const { page } = await opened('CE-road-03');
  await vi.waitFor(() => expect(textIn(page)).toContain('Needed by'));
  expect(textIn(page)).not.toMatch(/tests? cover/);
  expect(textIn(page)).not.toContain('Depends on');
  expect(textIn((await opened('CE-none-01')).page)).toContain('Depends on');
});

it('is searched as one writes, and what is found can be opened', async () => {
  await speak('en', 'conquest');
  const choose = vi.fn();
  const { container } = render(Rulebook, { game: 'conquest', rule: null, choose });
  await vi.waitFor(() => expect(container.querySelector('details')).not.toBeNull());
  await fireEvent.input(screen.getByRole('searchbox', { name: 'Search the rules' }), {
    target: { value: 'strait road' },
  });
  expect(textIn(container.querySelector('.search'))).toBe('one rule');
  const found = [...container.querySelectorAll<HTMLElement>('.atom')];
  expect(found.map((a) => a.dataset['rule'])).toEqual(['CE-road-03']);
  await fireEvent.click(found[0]!);
  expect(choose).toHaveBeenCalledWith('CE-road-03');
});

it('is read in another language by its own buttons', async () => {
  await speak('en', 'conquest');
  const { page } = await opened('CE-road-03');
  expect(screen.getByRole('button', { name: 'EN' }).getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(screen.getByRole('button', { name: 'FR' }));
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('fr'));
  expect(screen.getByRole('button', { name: 'FR' }).getAttribute('aria-pressed')).toBe('true');
  expect(textIn(page.querySelector('h2'))).not.toBe('Rulebook');
});
