/** What the stage of a battle shows: who stands in which line, who has acted and what he rolled, who stands together. */

import type { GameEvent } from '../../gen/protocol.ts';
import type { Cast } from '../../lib/play/beats.ts';
import type { Reason } from '../../lib/play/reasons.ts';
import { enemyAt, inBox, isFull, type Piece, type View } from './reading.ts';

export interface Unit {
  piece: Piece;
  target: string;
  own: boolean;
  leader: boolean;
  wall: boolean;
  speed: number;
  battle: number;
  superior: number;
  full: boolean;
  acted: boolean;
  rests: boolean;
  /** Why `battle` and `superior` are what they are. */
  battleWhy: Reason[];
  superiorWhy: Reason[];
}

/** Units that are alike in every way that matters now: one card for all of them. */
export interface Band {
  key: string;
  first: Unit;
  count: number;
  dice: Cast[];
}

export interface Column {
  key: string;
  /** Null for the leaders. */
  speed: number | null;
  own: Band[];
  foe: Band[];
}

export interface Rolled {
  dice: Map<string, Cast>;
  /** The last of one's own who attacked. */
  last: string;
}

/** Everyone in the battle, with the values he has in it; `fresh` has happened to them since. */
export function unitsOf(view: View, space: string, fresh: GameEvent[] = []): Unit[] {
  const happened = (kind: string, piece: string): boolean =>
    fresh.some((e) => e.event === kind && e['piece'] === `piece:${piece}`);
  const lines = new Map((view.stage?.lines ?? []).map((line) => [line.piece, line]));
  const enemy = enemyAt(view, space);
  const all = [
    ...inBox(view, 'battlefield').map((piece) => ({ piece, own: true })),
    ...[...enemy.units, ...enemy.walls, ...enemy.leaders].map((piece) => ({ piece, own: false })),
  ];
  const alive = all.filter(({ piece }) => !happened('unit_destroyed', piece.id));
  return alive.map(({ piece, own }) => {
    const facts = { ...piece.facts, ...lines.get(piece.id) };
    return {
      piece,
      own,
      target: `piece:${piece.id}`,
      leader: piece.id === 'alexander' || facts.type === 'LE',
      wall: piece.kind === 'wall',
      speed: facts.speed ?? 0,
      battle: facts.battle ?? 0,
      superior: facts.superior ?? 0,
      full: isFull(piece) && !happened('unit_reduced', piece.id),
      acted: facts.acted === true || happened('attacked', piece.id),
      rests: facts.rests === true,
      battleWhy: facts.battle_why ?? [],
      superiorWhy: facts.superior_why ?? [],
    };
  });
}

/** The last die each counter threw this turn. */
export function rolled(turn: GameEvent[]): Rolled {
  const dice = new Map<string, Cast>();
  let last = '';
  for (const event of turn) {
    if (event.event !== 'attacked' && event.event !== 'rerolled') continue;
    const id = String(event['piece']).replace('piece:', '');
    dice.set(id, { face: Number(event['die']), hits: Number(event['hits'] ?? 0) });
    if (event['side'] !== 'side:enemy') last = id;
  }
  return { dice, last };
}

function together(units: Unit[], dice: Map<string, Cast>, apart: (u: Unit) => string): Band[] {
  const bands = new Map<string, Band>();
  for (const u of units) {
    const key = `${u.piece.kind} ${u.full} ${u.acted} ${u.rests} ${apart(u)}`;
    const band = bands.get(key) ?? { key: u.target, first: u, count: 0, dice: [] };
    band.count++;
    const die = dice.get(u.piece.id);
    if (die !== undefined) band.dice.push(die);
    bands.set(key, band);
  }
  return [...bands.values()];
}

/** Both lines from the fastest to the slowest, leaders apart. `apart` keeps units from standing together. */
export function columnsOf(units: Unit[], dice: Map<string, Cast>, apart: (u: Unit) => string): Column[] {
  const fighters = units.filter((u) => !u.leader && !u.wall);
  const speeds = [...new Set(fighters.map((u) => u.speed))].sort((a, b) => b - a);
  const line = (all: Unit[], own: boolean): Band[] =>
    together(
      all.filter((u) => u.own === own),
      dice,
      apart,
    );
  const leaders = units.filter((u) => u.leader);
  return [
    ...speeds.map((speed) => {
      const here = fighters.filter((u) => u.speed === speed);
      return { key: `s${speed}`, speed, own: line(here, true), foe: line(here, false) };
    }),
    { key: 'leaders', speed: null, own: line(leaders, true), foe: line(leaders, false) },
  ];
}

/** How large the cards of a stage can be: `row` puts face and values side by side. */
export function cardSize(height: number, most: number): { form: 'large' | 'plain' | 'row'; face: number } {
  // Both sides' headings, the band of speeds and the padding take 170.
  const each = (height - 170) / 2 / Math.max(1, most);
  if (each >= 160) return { form: 'large', face: Math.min(108, each - 108) };
  if (each >= 124) return { form: 'plain', face: Math.max(46, Math.min(84, each - 92)) };
  return { form: 'row', face: 36 };
}
