/** A place: its shape says land, coast or island, its filling whose it is, its wall a fortress; what has befallen it lies
 * upon it. */

import type { BoardSpace } from '../../gen/protocol.ts';
import { symbol as draw } from '../../lib/board/symbol.ts';
import type { OnShow } from '../../lib/play/facets.ts';
import { R } from './looks.ts';
import { bare, placeFacts, viewOf } from './reading.ts';

const REBELS = `<circle r="${R + 4.5}" fill="var(--bad)" fill-opacity=".14" stroke="var(--bad)" stroke-width="1.6" stroke-dasharray="2.6 2.2"/>`;
const RAVAGED = `<g transform="translate(${R - 1},${-R + 1})"><circle r="4.6" fill="var(--paper)" stroke="var(--bad)" stroke-width="1"/><path d="M0,-3.4C2.6,-1 2.5,2.6 0,3.2C-2.5,2.6 -2.2,0.2 -0.7,-0.6C-0.9,-1.7 -0.4,-2.6 0,-3.4Z" fill="var(--bad)"/></g>`;
const HOME = '<circle r="1.7" fill="var(--paper)" stroke="var(--ink)" stroke-width=".8"/>';

const shore = (r: number): string =>
  `<path d="M${-r * 0.93},${r * 0.36}q${r * 0.31},${-r * 0.4} ${r * 0.62},0t${r * 0.62},0t${r * 0.62},0A${r},${r} 0 0 1 ${-r * 0.93},${r * 0.36}Z" fill="var(--sea-1)" fill-opacity=".9" stroke="var(--ink)" stroke-width=".8"/>`;

export function symbol(table: OnShow, space: BoardSpace): string {
  const facts = viewOf(table.shown!).spaces[space.id];
  const coloured = (ref: string | null | undefined): number | null => table.side(bare(ref))?.colour ?? null;
  const colour = coloured(facts?.colour);
  const control = coloured(facts?.control);
  const fortress = placeFacts(space).fortress;
  const island = space.kind === 'island';
  const home = space.id === 'athens' || space.id === 'sparta';
  const r = fortress ? 4.3 : 4.6;
  return draw({
    shape: island ? 'diamond' : 'circle',
    r: island ? r + 1.2 : r,
    fill: colour === null ? 'var(--paper)' : `url(#pt${colour})`,
    wall: fortress ? R - 0.6 : 0,
    siege: coloured(facts?.siege),
    below: facts?.rebellion ? REBELS : '',
    // Held by somebody it does not belong to.
    about:
      control !== null && control !== colour
        ? `<circle r="${r + 2.1}" fill="none" stroke="var(--f${control})" stroke-width="2.4"/>`
        : '',
    upon: (space.kind === 'coastal' ? shore(r) : '') + (home ? HOME : '') + (facts?.ravaged ? RAVAGED : ''),
  });
}
