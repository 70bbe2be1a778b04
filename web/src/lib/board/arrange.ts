/** Where pieces stand on the screen: standees, plates and ships, gathered by space and side. */

import type { Drawing } from '../map/drawing.ts';
import type { Box, XY } from '../map/geometry.ts';
import type { Piece, View } from '../../gen/protocol.ts';
import { beside, type Written } from './beside.ts';
import type { BoardSkin } from './skin.ts';

export interface Cell {
  pieces: Piece[];
  kind: string;
  count: number;
}

/** Ships that lie together. */
export interface Berthed {
  pieces: Piece[];
  count: number;
  cargo: Cell[];
  x: number;
  y: number;
}

export interface Group {
  key: string;
  space: string;
  side: string | null;
  colour: number;
  /** The foot of the group: standees above, the plate below it. */
  x: number;
  y: number;
  leaders: Piece[];
  /** Leaders for whom there is no room; they stand behind a number. */
  more: Piece[];
  cells: Cell[];
  ships: Berthed[];
  width: number;
  box: Box;
  /** It stands behind the walls of its space. */
  walled: boolean;
  /** The point it belongs to, where it stands so far off that a stem leads there. */
  stem?: XY;
}

export interface Layout {
  groups: Group[];
  /** Screen position of each piece, for moves and focus. */
  where: Map<string, XY>;
  /** Boxes names must not cover. */
  obstacles: Box[];
}

export const STANDEE = 29;
export const PLATE = 14.5;
export const CHIP = 21;

/** Semantic zoom: symbols and type change size in four steps only. */
export function stepOf(k: number, large = 1): { name: 'overview' | 'board' | 'region' | 'city'; size: number } {
  const at = k / large;
  if (at < 0.6) return { name: 'overview', size: 0.82 * large };
  if (at < 1.5) return { name: 'board', size: large };
  if (at < 2.6) return { name: 'region', size: 1.25 * large };
  return { name: 'city', size: 1.5 * large };
}

/** The zoom for which it is settled where pieces stand about their points: the same for all that are nearly as near, so
 * that nobody changes sides when the map is fitted anew. */
export const levelOf = (k: number): number => 2 ** (Math.floor(Math.log2(k) * 4 + 1e-6) / 4);

/** So many standees side by side; the rest is a number. */
export const ABREAST = 3;
/** Behind the side in the key of those who stand behind walls. */
const WALLS = '/walls';
/** Standees, and discs that stand in one row with them. */
export const upright = (skin: BoardSkin, piece: Piece): boolean => ['leader', 'token'].includes(skin.form(piece));
/** Room for that number. */
export const MORE = 17;
/** From one standee to the next. */
export const pitch = STANDEE * 0.76;

/** Where the standees of a group and the number behind them stand, from its middle. */
export function row(leaders: number, more: number): { at: number[]; more: number; width: number } {
  const width = leaders ? (leaders - 1) * pitch + STANDEE * 0.76 + (more ? MORE : 0) : 0;
  const at = Array.from({ length: leaders }, (_, i) => -width / 2 + STANDEE * 0.38 + i * pitch);
  return { at, more: width / 2 - MORE / 2 + 2, width };
}

/** Two figures need more room than one. */
export const cellWidth = (cell: Cell): number => PLATE * (cell.count > 9 ? 2.12 : 1.62);

export const plateWidth = (cells: Cell[]): number => cells.reduce((sum, c) => sum + cellWidth(c), 5);

/** Where the cells of a plate begin, from its left edge. */
export function cellStarts(cells: Cell[]): number[] {
  let at = 2.5;
  return cells.map((c) => {
    const start = at;
    at += cellWidth(c);
    return start;
  });
}

const spaceOf = (piece: Piece): string | null => (piece.at.startsWith('space:') ? piece.at.slice(6) : null);

/** Where a ship may lie at a province, the best first: at its coast, where it still lies when nobody remembers whence it
 * came; else off the sea it came from. */
const berthsOf = (ship: Piece): string[] =>
  ['coast', 'sea'].flatMap((key) => {
    const at = ship.facts?.[key];
    return typeof at === 'string' ? [at.split(':').at(-1)!] : [];
  });

function cellsOf(pieces: Piece[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const piece of pieces) {
    const cell = cells.get(piece.kind) ?? { pieces: [], kind: piece.kind, count: 0 };
    cell.pieces.push(piece);
    cell.count += piece.count ?? 1;
    cells.set(piece.kind, cell);
  }
  return [...cells.values()];
}

interface Frame {
  k: number;
  x: number;
  y: number;
}

/** What else there is on the map that pieces should not stand upon. */
export interface Surroundings {
  /** From afar an army is one figure and one number. */
  overview: boolean;
  /** Boxes of names, coins and buildings, by space. */
  printed: ReadonlyMap<string, Box[]>;
  inside: (space: string, point: XY) => boolean;
  /** The zoom for which pieces choose a side of their points (`levelOf`), and the names there are at it. */
  level?: number;
  names?: readonly Written[];
}

const ALONE: Surroundings = { overview: false, printed: new Map(), inside: () => true };

/** Where a group may step aside to, from where it stands by right. */
const ASIDE: XY[] = [6, 12, 18, 24, 30].flatMap((far): XY[] => [
  [far, 0],
  [-far, 0],
  [0, -far],
  [0, far],
  [far, -far / 2],
  [-far, -far / 2],
  [far, far / 2],
  [-far, far / 2],
]);

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
const moved = (b: Box, [dx, dy]: XY): Box => [b[0] + dx, b[1] + dy, b[2] + dx, b[3] + dy];

interface Block {
  space: string;
  groups: Group[];
  box: Box;
  /** What it takes up: standees are narrower than the plate below them. */
  parts: Box[];
}

/** The boxes of a group's standees and of its plate. */
function partsOf({ box, leaders, more, cells, x, y }: Group, size: number): Box[] {
  const half = (row(leaders.length, more.length).width / 2) * size;
  const plate = (plateWidth(cells) / 2) * size;
  const parts: Box[] = [];
  if (leaders.length) parts.push([x - half, box[1], x + half, y]);
  if (cells.length) parts.push([x - plate, y, x + plate, box[3]]);
  return parts.length ? parts : [box];
}

/** Groups that would stand upon a name, a coin or one another step aside, inside their own space and no farther than they must. */
function stepAside(blocks: Block[], ships: Box[], size: number, { printed, inside }: Surroundings): Map<string, XY> {
  const out = new Map<string, XY>();
  const settled: Box[] = [...ships];
  const waiting = blocks.map((b) => b.parts);
  const cost = (block: Block, by: XY, later: Box[], least: number): number => {
    let sum = Math.hypot(by[0], by[1]) * 6;
    for (const part of block.parts.map((p) => moved(p, by))) {
      for (const [space, boxes] of printed)
        for (const b of boxes) sum += shared(part, b) * (space === block.space ? 2.4 : 2);
      for (const b of settled) sum += shared(part, b) * 2.5;
      for (const b of later) sum += shared(part, b);
    }
    if (sum >= least || !(by[0] || by[1])) return sum;
    const box = moved(block.box, by);
    return inside(block.space, [(box[0] + box[2]) / 2, box[3] - 8 * size]) ? sum : sum + 500;
  };
  blocks.forEach((block, i) => {
    const later = waiting.slice(i + 1).flat();
    let best: XY = [0, 0];
    let least = cost(block, best, later, Infinity);
    if (least > 40) {
      for (const [x, y] of ASIDE) {
        const by: XY = [x * size, y * size];
        const now = cost(block, by, later, least);
        if (now < least) [best, least] = [by, now];
      }
    }
    out.set(block.space, best);
    settled.push(...block.parts.map((p) => moved(p, best)));
  });
  return out;
}

export function arrange(
  view: View,
  skin: BoardSkin,
  drawing: Drawing,
  frame: Frame,
  size: number,
  around: Surroundings = ALONE,
): Layout {
  const screen = (p: XY): XY => [p[0] * frame.k + frame.x, p[1] * frame.k + frame.y];
  const anchors = new Map<string, XY>(drawing.areas.map((a) => [a.id, [a.x, a.y]]));
  for (const [id, p] of Object.entries(drawing.points)) anchors.set(id, p);
  const water = new Set(drawing.areas.filter((a) => skin.water(a.kind)).map((a) => a.id));
  const pointMap = drawing.areas.length === 0;
  const [besideX, besideY] = skin.stand;
  const colours = new Map(view.sides.map((s) => [s.id, s.colour]));

  const carried = new Map<string, Piece[]>();
  const standing = new Map<string, Map<string, Piece[]>>();
  for (const piece of view.pieces) {
    if (skin.form(piece) === 'hidden') continue;
    if (piece.at.startsWith('piece:')) {
      const carrier = piece.at.slice(6);
      carried.set(carrier, [...(carried.get(carrier) ?? []), piece]);
      continue;
    }
    const space = spaceOf(piece);
    if (!space || !anchors.has(space)) continue;
    const sides = standing.get(space) ?? new Map<string, Piece[]>();
    const side = (piece.side ?? '') + (skin.walled?.(piece) ? WALLS : '');
    sides.set(side, [...(sides.get(side) ?? []), piece]);
    standing.set(space, sides);
  }

  const groups: Group[] = [];
  const where = new Map<string, XY>();
  const obstacles: Box[] = [];
  const blocks: Block[] = [];
  const berthed: Box[] = [];
  const abreast = around.overview ? 1 : ABREAST;

  for (const [space, sides] of standing) {
    const [ax, ay] = screen(anchors.get(space)!);
    const here: Group[] = [];
    for (const [key, pieces] of sides) {
      const walled = key.endsWith(WALLS);
      const side = walled ? key.slice(0, -WALLS.length) : key;
      const all = pieces.filter((p) => upright(skin, p));
      const leaders = all.slice(0, abreast);
      const more = all.slice(leaders.length);
      const units = pieces.filter((p) => skin.form(p) === 'unit' || skin.form(p) === 'marker');
      const cells =
        around.overview && units.length
          ? [{ pieces: units, kind: 'army', count: units.reduce((sum, p) => sum + (p.count ?? 1), 0) }]
          : cellsOf(units);
      const colour = colours.get(side) ?? 0;
      const standees = row(leaders.length, more.length).width;
      const width = Math.max(standees, cells.length ? plateWidth(cells) : 0) * size;
      here.push({
        key: `${space}/${key}`,
        space,
        side: side || null,
        colour,
        x: 0,
        y: 0,
        leaders,
        more,
        cells,
        ships: [],
        walled,
        width,
        box: [0, 0, 0, 0],
      });
    }
    const ashore = here.filter((g) => g.width > 0);
    let left = ax - (ashore.reduce((sum, g) => sum + g.width, 0) + (ashore.length - 1) * 5 * size) / 2;
    for (const group of ashore) {
      group.x = left + group.width / 2 + (pointMap ? besideX * size : 0);
      group.y = pointMap ? ay + besideY * size : ay - 22 * size;
      left += group.width + 5 * size;
      const up = group.leaders.length ? STANDEE * size : 2;
      group.box = [
        group.x - group.width / 2,
        group.y - up,
        group.x + group.width / 2,
        group.y + (group.cells.length ? 17 : 3) * size,
      ];
    }
    const together = pointMap && skin.crowded ? ashore.map((group) => [group]) : ashore.length ? [ashore] : [];
    for (const groups of together) {
      const boxes = groups.map((g) => g.box);
      blocks.push({
        space,
        groups,
        parts: groups.flatMap((g) => partsOf(g, size)),
        box: [
          Math.min(...boxes.map((b) => b[0])),
          Math.min(...boxes.map((b) => b[1])),
          Math.max(...boxes.map((b) => b[2])),
          Math.max(...boxes.map((b) => b[3])),
        ],
      });
    }
    // Ships: in a sea zone below its name; at a province off its coast.
    const berths = new Map<string, number>();
    for (const group of here) {
      const ships = (sides.get(group.key.slice(space.length + 1)) ?? []).filter((p) => skin.form(p) === 'ship');
      const loose = new Map<string, Piece[]>();
      for (const ship of ships) {
        const key = carried.has(ship.id) ? ship.id : `${ship.kind}@${berthsOf(ship).join()}`;
        loose.set(key, [...(loose.get(key) ?? []), ship]);
      }
      for (const pieces of loose.values()) {
        const harbour =
          berthsOf(pieces[0]!)
            .map((berth) => drawing.harbours[`${space}|${berth}`])
            .find((at) => at) ?? Object.entries(drawing.harbours).find(([k]) => k.startsWith(`${space}|`))?.[1];
        const base: XY =
          !water.has(space) && harbour ? screen(harbour) : pointMap ? [ax, ay + 24 * size] : [ax, ay + 19 * size];
        const row = `${base[0]},${base[1]}`;
        const n = berths.get(row) ?? 0;
        berths.set(row, n + 1);
        // Berths fill outwards from the middle: 0, 1, -1, 2, -2.
        const offset = (n % 2 ? 1 : -1) * Math.ceil(n / 2) * CHIP * 1.25 * size;
        const at: XY = [base[0] + offset, base[1]];
        const cargo = cellsOf(pieces.flatMap((p) => carried.get(p.id) ?? []));
        group.ships.push({ pieces, count: pieces.length, cargo, x: at[0], y: at[1] });
        for (const p of pieces) {
          where.set(p.id, at);
          for (const c of carried.get(p.id) ?? []) where.set(c.id, [at[0], at[1] - CHIP * size]);
        }
        const box: Box = [
          at[0] - 12 * size,
          at[1] - (cargo.length ? 28 : 12) * size,
          at[0] + 12 * size,
          at[1] + 12 * size,
        ];
        berthed.push(box);
        obstacles.push(box);
      }
    }
    groups.push(...here);
  }

  blocks.sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
  const aside = pointMap || around.overview ? null : stepAside(blocks, berthed, size, around);
  const half = skin.reach * size;
  const at = (space: string): XY => screen(anchors.get(space)!);
  const symbol = ([x, y]: XY): Box => [x - half, y - half, x + half, y + half];
  const { level = frame.k, names = [] } = around;
  const settled = (space: string): XY => anchors.get(space)!.map((v) => v * level) as XY;
  const freest =
    pointMap && skin.crowded
      ? beside(
          blocks.map((block) => {
            const [[x, y], there] = [at(block.space), settled(block.space)];
            const by: XY = [there[0] - x, there[1] - y];
            const parts = block.parts.map((part) => moved(part, by));
            return { key: block, space: block.space, at: there, box: moved(block.box, by), parts };
          }),
          new Map([...anchors.keys()].map((space) => [space, symbol(settled(space))])),
          names,
          size,
        )
      : null;
  for (const block of blocks) {
    const stepped = freest?.get(block);
    const [dx, dy] = stepped?.by ?? aside?.get(block.space) ?? [0, 0];
    for (const group of block.groups) {
      if (stepped?.far) group.stem = at(block.space);
      group.x += dx;
      group.y += dy;
      group.box = moved(group.box, [dx, dy]);
      obstacles.push(...(pointMap ? partsOf(group, size) : [group.box]));
      const places = row(group.leaders.length, group.more.length);
      group.leaders.forEach((p, i) => where.set(p.id, [group.x + places.at[i]! * size, group.y - 14 * size]));
      for (const p of group.more) where.set(p.id, [group.x + places.more * size, group.y - 14 * size]);
      if (group.more.length) where.set(group.key, [group.x + places.more * size, group.y - 14 * size]);
      const starts = cellStarts(group.cells);
      group.cells.forEach((cell, i) => {
        const middle = starts[i]! + cellWidth(cell) / 2 - plateWidth(group.cells) / 2;
        for (const p of cell.pieces) where.set(p.id, [group.x + middle * size, group.y + 8 * size]);
      });
    }
  }
  groups.sort((a, b) => a.y - b.y);
  return { groups, where, obstacles };
}
