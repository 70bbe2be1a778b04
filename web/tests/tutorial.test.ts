import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { pointMap } from '../map/atlas.ts';
import type { PointSheet } from '../map/sheet.ts';
import { skin } from './skirmish/skin.ts';
import { sheets } from './skirmish/sheet.ts';

vi.hoisted(() => vi.stubGlobal('document', { baseURI: 'http://localhost/' }));

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

it('the tutorial shows the skin of Skirmish as it is', () => {
  const page = read('../../docs/tutorial.md');
  const blocks = [...page.matchAll(/```(?:ts|svelte|ftl)\n(.*?)```/gs)].map((m) => m[1]!);
  const files = ['looks.ts', 'sheet.ts', 'skin.ts', 'words.ts', 'words.en.ftl', 'Champions.svelte'];
  const code = files.map((f) => read(`./skirmish/${f}`)).join('\n');
  // On the page the folder is where a game's is.
  const placed = code.replaceAll('../../src/lib', '../../lib').replaceAll("'../../map/", "'../../../map/");
  expect(blocks.length).toBeGreaterThanOrEqual(files.length);
  for (const block of blocks) expect(placed).toContain(block);
});

it('the sheet of the tutorial is drawn', { timeout: 30_000 }, () => {
  const { drawing } = pointMap(sheets({ names: [], read: () => null })[0] as PointSheet);
  expect(Object.keys(drawing.points)).toEqual(['alder', 'birch', 'cedar', 'elm', 'fir']);
  expect(Object.keys(drawing.routes)).toHaveLength(4);
  expect(drawing.coast.middle.length).toBeGreaterThan(1000);
});

it('the skin of the tutorial leaves to the plain one what it does not say', () => {
  expect(skin.forms['champion']).toBeDefined();
  expect(skin.board.glyph('man')).toBe('infantry');
  expect(skin.stage.panel).toBeUndefined();
});
