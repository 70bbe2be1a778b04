/** What the pieces of Successors look like. */

import type { GlyphName } from '../../lib/board/glyphs.ts';
import { dressed, type Looks } from '../../lib/board/skin.ts';

export const emblem: GlyphName = 'diadem';

const LOOKS: Looks = {
  general: { glyph: 'helmet', form: 'leader' },
  minor_general: { glyph: 'flag', form: 'leader' },
  independent_army: { glyph: 'peltast', form: 'leader' },
  heir: { glyph: 'diadem', form: 'leader' },
  woman: { glyph: 'veil', form: 'leader' },
  hearse: { glyph: 'cart', form: 'leader' },
  fleet: { glyph: 'ship', form: 'ship' },
  mercenary: { glyph: 'peltast' },
  loyal: { glyph: 'pikes' },
  royal: { glyph: 'infantry' },
  silver_shields: { glyph: 'wall' },
  elephant: { glyph: 'elephant' },
  cavalry: { glyph: 'cavalry' },
};

export const { glyph, form } = dressed(LOOKS, 'infantry');

/** Half of what the symbol of a place covers, with its wall. */
export const R = 8;
