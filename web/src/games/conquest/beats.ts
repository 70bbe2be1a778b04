/** A battle as the stage plays it: who attacks, each roll with what it hit, losses, and how it ended. */

import type { GameEvent, StateMessage } from '../../gen/protocol.ts';
import type { Beat, Cast, Loss, Result } from '../../lib/play/beats.ts';
import type { Has } from '../../lib/play/facets.ts';
import type { Seen } from '../../lib/play/reduce.ts';
import { splitRef } from '../../lib/text/refs.ts';
import { say } from './words.ts';

export const KINDS = ['infantry', 'cavalry', 'catapult'] as const;
/** What still belongs to a battle when it has ended. */
export const AFTER = new Set([
  'conquered',
  'leader_taken',
  'leader_escaped',
  'leader_returned',
  'caesar_fell',
  'galley_sunk',
  'units_lost',
  'prices_rise',
]);

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

/** What a side has lost in a battle. */
export function lossesOf(battle: GameEvent[], side: string): Loss[] {
  const lost = new Map<string, Loss>();
  for (const e of battle) {
    if (e['side'] !== side) continue;
    if (e.event === 'units_lost')
      for (const kind of KINDS) {
        const piece = `piece:${kind}`;
        const count = (lost.get(piece)?.count ?? 0) + countOf(e, kind);
        if (count) lost.set(piece, { piece, count });
      }
    else if (e.event === 'galley_sunk') lost.set(String(e['galley']), { piece: String(e['galley']), count: 1 });
    else if (e.event === 'leader_taken')
      lost.set(String(e['leader']), {
        piece: String(e['leader']),
        count: 1,
        fate: e['killed'] ? 'killed' : 'captured',
      });
    else if (e.event === 'caesar_fell') lost.set('piece:caesar', { piece: 'piece:caesar', count: 1, fate: 'killed' });
  }
  return [...lost.values()];
}

function resultOf(battle: GameEvent[], message: StateMessage): Result {
  const [began] = battle;
  const ended = battle.findLast((e) => e.event === 'battle_ended')!;
  const sides = [String(began?.['attacker']), String(began?.['defender'])];
  return {
    why: reasonOf(battle, ended, message),
    winner: idOf(ended['winner']) || null,
    losses: sides.map((side) => ({ side: idOf(side), lost: lossesOf(battle, side) })),
  };
}

function reasonOf(battle: GameEvent[], ended: GameEvent, message: StateMessage): NonNullable<Result['why']> {
  const left = battle.filter((e) => e.event === 'retreated').map((e) => e['side']);
  const stands = message.view.pieces.some((p) => p.at === ended['space'] && `side:${p.side ?? ''}` === ended['winner']);
  const [why, rule] = !ended['winner']
    ? ['parted', 'CE-nav-15']
    : left.length > 1
      ? ['both-left', 'CE-step3-04']
      : left.length
        ? ['left', 'CE-step3-07']
        : battle[0]!['defender'] === ended['winner'] && !stands
          ? ['nobody', 'CE-step3-08']
          : ['destroyed', 'CE-step3-05'];
  return { text: () => say(`result-${why}`), rule };
}

/** A bot decides what becomes of the beaten: the battle has its result when he has. */
const fatePending = (acting: Seen['acting'], asked: string | undefined): boolean =>
  asked !== 'fate' && acting.some((a) => a.kind === 'fate');

export function beats(message: StateMessage, before: Seen, table: Has<'at'>): Beat[] {
  const pending = fatePending(message.acting, message.decision?.kind);
  const known = before.events.map(({ event }) => event);
  const out: Beat[] = [];
  /** The battle so far, and whether its end is still to be told. */
  let battle = battleOf(known);
  let fought = battle.length > 0 && !battle.some((e) => e.event === 'battle_ended');
  let closing = fatePending(before.acting, before.decision?.kind) && battle.length > 0 && !fought;

  const stage = (event: GameEvent, upto: number, more: Partial<Beat> = {}): void => {
    const [began] = battle;
    out.push({
      on: String(began?.['space'] ?? ''),
      event,
      upto,
      sides: [idOf(began?.['attacker']), idOf(began?.['defender'])],
      ...more,
    });
  };
  const close = (upto: number): void => {
    closing = false;
    const ended = battle.findLast((e) => e.event === 'battle_ended')!;
    stage(ended, upto, { turn: 'closes', result: resultOf(battle, message) });
  };

  message.events.forEach((event, i) => {
    if (closing && !AFTER.has(event.event)) close(i);
    if (event.event === 'battle_began') [battle, fought] = [[], true];
    if (!fought && !closing) return;
    battle = [...battle, event];
    if (closing) return;
    const side = String(event['side'] ?? '');
    const foe = side === battle[0]!['attacker'] ? battle[0]!['defender'] : battle[0]!['attacker'];
    if (event.event === 'battle_began') stage(event, i + 1, { turn: 'opens', by: String(event['attacker']) });
    else if (event.event === 'rolled') {
      const formed = battle.findLast((e) => e.event === 'legion_formed' && e['side'] === side);
      const catapults = table
        .at(String(battle[0]!['space']))
        .reduce((sum, p) => sum + (p.kind === 'catapult' && `side:${p.side ?? ''}` === side ? (p.count ?? 1) : 0), 0);
      stage(event, i + 1, { by: side, dice: casts(event, formed, catapults), to: [String(foe)] });
    } else if (event.event === 'units_lost') stage(event, i + 1, { struck: [side] });
    else if (event.event === 'galley_sunk') stage(event, i + 1, { struck: [String(event['galley'])] });
    else if (event.event === 'retreated') stage(event, i + 1, { by: side });
    else if (event.event === 'battle_ended') [closing, fought] = [true, false];
  });
  if (closing && !pending) close(message.events.length);
  return out;
}
