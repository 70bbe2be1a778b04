/** The games' skins, found by their folders and loaded when somebody sits down. A game without one is drawn plainly. */

import type { GlyphName } from '../lib/board/glyphs.ts';
import { PLAIN_SKIN, type Skin } from '../lib/board/skin.ts';
import { skinWords, words } from '../lib/text/catalogue.svelte.ts';

const SKINS = import.meta.glob<Skin>('./*/skin.ts', { import: 'skin' });
const WORDS = import.meta.glob<string>('./*/words.*.ftl', { query: '?raw', import: 'default' });
const EMBLEMS = import.meta.glob<GlyphName>('./*/looks.ts', { import: 'emblem', eager: true });

/** The glyph of a game itself, on the first page. */
export const emblemOf = (game: string): GlyphName => EMBLEMS[`./${game}/looks.ts`] ?? 'helmet';

/** A game's skin with its words. */
export async function skinOf(game: string): Promise<Skin> {
  const load = SKINS[`./${game}/skin.ts`];
  if (!load) return PLAIN_SKIN;
  const name = skinWords(game);
  words.provide(name, (language) => WORDS[`./${game}/words.${language}.ftl`]?.() ?? Promise.resolve(''));
  const [skin] = await Promise.all([load(), words.load(name)]);
  return skin;
}
