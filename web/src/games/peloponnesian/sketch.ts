/** What is drawn upon the map: all shortest ways of an Expedition, the way of the one that is told of, and zones. */

import type { GameEvent } from '../../gen/protocol.ts';
import type { Sketch } from '../../lib/board/sketch.ts';
import type { Has, HasIn, OnShow, Pointed, Told } from '../../lib/play/facets.ts';
import { bare, printed, viewOf, wayOf } from './reading.ts';
import { ringed } from './ringed.svelte.ts';
import { operationOf } from './telling.ts';

type Pair = readonly [string, string];

/** The place something stands for, on the map. */
function placeOf(table: Has<'spaceOf'>, target: string | null): string | null {
  if (!target) return null;
  const [kind, id] = [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)];
  if (kind === 'space') return id;
  if (kind === 'stack') return id.split('/')[0] ?? null;
  return kind === 'piece' ? table.spaceOf(id) : null;
}

/** How far the Forces reach that stand where somebody points. */
function reachOf(table: OnShow & Pointed & Has<'spaceOf'>): Sketch['reach'] {
  const { hovered, focused, spot } = table.pointing;
  const from = placeOf(table, hovered ?? focused ?? spot);
  const zones = viewOf(table.shown!).facts?.zones ?? {};
  if (!from) return [];
  return Object.entries(zones).flatMap(([side, forces]) => {
    const spaces = forces[from];
    return spaces ? [{ colour: table.side(side)?.colour ?? 0, from, spaces }] : [];
  });
}

/** The spaces of the area of a matrix that somebody has picked. */
function areaOf(table: OnShow): Sketch['reach'] {
  const { cell } = ringed;
  if (!cell) return [];
  const spaces = (cell.startsWith('space:') ? [cell] : (printed(table).boxes[cell] ?? [])).map(bare);
  return spaces.length ? [{ colour: 0, from: spaces[0]!, spaces }] : [];
}

/** The spaces after the first, as pairs of neighbours. */
const pairs = (origin: string, way: string[]): Pair[] => way.map((to, i) => [i ? way[i - 1]! : origin, to] as const);

/** The operation that is being told, as far as it has come. */
function told(table: OnShow, events: GameEvent[]): Omit<Sketch, 'reach'> | null {
  const named = events.find((e) => e.event === 'objective_named');
  if (!named) return null;
  const drawn = events.findLast((e) => e.event === 'way_drawn');
  const gone = events
    .filter((e) => e.event === 'moved')
    .map((e): Pair => [bare(String(e['origin'])), bare(String(e['to']))]);
  const ahead = drawn ? pairs(bare(String(drawn['origin'])), ((drawn['way'] as string[]) ?? []).map(bare)) : [];
  const passed = new Set(gone.map((pair) => pair.join('>')));
  const at = gone.at(-1)?.[1];
  return {
    colour: table.side(bare(String(named['side'])))?.colour ?? 0,
    open: ahead.filter((pair) => !passed.has(pair.join('>'))),
    gone,
    goal: bare(String(named['space'])),
    ...(at ? { at } : {}),
  };
}

export function sketch(table: OnShow & Pointed & Told & Has<'spaceOf'> & HasIn<'counsel', 'plan'>): Sketch | null {
  const reach = [...reachOf(table), ...areaOf(table)];
  const telling = table.past || !table.live.beat ? null : told(table, operationOf(table.told));
  if (telling) return { ...telling, reach };
  const expedition = viewOf(table.shown!).stage?.expedition;
  if (expedition)
    return {
      colour: table.side(bare(expedition.side))?.colour ?? 0,
      open: [...wayOf(table).trail],
      gone: [],
      goal: bare(expedition.objective),
      at: bare(expedition.space),
      reach,
    };
  return reach.length ? { colour: 0, open: [], gone: [], reach } : null;
}
