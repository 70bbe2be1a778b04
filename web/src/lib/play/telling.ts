/** The log in rows: one for each event, one for several that the game tells as one, one for a whole battle. */

import type { Episode, Gathered, LogSkin } from '../board/skin.ts';
import type { Account, GameEvent } from '../../gen/protocol.ts';
import { isOpen } from './accounts.ts';
import type { Numbered } from './reduce.ts';

export interface Row {
  n: number;
  last: number;
  run: GameEvent[];
  told: Gathered | null;
  /** What is folded into it. */
  inner?: Row[];
  /** The clash it tells of. */
  account?: Account;
}

function gathered(events: Numbered[], log: LogSkin): Row[] {
  const out: Row[] = [];
  for (const { n, event } of events) {
    if (event.event === 'closed') continue;
    const before = out.at(-1);
    const told = before ? (log.gather?.([...before.run, event]) ?? null) : null;
    if (before && told) Object.assign(before, { last: n, told, run: [...before.run, event] });
    else out.push({ n, last: n, run: [event], told: null });
  }
  return out;
}

/** Where an episode that begins with the event at `from` is over: after what closes it, or before what cannot be in it;
 * 0 while it is under way, or where another begins before it has ended. */
function endOf(events: Numbered[], from: number, { opens, closes, until, after }: Episode): number {
  for (let i = from + 1; i < events.length; i++) {
    const { event } = events[i]!;
    if (event.event === opens) return until ? i : 0;
    if (until?.(event)) return i;
    if (!closes.includes(event.event)) continue;
    let to = i + 1;
    while (to < events.length && after.includes(events[to]!.event.event)) to++;
    return to;
  }
  return 0;
}

/** What is over is folded; what is under way, or began before what is known, is told line by line. */
export function rowsOf(events: Numbered[], log: LogSkin, accounts: readonly Account[] = []): Row[] {
  const kinds = ([] as Episode[]).concat(log.episode ?? []);
  const out: Row[] = [];
  let loose: Numbered[] = [];
  const told = (): void => {
    out.push(...gathered(loose, log));
    loose = [];
  };
  for (let i = 0; i < events.length;) {
    const account = log.clash && accounts.find((a) => a.id === events[i]!.n && !isOpen(a));
    if (account) {
      told();
      const part = events.filter(({ n }, j) => j >= i && n <= account.closed!);
      const run = part.map(({ event }) => event);
      const inner = gathered(part, log);
      out.push({ n: account.id, last: part.at(-1)!.n, run, told: log.clash!(account), inner, account });
      i += part.length;
      continue;
    }
    const kind = kinds.find(({ opens }) => opens === events[i]!.event.event);
    const to = kind ? endOf(events, i, kind) : 0;
    if (kind) told();
    if (kind && to) {
      const part = events.slice(i, to);
      const run = part.map(({ event }) => event);
      const within = kinds.filter((other) => other !== kind);
      const inner = rowsOf(part, { ...log, episode: within }, accounts);
      out.push({ n: part[0]!.n, last: part.at(-1)!.n, run, told: kind.told(run), inner });
      i = to;
    } else loose.push(events[i++]!);
  }
  told();
  return out;
}
