/** The facts of a game that nobody has looked up in the box, fetched once, for whatever on the screen rests on them. */

import type { Doubt } from '../../gen/protocol.ts';
import { api } from '../net/api.ts';
import { whenIdle } from '../net/idle.ts';
import type { Has } from '../play/facets.ts';

class Doubts {
  all = $state.raw<Doubt[]>([]);

  constructor(game: string) {
    const fetched = whenIdle().then(() => api.doubts(game));
    void fetched.then(
      (found) => (this.all = found),
      () => undefined,
    );
  }
}

const games = new Map<string, Doubts>();

function doubtsOf(game: string): Doubt[] {
  const known = games.get(game) ?? new Doubts(game);
  games.set(game, known);
  return known.all;
}

/** What a fact must be about to be doubted here: game, scenario and map of a table. */
export type Doubted = Has<'drawing' | 'game' | 'info' | 'scenario'>;

/** Whether a fact is about the map that is on the table. */
function here(table: Doubted, doubt: Doubt): boolean {
  const scenario = doubt.on['scenario'];
  return scenario === undefined || scenario === table.scenario || scenario === table.drawing.id;
}

/** What is in doubt about a thing: a place, a kind of piece, a card, a track. */
export function about(table: Doubted, kind: string, id: string): Doubt[] {
  if (!table.info.facts.unsure) return [];
  return doubtsOf(table.game).filter(
    (d) => here(table, d) && (d.on[kind] === id || (kind === 'space' && d.on['to'] === id)),
  );
}

/** What is in doubt about kinds of facts, such as a table of results. */
export function among(table: Doubted, kinds: string[]): Doubt[] {
  if (!table.info.facts.unsure) return [];
  return doubtsOf(table.game).filter((d) => here(table, d) && kinds.includes(d.table));
}
