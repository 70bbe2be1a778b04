/** What is known of a game without a server, for the benchmark and for tests. */

import type { GameInfo } from '../../gen/protocol.ts';

export const stillGame = (game: string): GameInfo => ({
  id: game,
  version: '',
  seats: [2],
  scenarios: [''],
  seats_of: {},
  choices: [],
  bots: [],
  secrets: false,
  odds: false,
  moments: [],
  standing: [],
  phases: {},
  facts: { total: 0, unsure: 0, checked: 0, problem: '' },
  sides: {},
  colours: {},
  dealing: [],
  alone: {},
  guides: [],
  advises: false,
  judges: false,
  levels: {},
  balance: {},
});
