/** What the server's odds say: of battles by land and sea, marches, sieges, Interceptions and Evasions. */

import type { Odds } from '../../gen/protocol.ts';
import { barsOf, type Prospect } from '../../lib/board/skin.ts';
import { samplesOf } from '../../lib/play/bounds.ts';
import type { Has } from '../../lib/play/facets.ts';
import { ui } from '../../lib/text/catalogue.svelte.ts';
import { bare } from './reading.ts';
import { say } from './words.ts';

interface Challenger {
  side: string;
  beats: number;
}
interface Interceptor {
  side: string;
  general: string;
  space: string;
  chance: number;
}

/** What a good end, a bad one and one in between are called, by what the odds are of. */
const ENDS: Record<string, [good: () => string, bad: () => string, middle?: () => string]> = {
  march: [() => say('odds-arrives'), () => say('odds-beaten'), () => say('odds-met')],
  siege: [() => say('odds-falls'), () => say('odds-holds'), () => say('odds-points')],
  voyage: [() => say('odds-arrives'), () => say('odds-driven-back')],
  interception: [() => say('odds-intercepts'), () => say('odds-misses')],
  evasion: [() => say('odds-evades'), () => say('odds-caught')],
  overrun: [() => say('odds-overrun'), () => say('odds-beaten')],
  dispersal: [() => ui('odds-win'), () => say('odds-dispersed')],
};

export function prospect(odds: Odds, table: Has<'colourOfSeat' | 'name' | 'seat' | 'side'>): Prospect | null {
  if (typeof odds.win !== 'number' || typeof odds.lose !== 'number') return null;
  const kind = String(odds['kind'] ?? '');
  const side = (name: string): string | null => (odds[name] as string | null | undefined) ?? null;
  const [attacker, defender] = [side('attacker'), side('defender')];
  const mine = table.seat === null ? 1 : table.colourOfSeat(table.seat);
  const colour = (ref: string | null, otherwise: number): number => table.side(bare(ref))?.colour ?? otherwise;
  const wins = (ref: string | null, text: string): string => (ref ? say('odds-wins', { who: table.name(ref) }) : text);
  const [good, bad, middle] = ENDS[kind] ?? [
    () => wins(attacker, ui('odds-win')),
    () => wins(defender, ui('odds-lose')),
  ];
  const share = (name: string): number => Number(odds[name] ?? 0);
  const killed = (odds['killed'] as number[] | undefined) ?? [];
  const coming = (odds['interceptors'] as Interceptor[] | undefined) ?? [];
  const challengers = (odds['challengers'] as Challenger[] | undefined) ?? [];
  const then = odds['then'] as { attacker: string; defender: string; win: number; lose: number } | undefined;
  const fates = [attacker, defender].map((ref, i) => {
    const chance = killed[i] ?? 0;
    return chance >= 0.005 ? [{ label: say('odds-killed', { who: table.name(ref ?? '') }), share: chance }] : [];
  });
  const losses = [
    { ref: attacker, bars: barsOf(odds['losses']), lines: fates[0]! },
    { ref: defender, bars: barsOf(odds['their_losses']), lines: fates[1]! },
  ].filter(({ bars }) => bars.length > 1 && kind !== 'siege');
  return {
    title: typeof odds['space'] === 'string' ? table.name(odds['space']) : null,
    win: odds.win,
    draw: odds.draw ?? 0,
    lose: odds.lose,
    ours: { label: good(), colour: colour(attacker, mine) },
    theirs: { label: bad(), colour: colour(defender, 0) },
    middle: middle?.() ?? say('odds-draw'),
    losses: losses.map(({ ref, bars, lines }) => ({
      label: ref ? say('losses-of', { who: table.name(ref) }) : ui('losses'),
      colour: colour(ref, 0),
      bars,
      lines,
    })),
    lines: [
      ...(share('evades') ? [{ label: say('odds-evades'), share: share('evades') }] : []),
      ...coming.map((c) => ({
        label: say('odds-comes', { who: table.name(c.general), space: table.name(c.space) }),
        share: c.chance,
      })),
      ...(then
        ? [
            { label: wins(then.attacker, ui('odds-win')), share: then.win },
            { label: wins(then.defender, ui('odds-lose')), share: then.lose },
          ]
        : []),
      ...challengers.map((c) => ({
        label: say('odds-challenges', { who: table.name(c.side) }),
        share: c.beats,
      })),
      // Below its side's losses, where these are shown.
      ...fates.flat().filter((fate) => !losses.some(({ lines }) => lines.includes(fate))),
    ],
    warnings: 'legitimacy' in odds ? [say('odds-successor', { count: Number(odds['legitimacy']) })] : [],
    exact: odds.exact !== false,
    without: odds.without ?? [],
    samples: samplesOf(odds),
  };
}
