/** How the log tells this game: a battle in one line, and what the enemy did since one's last turn. */

import type { GameEvent } from '../../gen/protocol.ts';
import type { Episode } from '../../lib/board/skin.ts';
import type { Tone } from '../../lib/play/digest.svelte.ts';
import { ui, words } from '../../lib/text/catalogue.svelte.ts';
import { lossesOf } from './beats.ts';

export const episode: Episode = {
  opens: 'battle_begun',
  closes: ['battle_won', 'retreated', 'alexander_killed'],
  after: [],
  told: (run) => {
    const lost = (ours: boolean): string =>
      lossesOf(run, ours)
        .map(
          (l) =>
            `${l.count > 1 ? `${words.number(l.count)}\u00a0` : ''}${words.name('alexander', l.piece, l.count)}${l.fate ? ` (${ui(`fate-${l.fate}`)})` : ''}`,
        )
        .join(', ') || ui('no-losses');
    return {
      message: 'log-battle',
      facts: {
        space: String(run[0]!['space']),
        how: run.at(-1)!.event,
        turns: run.filter((e) => e.event === 'battle_turn').length,
        lost: lost(true),
        lost_enemy: lost(false),
      },
    };
  },
};

const BAD = new Set([
  'operation_landed',
  'garrison_joined',
  'wall_raised',
  'gold_lost',
  'mutiny',
  'revolted',
  'prophecy_failed',
  'advisor_lost',
  'section_repaired',
  'level_lost',
]);
const GOOD = new Set([
  'reward_placed',
  'prophecy_fulfilled',
  'operation_foiled',
  'level_gained',
  'reinforcements_came',
]);

export const digest = (event: GameEvent): Tone | null =>
  BAD.has(event.event) ? 'bad' : GOOD.has(event.event) ? 'good' : null;
