/** A battle as the stage plays it: each attack with its die and whom it struck, plans and duels, and how it ended. */

import type { StateMessage } from '../../gen/protocol.ts';
import { accountAt, kept } from '../../lib/play/accounts.ts';
import type { Beat } from '../../lib/play/beats.ts';
import type { Numbered, Seen } from '../../lib/play/reduce.ts';
import { splitRef } from '../../lib/text/refs.ts';

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
/** What decides a battle: told by the card that closes it. */
const ENDS = new Set(['battle_won', 'retreated', 'alexander_killed']);

export function beats(message: StateMessage, before: Seen): Beat[] {
  const accounts = kept(before.accounts, message.accounts, message.events_from);
  const known: Numbered[] = [...before.events];
  const out: Beat[] = [];
  /** The beat of the last attack, if it belongs to this state. */
  let beat: Beat | null = null;

  message.events.forEach((event, i) => {
    const n = message.events_from + i;
    known.push({ n, event });
    if (event.event === 'fleet_rolled') {
      const cast = { face: Number(event['die']), hits: null };
      out.push({ on: 'fleet', event, upto: i + 1, sides: ['macedonian'], dice: [cast] });
    }
    if (LANDS.has(event.event) && !LANDS.has(message.events[i + 1]?.event ?? ''))
      out.push({ on: 'muster', event, upto: i + 1, sides: ['macedonian'], turn: 'closes' });
    const account = accountAt(accounts, n);
    if (!account) return;
    const battle = known.filter(({ n: at }) => at >= account.id).map(({ event: e }) => e);
    const sides = [account.attacker, account.defender].map((side) => splitRef(side)[1]);
    const stage = (more: Partial<Beat>): Beat => {
      const made = { on: account.space, event, upto: i + 1, sides, ...more };
      out.push(made);
      return made;
    };
    const last = battle.findLast((e) => e.event === 'attacked');
    if (event.event === 'attacked') {
      const cast = { face: Number(event['die']), hits: Number(event['hits'] ?? 0) };
      beat = stage({ by: String(event['piece']), dice: [cast] });
    } else if (STRIKES.has(event.event) || event.event === 'alexander_hit') {
      const piece = String(event['piece'] ?? 'piece:alexander');
      const theirs = last && (last['side'] === OURS) !== (event['side'] === OURS || piece === 'piece:alexander');
      if (beat && theirs && Number(last['hits']) > 0) {
        // The die and whom it struck are one.
        beat.struck = [...(beat.struck ?? []), piece];
        beat.upto = i + 1;
      } else stage({ struck: [piece], ...(theirs ? { by: String(last['piece']) } : {}) });
    } else if (event.event === 'closed')
      stage({ turn: 'closes', event: battle.findLast((e) => ENDS.has(e.event)) ?? event, account });
    else if (WORDS.has(event.event)) {
      beat = null;
      stage({});
    }
  });
  return out;
}
