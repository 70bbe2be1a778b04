/** Where whoever opens the address of a match sits down; known before there is any program. */

import type { MatchInfo } from '../../gen/protocol.ts';

/** A seat; the one whose turn it is at this screen; or none, for whoever looks on. */
export type Place = number | null | 'none';

export interface Seating {
  seat: number | null;
  /** Whoever looks on is never sat down. */
  watching: boolean;
  /** The seat that is played at another screen, which one could take over. */
  taken: number | null;
}

/** An address that names no seat is one's own, unless somebody sits there already whom this browser does not know. */
export function sitting(match: MatchInfo, place: Place, known: boolean): Seating {
  const humans = match.players.filter((p) => p.kind !== 'bot').map((p) => p.seat);
  const here = match.acting.find((s) => humans.includes(s)) ?? humans[0] ?? null;
  if (place === 'none' || here === null)
    return { seat: typeof place === 'number' ? place : null, watching: true, taken: null };
  const elsewhere = (match.present ?? []).find((s) => humans.includes(s));
  if (place === null && elsewhere !== undefined && !known) return { seat: null, watching: true, taken: elsewhere };
  return { seat: place ?? here, watching: false, taken: null };
}
