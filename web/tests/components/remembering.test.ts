/** What one looks up beside the map: who is where, what happened in a place, one's own notes; and names of cards. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BoardSpace, Side } from '../../src/gen/protocol.ts';
import ListView from '../../src/lib/panels/ListView.svelte';
import Notes from '../../src/lib/panels/Notes.svelte';
import HoverCard from '../../src/lib/play/HoverCard.svelte';
import Sentence from '../../src/lib/text/Sentence.svelte';
import { words } from '../../src/lib/text/catalogue.svelte.ts';
import { lay, serve, speak, textIn } from './page.ts';

const side = (id: string, seat: number): Side => ({ id, seat, colour: seat + 1 });
const space = (id: string): BoardSpace => ({ id, kind: 'province', lon: 0, lat: 0 });
const SPACES = ['moesia', 'dacia', 'italia'].map(space);
const general = (of: string, n: number, at: string, owner = of): object => ({
  id: `general-${of}-${n}`,
  kind: 'general',
  at: `space:${at}`,
  side: owner,
});

beforeEach(() => localStorage.clear());

async function table(pieces: object[], events: object[] = []) {
  const sides = [side('macedonia', 0), side('egyptus', 1)];
  const spaces = Object.fromEntries(SPACES.map(({ id }) => [id, {}]));
  return lay('conquest', { sides, pieces: pieces as never, spaces }, { events: events as never }, { spaces: SPACES });
}

it.each([
  ['en', 'Macedonia: who is where', 'Moesia: General I, 3 Infantry'],
  ['it', 'Macedonia: chi è dove', 'Moesia: Generale I, 3 Fanterie'],
  ['fr', 'Macedonia : qui est où', 'Moesia: Général I, 3 Infanterie'],
] as const)('lists in %s who is where, side by side', async (language, heading, line) => {
  await speak(language, 'conquest');
  const men = { id: 'infantry-macedonia-moesia', kind: 'infantry', at: 'space:moesia', side: 'macedonia', count: 3 };
  const shown = await table([general('macedonia', 1, 'moesia'), men, general('egyptus', 2, 'dacia')]);
  const { container } = render(ListView, { table: shown, close: () => undefined });
  expect(screen.getByText(heading)).toBeTruthy();
  const rows = [...container.querySelectorAll('[data-army]')].map((ul) => [...ul.querySelectorAll('li')].map(textIn));
  expect(rows[0]).toEqual([line]);
  expect(rows[1]).toHaveLength(1);
});

it('tells two Generals of one name apart, wherever they are called', async () => {
  await speak('en', 'conquest');
  const marched = {
    event: 'marched',
    side: 'side:macedonia',
    origin: 'space:moesia',
    to: 'space:dacia',
    leaders: ['piece:general-macedonia-1'],
    infantry: 2,
  };
  await table([general('macedonia', 1, 'dacia'), general('egyptus', 1, 'italia')]);
  expect(words.text('conquest', 'event-marched', marched)).toContain(': General I, 2 Infantry');
  await table([general('macedonia', 1, 'dacia'), general('egyptus', 1, 'italia', 'macedonia')]);
  expect(words.text('conquest', 'event-marched', marched)).toContain(': General I of Macedonia, 2 Infantry');
});

it('tells what happened in a place, the newest first', async () => {
  await speak('en', 'conquest');
  const taken = (to: string, by: string): object => ({
    event: 'city_destroyed',
    space: `space:${to}`,
    side: `side:${by}`,
  });
  const events = [taken('dacia', 'egyptus'), taken('moesia', 'egyptus'), taken('dacia', 'macedonia')];
  const { container } = render(ListView, { table: await table([], events), close: () => undefined });
  await fireEvent.click(screen.getByRole('button', { name: 'What happened in Dacia' }));
  const lines = [...container.querySelectorAll('[data-history=dacia] p')].map(textIn);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Macedonia');
  expect(lines[1]).toContain('Egyptus');
  await fireEvent.click(screen.getByRole('button', { name: 'What happened in Italia' }));
  expect(textIn(container.querySelector('[data-history]'))).toBe('Nothing has been told of this place yet.');
});

it('keeps notes in this browser, those of each match by itself', async () => {
  await speak('en', 'conquest');
  const { rerender } = render(Notes, { table: { id: 'one' }, close: () => undefined });
  const field = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Notes' });
  await fireEvent.input(field(), { target: { value: 'Syria in the spring' } });
  await rerender({ table: { id: 'two' } });
  expect(field().value).toBe('');
  await rerender({ table: { id: 'one' } });
  expect(field().value).toBe('Syria in the spring');
  await fireEvent.input(field(), { target: { value: ' ' } });
  expect(localStorage.getItem('strategos.notes.one')).toBeNull();
});

it('sets names of cards in italics, so that a comma in one divides no list', async () => {
  await speak('en', 'successors4');
  const cards = ['card:neoptolemos_satrap_of_armenia', 'card:desertions'];
  words.add(
    'test',
    'en',
    'held = You hold { $cards }.\ncard-neoptolemos_satrap_of_armenia = Neoptolemos, Satrap of Armenia\ncard-desertions = Desertions',
  );
  const linked = { show: vi.fn(), pointing: { spot: null }, openRule: vi.fn(), game: 'test' };
  const { container } = render(Sentence, { table: linked as never, nodes: words.say('test', 'held', { cards })! });
  expect([...container.querySelectorAll('cite')].map(textIn)).toEqual(['Neoptolemos, Satrap of Armenia', 'Desertions']);
  expect(textIn(container)).toBe('You hold Neoptolemos, Satrap of Armenia and Desertions.');
});

it.each([
  ['en', '?2 facts here are not certain'],
  ['it', '?Qui 2 dati non sono certi'],
  ['fr', '?Ici, 2 données ne sont pas certaines'],
] as const)('says in %s with one mark, below the values, that facts are not certain', async (language, mark) => {
  await speak(language, 'conquest');
  const doubt = (row: string): object => ({ row, table: 'spaces', on: { space: 'dacia' }, facts: {}, sources: [] });
  serve('api/games/conquest/doubts', () => [doubt('a'), doubt('b')]);
  const shown = await table([general('macedonia', 1, 'dacia')]);
  shown.info.facts.unsure = 2;
  const card = (): HTMLElement => render(HoverCard, { props: { table: shown, target: 'space:dacia' } }).container;
  // The facts come when the browser has nothing else to do.
  const container = await vi.waitFor(() => {
    cleanup();
    const laid = card();
    expect(laid.querySelectorAll('.doubts')).toHaveLength(1);
    return laid;
  }, 4000);
  expect(textIn(container.querySelector('.doubts'))).toContain(mark);
  expect(container.querySelector('.name')?.parentElement?.lastElementChild?.classList.contains('doubts')).toBe(true);
});
