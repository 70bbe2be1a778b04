/** Successors, fourth edition. */

import { PLAIN_SKIN, type Skin } from '../../lib/board/skin.ts';
import Factions from './Factions.svelte';
import { form, glyph, R } from './looks.ts';
import Scores from './Scores.svelte';
import Symbol from './Symbol.svelte';
import { battle, digest } from './telling.ts';
import { say } from './words.ts';

/** How a route is drawn, by its kind. */
const LINES: Record<string, 'path' | 'lane' | 'road' | 'march' | 'strait'> = {
  land: 'path',
  mountain: 'march',
  strait: 'strait',
  sea: 'lane',
  trans_mediterranean: 'lane',
};

export const skin: Skin = {
  ...PLAIN_SKIN,
  board: {
    ...PLAIN_SKIN.board,
    glyph,
    form,
    prominent: (space) => space.kind === 'major_city',
    link: (kind) => LINES[kind] ?? 'path',
    symbol: Symbol,
    reach: R,
    letters: 10.4,
    certain: true,
    stand: [0, -12],
    figure: 1,
    crowded: true,
    values: ['initiative', 'battle', 'rank'],
    free: { top: 12, right: 402, bottom: 12, left: 146 },
  },
  panels: {
    ...PLAIN_SKIN.panels,
    columns: () => [],
    own: { panel: Factions, label: () => say('factions'), width: 350 },
    slim: true,
    scores: Scores,
    round: (view) => say('turn', { turn: view.round }),
    parts: [
      { label: () => say('part-set_up'), phases: ['deal_generals', 'placement'] },
      { label: () => say('part-preparations'), phases: ['preparations', 'usurper', 'turn_order'] },
      { label: () => say('part-reinforcement'), phases: ['reinforcement', 'card_deal'] },
      { label: () => say('part-surrender'), phases: ['surrender'] },
      { label: () => say('part-tyche'), phases: ['tyche'] },
      { label: () => say('part-activation'), phases: ['activation'] },
      { label: () => say('part-supply'), phases: ['supply', 'end_of_round'] },
      { label: () => say('part-end'), phases: ['isolation', 'end_of_turn'] },
    ],
    endings: {
      legitimacy: 'S4-3.1-a',
      victory_points: 'S4-3.1-b',
      regency: 'S4-3.2-a',
      end_of_game: 'S4-3.3-a',
    },
  },
  log: {
    episode: battle,
    digest,
    heading: 'turn_began',
    actors: ['side', 'winner', 'by'],
    battles: ['join_general', 'join_cus', 'lose_cus', 'play_surprise'],
  },
};
