/** The keys of the table, each with what it does: the page of keys is drawn from the same list. */

import { tick } from 'svelte';
import type { Camera } from '../map/camera.svelte.ts';
import { count } from '../play/counting.ts';
import { closing, isFatal } from '../play/options.ts';
import type { Table } from '../play/table.svelte.ts';
import { settings } from '../settings.svelte.ts';

/** What keys act upon. */
export interface Screen {
  readonly table: Table;
  readonly camera: Camera;
  readonly phone: boolean;
  /** The focus is where a mouse or a finger left it, and nobody has moved it by keys. */
  readonly pointed: boolean;
  /** Something is on the stage. */
  readonly staged: boolean;
  readonly map: { whole: () => void; question: () => void } | null;
  readonly replay: { stepBy: (by: number, round: boolean) => void; playOrPause: () => void } | null;
  /** The open tab of the sheet. */
  tab: string | null;
}

export interface Key {
  keys: readonly string[];
  /** Under which name the page of keys tells it: `ui-key-…`. Keys with the same name stand in one line. */
  says: string;
  /** Whether it does anything now. */
  when?: (screen: Screen, event: KeyboardEvent) => boolean;
  run: (screen: Screen, event: KeyboardEvent) => void;
  /** Also while somebody types, or holds Control. */
  always?: boolean;
}

const within = (event: KeyboardEvent, selector: string): boolean =>
  ((event.target as Element | null)?.closest?.(selector) ?? null) !== null;
const held = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey;
/** Something that has keys of its own. */
const CONTROLS = 'button, a, select, summary, [data-focus]';

/** Where keys are letters, or what lies on top has the say. */
const TYPED = 'input, textarea, select, [aria-modal=true], .menu';

/** Everything that may be chosen, in the order of the question: map by reading order, hand, buttons. */
export function choicesInOrder(): (HTMLElement | SVGElement)[] {
  const onMap = [...document.querySelectorAll<SVGElement>('.viewport [data-focus][tabindex="0"]')];
  onMap.sort((a, b) => {
    const p = a.getBoundingClientRect();
    const q = b.getBoundingClientRect();
    return Math.round((p.top - q.top) / 40) || p.left - q.left;
  });
  return [...onMap, ...document.querySelectorAll<HTMLElement>('.card.legal, [data-choice]')];
}

/** The button that Enter presses, wherever it stands. */
const primaryButton = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.stage .btn.pri[data-choice], .prompt .btn.pri[data-choice]');

/** Where a new question begins for whoever plays by keys: at its primary button, otherwise at the first choice that loses
 *  nothing for good. */
export function beginning(table: Table): HTMLElement | SVGElement | null {
  const safe = (e: HTMLElement | SVGElement): boolean => {
    const choice = table.choices.get(e.dataset['focus'] ?? e.dataset['choice'] ?? '');
    return !choice || !isFatal(choice);
  };
  return primaryButton() ?? choicesInOrder().find(safe) ?? null;
}

/** Everything else that keys can reach, as the page has it. */
function othersInOrder(choices: readonly Element[]): (HTMLElement | SVGElement)[] {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
  );
  const known = new Set(choices);
  return [...all].filter((e) => e.tabIndex >= 0 && !known.has(e) && !e.closest('[inert]') && e.checkVisibility());
}

/** Tab walks the choices first and then whatever else there is; after the last thing it is the browser's own. */
function walk(_: Screen, event: KeyboardEvent): void {
  const choices = choicesInOrder();
  if (event.altKey || !choices.length || document.querySelector('[aria-modal=true]')) return;
  const all = [...choices, ...othersInOrder(choices)];
  const by = event.shiftKey ? -1 : 1;
  for (let n = all.indexOf(document.activeElement as HTMLElement) + by; all[n]; n += by) {
    all[n]!.focus();
    // What vanishes when its neighbour loses the focus cannot have it.
    if (document.activeElement === all[n]) return event.preventDefault();
  }
}

function confirm({ table }: Screen, event: KeyboardEvent): void {
  if (table.peril) {
    event.preventDefault();
    table.peril = null;
    return;
  }
  if (table.live.beat && table.live.waiting) {
    event.preventDefault();
    table.live.skip();
    return;
  }
  const main = primaryButton();
  if (!main) return;
  event.preventDefault();
  main.click();
}

/** The choice of that number: as the question lists them, and only then those on the map. */
function numbered(n: number): HTMLElement | SVGElement | undefined {
  const all = choicesInOrder();
  return [...all.filter((e) => e.dataset['choice']), ...all.filter((e) => !e.dataset['choice'])][n - 1];
}

/** Says that this is all: of the question, or of the one before it, of what has been put together first. */
function end({ table }: Screen): void {
  const { errand, steps } = table;
  if (errand.planned) return errand.carryOut(true);
  const last = closing(table.choices.values())?.options[0];
  // Whoever presses the key again has read what is at stake.
  if (last) table.play(last, table.peril?.key === last.key);
  else if (steps.ending) steps.instead(steps.ending.target);
}

/** Closes what lies on top, or goes a step back. */
function close({ table, staged }: Screen): void {
  const { pointing } = table;
  if (pointing.chooser) pointing.chooser = null;
  else if (pointing.bubble) pointing.bubble = null;
  else if (pointing.opened) pointing.opened = null;
  else if (table.panel) table.panel = null;
  else if (table.replaying) table.now();
  else if (!table.steps.back() && staged) table.stageHidden = !table.stageHidden;
}

function find(screen: Screen, event: KeyboardEvent, first: string): void {
  event.preventDefault();
  screen.table.toggle('list');
  void tick().then(() => document.querySelector<HTMLElement>(first)?.focus());
}

function openTab(screen: Screen, tab: string): void {
  if (screen.phone) screen.tab = screen.tab === tab ? null : tab;
}

const nothing = (): void => undefined;

export const KEYS: readonly Key[] = [
  { keys: ['Tab'], says: 'tab', run: walk },
  // The map listens to these itself.
  { keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'], says: 'arrows', when: () => false, run: nothing },
  { keys: ['e', 'E'], says: 'end', run: end },
  {
    keys: ['Enter'],
    says: 'enter',
    // What was clicked keeps the focus, but the cap is on the primary button: that is what Enter means.
    when: ({ pointed }, e) => held(e) || !within(e, pointed ? TYPED : `${CONTROLS}, ${TYPED}`),
    run: (s, e) => (held(e) ? (e.preventDefault(), end(s)) : confirm(s, e)),
    always: true,
  },
  {
    keys: [' '],
    says: 'enter',
    when: (_, e) => !within(e, `${CONTROLS}, .body, .log, dl`),
    run: ({ table, replay }, e) => {
      e.preventDefault();
      if (table.replaying) replay?.playOrPause();
      else if (table.live.beat) table.live.skip();
      else table.live.hurry();
    },
  },
  {
    keys: ['p', 'P'],
    says: 'pause',
    run: ({ table, replay }) => {
      if (table.replaying) replay?.playOrPause();
      else if (table.live.paused) table.live.go();
      else table.live.pause();
    },
  },
  { keys: ['Escape'], says: 'esc', run: close, always: true },
  { keys: ['u'], says: 'undo', run: ({ table }) => table.undo() },
  { keys: ['U'], says: 'undo', run: ({ table }) => table.redo() },
  {
    keys: ['?'],
    says: 'why',
    run: ({ table }) => {
      const { bubble, tip } = table.pointing;
      // First why what is pointed at cannot be chosen, then the rule.
      if (!bubble && tip && table.choices.size && !table.choices.has(tip.target))
        return table.pointing.why(tip.target, tip.x, tip.y);
      const rule = bubble?.no?.rule ?? table.seen?.decision?.rule;
      if (rule) table.openRule(rule);
    },
  },
  { keys: ['/'], says: 'find', run: (s, e) => find(s, e, '.list input[type=search]') },
  { keys: ['+', '='], says: 'zoom', run: ({ camera }) => camera.by(1.5) },
  { keys: ['-'], says: 'zoom', run: ({ camera }) => camera.by(1 / 1.5) },
  { keys: ['0'], says: 'zoom', run: ({ map }) => map?.whole() },
  { keys: ['f', 'F'], says: 'fit', run: ({ map }) => map?.question() },
  {
    keys: [...'123456789'],
    says: 'numbers',
    run: (_, e) => (count(e.key) ? undefined : numbered(Number(e.key))?.focus()),
  },
  { keys: ['g', 'G'], says: 'list', run: (s, e) => find(s, e, '.list .pick, .list input') },
  {
    keys: ['h', 'H'],
    says: 'log',
    run: (s) => {
      openTab(s, 'hand');
      document.querySelector<HTMLElement>('.hands .card')?.focus();
    },
  },
  {
    keys: ['l', 'L'],
    says: 'log',
    run: (s) => {
      openTab(s, 'log');
      settings.folded = false;
      void tick().then(() => document.querySelector<HTMLElement>('.log')?.focus());
    },
  },
  { keys: ['o', 'O'], says: 'goal', run: ({ table }) => table.toggle('goal') },
  { keys: ['s', 'S'], says: 'sound', run: () => (settings.sound = !settings.sound) },
  { keys: ['r', 'R'], says: 'rules', run: ({ table }) => table.toggle('rules') },
  {
    keys: ['t', 'T'],
    says: 'threats',
    when: ({ table }) => Boolean(table.skin.panels.threats),
    run: ({ table }) => table.toggle('threats'),
  },
  { keys: ['n', 'N'], says: 'notes', run: ({ table }) => table.toggle('notes') },
  { keys: ['i', 'I'], says: 'hint', run: ({ table }) => table.advisor.ask() },
  { keys: ['w', 'W'], says: 'motive', run: ({ table }) => table.advisor.wonder() },
  { keys: ['b', 'B'], says: 'time', run: ({ table }) => table.travelOrReturn() },
  { keys: ['m', 'M'], says: 'menu', run: ({ table }) => table.toggle('menu') },
  { keys: ['k', 'K'], says: 'menu', run: ({ table }) => table.toggle('keys') },
  {
    keys: [',', '<', '.', '>'],
    says: 'replay',
    when: ({ table }) => table.replaying,
    run: ({ replay }, { key }) => replay?.stepBy(key === ',' || key === '<' ? -1 : 1, key === '<' || key === '>'),
  },
];

/** Does what a key is for, if it is for anything here and now. */
export function press(screen: Screen, event: KeyboardEvent): void {
  const busy = within(event, 'input, textarea, select') || held(event);
  const key = KEYS.find((k) => k.keys.includes(event.key));
  if (!key || (busy && !key.always) || key.when?.(screen, event) === false) return;
  key.run(screen, event);
}
