/** Names for those who hear the board: what stands where, whose it is, and whether it may be chosen. */

import type { Loss } from './beats.ts';
import type { BoardSpace, Facts, Piece } from '../../gen/protocol.ts';
import { ui, words } from '../text/catalogue.svelte.ts';
import { isRef, plainText } from '../text/refs.ts';
import type { Has, Named, OnShow } from './facets.ts';

/** Facts of several kinds: no language puts an "and" before the last one. */
const join = (parts: string[]): string => parts.join(', ');

/** A piece by its name, several by their kind. */
export function pieceName(table: Named, piece: Piece, count = piece.count ?? 1): string {
  const sized = table.skin.board.sized?.(piece);
  if (sized) return `${table.name(`piece:${piece.id}`)}, ${sized}`;
  if (count > 1) return `${words.number(count)} ${table.name(`piece:${piece.kind}`, count)}`;
  return table.name(`piece:${piece.id}`);
}

/** Its name where one knows whose it is. */
export function shortName(table: Named, piece: Piece, count = piece.count ?? 1): string {
  return count > 1 ? pieceName(table, piece, count) : words.form(table.game, `piece:${piece.id}`, 'short');
}

/** A fact with its label, in words; null for what has no wording. */
export function factText(table: Named, key: string, value: unknown): string | null {
  if (value === null || value === false || value === '') return null;
  if (words.has(table.game, `fact-${key}`)) {
    const nodes = words.say(table.game, `fact-${key}`, { value });
    return nodes && plainText(nodes);
  }
  if (isRef(value)) return table.name(value);
  return null;
}

export function factTexts(table: Named, facts: Facts | undefined): string[] {
  return Object.entries(facts ?? {}).flatMap(([key, value]) => factText(table, key, value) ?? []);
}

/** Which piece it is, whose, and where. */
export function placedPiece(table: Named, piece: Piece, count = piece.count ?? 1): string {
  const parts = [piece.side ? shortName(table, piece, count) : pieceName(table, piece, count)];
  if (piece.side) parts.push(table.name(`side:${piece.side}`));
  if (isRef(piece.at)) parts.push(table.name(piece.at));
  // A side may be named after the very place.
  return join([...new Set(parts)]);
}

export function describePiece(table: Named & Has<'choices'>, piece: Piece, count = piece.count ?? 1): string {
  const placed = placedPiece(table, piece, count);
  return table.choices.has(`piece:${piece.id}`) ? join([placed, ui('choosable')]) : placed;
}

export function piecesAt(table: Has<'at'>, space: string): Piece[] {
  const here = table.at(`space:${space}`);
  return [...here, ...here.flatMap((p) => table.at(`piece:${p.id}`))];
}

/** "The North: leader, 4 infantry" for each side in the space. */
export function contents(table: Named & Has<'at'>, space: string): string[] {
  const sides = new Map<string, string[]>();
  for (const piece of piecesAt(table, space)) {
    const side = piece.side ?? '';
    sides.set(side, [...(sides.get(side) ?? []), (side ? shortName : pieceName)(table, piece)]);
  }
  return [...sides].map(([side, names]) =>
    side ? ui('named', { name: table.name(`side:${side}`), what: join(names) }) : join(names),
  );
}

export function describeSpace(table: OnShow & Has<'at' | 'choices'>, space: BoardSpace): string {
  const parts = [table.name(`space:${space.id}`)];
  const holder = table.skin.board.control(table.shown!.view.spaces[space.id]);
  if (holder) parts.push(ui('held-by', { side: table.name(`side:${holder}`) }));
  const value = table.skin.board.value(space);
  if (value !== null) parts.push(ui('worth', { value }));
  const facts = table.shown!.view.spaces[space.id] ?? {};
  for (const key of table.skin.board.said) if (facts[key]) parts.push(factText(table, key, facts[key]) ?? '');
  // Where most places are not certain, saying it of each tells nothing; the marks do.
  if (space.sure === false && !table.skin.board.certain) parts.push(ui('unsure'));
  if (table.choices.has(`space:${space.id}`)) parts.push(ui('choosable'));
  return [join(parts), ...contents(table, space.id)].join('; ');
}

/** Losses in a few words, for a line of the log; that somebody is gone for good goes without saying. */
export function lossesText(game: string, losses: Loss[]): string {
  const one = ({ piece, count, fate, to }: Loss): string => {
    const became = fate && fate !== 'killed' ? ` (${ui(`fate-${fate}`, { to: to ? words.name(game, to) : '' })})` : '';
    return `${words.counted(game, piece, count)}${became}`;
  };
  return losses.map(one).join(', ') || ui('no-losses');
}
