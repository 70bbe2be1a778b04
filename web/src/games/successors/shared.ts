/** What the skins of both editions have in common. */

import { PLAIN_SKIN, type Skin } from '../../lib/board/skin.ts';
import { beats } from './beats.ts';
import { board } from './board.ts';
import Boxes from './Boxes.svelte';
import Counsel from './Counsel.svelte';
import Bar from './Bar.svelte';
import Epilogue from './Epilogue.svelte';
import Factions from './Factions.svelte';
import Fleets from './Fleets.svelte';
import Hand from './Hand.svelte';
import Intercept from './Intercept.svelte';
import March from './March.svelte';
import { prospect } from './odds.ts';
import { wantsPassage } from './passage.ts';
import Pick from './Pick.svelte';
import { roman, viewOf } from './reading.ts';
import Reinforce from './Reinforce.svelte';
import Royals from './Royals.svelte';
import Sally from './Sally.svelte';
import Scene from './Scene.svelte';
import Scores from './Scores.svelte';
import { sketch } from './sketch.ts';
import { digest, gather } from './telling.ts';
import Uses from './Uses.svelte';
import Victory from './Victory.svelte';
import Who from './Who.svelte';
import { say } from './words.ts';

const onMap = (c: { kind: string }): boolean => c.kind === 'space';

export const shared: Skin = {
  ...PLAIN_SKIN,
  family: 'successors',
  board: { ...board, sketch },
  stage: {
    panel: Scene,
    beats,
    // A battle that somebody is asked about; single rolls and cards come as beats.
    on: (view) => viewOf({ view }).stage?.battle?.space ?? null,
    slim: (on) => on.startsWith('card:') || on.startsWith('side:'),
  },
  panels: {
    ...PLAIN_SKIN.panels,
    columns: () => [],
    own: { panel: Factions, label: () => say('factions'), width: 364 },
    hand: Hand,
    bar: Bar,
    slim: true,
    scores: Scores,
    round: (view) => say('turn-named', { turn: roman(view.round) }),
    tabs: [
      { id: 'victory', icon: 'chart', label: () => say('tab-victory'), panel: Victory },
      { id: 'royals', icon: 'user', label: () => say('tab-royals'), panel: Royals },
      { id: 'fleets', icon: 'layers', label: () => say('tab-fleets'), panel: Fleets },
      { id: 'boxes', icon: 'list', label: () => say('tab-boxes'), panel: Boxes },
    ],
    weighs: ['intercept_from', 'activation', 'siege', 'sail_to', 'at_sea'],
    prospect,
    threats: true,
    counsel: Counsel,
    epilogue: Epilogue,
  },
  habits: {
    // All who can go along do; whoever wants otherwise goes back a step.
    take_along: { when: () => true, again: () => say('along-again') },
    ask_passage: { when: () => !wantsPassage(), again: () => '' },
  },
  forms: {
    reinforce: { panel: Reinforce, covers: () => false, open: true },
    reinforcing_general: { panel: Reinforce, covers: () => false, open: true },
    join_general: { panel: Sally, covers: () => false },
    join_cus: { panel: Sally, covers: () => false },
    name_general: { panel: Who, covers: (c) => c.kind === 'piece' },
    march: { panel: Who, covers: (c) => c.kind === 'piece' },
    tyche_card: { panel: Pick, covers: (c) => c.kind === 'card' },
    surprise_card: { panel: Pick, covers: (c) => c.kind === 'card' },
    card_use: { panel: Uses, open: true, covers: (c) => c.kind === 'button' && !c.quiet },
    spend_points: { panel: Uses, open: true, covers: (c) => c.kind === 'button' && !c.quiet },
    activation: { panel: March, open: true, covers: onMap },
    sail_to: { panel: March, open: true, covers: onMap },
    at_sea: { panel: March, open: true, covers: onMap },
    intercept_from: { panel: Intercept, covers: (c) => c.kind === 'space' || c.kind === 'area' },
  },
  log: {
    gather,
    others: true,
    digest,
    heading: 'turn_began',
    actors: ['side', 'winner', 'by'],
    battles: ['join_general', 'join_cus', 'lose_cus', 'play_surprise', 'battle_cards', 'battle_prestige'],
  },
};
