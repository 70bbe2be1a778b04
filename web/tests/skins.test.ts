import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import { emblemOf, skinOf } from '../src/games/index.ts';
import { GLYPHS } from '../src/lib/board/glyphs.ts';
import { barsOf, dressed, lookOf, PLAIN_SKIN } from '../src/lib/board/skin.ts';
import type { Piece, View } from '../src/gen/protocol.ts';
import { words } from '../src/lib/text/catalogue.svelte.ts';
import { LANGUAGES } from '../src/lib/text/languages.ts';

vi.hoisted(() => vi.stubGlobal('document', { baseURI: 'http://localhost/' }));

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const GAMES = folder('../src/games');
const folders = readdirSync(GAMES, { withFileTypes: true })
  .filter((f) => f.isDirectory())
  .map((f) => f.name);
const filesOf = (name: string): string[] => readdirSync(`${GAMES}/${name}`);
/** A folder without a skin holds what several games share: a family. */
const games = folders.filter((name) => filesOf(name).includes('skin.ts'));
const source = (path: string): string => readFileSync(folder(path), 'utf8');
const idsOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);

it('the languages are those the server has catalogues for', () => {
  const text = folder('../../src/strategos/text');
  const there = readdirSync(text, { withFileTypes: true })
    .filter((f) => f.isDirectory() && readdirSync(`${text}/${f.name}`).includes('client.ftl'))
    .map((f) => f.name);
  expect(LANGUAGES.map((l) => l.code).toSorted()).toEqual(there.sort());
});

/** The folder of the family whose parts a skin uses, if it belongs to one. */
const familyOf = (game: string): string | undefined =>
  /family: '(\w+)'/.exec(source(`../src/games/${game}/skin.ts`))?.[1];

describe.each(games)('the skin of %s', (game) => {
  it('is found by its folder, with an emblem', { timeout: 60000 }, async () => {
    const skin = await skinOf(game);
    expect(skin).not.toBe(PLAIN_SKIN);
    expect(emblemOf(game) in GLYPHS).toBe(true);
  });

  it.each(LANGUAGES.map((l) => l.code))(
    'names in %s each value its pieces show',
    { timeout: 60000 },
    async (language) => {
      const { board, family } = await skinOf(game);
      const said = [game, family]
        .filter((name) => name !== undefined)
        .map((name) => source(`../../src/strategos/text/${language}/${name}.ftl`));
      const known = new Set(idsOf(said.join('\n')));
      expect((board.values ?? []).filter((value) => !known.has(`value-${value}`))).toEqual([]);
    },
  );

  it('names a rule for each way a match of it ends', { timeout: 60000 }, async () => {
    const { family, panels } = await skinOf(game);
    // Editions of one game share what they say in their family's catalogue.
    const said = [game, family]
      .filter((name) => name !== undefined)
      .map((name) => source(`../../src/strategos/text/en/${name}.ftl`));
    const ends = [...said.join('\n').matchAll(/^outcome-(\w+) =/gm)].map((m) => m[1]!);
    const endings = panels.endings ?? {};
    expect(Object.keys(endings).toSorted()).toEqual(ends.toSorted());
    // A game of a family has its data in a folder of its own there, as its sheet says.
    const sheet = source(`../src/games/${game}/sheet.ts`);
    const home = /export const folder = '([\w/]+)'/.exec(sheet)?.[1] ?? game;
    const register = source(`../../src/strategos/games/${home}/data/register.yaml`);
    expect(Object.values(endings).filter((rule) => !register.includes(`id: ${rule}\n`))).toEqual([]);
  });
});

describe.each(folders)('the words of %s', (game) => {
  const code = filesOf(game)
    .filter((f) => /\.(svelte|ts)$/.test(f))
    .map((f) => source(`../src/games/${game}/${f}`))
    .join('\n');

  it.each(LANGUAGES.map((l) => l.code))('has its words in %s', (language) => {
    const text = source(`../src/games/${game}/words.${language}.ftl`);
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    expect(idsOf(text)).toEqual(idsOf(source(`../src/games/${game}/words.en.ftl`)));
  });

  it('says nothing it has no words for, and has no words it does not say', () => {
    const known = new Set(idsOf(source(`../src/games/${game}/words.en.ftl`)));
    const literal = [...code.matchAll(/\bsay\(\s*'([\w-]+)'/g)].map((m) => m[1]!);
    expect(literal.length).toBeGreaterThan(7);
    expect(literal.filter((id) => !known.has(id))).toEqual([]);
    // A message may be put together (`order-${effect}`) or be one of several (`say(all ? 'fleet' : 'legion')`).
    const stems = [...code.matchAll(/`([\w-]+-)\$\{/g)].map((m) => m[1]!);
    const said = (id: string): boolean => code.includes(`'${id}'`) || stems.some((stem) => id.startsWith(stem));
    expect([...known].filter((id) => !said(id))).toEqual([]);
  });

  it('does not use the client’s catalogue for words of its own', () => {
    const client = idsOf(source('../../src/strategos/text/en/client.ftl'));
    const asked = [...code.matchAll(/\bui\('([\w-]+)'/g)].map((m) => `ui-${m[1]}`);
    expect(asked.filter((id) => !client.includes(id))).toEqual([]);
  });
});

describe('the library', () => {
  const files = readdirSync(folder('../src/lib'), { recursive: true, encoding: 'utf8' })
    .filter((f) => /\.(svelte|ts)$/.test(f))
    .map((file) => ({ file, text: source(`../src/lib/${file}`) }));
  const kinds = (text: string): string[] => [...text.matchAll(/^ {2}(\w+): \{ glyph/gm)].map((m) => m[1]!);
  const plain = [...kinds(source('../src/lib/board/looks.ts')), ...Object.keys(GLYPHS)];

  it.each(games)('knows nothing of %s', (game) => {
    // The plain skin draws what any game may have; the rest, and what a game tells of, is its own.
    const family = familyOf(game);
    const looks = source(`../src/games/${family ? `${family}/pieces.ts` : `${game}/looks.ts`}`);
    const pieces = kinds(looks).filter((kind) => !plain.includes(kind));
    // What closes an account is every game's.
    const events = [...source(`../src/gen/${game}.ts`).matchAll(/\bevent: '(\w+)'/g)]
      .map((m) => m[1]!)
      .filter((kind) => kind !== 'closed');
    const own = [...pieces, ...events];
    expect(pieces.length).toBeGreaterThan(0);
    expect(events.length).toBeGreaterThan(20);
    const said = files.filter(({ text }) => new RegExp(`\\b${game}\\b`, 'i').test(text)).map((f) => f.file);
    expect(said).toEqual([]);
    const known = files.flatMap(({ file, text }) => own.filter((k) => text.includes(`'${k}'`)).map((k) => [file, k]));
    expect(known).toEqual([]);
  });
});

describe('a game without a skin', () => {
  it('gets the plain one', async () => {
    expect(await skinOf('nobody_wrote_one')).toBe(PLAIN_SKIN);
    expect(emblemOf('nobody_wrote_one') in GLYPHS).toBe(true);
  });

  const view = (more: Partial<View>): View => ({
    round: 1,
    phase: '',
    phases: [],
    acting: null,
    sides: [],
    pieces: [],
    spaces: {},
    ...more,
  });

  it('shows two numbers of each side, named by the game', () => {
    words.add('toy', 'en', 'fact-points = Points: { $value }');
    const sides = [0, 1].map((seat) => ({
      id: `s${seat}`,
      seat,
      colour: seat + 1,
      facts: { points: seat, mood: 'good' },
    }));
    const columns = PLAIN_SKIN.panels.columns(view({ sides }), 'toy');
    expect(columns.map((c) => [c.fact, c.label()])).toEqual([['points', 'Points']]);
  });

  it('has something on the stage while anything is there', () => {
    expect(PLAIN_SKIN.stage.on(view({}))).toBeNull();
    expect(PLAIN_SKIN.stage.on(view({ stage: { duel: { at: 1 } } }))).toBe('duel');
  });
});

describe('looks', () => {
  const looks = { cavalry: { glyph: 'cavalry' }, siege_engine: { glyph: 'catapult', form: 'marker' } } as const;

  it('are found by the end of a kind', () => {
    expect(lookOf(looks, 'per_light_cavalry')?.glyph).toBe('cavalry');
    expect(lookOf(looks, 'mac_siege_engine')?.glyph).toBe('catapult');
    expect(lookOf(looks, 'engine')).toBeUndefined();
  });

  it('give a figure to kinds nobody listed', () => {
    const { glyph, form } = dressed(looks, 'infantry');
    const piece = (kind: string): Piece => ({ id: kind, kind, at: 'off' });
    expect([glyph('immortals'), form(piece('immortals'))]).toEqual(['infantry', 'unit']);
    expect(form(piece('siege_engine'))).toBe('marker');
  });
});

it('distributions come as bars, whatever their shape, without what is too small to see', () => {
  const bars = [
    { label: '0', share: 0.25 },
    { label: '2', share: 0.75 },
  ];
  expect(barsOf({ 0: 0.25, 1: 0.001, 2: 0.75 })).toEqual(bars);
  expect(barsOf([0.25, 0.001, 0.75])).toEqual(bars);
  expect(
    barsOf([
      ['0', 0.25],
      ['2', 0.75],
    ]),
  ).toEqual(bars);
  expect(barsOf(null)).toEqual([]);
});
