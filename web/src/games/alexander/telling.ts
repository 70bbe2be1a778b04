/** How the log tells this game: a battle in one line, and what the enemy did since one's last turn. */

import type { Account, GameEvent } from '../../gen/protocol.ts';
import type { Gathered } from '../../lib/board/skin.ts';
import { lossesOf, partedOf } from '../../lib/play/accounts.ts';
import { lossesText } from '../../lib/play/describe.ts';
import type { Tone } from '../../lib/play/digest.svelte.ts';

/** A battle that is over: how, and what it cost. */
export function clash(account: Account): Gathered {
  const lost = (side: string): string => lossesText('alexander', lossesOf(account, side));
  return {
    message: 'log-battle',
    facts: {
      space: account.space,
      how: partedOf(account)?.why ?? '',
      lost: lost(account.attacker),
      lost_enemy: lost(account.defender),
    },
  };
}

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
