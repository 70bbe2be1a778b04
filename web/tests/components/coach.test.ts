/** Hints, reasons, levels and marks of an analysis, from plain values. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Advisor, type Advised } from '../../src/lib/coach/advisor.svelte.ts';
import { swings } from '../../src/lib/coach/analysing.ts';
import Hints from '../../src/lib/coach/Hints.svelte';
import Motives from '../../src/lib/coach/Motives.svelte';
import { inOrder, levelOf, nextLevel, remember, usualLevel } from '../../src/lib/coach/levels.ts';
import NextLevel from '../../src/lib/coach/NextLevel.svelte';
import { api } from '../../src/lib/net/api.ts';
import { PLAIN_SKIN } from '../../src/lib/board/skin.ts';
import { choicesOf } from '../../src/lib/play/options.ts';
import type { Hint } from '../../src/gen/protocol.ts';
import { words } from '../../src/lib/text/catalogue.svelte.ts';
import { speak, textIn } from './page.ts';

const decision = {
  seat: 0,
  kind: 'man',
  rule: 'SK-2',
  about: {},
  text: 0,
  options: [
    { key: 'north-1', on: { piece: 'north-1' } },
    { key: 'pass', on: { button: 'pass' } },
  ],
};
const march: Hint = {
  plan: 'march',
  facts: { piece: 'piece:north-1', space: 'space:birch' },
  spaces: ['birch'],
  key: 'north-1',
  chance: 0.61,
  error: 0.02,
  worlds: 200,
  behind: 0,
  moves: [{ piece: 'piece:north-1', origin: 'space:alder', to: 'space:birch' }],
  because: [{ feature: 'fords', by: 0.3, pull: 0.4 }],
};
const hold: Hint = {
  ...march,
  plan: 'hold',
  facts: {},
  key: 'pass',
  behind: 0.052,
  error: 0.01,
  moves: [],
  because: [],
};

function seated(hints = true, judges = true) {
  const send = vi.fn((_: object) => send.mock.calls.length);
  const table = {
    game: 'skirmish',
    skin: PLAIN_SKIN,
    name: (ref: string) => words.name('skirmish', ref),
    choices: choicesOf(decision),
    past: null,
    watching: false,
    info: { advises: true, judges } as never,
    seen: {
      decision,
      players: [
        { seat: 0, kind: 'me' as const, name: '', bot: null, hints },
        { seat: 1, kind: 'bot' as const, name: '', bot: 'hard' },
      ],
    } as never,
    pointing: { spot: null as string | null },
    asked: 'man',
    mine: () => true,
    piece: () => undefined,
    board: {} as never,
    shown: null,
    letter: (side: string) => side.charAt(0),
    side: () => undefined,
    sidesOfSeat: () => [],
    colourOfSeat: () => 1,
    playerName: () => 'Bot',
    seat: 0,
    send,
  };
  const advisor = new Advisor(table as Advised);
  return { table: { ...table, advisor }, advisor, send, pointing: table.pointing };
}

describe('hints', () => {
  it('are asked for once, told with their chances, pointed at, marked, and never played', async () => {
    await speak('en', 'skirmish');
    const { table, advisor, send, pointing } = seated();
    const { container } = render(Hints, { table });
    await fireEvent.click(screen.getByRole('button', { name: /Hint/ }));
    advisor.ask();
    expect(send.mock.calls).toEqual([[{ type: 'advise' }]]);
    advisor.heard({ type: 'advice', id: 7, advice: { kind: 'man', hints: [hold] }, hinted: 9 });
    expect(advisor.advice, 'that was meant for somebody else').toBeNull();
    advisor.heard({ type: 'advice', id: 1, advice: { kind: 'man', hints: [march, hold] }, hinted: 1 });
    await vi.waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(2));
    expect(textIn(container)).toContain('1 hint');
    const [first, second] = screen.getAllByRole('button');
    expect(textIn(first!)).toMatch(/March the .*wins 61\s?% \(± 4\)/);
    expect(textIn(first!)).toContain('In its favour: more fords held.');
    expect(textIn(second!)).toContain('5 points behind');
    await fireEvent.pointerEnter(first!);
    expect([advisor.drawn, pointing.spot]).toEqual([march, 'piece:north-1']);
    await fireEvent.pointerLeave(first!);
    expect([advisor.drawn, pointing.spot]).toEqual([null, null]);
    await fireEvent.click(second!);
    expect(advisor.drawn).toEqual(hold);
    expect(second!.getAttribute('aria-pressed')).toBe('true');
    expect(send).toHaveBeenCalledTimes(1);
    advisor.forget();
    expect([advisor.advice, advisor.drawn]).toEqual([null, null]);
  });

  it('have no numbers where positions have no value, and are not offered at a table without them', async () => {
    await speak('en', 'skirmish');
    const { table, advisor } = seated(true, false);
    const { container } = render(Hints, { table });
    advisor.ask();
    advisor.heard({ type: 'advice', id: 1, advice: { kind: 'man', hints: [march, hold] }, hinted: 1 });
    await vi.waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(2));
    expect(container.querySelector('.chance')).toBeNull();
    expect(seated(false).advisor.offered).toBe(false);
  });

  it('that cannot be had say why', async () => {
    await speak('it', 'skirmish');
    const { table, advisor } = seated();
    const { container } = render(Hints, { table });
    advisor.ask();
    expect(advisor.heard({ type: 'error', id: 3, why: 'slow_down', detail: '' })).toBe(false);
    expect(advisor.heard({ type: 'error', id: 1, why: 'no_hints', detail: '' })).toBe(true);
    await vi.waitFor(() => expect(textIn(container)).toContain('senza suggerimenti'));
  });
});

it.each([
  ['en', 'The plan: march', 'Plays by rules of thumb'],
  ['it', 'Il piano: far marciare', 'Gioca a occhio'],
  ['fr', 'Le plan : faire marcher', "Joue à l'"],
] as const)('why bots did what they did is told in %s, as far as it may be', async (language, plan, rules) => {
  await speak(language, 'skirmish');
  const { table, advisor, send } = seated();
  const { container } = render(Motives, { table });
  await fireEvent.click(screen.getByRole('button'));
  expect(send).toHaveBeenLastCalledWith({ type: 'motive', seat: 1 });
  const chosen = { name: 'march', facts: march.facts, spaces: [], chance: null };
  advisor.heard({ type: 'motive', id: 1, seat: 1, basis: 'search', chosen });
  await vi.waitFor(() => expect(textIn(container).replaceAll('\u00a0', ' ')).toContain(plan));
  expect(textIn(container)).not.toMatch(/%/);
  await fireEvent.click(screen.getByRole('button'));
  expect(advisor.motives).toBeNull();
  await fireEvent.click(screen.getByRole('button'));
  advisor.heard({ type: 'motive', id: 2, seat: 1, basis: 'rules' });
  await vi.waitFor(() => expect(textIn(container)).toContain(rules));
});

describe('levels', () => {
  const bots = ['random', 'easy', 'normal', 'hard', 'expert'];
  const game = { id: 'conquest', bots };
  const match = (id: string, level: string, won: boolean) => ({ id, game: 'conquest', level, won });
  beforeEach(() => localStorage.clear());

  it('begin with the easiest and go on with the one last played', () => {
    expect(inOrder(bots)).toEqual(['easy', 'normal', 'hard', 'expert', 'random']);
    expect(usualLevel(bots)).toBe('easy');
    remember(match('a', 'hard', false));
    expect(usualLevel(bots)).toBe('hard');
    expect(usualLevel(['random'])).toBe('random');
    expect(usualLevel(['random', 'easy', 'normal'])).toBe('normal');
    expect(usualLevel([])).toBeNull();
    expect(levelOf(['easy', 'hard', null])).toBe('hard');
    expect(levelOf(['random'])).toBeNull();
  });

  it('go up after a win and down after two losses in the same game', () => {
    expect(nextLevel(game, match('a', 'normal', true))).toBe('hard');
    expect(nextLevel(game, match('a', 'expert', true))).toBeNull();
    expect(nextLevel(game, match('a', 'normal', false))).toBeNull();
    remember(match('a', 'normal', false));
    remember(match('a', 'normal', false));
    expect(nextLevel(game, match('a', 'normal', false)), 'one match is one loss').toBeNull();
    expect(nextLevel(game, match('b', 'normal', false))).toBe('easy');
    expect(nextLevel(game, match('b', 'hard', false))).toBeNull();
    expect(nextLevel({ ...game, id: 'alexander' }, match('b', 'normal', false))).toBeNull();
    remember(match('c', 'easy', false));
    expect(nextLevel(game, match('d', 'easy', false))).toBeNull();
  });
});

it('the end of a match proposes the next level up after a win, with one click, and says how many hints it took', async () => {
  localStorage.clear();
  await speak('en', 'conquest');
  const players = [
    { seat: 0, kind: 'me', name: '', bot: null },
    { seat: 1, kind: 'bot', name: '', bot: 'normal' },
  ];
  const summary = { players, outcome: { winners: [0], why: 'x' }, parent: null, guide: null, hinted: [3, 0] };
  const asked = vi.spyOn(api, 'match').mockResolvedValue(summary as never);
  const start = vi.fn();
  const info = { id: 'conquest', bots: ['random', 'easy', 'normal', 'hard'] };
  const table = { id: 'm', game: 'conquest', seat: 0, seen: null, info } as never;
  const { container, unmount } = render(NextLevel, { table, start });
  await fireEvent.click(await screen.findByRole('button', { name: 'Rematch against Veteran' }));
  expect(start).toHaveBeenCalledWith('hard');
  expect(textIn(container)).toContain('3 hints');
  expect(usualLevel(info.bots)).toBe('normal');
  unmount();
  asked.mockResolvedValue({ ...summary, parent: 'other', hinted: [0, 0] } as never);
  const branch = render(NextLevel, { table: { ...(table as object), id: 'n' } as never, start });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(textIn(branch.container), 'a what-if says nothing of how good one is').toBe('');
});

it('a match turned where the chances of somebody rose most', () => {
  const curve = [
    { at: 0, chances: [0.5, 0.5] },
    { at: 4, chances: [0.55, 0.45] },
    { at: 8, chances: [0.2, 0.8] },
    { at: 12, chances: [1, 0] },
  ];
  const found = { game: 'skirmish', answers: 12, suspects: 0, judged: 0, curve, mistakes: [] };
  expect(swings(found).map(({ at, seat }) => [at, seat])).toEqual([
    [4, 1],
    [8, 0],
  ]);
  expect(swings({ ...found, curve: [] })).toEqual([]);
});
