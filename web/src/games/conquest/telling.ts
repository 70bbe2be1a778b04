/** How the log tells this game: a turn's purchases and placements in one line each. */

import type { Gathered } from '../../lib/board/skin.ts';
import type { GameEvent } from '../../gen/protocol.ts';
import { words } from '../../lib/text/catalogue.svelte.ts';

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
