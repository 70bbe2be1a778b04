/** The story as the stage plays it: clashes roll by roll with their account, single rolls, cards that others play, and
 *  what else changes the world: a burial, a wedding, an heir in other hands, a General's death. */

import type { Account, GameEvent, StateMessage } from '../../gen/protocol.ts';
import { accountAt, kept } from '../../lib/play/accounts.ts';
import type { Beat, Cast } from '../../lib/play/beats.ts';
import type { Seen } from '../../lib/play/reduce.ts';
import { bare } from './reading.ts';

/** One die, or two. */
export function diceOf(event: GameEvent): number[] {
  const many = event['dice'];
  if (Array.isArray(many)) return many as number[];
  const one = Number(event['die'] ?? 0);
  return one > 0 ? [one] : [];
}
const casts = (event: GameEvent): Cast[] => diceOf(event).map((face) => ({ face, hits: null }));

/** Rolls that are shown one by one, within a clash or by themselves. */
const ROLLS = new Set([
  'battle_rolled',
  'naval_battle_rolled',
  'siege_rolled',
  'interception_rolled',
  'evasion_rolled',
  'survival_rolled',
]);
/** What a clash is shown with before its end: who comes out, who stands aside, who goes over by a card. */
const TURNS = new Set(['joined_battle', 'royal_army_set_aside', 'changed_sides', 'battle_decided', 'siege_scored']);
/** What is worth a look outside of a clash. */
export const MOMENTS = new Set([
  'buried',
  'married',
  'royal_taken',
  'royal_died',
  'general_killed',
  'hearse_lost',
  'usurper_named',
]);
/** Nobody goes on before having read it, whosever act it was: it happens once in a game. */
const ONCE = new Set(['buried', 'hearse_lost']);
/** What is lost outside of a clash: whose it was reads it. */
const GONE = new Set(['royal_taken', 'royal_died', 'general_killed']);
/** Cards that others play for what they do. */
const CARDS = new Set(['surprise_played', 'card_revealed']);
const isCard = (e: GameEvent): boolean =>
  CARDS.has(e.event) || (e.event === 'card_used' && String(e['use'] ?? '').startsWith('event'));

const sidesOf = (e: GameEvent): string[] =>
  ['side', 'of', 'attacker', 'defender'].flatMap((name) =>
    typeof e[name] === 'string' ? [bare(e[name] as string)] : [],
  );

/** What stands on the stage for the end of a clash: the event that decided it, or the last one that says something. */
function lastOf(events: readonly { n: number; event: GameEvent }[], account: Account): GameEvent {
  const own = events.filter(({ n }) => n >= account.id).map(({ event }) => event);
  const decides = ['battle_decided', 'siege_completed', 'siege_scored', 'siege_rolled', 'naval_battle_off', 'overrun'];
  for (const kind of decides) {
    const found = own.findLast((e) => e.event === kind);
    if (found) return found;
  }
  return own.findLast((e) => e.event === 'naval_battle_rolled') ?? own.findLast((e) => e.event !== 'closed') ?? own[0]!;
}

export function beats(message: StateMessage, before: Seen): Beat[] {
  const own = new Set(message.view.sides.filter((s) => s.seat !== null && s.seat === message.seat).map((s) => s.id));
  const accounts = kept(before.accounts, message.accounts, message.events_from);
  const known = [...before.events];
  const out: Beat[] = [];
  message.events.forEach((event, i) => {
    const n = message.events_from + i;
    known.push({ n, event });
    const account = accountAt(accounts, n);
    const stage = (on: string, of: GameEvent, more: Partial<Beat> = {}): void => {
      const dice = casts(of);
      const sides = account ? [bare(account.attacker), bare(account.defender)] : sidesOf(of);
      out.push({ on, event: of, upto: i + 1, sides, ...(dice.length && !more.turn ? { dice } : {}), ...more });
    };
    const who = event['royal'] ?? event['general'];
    const at = account?.space ?? String(event['space'] ?? who ?? event['side'] ?? event.event);
    if (event.event === 'closed') {
      if (account) stage(account.space, lastOf(known, account), { turn: 'closes', account });
    } else if (account && n === account.id) stage(at, event, { reads: true, by: account.attacker });
    else if (ROLLS.has(event.event)) stage(at, event, { by: String(event['side']), reads: true });
    else if (account && TURNS.has(event.event)) stage(at, event, { reads: true });
    else if (!account && MOMENTS.has(event.event) && (event.event !== 'royal_taken' || event['side'])) {
      const whose = event['of'] ?? before.view.pieces.find(({ id }) => `piece:${id}` === who)?.side ?? '';
      const lost = GONE.has(event.event) && own.has(bare(String(whose)));
      const all = message.view.sides.map(({ id }) => id);
      if (ONCE.has(event.event)) stage(at, event, { turn: 'closes', sides: all });
      else if (lost) stage(at, event, { turn: 'closes', sides: [bare(String(whose))] });
      else stage(at, event, { reads: true });
    } else if (isCard(event) && !own.has(bare(event['side'] as string | null)))
      stage(String(event['card']), event, { reads: true });
  });
  return out;
}
