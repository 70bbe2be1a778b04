/** Shares in the reader's language. */

import { ui, words } from '../text/catalogue.svelte.ts';
import { bounded, isVague } from './bounds.ts';
import type { Weighed } from './facets.ts';
import type { Choice } from './options.ts';

/** `62 %`, `< 1 %`, `> 99 %`; `rounded` are the percents it has among others that add up to 100. */
export function shareText(share: number, samples: number | null = null, rounded?: number): string {
  const { percent, bound } = bounded(share, samples);
  const text = words.percent((bound ? percent : (rounded ?? percent)) / 100);
  return bound === '<' ? ui('odds-below', { share: text }) : bound === '>' ? ui('odds-above', { share: text }) : text;
}

/** How far odds go of which every roll was counted: all the way, or if nothing of what they leave out happens. */
export function termsText(exact: boolean, without: readonly string[]): string {
  if (exact) return ui('odds-exact');
  return without.length ? ui('odds-without', { codes: without.map((code) => ui(`without-${code}`)).join(', ') }) : '';
}

/** How likely a choice is to be won, where the odds of it are known; dots while they are tried. */
export function chanceOf(table: Weighed, choice: Choice | undefined): string | null {
  const odds = table.counsel.prospect(choice);
  const prospect = odds ? table.skin.panels.prospect(odds, table) : null;
  if (!prospect) return null;
  return isVague(prospect.samples) ? ui('odds-soon') : shareText(prospect.win, prospect.samples);
}
