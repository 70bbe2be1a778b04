/** A socket that comes back by itself: growing pauses, a heartbeat, and what was missed is asked for on return. */

import type { ServerMessage } from '../../gen/protocol.ts';
import type { Ahead } from './ahead.ts';

export { Ahead } from './ahead.ts';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

export interface SocketHandlers {
  url: () => string;
  message: (message: ServerMessage) => void;
  status: (status: Connection) => void;
}

/** A change of the match on its way: kept until the server says what became of it. */
interface Change {
  id: number;
  token: string;
}

/** By what a change is known again when it is sent once more; not by `randomUUID`, which pages without TLS lack. */
function newToken(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16).padStart(2, '0')).join('');
}

/** The pause before try number `n` (from 0), in milliseconds, with some scatter. */
export function pause(n: number, random: () => number = Math.random): number {
  return Math.min(15_000, 400 * 2 ** n) * (0.75 + random() * 0.5);
}

export class PlaySocket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #next = 1;
  #closed = false;
  #underWay: Change[] = [];

  constructor(
    private readonly handlers: SocketHandlers,
    ahead?: Ahead,
  ) {
    this.#open(ahead);
  }

  #open(ahead?: Ahead): void {
    this.handlers.status(this.#tries ? 'lost' : 'connecting');
    const socket = ahead?.socket ?? new WebSocket(this.handlers.url());
    this.#socket = socket;
    const opened = (): void => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.handlers.status('open');
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#pulse(), 10_000);
      // Nobody knows whether the server has heard of them; it knows them again.
      for (const change of this.#underWay) this.#raw(change);
    };
    const heard = (event: MessageEvent<string>): void => {
      this.#heard = Date.now();
      const message = JSON.parse(event.data) as ServerMessage;
      this.#settle(message);
      if (message.type !== 'done') this.handlers.message(message);
    };
    const closed = (): void => {
      clearInterval(this.#beat);
      if (this.#closed || this.#socket !== socket) return;
      this.handlers.status('lost');
      this.#timer = setTimeout(() => this.#open(), pause(this.#tries++));
    };
    socket.onopen = opened;
    socket.onmessage = heard;
    socket.onclose = closed;
    if (!ahead) return;
    // Not before whoever opens it holds it: a state that is heard is answered with questions for odds and ways.
    queueMicrotask(() => {
      if (socket.readyState !== WebSocket.CONNECTING) opened();
      ahead.heard.forEach(heard);
      if (socket.readyState === WebSocket.CLOSED) closed();
    });
  }

  #pulse(): void {
    if (Date.now() - this.#heard > 30_000) this.#socket?.close();
    else this.#raw({ type: 'ping' });
  }

  #raw(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Sends with a fresh id and returns it; 0 if there is no connection. */
  send(message: object): number {
    const id = this.#next++;
    return this.#raw({ ...message, id }) ? id : 0;
  }

  /** Sends an answer, an undo or a redo: again when the connection comes back, until the server says what became of it. */
  change(message: object): number {
    const change: Change = { ...message, id: this.#next++, token: newToken() };
    if (!this.#raw(change)) return 0;
    this.#underWay.push(change);
    return change.id;
  }

  #settle(message: ServerMessage): void {
    if (message.type === 'error' && message.why === 'come_back') return;
    if (message.type === 'done' || message.type === 'refused' || message.type === 'peril' || message.type === 'error')
      this.#underWay = this.#underWay.filter(({ id }) => id !== message.id);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
    this.handlers.status('closed');
  }
}
