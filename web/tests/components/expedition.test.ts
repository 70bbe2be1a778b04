/** The Peloponnesian War: what is told of an Expedition before it sets out. */

import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Peloponnesian } from '../../src/gen/peloponnesian.ts';
import type { Board, Decision, GameEvent, Option, Piece, View } from '../../src/gen/protocol.ts';
import Muster from '../../src/games/peloponnesian/Muster.svelte';
import Objective from '../../src/games/peloponnesian/Objective.svelte';
import Prompt from '../../src/lib/play/Prompt.svelte';
import { words } from '../../src/lib/text/catalogue.svelte.ts';
import { lay, speak, textIn } from './page.ts';

const SIDES = [
  { id: 'athens', seat: null, colour: 1 },
  { id: 'sparta', seat: 0, colour: 2 },
] as View['sides'];
const sp = (id: string, count: number, facts: object = {}): Piece<Peloponnesian> =>
  ({ id, kind: 'hoplite', at: 'space:sparta', side: 'sparta', count, facts: { spent: 0, ...facts } }) as never;
const GUARD = sp('home_guard', 3, { elite: true });
const asks = (kind: string, options: Option[]): { decision: Decision } => ({
  decision: { seat: 0, kind, rule: '', about: {}, options, text: 0 },
});

describe('the muster', () => {
  const expedition = {
    side: 'side:sparta',
    leader: 'piece:gylippus',
    space: 'space:sparta',
    objective: 'space:samos',
    hoplite: 0,
    cavalry: 0,
    naval: 0,
    talents: 1400,
    treasury: 2400,
    joining: [{ piece: 'hoplite-sparta-sparta', sp: 7, talents: 0 }],
    ways: 0,
    steps: 0,
    trail: [],
  };
  const musters = (events: GameEvent[] = [], pieces: Piece[] = [sp('hoplite-sparta-sparta', 7), GUARD]) =>
    lay('peloponnesian', { sides: SIDES, pieces, stage: { expedition } } as unknown as Partial<View>, {
      ...asks('muster', [{ key: 'hoplite-sparta-sparta=01', on: { piece: 'hoplite-sparta-sparta', amount: 1 } }]),
      events,
    });
  const CAUSED = [
    {
      event: 'objective_named',
      side: 'side:sparta',
      leader: 'piece:gylippus',
      space: 'space:samos',
      why: 'effect:player',
    },
    { event: 'talents', side: 'side:sparta', talents: -100, why: 'effect:cause_rebellion', treasury: 2400 },
    { event: 'rebellion_tried', side: 'side:sparta', space: 'space:samos', die: 6, bonus: 0, rebels: true, total: 6 },
    { event: 'rebelled', space: 'space:samos', why: 'effect:caused' },
  ] as unknown as GameEvent[];

  it('counts the talents that the rebellion has cost', async () => {
    await speak('en', 'peloponnesian');
    render(Muster, { table: await musters(CAUSED) });
    expect(textIn(screen.getByTestId('cost'))).toContain('This operation: 100 talents');
  });

  it.each([
    ['en', 'Home Guard never leaves: 3 SP.'],
    ['it', 'Guardia Nazionale: 3 PF, non parte mai.'],
    ['fr', 'Garde nationale : 3 PF, ne part jamais.'],
  ] as const)('says in %s who is on the plate and does not join', async (language, said) => {
    await speak(language, 'peloponnesian');
    render(Muster, { table: await musters() });
    expect(textIn(screen.getByTestId('stay')).toLowerCase()).toBe(said.toLowerCase());
  });

  it('says how many have been activated, and nothing where all can join', async () => {
    await speak('en', 'peloponnesian');
    const marched = [sp('hoplite-sparta-sparta', 7, { spent: 2 })];
    const { unmount } = render(Muster, { table: await musters([], marched) });
    expect(textIn(screen.getByTestId('stay'))).toBe('2 SP here have been activated this turn.');
    unmount();
    render(Muster, { table: await musters([], [sp('hoplite-sparta-sparta', 7)]) });
    expect(screen.queryByTestId('stay')).toBeNull();
  });

  it('presses nobody to set out without a way', async () => {
    await speak('en', 'peloponnesian');
    const { container } = render(Muster, { table: await musters() });
    container.querySelector<HTMLElement>('[data-choice="piece:hoplite-sparta-sparta"]')!.click();
    await Promise.resolve();
    expect(container.querySelector('[data-choice="plan:set_out"]')).not.toBeNull();
    expect(container.querySelector('.btn.pri')).toBeNull();
    expect(textIn(screen.getByTestId('ways'))).toBe('no route for this force');
  });
});

describe('the objective', () => {
  const PLACES = ['corinth', 'plataea', 'argos', 'samos', 'thebes'];
  const board = {
    spaces: PLACES.map((id) => ({ id, facts: { fortress: id === 'samos' } })),
  } as unknown as Partial<Board>;
  const objective = () =>
    lay(
      'peloponnesian',
      {
        sides: SIDES,
        pieces: [{ ...sp('hoplite-athens-plataea', 2), at: 'space:plataea', side: 'athens' } as Piece],
        spaces: {
          corinth: { control: 'side:sparta' },
          plataea: { control: 'side:athens' },
          argos: {},
          samos: { control: 'side:athens' },
          thebes: { control: 'side:sparta' },
        },
        facts: { zones: { sparta: { thebes: ['plataea', 'corinth', 'argos'] }, athens: { plataea: ['thebes'] } } },
      } as unknown as Partial<View>,
      asks(
        'objective',
        PLACES.map((id) => ({ key: id, on: { space: id } })),
      ),
      board,
    );
  const listed = (name: string): string[] => {
    const group = screen.getByRole('group', { name });
    return [...group.querySelectorAll<HTMLElement>('[data-choice]')].map((b) => b.dataset['choice']!);
  };

  it('lists what matters: enemies, what is in reach, empty fortresses', async () => {
    await speak('en', 'peloponnesian');
    render(Objective, { table: await objective() });
    expect(listed('Enemy Forces')).toEqual(['space:plataea']);
    // Of what our Forces reach, neither what is ours nor what is nobody's.
    expect(listed('In reach of your Forces')).toEqual(['space:plataea']);
    expect(listed('Empty enemy fortresses')).toEqual(['space:samos']);
  });
});

it('lets no other button glow beside what a guide points at', async () => {
  await speak('en', 'peloponnesian');
  // A table without a name is not one whose guide was sent away.
  localStorage.setItem('strategos.left', 'another');
  const options = ['hoplite-athens', 'done'].map((id) => ({ key: id, on: { button: id } }));
  const coach = (key: string) => ({
    guide: 'first',
    done: 11,
    of: 12,
    step: 'build',
    aside: null,
    key,
    target: { button: key },
  });
  const glows = async (key: string | null): Promise<string[]> => {
    const table = await lay(
      'peloponnesian',
      { sides: SIDES },
      { ...asks('build', options), coach: key ? coach(key) : null },
    );
    const { container, unmount } = render(Prompt, { table });
    const found = [...container.querySelectorAll<HTMLElement>('.btn.pri')].map((b) => b.dataset['choice']!);
    unmount();
    return found;
  };
  // Who can still build does not end it by Enter.
  expect(await glows(null)).toEqual([]);
  expect(await glows('hoplite-athens')).toEqual([]);
  expect(await glows('done')).toEqual(['button:done']);
});

it.each([
  ['it', ['space:thermopylae', 'space:heraclea'], 'le Termopili ed Eraclea'],
  ['it', ['space:heraclea', 'space:thermopylae'], 'Eraclea e le Termopili'],
  ['en', ['space:thermopylae', 'space:heraclea'], 'Thermopylae and Heraclea'],
] as const)('joins names in %s as they are spoken', async (language, spaces, said) => {
  await speak(language, 'peloponnesian');
  const text = words.text('peloponnesian', 'chronicle-garrisons', { spaces: [...spaces], count: 2 });
  expect(text).toContain(said);
});
