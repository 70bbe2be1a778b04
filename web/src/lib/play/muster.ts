/** Who stands somewhere, alike ones as one, with the values a game shows; and what is told of a thing in sentences. */

import type { Facts, Piece } from '../../gen/protocol.ts';
import { words } from '../text/catalogue.svelte.ts';
import type { Has, Named, OnShow } from './facets.ts';
import { splitTarget } from './options.ts';

export interface MusterRow {
  key: string;
  kind: string;
  name: string;
  /** What sets it apart from others of its kind. */
  note: string;
  values: (number | null)[];
}

export interface Muster {
  values: string[];
  rows: MusterRow[];
}

/** The pieces at a place, or those a piece stands for, by kind and values. Nothing where the game shows no values. */
export function musterOf(table: Named & Has<'at'>, of: string | Piece | undefined): Muster {
  const { values: keys = [], holds, note } = table.skin.board;
  if (!of || !keys.length) return { values: [], rows: [] };
  const at = typeof of === 'string' ? of : holds?.(of);
  const pieces = at ? table.at(at) : typeof of === 'string' ? [] : [of];
  const rows = new Map<string, { row: MusterRow; piece: Piece; count: number }>();
  for (const piece of pieces) {
    if (keys.every((key) => typeof piece.facts?.[key] !== 'number')) continue;
    // A wall neither fights nor moves.
    const values = keys.map((key) => (Number(piece.facts?.[key] ?? 0) > 0 ? Number(piece.facts?.[key]) : null));
    const said = note?.(piece) ?? '';
    const key = `${piece.kind} ${values.join(' ')} ${said}`;
    const known = rows.get(key);
    if (known) known.count += piece.count ?? 1;
    else
      rows.set(key, { piece, count: piece.count ?? 1, row: { key, kind: piece.kind, name: '', note: said, values } });
  }
  const found = [...rows.values()].map(({ row, piece, count }) => {
    const name = table.name(`piece:${piece.id}`, count);
    const sized = table.skin.board.sized?.(piece);
    if (sized) return { ...row, name: `${name}, ${sized}` };
    return { ...row, name: count > 1 ? `${words.number(count)} × ${name}` : name };
  });
  // The last value is that by which they act: the fastest first.
  const last = keys.length - 1;
  return { values: keys, rows: found.sort((a, b) => (b.values[last] ?? -9) - (a.values[last] ?? -9)) };
}

/** What is told of a space, a piece or a card: `tell-space`, and one sentence for each fact that is there and not zero
 * (`tell-space-gold`); of a space also `tell-link-<kind>` for ways that need explaining; of a card what it does. */
export function tellings(table: OnShow & Has<'piece'>, target: string): string[] {
  const [kind, id] = splitTarget(target);
  if (kind === 'card') return words.has(table.game, `help-${id}`) ? [words.text(table.game, `help-${id}`)] : [];
  const facts = factsOf(table, kind, id);
  if (!facts) return [];
  const ids = [`tell-${kind}`, ...Object.keys(facts).flatMap((key) => (facts[key] ? [`tell-${kind}-${key}`] : []))];
  const said = ids.filter((m) => words.has(table.game, m)).map((m) => words.text(table.game, m, facts));
  return [...said, ...(kind === 'space' ? ways(table, id) : [])].filter((s) => s.trim() !== '');
}

function factsOf(table: OnShow & Has<'piece'>, kind: string, id: string): Facts | null {
  if (kind === 'space') {
    const space = table.board.spaces.find((s) => s.id === id);
    return space ? { kind: space.kind, ...space.facts, ...table.shown!.view.spaces[id] } : null;
  }
  const piece = kind === 'piece' ? table.piece(id) : undefined;
  return piece ? { kind: piece.kind, ...piece.facts } : null;
}

function ways(table: Has<'board' | 'game'>, id: string): string[] {
  return table.board.links.flatMap((link) => {
    const to = link.a === id ? link.b : link.b === id ? link.a : null;
    const message = `tell-link-${link.kind}`;
    return to && words.has(table.game, message) ? [words.text(table.game, message, { space: `space:${to}` })] : [];
  });
}
