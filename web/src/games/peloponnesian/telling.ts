/** How the log tells this game: a march in one line, an operation and a battle as one that unfolds. */

import type { GameEvent } from '../../gen/protocol.ts';
import type { Episode, Gathered } from '../../lib/board/skin.ts';
import type { Loss } from '../../lib/play/beats.ts';
import type { Tone } from '../../lib/play/digest.svelte.ts';
import type { Numbered } from '../../lib/play/reduce.ts';
import { words } from '../../lib/text/catalogue.svelte.ts';
import { bare, KINDS } from './reading.ts';
import { say } from './words.ts';

/** How an operation ends. */
export const ENDS = new Set(['operation_ended', 'passed']);
/** What can only happen when no operation is under way. */
const OUTSIDE = new Set([
  'auguries',
  'siege_began',
  'siege_rolled',
  'homecoming_rolled',
  'came_home',
  'helots_rose',
  'revenue_drawn',
  'turn_began',
  'initiative',
]);
const outside = (e: GameEvent): boolean => OUTSIDE.has(e.event) || (e.event === 'battle_began' && !e['intercepted']);

/** The operation that is under way, or has just ended; nothing otherwise. It begins with its Auguries. */
export function operationOf(told: Numbered[]): GameEvent[] {
  let from = told.findLastIndex(({ event }) => event.event === 'objective_named' || event.event === 'auguries');
  const before = (n: number): string | undefined => told[from - n]?.event.event;
  if (from > 0 && before(1) === 'auguries') from -= 1;
  else if (from > 1 && before(1) === 'leader_drawn' && before(2) === 'auguries') from -= 2;
  if (from < 0) return [];
  const events = told.slice(from).map(({ event }) => event);
  const end = events.findIndex((e, i) => i > 0 && (ENDS.has(e.event) || outside(e)));
  const over = end >= 0 && (outside(events[end]!) || end < events.length - 1);
  return over ? [] : events;
}

/** The last battle, if it is under way or has just ended. */
export function battleOf(told: Numbered[], after: ReadonlySet<string>): GameEvent[] {
  const from = told.findLastIndex(({ event }) => event.event === 'battle_began');
  if (from < 0) return [];
  const events = told.slice(from).map(({ event }) => event);
  const end = events.findIndex((e) => e.event === 'battle_ended');
  return end >= 0 && events.slice(end + 1).some((e) => !after.has(e.event)) ? [] : events;
}

/** What a side has lost, kind by kind. */
export function lossesOf(events: GameEvent[], side: string): Loss[] {
  const out = new Map<string, Loss>();
  for (const e of events) {
    if (e['side'] !== side) continue;
    if (e.event === 'units_lost')
      for (const kind of KINDS) {
        const count = (out.get(kind)?.count ?? 0) + Number(e[kind] ?? 0);
        if (count) out.set(kind, { piece: `piece:${kind}`, count });
      }
    else if (e.event === 'elite_lost')
      out.set(String(e['elite']), { piece: `piece:${bare(String(e['elite']))}`, count: 1 });
    else if (e.event === 'leader_lost')
      out.set(String(e['leader']), { piece: String(e['leader']), count: 1, fate: 'killed' });
  }
  return [...out.values()];
}

const lost = (events: GameEvent[], side: string): string | null =>
  lossesOf(events, side)
    .map(({ piece, count }) => {
      const kind = KINDS.find((k) => piece === `piece:${k}`);
      return kind ? say('lost-sp', { count, kind }) : words.name('peloponnesian', piece);
    })
    .join(', ') || null;

/** Steps of one march are told together, so are the SP that join in one place. */
export function gather(run: GameEvent[]): Gathered | null {
  const [first] = run;
  if (!first || run.some((e) => e.event !== first.event || e['side'] !== first['side'])) return null;
  const last = run.at(-1)!;
  if (first.event === 'moved' && run.every((e, i) => i === 0 || e['origin'] === run[i - 1]!['to']))
    return {
      message: 'log-march',
      facts: {
        side: first['side'] as string,
        leader: first['leader'] as string,
        origin: first['origin'] as string,
        way: run.map((e) => words.name('peloponnesian', String(e['to']))).join(', '),
      },
    };
  if (first.event === 'activated' && run.every((e) => e['space'] === first['space'])) {
    const sum = (field: string): number => run.reduce((n, e) => n + Number(e[field] ?? 0), 0);
    return {
      message: 'log-joined',
      facts: {
        side: first['side'] as string,
        space: first['space'] as string,
        hoplite: sum('hoplite'),
        cavalry: sum('cavalry'),
        naval: sum('naval'),
        talents: sum('talents'),
        treasury: Number(last['treasury']),
      },
    };
  }
  return null;
}

const operation: Episode = {
  opens: 'objective_named',
  closes: [...ENDS],
  until: outside,
  after: [],
  told: (run) => {
    const named = run[0]!;
    const end = run.findLast((e) => ENDS.has(e.event));
    const won = run.filter((e) => e.event === 'battle_ended');
    const both = ['side:athens', 'side:sparta'];
    return {
      message: 'log-operation',
      facts: {
        side: String(named['side']),
        leader: String(named['leader']),
        space: String(named['space']),
        why: String(named['why']),
        end: String(end?.['why'] ?? ''),
        how: end?.event === 'operation_ended' ? bare(String(end['why'])) : end ? 'passed' : 'lost',
        battles: won.length,
        lost: lost(run, String(named['side'])),
        enemy: lost(
          run,
          both.find((side) => side !== named['side'])!,
        ),
      },
    };
  },
};

const battle: Episode = {
  opens: 'battle_began',
  closes: ['battle_ended'],
  after: ['sci_changed', 'scored', 'hostages_taken', 'leader_lost'],
  told: (run) => {
    const [ours, theirs] = run[0]!['sides'] as string[];
    const end = run.findLast((e) => e.event === 'battle_ended');
    return {
      message: 'log-battle',
      facts: {
        space: String(run[0]!['space']),
        kind: String(run[0]!['kind']),
        one: ours!,
        other: theirs!,
        winner: (end?.['winner'] as string | null) ?? null,
        lost_one: lost(run, ours!),
        lost_other: lost(run, theirs!),
      },
    };
  },
};

export const episodes = [operation, battle];

const NEWS = new Set([
  'event_rolled',
  'side_changed',
  'power_joined',
  'armistice_made',
  'surrendered',
  'helots_rose',
  'persia_entered',
  'kings_peace',
]);

/** What one wants to know when one's turn comes. */
export function digest(event: GameEvent, ours: string[]): Tone | null {
  const mine = (field: string): boolean => ours.includes(String(event[field]));
  if (event.event === 'battle_ended') return mine('winner') ? 'good' : mine('loser') ? 'bad' : null;
  if (event.event === 'siege_rolled') return mine('side') === Boolean(event['succeeds']) ? 'good' : 'bad';
  if (event.event === 'units_lost' || event.event === 'leader_lost') return mine('side') ? 'bad' : 'good';
  if (event.event === 'rebelled') return 'news';
  if (event.event === 'operation_ended' || event.event === 'passed') return mine('side') ? null : 'news';
  if (event.event === 'ravaged') return mine('by') ? null : 'bad';
  if (event.event === 'event_rolled') return event['possible'] === false ? null : 'news';
  return NEWS.has(event.event) ? 'news' : null;
}
