/** The connection to a match: states arrive, wait their turn, and are shown at a pace one can follow. */

import { PlaySocket, type Ahead, type Connection, type SocketHandlers } from '../net/socket.ts';
import { settings } from '../settings.svelte.ts';
import type { Account, EventPage, ServerMessage, StateMessage } from '../../gen/protocol.ts';
import { kept, toldBy } from './accounts.ts';
import { lasts, nextStop, type Beat } from './beats.ts';
import { movesBetween, reduce, withEarlier, type Move, type Numbered, type Seen } from './reduce.ts';
import { goalsAt, opening, viewAt } from './unfolding.ts';

/** How long a state stays before the next: a move, a roll of dice, anything else worth reading. */
const PACE = { move: 700, dice: 900, word: 260 };
/** So many moves are remembered as trails. */
const TRAIL = 14;
/** So long the end of one's own turn can be undone before others play, in milliseconds. */
const GRACE = 1800;
/** With so many states unshown the bots are asked to wait; with so few they may go on. */
const MANY = 48;
const FEW = 16;
/** So many earlier events are fetched at a time. */
const PAGE = 500;

export interface Listener {
  /** A state is on show; what was there before it. */
  shown: (message: StateMessage, before: Seen | null) => void;
  /** Anything else the server says. */
  heard: (message: Exclude<ServerMessage, StateMessage>) => void;
  /** What a state brings onto the stage before it is shown. */
  beats: (message: StateMessage, before: Seen) => Beat[];
  /** Whether a beat waits for somebody at this screen. */
  waits: (beat: Beat) => boolean;
}

/** What a client that comes back already holds: the number of its next event, and the version it knows. */
export interface Held {
  events: number;
  version: number;
}

/** The events before a number, as a seat may read them. */
export type Pages = (seat: number | null, since: number, until: number) => Promise<EventPage>;

/** A state of which the beats are played: it is shown after the last. */
interface Scene {
  message: StateMessage;
  before: Seen;
  beats: Beat[];
  at: number;
}

const isOurs = ({ view, seat }: StateMessage): boolean =>
  view.sides.some((side) => side.id === view.acting && side.seat !== null && side.seat === seat);
/** Whether it is the reader's turn, and nobody else is asked anything. */
const isOwnTurn = (message: StateMessage): boolean =>
  message.decision !== null && message.acting.length === 1 && isOurs(message);
/** Whether with this his turn has gone over to bots and could be taken back. */
const passesOn = (last: StateMessage, message: StateMessage): boolean =>
  isOwnTurn(last) &&
  message.answers === last.answers + 1 &&
  message.undo &&
  message.thinking.length > 0 &&
  !message.outcome &&
  !isOurs(message);

export class Live {
  seen = $state.raw<Seen | null>(null);
  connection = $state<Connection>('connecting');
  /** How many states wait to be shown. */
  behind = $state(0);
  /** The moves since somebody at this screen last answered, the last one at the end. */
  trail = $state.raw<Move[][]>([]);
  /** Number of the first event since somebody at this screen last answered. */
  news = $state(0);
  /** The reader has stopped what others do. */
  paused = $state(false);
  /** Nothing lingers until somebody at this screen is asked. */
  rushing = $state(false);
  /** One's turn is over, and the others have not begun: it can still be undone. */
  grace = $state(false);
  #scene = $state.raw<Scene | null>(null);

  #socket: PlaySocket | null = null;
  #last: StateMessage | null = null;
  #queue: StateMessage[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #graceEnds: ReturnType<typeof setTimeout> | undefined;
  #asksToWait = false;
  #page: Pages | null = null;
  #looksBack = false;

  constructor(private readonly listener: Listener) {}

  connect(seat: () => number | null, url: (held: Held | null) => string, ahead: Ahead, page?: Pages): void {
    this.#page = page ?? null;
    const handlers: SocketHandlers = {
      url: () => {
        const last = this.#last;
        return url(last && last.seat === seat() ? { events: last.events_to, version: last.version } : null);
      },
      message: (message) => {
        if (message.type === 'state') this.take(message);
        else this.listener.heard(message);
      },
      status: (status) => {
        this.connection = status;
        // A new connection knows nothing of what was asked for over the old one.
        this.#asksToWait = false;
        if (status === 'open') this.#askToWait();
      },
    };
    this.#socket = new PlaySocket(handlers, ahead);
  }

  /** A state without a server. */
  begin(message: StateMessage): void {
    this.seen = reduce(null, message);
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#graceEnds);
    this.#socket?.close();
  }

  /** Sends a message and returns its number, 0 where there is no connection. */
  send(message: object): number {
    return this.#socket?.send(message) ?? 0;
  }

  /** Changes the match: an answer, an undo, a redo. */
  change(message: object): number {
    return this.#socket?.change(message) ?? 0;
  }

  // -- what is on the stage -------------------------------------------------------------------------------------

  /** The beat that is being played. */
  get beat(): Beat | null {
    return this.#scene?.beats[this.#scene.at] ?? null;
  }

  /** The beats of this state so far, the present one at the end. */
  get played(): Beat[] {
    return this.#scene?.beats.slice(0, this.#scene.at + 1) ?? [];
  }

  /** The beat is over only when the reader says so. */
  get waiting(): boolean {
    return this.beat !== null && this.listener.waits(this.beat);
  }

  /** Events that the stage has told already, though their state is not shown yet. */
  get told(): Numbered[] {
    const scene = this.#scene;
    if (!scene) return [];
    const from = scene.message.events_from;
    return scene.message.events.slice(0, this.beat?.upto ?? 0).map((event, i) => ({ n: from + i, event }));
  }

  /** Accounts of clashes, as far as the stage has told them. */
  get accounts(): Account[] {
    const known = this.seen?.accounts ?? [];
    const scene = this.#scene;
    if (!scene) return known;
    const from = scene.message.events_from;
    return toldBy(kept(known, scene.message.accounts, from), from + (this.beat?.upto ?? 0));
  }

  // -- the transport --------------------------------------------------------------------------------------------

  /** Whether others are playing, or what they did is still being shown. */
  get running(): boolean {
    return this.behind > 0 || this.#scene !== null || (this.seen?.thinking.length ?? 0) > 0;
  }

  pause(): void {
    if (this.seen?.decision) return;
    this.paused = true;
    this.rushing = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#askToWait();
  }

  /** Go on, at a speed that is remembered. */
  go(speed: number = settings.speed): void {
    settings.speed = speed;
    this.paused = this.rushing = false;
    this.#endGrace();
    this.#askToWait();
    if (this.#scene) this.#linger(lasts(this.beat!));
    else this.#next();
  }

  /** On with the stage: to the next beat that waits, or to the end; one that waits is over. */
  skip(): void {
    const scene = this.#scene;
    if (!scene) return;
    this.#to(nextStop(scene.beats, scene.at + 1, this.listener.waits));
  }

  /** Let nothing linger until somebody at this screen is asked again, or something happens to him. */
  hurry(): void {
    this.paused = false;
    this.#endGrace();
    this.rushing = this.seen !== null && !this.seen.decision && !this.seen.outcome;
    this.#askToWait();
    if (this.rushing && this.seen?.thinking.length) this.send({ type: 'hurry' });
    if (this.#scene) this.skip();
    else this.#next();
  }

  /** Moves of others are shown one at a time; one's own at once. */
  take(message: StateMessage): void {
    const last = this.#last;
    this.#last = message;
    this.#endGrace();
    if (last && passesOn(last, message) && !this.#hasty) {
      this.grace = true;
      this.#graceEnds = setTimeout(() => {
        this.#endGrace();
        this.#askToWait();
      }, GRACE / settings.speed);
    }
    this.#queue.push(message);
    this.behind = this.#queue.length;
    const began = this.seen ? null : opening(message, (told) => reduce(null, told));
    if (began) {
      this.seen = began;
      this.#next();
    } else if (!this.seen) this.#show(this.#queue.shift()!);
    else if (!this.#timer && !this.#scene && !this.paused) this.#next();
    this.#askToWait();
  }

  /** The next state, and those after it that need no time. */
  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#queue.length && !this.paused) {
      const message = this.#queue.shift()!;
      this.behind = this.#queue.length;
      this.#askToWait();
      const before = this.seen;
      const follows = before && (message.answers === before.answers + 1 || message.course?.first);
      const beats = follows ? this.listener.beats(message, before) : [];
      if (before && beats.length) {
        const all = beats.map((beat, i) => (i && beat.turn === 'opens' ? { ...beat, next: true } : beat));
        this.#raise({ message, before, beats: all, at: -1 });
        return;
      }
      this.#show(message);
      if (this.#linger(this.#pauseAfter(message))) return;
    }
  }

  /** Before the beats of a state: what was asked has been answered, what it led to is not known yet. */
  #raise(scene: Scene): void {
    const { before } = scene;
    this.#scene = scene;
    this.seen = { ...before, decision: null, undo: false, redo: false, fresh: before.total };
    this.#to(this.#hasty ? nextStop(scene.beats, 0, this.listener.waits) : 0);
  }

  #to(at: number): void {
    const scene = this.#scene!;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (at < scene.beats.length) {
      this.#scene = { ...scene, at };
      this.#unfold(scene, scene.beats[at]!);
      this.#linger(lasts(scene.beats[at]!));
      return;
    }
    this.#scene = null;
    // What has moved already does not move again; how a match began is read before its first state.
    this.seen = scene.message.course?.first ? null : { ...scene.before, view: this.seen!.view };
    this.#show(scene.message);
    if (!this.#linger(this.seen!.decision ? 0 : PACE.word)) this.#next();
  }

  /** The position moves along with what is told. */
  #unfold({ before, message }: Scene, beat: Beat): void {
    const seen = this.seen!;
    const view = viewAt(before.view, message.course, beat.upto);
    const moves = movesBetween(seen.view, view);
    const goals = goalsAt(before.goals, message.course, beat.upto);
    this.seen = { ...seen, view, goals, moves: moves.length ? moves : seen.moves };
  }

  get #hasty(): boolean {
    return this.rushing || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  #pauseAfter(message: StateMessage): number {
    if (!message.events.length || message.decision) return 0;
    const dice = message.events.some((e) => 'dice' in e || 'rolls' in e);
    return dice ? PACE.dice : this.seen?.moves.length ? PACE.move : PACE.word;
  }

  /** Leaves what is on show where it is for a while; whether it stays at all. */
  #linger(milliseconds: number): boolean {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.paused || this.waiting) return true;
    const wait = this.#hasty ? 0 : milliseconds / settings.speed;
    if (!wait && !this.#scene) return false;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#scene) this.#to(this.#scene.at + 1);
      else this.#next();
    }, wait);
    return true;
  }

  #endGrace(): void {
    clearTimeout(this.#graceEnds);
    this.grace = false;
  }

  /** The bots play no further ahead than is shown evenly, and do not begin at once when one's turn ends. */
  #askToWait(): void {
    const own = this.#last !== null && isOwnTurn(this.#last) && !this.#hasty;
    const wait = this.paused || this.grace || own || this.behind > (this.#asksToWait ? FEW : MANY);
    if (wait === this.#asksToWait) return;
    if (this.send({ type: 'wait', on: wait })) this.#asksToWait = wait;
  }

  #show(message: StateMessage): void {
    const before = this.seen;
    this.behind = this.#queue.length;
    this.seen = reduce(before, message);
    if (!before) this.news = message.events_to;
    else if (before.decision) this.news = Math.min(before.total, message.events_from);
    if (message.decision || message.outcome) this.rushing = this.paused = false;
    if (before && message.answers < before.answers) this.trail = [];
    else if (this.seen.moves !== before?.moves && this.seen.moves.length)
      this.trail = [...(before?.decision ? [] : this.trail), this.seen.moves].slice(-TRAIL);
    this.listener.shown(message, before);
    void this.#lookBack();
  }

  /** What happened before the events that came first: page by page, the latest first. */
  async #lookBack(): Promise<void> {
    if (this.#looksBack || !this.#page) return;
    this.#looksBack = true;
    try {
      for (let seen = this.seen; seen && seen.first > 0 && !this.#scene; seen = this.seen) {
        const { first, seat } = seen;
        const page = await this.#page(seat, Math.max(0, first - PAGE), first);
        // Meanwhile the stage may have begun to play, or somebody else sits there: then it is asked for anew.
        if (this.#scene || page.events_to !== first) break;
        if (this.seen?.first === first && this.seen.seat === seat) this.seen = withEarlier(this.seen, page);
      }
    } catch {
      // With the next state it is asked for again.
    } finally {
      this.#looksBack = false;
    }
  }
}
