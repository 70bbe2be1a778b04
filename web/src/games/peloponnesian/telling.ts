/** How the log tells this game: a march in one line, an operation and a battle as one that unfolds. */

import type { Account, GameEvent } from '../../gen/protocol.ts';
import type { Episode, Gathered } from '../../lib/board/skin.ts';
import { lossesOf, partedOf } from '../../lib/play/accounts.ts';
import type { Tone } from '../../lib/play/digest.svelte.ts';
import type { Move, Numbered } from '../../lib/play/reduce.ts';
import { words } from '../../lib/text/catalogue.svelte.ts';
import { bare, KINDS } from './reading.ts';
import { say } from './words.ts';

/** Why a player's own operation goes where it goes. */
const BY_CHOICE = 'effect:player';
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

/** What a side has lost in clashes, in words; null if nothing. */
function lost(accounts: readonly Account[], side: string): string | null {
  const sums = new Map<string, number>();
  for (const account of accounts)
    for (const { piece, count, fate } of lossesOf(account, side))
      if (fate !== 'reduced') sums.set(piece, (sums.get(piece) ?? 0) + count);
  return [...sums].map(([piece, count]) => lossText(piece, count)).join(', ') || null;
}

/** So many of a kind, or one who has a name. */
export function lossText(piece: string, count: number): string {
  const kind = KINDS.find((k) => piece === `piece:${k}`);
  return kind ? say('lost-sp', { count, kind }) : words.name('peloponnesian', piece);
}

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

/** The spaces by which a leader has come, if the events tell how. */
export function trod({ piece, from, to }: Move, told: readonly Numbered[]): string[] | null {
  const steps = told
    .map(({ event }) => event)
    .filter((e) => e.event === 'moved' && bare(String(e['leader'])) === piece)
    .map((e) => [bare(String(e['origin'])), bare(String(e['to']))] as const);
  const last = steps.findLastIndex(([, end]) => end === to);
  const first = steps.slice(0, last + 1).findLastIndex(([start]) => start === from);
  const way = first < 0 ? [] : steps.slice(first, last + 1);
  const joined = way.every(([start], i) => i === 0 || way[i - 1]![1] === start);
  return way.length && joined ? [from, ...way.map(([, end]) => end)] : null;
}

/** What a side has lost among these events, in words. */
function lostIn(run: GameEvent[], side: string): string | null {
  const sums = new Map<string, number>();
  const add = (piece: string, count: number): void => void (count && sums.set(piece, (sums.get(piece) ?? 0) + count));
  for (const e of run.filter((one) => one['side'] === side)) {
    if (e.event === 'units_lost') for (const kind of KINDS) add(`piece:${kind}`, Number(e[kind] ?? 0));
    else if (e.event === 'leader_lost') add(String(e['leader']), 1);
  }
  return [...sums].map(([piece, count]) => lossText(piece, count)).join(', ') || null;
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
        // What made the system go there; whoever goes where he likes needs no reason.
        strategy: named['why'] === BY_CHOICE ? null : String(named['why']),
        end: String(end?.['why'] ?? ''),
        how: end?.event === 'operation_ended' ? bare(String(end['why'])) : end ? 'passed' : 'lost',
        battles: won.length,
        lost: lostIn(run, String(named['side'])),
        enemy: lostIn(
          run,
          both.find((side) => side !== named['side'])!,
        ),
      },
    };
  },
};

export const episodes = [operation];

/** A battle, a siege or a skirmish that is over, in one line. */
export function clash(account: Account): Gathered {
  const { attacker, defender, kind, space } = account;
  const parted = partedOf(account);
  return {
    message: kind === 'siege' ? 'log-siege' : 'log-battle',
    facts: {
      space,
      kind: words.own('peloponnesian', `clash-${kind}`),
      one: attacker,
      other: defender,
      winner: parted?.winner ?? null,
      why: parted?.why && parted.why !== 'higher' ? words.own('peloponnesian', `decided-${parted.why}`) : null,
      taken: String(parted?.winner === attacker),
      lost_one: lost([account], attacker),
      lost_other: lost([account], defender),
    },
  };
}

const NEWS = new Set([
  'event_rolled',
  'in_force',
  'leader_placed',
  'side_changed',
  'power_joined',
  'armistice_made',
  'surrendered',
  'helots_rose',
  'persia_entered',
  'kings_peace',
]);

/** What is told before the rest of it. */
export const FOREMOST: ReadonlySet<string> = new Set([
  'side_changed',
  'event_rolled',
  'in_force',
  'leader_placed',
  'rebelled',
  'helots_rose',
]);

/** What one wants to know when one's turn comes. */
export function digest(event: GameEvent, ours: string[]): Tone | null {
  const mine = (field: string): boolean => ours.includes(String(event[field]));
  if (event.event === 'units_lost' || event.event === 'leader_lost') return mine('side') ? 'bad' : 'good';
  if (event.event === 'rebelled') return 'news';
  if (event.event === 'operation_ended' || event.event === 'passed') return mine('side') ? null : 'news';
  if (event.event === 'ravaged') return mine('by') ? null : 'bad';
  if (event.event === 'event_rolled') return event['possible'] === false ? null : 'news';
  return NEWS.has(event.event) ? 'news' : null;
}
