/** What the panels of Successors read out of the view. Both editions tell it in the same shapes. */

import type { BoardFacts, PlaceFacts, Successors4 } from '../../gen/successors4.ts';
import type { BoardSpace, Piece as AnyPiece, View as AnyView } from '../../gen/protocol.ts';
import type { Has } from '../../lib/play/facets.ts';

export type View = AnyView<Successors4>;
export type Piece = AnyPiece<Successors4>;
export type Side = View['sides'][number];

/** The position in this game's own types. */
export const viewOf = (shown: { view: AnyView }): View => shown.view as View;
export const printed = (table: Has<'board'>): BoardFacts => table.board.facts as BoardFacts;
export const placeFacts = (space: BoardSpace): PlaceFacts => space.facts as PlaceFacts;

/** The name behind a reference: `side:yellow` is `yellow`. */
export const bare = (ref: string | null | undefined): string => (ref ?? '').replace(/^[a-z]+:/, '');

/** The Factions of the players, in Turn Order. */
export const factionsOf = (view: View): View['sides'] =>
  view.sides.filter((s) => s.facts !== undefined).sort((a, b) => (a.facts!.order ?? 0) - (b.facts!.order ?? 0));

/** The types of CUs, the best Macedonians first. */
export const TROOPS = ['silver_shields', 'loyal', 'royal', 'mercenary', 'cavalry', 'elephant'] as const;
export const isTroop = (kind: string): boolean => (TROOPS as readonly string[]).includes(kind);

const sum = (pieces: Piece[]): number => pieces.reduce((total, p) => total + (p.count ?? 1), 0);

/** CUs of a side on the map, and in the Dispersed box. */
export function cusOf(view: View, side: string): { there: number; dispersed: number } {
  const own = (view.pieces as Piece[]).filter((p) => p.side === side && isTroop(p.kind));
  return {
    there: sum(own.filter((p) => p.at.startsWith('space:'))),
    dispersed: sum(own.filter((p) => p.at === 'box:dispersed')),
  };
}

/** CUs by type, as the piece chips count them. */
export const counts = (cus: Record<string, number> | undefined): { kind: string; count: number }[] =>
  TROOPS.flatMap((kind) => (cus?.[kind] ? [{ kind, count: cus[kind]! }] : []));

export const colourOf = (table: Has<'side'>, ref: string | null | undefined): number =>
  table.side(bare(ref))?.colour ?? 0;

/** The piece with this id. */
export const pieceOf = (table: Has<'piece'>, ref: string | null | undefined): Piece | undefined =>
  table.piece(bare(ref)) as Piece | undefined;

/** Roman numbers, as Game Turns are counted. */
export const roman = (turn: number): string => ['', 'I', 'II', 'III', 'IV', 'V', 'VI'][turn] ?? String(turn);
