/** What the stage of a battle shows: who stands in which line, who has acted and what he rolled, who stands together. */

import type { GameEvent, Piece, View } from '../../lib/net/types.ts';
import { enemyAt, inBox, isFull, number } from './reading.ts';

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
}

/** Units that are alike in every way that matters now: one card for all of them. */
export interface Band {
  key: string;
  first: Unit;
  count: number;
  dice: number[];
}

export interface Column {
  key: string;
  /** Null for the leaders. */
  speed: number | null;
  own: Band[];
  foe: Band[];
}

export interface Rolled {
  dice: Map<string, number>;
  /** The last of one's own who attacked. */
  last: string;
}

/** Everyone in the battle, with the values he has in it. */
export function unitsOf(view: View, space: string): Unit[] {
  const lines = new Map(
    Object.entries(view.stage ?? {}).flatMap(([key, facts]) =>
      key.startsWith('line:') ? [[String(facts['piece']), facts] as const] : [],
    ),
  );
  const enemy = enemyAt(view, space);
  const all = [
    ...inBox(view, 'battlefield').map((piece) => ({ piece, own: true })),
    ...[...enemy.units, ...enemy.walls, ...enemy.leaders].map((piece) => ({ piece, own: false })),
  ];
  return all.map(({ piece, own }) => {
    const facts = { ...piece.facts, ...lines.get(piece.id) };
    return {
      piece,
      own,
      target: `piece:${piece.id}`,
      leader: piece.id === 'alexander' || facts['type'] === 'LE',
      wall: piece.kind === 'wall',
      speed: number(facts, 'speed'),
      battle: number(facts, 'battle'),
      superior: number(facts, 'superior'),
      full: isFull(piece),
      acted: facts['acted'] === true,
      rests: facts['rests'] === true,
    };
  });
}

/** Dice of this turn. Events name kinds, so the rolls of a kind go to those of it that have acted, in order. */
export function rolled(turn: GameEvent[], units: Unit[]): Rolled {
  const dice = new Map<string, number>();
  let last = '';
  for (const own of [true, false]) {
    const side = units.filter((u) => u.own === own && u.acted);
    const seen = new Map<string, number>();
    for (const event of turn) {
      const mine = event['side'] === 'side:macedonian' || event.event === 'rerolled';
      if ((event.event !== 'attacked' && event.event !== 'rerolled') || mine !== own) continue;
      const kind = String(event['piece']).replace('piece:', '');
      const fellows = side.filter((u) => u.piece.kind === kind || u.piece.id === kind);
      if (!fellows.length) continue;
      const n = event.event === 'rerolled' ? Math.max(0, (seen.get(kind) ?? 1) - 1) : (seen.get(kind) ?? 0);
      seen.set(kind, n + 1);
      const unit = fellows[n % fellows.length]!;
      dice.set(unit.piece.id, Number(event['die'] ?? 1));
      if (own) last = unit.piece.id;
    }
  }
  return { dice, last };
}

function together(units: Unit[], dice: Map<string, number>, apart: (u: Unit) => string): Band[] {
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
export function columnsOf(units: Unit[], dice: Map<string, number>, apart: (u: Unit) => string): Column[] {
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
  if (each >= 112) return { form: 'plain', face: Math.max(52, Math.min(84, each - 66)) };
  return { form: 'row', face: 36 };
}
