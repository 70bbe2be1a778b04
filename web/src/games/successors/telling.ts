/** How the log tells this game: a march in one line, a battle as one that unfolds; and what one wants to know of others. */

import type { Account, GameEvent } from '../../gen/protocol.ts';
import type { Gathered } from '../../lib/board/skin.ts';
import { changes, lossesOf, partedOf } from '../../lib/play/accounts.ts';
import { lossesText } from '../../lib/play/describe.ts';
import type { Tone } from '../../lib/play/digest.svelte.ts';

/** Steps of one Army, one after the other, and that it set out. */
export function gather(run: GameEvent[]): Gathered | null {
  const [first, ...rest] = run;
  if (!first || !rest.length || !['activated', 'marched'].includes(first.event)) return null;
  const steps = run.filter((e) => e.event === 'marched');
  const one =
    rest.every((e) => e.event === 'marched' && e['general'] === first['general']) &&
    steps[0]!['space'] === first['space'] &&
    steps.every((e, i) => i === 0 || e['space'] === steps[i - 1]!['to']);
  if (!one) return null;
  return {
    message: 'log-march',
    facts: {
      general: first['general'] as string,
      side: first['side'] as string,
      space: first['space'] as string,
      to: run.at(-1)!['to'] as string,
      cost: steps.reduce((sum, e) => sum + Number(e['cost']), 0),
    },
  };
}

/** How an edition tells a clash that is over: who against whom, who won, and what it cost. */
export const clashIn =
  (game: string) =>
  (account: Account): Gathered => {
    const lost = (side: string): string => lossesText(game, lossesOf(account, side));
    const siege = changes(account).findLast(({ what }) => what === 'siege_points');
    return {
      message: `log-${account.kind}`,
      facts: {
        space: account.space,
        attacker: account.attacker,
        defender: account.defender,
        winner: partedOf(account)?.winner ?? null,
        lost_attacker: lost(account.attacker),
        lost_defender: lost(account.defender),
        points: siege?.now ?? 0,
      },
    };
  };

/** Told whoever it befell. */
const NEWS = new Set([
  'royal_died',
  'married',
  'buried',
  'hearse_lost',
  'championship',
  'surprise_played',
  'card_void',
  'general_killed',
  'recruited',
  'usurper_named',
  'capital_completed',
  'pact_made',
  'game_won',
]);
/** Told to those it touches: by the field of who has lost by it. */
const LOST: Record<string, string> = {
  royal_taken: 'of',
  royal_army_joined: 'of',
  changed_sides: 'of',
  card_taken: 'of',
  control_changed: 'of',
  general_killed: 'side',
  eliminated: 'side',
  dispersed: 'side',
  markers_isolated: 'side',
};
/** Told to whoever has gained by it. */
const GAINED = new Set(['siege_completed', 'royal_taken', 'royal_army_joined', 'changed_sides', 'card_taken']);

/** What others did since one's last turn, and how it was for `ours`, which are references. */
export function digest(event: GameEvent, ours: string[]): Tone | null {
  const mine = (name: string): boolean => ours.includes(String(event[name]));
  const kind = event.event;
  if (kind === 'championship') return mine('side') ? (event['champion'] ? 'good' : 'bad') : 'news';
  if (LOST[kind] && mine(LOST[kind])) return 'bad';
  if (GAINED.has(kind) && mine('side')) return 'good';
  if (kind === 'card_used') return String(event['use']).startsWith('event') && !mine('side') ? 'news' : null;
  if (kind === 'royal_taken' && event['side']) return 'news';
  return NEWS.has(kind) ? 'news' : null;
}
