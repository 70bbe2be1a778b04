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
      if (words.has(of.game, `score-${name}`)) return words.text(of.game, `score-${name}`, { value: points });
      if (words.has(of.game, `fact-${name}`)) return words.text(of.game, `fact-${name}`, { value: points });
      return ui('score-of', { who: words.name(of.game, `side:${name}`), points });
    })
    .join(' · ');
}

/** A sentence of the story, in the words of a game whose dice count otherwise. */
export const said = (game: string, id: string, facts?: Record<string, string | number>): string =>
  words.has(game, id) ? words.text(game, id, facts) : ui(id, facts);
