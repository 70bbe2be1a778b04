import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/lib/text/languages.ts';
import { counted } from '../src/lib/text/numbers.ts';
import { countsOf, isDice, isRef, plainText, Sentinels, splitRef, tied } from '../src/lib/text/refs.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const bundleOf = (language: string): FluentBundle => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(
    new FluentResource(readFileSync(folder(`../../src/strategos/text/${language}/client.ftl`), 'utf8')),
  );
  expect(errors).toEqual([]);
  return bundle;
};

describe('references in sentences', () => {
  it('come out as links, in the order the language wants', () => {
    const bundle = new FluentBundle('it', { useIsolating: false });
    bundle.addResource(new FluentResource('event-x = Verso { $to } marcia { $side }: { $dice }.'));
    const marks = new Sentinels();
    const args = {
      side: marks.mark({ kind: 'ref', ref: 'side:italia', text: 'Italia' }),
      to: marks.mark({ kind: 'ref', ref: 'space:rhetia', text: 'Rhetia' }),
      dice: marks.mark({ kind: 'dice', faces: [3, 5] }),
    };
    const nodes = marks.split(bundle.formatPattern(bundle.getMessage('event-x')!.value!, args));
    expect(nodes).toEqual([
      { kind: 'text', text: 'Verso ' },
      { kind: 'ref', ref: 'space:rhetia', text: 'Rhetia' },
      { kind: 'text', text: ' marcia ' },
      { kind: 'ref', ref: 'side:italia', text: 'Italia' },
      { kind: 'text', text: ': ' },
      { kind: 'dice', faces: [3, 5] },
      { kind: 'text', text: '.' },
    ]);
    expect(plainText(nodes)).toBe('Verso Rhetia marcia Italia: 3, 5.');
  });

  it('begin a sentence with a capital', () => {
    const marks = new Sentinels();
    const nodes = marks.split(`${marks.mark({ kind: 'ref', ref: 'piece:general', text: 'general' })} falls`);
    expect(plainText(nodes)).toBe('General falls');
  });

  it('are told from other strings', () => {
    expect(isRef('space:italia')).toBe(true);
    expect(isRef('matched')).toBe(false);
    expect(splitRef('piece:galley-italia-3')).toEqual(['piece', 'galley-italia-3']);
  });

  it('have the sign of a minus before a number, small or large', () => {
    const bundle = new FluentBundle('en', { useIsolating: false });
    bundle.addResource(new FluentResource('x = { $vp } of { $needed }, years 425-423'));
    const said = (vp: number) => bundle.formatPattern(bundle.getMessage('x')!.value!, counted({ vp, needed: 40 }));
    expect([said(-30), said(-1200), said(30)]).toEqual([
      '−30 of 40, years 425-423',
      '−1,200 of 40, years 425-423',
      '30 of 40, years 425-423',
    ]);
  });

  it('may be counted', () => {
    expect(countsOf({ 'piece:loyal': 2, 'piece:royal': 1 })).toEqual([
      ['piece:loyal', 2],
      ['piece:royal', 1],
    ]);
    for (const other of [{}, { loyal: 2 }, { 'piece:loyal': 'two' }, ['piece:loyal'], 'piece:loyal', null])
      expect(countsOf(other)).toEqual([]);
  });

  it('know dice by name and face', () => {
    expect(isDice('rolls', [1, 6])).toBe(true);
    expect(isDice('dice', ['infantry', 'galley'])).toBe(true);
    expect(isDice('rolls', [7])).toBe(false);
    expect(isDice('strengths', [1, 2])).toBe(false);
    expect(isDice('dice', [])).toBe(false);
  });
});

describe('the client’s own words', () => {
  const ids = (language: string): string[] =>
    [
      ...readFileSync(folder(`../../src/strategos/text/${language}/client.ftl`), 'utf8').matchAll(/^(ui-[\w-]+) =/gm),
    ].map((m) => m[1]!);

  it('are complete in every language', () => {
    for (const { code: language } of LANGUAGES) {
      expect(ids(language)).toEqual(ids('en'));
      bundleOf(language);
    }
  });

  it('hold every message the source asks for', () => {
    const known = new Set(ids('en'));
    const files = readdirSync(folder('../src'), { recursive: true, encoding: 'utf8' }).filter((f) =>
      /\.(svelte|ts)$/.test(f),
    );
    const asked = new Set<string>();
    for (const file of files) {
      const source = readFileSync(folder(`../src/${file}`), 'utf8');
      for (const match of source.matchAll(/\bui\('([\w-]+)'/g)) asked.add(`ui-${match[1]}`);
    }
    expect(asked.size).toBeGreaterThan(80);
    expect([...asked].filter((id) => !known.has(id))).toEqual([]);
  });
});

it('a sign that closes stays on the line of the name before it', () => {
  const nodes = tied([
    { kind: 'ref', ref: 'space:italia', text: 'Italia' },
    { kind: 'text', text: ' ? There is room.' },
  ]);
  expect(nodes.map(({ node, tail }) => [node.kind === 'dice' ? '' : node.text, tail])).toEqual([
    ['Italia', ' ?'],
    [' There is room.', ''],
  ]);
  const plain = tied([
    { kind: 'ref', ref: 'space:italia', text: 'Italia' },
    { kind: 'text', text: ' and more' },
  ]);
  expect(plain[0]!.tail).toBe('');
  const inside = tied([
    { kind: 'text', text: 'Truppe nemiche (' },
    { kind: 'ref', ref: 'side:numidia', text: 'Numidia' },
    { kind: 'text', text: ').' },
  ]);
  expect(inside.map(({ head, tail }) => head + tail)).toEqual(['', '().', '']);
});
