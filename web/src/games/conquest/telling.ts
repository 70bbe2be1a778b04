/** How the log tells this game: a turn's purchases and placements in one line each. */

import type { Gathered } from '../../lib/board/skin.ts';
import type { Account, GameEvent } from '../../gen/protocol.ts';
import { lossesOf, partedOf } from '../../lib/play/accounts.ts';
import type { Tone } from '../../lib/play/digest.svelte.ts';
import { ui, words } from '../../lib/text/catalogue.svelte.ts';

const TOLD: Record<string, string> = { placed: 'log-placed', bought: 'log-bought' };

/** Which events are told together: those of one side that say the same of several things. */
const breath = (e: GameEvent): string | null =>
  TOLD[e.event] && !e['other']
    ? `${e.event} ${String(e['side'])} ${e.event === 'placed' ? String(e['space']) : ''}`
    : null;

export function gather(run: GameEvent[]): Gathered | null {
  const first = run[0];
  const same = first && breath(first);
  if (!same || run.some((e) => breath(e) !== same)) return null;
  const counts = new Map<string, number>();
  for (const e of run) counts.set(String(e['item']), (counts.get(String(e['item'])) ?? 0) + Number(e['count'] ?? 1));
  const items = [...counts].map(
    ([item, count]) => `${words.number(count)}\u00a0×\u00a0${words.name('conquest', item, count)}`,
  );
  const talents = run.reduce((sum, e) => sum + Number(e['talents'] ?? 0), 0);
  return {
    message: TOLD[first.event]!,
    facts: { side: String(first['side']), space: String(first['space'] ?? ''), talents, items: items.join(', ') },
  };
}

/** A battle that is over: who against whom, who won, and what it cost. */
export function clash(account: Account): Gathered {
  const lost = (side: string): string =>
    lossesOf(account, side)
      .map((l) => `${l.count > 1 ? `${words.number(l.count)}\u00a0` : ''}${words.name('conquest', l.piece, l.count)}`)
      .join(', ') || ui('no-losses');
  return {
    message: 'log-battle',
    facts: {
      space: account.space,
      attacker: account.attacker,
      defender: account.defender,
      winner: partedOf(account)?.winner ?? null,
      lost_attacker: lost(account.attacker),
      lost_defender: lost(account.defender),
    },
  };
}

/** What one wants to know when one's turn comes: one's own losses and gains, and what concerns all. */
export function digest(event: GameEvent, ours: string[]): Tone | null {
  const mine = (field: string): boolean => ours.includes(String(event[field]));
  if (event.event === 'conquered') return mine('loser') ? 'bad' : mine('side') ? 'good' : null;
  if (event.event === 'leader_taken' || event.event === 'galley_sunk')
    return mine('side') ? 'bad' : mine('by') ? 'good' : null;
  if (event.event === 'leader_returned') return mine('side') ? 'good' : null;
  if (['caesar_fell', 'prices_rise', 'prices_rose', 'emperor_made'].includes(event.event)) return 'news';
  return null;
}
