/** The position in this game's own types. */

import type { Conquest } from '../../gen/conquest.ts';
import type { Piece, Side, View } from '../../gen/protocol.ts';
import type { Has } from '../../lib/play/facets.ts';

export type ConquestView = View<Conquest>;

export const viewOf = (shown: { view: View }): ConquestView => shown.view as ConquestView;
export const factsOf = (side: Side): Conquest['side'] | undefined => side.facts as Conquest['side'] | undefined;
export const leftOf = (piece: Piece): number => (piece as Piece<Conquest>).facts?.left ?? 0;

/** Whether a purchase follows: the home is held, and the purse is good for the cheapest piece. */
export function canBuy(table: Has<'seen' | 'sidesOfSeat'>): boolean {
  const side = table.sidesOfSeat(table.seen?.decision?.seat ?? -1)[0];
  const facts = side && factsOf(side);
  const price = viewOf(table.seen!).facts?.price['infantry'] ?? Infinity;
  return Boolean(facts && !facts.home_lost && facts.purse >= price);
}
