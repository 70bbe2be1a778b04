/** A number with its reasons, as the server sends them: what is printed, what adds to it and what takes from it. */

import { words } from '../text/catalogue.svelte.ts';
import type { Has } from './facets.ts';

export interface Reason {
  why: string;
  by: number;
  rule?: string;
  what?: string;
}

/** What is printed: the first reason. Null where nothing else bears on it. */
export function printedOf(reasons: readonly Reason[]): number | null {
  return reasons.length > 1 ? reasons[0]!.by : null;
}

export const reasonText = (table: Has<'game'>, { why, what }: Reason): string =>
  words.text(table.game, `reason-${why}`, { what });

/** A number with its sign: `−2`, `+1`. */
export const signed = (by: number): string => (by < 0 ? `−${words.number(-by)}` : `+${words.number(by)}`);

/** `−2`, `+1`; what is printed has no sign, and what changes nothing no number. */
export function amount(reason: Reason, first: boolean): string {
  if (first) return words.number(reason.by);
  if (!reason.by) return '';
  return signed(reason.by);
}

/** All reasons in one line, for those who hear them. */
export const reasonsSaid = (table: Has<'game'>, reasons: readonly Reason[]): string =>
  reasons.map((r, i) => `${reasonText(table, r)} ${amount(r, i === 0)}`.trim()).join(', ');
