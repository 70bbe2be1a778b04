import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Book } from '../src/lib/text/book.ts';
import { LANGUAGES } from '../src/lib/text/languages.ts';
import { counted } from '../src/lib/text/numbers.ts';

const TEXT = fileURLToPath(new URL('../../src/strategos/text/', import.meta.url));
const codes = LANGUAGES.map(({ code }) => code);

describe('a catalogue that is read message by message', () => {
  it.each(codes)('says what one that is read at once says: %s', (language) => {
    for (const file of readdirSync(`${TEXT}${language}`)) {
      const source = readFileSync(`${TEXT}${language}/${file}`, 'utf8');
      const resource = new FluentResource(source);
      const [whole, book] = [new FluentBundle(language), new Book(language, source)];
      whole.addResource(resource, { allowOverrides: true });
      for (const { id } of resource.body)
        if (!id.startsWith('-')) expect(book.getMessage(id)).toEqual(whole.getMessage(id));
    }
  });

  it('knows what a message refers to before it is asked for', () => {
    const book = new Book('en', '-side = Rome\nlast = { first } of { -side }\nfirst = Legion\n    of old\n');
    const errors: Error[] = [];
    expect(book.formatPattern(book.getMessage('last')!.value!, {}, errors)).toBe('Legion\nof old of Rome');
    expect(errors).toEqual([]);
    expect(book.getMessage('none')).toBeUndefined();
  });
});

describe('small numbers', () => {
  it.each(codes)('are written as the language writes them, and counted: %s', (language) => {
    const book = new Book(language, 'n = { $n }\nm = { $n ->\n    [one] one\n   *[other] more\n }\n');
    const say = (id: string, n: number): string => book.formatPattern(book.getMessage(id)!.value!, counted({ n }));
    for (const n of [0, 1, 12, 999, -3, 1000, 25_000, 0.5])
      // But for the minus, for which Intl has a hyphen.
      expect(say('n', n)).toBe(new Intl.NumberFormat(language).format(n).replace('-', '−'));
    expect([say('m', 1), say('m', 2)]).toEqual(['one', 'more']);
  });
});
