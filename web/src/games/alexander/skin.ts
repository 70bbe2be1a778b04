import { PLAIN_SKIN, type Skin } from '../../lib/board/skin.ts';
import type { View } from '../../lib/net/types.ts';
import { words } from '../../lib/text/catalogue.svelte.ts';
import Bar from './Bar.svelte';
import Battle from './Battle.svelte';
import Career from './Career.svelte';
import Commander from './Commander.svelte';
import Counsel from './Counsel.svelte';
import Enemy from './Enemy.svelte';
import { campaignOf, enemyAt, glyph } from './reading.ts';
import Reserves from './Reserves.svelte';
import Scores from './Scores.svelte';
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
  staged: (view: View, asked?: string) => view.stage?.['battle'] !== undefined || (asked !== undefined && BEFORE_BATTLE.has(asked)),
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
  map: (view, board) => campaignOf(view) || board.map,
  symbol: part(Symbol),
  room: (view, space) => {
    const enemy = enemyAt(view, space.id);
    const chips = enemy.units.length + enemy.walls.length;
    const right = chips || enemy.leaders.length ? 26 + enemy.leaders.length * 24 + (chips ? 10 + chips * 13 : 0) : 20;
    const facts = view.spaces[space.id] ?? {};
    return [-21 - (facts['gold'] ? 20 : 0) - (facts['glory'] ? 20 : 0), -21, right, 21];
  },
  reach: 20,
  stand: [-33, 14],
  figure: 1.3,
  detail: 1.6,
  said: ['kind', 'state', 'oracle', 'city', 'temple', 'gold', 'glory'],
  link: (kind) => (kind === 'breach' ? 'lane' : 'march'),
  free: { top: 24, right: 424, bottom: 36, left: 90 },
};
