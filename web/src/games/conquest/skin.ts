import { glyphOf, PLAIN_SKIN, type Skin } from '../../lib/board/skin.ts';
import Battle from './Battle.svelte';
import Epilogue from './Epilogue.svelte';
import Legion from './Legion.svelte';
import Shop from './Shop.svelte';
import { gather } from './telling.ts';
import Treasury from './Treasury.svelte';

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

export const conquest: Skin = {
  ...PLAIN_SKIN,
  emblem: 'laurel',
  glyph: (kind) => (kind === 'talents' ? 'coin' : glyphOf(kind)),
  short: (piece) => (piece.kind === 'caesar' ? 'Caes' : (/-(\d+)$/.exec(piece.id)?.[1]?.replace(/^/, 'G') ?? 'Gen')),
  brief: (piece, kind) => {
    const number = Number(/-(\d+)$/.exec(piece.id)?.[1] ?? 0);
    return number ? `${kind} ${piece.kind === 'general' ? (ROMAN[number] ?? number) : number}` : kind;
  },
  building: (facts) => (facts?.['city'] === 'fortified' ? 'fortress' : facts?.['city'] ? 'city' : null),
  columns: () => ['tribute', 'purse'],
  marks: {
    tribute: [
      { from: 105, label: 'prices-double' },
      { from: 205, label: 'prices-triple' },
    ],
  },
  forms: {
    march: { panel: Legion as NonNullable<Skin['panel']>, covers: (c) => c.kind === 'piece' },
    buy: { panel: Shop as NonNullable<Skin['panel']>, covers: (c) => c.kind === 'button' && c.id !== 'done' },
  },
  battles: ['combat', 'legion', 'losses', 'retreat', 'victims', 'fate', 'fleet', 'sunk'],
  stage: Battle as NonNullable<Skin['stage']>,
  tabs: [
    {
      id: 'treasury',
      icon: 'coin',
      label: 'treasury',
      tracks: true,
      panel: Treasury as NonNullable<Skin['panel']>,
      on: (view, seat) => view.sides.some((s) => s.seat === seat && s.alive !== false),
    },
  ],
  epilogue: Epilogue as NonNullable<Skin['epilogue']>,
  gather,
  heading: 'turn_began',
  link: (kind) => (kind === 'road' ? 'road' : null),
  free: { top: 10, right: 132, bottom: 74, left: 6 },
};
