/** How the log tells this game: a march in one line, a battle as one that unfolds; and what one wants to know of others. */

import type { GameEvent } from '../../gen/protocol.ts';
import type { Episode, Gathered } from '../../lib/board/skin.ts';
import type { Loss } from '../../lib/play/beats.ts';
import type { Tone } from '../../lib/play/digest.svelte.ts';
import type { Numbered } from '../../lib/play/reduce.ts';

/** What still belongs to a battle when it is decided. */
export const AFTER = [
  'eliminated',
  'dispersed',
  'general_killed',
  'survival_rolled',
  'attrition_rolled',
  'royal_army_joined',
  'retreated',
  'army_beaten',
  'popular',
  'control_changed',
  'royal_taken',
];

/** The last battle, if it is under way or has just ended: from the Royal Army set aside, or the first roll. */
export function battleOf(told: Numbered[]): GameEvent[] {
  const events = told.map(({ event }) => event);
  const end = events.findLastIndex((e) => e.event === 'battle_decided');
  const since = events.slice(end + 1);
  const rolled = since.findIndex((e) => e.event === 'battle_rolled' || e.event === 'royal_army_set_aside');
  if (rolled >= 0) return since.slice(rolled);
  if (end < 0 || since.some((e) => !AFTER.includes(e.event))) return [];
  let from = end;
  while (from > 0 && ['battle_rolled', 'royal_army_set_aside'].includes(events[from - 1]!.event)) from--;
  return events.slice(from);
}

/** What a side has lost in some events, kind by kind. */
export function lossesOf(events: GameEvent[], side: string): Loss[] {
  const out = new Map<string, Loss>();
  const add = (piece: string, count: number, fate?: Loss['fate']): void => {
    const key = `${piece} ${fate ?? ''}`;
    out.set(key, { piece, count: (out.get(key)?.count ?? 0) + count, ...(fate ? { fate } : {}) });
  };
  for (const e of events) {
    if (e.event === 'army_beaten' && side === 'side:independent') add(String(e['army']), 1);
    if (e['side'] !== side) continue;
    const cus = Object.entries((e['cus'] as Record<string, number>) ?? {});
    if (e.event === 'eliminated') for (const [piece, count] of cus) add(piece, count);
    else if (e.event === 'dispersed') {
      for (const [piece, count] of cus) add(piece, count, 'routed');
      if (e['general']) add(String(e['general']), 1, 'routed');
    } else if (e.event === 'general_killed') add(String(e['general']), 1, 'killed');
  }
  return [...out.values()];
}

/** Steps of one Army, one after the other. */
export function gather(run: GameEvent[]): Gathered | null {
  const [first] = run;
  if (!first || run.length < 2 || first.event !== 'marched') return null;
  const one = run.every(
    (e, i) =>
      e.event === 'marched' && e['general'] === first['general'] && (i === 0 || e['space'] === run[i - 1]!['to']),
  );
  if (!one) return null;
  return {
    message: 'log-march',
    facts: {
      general: first['general'] as string,
      side: first['side'] as string,
      space: first['space'] as string,
      to: run.at(-1)!['to'] as string,
      cost: run.reduce((sum, e) => sum + Number(e['cost']), 0),
    },
  };
}

/** A Land Battle: from the first roll to what the losers lose. */
export const battle: Episode = {
  opens: 'battle_rolled',
  closes: ['battle_decided'],
  after: AFTER,
  told: (run) => {
    const end = run.find((e) => e.event === 'battle_decided') ?? run.at(-1)!;
    return {
      message: 'log-battle',
      facts: {
        space: end['space'] as string,
        attacker: (end['attacker'] ?? null) as string | null,
        defender: (end['defender'] ?? null) as string | null,
        winner: (end['winner'] ?? null) as string | null,
      },
    };
  },
};

/** Told whoever it befell. */
const NEWS = new Set([
  'overrun',
  'royal_died',
  'married',
  'buried',
  'hearse_lost',
  'championship',
  'surprise_played',
  'card_void',
  'general_killed',
  'recruited',
  'usurper_named',
  'capital_completed',
  'pact_made',
  'game_won',
]);
/** Told to those it touches: by the field of who has lost by it. */
const LOST: Record<string, string> = {
  siege_completed: 'of',
  overrun: 'of',
  royal_taken: 'of',
  royal_army_joined: 'of',
  changed_sides: 'of',
  card_taken: 'of',
  control_changed: 'of',
  general_killed: 'side',
  eliminated: 'side',
  dispersed: 'side',
  markers_isolated: 'side',
};
/** Told to whoever has gained by it. */
const GAINED = new Set([
  'siege_completed',
  'overrun',
  'royal_taken',
  'royal_army_joined',
  'changed_sides',
  'card_taken',
]);

/** What others did since one's last turn, and how it was for `ours`, which are references. */
export function digest(event: GameEvent, ours: string[]): Tone | null {
  const mine = (name: string): boolean => ours.includes(String(event[name]));
  const kind = event.event;
  if (kind === 'battle_decided') {
    if (!mine('attacker') && !mine('defender')) return 'news';
    return mine('winner') ? 'good' : event['winner'] ? 'bad' : 'news';
  }
  if (kind === 'championship') return mine('side') ? (event['champion'] ? 'good' : 'bad') : 'news';
  if (LOST[kind] && mine(LOST[kind])) return 'bad';
  if (GAINED.has(kind) && mine('side')) return 'good';
  if (kind === 'card_used') return String(event['use']).startsWith('event') && !mine('side') ? 'news' : null;
  if (kind === 'siege_completed' || (kind === 'royal_taken' && event['side'])) return 'news';
  return NEWS.has(kind) ? 'news' : null;
}
