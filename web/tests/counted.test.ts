import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { words } from '../src/lib/text/catalogue.svelte.ts';
import type { Language } from '../src/lib/text/languages.ts';

vi.hoisted(() => vi.stubGlobal('document', { baseURI: 'http://localhost/' }));

interface Case {
  language: Language;
  game: string;
  counts: Record<string, number>;
  said: string;
}

const ROOT = new URL('../../', import.meta.url).pathname;
const text = (language: string, name: string): string => {
  try {
    return readFileSync(`${ROOT}src/strategos/text/${language}/${name}.ftl`, 'utf8');
  } catch {
    return '';
  }
};
const cases = JSON.parse(readFileSync(`${ROOT}tests/text/counted.json`, 'utf8')) as Case[];

it.each(cases)('tells kinds with their number and persons by name: $said', ({ language, game, counts, said }) => {
  const names = ['common', game.replace(/\d$/, ''), game];
  words.add(
    game,
    language,
    [...new Set(names)]
      .map((name) => text(language, name))
      .join('\n')
      .concat('\nall = { $all }\n'),
  );
  words.language = language;
  expect(words.text(game, 'all', { all: counts }).toLowerCase()).toBe(said.toLowerCase());
});
