/** The position in this game's own types. */

import type { Conquest } from '../../gen/conquest.ts';
import type { Piece, Side, View } from '../../gen/protocol.ts';

export type ConquestView = View<Conquest>;

export const viewOf = (shown: { view: View }): ConquestView => shown.view as ConquestView;
export const factsOf = (side: Side): Conquest['side'] | undefined => side.facts as Conquest['side'] | undefined;
export const leftOf = (piece: Piece): number => (piece as Piece<Conquest>).facts?.left ?? 0;
