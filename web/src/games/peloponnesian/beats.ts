/** The story as the stage plays it: what the turn brings, each step of an operation with its die, battles and sieges. */

import type { Account, GameEvent, StateMessage } from '../../gen/protocol.ts';
import { accountAt, kept } from '../../lib/play/accounts.ts';
import type { Beat, Cast } from '../../lib/play/beats.ts';
import type { Numbered, Seen } from '../../lib/play/reduce.ts';
import { ENDS, operationOf } from './telling.ts';

/** Sides whose war it is. */
const SIDES = ['athens', 'sparta'];
/** What the stage is about, besides places: the turn, results of a phase, the player's change of sides. */
export const TURN = 'turn';
export const RESULTS = 'results';
export const CHANGE = 'change';
/** How the chapters of operations are named. */
const OPERATION = 'operation';
/** What the turn brings, outside of operations and battles. */
const BROUGHT = new Set([
  'turn_began',
  'side_kept',
  'event_rolled',
  'fate_rolled',
  'in_force',
  'leader_placed',
  'rebelled',
  'rebellion_ended',
  'leader_drawn',
  'leader_lost',
  'strategy_chosen',
  'strategy_kept',
  'initiative',
  'power_joined',
  'units_placed',
  'siege_began',
  'homecoming_rolled',
  'control_changed',
  'helots_rose',
  'helots_calmed',
  'revenue_drawn',
  'bellicosity_changed',
  'surrendered',
  'armistice_made',
  'coalition_role',
  'kings_peace',
  'messenia_freed',
  'persia_entered',
  'persia_left',
]);
/** What every turn brings: it is shown, and nobody has to say that he has read it. */
const ROUTINE = new Set(['turn_began', 'siege_began', 'homecoming_rolled', 'control_changed', 'revenue_drawn']);
/** Steps of an operation that are shown whoever makes it; those of the reader's own choice he knows. */
const STEPS = new Set([
  'auguries',
  'rebellion_tried',
  'rebelled',
  'moved',
  'storm_rolled',
  'interception_rolled',
  'units_lost',
  'elite_lost',
  'leader_lost',
  'ravaged',
  'power_joined',
]);
const CHOSEN = new Set(['objective_named', 'expedition_planned', 'activated', 'way_drawn', 'leader_drawn', ...ENDS]);
const BY_CHOICE = 'effect:pass_chosen';
/** Steps that want reading. */
const READS = new Set(['objective_named', 'expedition_planned', 'auguries', 'rebellion_tried', 'interception_rolled']);
/** What is lost in a clash. */
const LOSSES = new Set(['units_lost', 'elite_lost', 'garrison_lost', 'leader_lost']);

/** What decides a clash. */
const DECIDES = new Set(['battle_ended', 'siege_rolled']);

/** The dice of an event. */
export function diceOf(event: GameEvent): number[] {
  const many = event['dice'];
  if (Array.isArray(many)) return many as number[];
  const one = Number(event['die'] ?? 0);
  return one > 0 ? [one] : [];
}
const casts = (event: GameEvent): Cast[] => diceOf(event).map((face) => ({ face, hits: null }));

/** A beat, and the chapter it belongs to: what belongs together is read together. */
interface Told {
  chapter: string;
  beat: Beat;
}

/** What the stage shows of an event of a clash; nothing of its consequences before all of them are in. */
function clashBeat(event: GameEvent, account: Account): Partial<Beat> | null {
  const side = String(event['side'] ?? '');
  const opens = event.event === 'battle_began' || event.event === 'skirmished';
  if (opens) return { reads: true };
  if (event.event === 'battle_rolled' || event.event === 'siege_rolled') return { by: side, reads: true };
  if (LOSSES.has(event.event)) return { struck: [side] };
  return event.event === 'closed' && account.kind !== 'skirmish' ? { account, reads: true } : null;
}

/** Where somebody has to say that he has read it: at the end of what the turn brings, and of a phase or an operation in
 * which something was fought. Several fights of one phase are summed up in one card. What happened before anybody was
 * asked anything (`opening`) nobody has seen. */
function paused(told: readonly Told[], opening: boolean): Beat[] {
  const out: Beat[] = [];
  told.forEach(({ chapter, beat }, i) => {
    const last = told[i + 1]?.chapter !== chapter;
    if (!last) {
      out.push(beat);
      return;
    }
    const run = told.slice(told.findLastIndex((t, j) => j < i && t.chapter !== chapter) + 1, i + 1);
    const fought = run.filter((t) => t.beat.account);
    // What the old turn leaves does not stand in the way of the greatest news.
    const before = told[i + 1]?.chapter === CHANGE;
    if (chapter === TURN && !before && run.some((t) => !ROUTINE.has(t.beat.event.event)))
      out.push({ ...beat, turn: 'closes' });
    else if (opening && chapter.startsWith(OPERATION) && !fought.length) out.push({ ...beat, turn: 'closes' });
    else if (fought.length === 1 && beat.account) out.push({ ...beat, turn: 'closes' });
    else if (fought.length)
      out.push(beat, { on: RESULTS, event: beat.event, upto: beat.upto, sides: SIDES, turn: 'closes' });
    else out.push(beat);
  });
  return out;
}

export function beats(message: StateMessage, before: Seen): Beat[] {
  const people = new Set(message.players.filter((p) => p.kind !== 'bot').map((p) => p.seat));
  const mine = (ref: unknown): boolean =>
    message.view.sides.some((s) => `side:${s.id}` === ref && s.seat !== null && people.has(s.seat));
  const accounts = kept(before.accounts, message.accounts, message.events_from);
  const known: Numbered[] = [...before.events];
  const told: Told[] = [];

  message.events.forEach((event, i) => {
    const n = message.events_from + i;
    known.push({ n, event });
    const stage = (chapter: string, on: string, more: Partial<Beat> = {}): void => {
      const dice = casts(event);
      const beat = { on, event, upto: i + 1, sides: SIDES, ...(dice.length ? { dice } : {}), ...more };
      told.push({ chapter, beat });
    };
    const operation = operationOf(known);
    const named = known.findLast(({ event: e }) => e.event === 'objective_named')?.n;
    const chapter = operation.length ? `${OPERATION} ${named ?? ''}` : 'combat';
    const account = accountAt(accounts, n);
    if (account) {
      const more = clashBeat(event, account);
      // What closes a clash is told by what decided it.
      const decided = known.findLast(({ event: e }) => DECIDES.has(e.event))?.event;
      if (more) stage(chapter, account.space, { ...more, ...(event.event === 'closed' ? { event: decided! } : {}) });
    } else if (operation.length) {
      const known = mine(operation[0]?.['side'] ?? event['side']);
      const at = String(operation.find((e) => e.event === 'objective_named')?.['space'] ?? 'operation');
      // Of one's own operations only what was not one's own choice is told; what agents did waits to be read.
      const own = event.event === 'rebellion_tried' && mine(event['side']);
      const ends = ENDS.has(event.event) && (!known || (event.event === 'passed' && event['why'] !== BY_CHOICE));
      if (own) stage(`rebellion ${n}`, at, { turn: 'closes' });
      else if (ends || STEPS.has(event.event) || (CHOSEN.has(event.event) && !known))
        stage(chapter, at, READS.has(event.event) || ends ? { reads: true } : {});
    } else if (event.event === 'side_changed') stage(CHANGE, CHANGE, { turn: 'closes' });
    else if (BROUGHT.has(event.event) && event['possible'] !== false) stage(TURN, TURN, { reads: true });
  });
  return paused(told, Boolean(message.course?.first));
}
