/** What is asked, what it says before somebody answers, and what cannot be chosen. */

import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Alexander } from '../../src/gen/alexander.ts';
import type { Decision, Option, Piece, View } from '../../src/gen/protocol.ts';
import type { Prospect } from '../../src/lib/board/skin.ts';
import Odds from '../../src/lib/play/Odds.svelte';
import OddsBar from '../../src/lib/play/OddsBar.svelte';
import Prompt from '../../src/lib/play/Prompt.svelte';
import type { Table } from '../../src/lib/play/table.svelte.ts';
import Announcer from '../../src/lib/table/Announcer.svelte';
import WhyBubble from '../../src/lib/play/WhyBubble.svelte';
import { labelOf, lay, speak, textIn } from './page.ts';

const asked = (kind: string, about: Decision['about'], options: Option[], rule = ''): { decision: Decision } => ({
  decision: { seat: 0, kind, rule, about, options, text: 0 },
});
const button = (id: string, more: object = {}): Option => ({ key: id, on: { button: id, ...more } });
const MACEDONIANS = [{ id: 'macedonian', seat: 0, colour: 1 }];
const unit = (id: string, type: string, battle: number, speed: number, price: number): Piece<Alexander> => ({
  id,
  kind: id.replace(/-\d+$/, ''),
  at: 'space:reinforcements',
  side: 'macedonian',
  facts: { full: true, type, battle, superior: 0, speed, price } as Alexander['piece'],
});
/** What one would press Enter for. */
const main = (container: Element): string[] =>
  [...container.querySelectorAll<HTMLElement>('.btn.pri')].map((b) => b.dataset['choice'] ?? '');

describe('parts of a whole', () => {
  const piece = (kind: string, count: number): Piece => ({
    id: `${kind}-macedonia-narbonensis`,
    kind,
    at: 'space:narbonensis',
    side: 'macedonia',
    count,
  });
  const lose = (kind: string, amount: number): Option => ({
    key: `${kind}=0${amount}`,
    on: { piece: `${kind}-macedonia-narbonensis`, amount },
  });
  const losses = () =>
    lay(
      'conquest',
      {
        sides: [{ id: 'macedonia', seat: 0, colour: 1 }],
        pieces: [piece('infantry', 3), piece('cavalry', 1), piece('catapult', 1)],
      },
      asked('losses', { space: 'space:narbonensis', side: 'side:macedonia', taken: 0, at_most: 3, at_least: 3 }, [
        lose('catapult', 1),
        lose('cavalry', 1),
        ...[1, 2, 3].map((n) => lose('infantry', n)),
      ]),
    );

  it('are counted while they are put together', async () => {
    await speak('en', 'conquest');
    const { container } = render(Prompt, { table: await losses() });
    const taken = (): string => textIn(screen.getByTestId('taken'));
    const choices = (): Element[] => [...container.querySelectorAll('[data-choice^="piece:"]')];
    expect(textIn(screen.getByTestId('question'))).toBe('Battle in Narbonensis: which 3 units do you lose?');
    expect(taken()).toBe('0 of 3 chosen');
    await fireEvent.click(choices()[0]!);
    expect(taken()).toBe('1 of 3 chosen');
    expect(container.querySelector<HTMLButtonElement>('.go')!.disabled).toBe(true);
    await fireEvent.click(choices().at(-1)!);
    await fireEvent.click(choices().at(-1)!);
    expect(taken()).toBe('3 of 3 chosen');
    expect(textIn(container.querySelector('.go'))).toBe('Lose: Catapult and 2 Infantry↵');
    expect(container.querySelector<HTMLButtonElement>('.go')!.disabled).toBe(false);
  });

  it.each([
    ['it', 'Battaglia in Narbonensis: quali 3 unità perdi?', '0 su 3'],
    ['fr', 'Bataille en Narbonensis : quelles 3 unités perdez-vous ?', '0 sur 3'],
  ] as const)('are asked for in %s', async (language, question, taken) => {
    await speak(language, 'conquest');
    render(Prompt, { table: await losses() });
    expect(textIn(screen.getByTestId('question'))).toBe(question);
    expect(textIn(screen.getByTestId('taken'))).toContain(taken);
  });
});

it('where one can only pass, Enter passes once', async () => {
  await speak('en', 'successors4');
  const options = ['pass', 'pass_always', 'pass_until_attacked'].map((id) => button(id));
  const about = { side: 'side:black', card: 'card:unrest' };
  const sides = [{ id: 'red', seat: 0, colour: 2 }];
  const table = await lay('successors4', { sides }, asked('event_announced', about, options));
  const { container } = render(Prompt, { table });
  expect(container.querySelectorAll('[data-choice^="button:pass"]')).toHaveLength(3);
  const entered = [...container.querySelectorAll<HTMLElement>('[data-choice]')].filter((b) => textIn(b).endsWith('↵'));
  expect(entered.map((b) => b.dataset['choice'])).toEqual(['button:pass']);
});

describe('Alexander', () => {
  it('is told what an Operation does, and Enter does not pay', async () => {
    await speak('en', 'alexander');
    const hands = [
      { id: 'operations_drawn', count: 1, cards: ['op_force1_b'] },
      { id: 'operations_cancelled', count: 0, cards: [] },
      { id: 'operations_pile', count: 7 },
    ];
    const about = { card: 'card:op_force1_b', gold: 2, glory: 0 };
    const options = [button('deeds', { quiet: 1 }), button('no'), button('yes')];
    const table = await lay('alexander', { sides: MACEDONIANS, hands }, asked('intrigue', about, options));
    const { container } = render(Prompt, { table });
    expect(textIn(container.querySelector('.helped'))).toContain('One unit gathers for the Operation.');
    expect(textIn(container)).toContain('drawn 1 of 8');
    expect(main(container)).toEqual(['button:no']);
    expect(container.querySelector('.asked-row [data-choice="button:deeds"]')).toBeNull();
    expect(container.querySelector('.grave [data-choice="button:deeds"]')).not.toBeNull();
  });

  it.each([
    ['en', ['Troops', 'Siege', 'Buildings'], 'battle 4, speed 1', '5 VP'],
    ['it', ['Truppe', 'Assedio', 'Edifici'], 'battaglia 4, velocità 1', '5 PV'],
    ['fr', ['Troupes', 'Siège', 'Bâtiments'], 'bataille 4, vitesse 1', '5 PV'],
  ] as const)('finds a shop that is sorted and tells in %s what things do', async (language, groups, values, worth) => {
    await speak(language, 'alexander');
    const pieces = [unit('mac_phalanx-2', 'PH', 4, 1, 4), unit('mac_siege_engine-1', 'SE', 2, 0, 2)];
    const facts = { gold: 12, glory: 0, city_price: 4, temple_price: 3 };
    const options: Option[] = [
      ...pieces.map(({ id }) => ({ key: `buy ${id}`, on: { piece: id } })),
      button('city'),
      button('done'),
      button('temple'),
    ];
    const view = { sides: MACEDONIANS, pieces, facts } as Partial<View>;
    const table = await lay('alexander', view, asked('spend', { gold: 12, glory: 0 }, options));
    const { container } = render(Prompt, { table });
    expect([...container.querySelectorAll('.shop .group')].map(labelOf)).toEqual(groups);
    const ware = (target: string): string => textIn(container.querySelector(`.shop [data-choice="${target}"]`));
    expect(ware('piece:mac_phalanx-2')).toContain(values);
    expect(ware('piece:mac_phalanx-2')).toMatch(/4\p{L}+$/u);
    expect(ware('button:city')).toContain(worth);
  });

  it('who cannot pay is told that fewer would', async () => {
    await speak('en', 'alexander');
    const pieces = [unit('mac_archers-1', 'AR', 2, 5, 2), unit('mac_archers-2', 'AR', 2, 5, 2)];
    const about = { space: 'space:chaeronea', die: 3, forces: 9, gold: 6, hits: 0 };
    const disband = pieces.map(({ id }) => ({
      key: `disband ${id}`,
      on: { piece: id, button: 'disband', what: `piece:${id}` },
    }));
    const view = { sides: MACEDONIANS, pieces, facts: { gold: 1 } } as Partial<View>;
    const table = await lay('alexander', view, asked('scout', about, [...disband, button('stay')]));
    const { container } = render(Prompt, { table });
    const enter = screen.getByRole<HTMLButtonElement>('button', { name: 'Enter' });
    expect(enter.disabled).toBe(true);
    const why = container.querySelector(`#${enter.getAttribute('aria-describedby')}`);
    expect(textIn(why)).toBe('That costs 6 Gold; you have 1.');
    expect(textIn(container)).toContain('Disband one unit: then entering costs 5 Gold.');
    // Units alike stand there once, unfolded, with how many they are.
    expect([...container.querySelectorAll('.deed')].map(textIn)).toEqual(['Archers × 2']);
  });

  it.each([
    ['en', 'This ends the last turn, and the campaign is lost.', 'Are you sure?'],
    ['it', "Così finisce l'ultimo turno e la campagna è perduta.", 'Ne sei sicuro?'],
    ['fr', "Le dernier tour s'achève ainsi, et la campagne est perdue.", 'En êtes-vous sûr ?'],
  ] as const)('is asked twice in %s before he loses for sure', async (language, fatal, sure) => {
    await speak(language, 'alexander');
    const options = [{ ...button('pass'), fatal: 'out_of_time' }, button('pray')];
    const table = await lay('alexander', { sides: MACEDONIANS }, asked('march', {}, options));
    const sent = vi.spyOn(table.live, 'change');
    const { container } = render(Prompt, { table });
    const end = container.querySelector<HTMLElement>('[data-choice="button:pass"]')!;
    const said = textIn(end.querySelector('small'));
    expect(said).toBe(fatal);
    await fireEvent.click(end);
    const dialog = screen.getByRole('alertdialog');
    expect(labelOf(dialog)).toBe(sure);
    expect(textIn(dialog.querySelector('p'))).toBe(said);
    expect(document.activeElement).toBe(within(dialog).getByTestId('peril-no'));
    await fireEvent.click(within(dialog).getByTestId('peril-no'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent).not.toHaveBeenCalled();
    await fireEvent.click(end);
    await fireEvent.click(screen.getByTestId('peril-do'));
    expect(sent).toHaveBeenCalledWith({ type: 'play', version: 1, key: 'pass', warn: false });
  });
});

describe('Successors', () => {
  const sides = [{ id: 'red', seat: 0, colour: 2 }];
  const general: Piece = { id: 'krateros', kind: 'general', at: 'space:issos', side: 'red', facts: { mp: 4 } };
  const minor = button('minor', { quiet: 1 });

  it.each([
    ['march', 'pass', { points: 4, count: 1 }],
    ['name_general', 'done', { die: 3 }],
  ] as const)('do not end the question %s by Enter while somebody may go', async (kind, end, about) => {
    await speak('en', 'successors4');
    const of = async (...options: Option[]): Promise<string[]> => {
      const table = await lay('successors4', { sides, pieces: [general] }, asked(kind, about, options));
      const { container, unmount } = render(Prompt, { table });
      const found = main(container);
      unmount();
      return found;
    };
    expect(await of({ key: 'krateros', on: { piece: 'krateros' } }, minor, button(end))).toEqual([]);
    // With nobody to go there is nothing else.
    expect(await of(minor, button(end))).toEqual([`button:${end}`]);
  });
});

describe('odds of what is pointed at', () => {
  const fight = {
    exact: true,
    attacker: 'side:macedonia',
    defender: 'side:egyptus',
    attacker_wins: 0.7,
    defender_wins: 0.3,
  };
  const march = async (): Promise<Table> => {
    await speak('en', 'conquest');
    const sides = [
      { id: 'macedonia', seat: 0, colour: 1 },
      { id: 'egyptus', seat: 1, colour: 2 },
    ];
    const options = [{ key: 'thracia', on: { space: 'thracia' } }];
    const table = await lay('conquest', { sides }, asked('combat', {}, options));
    table.counsel.prospects = new Map([['thracia', fight as never]]);
    Object.assign(table, { info: { ...table.info, odds: true } });
    table.counsel.weigh('space:thracia');
    return table;
  };

  it('stand beside the place and not in the question, which would grow; on a phone there is no pointing', async () => {
    const table = await march();
    const { container, unmount } = render(Prompt, { table });
    expect(container.querySelector('.odds')).toBeNull();
    unmount();
    const sheet = render(Prompt, { table, phone: true });
    expect(textIn(sheet.container.querySelector('.odds'))).toContain('70%');
    sheet.unmount();
    table.pointing.tip = { target: 'space:thracia', x: 3, y: 4 };
    const field = () => ({ window: { width: 900, height: 600, covered: [], panels: [] }, legal: [] }) as never;
    const { container: bubble } = render(WhyBubble, { table, field });
    expect(textIn(bubble.querySelector('[data-testid=forecast]'))).toContain('70%');
  });
});

describe('what cannot be chosen', () => {
  const nowhere = { window: { width: 900, height: 600, covered: [] }, legal: [] };
  const bubble = (table: Table) => render(WhyBubble, { table, field: () => nowhere as never }).container;
  const no = { rule: 'CE-move-03', why: 'not_adjacent', facts: { space: 'space:britannia', origin: 'space:italia' } };
  const pointed = { target: 'space:britannia', x: 5, y: 5, waiting: false };

  it.each([
    [
      'en',
      'Britannia: not possible now',
      'Britannia is not next to Italia, and no Road of yours leads there.',
      'Rule: ',
    ],
    [
      'it',
      'Britannia: ora non è possibile',
      'Britannia non confina con Italia, e nessuna Strada utile vi porta.',
      'Regola: ',
    ],
    [
      'fr',
      "Britannia : impossible pour l'instant",
      "Britannia ne touche pas Italia, et aucune de vos Routes n'y mène.",
      'Règle : ',
    ],
  ] as const)('says why in %s, with its rule', async (language, head, reason, rule) => {
    await speak(language, 'conquest');
    const table = await lay('conquest', {});
    table.pointing.bubble = { ...pointed, no };
    const page = bubble(table);
    const why = page.querySelector('.why')!;
    expect(why.getAttribute('role')).toBe('status');
    expect(textIn(why.querySelector('.h'))).toBe(head);
    expect(textIn(why)).toContain(reason);
    const chip = why.querySelector<HTMLElement>('.rule')!;
    expect(labelOf(chip)).toContain(rule.trim());
    await fireEvent.click(chip);
    expect([table.panel, table.rule, table.pointing.bubble]).toEqual(['rules', 'CE-move-03', null]);
  });

  it('refuses nobody who only looks, or has not been answered yet', async () => {
    await speak('en', 'conquest');
    const board = { spaces: [{ id: 'britannia', kind: 'province', lon: 0, lat: 0 }] };
    const table = await lay('conquest', { spaces: { britannia: {} } }, {}, board);
    table.pointing.tip = pointed;
    expect(bubble(table).querySelector('.why')).toBeNull();
    table.pointing.tip = null;
    table.pointing.bubble = { ...pointed, no: null, waiting: true };
    expect(textIn(bubble(table))).toBe('');
    // What is never a choice is told what it is, not that it is none now.
    table.pointing.bubble = { ...pointed, no: { ...no, why: 'not_a_choice' } };
    const page = bubble(table);
    expect(page.querySelector('.why')).toBeNull();
    expect(textIn(page.querySelector('.balloon'))).toContain('Britannia');
  });
});

describe('odds', () => {
  const BATTLE = {
    attacker: 'side:macedonia',
    defender: 'side:egyptus',
    space: 'space:thracia',
    attacker_wins: 0.5,
    defender_retreats: 0.12,
    defender_wins: 0.27,
    attacker_retreats: 0.04,
    attacker_leaders_lost: 0.31,
  };
  const sides = [
    { id: 'macedonia', seat: 0, colour: 1 },
    { id: 'egyptus', seat: 1, colour: 2 },
  ];

  it.each([
    ['en', 'Battle: Thracia', '62%', '31%', '7%', 'exact, every roll counted'],
    ['it', 'Battaglia: Thracia', '62%', '31%', '7%', 'calcolo esatto, tutti i tiri contati'],
    ['fr', 'Bataille : Thracia', '62 %', '31 %', '7 %', 'calcul exact, tous les jets comptés'],
  ] as const)('are shown in %s as the message has them', async (language, title, win, lose, both, exact) => {
    await speak(language, 'conquest');
    const table = await lay('conquest', { sides });
    const { container } = render(Odds, { table, odds: BATTLE });
    expect(textIn(container.querySelector('.cap'))).toBe(title);
    expect([...container.querySelectorAll('.said b')].map(textIn)).toEqual([win, both, lose]);
    expect(textIn(container.querySelector('.said'))).toMatch(/^Macedonia .*%Egyptus/);
    expect([...container.querySelectorAll('.line b')].map(textIn)).toEqual([lose]);
    expect(textIn(container.querySelector('.note'))).toBe(exact);
    // The bar is as long as what is said, and a screen reader hears the same.
    const wide = [...container.querySelectorAll('rect[x]')].map((r) => parseFloat(r.getAttribute('width')!));
    expect(wide).toEqual([expect.closeTo(62), expect.closeTo(31)]);
    expect(labelOf(container.querySelector('.odds-bar svg'))).toContain(`Macedonia ${win}`);
  });

  const tried = (samples: number, win: number): Prospect => ({
    title: null,
    losses: [],
    lines: [],
    ours: { label: 'We', colour: 1 },
    theirs: { label: 'They', colour: 2 },
    win,
    draw: 0,
    lose: 1 - win,
    exact: false,
    without: [],
    samples,
  });

  it('that were tried say how often, and never that something is sure', async () => {
    await speak('en');
    const { container, rerender } = render(OddsBar, { prospect: tried(1200, 1) });
    expect([...container.querySelectorAll('.said b')].map(textIn)).toEqual(['> 99%', '< 1%']);
    expect(textIn(container.querySelector('.note'))).toMatch(/^1,200 trials, about ± 1%/);
    await rerender({ prospect: tried(40, 1) });
    expect(textIn(container.querySelector('.said'))).toBe('Calculating odds…');
    expect(container.querySelectorAll('rect[x]')).toHaveLength(0);
    await rerender({ prospect: tried(1200, 0.4), stale: true });
    expect(textIn(container.querySelector('.note'))).toBe('out of date');
  });
});

it.each([
  ['en', 'Undo', 'past a die'],
  ['it', 'Annulla', 'un dado'],
  ['fr', 'Annuler', 'jet de dé'],
] as const)('an Undo that is not possible says in %s why, to fingers and keys too', async (language, label, why) => {
  await speak(language, 'conquest');
  const table = await lay(
    'conquest',
    { sides: [{ id: 'macedonia', seat: 0, colour: 1 }] },
    asked('move', { side: 'side:macedonia' }, [button('done')]),
  );
  render(Prompt, { table });
  render(Announcer, { table });
  await fireEvent.click(screen.getByRole('button', { name: label }));
  expect(textIn(screen.getByRole('alert'))).toContain(why);
});
