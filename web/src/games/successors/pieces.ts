/** What the pieces and routes of Successors look like. */

import { dressed, type LinkForm, type Looks } from '../../lib/board/skin.ts';

const LOOKS: Looks = {
  general: { glyph: 'helmet', form: 'leader' },
  minor_general: { glyph: 'flag', form: 'leader' },
  independent_army: { glyph: 'peltast', form: 'leader' },
  heir: { glyph: 'diadem', form: 'token' },
  woman: { glyph: 'veil', form: 'token' },
  hearse: { glyph: 'cart', form: 'token' },
  fleet: { glyph: 'ship', form: 'ship' },
  mercenary: { glyph: 'infantry' },
  loyal: { glyph: 'pikes' },
  royal: { glyph: 'laurel' },
  silver_shields: { glyph: 'wall' },
  elephant: { glyph: 'elephant' },
  cavalry: { glyph: 'cavalry' },
};

export const { glyph, form } = dressed(LOOKS, 'infantry');

/** Half of what the symbol of a place covers, with its wall. */
export const R = 8;

const LINES: Record<string, LinkForm> = {
  land: 'path',
  mountain: 'pass',
  strait: 'ferry',
  sea: 'lane',
  trans_mediterranean: 'crossing',
};

/** How a route is drawn, by its kind. */
export const link = (kind: string): LinkForm => LINES[kind] ?? 'path';
