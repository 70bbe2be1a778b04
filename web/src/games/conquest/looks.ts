/** What the pieces, goods and faces of dice of Conquest look like. */

import type { GlyphName } from '../../lib/board/glyphs.ts';
import { dressed, type Looks } from '../../lib/board/skin.ts';

export const emblem: GlyphName = 'laurel';

const LOOKS: Looks = {
  caesar: { glyph: 'laurel', form: 'leader' },
  general: { glyph: 'helmet', form: 'leader' },
  infantry: { glyph: 'infantry' },
  cavalry: { glyph: 'cavalry' },
  catapult: { glyph: 'catapult' },
  galley: { glyph: 'ship', form: 'ship' },
  city: { glyph: 'city' },
  fortification: { glyph: 'wall' },
  fortified_city: { glyph: 'fortress' },
  fortified: { glyph: 'fortress' },
  road: { glyph: 'road' },
  talents: { glyph: 'coin' },
};

export const { glyph, form } = dressed(LOOKS);
