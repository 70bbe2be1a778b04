/** Accounts of clashes: the server tells them line by line; here they are only kept, and summed up to a moment. */

import type { Account, Changed, Line, Mustered, Parted, Threw } from '../../gen/protocol.ts';
import type { Loss } from './beats.ts';

/** What is known, with what a message brings; `from` is its first event: what began later is told anew, or undone. */
export function kept(known: readonly Account[], brought: readonly Account[], from: number): Account[] {
  const anew = new Set(brought.map(({ id }) => id));
  return [...known.filter(({ id }) => id < from && !anew.has(id)), ...brought].sort((a, b) => a.id - b.id);
}

/** As much of them as was told by the event before number `end`. */
export function toldBy(accounts: readonly Account[], end: number): Account[] {
  return accounts
    .filter(({ id }) => id < end)
    .map((account) =>
      (account.closed ?? Infinity) < end
        ? account
        : { ...account, lines: (account.lines ?? []).filter(({ n }) => n < end), closed: null },
    );
}

/** Whether something may still come of it. */
export const isOpen = ({ closed }: Account): boolean => typeof closed !== 'number';

/** The account an event belongs to. */
export const accountAt = (accounts: readonly Account[], n: number): Account | null =>
  accounts.findLast(({ id, closed }) => id <= n && (closed ?? Infinity) >= n) ?? null;

const lines = (account: Account, upto: number): Line[] => (account.lines ?? []).filter(({ n }) => n <= upto);

/** What a side has lost by the event `upto`, kind by kind and fate by fate; whoever has come back by then is not lost. */
export function lossesOf(account: Account, side: string, upto = Infinity): Loss[] {
  const out = new Map<string, Loss>();
  for (const { told } of lines(account, upto)) {
    if ((told.mark !== 'lost' && told.mark !== 'returned') || told.side !== side) continue;
    const fate = told.fate ?? 'killed';
    for (const [piece, number] of Object.entries(told.pieces)) {
      const key = `${piece} ${fate}`;
      const before = out.get(key) ?? { piece, count: 0, fate };
      const count = before.count + (told.mark === 'lost' ? number : -number);
      out.set(key, { ...before, count, ...(told.mark === 'lost' && told.to ? { to: told.to } : {}) });
    }
  }
  return [...out.values()].filter(({ count }) => count > 0);
}

/** Those of whom something is left: the men who fell with them are counted by themselves. */
const weaker = ({ fate }: Pick<Loss, 'fate'>): boolean => fate === 'reduced' || fate === 'broken';

/** How many a side has lost by then, whatever became of them; those that are only weaker are not lost. */
export const lostBy = (account: Account, side: string, upto = Infinity): number =>
  lossesOf(account, side, upto).reduce((sum, loss) => sum + (weaker(loss) ? 0 : loss.count), 0);

const all =
  <M extends Line['told']['mark']>(mark: M) =>
  (account: Account, upto = Infinity): Extract<Line['told'], { mark: M }>[] =>
    lines(account, upto).flatMap(({ told }) =>
      told.mark === mark ? [told as Extract<Line['told'], { mark: M }>] : [],
    );

export const thrown: (account: Account, upto?: number) => Threw[] = all('threw');
export const changes: (account: Account, upto?: number) => Changed[] = all('changed');

/** With what a side stands there by then: what was told last. */
export const musteredBy = (account: Account, side: string, upto = Infinity): Mustered | null =>
  all('mustered')(account, upto).findLast((told) => told.side === side) ?? null;

/** How it was decided, if it is by then. */
export const partedOf = (account: Account, upto = Infinity): Parted | null =>
  all('parted')(account, upto).at(-1) ?? null;

/** How it was for some sides: won, lost, or neither; null if they had no part in it. */
export function fortuneOf(account: Account, ours: readonly string[]): 'good' | 'bad' | 'news' | null {
  if (!ours.includes(account.attacker) && !ours.includes(account.defender)) return null;
  const winner = partedOf(account)?.winner;
  return !winner ? 'news' : ours.includes(winner) ? 'good' : 'bad';
}
