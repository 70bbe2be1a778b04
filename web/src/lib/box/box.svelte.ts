/** The facts of a game that are not sure, and what the owner of a box finds in it. */

import type { Desk, Fact, FactField } from '../../gen/protocol.ts';
import { api } from '../net/api.ts';
import { failureOf, type Failure } from '../text/failure.ts';

export interface Group {
  table: string;
  facts: Fact[];
  checked: number;
}

export const isChecked = (fact: Fact): boolean => fact.confirmed || fact.corrected;

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

export class Box {
  desk = $state.raw<Desk | null>(null);
  failed = $state<Failure | null>(null);
  /** The row that is being tried. */
  busy = $state<string | null>(null);
  /** What the check said to a row, in one sentence. */
  problem = $state<{ row: string; failure: Failure } | null>(null);

  constructor(readonly game: string) {}

  checked = $derived(this.desk?.facts.filter(isChecked).length ?? 0);
  /** By kind, the weightiest first; the server's order. */
  groups = $derived.by((): Group[] => {
    const out = new Map<string, Fact[]>();
    for (const fact of this.desk?.facts ?? []) out.set(fact.table, [...(out.get(fact.table) ?? []), fact]);
    return [...out].map(([table, facts]) => ({ table, facts, checked: facts.filter(isChecked).length }));
  });

  async load(): Promise<void> {
    this.failed = null;
    try {
      this.desk = await api.desk(this.game);
    } catch (error) {
      this.failed = failureOf(error);
    }
  }

  /** What the box says of a row: only what differs from what we ship is kept, and that somebody has looked. */
  async found(fact: Fact, values: Record<string, unknown>): Promise<boolean> {
    const differs = fact.fields.filter((f: FactField) => !same(values[f.name], f.shipped));
    const changes = Object.fromEntries(differs.map((f) => [f.name, values[f.name]]));
    return this.#send(fact.row, { rows: { [fact.row]: { ...changes, confirmed: true } } });
  }

  forget(fact: Fact): Promise<boolean> {
    return this.#send(fact.row, { rows: { [fact.row]: null } });
  }

  take(text: string): Promise<boolean> {
    return this.#send('', { text });
  }

  async #send(row: string, body: Parameters<typeof api.correct>[1]): Promise<boolean> {
    this.busy = row;
    this.problem = null;
    try {
      this.desk = await api.correct(this.game, body);
      return true;
    } catch (error) {
      const failure = failureOf(error);
      // The sentence names the row; on its own card that is said already.
      const detail = row ? failure.detail?.replace(`${row}: `, '') : failure.detail;
      this.problem = { row, failure: { ...failure, detail } };
      return false;
    } finally {
      this.busy = null;
    }
  }
}
