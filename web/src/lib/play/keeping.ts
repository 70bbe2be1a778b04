/** Choices of a question that is asked again and again keep their places, whether they may still be chosen or not. */

export interface Kept {
  /** The kind of the question. */
  kind: string;
  /** How many answers had been given when it was asked. */
  answers: number;
  targets: readonly string[];
}

/** What stands there now: where the same question was asked an answer ago, all that stood there then stays. */
export function keepPlaces(before: Kept | undefined, now: Kept): Kept {
  if (before?.kind !== now.kind || Math.abs(before.answers - now.answers) > 1) return now;
  const added = now.targets.filter((t) => !before.targets.includes(t));
  return { ...now, targets: [...before.targets, ...added] };
}
