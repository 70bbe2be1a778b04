/** What the panels of Successors read out of the view. */

import type { BoardFacts, PlaceFacts, Successors4 } from '../../gen/successors4.ts';
import type { BoardSpace, Piece as AnyPiece, View as AnyView } from '../../gen/protocol.ts';
import type { Table } from '../../lib/play/table.svelte.ts';

export type View = AnyView<Successors4>;
export type Piece = AnyPiece<Successors4>;

/** The position in this game's own types. */
export const viewOf = (shown: { view: AnyView }): View => shown.view as View;
export const printed = (table: Table): BoardFacts => table.board.facts as BoardFacts;
export const placeFacts = (space: BoardSpace): PlaceFacts => space.facts as PlaceFacts;

/** The name behind a reference: `side:yellow` is `yellow`. */
export const bare = (ref: string | null | undefined): string => (ref ?? '').replace(/^[a-z]+:/, '');

/** The Factions of the players, in Turn Order. */
export const factionsOf = (view: View): View['sides'] =>
  view.sides.filter((s) => s.facts !== undefined).sort((a, b) => (a.facts!.order ?? 0) - (b.facts!.order ?? 0));
