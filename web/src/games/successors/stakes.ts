/** What is at stake in a question: the title of Champion, a Province, a siege, or all one has. */

import type { Has, OnShow } from '../../lib/play/facets.ts';
import { bare, cusOf, isTroop, printed, viewOf, type Piece } from './reading.ts';

/** The sides at a place an attack on whom would cost `mine` the title of Champion. */
export function peersAt(table: OnShow, mine: string, space: string): string[] {
  const view = viewOf(table.shown!);
  const peers = (view.facts?.peers ?? []).filter((p) => p.side === `side:${mine}`).map((p) => p.of);
  const there = new Set((view.pieces as Piece[]).filter((p) => p.at === `space:${space}`).map((p) => `side:${p.side}`));
  return peers.filter((side) => there.has(side));
}

/** How far a siege has come, where there is one. */
export function siegeAt(table: OnShow, space: string): { points: number; needed: number } | null {
  const facts = viewOf(table.shown!).spaces[space];
  return facts?.besieged ? { points: facts.points ?? 0, needed: facts.needed ?? 0 } : null;
}

export interface Progress {
  province: string;
  held: number;
  needed: number;
  vp: number;
}

/** What a side has of the Province of a place; null where it is worth nothing or is its own already. */
export function progress(table: Has<'board'> & OnShow, mine: string, space: string): Progress | null {
  const area = table.board.spaces.find((s) => s.id === space)?.area;
  const now = viewOf(table.shown!).facts?.provinces.find((p) => p.province === `area:${area}`);
  const { vp, needed } = printed(table).provinces[area ?? ''] ?? { vp: 0, needed: 0 };
  if (!area || !vp || bare(now?.owner) === mine) return null;
  return { province: `area:${area}`, held: now?.held?.[mine] ?? 0, needed, vp };
}

/** The Provinces that one more marker at one of the places to choose from would bring. */
export function nearly(table: OnShow & Has<'choices' | 'board'>, mine: string): Progress[] {
  const found = new Map<string, Progress>();
  for (const { kind, id } of table.choices.values()) {
    if (kind !== 'space') continue;
    const at = progress(table, mine, id);
    const city = at && printed(table).provinces[bare(at.province)]?.city;
    const holds = !city || city === id || bare(viewOf(table.shown!).spaces[city]?.control) === mine;
    if (at && at.held === at.needed - 1 && holds) found.set(at.province, at);
  }
  return [...found.values()].sort((a, b) => b.vp - a.vp);
}

/** Whoever has neither a General nor a CU on the map: what will come back. Null while somebody is there. */
export function fallen(table: OnShow, mine: string): { cus: number; generals: string[] } | null {
  const view = viewOf(table.shown!);
  const own = (view.pieces as Piece[]).filter((p) => p.side === mine);
  const there = own.some((p) => p.at.startsWith('space:') && (isTroop(p.kind) || p.kind.endsWith('general')));
  if (there || !view.round || view.phase === 'placement') return null;
  const generals = own.filter((p) => p.at === 'box:dispersed' && p.kind === 'general').map((p) => `piece:${p.id}`);
  return { cus: cusOf(view, mine).dispersed, generals };
}
