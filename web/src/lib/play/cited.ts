/** Moments at which a question cited a rule, as seen at this screen. */

import type { Decision } from '../../gen/protocol.ts';

export interface Citation {
  answers: number;
  kind: string;
  seat: number;
  about: Record<string, unknown>;
}

export class Cited {
  #known = new Map<string, Citation[]>();

  get(rule: string): Citation[] | undefined {
    return this.#known.get(rule);
  }

  note(answers: number, { kind, rule, seat, about }: Decision): void {
    const seen = this.#known.get(rule) ?? [];
    if (seen.at(-1)?.answers === answers) return;
    const before = seen.filter((c) => c.answers < answers);
    this.#known.set(rule, [...before, { answers, kind, seat, about: about ?? {} }].slice(-40));
  }
}
