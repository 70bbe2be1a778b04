/** What may honestly be said of a share: what was tried and not counted is never nothing, and never sure. */

/** A share between 0 and 1 as whole percents, or a bound of it: nothing in n trials means that it is rarer than 3 in n. */
export function bounded(share: number, samples: number | null): { percent: number; bound: '' | '<' | '>' } {
  const least = samples === null ? 1 : Math.max(1, Math.ceil(300 / Math.max(1, samples)));
  if (samples === null && (share <= 0 || share >= 1)) return { percent: share <= 0 ? 0 : 100, bound: '' };
  const few = samples === null ? 0 : 0.5 / samples;
  if (share <= few) return { percent: Math.min(99, least), bound: '<' };
  if (share >= 1 - few) return { percent: Math.max(1, 100 - least), bound: '>' };
  const percent = Math.round(share * 100);
  if (percent < 1) return { percent: 1, bound: '<' };
  if (percent > 99) return { percent: 99, bound: '>' };
  return { percent, bound: '' };
}

/** Shares of a whole as whole percents that add up to 100: what is left goes to the largest remainders. */
export function whole(shares: readonly number[]): number[] {
  const percents = shares.map((share) => Math.floor(share * 100 + 1e-9));
  const order = shares.map((share, i) => ({ i, rest: share * 100 - percents[i]! })).sort((a, b) => b.rest - a.rest);
  const left = Math.round(shares.reduce((sum, share) => sum + share, 0) * 100) - percents.reduce((a, b) => a + b, 0);
  for (const { i } of order.slice(0, Math.max(0, left))) percents[i]!++;
  return percents;
}

/** How far off a sampled share may be: two standard errors, never told as nothing. */
export function errorOf(share: number, samples: number): number {
  return Math.max(0.01, 2 * Math.sqrt(Math.max(share * (1 - share), 1 / samples) / samples));
}

/** How often odds were tried; null where every roll was counted. */
export const samplesOf = (odds: { [key: string]: unknown } | null | undefined): number | null =>
  typeof odds?.['samples'] === 'number' ? odds['samples'] : null;

/** From so few trials nothing is told: it is better after a moment. */
const TOLD = 100;

/** Whether odds are being tried and too little is known yet to say anything. */
export const isVague = (samples: number | null): boolean => samples !== null && samples < TOLD;

/** So many trials tell small differences apart. */
const TELLING = 300;

/** What a choice adds to the chances, in whole percents; null while too little is known to say so. */
export function gain(
  by: { win?: number; [key: string]: unknown } | null | undefined,
  from: { win?: number; [key: string]: unknown } | null | undefined,
): number | null {
  if (typeof by?.win !== 'number' || typeof from?.win !== 'number') return null;
  for (const odds of [by, from]) if ((samplesOf(odds) ?? TELLING) < TELLING) return null;
  return Math.round((by.win - from.win) * 100);
}
