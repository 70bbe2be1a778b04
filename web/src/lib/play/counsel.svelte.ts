/** Odds before a commitment: of the question itself, of what is pointed at, and of every place somebody else holds. */

import type { Odds, OddsMessage, Side, StateMessage } from '../../gen/protocol.ts';
import type { Choice } from './options.ts';

/** So many places are weighed without being asked. */
const AHEAD = 16;

/** What counsel needs to know of a table. */
export interface Counselled {
  readonly choices: ReadonlyMap<string, Choice>;
  readonly info: { odds: boolean };
  sidesOfSeat: (seat: number) => Side[];
  send: (message: { type: 'odds'; options: string[] }) => number;
}

export class Counsel {
  odds = $state.raw<Odds | null>(null);
  /** What would come of each choice of a place, by the key of its option. */
  prospects = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  #asked = 0;
  #weighed: string | null = null;
  #weighing: ReturnType<typeof setTimeout> | undefined;
  /** Messages without an answer yet, and the option they were sent for, null for the question itself. */
  #asking = new Map<number, string | null>();

  constructor(private readonly table: Counselled) {}

  forget(): void {
    this.prospects = new Map();
    this.odds = null;
    this.#weighed = null;
    this.#asking.clear();
  }

  /** A new question: its odds, and those of wherever somebody else stands in the way. */
  consider(message: StateMessage): void {
    if (!message.decision || !this.table.info.odds) return;
    const mine = new Set(this.table.sidesOfSeat(message.decision.seat).map((s) => s.id));
    const held = new Set(message.view.pieces.filter((p) => p.side && !mine.has(p.side)).map((p) => p.at));
    const contested = [...this.table.choices.values()].filter((c) => c.kind === 'space' && held.has(c.target));
    this.#ask(
      null,
      contested.slice(0, AHEAD).map((c) => c.options[0]!.key),
    );
  }

  hear({ id, odds, options }: OddsMessage): void {
    const option = this.#asking.get(id);
    if (option === undefined) return;
    this.#asking.delete(id);
    this.prospects = new Map([...this.prospects, ...Object.entries(options)]);
    if (id === this.#asked) this.odds = (option === null ? undefined : options[option]) ?? odds;
  }

  /** Whether an error answers a question for odds; nobody needs to hear of it. */
  asked(id: number | undefined): boolean {
    return id !== undefined && this.#asking.delete(id);
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
    this.#weighing = setTimeout(() => this.#ask(option, option === null ? [] : [option]), 120);
  }

  #ask(option: string | null, options: string[]): void {
    if (!this.table.info.odds) return;
    this.#asked = this.table.send({ type: 'odds', options });
    if (this.#asked) this.#asking.set(this.#asked, option);
  }
}
