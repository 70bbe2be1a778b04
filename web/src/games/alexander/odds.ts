/** The odds of a battle of Alexander's: he wins, retreats or falls. */

import type { Odds } from '../../gen/protocol.ts';
import type { Prospect } from '../../lib/board/skin.ts';
import { samplesOf } from '../../lib/play/bounds.ts';
import type { OnShow } from '../../lib/play/facets.ts';
import { ui } from '../../lib/text/catalogue.svelte.ts';
import { viewOf } from './reading.ts';
import { say } from './words.ts';

export function prospect(odds: Odds, table: OnShow): Prospect | null {
  if (typeof odds.win !== 'number' || typeof odds.lose !== 'number') return null;
  const space = typeof odds['space'] === 'string' ? odds['space'] : null;
  const foe = space && viewOf(table.shown!).spaces[space.replace('space:', '')]?.nation;
  return {
    title: space ? ui('battle-at', { space: table.name(space) }) : null,
    win: odds.win,
    draw: odds.draw ?? 0,
    lose: odds.lose,
    ours: { label: say('odds-wins'), colour: 1 },
    middle: say('odds-retreats'),
    theirs: { label: say('odds-falls'), colour: table.side(foe)?.colour ?? 2 },
    losses: [],
    lines: [],
    exact: odds.exact !== false,
    without: odds.without ?? [],
    samples: samplesOf(odds),
  };
}
