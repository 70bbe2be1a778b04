/** Far goals: places that what is in hand reaches by several answers. The server finds the ways. */

import type { Passage, StateMessage, WaysMessage } from '../../gen/protocol.ts';

/** What ways need to know of a table. */
export interface Traveller {
  readonly hand: ReadonlySet<string>;
  send: (message: { type: 'ways' }) => number;
}

export class Ways {
  /** How to get to each, by target. */
  goals = $state.raw<ReadonlyMap<string, Passage>>(new Map());
  #asked = 0;

  constructor(private readonly table: Traveller) {}

  /** The answer has not come yet. */
  get awaited(): boolean {
    return this.#asked > 0;
  }

  forget(): void {
    this.goals = new Map();
    this.#asked = 0;
  }

  /** Something has been taken in hand and can go somewhere. */
  consider({ decision }: StateMessage): void {
    const going = decision?.options.some((o) => o.on['space'] !== undefined && o.on['button'] === undefined);
    if (going && this.table.hand.size) this.#asked = this.table.send({ type: 'ways' });
  }

  hear({ id, ways }: WaysMessage): boolean {
    if (id !== this.#asked) return false;
    this.#asked = 0;
    this.goals = new Map(Object.entries(ways).map(([space, way]) => [`space:${space}`, way]));
    return true;
  }

  /** Whether an error answers a question for ways. */
  failed(id: number | null): boolean {
    if (!id || id !== this.#asked) return false;
    this.#asked = 0;
    return true;
  }

  /** The keys that lead there. */
  to(target: string): string[] | undefined {
    return this.goals.get(target)?.keys;
  }
}
