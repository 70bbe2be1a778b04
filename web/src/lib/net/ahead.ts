/** A connection to a match opened before there is anybody to listen: what it brings meanwhile is kept. */

declare global {
  var ahead: Ahead | undefined;
}

/** So many of the last events come with the first state; those before them follow page by page. */
const RECENT = 200;

export class Ahead {
  readonly socket: WebSocket;
  readonly heard: MessageEvent<string>[] = [];

  constructor(readonly url: string) {
    this.socket = new WebSocket(url);
    this.socket.onmessage = (event: MessageEvent<string>) => this.heard.push(event);
  }

  /** The one that `index.html` has opened, if it is the right one. */
  static at(url: string): Ahead {
    const early = globalThis.ahead;
    globalThis.ahead = undefined;
    if (early?.url === url && early.socket.readyState < WebSocket.CLOSING) return early;
    early?.socket.close();
    return new Ahead(url);
  }
}

/** Whoever comes back asks only for what is missing: the events from a number on, and what was taken back meanwhile. */
export function socketUrl(id: string, seat: number | null, held: { events: number; version: number } | null): string {
  const url = new URL(`api/matches/${id}/play`, new URL('.', document.baseURI));
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (seat !== null) url.searchParams.set('seat', String(seat));
  url.searchParams.set('events', String(held?.events ?? -RECENT));
  if (held) url.searchParams.set('version', String(held.version));
  return url.href;
}
