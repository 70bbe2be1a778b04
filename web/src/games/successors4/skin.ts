/** Successors, fourth edition. */

import type { Skin } from '../../lib/board/skin.ts';
import { shared } from '../successors/shared.ts';
import { clashIn } from '../successors/telling.ts';
import { say } from './words.ts';

export const skin: Skin = {
  ...shared,
  family: 'successors',
  log: { ...shared.log, clash: clashIn('successors4') },
  panels: {
    ...shared.panels,
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
};
