/** What is drawn upon the map: the way an Army has come, and from where somebody could come to meet it. */

import type { Odds } from '../../gen/protocol.ts';
import type { Sketch } from '../../lib/board/sketch.ts';
import type { Has, HasIn, OnShow, Pointed } from '../../lib/play/facets.ts';
import { bare, colourOf, viewOf } from './reading.ts';

/** Those who could intercept a step to the place that is pointed at. */
function threats(table: Pointed & Has<'side'> & HasIn<'counsel', 'prospect'>): Sketch['reach'] {
  const target = table.pointing.hovered ?? table.pointing.focused;
  const odds: Odds | undefined = target ? table.counsel.prospect(table.choices.get(target)) : undefined;
  const coming = (odds?.['interceptors'] as { side: string; space: string }[] | undefined) ?? [];
  const places = new Map(coming.map(({ side, space }) => [`${side} ${space}`, { side, space }]));
  return [...places.values()].map(({ side, space }) => ({
    colour: colourOf(table, side),
    from: bare(space),
    spaces: [],
  }));
}

export function sketch(table: OnShow & Pointed & Has<'past'> & HasIn<'counsel', 'prospect'>): Sketch | null {
  const march = viewOf(table.shown!).stage?.march;
  const reach = table.past ? [] : threats(table);
  if (!march) return reach.length ? { colour: 0, open: [], gone: [], reach } : null;
  const trail = march.trail ?? [];
  return {
    colour: colourOf(table, march.side),
    open: [],
    gone: trail.slice(1).map((to, i) => [trail[i]!, to] as const),
    ...(trail.length > 1 ? { at: bare(march.space) } : {}),
    reach,
  };
}
