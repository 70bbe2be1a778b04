/** What the panels of Alexander read out of the view: the army, the enemy, the turn track, what was rolled. */

import type { Alexander, BoardFacts, CampaignFacts } from '../../gen/alexander.ts';
import type { GameEvent, Piece as AnyPiece, View as AnyView } from '../../gen/protocol.ts';
import type { Has, OnShow } from '../../lib/play/facets.ts';
import type { Choice } from '../../lib/play/options.ts';
import { words } from '../../lib/text/catalogue.svelte.ts';

export type View = AnyView<Alexander>;
export type Piece = AnyPiece<Alexander>;

/** What intimidation may bring, and how far that was reckoned. */
export interface Talks {
  success: number;
  on_going: number;
  fail: number;
  exact: boolean;
  without: string[];
}

/** The position in this game's own types. */
export const viewOf = (shown: { view: AnyView }): View => shown.view as View;
export const printed = (table: Has<'board'>): BoardFacts => table.board.facts as BoardFacts;
/** What is printed of the campaign under way. */
export const campaignFacts = (table: OnShow): CampaignFacts | undefined =>
  printed(table).campaigns.find(({ id }) => id === campaignOf(viewOf(table.shown!)));

export const isLeader = (piece: Piece): boolean => piece.facts?.type === 'LE';
export const isWall = (piece: Piece): boolean => piece.kind === 'wall';
export const isFull = (piece: Piece): boolean => piece.facts?.full !== false;
export const number = <F extends object>(facts: F | null | undefined, key: keyof F & string): number =>
  Number(facts?.[key] ?? 0);

export const campaignOf = (view: View): string => (view.facts?.campaign ?? '').replace('scenario:', '');

/** Units from the fastest to the slowest. */
export function bySpeed(pieces: Piece[]): Piece[] {
  return [...pieces].sort((a, b) => number(b.facts, 'speed') - number(a.facts, 'speed') || (a.id < b.id ? -1 : 1));
}

/** Units alike in kind and strength as one, with how many; of those the one that may be chosen, if one may. */
export function alike(pieces: Piece[], choosable: (target: string) => boolean): { piece: Piece; count: number }[] {
  const rows = new Map<string, { piece: Piece; count: number }>();
  for (const piece of bySpeed(pieces)) {
    const key = `${piece.kind} ${isFull(piece)}`;
    const row = rows.get(key);
    if (!row) rows.set(key, { piece, count: 1 });
    else {
      row.count++;
      if (!choosable(`piece:${row.piece.id}`) && choosable(`piece:${piece.id}`)) row.piece = piece;
    }
  }
  return [...rows.values()];
}

/** A choice that buys something, and is not done to what one has. */
export const bought = (choice: Choice): boolean => !choice.deed && choice.target !== 'button:done';

export const inBox = (view: View, box: string): Piece[] => view.pieces.filter((p) => p.at === `space:${box}`);

/** Counters of the enemy in a space: leader, units, walls. */
export function enemyAt(view: View, space: string): { leaders: Piece[]; units: Piece[]; walls: Piece[] } {
  const here = view.pieces.filter(
    (p) => p.at === `space:${space}` && p.side !== 'macedonian' && p.facts?.type !== undefined,
  );
  return {
    leaders: here.filter(isLeader),
    units: bySpeed(here.filter((p) => !isLeader(p) && !isWall(p))),
    walls: here.filter(isWall),
  };
}

export function cards(view: View, hand: string): string[] {
  return view.hands?.find((h) => h.id === hand)?.cards ?? [];
}

/** Equal cards once, with how many. */
export function counted(all: string[]): [string, number][] {
  const out = new Map<string, number>();
  for (const card of all) out.set(card, (out.get(card) ?? 0) + 1);
  return [...out];
}

/** The date of a moment: the box of the turn track it lies in. */
export function dateOf(view: View, table: OnShow): string | null {
  const at = view.tracks?.['turn']?.['turn'];
  const boxes = printed(table).campaigns.find(({ id }) => id === campaignOf(view))?.boxes;
  const date = at === undefined ? undefined : boxes?.[at]?.date;
  return date ? table.name(date) : null;
}

export interface Box {
  at: number;
  /** Of the box: the year, and what part of it. */
  year: string;
  part: string;
  name: string;
  vp: number;
  prophecies: string[];
}

export function boxes(table: OnShow): Box[] {
  const view = viewOf(table.shown!);
  const deadlines = Object.entries(view.tracks?.['turn'] ?? {}).filter(([id]) => id !== 'turn');
  const out: Box[] = [];
  for (const [at, { date, year, month, vp }] of (campaignFacts(table)?.boxes ?? []).entries()) {
    if (!at) continue;
    const name = table.name(date);
    const part =
      month !== null
        ? new Intl.DateTimeFormat(words.language, { month: 'short' }).format(new Date(2001, month - 1, 1))
        : name.replace(/\s*\d{3}.*$/, '');
    out.push({
      at,
      year: String(year ?? ''),
      part,
      name,
      vp,
      prophecies: deadlines.filter(([, box]) => box === at).map(([id]) => id),
    });
  }
  return out;
}

/** Events since the last one of a kind, that one included. */
export function since(table: Has<'told'>, kind: string): GameEvent[] {
  const all = table.told;
  const from = all.findLastIndex(({ event }) => event.event === kind);
  return from < 0 ? [] : all.slice(from).map(({ event }) => event);
}

export const help = (table: Has<'game'>, card: string): string =>
  words.has(table.game, `help-${card}`) ? words.text(table.game, `help-${card}`) : '';
