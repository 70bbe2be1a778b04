/** Who has won and why, in words. */

import type { Outcome, Side } from '../../gen/protocol.ts';
import { ui, words } from '../text/catalogue.svelte.ts';
import type { Has, Named, Seated } from './facets.ts';

export const winnersOf = (table: Has<'sidesOfSeat'>, outcome: Outcome): Side[] =>
  outcome.winners.flatMap((seat) => table.sidesOfSeat(seat));

export function whoWon(table: Named & Seated & Has<'seen'>, outcome: Outcome): string {
  // Whoever plays alone has won, or has not.
  if (table.seen?.players.length === 1) return ui(outcome.winners.length ? 'victory' : 'defeat');
  if (!outcome.winners.length) return ui('nobody-won');
  const sides = winnersOf(table, outcome).map((s) => table.name(`side:${s.id}`));
  const names = sides.length ? sides : outcome.winners.map((seat) => table.playerName(seat));
  return ui('won', { who: words.list(names) });
}

export function whyWon(table: Has<'game' | 'sidesOfSeat'>, outcome: Outcome): string | null {
  if (!words.has(table.game, `outcome-${outcome.why}`)) return null;
  return words.text(table.game, `outcome-${outcome.why}`, {
    ...outcome.facts,
    winners: winnersOf(table, outcome).map((s) => `side:${s.id}`),
    count: outcome.winners.length,
  });
}
