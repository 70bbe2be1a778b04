/** A new game: who sits where, what can be chosen, what goes to the server, and what it says if it will not. */

import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameInfo, MatchInfo } from '../../src/gen/protocol.ts';
import Failed from '../../src/lib/board/Failed.svelte';
import Games from '../../src/lib/home/Games.svelte';
import MatchList from '../../src/lib/home/MatchList.svelte';
import SetupForm from '../../src/lib/home/SetupForm.svelte';
import { Setup } from '../../src/lib/home/setup.svelte.ts';
import { ApiError } from '../../src/lib/net/api.ts';
import { stillGame } from '../../src/lib/play/still.ts';
import { failureOf } from '../../src/lib/text/failure.ts';
import { labelOf, problem, serve, speak, textIn } from './page.ts';

const CONQUEST: GameInfo = {
  ...stillGame('conquest'),
  seats: [2, 3, 4],
  scenarios: ['classic'],
  choices: [
    { name: 'homes', values: ['order', 'lot'], rule: 'CE-setup-01', before: '', tells: [], kind: 'rule' },
    { name: 'road_return', values: ['pays', 'free'], rule: 'CE-road-05', before: '', tells: [], kind: 'reading' },
  ],
  bots: ['random', 'heuristic'],
  sides: { classic: { 3: ['macedonia', 'egyptus', 'hispania'] } },
};
const ALEXANDER: GameInfo = {
  ...stillGame('alexander'),
  seats: [1],
  scenarios: ['granicus', 'issus'],
  choices: [
    { name: 'november', values: ['by', 'before'], rule: 'FA-glory-07', before: '', tells: [], kind: 'reading' },
    { name: 'walls_left', values: ['removed', 'must_fall'], rule: '', before: '', tells: [], kind: 'reading' },
  ],
  bots: ['heuristic'],
  facts: { total: 400, unsure: 312, checked: 12, problem: '' },
};

function offered(...games: GameInfo[]): Setup {
  const setup = new Setup();
  setup.offer(games);
  return setup;
}
const form = (setup: Setup) => render(SetupForm, { setup, game: setup.game! });
const seats = (container: Element): Element[] => [...container.querySelectorAll('div.seat')];

describe('who is asked to react', () => {
  it('is whoever can where only bots could learn from it, and everybody among people', () => {
    const reactions = {
      name: 'reactions',
      values: ['everybody', 'able'],
      rule: '',
      before: '',
      tells: ['able'],
      kind: 'rule' as const,
    };
    const setup = offered({ ...CONQUEST, choices: [...CONQUEST.choices, reactions] });
    expect(setup.options['reactions']).toBe('able');
    setup.sit(1, 'friend');
    expect(setup.options['reactions']).toBe('everybody');
    setup.sit(1, 'bot');
    expect(setup.options['reactions']).toBe('able');
  });
});

describe('a game for several', () => {
  beforeEach(() => speak('en', 'conquest'));

  it('has so many seats as are asked for, me at the first and bots at the others', async () => {
    const { container } = form(offered(CONQUEST));
    const three = screen.getByRole('button', { name: '3' });
    expect(seats(container)).toHaveLength(4);
    expect(three.getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(three);
    expect(three.getAttribute('aria-pressed')).toBe('true');
    expect(seats(container).map((seat) => textIn(seat.querySelector('.side')))).toEqual([
      'Macedonia',
      'Egyptus',
      'Hispania',
    ]);
    const who = screen.getAllByLabelText(/^Who sits at seat/).map((select) => (select as HTMLSelectElement).value);
    expect(who).toEqual(['me', 'bot', 'bot']);
    expect((screen.getByLabelText('Which bot plays seat 2') as HTMLSelectElement).value).toBe('heuristic');
  });

  it('has one at most who is me: whoever was becomes a friend', async () => {
    form(offered(CONQUEST));
    const who = (seat: number) => screen.getByLabelText(`Who sits at seat ${seat}`) as HTMLSelectElement;
    await fireEvent.change(who(2), { target: { value: 'me' } });
    expect([who(1).value, who(2).value]).toEqual(['friend', 'me']);
    expect(screen.getByLabelText('Name of the player at seat 1')).toBeTruthy();
    expect(screen.queryByLabelText('Which bot plays seat 2')).toBeNull();
  });

  it('is begun as the form shows it', async () => {
    let sent: unknown;
    serve('api/matches', (body) => ((sent = body), { id: 'abc' }));
    const { container } = form(offered(CONQUEST));
    await fireEvent.click(screen.getByRole('button', { name: '2' }));
    await fireEvent.input(screen.getByLabelText('Name of the player at seat 1'), { target: { value: 'Ada' } });
    await fireEvent.change(screen.getByLabelText('Which bot plays seat 2'), { target: { value: 'random' } });
    await fireEvent.input(screen.getByLabelText('Dice seed'), { target: { value: '21' } });
    await fireEvent.submit(container.querySelector('form')!);
    await waitFor(() => expect(location.hash).toBe('#/match/abc'));
    expect(sent).toEqual({
      game: 'conquest',
      scenario: 'classic',
      seats: 2,
      options: { homes: 'order', road_return: 'pays' },
      players: [
        { kind: 'me', name: 'Ada', bot: null },
        { kind: 'bot', name: '', bot: 'random' },
      ],
      seed: 21,
    });
  });

  it('that is refused can be begun once more, and it is said why', async () => {
    serve('api/matches', () => problem(400, 'bad_input', 'seats must be 2 to 6'));
    const setup = offered(CONQUEST);
    const { container } = form(setup);
    await fireEvent.submit(container.querySelector('form')!);
    await waitFor(() => expect(setup.failed).not.toBeNull());
    expect(setup.failed).toEqual({ said: 'The server does not accept this.', detail: 'seats must be 2 to 6' });
    expect(screen.getByRole('button', { name: /^Start the game/ }).hasAttribute('disabled')).toBe(false);
  });
});

it.each([
  ['en', 'Who sits at seat 1', ['You', 'A friend at this screen', 'Bot'], 'Start the game'],
  ['it', 'Chi siede al posto 1', ['Tu', 'Un amico a questo schermo', 'Bot'], 'Inizia la partita'],
  ['fr', 'Qui occupe la place 1', ['Vous', 'Un ami à cet écran', 'Bot'], 'Commencer la partie'],
] as const)('the form speaks %s', async (language, who, kinds, start) => {
  await speak(language, 'conquest');
  const { container } = form(offered(CONQUEST));
  const first = seats(container)[0]!.querySelector('select')!;
  expect(labelOf(first)).toBe(who);
  const options = within(first).getAllByRole('option');
  expect(options.map(textIn)).toEqual(kinds);
  expect(textIn(container.querySelector('[type=submit]'))).toBe(`${start} ↵`);
});

describe('a game for one', () => {
  beforeEach(() => speak('en', 'alexander'));

  it('says nothing of friends, but what the scenario is like', () => {
    const { container } = form(offered(ALEXANDER));
    expect(textIn(container)).toContain('Who commands');
    expect(textIn(container).toLowerCase()).not.toContain('friend');
    expect(container.querySelectorAll('.seat-count')).toHaveLength(0);
    expect(textIn(container)).toContain('From Chaeronea over the Hellespont to Lycia');
    expect(textIn(container)).toContain('30 to 45 minutes');
  });

  it('unfolds what is disputed, with the rule it is about', async () => {
    const { container } = form(offered(ALEXANDER));
    const details = container.querySelector('details')!;
    expect(textIn(details)).toBe('2 disputed rules');
    details.open = true;
    await fireEvent(details, new Event('toggle'));
    expect(textIn(details)).toContain('can be read in more than one way');
    const links = within(details).getAllByRole('link', { name: 'The rule' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/rules/alexander/FA-glory-07']);
    expect(within(details).getByRole('radio', { name: 'Up to and including November' })).toBeTruthy();
  });

  it('tells how much of it awaits a check with the box', () => {
    const setup = offered(ALEXANDER);
    expect(textIn(form(setup).container)).toContain('75% of the facts await a check with the box');
    render(Games, { setup });
    const card = screen.getByRole('radio', { name: /Field Commander: Alexander/ });
    expect(card.getAttribute('aria-checked')).toBe('true');
    expect(labelOf(screen.getByRole('radiogroup'))).toBe('New game');
  });
});

it.each([
  ['en', 'This game does not exist, or it has been deleted.', 'That did not work.'],
  ['it', 'Questa partita non esiste, o è stata eliminata.', 'Non è riuscito.'],
  ['fr', "Cette partie n'existe pas, ou elle a été supprimée.", "Cela n'a pas réussi."],
] as const)('what went wrong is told in %s by its code, with the server’s English beside it', async (...row) => {
  const [language, known, unknown] = row;
  await speak(language);
  const told = (why: string): Element =>
    render(Failed, { failure: failureOf(new ApiError(404, why, 'There is no match abc.')) }).container;
  for (const [why, said] of [
    ['no_such_match', known],
    ['never_heard_of', unknown],
  ] as const) {
    const page = told(why);
    const small = page.querySelector('small')!;
    expect(small.lang).toBe('en');
    expect(textIn(small)).toBe('There is no match abc.');
    expect(textIn(page)).toBe(`${said}There is no match abc.`);
  }
});

const WAR: GameInfo = {
  ...stillGame('peloponnesian'),
  seats: [1, 2],
  scenarios: ['campaign', 'fall_of_sparta'],
  seats_of: { fall_of_sparta: [2] },
  alone: { campaign: 1, fall_of_sparta: 2 },
  bots: ['heuristic'],
};
const onOff = (name: string): GameInfo['choices'][number] => ({
  name,
  values: ['no', 'yes'],
  rule: '',
  before: '',
  tells: [],
  kind: 'rule',
});
const HEIRS: GameInfo = {
  ...stillGame('successors4'),
  seats: [2, 3, 4, 5],
  scenarios: ['alexander'],
  alone: { alexander: 5 },
  choices: [
    onOff('cavalry'),
    onOff('short_game'),
    { name: 'reactions', values: ['everybody', 'able'], rule: '', before: '', tells: [], kind: 'rule' },
  ],
  bots: ['heuristic'],
  guides: ['first'],
  sides: { alexander: { 3: ['yellow', 'blue', 'red'] } },
  colours: { alexander: { 3: [4, 1, 2] } },
};

describe('how one starts', () => {
  beforeEach(() => speak('en', 'conquest', 'alexander', 'peloponnesian', 'successors4'));
  const all = (): Setup => offered({ ...CONQUEST, alone: { classic: 4 } }, ALEXANDER, WAR, HEIRS);
  /** Clicks the buttons by their names, and says how many clicks that took. */
  async function clicks(...names: (string | RegExp)[]): Promise<number> {
    for (const name of names) await fireEvent.click(screen.getByRole('button', { name }));
    return names.length;
  }

  it('begins with the game for beginners, whatever the order', () => {
    expect(all().chosen).toBe('alexander');
  });

  it('counts people: alone one may play every game, and the number sets the seats', async () => {
    const setup = all();
    render(Games, { setup });
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    await fireEvent.click(screen.getByRole('button', { name: '3' }));
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect([setup.chosen, setup.seats]).toEqual(['conquest', 3]);
    expect(setup.sitting.map((s) => s.kind)).toEqual(['me', 'friend', 'friend']);
    setup.choose('successors4');
    expect(setup.seats).toBe(3);
    await fireEvent.click(screen.getByRole('button', { name: '1' }));
    expect([setup.chosen, setup.seats]).toEqual(['successors4', 5]);
    expect(setup.sitting.map((s) => s.kind)).toEqual(['me', 'bot', 'bot', 'bot', 'bot']);
  });

  it('starts the solitaire campaign with one click', async () => {
    let sent: unknown;
    serve('api/matches', (body) => ((sent = body), { id: 'war' }));
    render(Games, { setup: all() });
    expect(await clicks('Play: The Peloponnesian War')).toBeLessThanOrEqual(2);
    await waitFor(() => expect(location.hash).toBe('#/match/war'));
    expect(sent).toMatchObject({ game: 'peloponnesian', scenario: 'campaign', seats: 1 });
  });

  it('gives a scenario for two its two seats, and one alone his one again', () => {
    const setup = all();
    setup.choose('peloponnesian');
    setup.setScenario('fall_of_sparta');
    expect(setup.seats).toBe(2);
    setup.choose('peloponnesian');
    expect(setup.seats).toBe(1);
  });

  it('keeps the guide on the card of the game that is chosen', async () => {
    serve('api/matches', (body) => ({ id: (body as { guide: string }).guide }));
    const setup = all();
    setup.choose('successors4');
    render(Games, { setup });
    expect(await clicks(/^Learn: Successors/)).toBe(1);
    await waitFor(() => expect(location.hash).toBe('#/match/first'));
  });

  it('turns all optional rules on with one click, and leaves what is no switch', async () => {
    const setup = all();
    setup.choose('successors4');
    form(setup);
    expect(await clicks('All on')).toBe(1);
    expect(setup.options).toEqual({ cavalry: 'yes', short_game: 'yes', reactions: 'everybody' });
    expect(screen.getByText('2 of 2 on')).toBeTruthy();
  });

  it('shows seats in the colours of the board, whatever the optional rules', async () => {
    const setup = all();
    setup.choose('successors4');
    setup.setSeats(3);
    setup.switchAll(true);
    const { container } = form(setup);
    const fills = seats(container).map((seat) => seat.querySelector('circle')!.getAttribute('fill'));
    expect(fills).toEqual(['var(--f4)', 'var(--f1)', 'var(--f2)']);
    expect(textIn(seats(container)[0]!.querySelector('.side'))).toBe('Yellow');
  });
});

describe('how one comes back', () => {
  const match = (id: string, more: Partial<MatchInfo>): MatchInfo => ({
    id,
    game: 'alexander',
    scenario: 'granicus',
    seats: 1,
    options: {},
    players: [{ seat: 0, kind: 'me', name: '', bot: null }],
    round: 1,
    phase: '',
    acting: [0],
    answers: 1,
    outcome: null,
    created: 0,
    updated: 0,
    parent: null,
    parent_answers: null,
    rewound: 0,
    problem: null,
    guide: null,
    present: [],
    hinted: [],
    seed: null,
    ...more,
  });
  const lost = { winners: [], why: 'alexander_killed', scores: {} };
  const rows = (page: Element): string[] =>
    [...page.querySelectorAll<HTMLElement>('.match .body')].map((a) => a.getAttribute('href')!);

  it('what waits for somebody here is first, what is over is folded and says how it ended', async () => {
    await speak('en', 'alexander');
    const matches = [
      match('over', { outcome: lost, acting: [] }),
      match('bots', { acting: [] }),
      match('mine', { guide: 'first' }),
    ];
    const { container } = render(MatchList, { matches, loaded: true, gone: () => undefined });
    expect(rows(container)).toEqual(['#/match/mine', '#/match/bots']);
    expect(textIn(container.querySelector('.match'))).toContain('Guided game');
    const details = container.querySelector('details')!;
    expect(textIn(details)).toBe('One finished game');
    details.open = true;
    await fireEvent(details, new Event('toggle'));
    await waitFor(() => expect(rows(container)).toContain('#/match/over/end'));
    const state = textIn([...container.querySelectorAll('.state')].at(-1));
    expect(state).toMatch(/^Lost: Alexander is dead\./);
  });
});
