import type { GlyphName } from '../../src/lib/board/glyphs.ts';
import { dressed, type Looks } from '../../src/lib/board/skin.ts';

export const emblem: GlyphName = 'infantry';

const LOOKS: Looks = {
  man: { glyph: 'infantry', form: 'leader' },
};

export const { glyph, form } = dressed(LOOKS);
