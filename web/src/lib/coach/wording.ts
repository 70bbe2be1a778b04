/** Plans, and what speaks for them, in words. */

import type { Facts, Moved } from '../../gen/protocol.ts';
import { lower } from '../play/calling.ts';
import { ui, words } from '../text/catalogue.svelte.ts';

/** A plan, as a line of its own. */
export const planText = (game: string, name: string, facts: Facts): string =>
  words.has(game, `plan-${name}`) ? words.text(game, `plan-${name}`, facts) : name.replaceAll('_', ' ');

/** A plan within a sentence. */
export const planWithin = (game: string, name: string, facts: Facts): string => lower(planText(game, name, facts));

/** What speaks for one plan against another, the weightiest first. */
export const becauseText = (game: string, features: readonly string[]): string =>
  words.list(features.filter((f) => words.has(game, `why-${f}`)).map((f) => lower(words.text(game, `why-${f}`))));

export const featuresOf = (because: readonly Moved[]): string[] => because.map((moved) => moved.feature);

/** So many points of a hundred. */
export const points = (share: number): number => Math.round(share * 100);

/** What stays open of a share after so much trying: two standard errors. */
export const doubt = (error: number): number => Math.max(1, Math.round(error * 200));

/** How the chance of a plan compares with that of the best. */
export function besideBest(behind: number, error: number): string {
  const by = points(behind);
  return by < 1 || behind < 2 * error ? ui('hint-as-good') : ui('hint-behind', { count: by });
}
