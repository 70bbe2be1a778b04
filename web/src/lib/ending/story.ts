/** The story of a match as charts and tables need it. */

import type { Curve, Fought, Host, MatchStory, Moment } from '../../gen/protocol.ts';

/** Round numbers, or whole ones, from at most `least` to at least `most`, about so many. */
export function ticks(least: number, most: number, about = 4, whole = false): number[] {
  const span = most - least || 1;
  const raw = whole ? Math.max(1, span / about) : span / about;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((n) => n * power).find((s) => s >= raw * 0.999) ?? 10 * power;
  const out: number[] = [];
  for (let n = Math.floor(least / step + 1e-9); ; n++) {
    out.push(Number((n * step).toFixed(6)));
    if (n * step >= most - 1e-9) return out;
  }
}

/** The first moment of each round, or of each date where a game has its own. */
export function rounds(moments: readonly Moment[]): { index: number; moment: Moment }[] {
  return moments.flatMap((moment, index) => {
    const before = moments[index - 1];
    const same = before && (moment.date ? before.date === moment.date : before.round === moment.round);
    return same ? [] : [{ index, moment }];
  });
}

/** The last moment of each round: the rows of a curve as a table. */
export function rows(moments: readonly Moment[]): { index: number; moment: Moment }[] {
  const first = rounds(moments);
  return first.map(({ moment }, n) => ({ index: (first[n + 1]?.index ?? moments.length) - 1, moment }));
}

/** Those that have room beside the one before. */
export function spaced<T>(all: readonly T[], at: (one: T) => number, room: number): T[] {
  let free = -Infinity;
  return all.filter((one) => {
    if (at(one) < free) return false;
    free = at(one) + room;
    return true;
  });
}

/** Labels at wanted heights, moved apart until each has room; in the order given. */
export function apart(wanted: readonly number[], room: number, least: number, most: number): number[] {
  const order = wanted.map((y, n) => ({ y, n })).sort((a, b) => a.y - b.y);
  const out: number[] = [];
  let free = least;
  for (const label of order) {
    label.y = Math.max(label.y, free);
    free = label.y + room;
  }
  let end = most;
  for (const label of order.reverse()) {
    label.y = Math.min(label.y, end);
    end = label.y - room;
    out[label.n] = label.y;
  }
  return out;
}

/** The least and the most a curve shows; from 0 on, unless it goes below. */
export function extent(curve: Curve): [number, number] {
  const values = curve.series.flatMap((s) => s.values);
  return [Math.min(0, ...values), Math.max(1, ...values)];
}

/** Where to look at a battle: the moment it began or, if one answer decided it, just before that. */
export const momentOf = (battle: Fought): number => (battle.until > battle.at ? battle.at : Math.max(0, battle.at - 1));

/** What a side's dice came to beyond what could be expected. */
export const luckOf = (host: Pick<Host, 'hits' | 'expected'>): number => host.hits - host.expected;

/** The turning point that mattered most: from here one may play on otherwise. The last move of all is none to choose. */
export function decisive(story: MatchStory): MatchStory['turning'][number] | null {
  const before = story.turning.filter((t) => t.at < story.answers);
  return (before.length ? before : story.turning).reduce<MatchStory['turning'][number] | null>(
    (best, t) => (!best || Math.abs(t.share) > Math.abs(best.share) ? t : best),
    null,
  );
}
