/** Scores in words. */

import type { Finished } from '../../gen/protocol.ts';
import { ui, words } from '../text/catalogue.svelte.ts';

/** The scores of a match that is over: sides by their names, a commander's by what they count. */
export function scoreText(of: Finished): string {
  return Object.entries(of.outcome.scores ?? {})
    .filter(([, points]) => points)
    .sort((a, b) => (of.players.length > 1 ? b[1] - a[1] : 0))
    .slice(0, 3)
    .map(([name, points]) => {
      if (words.has(of.game, `fact-${name}`)) return words.text(of.game, `fact-${name}`, { value: points });
      if (words.has(of.game, `score-${name}`)) return words.text(of.game, `score-${name}`, { value: points });
      return ui('score-of', { who: words.name(of.game, `side:${name}`), points });
    })
    .join(' · ');
}
