/** What is put together first and then answered entry by entry: a shopping list, the parts of a sum. */

import type { Option } from '../../gen/protocol.ts';
import type { Choice } from './options.ts';

/** What an errand needs to know of a table. */
export interface Sender {
  readonly choices: ReadonlyMap<string, Choice>;
  readonly asked: string | null;
  play: (option: Option) => void;
}

export class Errand {
  /** How much of what, by what the options point at. */
  plan = $state<Record<string, number>>({});
  /** The kind of question that is being answered by the plan. */
  #ordering: string | null = null;
  #closing = false;

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

  /** The next question of the same kind has come. */
  goOn(): void {
    if (this.#ordering !== null) this.#next();
  }

  /** What was put together for one question is no answer to another. */
  forget(): void {
    this.plan = {};
    this.#ordering = null;
  }

  #next(): void {
    for (const [target, amount] of Object.entries(this.plan)) {
      delete this.plan[target];
      const options = amount > 0 ? this.table.choices.get(target)?.options : undefined;
      const option = options?.find((o) => o.on['amount'] === amount);
      if (option) return this.table.play(option);
    }
    this.#ordering = null;
    const done = this.#closing ? this.table.choices.get('button:done') : undefined;
    if (done) this.table.play(done.options[0]!);
  }
}
