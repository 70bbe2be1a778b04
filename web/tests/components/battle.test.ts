/** The stage, the log, the curtain, the goal: what is told while a game goes on. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Account, GameEvent, Piece, View } from '../../src/gen/protocol.ts';
import Log from '../../src/lib/play/Log.svelte';
import type { Table } from '../../src/lib/play/table.svelte.ts';
import Course from '../../src/lib/table/Course.svelte';
import Curtain from '../../src/lib/table/Curtain.svelte';
import GoalCard from '../../src/lib/table/GoalCard.svelte';
import Stage from '../../src/lib/table/Stage.svelte';
import { labelOf, lay, speak, stateOf, textIn } from './page.ts';

const [HISPANIA, MACEDONIA, SPACE] = ['side:hispania', 'side:macedonia', 'space:narbonensis'];
const SIDES = [
  { id: 'macedonia', seat: 0, colour: 1 },
  { id: 'hispania', seat: 1, colour: 3 },
];
const units = (side: string, kind: string, count: number): Piece => ({
  id: `${kind}-${side}-narbonensis`,
  kind,
  at: SPACE,
  side,
  count,
});
const BEGAN: GameEvent = { event: 'battle_began', attacker: HISPANIA, defender: MACEDONIA, space: SPACE, fort: false };
const LOST: GameEvent = { event: 'units_lost', side: MACEDONIA, space: SPACE, infantry: 2, cavalry: 1, catapult: 0 };
const ENDED: GameEvent = { event: 'battle_ended', winner: HISPANIA, loser: MACEDONIA, space: SPACE };
const CLOSED: GameEvent = { event: 'closed' };
const ACCOUNT: Account = {
  id: 0,
  kind: 'land_battle',
  space: SPACE,
  attacker: HISPANIA,
  defender: MACEDONIA,
  lines: [
    { n: 1, told: { mark: 'lost', side: MACEDONIA, pieces: { 'piece:infantry': 2, 'piece:cavalry': 1 } } },
    { n: 2, told: { mark: 'parted', winner: HISPANIA, why: 'destroyed', rule: 'CE-step3-05' } },
  ],
  closed: 3,
};
const BEGUN: Account = { ...ACCOUNT, lines: [], closed: null };
const VIEW = {
  sides: SIDES,
  pieces: [units('macedonia', 'infantry', 3), units('macedonia', 'cavalry', 1), units('hispania', 'catapult', 2)],
  stage: {
    battle: {
      space: SPACE,
      round: 2,
      sea: false,
      attacker: { side: HISPANIA, catapult: 2, legion: 2 },
      defender: { side: MACEDONIA, infantry: 3, cavalry: 1, legion: 4 },
    },
  },
} as Partial<View>;

const onStage = (table: Table) => render(Stage, { table, narrow: false, on: SPACE, side: false, below: 0 });
const sideOf = (page: Element, name: string): Element =>
  [...page.querySelectorAll('.sides section')].find((s) => labelOf(s) === name)!;

describe('the stage', () => {
  it.each([
    ['en', 'Battle · battle round 2', '3 Infantry', 'Attacker', 'What is under way', 'Hide the battle'],
    ['it', 'Battaglia · giro 2', '3 Fanterie', 'Attaccante', 'Che cosa è in corso', 'Riduci la battaglia'],
    ['fr', 'Bataille · manche 2', '3 Infanterie', 'Attaquant', 'Ce qui est en cours', 'Masquer la bataille'],
  ] as const)('shows in %s who fights with how many', async (language, head, infantry, attacker, label, hide) => {
    await speak(language, 'conquest');
    const table = await lay('conquest', VIEW, { events: [BEGAN] });
    const { container } = onStage(table);
    expect(labelOf(container.querySelector('.stage'))).toBe(label);
    expect(textIn(container.querySelector('header .cap'))).toBe(head);
    expect(textIn(container.querySelector('h2'))).toBe('Narbonensis');
    const mine = sideOf(container, 'Macedonia');
    expect([...mine.querySelectorAll('.units .unit')].map(labelOf)).toContain(infantry);
    expect(mine.querySelectorAll('.units .unit')).toHaveLength(2);
    expect(textIn(sideOf(container, 'Hispania').querySelector('.named'))).toContain(attacker);
    const shut = container.querySelector('.shut')!;
    expect(labelOf(shut)).toBe(hide);
    await fireEvent.click(shut);
    expect(container.querySelector('.stage')).toBeNull();
    expect(textIn(container.querySelector('.stage-open'))).toContain('Narbonensis');
  });

  it.each([
    ['en', 'Hispania wins the battle in Narbonensis against Macedonia.', ['2 Infantry', 'Cavalry'], 'no losses'],
    [
      'it',
      'Hispania vince la battaglia in Narbonensis contro Macedonia.',
      ['2 Fanterie', 'Cavalleria'],
      'nessuna perdita',
    ],
    [
      'fr',
      'Hispania gagne la bataille en Narbonensis contre Macedonia.',
      ['2 Infanterie', 'Cavalerie'],
      'aucune perte',
    ],
  ] as const)('gives in %s the account of a battle: who won, and what it cost', async (language, said, lost, none) => {
    await speak(language, 'conquest');
    const players = [{ seat: 0, kind: 'me' as const, name: 'Ada', bot: null }];
    const table = await lay('conquest', VIEW, { events: [BEGAN], accounts: [BEGUN], players });
    const { container } = onStage(table);
    const over = {
      version: 2,
      answers: 2,
      events: [LOST, ENDED, CLOSED],
      events_from: 1,
      accounts: [ACCOUNT],
      players,
    };
    table.live.take(stateOf({ sides: SIDES }, over));
    // Whoever has lost it is waited for.
    table.live.skip();
    await vi.waitFor(() => expect(container.querySelector('.result')).not.toBeNull());
    expect(container.querySelector('[data-choice=continue]')).not.toBeNull();
    expect(textIn(container.querySelector('.said'))).toBe(said);
    const losses = [...container.querySelectorAll('.lost')].map((p) =>
      [...p.querySelectorAll('.one, .none')].map(textIn),
    );
    expect(losses).toEqual([[none], lost]);
    expect(container.querySelector('.why .rule')).not.toBeNull();
    table.close();
  });
});

describe('the log', () => {
  it.each([
    [
      'en',
      /Battle in Narbonensis: Hispania against Macedonia\. Hispania wins\. Losses – Hispania: no losses; Macedonia: 2 Infantry, 1 Cavalry/,
    ],
    [
      'it',
      /Battaglia in Narbonensis: Hispania contro Macedonia\. Vince Hispania\. Perdite – Hispania: nessuna perdita; Macedonia: 2 Fanterie, 1 Cavalleria/,
    ],
    [
      'fr',
      /Bataille en Narbonensis : Hispania contre Macedonia\. Hispania l'emporte\. Pertes – Hispania : aucune perte ; Macedonia : 2 Infanterie, 1 Cavalerie/,
    ],
  ] as const)('has in %s one line for a battle that is over', async (language, line) => {
    await speak(language, 'conquest');
    const table = await lay(
      'conquest',
      { sides: SIDES },
      { events: [BEGAN, LOST, ENDED, CLOSED], accounts: [ACCOUNT] },
    );
    const { container } = render(Log, { table });
    const rows = [...container.querySelectorAll('.log > li')];
    expect(rows).toHaveLength(1);
    expect(textIn(rows[0]!.querySelector('summary'))).toMatch(line);
    expect(rows[0]!.querySelector('details')!.open).toBe(false);
    const inner = [...rows[0]!.querySelectorAll<HTMLElement>('.inner li')].map((li) => li.dataset['event']);
    expect(inner).toEqual(['battle_began', 'units_lost', 'battle_ended']);
  });

  it('names things as links, and marks what was done to the reader', async () => {
    await speak('en', 'conquest');
    const table = await lay('conquest', { sides: SIDES }, { events: [BEGAN] });
    const shown = vi.spyOn(table, 'show');
    const { container } = render(Log, { table });
    const row = container.querySelector('li')!;
    expect(textIn(row)).toContain('Hispania attacks Macedonia in Narbonensis.');
    expect(row.classList.contains('us')).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Narbonensis' }));
    expect(shown).toHaveBeenCalledWith(SPACE);
  });

  it('says that nothing has happened yet', async () => {
    await speak('en', 'conquest');
    render(Log, { table: await lay('conquest', { sides: SIDES }) });
    expect(screen.getByText('Nothing has happened yet.')).toBeTruthy();
  });
});

it.each([
  ['en', 'Hand over the screen', 'Next player: Ben', 'I am here'],
  ['it', 'Passa lo schermo', 'Prossimo: Ben', 'Ci sono'],
  ['fr', "Passez l'écran", 'Au suivant : Ben', 'Me voici'],
] as const)('the curtain names in %s whom it is for, and nothing else', async (language, label, who, open) => {
  await speak(language, 'successors4');
  const players = [
    { seat: 0, kind: 'me' as const, name: 'Ada', bot: null },
    { seat: 1, kind: 'friend' as const, name: 'Ben', bot: null },
  ];
  const hands = [{ id: 'red', count: 1, cards: ['kassandros'], side: 'red' }];
  const sides = [
    { id: 'red', seat: 0, colour: 2 },
    { id: 'blue', seat: 1, colour: 1 },
  ];
  const table = await lay('successors4', { sides, hands }, { players });
  const look = vi.spyOn(table, 'look');
  const { container } = render(Curtain, { table, seat: 1 });
  const dialog = screen.getByRole('dialog');
  expect(labelOf(dialog)).toBe(label);
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  expect(textIn(container.querySelector('h2'))).toBe(who);
  expect(textIn(container)).not.toContain('Kassandros');
  expect(textIn(container)).not.toContain('Ada');
  const button = screen.getByRole('button', { name: open });
  await fireEvent.click(button);
  expect(look).toHaveBeenCalledWith(1);
});

it('the curtain calls players without a name by what they command', async () => {
  await speak('en', 'successors4');
  const sides = [{ id: 'blue', seat: 1, colour: 1 }];
  const players = [{ seat: 1, kind: 'friend' as const, name: '', bot: null }];
  const { container } = render(Curtain, { table: await lay('successors4', { sides }, { players }), seat: 1 });
  expect(textIn(container.querySelector('h2'))).toBe('Next player: Blue');
});

describe('the goal', () => {
  const goals = [
    { key: 'take', facts: { space: 'space:chaeronea' }, reached: true, spaces: ['chaeronea'] },
    { key: 'take', facts: { space: 'space:halicarnassus' }, reached: false, spaces: ['halicarnassus'] },
  ];
  const PHASES = ['set_up', 'advance', 'refit', 'spend'];
  const table = () => lay('alexander', { phases: PHASES, phase: 'refit' }, { goals });

  it.each([
    ['en', ['Chaeronea', 'Halicarnassus'], ['reached', 'still open'], 'Goal'],
    ['it', ['Cheronea', 'Alicarnasso'], ['raggiunto', 'ancora da raggiungere'], 'Obiettivo'],
    ['fr', ['Chéronée', 'Halicarnasse'], ['atteint', 'à atteindre'], 'But'],
  ] as const)('is a line in %s, each part reached or open', async (language, names, states, label) => {
    await speak(language, 'alexander');
    const laid = await table();
    const { container } = render(Course, { table: laid, narrow: false });
    const lines = [...container.querySelectorAll('.goals li')];
    expect(lines.map((li) => textIn(li.querySelector('span')))).toEqual(names);
    expect(lines.map((li) => textIn(li.querySelector('.sr')))).toEqual(states);
    const open = container.querySelector('.goals .open')!;
    expect(textIn(open)).toBe(label);
    expect(open.getAttribute('aria-expanded')).toBe('false');
    await fireEvent.click(open);
    expect(laid.panel).toBe('goal');
    expect(open.getAttribute('aria-expanded')).toBe('true');
  });

  it('is beside the order of a turn, the present phase lit and explained', async () => {
    await speak('en', 'alexander');
    const { container } = render(Course, { table: await table(), narrow: false });
    expect(container.querySelectorAll('.steps > li')).toHaveLength(PHASES.length);
    const lit = container.querySelectorAll('[aria-current=step]');
    expect(lit).toHaveLength(1);
    expect(textIn(lit[0]!.querySelector('button'))).toBe('Refit');
    expect(textIn(lit[0]!.querySelector('.tip'))).not.toBe('Refit');
  });

  it.each(['campaign', 'archidamian', 'decelean', 'fall_of_athens'])(
    'of %s is told to two players otherwise than to one alone',
    async (scenario) => {
      await speak('en', 'peloponnesian');
      const told = async (seats: number): Promise<string> => {
        const players = Array.from({ length: seats }, (_, seat) => ({
          seat,
          kind: 'me' as const,
          name: '',
          bot: null,
        }));
        const laid = await lay('peloponnesian', {}, { players });
        Object.assign(laid, { scenario });
        return textIn(render(GoalCard, { table: laid, narrow: false }).container.querySelector('p'));
      };
      expect(await told(1)).toMatch(/You (lead|begin)|from the side of Athens/);
      const two = await told(2);
      expect(two).toContain('wo players');
      expect(two).toContain('the side with more Victory Points');
      expect(two).not.toMatch(/You (lead|begin)|Matrix|40 (Victory )?[Pp]oints/);
    },
  );

  it('is told on a card that is not shown again to whoever does not want it', async () => {
    await speak('en', 'skirmish');
    const laid = await lay('skirmish', {}, { goals: [{ key: 'rounds', facts: { left: 12 } }] });
    Object.assign(laid, { scenario: 'ford' });
    laid.panel = 'goal';
    const { container } = render(GoalCard, { table: laid, narrow: false });
    expect(textIn(container.querySelector('h2'))).toBe('The five fords');
    expect(textIn(container.querySelector('p'))).toContain('Whoever holds three fords alone');
    expect(textIn(container.querySelector('.what'))).toBe('12 rounds left');
    await fireEvent.click(screen.getByLabelText('Show this when a game begins'));
    expect(localStorage.getItem('strategos.briefing')).toBe('off');
    await fireEvent.click(screen.getByRole('button', { name: /^Go to the board/ }));
    expect(laid.panel).toBeNull();
  });
});
