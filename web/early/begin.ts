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

/** Fetch, do not run: programs and their styles. */
function preload(names: string[] = []): void {
  for (const name of names) {
    const [href, styles] = [`./${name}`, name.endsWith('.css')];
    const link = Object.assign(document.createElement('link'), { rel: styles ? 'preload' : 'modulepreload', href });
    if (styles) link.as = 'style';
    link.crossOrigin = '';
    document.head.append(link);
  }
}

/** The board of a match: its map, words and looks are known as soon as it is. */
async function lay({ id, seat }: Extract<Route, { page: 'play' }>): Promise<void> {
  const [table, atlas] = await Promise.all([ask(`api/matches/${id}/table`), ask('map/index.json')]);
  if (!table.ok || !atlas.ok) return;
  // Whoever asks for the answers reads them, too.
  const [laid, drawn] = (await Promise.all([table.clone().json(), atlas.clone().json()])) as [Laid, string[]];
  const { game } = laid.match;
  const sat = noted('sat').includes(id);
  globalThis.ahead = new Ahead(socketUrl(id, sitting(laid.match, seat, sat).seat, null));
  const skin = files.skins[game];
  preload(skin?.program);
  preload(skin?.words[language]);
  ask(`api/text/${language}/${game}`);
  if (drawn.includes(`${laid.board.map}.json`)) ask(`map/${laid.board.map}.json`);
}

const route = routeOf(location.hash);
// What others wait for comes first; which language it is takes a look into the browser's store.
if (route.page === 'play') globalThis.laying = lay(route).catch(() => undefined);
preload(files.pages[route.page]);
const language = preferred();
ask(`api/text/${language}/client`);
