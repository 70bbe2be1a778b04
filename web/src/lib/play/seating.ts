/** Sitting down at a match, and remembering it. */

import type { MatchInfo } from '../../gen/protocol.ts';
import { settings } from '../settings.svelte.ts';
import type { Has } from './facets.ts';
import { sitting, type Place, type Seating } from './sitting.ts';

export type { Place, Seating } from './sitting.ts';

export function seatingOf(match: MatchInfo, place: Place): Seating {
  const seating = sitting(match, place, settings.sat(match.id));
  if (!seating.watching) settings.sitDown(match.id);
  return seating;
}

/** Take the seat that was left alone because somebody sits there. */
export function sitDown(table: Has<'id' | 'look' | 'taken' | 'watching'>, seat: number): void {
  settings.sitDown(table.id);
  [table.watching, table.taken] = [false, null];
  table.look(seat);
}
