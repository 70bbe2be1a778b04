/** A position as it was when an event was told: the server says what each event of a message has changed. */

import type { Course, Goal, StateMessage, View } from '../../gen/protocol.ts';
import type { Seen } from './reduce.ts';

interface Named {
  id: string;
}
/** What a view lists by ids, and what it keeps by names. */
const LISTED = new Set(['sides', 'pieces']);
const KEPT = new Set(['spaces', 'tracks', 'facts']);

function turned(view: View, changed: Record<string, unknown>): View {
  const after = { ...view } as Record<string, unknown>;
  for (const [name, value] of Object.entries(changed)) {
    const now = after[name];
    if (LISTED.has(name)) {
      const byId = new Map((now as Named[]).map((one) => [one.id, one]));
      for (const [id, one] of Object.entries(value as Record<string, Named | null>))
        if (one === null) byId.delete(id);
        else byId.set(id, one);
      after[name] = [...byId.values()];
    } else after[name] = KEPT.has(name) ? { ...(now as object), ...(value as object) } : value;
  }
  return after as unknown as View;
}

/** The view after so many of a message's events; without a course, the one before them all. */
export function viewAt(before: View, course: Course | null, upto: number): View {
  return (course?.turned ?? [])
    .filter((step) => step.upto <= upto)
    .reduce((view, step) => turned(view, step.view), before);
}

/** What one plays for after so many of a message's events. */
export const goalsAt = (before: Goal[], course: Course | null, upto: number): Goal[] =>
  course?.turned?.findLast((step) => step.upto <= upto && step.goals)?.goals ?? before;

/** What is known before the first events of a match, where a message tells how it began; null otherwise. */
export function opening(message: StateMessage, reduce: (message: StateMessage) => Seen): Seen | null {
  const first = message.course?.first;
  if (!first || message.events_from) return null;
  const before = { events: [], accounts: [], events_to: 0, decision: null, outcome: null, coach: null };
  return reduce({ ...message, ...before, view: first });
}
