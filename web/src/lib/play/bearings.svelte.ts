/** Where one stands: the goals of the game, and what of the board is ringed because somebody speaks of it. */

import type { Coaching, Goal, Threat, View } from '../../gen/protocol.ts';
import { words } from '../text/catalogue.svelte.ts';
import type { Node } from '../text/refs.ts';
import { settings } from '../settings.svelte.ts';
import { shareText } from './shares.ts';

/** A space that is ringed on the map: a goal, open or reached, what a guide points at, what somebody could attack. */
export interface Ring {
  space: string;
  kind: 'open' | 'reached' | 'guide' | 'threat';
  /** What is written at it. */
  text?: string;
}

/** What bearings need to know of a table. */
export interface Located {
  readonly id: string;
  readonly game: string;
  readonly panel: string | null;
  readonly past: object | null;
  readonly shown: { goals: readonly Goal[]; coach: Coaching | null; view: View } | null;
  readonly counsel: { threats: readonly Threat[] | null };
  spaceOf: (piece: string) => string | null;
}

export class Bearings {
  /** The goal that is pointed at in the line of goals. */
  pointed = $state.raw<Goal | null>(null);

  #left = $state(false);

  constructor(private readonly table: Located) {}

  get goals(): readonly Goal[] {
    return this.table.shown?.goals ?? [];
  }

  /** Those that are said with the question, too. */
  get urgent(): readonly Goal[] {
    return this.goals.filter((g) => g.urgent);
  }

  rings = $derived.by((): Ring[] => {
    const meant = this.table.panel === 'goal' ? this.goals : this.pointed ? [this.pointed] : [];
    const found = new Map<string, Ring>();
    // A place with several goals is reached when all of them are.
    for (const goal of meant)
      for (const space of goal.spaces ?? [])
        if (found.get(space)?.kind !== 'open') found.set(space, { space, kind: goal.reached ? 'reached' : 'open' });
    // The gravest comes first, and is the one that is told of a place.
    for (const { space, chance } of this.table.panel === 'threats' ? (this.table.counsel.threats ?? []) : []) {
      const id = space.replace('space:', '');
      if (!found.has(id)) found.set(id, { space: id, kind: 'threat', text: shareText(chance, null) });
    }
    const target = this.coach?.target;
    const space = target?.['space'] ?? (target?.['piece'] && this.table.spaceOf(String(target['piece'])));
    if (space) found.set(String(space), { space: String(space), kind: 'guide' });
    return [...found.values()];
  });

  /** Whoever leads through this match, until he is sent away. */
  get coach(): Coaching | null {
    return this.table.past || this.#left || settings.left(this.table.id) ? null : (this.table.shown?.coach ?? null);
  }

  leave(): void {
    this.#left = true;
    settings.leave(this.table.id);
  }

  /** A goal in words; in short where there is a short form. */
  say(goal: Goal, brief = false): Node[] {
    const short = `goal-${goal.key}-brief`;
    const id = brief && words.has(this.table.game, short) ? short : `goal-${goal.key}`;
    return words.say(this.table.game, id, goal.facts) ?? [];
  }

  /** Whether the goals are shown by themselves: once for a match that has just begun. */
  introduce(): boolean {
    const view = this.table.shown?.view;
    if (this.coach || !settings.briefing || !view || view.round > 1 || !this.goals.length) return false;
    return settings.meet(this.table.id);
  }
}
