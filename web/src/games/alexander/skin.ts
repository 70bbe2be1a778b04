/** Field Commander: Alexander. */

import { PLAIN_SKIN, type Skin, type SkinForm } from '../../lib/board/skin.ts';
import { words } from '../../lib/text/catalogue.svelte.ts';
import Ahead from './Ahead.svelte';
import Bar from './Bar.svelte';
import { beats } from './beats.ts';
import Career from './Career.svelte';
import Commander from './Commander.svelte';
import Counsel from './Counsel.svelte';
import Enemy from './Enemy.svelte';
import Epilogue from './Epilogue.svelte';
import { reach, R } from './garrison.ts';
import Glory from './Glory.svelte';
import { glyph } from './looks.ts';
import March from './March.svelte';
import Operations from './Operations.svelte';
import Options from './Options.svelte';
import Picks from './Picks.svelte';
import { bought, campaignOf, dateOf, enemyAt, viewOf } from './reading.ts';
import { prospect } from './odds.ts';
import Reserves from './Reserves.svelte';
import Scene from './Scene.svelte';
import Scores from './Scores.svelte';
import Scout from './Scout.svelte';
import Shop from './Shop.svelte';
import Siege from './Siege.svelte';
import Place from './Place.svelte';
import { clash, digest } from './telling.ts';
import { say } from './words.ts';

const BEFORE_BATTLE = ['plans', 'anticipation', 'bucephalus'];

/** Counters of one's own or of the enemy, of which one is asked for. */
const picks: SkinForm = { panel: Picks, open: true, covers: (c) => c.kind === 'piece' && !c.deed };

export const skin: Skin = {
  board: {
    ...PLAIN_SKIN.board,
    glyph,
    // On the map only the army stands as a piece; what else lies in a space belongs to its symbol.
    form: (piece) => (piece.kind === 'army' ? 'leader' : 'hidden'),
    short: () => words.name('alexander', 'piece:alexander').slice(0, 4),
    building: () => null,
    values: ['battle', 'superior', 'speed'],
    holds: (piece) => (piece.kind === 'army' ? 'space:battlefield' : null),
    note: (piece) => (piece.facts?.['full'] === false ? say('reduced') : ''),
    said: ['kind', 'state', 'oracle', 'city', 'temple', 'gold', 'glory'],
    link: (kind) => (kind === 'breach' ? 'lane' : 'march'),
    map: (view, board) => campaignOf(viewOf({ view })) || board.map,
    place: Place,
    room: (any, space) => {
      const view = viewOf({ view: any });
      const enemy = enemyAt(view, space.id);
      const city = view.pieces.some((p) => p.kind === 'wall_section' && p.at === `space:${space.id}`);
      const facts = view.spaces[space.id];
      const left = city ? 72 : 21 + (facts?.gold ? 25 : 0) + (facts?.glory ? 25 : 0);
      return [
        -left,
        city ? -44 : -21,
        reach(enemy.leaders.length, enemy.units.length + enemy.walls.length) + (city ? 12 : 0),
        21,
      ];
    },
    reach: R,
    letters: 13.4,
    // Most areas are reconstructed: a mark on each would tell nothing.
    certain: true,
    stand: [-33, 14],
    figure: 1.3,
    detail: 1.6,
    free: { top: 24, right: 424, bottom: 36, left: 90 },
  },
  stage: {
    panel: Scene,
    beats,
    on: (view, asked) => {
      const battle = viewOf({ view }).stage?.battle;
      if (battle) return battle.space;
      if (asked === 'fleet') return 'fleet';
      return asked !== undefined && BEFORE_BATTLE.includes(asked) ? 'before' : null;
    },
    wide: (on) => on !== 'fleet' && on !== 'muster',
    slim: (on) => on === 'fleet',
    place: (on) => (on === 'fleet' ? 'tyre' : on),
  },
  panels: {
    ...PLAIN_SKIN.panels,
    columns: () => [],
    own: { panel: Commander, label: () => say('army') },
    tabs: [
      { id: 'enemy', icon: 'swords', label: () => say('enemy'), panel: Enemy },
      {
        id: 'siege',
        icon: 'layers',
        label: () => say('siege'),
        first: true,
        panel: Siege,
        on: ({ shown }) => campaignOf(viewOf(shown!)) === 'tyre',
      },
      { id: 'reserves', icon: 'camp', label: () => say('reserves'), panel: Reserves },
      { id: 'career', icon: 'scroll', label: () => say('career'), panel: Career },
    ],
    bar: Bar,
    round: (view, table) => dateOf(viewOf({ view }), table),
    scores: Scores,
    counsel: Counsel,
    epilogue: Epilogue,
    endings: {
      won: 'FA-victory-01',
      alexander_killed: 'FA-death-02',
      out_of_time: 'FA-victory-04',
      prophecy_failed: 'FA-prophfail-03',
    },
    prospect,
    forecast: Ahead,
  },
  forms: {
    options: { panel: Options, covers: (c) => c.kind === 'card', main: 'button:done' },
    intrigue: { panel: Operations, covers: () => false, main: 'button:no' },
    scout: { panel: Scout, deeds: true, covers: (c) => c.deed, main: 'button:enter' },
    march: { panel: March, open: true, deeds: true, covers: (c) => c.kind === 'space' || c.deed },
    refit: { panel: Picks, open: true, deeds: true, covers: (c) => c.kind === 'piece' || c.deed },
    spend: { panel: Shop, open: true, deeds: true, long: true, covers: (c) => bought(c) || c.deed },
    intimidation: { panel: Glory, open: true, covers: (c) => c.kind === 'track' },
    hit: picks,
    attacker: picks,
    last_attack: picks,
    target: picks,
    repair: picks,
  },
  log: {
    ...PLAIN_SKIN.log,
    heading: 'turn_advanced',
    clash,
    sounds: { alexander_killed: 'fall', campaign_won: 'won', intimidation_result: 'surrender' },
    digest,
    coins: ['income', 'gold_gained', 'unit_bought', 'city_built', 'temple_built'],
    battles: [
      ...BEFORE_BATTLE,
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
  },
};
