import { expect, test } from 'vitest';
import { arrange, STANDEE } from '../src/lib/board/arrange.ts';
import type { BoardSkin } from '../src/lib/board/skin.ts';
import type { Drawing } from '../src/lib/map/drawing.ts';
import type { Box } from '../src/lib/map/geometry.ts';
import type { View } from '../src/gen/protocol.ts';

const skin = {
  form: (p: { kind: string }) => (p.kind === 'general' ? 'leader' : 'unit'),
  water: () => false,
  stand: [0, 0],
  reach: 5,
} as unknown as BoardSkin;
const drawing = {
  areas: [{ id: 'here', x: 300, y: 300, kind: 'land' }],
  points: {},
  harbours: {},
} as unknown as Drawing;
const view = {
  sides: [],
  pieces: [
    { id: 'general', kind: 'general', at: 'space:here' },
    ...['infantry', 'cavalry', 'catapult'].map((kind) => ({ id: kind, kind, at: 'space:here' })),
  ],
} as unknown as View;

/** A coin of the province above, just over the standee, and one's own name below the plate. */
const coin: Box = [301, 246, 317, 262];
const name: Box = [265, 296, 335, 306];

test('a standee steps aside from a coin it would hide, though the plate below it is wider', () => {
  const printed = new Map([
    ['above', [coin]],
    ['here', [name]],
  ]);
  const at = { k: 1, x: 0, y: 0 };
  const [x, y] = arrange(view, skin, drawing, at, 1, { overview: false, printed, inside: () => true }).where.get(
    'general',
  )!;
  expect(x + (STANDEE * 0.76) / 2 - coin[0]).toBeLessThan(4);
  expect(y).toBe(arrange(view, skin, drawing, at, 1).where.get('general')![1]);
});

test('a standee is clear of a city and its coin, which are wider', () => {
  const city: Box = [284, 246, 320, 262];
  const at = { k: 1, x: 0, y: 0 };
  const printed = new Map([
    ['above', [city]],
    ['here', [name]],
  ]);
  const around = { overview: false, printed, inside: () => true };
  const [x] = arrange(view, skin, drawing, at, 1, around).where.get('general')!;
  const half = (STANDEE * 0.76) / 2;
  expect(Math.min(x + half, city[2]) - Math.max(x - half, city[0])).toBeLessThanOrEqual(0);
});

test('a ship lies at its coast and stays there, else off the sea it came from', () => {
  const harbours = { 'here|shore': [280, 300], 'here|east': [330, 300] };
  const sails = { ...skin, form: () => 'ship' } as unknown as BoardSkin;
  const lies = (facts: object) =>
    arrange(
      { sides: [], pieces: [{ id: 'galley', kind: 'galley', at: 'space:here', facts }] } as unknown as View,
      sails,
      { ...drawing, harbours } as unknown as Drawing,
      { k: 1, x: 0, y: 0 },
      1,
    ).where.get('galley')![0];
  expect(lies({ coast: 'shore', sea: 'east' })).toBe(280);
  expect(lies({ sea: 'east' })).toBe(330);
  expect(lies({ coast: 'shore' })).toBe(280);
});
