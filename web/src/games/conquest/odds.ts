/** The odds of a battle: who wins, both sides' losses, and whether leaders are lost. */

import { barsOf, type Prospect } from '../../lib/board/skin.ts';
import type { Odds } from '../../gen/protocol.ts';
import type { Has } from '../../lib/play/facets.ts';
import { ui } from '../../lib/text/catalogue.svelte.ts';
import { say } from './words.ts';

const ROLES = ['attacker', 'defender'] as const;
type Role = (typeof ROLES)[number];

export function prospect(odds: Odds, table: Has<'colourOfSeat' | 'name' | 'seat' | 'side'>): Prospect | null {
  const number = (key: string): number => Number(odds[key] ?? 0);
  if (typeof odds['attacker_wins'] !== 'number') return null;
  // Who runs leaves the field to the other.
  const win = number('attacker_wins') + number('defender_retreats');
  const lose = number('defender_wins') + number('attacker_retreats');
  const side = (role: Role, otherwise: number): { label: string; colour: number } => {
    const ref = odds[role];
    if (typeof ref !== 'string') return { label: say(role), colour: otherwise };
    return { label: table.name(ref), colour: table.side(ref.replace('side:', ''))?.colour ?? otherwise };
  };
  const sides = {
    attacker: side('attacker', table.seat === null ? 1 : table.colourOfSeat(table.seat)),
    defender: side('defender', 0),
  };
  const mine = (role: Role): boolean =>
    table.seat !== null && table.side(String(odds[role]).replace('side:', ''))?.seat === table.seat;
  const leaders = (role: Role): Prospect['lines'] => {
    const share = odds[`${role}_leaders_lost`];
    if (typeof share !== 'number' || share < 0.005) return [];
    // With a Caesar his whole empire falls.
    if (odds[`${role}_caesar`] === true)
      return [
        {
          label: say(mine(role) ? 'odds-my_caesar' : 'odds-caesar', { side: sides[role].label }),
          share,
          bad: mine(role),
        },
      ];
    return [{ label: say(`odds-${role}_leaders_lost`), share }];
  };
  const losses = ROLES.map((role) => ({ role, bars: barsOf(odds[`${role}_losses`]) })).filter((l) => l.bars.length > 1);
  return {
    title: typeof odds['space'] === 'string' ? ui('battle-at', { space: table.name(odds['space']) }) : null,
    win,
    lose,
    draw: Math.max(0, 1 - win - lose),
    ours: sides.attacker,
    theirs: sides.defender,
    losses: losses.map(({ role, bars }) => ({
      label: say(`losses-${role}`),
      colour: sides[role].colour,
      bars,
      lines: leaders(role),
    })),
    lines: ROLES.filter((role) => losses.every((l) => l.role !== role)).flatMap(leaders),
    middle: say('odds-both'),
    exact: odds.exact !== false,
    without: odds.without ?? [],
    samples: null,
  };
}
