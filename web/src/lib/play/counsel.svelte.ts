/** Odds before a commitment: of the question itself, of what is pointed at, and of every place somebody else holds. */

import type { Odds, OddsMessage, Side, StateMessage } from '../net/types.ts';
import type { Choice } from './options.ts';

/** So many places are weighed without being asked. */
const AHEAD = 16;

/** What counsel needs to know of a table. */
export interface Counselled {
  readonly choices: ReadonlyMap<string, Choice>;
  readonly info: { odds: boolean };
  sidesOfSeat: (seat: number) => Side[];
  send: (message: { type: 'odds'; option?: string }) => number;
}

export class Counsel {
  odds = $state.raw<Odds | null>(null);
  /** What would come of each choice of a place, by the key of its option. */
  prospects = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  #asked = 0;
  #weighed: string | null = null;
  #weighing: ReturnType<typeof setTimeout> | undefined;
  #prospecting = new Map<number, string>();

  constructor(private readonly table: Counselled) {}

  forget(): void {
    this.prospects = new Map();
    this.odds = null;
    this.#weighed = null;
  }

  /** A new question: its odds, and those of wherever somebody else stands in the way. */
  consider(message: StateMessage): void {
    if (!message.decision || !this.table.info.odds) return;
    this.ask(null);
    this.#prospecting.clear();
    const mine = new Set(this.table.sidesOfSeat(message.decision.seat).map((s) => s.id));
    const held = new Set(message.view.pieces.filter((p) => p.side && !mine.has(p.side)).map((p) => p.at));
    const contested = [...this.table.choices.values()].filter((c) => c.kind === 'space' && held.has(c.target));
    for (const choice of contested.slice(0, AHEAD)) {
      const key = choice.options[0]!.key;
      const id = this.table.send({ type: 'odds', option: key });
      if (id) this.#prospecting.set(id, key);
    }
  }

  hear({ id, odds }: OddsMessage): void {
    const key = this.#prospecting.get(id);
    if (key !== undefined) {
      this.#prospecting.delete(id);
      if (odds) this.prospects = new Map(this.prospects).set(key, odds);
    } else if (id === this.#asked) this.odds = odds;
  }

  /** Whether an error answers a question for odds; nobody needs to hear of it. */
  asked(id: number | undefined): boolean {
    return id === this.#asked;
  }

  /** What would come of going there, if it has been weighed. */
  prospect(choice: Choice | undefined): Odds | undefined {
    return choice && this.prospects.get(choice.options[0]!.key);
  }

  /** What would come of a choice that is pointed at; of the question itself when nothing is. */
  weigh(target: string | null): void {
    const choice = target ? this.table.choices.get(target) : undefined;
    const option = choice?.kind === 'space' ? choice.options[0]!.key : null;
    if (!this.table.info.odds || !this.table.choices.size || option === this.#weighed) return;
    this.#weighed = option;
    clearTimeout(this.#weighing);
    const known = this.prospect(choice);
    if (known) {
      this.odds = known;
      return;
    }
    this.#weighing = setTimeout(() => this.ask(option), 120);
  }

  ask(option: string | null): void {
    if (!this.table.info.odds) return;
    this.#asked = this.table.send(option === null ? { type: 'odds' } : { type: 'odds', option });
  }
}
