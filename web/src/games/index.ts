/** The games' skins, found by their folders and loaded when somebody sits down. A game without one is drawn plainly. */

import type { GlyphName } from '../lib/board/glyphs.ts';
import { PLAIN_SKIN, type Skin } from '../lib/board/skin.ts';
import { skinWords, words } from '../lib/text/catalogue.svelte.ts';

const SKINS = import.meta.glob<Skin>('./*/skin.ts', { import: 'skin' });
const WORDS = import.meta.glob<string>('./*/words.*.ftl', { query: '?raw', import: 'default' });
const EMBLEMS = import.meta.glob<GlyphName>('./*/looks.ts', { import: 'emblem', eager: true });

/** The glyph of a game itself, on the first page. */
export const emblemOf = (game: string): GlyphName => EMBLEMS[`./${game}/looks.ts`] ?? 'helmet';

/** The words of a game's skin, or of the family it belongs to. */
function wordsOf(folder: string): Promise<unknown> {
  const name = skinWords(folder);
  words.provide(name, (language) => WORDS[`./${folder}/words.${language}.ftl`]?.() ?? Promise.resolve(''));
  return words.load(name);
}

/** A game's skin with its words. */
export async function skinOf(game: string): Promise<Skin> {
  const load = SKINS[`./${game}/skin.ts`];
  if (!load) return PLAIN_SKIN;
  const [skin] = await Promise.all([load(), wordsOf(game)]);
  if (skin.family) await wordsOf(skin.family);
  return skin;
}
