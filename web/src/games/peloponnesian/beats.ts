/** The story as the stage plays it: what the turn brings, each step of an operation with its die, battles and sieges. */

import type { GameEvent, StateMessage } from '../../gen/protocol.ts';
import type { Beat, Cast, Result } from '../../lib/play/beats.ts';
import type { Numbered, Seen } from '../../lib/play/reduce.ts';
import { bare } from './reading.ts';
import { battleOf, ENDS, lossesOf, operationOf } from './telling.ts';

/** Sides whose war it is. */
const SIDES = ['athens', 'sparta'];
/** What still belongs to a battle or a siege when it is decided. */
export const AFTER: ReadonlySet<string> = new Set([
  'units_lost',
  'elite_lost',
  'sci_changed',
  'scored',
  'hostages_taken',
  'leader_lost',
  'leader_went_home',
  'went_home',
  'ravaged',
  'talents',
]);
/** What the turn brings, outside of operations and battles. */
const TURN = new Set([
  'turn_began',
  'side_kept',
  'side_changed',
  'event_rolled',
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
/** Steps of an operation that are shown whoever makes it; those of the reader's own choice he knows. */
const STEPS = new Set([
  'auguries',
  'rebellion_tried',
  'rebelled',
  'moved',
  'storm_rolled',
  'interception_rolled',
  'skirmished',
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

/** The dice of an event. */
export function diceOf(event: GameEvent): number[] {
  const many = event['dice'];
  if (Array.isArray(many)) return many as number[];
  const one = Number(event['die'] ?? 0);
  return one > 0 ? [one] : [];
}
const casts = (event: GameEvent): Cast[] => diceOf(event).map((face) => ({ face, hits: null }));

/** How a siege ended, with those who fell with the walls. */
function siegeResult(event: GameEvent, after: GameEvent[]): Result {
  const side = bare(String(event['side']));
  const foe = SIDES.find((other) => other !== side)!;
  return {
    winner: event['succeeds'] ? side : foe,
    losses: [side, foe].map((one) => ({ side: one, lost: lossesOf(after, `side:${one}`) })),
  };
}

function battleResult(battle: GameEvent[]): Result {
  const ended = battle.find((e) => e.event === 'battle_ended')!;
  const sides = battle[0]!['sides'] as string[];
  return {
    winner: bare(ended['winner'] as string | null) || null,
    losses: sides.map((side) => ({ side: bare(side), lost: lossesOf(battle, side) })),
  };
}

export function beats(message: StateMessage, before: Seen): Beat[] {
  const people = new Set(message.players.filter((p) => p.kind !== 'bot').map((p) => p.seat));
  const mine = (ref: unknown): boolean =>
    message.view.sides.some((s) => `side:${s.id}` === ref && s.seat !== null && people.has(s.seat));
  const told: Numbered[] = [...before.events];
  const out: Beat[] = [];
  /** Events that a beat has told already. */
  let upto = 0;
  const stage = (on: string, event: GameEvent, more: Partial<Beat> = {}): void => {
    const dice = casts(event);
    out.push({ on, event, upto: Math.max(upto, 1), sides: SIDES, ...(dice.length ? { dice } : {}), ...more });
  };

  message.events.forEach((event, i) => {
    told.push({ n: message.events_from + i, event });
    if (i < upto) return;
    upto = i + 1;
    const rest = message.events.slice(i + 1);
    const far = rest.findIndex((e) => !AFTER.has(e.event));
    const after = far < 0 ? rest : rest.slice(0, far);
    const battle = battleOf(told, AFTER);
    if (battle.length && !battle.some((e) => e.event === 'battle_ended')) {
      const at = String(battle[0]!['space']);
      const side = String(event['side'] ?? '');
      if (event.event === 'battle_began') stage(at, event, { reads: true });
      else if (event.event === 'battle_rolled') stage(at, event, { by: side, reads: true });
      else if (event.event === 'units_lost') stage(at, event, { struck: [side] });
    } else if (event.event === 'battle_ended') {
      upto += after.length;
      stage(String(event['space']), event, { turn: 'closes', result: battleResult([...battle, ...after]) });
    } else if (event.event === 'siege_rolled') {
      stage(String(event['space']), event, { by: String(event['side']), reads: true });
      upto += after.length;
      stage(String(event['space']), event, { turn: 'closes', result: siegeResult(event, after) });
    } else {
      const operation = operationOf(told);
      const known = mine(operation[0]?.['side'] ?? event['side']);
      if (operation.length) {
        const at = operation.find((e) => e.event === 'objective_named')?.['space'];
        // Of one's own operations only what was not one's own choice is told.
        const ends = ENDS.has(event.event) && (!known || (event.event === 'passed' && event['why'] !== BY_CHOICE));
        if (ends || STEPS.has(event.event) || (CHOSEN.has(event.event) && !known))
          stage(String(at ?? 'operation'), event, {
            ...(ends ? { turn: 'closes' as const } : {}),
            ...(READS.has(event.event) ? { reads: true } : {}),
          });
      } else if (TURN.has(event.event) && event['possible'] !== false) stage('turn', event, { reads: true });
    }
  });
  // What the turn has brought is read before somebody is asked again, or something else begins.
  return out.map((beat, i) => (beat.on === 'turn' && out[i + 1]?.on !== 'turn' ? { ...beat, turn: 'closes' } : beat));
}
