/** The log in rows: one for each event, one for several that the game tells as one, one for a whole battle. */

import type { Gathered, LogSkin } from '../board/skin.ts';
import type { GameEvent } from '../../gen/protocol.ts';
import type { Numbered } from './reduce.ts';

export interface Row {
  n: number;
  last: number;
  run: GameEvent[];
  told: Gathered | null;
  /** What is folded into it. */
  inner?: Row[];
}

function gathered(events: Numbered[], log: LogSkin): Row[] {
  const out: Row[] = [];
  for (const { n, event } of events) {
    const before = out.at(-1);
    const told = before ? (log.gather?.([...before.run, event]) ?? null) : null;
    if (before && told) Object.assign(before, { last: n, told, run: [...before.run, event] });
    else out.push({ n, last: n, run: [event], told: null });
  }
  return out;
}

/** What is over is folded; what is under way, or began before what is known, is told line by line. */
export function rowsOf(events: Numbered[], log: LogSkin): Row[] {
  const { episode } = log;
  if (!episode) return gathered(events, log);
  const out: Row[] = [];
  for (let i = 0; i < events.length;) {
    let to = i + 1;
    const opens = events[i]!.event.event === episode.opens;
    const end = opens
      ? events.findIndex(
          ({ event }, j) => j > i && (episode.closes.includes(event.event) || event.event === episode.opens),
        )
      : -1;
    if (opens && end > 0 && episode.closes.includes(events[end]!.event.event)) {
      to = end + 1;
      while (to < events.length && episode.after.includes(events[to]!.event.event)) to++;
      const part = events.slice(i, to);
      const run = part.map(({ event }) => event);
      out.push({ n: part[0]!.n, last: part.at(-1)!.n, run, told: episode.told(run), inner: gathered(part, log) });
    } else {
      while (
        to < events.length &&
        (opens ? to < (end < 0 ? events.length : end) : events[to]!.event.event !== episode.opens)
      )
        to++;
      out.push(...gathered(events.slice(i, to), log));
    }
    i = to;
  }
  return out;
}
