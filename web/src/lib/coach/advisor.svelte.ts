/** Hints for the question in front of one, and why bots did what they did. The server thinks both out. */

import type { Advice, Hint, MotiveMessage, ServerMessage } from '../../gen/protocol.ts';
import type { Choice } from '../play/options.ts';

/** What an adviser needs to know of a table. */
export interface Advised {
  readonly choices: ReadonlyMap<string, Choice>;
  readonly past: object | null;
  readonly watching: boolean;
  readonly info: { advises: boolean };
  readonly seen: {
    readonly decision: { seat: number } | null;
    readonly players: readonly { seat: number; kind: string; hints?: boolean }[];
  } | null;
  readonly pointing: { spot: string | null };
  send: (message: { type: 'advise' } | { type: 'motive'; seat: number }) => number;
}

export class Advisor {
  /** What was advised for this question; null until somebody has asked and it has come. */
  advice = $state.raw<Advice | null>(null);
  /** A hint is being thought out. */
  thinking = $state(false);
  /** Why there is none. */
  failed = $state<string | null>(null);
  /** How many hints the seat has had in this match, as far as it was told. */
  had = $state(0);
  /** The hint that is pointed at, or that was marked. */
  pointed = $state.raw<Hint | null>(null);
  marked = $state.raw<Hint | null>(null);
  /** Seat → why the bot there did what it did last; null while nobody has asked. */
  motives = $state.raw<readonly MotiveMessage[] | null>(null);
  #asked = 0;
  #motivesAsked = new Set<number>();

  constructor(private readonly table: Advised) {}

  /** Whether a hint may be had now: one is asked something, and the table is not one without hints. */
  get offered(): boolean {
    const { info, seen, past, choices, watching } = this.table;
    const player = seen?.players.find((p) => p.seat === seen.decision?.seat);
    return info.advises && !past && !watching && choices.size > 0 && player !== undefined && player.hints !== false;
  }

  /** What is drawn on the map. */
  get drawn(): Hint | null {
    return this.table.past ? null : (this.pointed ?? this.marked);
  }

  /** The choice that a hint begins with. */
  choiceOf(hint: Hint): Choice | undefined {
    return [...this.table.choices.values()].find((c) => c.options.some((o) => o.key === hint.key));
  }

  ask(): void {
    if (!this.offered || this.thinking || this.advice) return;
    this.failed = null;
    this.#asked = this.table.send({ type: 'advise' });
    this.thinking = this.#asked > 0;
  }

  /** Point at a hint, or at none any more. */
  point(hint: Hint | null): void {
    this.pointed = hint;
    const choice = hint ? this.choiceOf(hint) : undefined;
    this.table.pointing.spot = choice && /^(space|piece):/.test(choice.target) ? choice.target : null;
  }

  /** Mark what a hint begins with; nothing is answered. */
  mark(hint: Hint): void {
    this.marked = this.marked === hint ? null : hint;
  }

  get bots(): number[] {
    return (this.table.seen?.players ?? []).filter((p) => p.kind === 'bot').map((p) => p.seat);
  }

  /** Ask all bots why they did what they did last; or hide what they said. */
  wonder(): void {
    if (this.motives) {
      this.motives = null;
      return;
    }
    if (!this.table.info.advises || this.table.past || !this.bots.length) return;
    this.motives = [];
    this.#motivesAsked = new Set(this.bots.map((seat) => this.table.send({ type: 'motive', seat })));
  }

  /** Whether a message was about this: a hint, a reason, or an error in its place. */
  heard(message: ServerMessage): boolean {
    if (message.type === 'motive') {
      if (this.motives && this.#motivesAsked.delete(message.id))
        this.motives = [...this.motives, message].sort((a, b) => a.seat - b.seat);
      return true;
    }
    if (message.type === 'advice') {
      if (message.id !== this.#asked) return true;
      this.advice = message.advice;
      this.had = message.hinted;
      this.#settle();
      return true;
    }
    if (message.type !== 'error' || !message.id) return false;
    if (this.#motivesAsked.delete(message.id)) return true;
    if (message.id !== this.#asked) return false;
    this.#settle();
    this.failed = message.why;
    return true;
  }

  #settle(): void {
    this.#asked = 0;
    this.thinking = false;
  }

  /** Another question: what was advised is of no use any more. */
  forget(): void {
    this.#settle();
    this.advice = this.pointed = this.marked = this.failed = null;
    this.motives = null;
    this.#motivesAsked.clear();
  }
}
