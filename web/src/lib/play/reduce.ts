/** What the client knows of a match, and how a message of the server changes it. */

import type {
  Account,
  Coaching,
  Decision,
  EventPage,
  GameEvent,
  Goal,
  StandingOrder,
  Outcome,
  Piece,
  Player,
  StateMessage,
  View,
} from '../../gen/protocol.ts';

import { kept } from './accounts.ts';

export interface Move {
  piece: string;
  kind: string;
  side: string | null;
  from: string;
  to: string;
}

export interface Numbered {
  n: number;
  event: GameEvent;
}

export interface Seen {
  version: number;
  answers: number;
  /** Through whose eyes it is seen. */
  seat: number | null;
  view: View;
  events: Numbered[];
  /** The events before this number are not known here. */
  first: number;
  /** How many events there are by now. */
  total: number;
  /** Of the clashes among these events. */
  accounts: Account[];
  /** Number of the first event that the last message brought. */
  fresh: number;
  decision: Decision | null;
  acting: { seat: number; kind?: string | null }[];
  undo: boolean;
  redo: boolean;
  thinking: number[];
  outcome: Outcome | null;
  players: Player[];
  standing: StandingOrder[];
  goals: Goal[];
  coach: Coaching | null;
  /** Who is asked now and sits at no other screen, if it is somebody else. */
  handOver: number | null;
  /** Pieces that stood elsewhere before the last message. */
  moves: Move[];
}

/** Pieces whose space changed between two views. */
export function movesBetween(before: View, after: View): Move[] {
  const was = new Map<string, Piece>(before.pieces.map((p) => [p.id, p]));
  const out: Move[] = [];
  for (const piece of after.pieces) {
    const old = was.get(piece.id);
    if (!old || old.at === piece.at || !old.at.startsWith('space:') || !piece.at.startsWith('space:')) continue;
    out.push({
      piece: piece.id,
      kind: piece.kind,
      side: piece.side ?? null,
      from: old.at.slice(6),
      to: piece.at.slice(6),
    });
  }
  return out;
}

/** The same with a page of what happened before the first event that is known. */
export function withEarlier(seen: Seen, page: EventPage): Seen {
  const earlier = page.events.map((event, i) => ({ n: page.events_from + i, event }));
  const accounts = kept(page.accounts, seen.accounts, Infinity);
  return { ...seen, events: earlier.concat(seen.events), first: page.events_from, accounts };
}

export function reduce(before: Seen | null, message: StateMessage): Seen {
  const brought = message.events.map((event, i) => ({ n: message.events_from + i, event }));
  // The usual case: what is new continues what is known; after an undo it replaces the end of it. Another seat at this
  // screen reads on in the same log; where it may read something else, the server sends all of it anew.
  const continues = before !== null && message.events_from >= before.first && message.events_from <= before.total;
  const known = continues ? before.events.filter(({ n }) => n < message.events_from) : [];
  const events = known.concat(brought);
  const first = continues ? before.first : message.events_from;
  const moves = before && before.seat === message.seat ? movesBetween(before.view, message.view) : [];
  return {
    version: message.version,
    answers: message.answers,
    seat: message.seat,
    view: message.view,
    events,
    first,
    total: message.events_to,
    accounts: kept(continues ? before.accounts : [], message.accounts, message.events_from),
    fresh: continues ? before.total : message.events_to,
    decision: message.decision,
    acting: message.acting,
    undo: message.undo,
    redo: message.redo,
    thinking: message.thinking ?? [],
    outcome: message.outcome,
    players: message.players,
    standing: message.standing,
    goals: message.goals,
    coach: message.coach,
    handOver: message.hand_over ?? null,
    moves: moves.length || message.events.length ? moves : (before?.moves ?? []),
  };
}
