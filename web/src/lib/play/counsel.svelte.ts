/** Counsel before a commitment: the odds of the question itself, of what is looked at and of every place somebody else
    holds; and far goals, places that what is in hand reaches by several answers. The server reckons both. */

import type {
  Odds,
  OddsMessage,
  Passage,
  Side,
  StateMessage,
  Target,
  Threat,
  ThreatsMessage,
  WaysMessage,
} from '../../gen/protocol.ts';
import type { Choice } from './options.ts';

/** So many choices are weighed without being asked. */
const AHEAD = 16;
/** Whoever only passes over something does not ask. */
const REST = 120;

/** What counsel needs to know of a table. */
export interface Counselled {
  readonly choices: ReadonlyMap<string, Choice>;
  readonly hand: ReadonlySet<string>;
  readonly info: { odds: boolean };
  readonly skin?: { panels: { weighs?: readonly string[] } };
  sidesOfSeat: (seat: number) => Side[];
  send: (message: {
    type: 'counsel';
    options?: string[];
    target?: Target;
    ways?: boolean;
    threats?: boolean;
  }) => number;
}

/** What a message asked for; its answers come again and again, each better than the one before. */
interface Asked {
  /** Whether the question itself was meant. */
  question: boolean;
  space: string | null;
  /** Whether something was meant that is only planned yet. */
  plan?: boolean;
}

/** Whether somebody is asked anew. Where a screen is handed over the version stays, but another seat has its own odds. */
export function askedAnew(
  before: Pick<StateMessage, 'version' | 'decision'> | null,
  message: Pick<StateMessage, 'version' | 'decision'>,
): boolean {
  return before?.version !== message.version || before.decision?.seat !== message.decision?.seat;
}

export class Counsel {
  /** Of the question, as far as anything is known since it was asked. */
  question = $state.raw<Odds | null>(null);
  /** What would come of each choice, by the key of its option. */
  prospects = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  /** What would wait at places that were looked at. */
  #looked = $state.raw<ReadonlyMap<string, Odds | null>>(new Map());
  /** How to get to each far goal, by target. */
  goals = $state.raw<ReadonlyMap<string, Passage>>(new Map());
  /** The message that asked for them. */
  #goalsAsked = 0;
  /** Who could attack the reader next, the gravest danger first; null until it is known. */
  threats = $state.raw<readonly Threat[] | null>(null);
  #threatsAsked = 0;
  /** The option that is pointed at. */
  #weighed = $state.raw<string | null>(null);
  /** What would come of a plan; undefined as long as there is none, or nothing is known of it. */
  plan = $state.raw<Odds | null | undefined>(undefined);
  #resting: ReturnType<typeof setTimeout> | undefined;
  #pondering: ReturnType<typeof setTimeout> | undefined;
  #asking = new Map<number, Asked>();
  /** Messages about questions that are over; what failed of them may still be told. */
  #over = new Set<number>();

  constructor(private readonly table: Counselled) {}

  /** Of what is planned, otherwise of the question, whatever is pointed at. */
  get resting(): Odds | null {
    return this.plan === undefined ? this.question : this.plan;
  }

  /** Of what is pointed at, where it has odds of its own, otherwise of what is planned or of the question. */
  get odds(): Odds | null {
    return (this.#weighed === null ? undefined : this.prospects.get(this.#weighed)) ?? this.resting;
  }

  forget(): void {
    this.prospects = new Map();
    this.#looked = new Map();
    this.question = null;
    this.goals = new Map();
    this.#goalsAsked = 0;
    this.#weighed = null;
    clearTimeout(this.#resting);
    this.ponder(null);
    this.#over = new Set(this.#asking.keys());
    this.#asking.clear();
  }

  /** A new question: its odds, those of cards and of wherever somebody else stands in the way, and where one could go. */
  consider(message: StateMessage): void {
    const { decision } = message;
    if (!decision) return;
    const going = decision.options.some((o) => o.on['space'] !== undefined && o.on['button'] === undefined);
    const far = going && this.table.hand.size > 0;
    if (!far && !this.table.info.odds) return;
    const mine = new Set(this.table.sidesOfSeat(decision.seat).map((s) => s.id));
    const held = new Set(message.view.pieces.filter((p) => p.side && !mine.has(p.side)).map((p) => p.at));
    const all = this.table.skin?.panels.weighs?.includes(decision.kind) ?? false;
    const place = (c: Choice): boolean =>
      (c.kind === 'space' && (all || held.has(c.target))) || (c.kind === 'area' && all);
    const ahead = [...this.table.choices.values()].filter((c) => c.kind === 'card' || place(c));
    const weighed = this.table.info.odds ? ahead.slice(0, AHEAD).map((c) => c.options[0]!.key) : [];
    const id = this.table.send({ type: 'counsel', options: weighed, ways: far });
    if (id) this.#asking.set(id, { question: true, space: null });
    if (far) this.#goalsAsked = id;
  }

  /** Ask who could attack the reader. */
  threaten(): void {
    this.#threatsAsked = this.table.send({ type: 'counsel', threats: true });
  }

  hear(message: OddsMessage | ThreatsMessage): void {
    if (message.type === 'threats') {
      if (message.id === this.#threatsAsked) this.threats = message.threats;
      return;
    }
    const { id, odds, options, target } = message;
    const asked = this.#asking.get(id);
    if (!asked) return;
    if (Object.keys(options).length) this.prospects = new Map([...this.prospects, ...Object.entries(options)]);
    if (asked.question) this.question = odds;
    if (asked.plan) this.plan = target ?? null;
    if (asked.space !== null) this.#looked = new Map([...this.#looked, [asked.space, target ?? null]]);
  }

  /** Far goals have come. */
  found({ id, ways }: WaysMessage): boolean {
    if (!this.#answered(id)) return false;
    this.goals = new Map(Object.entries(ways).map(([space, way]) => [`space:${space}`, way]));
    return true;
  }

  /** Whether an error says that no far goals will come. */
  failed(id: number | null): boolean {
    return this.#answered(id);
  }

  /** Far goals have not come yet. */
  get awaited(): boolean {
    return this.#goalsAsked > 0;
  }

  /** The keys that lead to a far goal. */
  to(target: string): string[] | undefined {
    return this.goals.get(target)?.keys;
  }

  #answered(id: number | null): boolean {
    if (!id || id !== this.#goalsAsked) return false;
    this.#goalsAsked = 0;
    return true;
  }

  /** Whether an error answers a question for counsel, this one or the one before; nobody needs to hear of it. */
  asked(id: number | undefined): boolean {
    return id !== undefined && (this.#asking.delete(id) || this.#over.delete(id));
  }

  /** What would come of a choice, if it has been weighed. */
  prospect(choice: Choice | undefined): Odds | undefined {
    return choice && this.prospects.get(choice.options[0]!.key);
  }

  /** What would wait at a place, choice or not, as far as it is known. */
  forecast(space: string): Odds | null {
    return this.prospect(this.table.choices.get(`space:${space}`)) ?? this.#looked.get(space) ?? null;
  }

  /** Somebody looks at a place: unless he only passes, its odds are asked for. Returns how to look away. */
  look(space: string): () => void {
    if (!this.table.info.odds || !this.table.choices.size || this.forecast(space) || this.#looked.has(space))
      return () => undefined;
    const resting = setTimeout(() => this.#ask({ question: false, space }, [], { space }), REST);
    return () => clearTimeout(resting);
  }

  /** What would come of a choice that is pointed at; of the question itself when nothing is. */
  weigh(target: string | null): void {
    const choice = target ? this.table.choices.get(target) : undefined;
    const option = choice?.kind === 'space' ? choice.options[0]!.key : null;
    if (!this.table.info.odds || !this.table.choices.size || option === this.#weighed) return;
    this.#weighed = option;
    clearTimeout(this.#resting);
    if (option === null || this.prospects.has(option)) return;
    this.#resting = setTimeout(() => this.#ask({ question: false, space: null }, [option]), REST);
  }

  /** What would come of something put together but not answered yet; with null there is nothing of the kind any more. */
  ponder(plan: Target | null): void {
    clearTimeout(this.#pondering);
    for (const [id, asked] of this.#asking)
      if (asked.plan) {
        this.#asking.delete(id);
        this.#over.add(id);
      }
    if (plan)
      this.#pondering = setTimeout(() => this.#ask({ question: false, space: null, plan: true }, [], plan), REST);
    else this.plan = undefined;
  }

  #ask(asked: Asked, options: string[], target?: Target): void {
    if (!this.table.info.odds) return;
    const id = this.table.send({ type: 'counsel', options, ...(target && { target }) });
    if (id) this.#asking.set(id, asked);
  }
}
