/** A battle as the stage plays it: who attacks, each roll with what it hit, losses, and how it ended. */

import type { GameEvent, StateMessage } from '../../gen/protocol.ts';
import { accountAt, isOpen, kept } from '../../lib/play/accounts.ts';
import type { Beat, Cast } from '../../lib/play/beats.ts';
import type { Has } from '../../lib/play/facets.ts';
import type { Numbered, Seen } from '../../lib/play/reduce.ts';
import { splitRef } from '../../lib/text/refs.ts';

export const KINDS = ['infantry', 'cavalry', 'catapult'] as const;
const idOf = (ref: unknown): string => splitRef(String(ref ?? ''))[1];
export const countOf = (event: GameEvent | undefined, field: string): number => Number(event?.[field] ?? 0);

/** The events of the battle that is, or was, the last. */
export function battleOf(events: GameEvent[]): GameEvent[] {
  const from = events.findLastIndex((e) => e.event === 'battle_began');
  return from < 0 ? [] : events.slice(from);
}

/** Which of the dice hit: as many of each face as there are units to match; all catapults count, the reserve's too. */
export function casts(roll: GameEvent, formed: GameEvent | undefined, catapults: number): Cast[] {
  const faces = (roll['dice'] as string[] | undefined) ?? [];
  const purpose = String(roll['purpose'] ?? 'battle');
  let hits = countOf(roll, 'hits');
  const left: Record<string, number> =
    purpose === 'battle'
      ? {
          infantry: countOf(formed, 'infantry'),
          cavalry: countOf(formed, 'cavalry'),
          catapult: Math.max(catapults, countOf(formed, 'catapult')),
        }
      : { [purpose === 'pursuit' ? 'cavalry' : 'galley']: hits };
  const out = faces.map((face): Cast => {
    const hit = hits > 0 && (left[face] ?? 0) > 0;
    if (hit) [left[face], hits] = [left[face]! - 1, hits - 1];
    return { face, hits: hit ? 1 : 0 };
  });
  // Dice of the walls may hit by themselves.
  for (const die of out)
    if (hits > 0 && !die.hits && left[String(die.face)] !== undefined) [die.hits, hits] = [1, hits - 1];
  return out;
}

/** The beats of a message: what the stage shows of a battle, and its account when all its consequences are in. */
export function beats(message: StateMessage, before: Seen, table: Has<'at'>): Beat[] {
  const accounts = kept(before.accounts, message.accounts, message.events_from);
  const known: Numbered[] = [...before.events];
  const out: Beat[] = [];
  message.events.forEach((event, i) => {
    const n = message.events_from + i;
    known.push({ n, event });
    const account = accountAt(accounts, n);
    if (!account) return;
    const stage = (of: GameEvent, more: Partial<Beat> = {}): void => {
      out.push({
        on: account.space,
        event: of,
        upto: i + 1,
        sides: [idOf(account.attacker), idOf(account.defender)],
        ...more,
      });
    };
    const battle = known.filter(({ n: at }) => at >= account.id).map(({ event: e }) => e);
    const side = String(event['side'] ?? '');
    const foe = side === account.attacker ? account.defender : account.attacker;
    if (event.event === 'battle_began') stage(event, { turn: 'opens', by: account.attacker });
    else if (event.event === 'rolled') {
      const formed = battle.findLast((e) => e.event === 'legion_formed' && e['side'] === side);
      const catapults = table
        .at(account.space)
        .reduce((sum, p) => sum + (p.kind === 'catapult' && `side:${p.side ?? ''}` === side ? (p.count ?? 1) : 0), 0);
      stage(event, { by: side, dice: casts(event, formed, catapults), to: [foe] });
    } else if (event.event === 'units_lost') stage(event, { struck: [side] });
    else if (event.event === 'galley_sunk') stage(event, { struck: [String(event['galley'])] });
    else if (event.event === 'retreated') stage(event, { by: side });
    else if (event.event === 'battle_ended' && isOpen(account)) stage(event, { reads: true });
    else if (event.event === 'closed') {
      const ended = battle.findLast((e) => e.event === 'battle_ended')!;
      stage(ended, { turn: 'closes', account });
    }
  });
  return out;
}
