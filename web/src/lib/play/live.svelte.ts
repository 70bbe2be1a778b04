/** The connection to a match: states arrive, wait their turn, and are shown at a pace one can follow. */

import { PlaySocket, type Connection } from '../net/socket.ts';
import type { ServerMessage, StateMessage } from '../../gen/protocol.ts';
import { reduce, type Move, type Seen } from './reduce.ts';

/** How long a state stays before the next: a move, a roll of dice, anything else worth reading. */
const PACE = { move: 700, dice: 900, word: 260 };
/** So many moves are remembered as trails. */
const TRAIL = 14;

export interface Listener {
  /** A state is on show; what was there before it. */
  shown: (message: StateMessage, before: Seen | null) => void;
  /** Anything else the server says. */
  heard: (message: Exclude<ServerMessage, StateMessage>) => void;
}

/** What a client that comes back already holds: the number of its next event, and the version it knows. */
export interface Held {
  events: number;
  version: number;
}

export class Live {
  seen = $state.raw<Seen | null>(null);
  connection = $state<Connection>('connecting');
  /** How many states wait to be shown. */
  behind = $state(0);
  /** The moves since somebody at this screen last answered, the last one at the end. */
  trail = $state.raw<Move[][]>([]);
  /** Number of the first event since somebody at this screen last answered. */
  news = $state(0);

  #socket: PlaySocket | null = null;
  #last: StateMessage | null = null;
  #queue: StateMessage[] = [];
  #pace: ReturnType<typeof setTimeout> | undefined;
  #rushing = false;

  constructor(private readonly listener: Listener) {}

  connect(seat: () => number | null, url: (held: Held | null) => string): void {
    this.#socket = new PlaySocket({
      url: () => {
        const last = this.#last;
        return url(last && last.seat === seat() ? { events: last.events_to, version: last.version } : null);
      },
      message: (message) => {
        if (message.type === 'state') this.#enqueue(message);
        else this.listener.heard(message);
      },
      status: (status) => (this.connection = status),
    });
  }

  /** A state without a server. */
  begin(message: StateMessage): void {
    this.seen = reduce(null, message);
  }

  close(): void {
    clearTimeout(this.#pace);
    this.#socket?.close();
  }

  /** Sends a message and returns its number, 0 where there is no connection. */
  send(message: object): number {
    return this.#socket?.send(message) ?? 0;
  }

  /** Moves of others are shown one at a time; one's own at once. */
  #enqueue(message: StateMessage): void {
    this.#last = message;
    this.#queue.push(message);
    this.behind = this.#queue.length;
    if (this.#queue.length > 400 || !this.seen || this.#rushing) this.skip();
    else if (!this.#pace) this.#next();
  }

  #next(): void {
    this.#pace = undefined;
    const message = this.#queue.shift();
    if (!message) return;
    this.#show(message);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.behind = this.#queue.length;
    // Who has fallen far behind catches up faster.
    const haste = this.behind > 60 ? 0.3 : this.behind > 24 ? 0.6 : 1;
    const dice = message.events.some((e) => 'dice' in e || 'rolls' in e);
    const pause = !message.events.length ? 0 : dice ? PACE.dice : this.seen?.moves.length ? PACE.move : PACE.word;
    const wait = calm || message.decision ? 0 : pause * haste;
    if (this.behind || wait) this.#pace = setTimeout(() => this.#next(), wait);
  }

  /** Show at once everything that has already happened. */
  skip(): void {
    clearTimeout(this.#pace);
    this.#pace = undefined;
    for (const message of this.#queue.splice(0)) this.#show(message);
    this.behind = 0;
  }

  /** Skip, and let nothing linger until somebody at this screen is asked again. */
  hurry(): void {
    this.#rushing = this.seen !== null && !this.seen.decision && !this.seen.outcome;
    this.skip();
    if (this.seen?.thinking.length) this.send({ type: 'hurry' });
  }

  #show(message: StateMessage): void {
    const before = this.seen;
    this.seen = reduce(before, message);
    if (!before) this.news = message.events_to;
    else if (before.decision) this.news = Math.min(before.total, message.events_from);
    if (message.decision || message.outcome) this.#rushing = false;
    if (before && message.answers < before.answers) this.trail = [];
    else if (this.seen.moves !== before?.moves && this.seen.moves.length)
      this.trail = [...(before?.decision ? [] : this.trail), this.seen.moves].slice(-TRAIL);
    this.listener.shown(message, before);
  }
}
