/** What a game draws upon a point map. */

/** Lines and reaches that a game draws upon a point map: a way that is planned or gone, who commands how far. */
export interface Sketch {
  colour: number;
  /** Pairs of neighbours: what may be taken, and what has been. */
  open: readonly (readonly [string, string])[];
  gone: readonly (readonly [string, string])[];
  /** Where it leads, and where it has come to. */
  goal?: string;
  at?: string;
  /** Spaces in somebody's reach, by colour. */
  reach: { colour: number; from: string; spaces: readonly string[] }[];
}

/** Each line once: who goes to and fro takes the same one several times. */
export function linesOnce(pairs: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  return [...new Map(pairs.map((pair) => [pair.toSorted().join('|'), pair])).values()];
}
