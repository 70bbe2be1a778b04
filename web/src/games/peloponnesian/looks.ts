/** What the pieces of The Peloponnesian War look like. */

import type { GlyphName } from '../../lib/board/glyphs.ts';
import { dressed, type Looks } from '../../lib/board/skin.ts';

export const emblem: GlyphName = 'ship';

const LOOKS: Looks = {
  leader: { glyph: 'helmet', form: 'leader' },
  hoplite: { glyph: 'infantry' },
  cavalry: { glyph: 'cavalry' },
  naval: { glyph: 'ship' },
};

export const { glyph, form } = dressed(LOOKS, 'infantry');

/** Half of what the symbol of a place covers, with its wall. */
export const R = 8;
