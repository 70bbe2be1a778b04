/** What the panels of The Peloponnesian War read out of the view. */

import type { BoardFacts, Peloponnesian, PlaceFacts } from '../../gen/peloponnesian.ts';
import type { BoardSpace, Piece as AnyPiece, View as AnyView } from '../../gen/protocol.ts';
import type { Has, HasIn, Named, OnShow } from '../../lib/play/facets.ts';
import type { Numbered } from '../../lib/play/reduce.ts';
import { skinWords, words } from '../../lib/text/catalogue.svelte.ts';
import { say } from './words.ts';

export type View = AnyView<Peloponnesian>;
export type Piece = AnyPiece<Peloponnesian>;

/** The position in this game's own types. */
export const viewOf = (shown: { view: AnyView }): View => shown.view as View;
export const printed = (table: Has<'board'>): BoardFacts => table.board.facts as BoardFacts;
export const placeFacts = (space: BoardSpace): PlaceFacts => space.facts as PlaceFacts;

/** The name behind a reference: `side:athens` is `athens`. */
export const bare = (ref: string | null | undefined): string => (ref ?? '').replace(/^[a-z]+:/, '');

/** The two Leagues, Athens (or the Coalition) first. */
export const sidesOf = (view: View): View['sides'] => view.sides.filter((s) => s.facts !== undefined);

export interface Change {
  n: number;
  side: string;
  by: number;
  why: string;
  now: number;
}

/** How a track moved, and why. */
export function changesOf(events: Numbered[], track: 'sci' | 'bellicosity'): Change[] {
  return events.flatMap(({ n, event }) =>
    event.event === `${track}_changed` && event['by']
      ? [
          {
            n,
            side: String(event['side']),
            by: Number(event['by']),
            why: String(event['why']),
            now: Number(event[track]),
          },
        ]
      : [],
  );
}

export interface Rolled {
  strategy: string | null;
  /** The die that found the strategy; null where it was kept. */
  die: number | null;
  /** The face that found the area or the objective of the last operation. */
  face: number | null;
}

/** What was rolled on the matrix this turn. */
export function rolled(table: Has<'shown' | 'told'>, side: string): Rolled {
  const all = table.told;
  const from = all.findLastIndex(({ event }) => event.event === 'turn_began');
  const turn = all.slice(Math.max(0, from)).map(({ event }) => event);
  const by = `side:${side}`;
  const chosen = turn.findLast((e) => e.event === 'strategy_chosen' && e['side'] === by);
  const aim = turn.findLast((e) => e.event === 'objective_named' && e['side'] === by);
  const strategy = viewOf(table.shown!).facts?.strategy ?? null;
  const dice = aim && aim['why'] === strategy ? (aim['dice'] as number[] | undefined) : undefined;
  return { strategy, die: chosen ? Number(chosen['die']) : null, face: dice?.[0] ?? null };
}

/** A cell of a matrix: an area of the map, or a place; in short with a point where it may be broken. */
export const cellName = (table: Named, cell: string, short = false): string => {
  const place = cell.startsWith('space:');
  const brief = `brief-${cell.replace('space:', '')}`;
  if (short && (!place || words.has(skinWords('peloponnesian'), brief))) return say(brief);
  return place ? table.name(cell) : say(`area-${cell}`);
};

/** The cells of a row, with the faces of the die that lead to each: neighbours that are alike are one. */
export function spans(cells: readonly string[]): { cell: string; from: number; to: number }[] {
  const found: { cell: string; from: number; to: number }[] = [];
  cells.forEach((cell, i) => {
    const last = found.at(-1);
    if (last?.cell === cell) last.to = i + 1;
    else found.push({ cell, from: i + 1, to: i + 1 });
  });
  return found;
}

/** The places of a cell, by the faces of the second die. */
export const cellPlaces = (table: OnShow, cell: string): string =>
  cell.startsWith('space:')
    ? table.name(cell)
    : (printed(table).boxes[cell] ?? []).map((place, i) => `${i + 1} ${table.name(place)}`).join(', ');

/** The kinds of SP, in the order in which Forces are counted. */
export const KINDS = ['hoplite', 'cavalry', 'naval'] as const;

/** A Force in words. */
export const troops = ([hoplite = 0, cavalry = 0, naval = 0]: readonly number[]): string =>
  hoplite + cavalry + naval ? words.text('peloponnesian', 'troops', { hoplite, cavalry, naval }) : '';

/** SP of a side in a space that were not activated this turn, by kind. */
export const waiting = (table: Has<'at'>, space: string, side: string): number[] =>
  KINDS.map((kind) =>
    table
      .at(`space:${space}`)
      .filter((p) => p.kind === kind && p.side === side)
      .reduce((sum, p) => sum + (p.count ?? 1) - Number((p as Piece).facts?.spent ?? 0), 0),
  );

/** All SP of a side in a space, by kind. */
export const forceAt = (table: Has<'at'>, space: string, side: string): number[] =>
  KINDS.map((kind) =>
    table
      .at(`space:${space}`)
      .filter((p) => p.kind === kind && p.side === side)
      .reduce((sum, p) => sum + (p.count ?? 1), 0),
  );

/** Who joined here when the side last mustered, by stack; null if nobody of them did. */
export function lastMuster(
  table: Has<'shown' | 'told'>,
  joining: { piece: string; sp: number }[],
): Record<string, number> | null {
  const expedition = viewOf(table.shown!).stage?.expedition;
  const events = table.told.map(({ event }) => event);
  const now = events.findLastIndex((e) => e.event === 'objective_named');
  const joined = events.filter(
    (e, i) => i < now && e.event === 'activated' && e['space'] === expedition?.space && e['side'] === expedition?.side,
  );
  const out: Record<string, number> = {};
  for (const { piece, sp } of joining) {
    const [kind, nation] = piece.split('-');
    const last = joined.findLast((e) => bare(String(e['nation'])) === nation && Number(e[kind ?? ''] ?? 0) > 0);
    if (last) out[piece] = Math.min(sp, Number(last[kind!]));
  }
  return Object.keys(out).length ? out : null;
}

export interface Way {
  /** How many shortest ways lead to the objective, and how long they are. */
  ways: number;
  steps: number;
  /** The lines of communication of all of them. */
  trail: readonly (readonly [string, string])[];
}

/** The ways of the Expedition with those who are to join it; of the one there is as long as they are not known. */
export function wayOf(table: Has<'shown'> & HasIn<'counsel', 'plan'>): Way {
  const { plan } = table.counsel;
  const now = viewOf(table.shown!).stage?.expedition;
  if (plan === undefined) return { ways: now?.ways ?? 0, steps: now?.steps ?? 0, trail: now?.trail ?? [] };
  const trail = (plan?.['trail'] ?? []) as Way['trail'];
  return { ways: Number(plan?.['ways'] ?? 0), steps: Number(plan?.['steps'] ?? 0), trail };
}

export interface TurnScore {
  turn: number;
  years: string;
  sum: number;
  lines: { vp: number; why: string; times: number }[];
}

/** Victory Points turn by turn, of one side where two players count theirs; turns that brought none are left out, what brought some more than once is one line. */
export function scoresByTurn(events: Numbered[], side?: string): TurnScore[] {
  const out: TurnScore[] = [];
  let now: TurnScore = { turn: 0, years: '', sum: 0, lines: [] };
  for (const { event } of events) {
    if (event.event === 'turn_began')
      out.push((now = { turn: Number(event['turn']), years: String(event['years']), sum: 0, lines: [] }));
    if (event.event !== 'scored' || (side && event['side'] !== side)) continue;
    now.sum += Number(event['vp']);
    const why = String(event['why']);
    let line = now.lines.find((l) => l.why === why);
    if (!line) now.lines.push((line = { vp: 0, why, times: 0 }));
    line.vp += Number(event['vp']);
    line.times++;
  }
  return out.filter((turn) => turn.lines.length);
}
