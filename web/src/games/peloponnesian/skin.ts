/** The Peloponnesian War. */

import { PLAIN_SKIN, type Skin } from '../../lib/board/skin.ts';
import Bar from './Bar.svelte';
import { beats } from './beats.ts';
import Build from './Build.svelte';
import Leaders from './Leaders.svelte';
import Listing from './Listing.svelte';
import { form, glyph, R } from './looks.ts';
import Muster from './Muster.svelte';
import Objective from './Objective.svelte';
import { prospect } from './odds.ts';
import Places from './Places.svelte';
import { viewOf } from './reading.ts';
import { ENDINGS, RULES } from './rules.ts';
import Score from './Score.svelte';
import Scores from './Scores.svelte';
import { sketch } from './sketch.ts';
import Story from './Story.svelte';
import { symbol } from './symbol.ts';
import { clash, digest, episodes, FOREMOST, gather, lossText, trod } from './telling.ts';
import War from './War.svelte';
import { say } from './words.ts';

/** How a line of communication is drawn, by its kind or by the rules of its own. */
const LINES: Record<string, 'path' | 'lane' | 'shore' | 'road' | 'march'> = {
  land: 'path',
  naval: 'lane',
  combined: 'shore',
  isthmus: 'shore',
  long_walls: 'road',
  storm_crossing: 'march',
};

/** Places everybody knows, and the passages. */
const GREAT = new Set([
  'athens',
  'piraeus',
  'sparta',
  'corinth',
  'thebes',
  'argos',
  'syracuse',
  'corcyra',
  'potidaea',
  'amphipolis',
  'byzantium',
  'naupactus',
  'chios',
  'samos',
  'miletus',
  'larisa',
  'sardis',
  'mytilene',
  'decelea',
  'plataea',
]);

export const skin: Skin = {
  ...PLAIN_SKIN,
  board: {
    ...PLAIN_SKIN.board,
    glyph,
    form,
    said: ['siege'],
    prominent: (space) => GREAT.has(space.id),
    link: (kind) => LINES[kind] ?? 'path',
    symbol,
    reach: R,
    letters: 10.8,
    certain: true,
    stand: [0, -12],
    figure: 1,
    crowded: true,
    values: ['strategic', 'tactical'],
    sketch,
    trod,
    free: { top: 12, right: 402, bottom: 12, left: 146 },
  },
  stage: {
    panel: Story,
    beats,
    // An Expedition that musters is in the question; the stage tells what happens.
    on: () => null,
    slim: () => true,
    loss: lossText,
  },
  panels: {
    ...PLAIN_SKIN.panels,
    columns: () => [],
    own: { panel: War, label: () => say('war'), width: 330 },
    slim: true,
    tabs: [
      { id: 'leaders', icon: 'user', label: () => say('leaders'), panel: Leaders },
      {
        id: 'score',
        icon: 'list',
        label: () => say('score'),
        panel: Score,
        on: ({ shown }) => (viewOf(shown!).facts?.vp?.length ?? 0) > 0,
      },
    ],
    bar: Bar,
    epilogue: Score,
    scores: Scores,
    round: (view) => say('years', { years: viewOf({ view }).facts?.years ?? '' }),
    parts: [
      {
        label: () => say('part-political'),
        phases: ['side_determination', 'event', 'delian_league', 'leader_selection'],
      },
      { label: () => say('part-strategy'), phases: ['strategy', 'sci_adjustment'] },
      { label: () => say('part-operations'), phases: ['operations', 'coming_home'] },
      { label: () => say('part-combat'), phases: ['siege_determination', 'battles', 'sieges', 'going_home'] },
      { label: () => say('part-rebellion'), phases: ['continuation', 'spread', 'helots'] },
      { label: () => say('part-administration'), phases: ['revenue', 'building'] },
      { label: () => say('part-end'), phases: ['bellicosity', 'surrender', 'armistice', 'end_of_turn'] },
    ],
    endings: ENDINGS,
    prospect,
    threats: true,
    // Whoever leads no troops may be caught on his way to them.
    weighs: ['muster'],
  },
  forms: {
    objective: { panel: Objective, open: true, covers: (c) => c.kind === 'space' },
    rebel: { panel: Objective, open: true, covers: (c) => c.kind === 'space' },
    build: { panel: Build, covers: (c) => c.kind === 'button' && c.id !== 'done' },
    home: { panel: Places, covers: (c) => c.kind === 'space' },
    place: { panel: Places, covers: (c) => c.kind === 'space' },
    common_sense: { panel: Listing, covers: (c) => c.kind === 'space' },
    battle: { panel: Listing, covers: (c) => c.kind === 'space' },
    muster: {
      panel: Muster,
      open: true,
      weighed: true,
      covers: (c) => c.kind === 'piece' || c.kind === 'space' || c.id === 'set_out',
    },
  },
  log: {
    gather,
    episode: episodes,
    clash,
    digest,
    foremost: FOREMOST,
    rules: RULES,
    coins: ['revenue_drawn', 'talents'],
    heading: 'turn_began',
    actors: ['side', 'winner', 'by'],
    battles: ['battle', 'siege', 'intercept'],
  },
};
