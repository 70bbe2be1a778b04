/** The maps as small as stamps, fetched once, when the first is to be seen. */

import { api } from '../net/api.ts';
import type { Thumb } from './drawing.ts';

let all: Promise<Record<string, Thumb>> | null = null;
const maps = new Map<string, Promise<string>>();

/** The stamp of a map; null for a board nobody has drawn. */
export async function thumbOf(map: string): Promise<Thumb | null> {
  all ??= api.map<Record<string, Thumb>>('thumbs.json').catch(() => ({}));
  return (await all)[map] ?? null;
}

/** The map of a scenario. */
export function mapOf(game: string, scenario: string): Promise<string> {
  const key = `${game}/${scenario}`;
  const known = maps.get(key) ?? api.boardOf(game, scenario).then(({ map }) => map);
  maps.set(key, known);
  return known;
}
