/** What lies beside the map: players, hands, tracks, purse, dice, menu, keys. */

import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Conquest } from '../../src/gen/conquest.ts';
import type { Side, View } from '../../src/gen/protocol.ts';
import type { Successors4 } from '../../src/gen/successors4.ts';
import Treasury from '../../src/games/conquest/Treasury.svelte';
import Factions from '../../src/games/successors/Factions.svelte';
import DieFace from '../../src/lib/board/DieFace.svelte';
import Hands from '../../src/lib/panels/Hands.svelte';
import Keys from '../../src/lib/panels/Keys.svelte';
import Players from '../../src/lib/panels/Players.svelte';
import Tracks from '../../src/lib/panels/Tracks.svelte';
import Transport from '../../src/lib/play/Transport.svelte';
import { settings } from '../../src/lib/settings.svelte.ts';
import Menu from '../../src/lib/table/Menu.svelte';
import { KEYS } from '../../src/lib/table/keys.ts';
import { labelOf, lay, serve, speak, textIn } from './page.ts';

const side = (id: string, seat: number, tribute: number, purse: number): Side<Conquest> => ({
  id,
  seat,
  colour: seat + 1,
  facts: { tribute, purse, provinces: seat + 1, home: `space:${id}`, home_lost: false },
});
const CONQUEST: View<Conquest> = {
  round: 5,
  phase: 'movement',
  phases: ['movement', 'combat', 'tribute', 'destroy', 'purchase', 'placement'],
  acting: 'macedonia',
  sides: [side('macedonia', 0, 95, 12), side('egyptus', 1, 130, 15)],
  pieces: [{ id: 'general-macedonia-1', kind: 'general', at: 'captive:egyptus', side: 'macedonia' }],
  spaces: {},
  tracks: { tribute: { macedonia: 95, egyptus: 130 } },
  facts: {
    factor: 1,
    price: {
      infantry: 10,
      cavalry: 20,
      catapult: 30,
      galley: 20,
      city: 30,
      fortification: 20,
      fortified_city: 50,
      road: 10,
    },
    inflation: [],
  },
};

it.each([
  ['en', 'Die: 5', 'Die: Infantry'],
  ['it', 'Dado: 5', 'Dado: Fanteria'],
  ['fr', 'Dé : 5', 'Dé : Infanterie'],
] as const)('a die is heard in %s', async (language, five, picture) => {
  await speak(language, 'conquest');
  const table = await lay('conquest', {});
  const { container, rerender } = render(DieFace, { table, face: 5 });
  const die = (): Element => container.querySelector('svg[role=img]')!;
  expect(labelOf(die())).toBe(five);
  expect(die().querySelectorAll('circle')).toHaveLength(5);
  await rerender({ table, face: 'infantry' });
  expect(labelOf(die())).toBe(picture);
});

it.each([
  ['en', 'Players', ['Tribute', 'Treasury'], 'Captive: General I of Macedonia', 'one province', 'Bot'],
  ['it', 'Giocatori', ['Tributo', 'Tesoro'], 'Prigioniero: Generale I di Macedonia', 'una provincia', 'Bot'],
  ['fr', 'Joueurs', ['Tribut', 'Trésor'], 'Captif : Général I de Macedonia', 'une province', 'Bot'],
] as const)('the players are told in %s', async (language, heading, columns, captive, held, bot) => {
  await speak(language, 'conquest');
  const players = [
    { seat: 0, kind: 'me' as const, name: 'Ada', bot: null },
    { seat: 1, kind: 'bot' as const, name: '', bot: 'random' },
  ];
  const table = await lay('conquest', CONQUEST as View, { players });
  const { container } = render(Players, { table });
  expect([...container.querySelectorAll('.head .cap')].map(textIn)).toEqual([heading, ...columns]);
  const [mine, theirs] = [...container.querySelectorAll('li')];
  expect([mine!.getAttribute('aria-current'), theirs!.getAttribute('aria-current')]).toEqual(['true', 'false']);
  expect([...mine!.querySelectorAll('.num b')].map(textIn)).toEqual(['95', '12']);
  expect([...theirs!.querySelectorAll('.num b')].map(textIn)).toEqual(['130', '15']);
  expect(textIn(mine!.querySelector('.sb'))).toBe(`Ada ${held}`);
  expect(textIn(theirs!.querySelector('.sb'))).toContain(bot);
  expect(labelOf(theirs!.querySelector('.captive'))).toBe(captive);
});

it('whoever is asked in another’s turn is marked, and nobody else', async () => {
  await speak('en', 'conquest');
  const table = await lay('conquest', CONQUEST as View, { acting: [{ seat: 1, kind: 'retreat' }] });
  const { container } = render(Players, { table });
  expect([...container.querySelectorAll('li')].map((li) => textIn(li.querySelector('.asked')))).toEqual([
    '',
    'to decide',
  ]);
});

describe('hands', () => {
  const HANDS = [
    { id: 'red', count: 2, cards: ['drinking_hemlock', 'kassandros'], side: 'red' },
    { id: 'blue', count: 5, side: 'blue' },
  ];
  const sides = [
    { id: 'red', seat: 0, colour: 2 },
    { id: 'blue', seat: 1, colour: 1 },
  ];
  const decision = {
    seat: 0,
    kind: 'tyche_card',
    rule: '',
    about: {},
    text: 0,
    options: [{ key: 'kassandros', on: { card: 'kassandros' } }],
  };
  const hands = async () => {
    const table = await lay('successors4', { sides, hands: HANDS }, { decision });
    return { table, ...render(Hands, { table }) };
  };

  it('show one’s own cards and only count the others’', async () => {
    await speak('en', 'successors4');
    const { container } = await hands();
    expect([...container.querySelectorAll('.card b')].map(textIn)).toEqual(['Drink the Hemlock', 'Kassandros']);
    expect(textIn(container)).toContain('An heir or a woman in a position with your General');
    const closed = container.querySelector('.closed')!;
    expect(textIn(closed)).toMatch(/5 hidden cards$/);
    expect(closed.querySelectorAll('button')).toHaveLength(0);
  });

  it.each([
    ['en', 'Cards in hand', '5 hidden cards'],
    ['it', 'Carte in mano', '5 carte coperte'],
    ['fr', 'Cartes en main', '5 cartes cachées'],
  ] as const)('are told in %s', async (language, label, hidden) => {
    await speak(language, 'successors4');
    const { container } = await hands();
    expect(labelOf(container.querySelector('section'))).toBe(label);
    expect(textIn(container.querySelector('.closed'))).toContain(hidden);
  });

  it('offer what can be played', async () => {
    await speak('en', 'successors4');
    const { container, table } = await hands();
    const play = vi.spyOn(table, 'play');
    const [hemlock, kassandros] = [...container.querySelectorAll('.card')];
    expect(hemlock!.getAttribute('aria-disabled')).toBe('true');
    expect(kassandros!.getAttribute('aria-disabled')).toBe('false');
    await fireEvent.click(hemlock!);
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(kassandros!);
    expect(play.mock.calls[0]![0].key).toBe('kassandros');
  });
});

it.each([
  ['en', 'Tribute Scale', '105: prices × 2'],
  ['it', 'Indice dei Tributi', '105: prezzi × 2'],
  ['fr', 'Échelle des tributs', '105 : prix × 2'],
] as const)('a track says in %s who is where', async (language, name, mark) => {
  await speak(language, 'conquest');
  const table = await lay('conquest', CONQUEST as View, {}, { tracks: { tribute: [0, 250] } });
  const { container } = render(Tracks, { table });
  expect([...container.querySelectorAll('.track')].map(labelOf)).toEqual([name]);
  expect(labelOf(container.querySelector('svg'))).toBe('Macedonia 95, Egyptus 130');
  expect(textIn(container.querySelector('.mark'))).toBe(mark);
  expect([...container.querySelectorAll('title')].map(textIn)).toEqual(['Macedonia: 95', 'Egyptus: 130']);
});

it('what is noted in the treasury is summed up, kept, and can be taken away', async () => {
  await speak('en', 'conquest');
  const table = await lay('conquest', CONQUEST as View);
  const { container } = render(Treasury, { table });
  const foot = (): string => textIn(container.querySelector('.treasury .foot'));
  expect(container.querySelectorAll('.track')).toHaveLength(1);
  expect(foot()).toBe('Planned 0 Left after tribute (+95) 107');
  await fireEvent.click(screen.getByRole('button', { name: 'More: Infantry, 10' }));
  await fireEvent.click(screen.getByRole('button', { name: 'More: Catapults, 30' }));
  expect(foot()).toContain('Planned 40');
  expect(foot()).toMatch(/\(\+95\) 67$/);
  const again = render(Treasury, { table });
  expect(textIn(again.container.querySelector('.treasury .foot'))).toContain('Planned 40');
  again.unmount();
  await fireEvent.click(screen.getByRole('button', { name: 'Fewer: Catapults' }));
  expect(foot()).toContain('Planned 10');
});

it('Victory Points, Legitimacy and Prestige open into lines that add up to them', async () => {
  await speak('en', 'successors4');
  const rule = 'S4-3.5-a';
  const facts: Partial<NonNullable<View<Successors4>['facts']>> = {
    vp: {
      yellow: [
        { why: 'province', by: 2, rule, what: 'area:mikra_phrygia' },
        { why: 'province', by: 4, rule, what: 'area:babylonia' },
      ],
    },
    legitimacy: {
      yellow: [
        { why: 'champion', by: 3, rule },
        { why: 'general', by: -1, rule, what: 'piece:perdikkas' },
      ],
    },
    prestige: [{ general: 'piece:perdikkas', reasons: [{ why: 'champion', by: 2, rule }] }],
  };
  const view = {
    sides: [
      { id: 'yellow', seat: 0, colour: 4, facts: { vp: 6, legitimacy: 2, champion: true, order: 1 } },
      { id: 'independent', seat: null, colour: 0 },
    ],
    pieces: [{ id: 'perdikkas', kind: 'general', at: 'space:babylon', side: 'yellow' }],
    facts,
  };
  const table = await lay('successors4', view as Partial<View>, {}, { facts: { instant_vp: 32, instant_l: 18 } });
  render(Factions, { table });
  const faction = screen.getByTestId('faction-yellow');
  const number = (text: string): number => Number(text.replace('−', '-'));
  // Their lines are made when they are read.
  expect(faction.querySelector('.line')).toBeNull();
  const opened = [...faction.querySelectorAll('.open')];
  for (const open of opened) await fireEvent.click(open);
  const ledgers = opened.map((open) => ({
    label: textIn(open.querySelector('.sr')),
    total: number(textIn(open.querySelector('b'))),
    lines: [...open.nextElementSibling!.querySelectorAll('.line > b')].map((b) => number(textIn(b))),
  }));
  expect(ledgers.map(({ total, lines }) => [total, lines])).toEqual([
    [2, [2]],
    [6, [2, 4]],
    [2, [3, -1]],
  ]);
  expect(ledgers.map(({ label }) => label)).toEqual(['Prestige: Perdikkas', 'Victory Points', 'Legitimacy']);
  expect(textIn(faction.querySelector('.sum .card'))).toContain('Babylonia');
  expect(screen.queryByTestId('faction-independent')).toBeNull();
});

describe('the menu', () => {
  it.each([
    [null, null, 'shown when the game is over'],
    [{ winners: [0], why: 'won', scores: {} }, '41072', '41072'],
  ] as const)('tells the terms of the match; its seed only when it is over', async (outcome, seed, told) => {
    await speak('en', 'conquest');
    const table = await lay('conquest', CONQUEST as View);
    Object.assign(table, { scenario: 'classic' });
    const values = { rule: '', before: '', tells: [] };
    table.info.choices = [
      { ...values, name: 'straits', values: ['arrow_sea', 'both_seas'], kind: 'reading' },
      { ...values, name: 'homes', values: ['order', 'lot'], kind: 'rule' },
    ];
    serve(`api/matches/${table.id}`, () => ({ options: { homes: 'lot' }, outcome, seed }));
    const { container } = render(Menu, { table, narrow: false });
    const details = container.querySelector<HTMLDetailsElement>('.terms')!;
    expect(textIn(details.querySelector('summary'))).toBe('Terms of this game');
    details.open = true;
    await fireEvent(details, new Event('toggle'));
    const term = (name: string): Element | null => details.querySelector(`[data-term=${name}]`);
    await vi.waitFor(() => expect(textIn(term('seed'))).toBe(told));
    expect(textIn(term('homes'))).toBe('By lot');
    expect(term('homes')!.classList.contains('changed')).toBe(true);
    expect(textIn(term('straits'))).toBe('In the sea of the arrow');
    expect(term('straits')!.classList.contains('changed')).toBe(false);
  });

  beforeEach(() => {
    settings.sound = false;
  });

  it('has the sound off until somebody turns it on, and remembers it', async () => {
    await speak('en', 'conquest');
    const table = await lay('conquest', CONQUEST as View);
    render(Menu, { table, narrow: false });
    const sound = screen.getByRole('button', { name: /^Sound: off/ });
    expect(sound.getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(sound);
    expect(textIn(sound)).toMatch(/^Sound: on/);
    expect(sound.getAttribute('aria-pressed')).toBe('true');
    settings.start();
    expect(settings.sound).toBe(true);
  });

  it('turns the whole page to another language', async () => {
    await speak('en', 'conquest');
    const table = await lay('conquest', CONQUEST as View);
    const { container } = render(Menu, { table, narrow: false });
    const buttons = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('button');
    expect(buttons.map((b) => [b.lang, textIn(b)])).toEqual([
      ['en', 'English'],
      ['it', 'Italiano'],
      ['fr', 'Français'],
    ]);
    await fireEvent.click(buttons[1]!);
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('it'));
    expect(buttons.map((b) => b.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
    expect(textIn(container)).toContain('Suono: spento');
    expect(localStorage.getItem('strategos.language')).toBe('it');
  });
});

it('the speed is remembered, and one button both pauses and goes on', async () => {
  await speak('en');
  const toggle = vi.fn();
  const speed = (to: number): void => void (settings.speed = to);
  const { rerender } = render(Transport, { playing: true, toggle, speed });
  await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(toggle).toHaveBeenCalledOnce();
  await rerender({ playing: false, toggle, speed });
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Speed 4×' }));
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map(labelOf)).toEqual(['Speed 4×']);
  expect(localStorage.getItem('strategos.speed')).toBe('4');
});

it.each([
  ['en', 'Keys', 'undo, redo'],
  ['it', 'Tasti', 'annulla, ripristina'],
  ['fr', 'Touches', 'annuler, rétablir'],
] as const)('every key says in %s what it does', async (language, heading, undo) => {
  await speak(language);
  const { container } = render(Keys, { close: () => undefined });
  expect(textIn(container.querySelector('h2'))).toBe(heading);
  const told = [...container.querySelectorAll('dd')].map(textIn);
  expect(told).toHaveLength(new Set(KEYS.map((key) => key.says)).size);
  expect(container.querySelectorAll('dt kbd')).toHaveLength(told.length);
  expect(told.filter((text) => text === '' || text.startsWith('ui-'))).toEqual([]);
  expect(told).toContain(undo);
});
