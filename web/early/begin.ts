/** Begins what the address alone says will be needed, before any program has come. It stands in `index.html` itself. */

import type { Laid } from '../src/gen/protocol.ts';
import { Ahead, socketUrl } from '../src/lib/net/ahead.ts';
import type {} from '../src/lib/net/begun.ts';
import { noted } from '../src/lib/noted.ts';
import { sitting } from '../src/lib/play/sitting.ts';
import { preferred } from '../src/lib/text/preferred.ts';
import { routeOf, type Route } from '../src/routes/address.ts';
import type { Files } from './files.ts';

declare const FILES: Files;

// Once: the builder writes them out wherever they are named.
const files = FILES;

const begun = (globalThis.begun = new Map<string, Promise<Response>>());

function ask(path: string): Promise<Response> {
  const answer = fetch(path);
  // Whoever wants it will hear that it failed.
  answer.catch(() => undefined);
  begun.set(path, answer);
  return answer;
}

/** What a file is, but a program. */
const KINDS: Record<string, string> = { css: 'style', woff2: 'font' };

/** Fetch, do not run: programs, their styles, letters. */
function preload(names: string[] = []): void {
  for (const name of names) {
    const [href, kind] = [`./${name}`, KINDS[name.slice(name.lastIndexOf('.') + 1)]];
    const link = Object.assign(document.createElement('link'), { rel: kind ? 'preload' : 'modulepreload', href });
    if (kind) link.as = kind;
    link.crossOrigin = '';
    document.head.append(link);
  }
}

/** What a game looks like, and its map. */
function deck(game: string, map: string): void {
  preload(files.skins[game]?.program);
  if (files.maps.includes(`${map}.json`)) ask(`map/${map}.json`);
}

/** What a game says. Which language it is takes a look into the browser's store, and the first one takes a while: before
 * it all is on its way that does not depend on it. */
function speak(game: string): void {
  language ||= preferred();
  ask(`api/text/${language}/${game}`);
  preload(files.skins[game]?.words[language]);
}

/** The game and the map of a match that was opened lately: the server has written them into the page. */
function lately(id: string): [game: string, map: string] | null {
  const known = (document.documentElement.dataset['lately'] ?? '').split(' ').map((about) => about.split(':'));
  const [, game, map] = known.find(([match]) => match === id) ?? [];
  return game && map ? [game, map] : null;
}

/** The board of a match: its map, words and looks are known as soon as it is, or before. */
async function lay({ id, seat }: Extract<Route, { page: 'play' }>): Promise<void> {
  const asked = ask(`api/matches/${id}/table`);
  preload(files.pages['play']);
  const known = lately(id);
  if (known) deck(...known);
  preload(files.fonts);
  if (known) speak(known[0]);
  const table = await asked;
  if (!table.ok) return;
  const read = table.json() as Promise<Laid>;
  // Whoever asks for the answer wants to read it, too, and may have been waiting for it.
  table.json = () => read;
  const laid = await read;
  const sat = noted('sat').includes(id);
  globalThis.ahead = new Ahead(socketUrl(id, sitting(laid.match, seat, sat).seat, null));
  if (known) return;
  deck(laid.match.game, laid.board.map);
  speak(laid.match.game);
}

const route = routeOf(location.hash);
let language = '';
// What others wait for comes first.
if (route.page === 'play') globalThis.laying = lay(route).catch(() => undefined);
else preload(files.pages[route.page]);
language ||= preferred();
// Which boards are drawn is known here.
if (files.maps.length) begun.set('map/index.json', Promise.resolve(new Response(JSON.stringify(files.maps))));
ask(`api/text/${language}/client`);
