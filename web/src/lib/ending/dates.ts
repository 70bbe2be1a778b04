/** When something was: a date of the game's by its name, years as they are told, or the round. */

import { ui } from '../text/catalogue.svelte.ts';
import { isRef } from '../text/refs.ts';

export function dateOf(named: { name: (ref: string) => string }, at: { date?: string | null; round: number }): string {
  if (!at.date) return ui('round', { round: at.round });
  return isRef(at.date) ? named.name(at.date) : at.date;
}
