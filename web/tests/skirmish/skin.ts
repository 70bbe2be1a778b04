import { PLAIN_SKIN, type Skin } from '../../src/lib/board/skin.ts';
import Champions from './Champions.svelte';
import { form, glyph } from './looks.ts';
import { say } from './words.ts';

export const skin: Skin = {
  ...PLAIN_SKIN,
  board: { ...PLAIN_SKIN.board, glyph, form, short: (piece) => piece.id.slice(-1) },
  panels: {
    ...PLAIN_SKIN.panels,
    columns: () => [{ fact: 'fords', label: () => say('fords') }],
  },
  forms: { champion: { panel: Champions, covers: (choice) => choice.kind === 'piece' } },
  log: { ...PLAIN_SKIN.log, heading: 'marched' },
};
