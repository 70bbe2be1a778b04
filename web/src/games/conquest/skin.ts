/** Conquest of the Empire. */

import type { Piece } from '../../gen/protocol.ts';
import { PLAIN_SKIN, type Skin } from '../../lib/board/skin.ts';
import { beats } from './beats.ts';
import Battle from './Battle.svelte';
import Epilogue from './Epilogue.svelte';
import Galley from './Galley.svelte';
import Legion from './Legion.svelte';
import { form, glyph } from './looks.ts';
import { prospect } from './odds.ts';
import { canBuy, factsOf, viewOf } from './reading.ts';
import Shop from './Shop.svelte';
import { clash, digest, gather } from './telling.ts';
import Treasury from './Treasury.svelte';
import { say } from './words.ts';

/** The colour of a General who was inherited: his new master may have one of the same number. */
const heir = ({ id, side }: Piece): string => {
  const home = id.split('-')[1] ?? '';
  return side && home && home !== side ? home[0]!.toUpperCase() : '';
};
const numberOf = (id: string): number => Number(/-(\d+)$/.exec(id)?.[1] ?? 0);

export const skin: Skin = {
  board: {
    ...PLAIN_SKIN.board,
    glyph,
    form,
    short: (piece) =>
      piece.kind === 'caesar' ? 'Caes' : numberOf(piece.id) ? `G${numberOf(piece.id)}${heir(piece)}` : 'Gen',
    building: (facts) => (facts?.['city'] === 'fortified' ? 'fortress' : facts?.['city'] ? 'city' : null),
    prominent: (space) => Boolean(space.facts?.['home']),
    said: ['city'],
    link: (kind) => (kind === 'road' ? 'road' : null),
    free: { top: 10, right: 132, bottom: 74, left: 6 },
  },
  stage: {
    panel: Battle,
    phase: 'combat',
    beats,
    on: (view) => {
      const battle = viewOf({ view }).stage?.battle;
      return battle ? battle.space : PLAIN_SKIN.stage.on(view);
    },
  },
  panels: {
    ...PLAIN_SKIN.panels,
    columns: () => [
      { fact: 'tribute', label: () => say('col-tribute') },
      { fact: 'purse', label: () => say('col-purse'), coin: true },
    ],
    headline: (side) => say('provinces', { count: factsOf(side)?.provinces ?? 0 }),
    marks: {
      tribute: [
        { from: 105, label: () => say('prices-double', { from: 105 }) },
        { from: 205, label: () => say('prices-triple', { from: 205 }) },
      ],
    },
    tabs: [
      {
        id: 'treasury',
        icon: 'coin',
        label: () => say('treasury'),
        tracks: true,
        panel: Treasury,
        on: ({ shown }) => shown!.view.sides.some((s) => s.seat === shown!.seat && s.alive !== false),
      },
    ],
    epilogue: Epilogue,
    endings: { last_caesar: 'CE-vict-01', acclaimed: 'CE-vict-02' },
    threats: true,
    prospect,
  },
  forms: {
    march: { panel: Legion, covers: (c) => c.kind === 'piece' },
    galley: { panel: Galley, covers: (c) => c.kind === 'button' && (c.id === 'board' || c.id === 'land'), open: true },
    buy: { panel: Shop, covers: (c) => c.kind === 'button' && c.id !== 'done' },
  },
  habits: {
    destroy: { when: canBuy, again: () => say('destroy-first') },
  },
  log: {
    gather,
    clash,
    digest,
    coins: ['tribute_drawn', 'bought'],
    heading: 'turn_began',
    falls: 'caesar_fell',
    sounds: { caesar_fell: 'fall', emperor_made: 'won' },
    actors: ['side', 'attacker', 'owner', 'winner', 'by'],
    battles: ['combat', 'legion', 'losses', 'retreat', 'victims', 'fate', 'fleet', 'sunk'],
  },
};
