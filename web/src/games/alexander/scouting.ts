/** What a scouting roll costs, in a word or two. */

import { say } from './words.ts';

export type Roll = { die: number; gold: number; hits: number };

export const cost = (roll: Roll): string =>
  roll.hits ? say('hits', { hits: roll.hits }) : roll.gold ? say('minus-gold', { gold: roll.gold }) : say('free');
