/** A place: its shape says what kind it is, its filling who controls it; what has befallen it lies upon it. */

import type { BoardSpace } from '../../gen/protocol.ts';
import { GLYPHS, type GlyphName } from '../../lib/board/glyphs.ts';
import { symbol as draw } from '../../lib/board/symbol.ts';
import type { OnShow } from '../../lib/play/facets.ts';
import { R } from './pieces.ts';
import { bare, colourOf, placeFacts, viewOf } from './reading.ts';

interface Mark {
  glyph: GlyphName;
  /** The colour of a side, or that of nobody. */
  colour: number | null;
  at: [number, number];
}

function marked({ glyph, colour, at }: Mark): string {
  const own = colour === null ? 'var(--coin-cream)' : `var(--f${colour})`;
  const on = colour === null ? 'var(--coin-dark)' : `var(--f${colour}-on)`;
  return `<g transform="translate(${at.join(',')})"><circle r="5" fill="${own}" stroke="var(--halo)" stroke-width=".9"/><g transform="translate(-3.8,-3.9) scale(.32)" style="color:${on};--hole:${own}" fill="currentColor">${GLYPHS[glyph]}</g></g>`;
}

/** What a siege has won of what it needs. */
function pips(siege: number, needed: number, won: number): string {
  const own = `var(--f${siege})`;
  return Array.from(
    { length: needed },
    (_, i) =>
      `<circle cx="${(i - (needed - 1) / 2) * 4.6}" cy="${R + 4.4}" r="1.7" fill="${i < won ? own : 'var(--paper)'}" stroke="${own}" stroke-width=".9"/>`,
  ).join('');
}

const EYE = 'fill="var(--paper)" stroke="var(--ink)" stroke-width=".7"';

export function symbol(table: OnShow, space: BoardSpace): string {
  const facts = viewOf(table.shown!).spaces[space.id];
  const owner = bare(facts?.control);
  const grey = owner === 'independent';
  const colour = owner && !grey ? (table.side(owner)?.colour ?? null) : null;
  /** A Capital is a Major City while it lasts. */
  const walled = space.kind === 'major_city' || Boolean(facts?.capital && !facts.building);
  const waypoint = space.kind === 'way_point';
  const stronghold = space.kind === 'stronghold' && !walled;
  const marks: Mark[] = [];
  if (facts?.tomb) marks.push({ glyph: 'temple', colour: null, at: [R, -R] });
  if (facts?.helepolis) marks.push({ glyph: 'fortress', colour: colourOf(table, facts.helepolis), at: [-R, R - 1] });
  if (facts?.plundered) marks.push({ glyph: 'coin', colour: null, at: [R, R - 1] });
  if (facts?.capital)
    marks.push({ glyph: facts.building ? 'wall' : 'laurel', colour: colourOf(table, facts.capital), at: [R, -R] });
  if (facts?.resupplied) marks.push({ glyph: 'ship', colour: colourOf(table, facts.resupplied), at: [R, R - 1] });
  const siege = facts?.besieged ? colourOf(table, facts.besieged) : null;
  return draw({
    shape: waypoint ? 'circle' : walled ? 'square' : stronghold ? 'hexagon' : 'circle',
    r: waypoint ? 2.7 : walled ? 5.2 : stronghold ? 6 : 4.7,
    fill: grey ? 'var(--hair-2)' : colour === null ? 'var(--paper)' : `url(#pt${colour})`,
    thin: waypoint,
    wall: walled && !waypoint ? R - 0.6 : 0,
    siege,
    points: facts?.points ?? null,
    upon: [
      walled && !waypoint ? `<rect x="-1.7" y="-1.7" width="3.4" height="3.4" ${EYE}/>` : '',
      grey && !walled && !waypoint ? `<circle r="1.9" ${EYE}/>` : '',
      placeFacts(space).port && !waypoint
        ? `<path d="M-5,${R + 1.4}q2.5,-2.6 5,0t5,0" fill="none" stroke="var(--sealane)" stroke-width="1.2"/>`
        : '',
      ...marks.map(marked),
      siege === null ? '' : pips(siege, facts?.needed ?? 0, facts?.points ?? 0),
    ].join(''),
  });
}
