/** The sign of the game, on the first page. */

import type { GlyphName } from '../../lib/board/glyphs.ts';

export const emblem: GlyphName = 'diadem';
