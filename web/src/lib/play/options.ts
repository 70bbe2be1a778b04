/** The options of a decision by what they point at. */

import type { Decision, Facts, Option, StandingOrder, Target } from '../../gen/protocol.ts';

const KINDS = ['space', 'piece', 'card', 'track', 'area', 'button'] as const;
export type TargetKind = (typeof KINDS)[number];

/** What an option points at, as one string: `space:alder`, `piece:north-3`, `track:score@40`. */
export function targetKey(on: Target): string {
  for (const kind of KINDS) {
    const id = on[kind];
    if (id === undefined) continue;
    return kind === 'track' && on['at'] !== undefined ? `track:${id}@${on['at']}` : `${kind}:${id}`;
  }
  return `other:${JSON.stringify(on)}`;
}

export function splitTarget(target: string): [string, string] {
  const at = target.indexOf(':');
  return [target.slice(0, at), target.slice(at + 1)];
}

/** The pieces that facts name. */
export const piecesIn = (facts: Facts): string[] =>
  Object.values(facts).filter((v): v is string => typeof v === 'string' && v.startsWith('piece:'));

export interface Choice {
  /** As `targetKey`. */
  target: string;
  kind: TargetKind | 'other';
  id: string;
  /** One option, or one for each amount or variant, in ascending order. */
  options: Option[];
  /** All options differ by their amount only. */
  amounts: boolean;
  /** Every option does something to the target that wants saying: disband it, charge with it. */
  deed: boolean;
  /** It gives something up for good; it is offered quietly. */
  concedes: boolean;
  /** Hardly anybody wants it; it is offered quietly. */
  quiet: boolean;
  /** Nearly everybody wants it, whatever else there is. */
  usual: boolean;
  /** What it takes of the points left to what is in hand. */
  cost: number | null;
}

export function choicesOf(decision: Decision | null): Map<string, Choice> {
  const out = new Map<string, Choice>();
  for (const option of decision?.options ?? []) {
    const target = targetKey(option.on);
    const found = out.get(target);
    if (found) {
      found.options.push(option);
      continue;
    }
    const [kind, ...rest] = target.split(':');
    const id = rest.join(':');
    out.set(target, {
      target,
      kind: kind as Choice['kind'],
      id,
      options: [option],
      amounts: false,
      deed: false,
      concedes: false,
      quiet: false,
      usual: false,
      cost: option.cost ?? null,
    });
  }
  for (const choice of out.values()) {
    choice.amounts = choice.options.every((o) => typeof o.on['amount'] === 'number');
    choice.deed = choice.kind !== 'button' && choice.options.every((o) => o.on['button'] !== undefined);
    choice.concedes = choice.options.every((o) => Boolean(o.on['concedes']));
    choice.quiet = choice.concedes || choice.options.every((o) => Boolean(o.on['quiet']));
    choice.usual = choice.options.every((o) => Boolean(o.on['usual']));
    if (choice.amounts) choice.options.sort((a, b) => Number(a.on['amount']) - Number(b.on['amount']));
  }
  return out;
}

const QUIET = new Set(['pass', 'done', 'no', 'stop', 'end', 'nothing']);
/** Also a pass that holds for longer. */
export const quiet = (id: string): boolean => QUIET.has(id) || id.startsWith('pass_');

/** The button that ends the question: no more of this. */
export function closing(all: Iterable<Choice>): Choice | null {
  const buttons = [...all].filter((c) => c.kind === 'button');
  const ends = buttons.filter((c) => ENDS.includes(c.id));
  return buttons.find((c) => c.usual) ?? (ends.length === 1 ? ends[0]! : null);
}
const ENDS = ['end', 'done', 'pass', 'stop'];

/** The answer that goes back to the question before. */
export const isBack = (option: Option): boolean => option.on['button'] === 'cancel' || option.on['button'] === 'back';

/** An option that only its trial showed to lose the match. */
export function losing(seen: { decision: Decision | null } | null, key: string): Option | null {
  const option = seen?.decision?.options.find((o) => o.key === key);
  return option ? { ...option, fatal: 'lost' } : null;
}

/** However it is answered, all is lost. */
export const isFatal = (c: Choice): boolean => c.options.every((o) => o.fatal);

/** Whether two standing orders of a seat pass up the same. */
export const sameOrder = (a: StandingOrder, b: StandingOrder): boolean =>
  (['seat', 'moment', 'key', 'until'] as const).every((part) => (a[part] ?? '') === (b[part] ?? ''));

/** Which button is the primary one. Where something on the board is asked for, none is: the board is the answer. */
export function primary(all: Choice[]): string | null {
  const choices = all.filter((c) => !c.quiet && !isFatal(c));
  const usual = choices.find((c) => c.usual);
  if (usual) return usual.target;
  if (choices.some((c) => c.kind !== 'button' || c.amounts)) return null;
  const going = choices.filter((c) => !quiet(c.id));
  if (going.length === 1) return going[0]!.target;
  // Where one can only pass, nobody passes for longer by a careless key.
  const pass = choices.find((c) => c.id === 'pass');
  if (pass && !going.length) return pass.target;
  return choices.length === 1 ? choices[0]!.target : null;
}

/** The primary button of a question whose form names one, as long as that is offered and does not lose for sure. Beside
 *  something sensible that the form offers, none ends the question or lets it pass, unless the form wants just that. */
export function foremost(all: Choice[], wanted: string | undefined, offered: Choice[] = []): string | null {
  if (all.some((c) => c.target === wanted && !isFatal(c))) return wanted!;
  const found = primary(all);
  const ends = all.some((c) => c.target === found && !c.usual && quiet(c.id));
  return ends && offered.some((c) => !c.quiet && !isFatal(c)) ? null : found;
}

/** The same for what is on the stage: where one might go elsewhere, the only button that goes on with it. */
export function onward(all: Choice[], wanted?: string, offered: Choice[] = []): string | null {
  const going = all.filter((c) => c.kind === 'button' && !c.amounts && !c.quiet && !isFatal(c) && !quiet(c.id));
  const elsewhere = all.every((c) => c.kind === 'button' || c.kind === 'space');
  return foremost(all, wanted, offered) ?? (going.length === 1 && elsewhere ? going[0]!.target : null);
}
