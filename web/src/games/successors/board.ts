/** The board of Successors: both editions are played on one map. */

import { PLAIN_SKIN, type BoardSkin } from '../../lib/board/skin.ts';
import { form, glyph, link, R } from './pieces.ts';
import { bare, viewOf, type Piece } from './reading.ts';
import { symbol } from './symbol.ts';
import { say } from './words.ts';
import type { BoardFacts } from '../../gen/successors4.ts';

/** Where four letters do not tell two men apart. */
const SHORT: Record<string, string> = { antigonos: 'Antg', antipatros: 'Antp', peithon: 'Peit', peukestas: 'Peuk' };

/** Every Army is one: that tells none apart. */
const ARMY = new Set(['Army', 'Armée', 'Esercito']);

/** Four letters of a name, without article and word for an Army ("the Greek Army"). */
export function initials(name: string): string {
  const words = name.split(/[\s'’]/).filter((word) => !ARMY.has(word));
  const word = words.find((w) => /^\p{Lu}/u.test(w)) ?? words.at(-1) ?? name;
  return word.charAt(0).toUpperCase() + word.slice(1, 4);
}

export const board: BoardSkin = {
  ...PLAIN_SKIN.board,
  glyph,
  form,
  link,
  said: ['besieged'],
  short: (piece, name) => SHORT[piece.id] ?? (piece.kind === 'minor_general' ? 'Min.' : initials(name)),
  prominent: (space) => space.kind === 'major_city',
  nameless: (space) => space.kind === 'way_point',
  walled: (piece) => (piece as Piece).facts?.inside === true,
  region: (view, { facts }, id) => {
    const now = viewOf({ view }).facts?.provinces.find((p) => p.province === `area:${id}`);
    return { side: bare(now?.owner) || null, value: String((facts as BoardFacts).provinces[id]?.vp ?? '') };
  },
  sized: (piece) => (piece.kind === 'independent_army' ? say('cus', { count: piece.count ?? 1 }) : null),
  symbol,
  reach: R,
  letters: 10.6,
  certain: true,
  stand: [0, -12],
  figure: 1,
  crowded: true,
  values: ['initiative', 'battle', 'prestige', 'rank'],
  free: { top: 12, right: 402, bottom: 100, left: 146 },
};
