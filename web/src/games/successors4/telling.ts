/** How the log tells this game: a battle is one line that unfolds. */

import type { GameEvent } from '../../gen/protocol.ts';
import type { Episode } from '../../lib/board/skin.ts';
import type { Tone } from '../../lib/play/digest.svelte.ts';

/** A Land Battle: from the first roll to what the losers lose. */
export const battle: Episode = {
  opens: 'battle_rolled',
  closes: ['battle_decided'],
  after: [
    'eliminated',
    'dispersed',
    'general_killed',
    'survival_rolled',
    'attrition_rolled',
    'royal_army_joined',
    'retreated',
  ],
  told: (run) => {
    const end = run.find((e) => e.event === 'battle_decided') ?? run.at(-1)!;
    return {
      message: 'log-battle',
      facts: {
        space: end['space'] as string,
        attacker: (end['attacker'] ?? null) as string | null,
        defender: (end['defender'] ?? null) as string | null,
        winner: (end['winner'] ?? null) as string | null,
      },
    };
  },
};

const NEWS = new Set([
  'control_changed',
  'battle_decided',
  'siege_completed',
  'royal_taken',
  'royal_died',
  'married',
  'buried',
  'general_killed',
  'championship',
  'card_used',
  'recruited',
]);

/** What others did since one's last turn, and how it was for `ours`. */
export function digest(event: GameEvent, ours: string[]): Tone | null {
  if (!NEWS.has(event.event)) return null;
  const mine = (name: string): boolean => ours.some((side) => event[name] === `side:${side}`);
  if (event.event === 'battle_decided') {
    if (!mine('attacker') && !mine('defender')) return 'news';
    return mine('winner') ? 'good' : event['winner'] ? 'bad' : 'news';
  }
  if (event.event === 'siege_completed') return mine('of') ? 'bad' : mine('side') ? 'good' : 'news';
  if (event.event === 'general_killed') return mine('side') ? 'bad' : 'news';
  return 'news';
}
