/** What a component needs to be on a page without a browser: words of a language, a table, a server that answers. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { skinOf } from '../../src/games/index.ts';
import type { Board, StateMessage, View } from '../../src/gen/protocol.ts';
import type { Drawing } from '../../src/lib/map/drawing.ts';
import { Table } from '../../src/lib/play/table.svelte.ts';
import { words } from '../../src/lib/text/catalogue.svelte.ts';
import type { Language } from '../../src/lib/text/languages.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const TEXT = folder('../../../src/strategos/text');
const catalogue = (language: string, name: string): string => {
  const path = `${TEXT}/${language}/${name}.ftl`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** The words of a game as the server sends them: the common ones, its family's, its own, of its rules, notes and data. */
function textOf(language: string, game: string): string {
  if (game === 'client') return catalogue(language, game);
  const own = [game.replace(/\d$/, ''), game].filter((name, i, all) => all.indexOf(name) === i);
  const books = [`${game}.rules`, ...own.map((name) => `${name}.notes`), ...own.map((name) => `${name}.data`)];
  return ['common', ...own, ...books].map((name) => catalogue(language, name)).join('\n');
}

type Answer = (body: unknown) => Response | object;
let answers = new Map<string, Answer>();

/** What the server answers at an address; what nobody has told it, it does not know. */
export function serve(path: string, answer: Answer): void {
  answers.set(path, answer);
}

/** An error as the server tells it. */
export const problem = (status: number, why: string, detail: string): Response =>
  new Response(JSON.stringify({ why, detail }), { status });

async function fetched(address: URL | string, init?: RequestInit): Promise<Response> {
  const path = new URL(address).pathname.slice(1);
  const [, language, game] = /^api\/text\/(\w+)\/(\w+)$/.exec(path) ?? [];
  if (language && game) return new Response(textOf(language, game));
  const answer = answers.get(path)?.(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
  if (answer instanceof Response) return answer;
  return answer ? new Response(JSON.stringify(answer)) : problem(404, 'not_found', path);
}

// What this page without a browser has not: cards that lie above everything.
HTMLElement.prototype.showPopover ??= () => {};

beforeEach(() => {
  answers = new Map();
  vi.stubGlobal('fetch', fetched);
  localStorage.clear();
});

afterEach(() => {
  // Whatever a test was about: nothing on its page went without words.
  expect([...words.missing]).toEqual([]);
  words.missing.clear();
});

/** The reader's language, with the words of the client and of these games. */
export async function speak(language: Language, ...games: string[]): Promise<void> {
  words.language = language;
  await Promise.all(['client', ...games].map((game) => words.load(game)));
  await words.use(language);
}

const NOWHERE: Board = { map: '', spaces: [], links: [] };
/** What draws a map is tried in a browser. */
const NO_MAP = null as unknown as Drawing;

/** What the server tells of a position; what is not told here is nothing. */
export function stateOf(view: Partial<View>, message: Partial<StateMessage> = {}): StateMessage {
  const from = message.events_from ?? 0;
  return {
    type: 'state',
    course: null,
    version: 1,
    answers: 1,
    seat: 0,
    view: { round: 1, phase: '', phases: [], acting: null, sides: [], pieces: [], spaces: {}, ...view },
    events: [],
    events_from: from,
    events_to: from + (message.events?.length ?? 0),
    accounts: [],
    decision: null,
    acting: [],
    undo: false,
    redo: false,
    thinking: [],
    outcome: null,
    players: [],
    standing: [],
    goals: [],
    coach: null,
    hand_over: null,
    ...message,
  };
}

/** A table of a game with its skin, at which a position is on show. */
export async function lay(
  game: string,
  view: Partial<View>,
  message: Partial<StateMessage> = {},
  board: Partial<Board> = {},
): Promise<Table> {
  const skin = await skinOf(game);
  const table = Table.still({ ...NOWHERE, ...board }, NO_MAP, game, stateOf(view, message), skin);
  words.pieces(table);
  return table;
}

/** The text of an element, with single spaces. */
export const textIn = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** What a screen reader says of it by its label, with single spaces. */
export const labelOf = (element: Element | null | undefined): string =>
  (element?.getAttribute('aria-label') ?? '').replaceAll(/\s+/g, ' ').trim();
