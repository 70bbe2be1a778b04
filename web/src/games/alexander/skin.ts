import { PLAIN_SKIN, type Skin } from '../../lib/board/skin.ts';
import type { View } from '../../lib/net/types.ts';
import type { Choice } from '../../lib/play/options.ts';
import { words } from '../../lib/text/catalogue.svelte.ts';
import Bar from './Bar.svelte';
import Battle from './Battle.svelte';
import Career from './Career.svelte';
import Commander from './Commander.svelte';
import Counsel from './Counsel.svelte';
import Enemy from './Enemy.svelte';
import Epilogue from './Epilogue.svelte';
import { reach, R } from './garrison.ts';
import Glory from './Glory.svelte';
import March from './March.svelte';
import Options from './Options.svelte';
import Picks from './Picks.svelte';
import { bought, campaignOf, enemyAt, glyph } from './reading.ts';
import Reserves from './Reserves.svelte';
import Scores from './Scores.svelte';
import Shop from './Shop.svelte';
import Siege from './Siege.svelte';
import Symbol from './Symbol.svelte';

const BEFORE_BATTLE = new Set(['plans', 'anticipation', 'bucephalus']);
const part = <T>(component: unknown): T => component as T;

export const alexander: Skin = {
  ...PLAIN_SKIN,
  emblem: 'helmet',
  glyph,
  // On the map only the army stands as a piece; what else lies in a space belongs to its symbol.
  form: (piece) => (piece.kind === 'army' ? 'leader' : 'hidden'),
  short: () => words.name('alexander', 'piece:alexander').slice(0, 4),
  building: () => null,
  columns: () => [],
  stage: part(Battle),
  staged: (view: View, asked?: string) =>
    view.stage?.['battle'] !== undefined || (asked !== undefined && BEFORE_BATTLE.has(asked)),
  wide: true,
  panel: part(Commander),
  panelName: 'alex-army',
  tabs: [
    { id: 'enemy', icon: 'warn', label: 'alex-enemy', panel: part(Enemy) },
    { id: 'siege', icon: 'layers', label: 'alex-siege', panel: part(Siege), on: (view) => campaignOf(view) === 'tyre' },
    { id: 'reserves', icon: 'plus', label: 'alex-reserves', panel: part(Reserves) },
    { id: 'career', icon: 'clock', label: 'alex-career', panel: part(Career) },
  ],
  bar: part(Bar),
  scores: part(Scores),
  counsel: part(Counsel),
  epilogue: part(Epilogue),
  heading: 'turn_advanced',
  forms: {
    options: { panel: part(Options), covers: (c) => c.kind === 'card' },
    march: { panel: part(March), open: true, covers: (c) => c.kind === 'space' || c.deed },
    refit: { panel: part(Picks), open: true, covers: (c) => c.kind === 'piece' || c.deed },
    spend: { panel: part(Shop), open: true, covers: (c) => bought(c) || c.deed },
    intimidation: { panel: part(Glory), open: true, covers: (c) => c.kind === 'track' },
    ...Object.fromEntries(
      ['hit', 'attacker', 'last_attack', 'target', 'repair'].map((kind) => [
        kind,
        { panel: part(Picks), open: true, covers: (c: Choice) => c.kind === 'piece' && !c.deed },
      ]),
    ),
  },
  battles: [
    'plans',
    'anticipation',
    'bucephalus',
    'battle_turn',
    'moment',
    'alexander',
    'attacker',
    'last_attack',
    'siege_target',
    'fate',
    'flank',
    'target',
    'regroup',
  ],
  map: (view, board) => campaignOf(view) || board.map,
  symbol: part(Symbol),
  room: (view, space) => {
    const enemy = enemyAt(view, space.id);
    const city = view.pieces.some((p) => p.kind === 'wall_section' && p.at === `space:${space.id}`);
    const facts = view.spaces[space.id] ?? {};
    const left = city ? 72 : 21 + (facts['gold'] ? 25 : 0) + (facts['glory'] ? 25 : 0);
    return [
      -left,
      city ? -44 : -21,
      reach(enemy.leaders.length, enemy.units.length + enemy.walls.length) + (city ? 12 : 0),
      21,
    ];
  },
  reach: R,
  letters: 13.4,
  // Most areas are reconstructed, and here a question mark is a Prophecy.
  certain: true,
  stand: [-33, 14],
  figure: 1.3,
  detail: 1.6,
  said: ['kind', 'state', 'oracle', 'city', 'temple', 'gold', 'glory'],
  link: (kind) => (kind === 'breach' ? 'lane' : 'march'),
  free: { top: 24, right: 424, bottom: 36, left: 90 },
};
