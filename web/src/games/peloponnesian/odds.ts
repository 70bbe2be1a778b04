/** What the server's odds say: of an Expedition with its way, of Auguries, rebellions, interceptions and combats. */

import type { Odds } from '../../gen/protocol.ts';
import { barsOf, type Prospect } from '../../lib/board/skin.ts';
import { samplesOf } from '../../lib/play/bounds.ts';
import type { Has } from '../../lib/play/facets.ts';
import { ui } from '../../lib/text/catalogue.svelte.ts';
import { bare } from './reading.ts';
import { say } from './words.ts';

interface Leg {
  space: string;
  intercepted: number;
}

/** What a good and a bad end are called, by what the odds are of; everything else is a combat. */
const ENDS: Record<string, [good: () => string, bad: () => string]> = {
  auguries: [() => say('odds-good-signs'), () => say('odds-bad-signs')],
  rebellion: [() => say('odds-rises'), () => say('odds-quiet')],
  leg: [() => say('odds-arrives'), () => say('odds-beaten')],
  siege: [() => say('odds-taken'), () => say('odds-holds')],
  free: [() => say('odds-arrives'), () => say('odds-beaten')],
};
/** What is neither: where nobody fights, and what interceptors do not catch. */
const MIDDLE: Record<string, string> = { null: 'odds-no-battle', interception: 'odds-unfought' };
/** So many places on the way are named. */
const NAMED = 4;

export function prospect(odds: Odds, table: Has<'colourOfSeat' | 'name' | 'seat' | 'side'>): Prospect | null {
  if (typeof odds.win !== 'number' || typeof odds.lose !== 'number') return null;
  const kind = String(odds['kind'] ?? '');
  const [good, bad] = ENDS[kind] ?? [() => ui('odds-win'), () => ui('odds-lose')];
  const mine = table.seat === null ? 1 : table.colourOfSeat(table.seat);
  const ours = table.side(bare(odds['attacker'] as string | null))?.colour ?? mine;
  const theirs = table.side(bare(odds['defender'] as string | null))?.colour ?? 0;
  const share = (name: string): number => Number(odds[name] ?? 0);
  const legs = ((odds['legs'] as Leg[] | undefined) ?? []).filter((leg) => leg.intercepted >= 0.005);
  const bars = barsOf(odds['losses']);
  const way = 'arrives' in odds;
  return {
    title: typeof odds['space'] === 'string' ? table.name(odds['space']) : null,
    win: odds.win,
    draw: odds.draw ?? 0,
    lose: odds.lose,
    ours: { label: good(), colour: ours },
    theirs: { label: bad(), colour: theirs },
    middle: say(MIDDLE[kind] ?? 'odds-neither'),
    losses: bars.length > 1 ? [{ label: ui('losses'), colour: ours, bars }] : [],
    lines: [
      ...('meets' in odds ? [{ label: say('odds-meets'), share: share('meets') }] : []),
      ...(way ? [{ label: say('odds-unhurt'), share: share('unhurt') }] : []),
      ...(share('storm') ? [{ label: say('odds-storm'), share: share('storm') }] : []),
      ...legs
        .toSorted((a, b) => b.intercepted - a.intercepted)
        .slice(0, NAMED)
        .map((leg) => ({ label: say('odds-met', { space: leg.space }), share: leg.intercepted })),
    ],
    exact: odds.exact !== false,
    without: odds.without ?? [],
    samples: samplesOf(odds),
  };
}
