/** The end of a match: who has won, the curves, the battles, the luck of the dice. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Curve, Fought, Host, Moment } from '../../src/gen/protocol.ts';
import Best from '../../src/lib/ending/Best.svelte';
import Curves from '../../src/lib/ending/Curves.svelte';
import Fights from '../../src/lib/ending/Fights.svelte';
import Fortune from '../../src/lib/ending/Fortune.svelte';
import { whyWon } from '../../src/lib/play/ending.ts';
import Verdict from '../../src/lib/play/Verdict.svelte';
import { labelOf, lay, serve, speak, textIn } from './page.ts';

const SIDES = [
  { id: 'macedonia', seat: 0, colour: 1 },
  { id: 'hispania', seat: 1, colour: 3 },
];
const table = () => lay('conquest', { sides: SIDES });

describe('a curve', () => {
  const curve: Curve = {
    id: 'tribute',
    series: [
      { side: 'side:macedonia', values: [15, 60, 1095] },
      { side: 'side:hispania', values: [15, 30, -5] },
    ],
  };
  const moments: Moment[] = [1, 2, 3].map((round) => ({ at: round * 10, round, date: '' }));

  it.each([
    [
      'en',
      'Tribute. Macedonia from 15 to 1,095. Hispania from 15 to −5.',
      'As a table',
      'As a curve',
      ['When', 'Turn 3'],
    ],
    [
      'it',
      'Tributo. Macedonia da 15 a 1095. Hispania da 15 a −5.',
      'Come tabella',
      'Come curva',
      ['Quando', 'Turno 3'],
    ],
    ['fr', 'Tribut. Macedonia : de 15 à 1 095. Hispania : de 15 à −5.', 'En tableau', 'En courbe', ['Quand', 'Tour 3']],
  ] as const)('is heard in %s, or read as a table', async (language, said, asTable, asCurve, [when, turn]) => {
    await speak(language, 'conquest');
    const { container } = render(Curves, { table: await table(), curve, moments });
    expect(labelOf(container.querySelector('svg[role=img]'))).toBe(said);
    expect(container.querySelectorAll('path.line')).toHaveLength(2);
    const toggle = container.querySelector('figcaption button')!;
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
    expect(textIn(toggle)).toMatch(new RegExp(`^${asTable}`));
    await fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    expect(textIn(toggle)).toMatch(new RegExp(`^${asCurve}`));
    expect(container.querySelector('svg[role=img]')).toBeNull();
    expect([...container.querySelectorAll('thead th')].map(textIn)).toEqual([when, 'Macedonia', 'Hispania']);
    const rows = [...container.querySelectorAll('tbody tr')].map((tr) => [...tr.children].map(textIn));
    expect(rows).toHaveLength(3);
    expect(rows[2]![0]).toBe(turn);
    expect(rows[2]![2]).toBe('−5');
    await fireEvent.click(toggle);
    expect(container.querySelector('svg[role=img]')).not.toBeNull();
  });

  it('tells sides apart without colours', async () => {
    await speak('en', 'conquest');
    const { container } = render(Curves, { table: await table(), curve, moments });
    const dashes = [...container.querySelectorAll('path.line')].map((p) => p.getAttribute('stroke-dasharray'));
    expect(new Set(dashes).size).toBe(2);
    expect([...container.querySelectorAll('text.letter')].map(textIn)).toEqual(['M', 'H']);
  });
});

const host = (side: string, count: number, lost: number, hits: number, expected: number): Host => ({
  side,
  mustered: { 'piece:infantry': count - 1, 'piece:cavalry': 1 },
  lost: { 'piece:infantry': lost },
  dice: 6,
  hits,
  expected,
});
const fought = (winner: string | null, over = true): Fought => ({
  at: 20,
  until: 27,
  round: 2,
  date: '',
  kind: 'land_battle',
  space: 'space:narbonensis',
  attacker: host('side:hispania', 7, 2, 4, 2.25),
  defender: host('side:macedonia', 5, 5, 1, 2.5),
  winner,
  why: '',
  over,
});

it.each([
  ['en', ['Hispania won', 'No decision', 'Not over'], '2 of 7·5 of 5', 'Turn 2'],
  ['it', ['Vittoria: Hispania', 'Senza esito', 'Non è finita'], '2 su 7·5 su 5', 'Turno 2'],
  ['fr', ['Victoire : Hispania', 'Sans décision', 'En cours'], '2 sur 7·5 sur 5', 'Tour 2'],
] as const)('battles are listed in %s, each a link to its moment', async (language, results, lost, turn) => {
  await speak(language, 'conquest');
  const battles = [fought('side:hispania'), fought(null), fought(null, false)];
  const { container } = render(Fights, { table: await table(), battles, link: (at) => `#at-${at}` });
  const rows = [...container.querySelectorAll('tbody tr')];
  expect(rows.map((tr) => textIn(tr.lastElementChild))).toEqual(results);
  const cells = [...rows[0]!.querySelectorAll('td')].map(textIn);
  expect(cells[0]).toBe(turn);
  expect(cells[3]).toBe(lost);
  const link = rows[0]!.querySelector('th a')!;
  expect([textIn(link), link.getAttribute('href')]).toEqual(['Narbonensis', '#at-20']);
  // Nothing of the wire is on the page.
  expect(textIn(container)).not.toMatch(/_|space:|side:|\[/);
});

it('of many battles the last dozen is shown, and all of them on demand', async () => {
  await speak('en', 'conquest');
  const battles = Array.from({ length: 15 }, () => fought('side:hispania'));
  const { container } = render(Fights, { table: await table(), battles, link: () => '' });
  expect(container.querySelectorAll('tbody tr')).toHaveLength(12);
  await fireEvent.click(screen.getByRole('button', { name: 'All 15 battles' }));
  expect(container.querySelectorAll('tbody tr')).toHaveLength(15);
});

it.each([
  ['en', '20 dice: 9 hits, 6.5 expected', '+2.5'],
  ['it', '20 dadi: 9 colpi, attesi 6,5', '+2,5'],
  ['fr', '20 dés : 9 touches (moyenne attendue : 6,5)', '+2,5'],
] as const)('the luck of the dice is told in %s, in the order of the seats', async (language, told, more) => {
  await speak(language, 'conquest');
  const luck = [
    { side: 'side:hispania', dice: 20, hits: 9, expected: 6.5 },
    { side: 'side:macedonia', dice: 10, hits: 1, expected: 4 },
  ];
  const { container } = render(Fortune, { table: await table(), luck });
  const rows = [...container.querySelectorAll('li')];
  expect(rows.map((li) => textIn(li.querySelector('.who')))).toEqual(['Macedonia', 'Hispania']);
  expect(rows.map((li) => textIn(li.querySelector('b')))).toEqual(['−3', more]);
  expect(rows.map((li) => li.querySelector('b')!.classList.contains('bad'))).toEqual([true, false]);
  expect(textIn(rows[1]!.querySelector('.told'))).toBe(told);
});

it.each([
  ['en', 'Winner: The North', 'The North holds three fords and wins.', 'The story of the game'],
  ['it', 'Ha vinto: Il Nord', 'Il Nord tiene tre guadi e vince.', 'La storia della partita'],
  ['fr', 'Victoire : Le Nord', 'Le Nord tient trois gués et gagne.', "L'histoire de la partie"],
] as const)('who has won is told in %s, with the way to the story', async (language, who, why, story) => {
  await speak(language, 'skirmish');
  const sides = [
    { id: 'north', seat: 0, colour: 1 },
    { id: 'south', seat: 1, colour: 2 },
  ];
  const laid = await lay('skirmish', { sides });
  const { container } = render(Verdict, { table: laid, outcome: { winners: [0], why: 'fords' } });
  expect(textIn(container.querySelector('.asked-what'))).toBe(who);
  expect(textIn(container.querySelector('.asked-sub'))).toBe(why);
  const link = container.querySelector('a.pri')!;
  expect([textIn(link), link.getAttribute('href')]).toEqual([story, '#/match//end?seat=0']);
});

describe('whoever fought alone', () => {
  const war = () => lay('peloponnesian', { sides: [{ id: 'athens', seat: 0, colour: 1 }] });

  it.each([
    ['en', 'The last turn is over: −30 VP, 40 were needed.'],
    ['it', "L'ultimo turno è finito: −30 PV, ne servivano 40."],
    ['fr', 'Le dernier tour est terminé : −30 PV, il en fallait 40.'],
  ] as const)('reads in %s how many points were needed', async (language, said) => {
    await speak(language, 'peloponnesian');
    const outcome = { winners: [], why: 'turns', scores: { player: -30 }, facts: { vp: -30, needed: 40 } };
    expect(whyWon(await war(), outcome)?.replaceAll('\u00a0', ' ')).toBe(said);
  });

  it.each([
    ['won', [0], 'Nobody has done better in this scenario so far.'],
    ['lost', [], ''],
  ] as const)('is told that nobody did better only if the war was %s', async (_, winners, said) => {
    await speak('en', 'peloponnesian');
    const table = await war();
    const finished = { id: table.id, game: table.game, scenario: table.scenario, outcome: { winners, why: 'turns' } };
    serve('api/records', () => ({ scenarios: [{ game: table.game, scenario: table.scenario, best: [finished] }] }));
    const { container } = render(Best, { table });
    await new Promise((done) => setTimeout(done, 20));
    expect(textIn(container)).toBe(said);
  });
});
