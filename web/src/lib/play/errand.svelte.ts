/** Several answers given one after the other: the parts of a sum, a shopping list, a way over the board. */

import type { GameEvent, Option, StateMessage } from '../../gen/protocol.ts';
import { closing, type Choice } from './options.ts';

/** One step of a way: a key, something to be chosen, a place to get to, or one step back; a key `of` a kind of question is left out at another. */
export type Step = { key: string; of?: string } | { target: string } | { goal: string } | 'back';

/** What an errand needs to know of a table. */
export interface Sender {
  readonly choices: ReadonlyMap<string, Choice>;
  readonly asked: string | null;
  readonly seen: Pick<StateMessage, 'answers' | 'decision'> | null;
  /** An answer has been given and nothing has come of it yet. */
  readonly busy: boolean;
  readonly counsel: { readonly awaited: boolean; to: (target: string) => string[] | undefined };
  play: (option: Option) => void;
  takeBack: () => void;
  sidesOfSeat: (seat: number) => readonly { id: string }[];
}

/** Where the last step of a way was made. */
interface Left {
  seat: number;
  kind: string;
  answers: number;
}

export class Errand {
  /** How much of what, by what the options point at. */
  plan = $state<Record<string, number>>({});
  /** The kind of question that is being answered by the plan. */
  #ordering: string | null = null;
  #closing = false;
  #way: Step[] = [];
  #left: Left | null = null;
  #lost: () => void = () => undefined;

  constructor(private readonly table: Sender) {}

  get planned(): boolean {
    return Object.values(this.plan).some((n) => n > 0);
  }

  /** Answer the plan, one entry after another; and say that this is all, if asked to. */
  carryOut(all = false): void {
    this.#ordering = this.table.asked;
    this.#closing = all;
    if (this.#ordering !== null) this.#next();
  }

  /** Walk, step by step; `lost` is called where the way does not go on. */
  follow(way: Step[], lost: () => void = () => undefined): void {
    this.#way = [...way];
    this.#lost = lost;
    this.#left = null;
    if (!this.table.busy) this.#walk();
  }

  /** Something has come: the next question, or others are asked. A way goes on when they have passed, all of them. */
  shown({ decision, answers, events }: StateMessage): void {
    const left = this.#way.length ? this.#left : null;
    if (!left) return decision ? this.goOn() : this.stop();
    const back = decision?.seat === left.seat;
    const others = !back || answers > left.answers + 1;
    if (others && (events.some((event) => this.#foreign(event, left.seat)) || (back && decision.kind !== left.kind)))
      this.stop();
    else if (back && answers !== left.answers) this.goOn();
  }

  /** Somebody else has done something. */
  #foreign(event: GameEvent, seat: number): boolean {
    const own = this.table.sidesOfSeat(seat).map(({ id }) => `side:${id}`);
    return Object.values(event).some((v) => typeof v === 'string' && v.startsWith('side:') && !own.includes(v));
  }

  /** The next question has come. */
  goOn(): void {
    if (this.#way.length) this.#walk();
    else if (this.#ordering !== null) this.#next();
  }

  /** What was put together for one question is no answer to another. */
  forget(): void {
    this.plan = {};
    this.#ordering = null;
  }

  /** Nothing more of it: it was refused, or somebody does something else. */
  stop(): void {
    this.#way = [];
    this.forget();
  }

  #walk(): void {
    const step = this.#way[0]!;
    if (step === 'back') {
      this.#way.shift();
      this.#left = null;
      return this.table.takeBack();
    }
    if ('goal' in step && !this.table.choices.has(step.goal)) {
      const keys = this.table.counsel.to(step.goal);
      if (!keys && this.table.counsel.awaited) return;
      this.#way.splice(0, 1, ...(keys ?? []).map((key) => ({ key })));
      if (keys) this.#walk();
      else this.#stray();
      return;
    }
    if ('key' in step && step.of && step.of !== this.table.asked) {
      this.#way.shift();
      if (this.#way.length) this.#walk();
      return;
    }
    const option = this.#option(step);
    this.#way.shift();
    if (!option) return this.#stray();
    const { answers, decision } = this.table.seen ?? {};
    this.#left = decision ? { seat: decision.seat, kind: decision.kind, answers: answers! } : null;
    this.table.play(option);
  }

  #stray(): void {
    this.#way = [];
    this.#lost();
  }

  #option(step: Exclude<Step, 'back'>): Option | undefined {
    if ('key' in step)
      return [...this.table.choices.values()].flatMap((c) => c.options).find((o) => o.key === step.key);
    const options = this.table.choices.get('goal' in step ? step.goal : step.target)?.options ?? [];
    return options.length === 1 ? options[0] : undefined;
  }

  #next(): void {
    for (const [target, amount] of Object.entries(this.plan)) {
      delete this.plan[target];
      const options = amount > 0 ? this.table.choices.get(target)?.options : undefined;
      const option = options?.find((o) => o.on['amount'] === amount);
      if (option) return this.table.play(option);
    }
    this.#ordering = null;
    const done = this.#closing ? closing(this.table.choices.values()) : null;
    if (done) this.table.play(done.options[0]!);
  }
}
