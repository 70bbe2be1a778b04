/** The story as the stage plays it: battles roll by roll, sieges, Interceptions and Evasions, cards that others play. */

import type { GameEvent, StateMessage } from '../../gen/protocol.ts';
import type { Beat, Cast, Result } from '../../lib/play/beats.ts';
import type { Numbered, Seen } from '../../lib/play/reduce.ts';
import { bare } from './reading.ts';
import { AFTER, battleOf, lossesOf } from './telling.ts';

/** One die, or two. */
export function diceOf(event: GameEvent): number[] {
  const many = event['dice'];
  if (Array.isArray(many)) return many as number[];
  const one = Number(event['die'] ?? 0);
  return one > 0 ? [one] : [];
}
const casts = (event: GameEvent): Cast[] => diceOf(event).map((face) => ({ face, hits: null }));

/** Rolls that are shown by themselves. */
const ROLLS = new Set([
  'siege_rolled',
  'interception_rolled',
  'evasion_rolled',
  'naval_battle_rolled',
  'survival_rolled',
]);
/** Cards that others play for what they do. */
const CARDS = new Set(['surprise_played', 'card_revealed']);
const isCard = (e: GameEvent): boolean =>
  CARDS.has(e.event) || (e.event === 'card_used' && String(e['use'] ?? '').startsWith('event'));

const sidesOf = (e: GameEvent): string[] =>
  ['side', 'of', 'attacker', 'defender'].flatMap((name) =>
    typeof e[name] === 'string' ? [bare(e[name] as string)] : [],
  );

function battleResult(battle: GameEvent[]): Result {
  const end = battle.find((e) => e.event === 'battle_decided')!;
  return {
    winner: bare(end['winner'] as string | null) || null,
    losses: [String(end['attacker']), String(end['defender'])].map((side) => ({
      side: bare(side),
      lost: lossesOf(battle, side),
    })),
  };
}

export function beats(message: StateMessage, before: Seen): Beat[] {
  const own = new Set(message.view.sides.filter((s) => s.seat !== null && s.seat === message.seat).map((s) => s.id));
  const told: Numbered[] = [...before.events];
  const out: Beat[] = [];
  let upto = 0;
  const stage = (on: string, event: GameEvent, more: Partial<Beat> = {}): void => {
    const dice = casts(event);
    out.push({ on, event, upto: Math.max(upto, 1), sides: sidesOf(event), ...(dice.length ? { dice } : {}), ...more });
  };
  message.events.forEach((event, i) => {
    told.push({ n: message.events_from + i, event });
    if (i < upto) return;
    upto = i + 1;
    const rest = message.events.slice(i + 1);
    const far = rest.findIndex((e) => !AFTER.includes(e.event));
    const after = far < 0 ? rest : rest.slice(0, far);
    const at = String(event['space'] ?? event['side'] ?? '');
    if (event.event === 'royal_army_set_aside') stage(at, event, { reads: true });
    else if (event.event === 'battle_rolled') stage(at, event, { by: String(event['side']), reads: true });
    else if (event.event === 'battle_decided') {
      upto += after.length;
      stage(at, event, { turn: 'closes', result: battleResult([...battleOf(told), ...after]) });
    } else if (event.event === 'siege_completed') {
      const losses = [{ side: bare(event['of'] as string), lost: lossesOf(after, String(event['of'])) }];
      stage(at, event, { turn: 'closes', result: { winner: bare(event['side'] as string), losses } });
    } else if (event.event === 'overrun') stage(at, event, { turn: 'closes' });
    else if (ROLLS.has(event.event)) stage(at, event, { by: String(event['side']), reads: true });
    else if (isCard(event) && !own.has(bare(event['side'] as string | null)))
      stage(String(event['card']), event, { reads: true });
  });
  return out;
}
