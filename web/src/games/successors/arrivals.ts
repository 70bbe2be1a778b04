/** Reinforcements that are still to be placed, where all of them find room, and the answers that bring them there. */

import type { Asked, OnShow } from '../../lib/play/facets.ts';
import type { Step } from '../../lib/play/errand.svelte.ts';
import type { Choice } from '../../lib/play/options.ts';
import { bare, isTroop, viewOf, type Piece } from './reading.ts';

export interface Arrivals {
  side: string;
  generals: string[];
  /** CUs by type. */
  cus: Record<string, number>;
  /** Pieces in all. */
  count: number;
}

/** Who is asked has these to place. */
export function arrivals(table: Asked): Arrivals {
  const seen = table.seen!;
  const side = viewOf(seen).sides.find((s) => s.seat === seen.decision?.seat)?.id ?? '';
  const waiting = (seen.view.pieces as Piece[]).filter((p) => p.side === side && p.at === 'box:reserve');
  const cus: Record<string, number> = {};
  for (const p of waiting) if (isTroop(p.kind)) cus[p.kind] = (cus[p.kind] ?? 0) + (p.count ?? 1);
  const generals = waiting.filter((p) => p.kind === 'general').map((p) => `piece:${p.id}`);
  return { side, generals, cus, count: generals.length + Object.values(cus).reduce((sum, n) => sum + n, 0) };
}

/** At most three of the places where all find room: where a Major General is or comes, or a Major City; where most of
 *  one's own are already first. */
export function bestPlaces(table: Asked & OnShow, { side, generals }: Arrivals): Choice[] {
  const pieces = table.shown!.view.pieces as Piece[];
  const own = (id: string): Piece[] =>
    pieces.filter((p) => p.side === side && p.at === `space:${id}` && !(p.facts?.inside ?? false));
  const leads = (id: string): boolean => own(id).some((p) => p.kind === 'general');
  const cities = new Set(table.board.spaces.filter((s) => s.kind === 'major_city').map((s) => s.id));
  const weight = (id: string): number =>
    own(id).reduce((sum, p) => sum + (isTroop(p.kind) ? (p.count ?? 1) : 0), 0) + (leads(id) ? 100 : 0);
  return [...table.choices.values()]
    .filter((c) => c.kind === 'space' && (generals.length || leads(c.id) || cities.has(c.id)))
    .sort((a, b) => weight(b.id) - weight(a.id) || Number(cities.has(b.id)) - Number(cities.has(a.id)))
    .slice(0, 3);
}

/** The answers that bring everybody to a place: first the Generals, with whom there is room for all. */
export function wayFor(place: Choice, { generals, cus }: Arrivals): Step[] {
  const there = { key: place.options[0]!.key, of: 'reinforce' };
  const led = generals.flatMap((g): Step[] => [{ key: bare(g), of: 'reinforcing_general' }, there]);
  const kinds = Object.entries(cus).sort(([a], [b]) => a.localeCompare(b));
  const troops = kinds.map(([kind, n]): Step => ({
    key: `${kind}=${String(n).padStart(2, '0')}`,
    of: 'reinforcing_cus',
  }));
  return [...led, ...(kinds.length ? [there, ...troops, { key: 'done', of: 'reinforcing_cus' }] : [])];
}
