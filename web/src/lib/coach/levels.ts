/** Levels of bots: in which order they are offered, which one is proposed, and what was played in this browser. */

import type { GameInfo } from '../../gen/protocol.ts';

/** From the weakest to the strongest. */
export const LEVELS: readonly string[] = ['easy', 'normal', 'hard', 'expert'];
const KEY = 'strategos.played';
const KEPT = 40;

/** A free game that is over, as whoever sits at this screen fared in it. */
export interface Played {
  id: string;
  game: string;
  level: string;
  won: boolean;
}

/** The finished games of this browser, the last one first. */
export function played(): Played[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one: Played) => typeof one?.id === 'string') : [];
  } catch {
    return [];
  }
}

/** Remember how a match ended; one that is looked at again counts once. */
export function remember(match: Played): void {
  const others = played().filter((one) => one.id !== match.id);
  if (others.length < played().length) return;
  localStorage.setItem(KEY, JSON.stringify([match, ...others].slice(0, KEPT)));
}

/** Levels first, then whatever else sits down; whoever plays at random comes last. */
export function inOrder(bots: readonly string[]): string[] {
  const rank = (bot: string): number =>
    bot === 'random' ? 99 : LEVELS.includes(bot) ? LEVELS.indexOf(bot) : LEVELS.length;
  return [...bots].sort((a, b) => rank(a) - rank(b));
}

/** The level that is proposed: the easiest for whoever has finished no game yet, then the one last played. */
export function usualLevel(bots: readonly string[]): string | null {
  const last = played()[0];
  const wanted = last ? last.level : 'easy';
  const own = LEVELS.filter((level) => bots.includes(level));
  return own.find((level) => level === wanted) ?? own.find((level) => level === 'normal') ?? inOrder(bots)[0] ?? null;
}

/** The level that the bots of a match played at: that of the strongest of them; null where none plays at a level. */
export function levelOf(bots: readonly (string | null)[]): string | null {
  return LEVELS.filter((level) => bots.includes(level)).at(-1) ?? null;
}

/** Up after a win, down after two losses in a row; null where nothing is to be changed. */
export function nextLevel(info: Pick<GameInfo, 'bots' | 'id'>, match: Played): string | null {
  const own = LEVELS.filter((level) => info.bots.includes(level));
  const at = own.indexOf(match.level);
  if (at < 0) return null;
  if (match.won) return own[at + 1] ?? null;
  const before = played().filter((one) => one.game === info.id && one.id !== match.id)[0];
  return before && !before.won && before.level === match.level ? (own[at - 1] ?? null) : null;
}
