/** A battle as the stage plays it: each attack with its die and whom it struck, plans and duels, and how it ended. */

import type { GameEvent, StateMessage } from '../../gen/protocol.ts';
import type { Beat, Loss, Result } from '../../lib/play/beats.ts';
import type { Seen } from '../../lib/play/reduce.ts';
import { splitRef } from '../../lib/text/refs.ts';
import { viewOf } from './reading.ts';
import { say } from './words.ts';

const OURS = 'side:macedonian';
const STRIKES = new Set(['unit_reduced', 'unit_destroyed']);
/** Go!: the gathered troops come upon the map. */
const LANDS = new Set(['operation_landed', 'operation_foiled']);
const WORDS = new Set([
  'battle_turn',
  'plan_used',
  'enveloped',
  'trapped',
  'duel_begun',
  'leader_killed',
  'leader_left',
]);
/** How a battle ends, and why. */
const ENDS: Record<string, { won: boolean; why: string; rule: string | null }> = {
  battle_won: { won: true, why: 'won', rule: 'FA-resolve-09' },
  retreated: { won: false, why: 'left', rule: 'FA-retreat-01' },
  alexander_killed: { won: false, why: 'killed', rule: null },
};

/** The events of the battle under way; none when the last one is over. */
function underWay(events: GameEvent[]): GameEvent[] {
  const from = events.findLastIndex((e) => e.event === 'battle_begun');
  const battle = from < 0 ? [] : events.slice(from);
  return battle.some((e) => ENDS[e.event]) ? [] : battle;
}

/** What each side has lost, equal units together; who was destroyed in the end is not reduced besides. */
export function lossesOf(battle: GameEvent[], ours: boolean): Loss[] {
  const fates = new Map<string, string>();
  for (const e of battle)
    if (STRIKES.has(e.event) && (e['side'] === OURS) === ours) fates.set(String(e['piece']), e.event);
  const out = new Map<string, Loss>();
  for (const [piece, event] of fates) {
    const kind = piece.replace(/-\d+$/, '');
    const key = `${kind} ${event}`;
    const more: Loss =
      event === 'unit_reduced' ? { piece: kind, count: 0, fate: 'reduced' } : { piece: kind, count: 0 };
    out.set(key, { ...more, count: (out.get(key)?.count ?? 0) + 1 });
  }
  if (ours && battle.some((e) => e.event === 'alexander_hit' || e.event === 'alexander_killed'))
    out.set('alexander', {
      piece: 'piece:alexander',
      count: 1,
      fate: battle.some((e) => e.event === 'alexander_killed') ? 'killed' : 'reduced',
    });
  return [...out.values()];
}

export function beats(message: StateMessage, before: Seen): Beat[] {
  let battle = underWay(before.events.map(({ event }) => event));
  const out: Beat[] = [];
  /** Who attacked last, and the beat of it if it belongs to this state. */
  let last = battle.findLast((e) => e.event === 'attacked');
  let beat: Beat | null = null;

  message.events.forEach((event, i) => {
    if (event.event === 'fleet_rolled') {
      const cast = { face: Number(event['die']), hits: null };
      out.push({ on: 'fleet', event, upto: i + 1, sides: ['macedonian'], dice: [cast] });
    }
    if (LANDS.has(event.event) && !LANDS.has(message.events[i + 1]?.event ?? ''))
      out.push({ on: 'muster', event, upto: i + 1, sides: ['macedonian'], turn: 'closes' });
    if (event.event === 'battle_begun') battle = [];
    else if (!battle.length) return;
    battle = [...battle, event];
    const on = String(battle[0]!['space'] ?? '');
    const foe = viewOf(before).spaces[splitRef(on)[1]]?.nation ?? '';
    const sides = ['macedonian', foe];
    const end = ENDS[event.event];
    const stage = (more: Partial<Beat>): Beat => {
      const made = { on, event, upto: i + 1, sides, ...more };
      out.push(made);
      return made;
    };
    if (event.event === 'attacked') {
      last = event;
      const cast = { face: Number(event['die']), hits: Number(event['hits'] ?? 0) };
      beat = stage({ by: String(event['piece']), dice: [cast] });
    } else if (STRIKES.has(event.event) || event.event === 'alexander_hit') {
      const piece = String(event['piece'] ?? 'piece:alexander');
      const theirs = last && (last['side'] === OURS) !== (event['side'] === OURS || piece === 'piece:alexander');
      if (beat && theirs && Number(last!['hits']) > 0) {
        // The die and whom it struck are one.
        beat.struck = [...(beat.struck ?? []), piece];
        beat.upto = i + 1;
      } else stage({ struck: [piece], ...(theirs ? { by: String(last!['piece']) } : {}) });
    } else if (end) {
      const result: Result = {
        why: { text: () => say(`result-${end.why}`), rule: end.rule },
        winner: end.won ? 'macedonian' : foe,
        losses: [
          { side: 'macedonian', lost: lossesOf(battle, true) },
          { side: foe, lost: lossesOf(battle, false) },
        ],
      };
      stage({ turn: 'closes', result });
      battle = [];
    } else if (WORDS.has(event.event)) {
      beat = null;
      stage({});
    }
  });
  return out;
}
