/** Who takes a whole table: only its own rooms. All others say what they need of it, by facets (`lib/play/facets.ts`). */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const ROOMS = [
  'bench.ts',
  'lib/play/facets.ts',
  'lib/table/Desk.svelte',
  'lib/table/Sheet.svelte',
  'lib/table/keys.ts',
  'routes/Play.svelte',
];

const takes = (file: string): boolean =>
  /import\b[^;]*\bTable\b[^;]*\/table\.svelte\.ts'/.test(readFileSync(`${SOURCES}/${file}`, 'utf8'));

it('no other part of the screen takes all of a table', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((f) => /\.(ts|svelte)$/.test(f));
  expect(files.length).toBeGreaterThan(ROOMS.length);
  expect(
    files
      .map((f) => f.replaceAll('\\', '/'))
      .filter(takes)
      .toSorted(),
  ).toEqual(ROOMS);
});
