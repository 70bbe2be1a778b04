/** What happens on the stage, one thing at a time: a state's events as beats, played before the state itself is shown. */

import type { Account, GameEvent, Lost } from '../../gen/protocol.ts';

/** A die that fell, and how many hits it made; null where it was not thrown to hit. */
export interface Cast {
  face: number | string;
  hits: number | null;
}

/** What a side has lost on the stage; `count` of them, or one that has a name. */
export interface Loss {
  piece: string;
  count: number;
  /** It is only weaker, in the enemy's hands, away for some time, or on another side. */
  fate?: NonNullable<Lost['fate']>;
  /** Who has them now, or where they are. */
  to?: string;
}

export interface Beat {
  /** What is on the stage, as `stage.on` names it. */
  on: string;
  /** What is told meanwhile. */
  event: GameEvent;
  /** How many of the state's events have happened when it is over. */
  upto: number;
  /** Sides it concerns, by their ids. */
  sides: string[];
  /** Something begins: whoever is attacked is shown it before a die falls. Something ends: with its result. */
  turn?: 'opens' | 'closes';
  /** Who acts, as a target: `piece:ship-3`, `side:rome`. */
  by?: string;
  dice?: Cast[];
  /** Whom it is aimed at, and whom it struck. */
  to?: string[];
  struck?: string[];
  /** The clash that is over with this beat. */
  account?: Account;
  /** Something else was on the stage just before: nobody has asked for this one yet. */
  next?: boolean;
  /** It wants reading: a plan and its reasons, not a blow. */
  reads?: boolean;
}

/** How long a beat stays, in milliseconds. */
const LASTS = { opens: 900, closes: 1700, reads: 1500, act: 500, word: 320 };

export function lasts(beat: Beat): number {
  if (beat.turn) return LASTS[beat.turn];
  if (beat.account) return LASTS.closes;
  if (beat.reads) return LASTS.reads;
  return beat.dice || beat.struck?.length ? LASTS.act : LASTS.word;
}

/** Whether a beat waits for the reader: he is attacked, something of his has ended, or his next battle begins by itself. */
export function waits(beat: Beat, ours: string[], acting: string | null): boolean {
  if (!beat.turn || !beat.sides.some((side) => ours.includes(side))) return false;
  return beat.turn === 'closes' || beat.next === true || acting === null || !ours.includes(acting);
}

/** The place of the next beat a hasty reader sees, or the end. */
export function nextStop(beats: Beat[], from: number, stops: (beat: Beat) => boolean): number {
  const next = beats.findIndex((beat, i) => i >= from && stops(beat));
  return next < 0 ? beats.length : next;
}
