/** One match on the screen: what is known, what is pointed at, and what may be done. It computes no rule. */

import { skinOf } from '../../games/index.ts';
import type { Skin } from '../board/skin.ts';
import type { Drawing } from '../map/drawing.ts';
import { genericDrawing } from '../map/generic.ts';
import { api } from '../net/api.ts';
import { registerOf } from '../panels/register.svelte.ts';
import { PlaySocket, type Connection } from '../net/socket.ts';
import type {
  Board,
  GameInfo,
  No,
  Odds,
  Option,
  Piece,
  ServerMessage,
  Side,
  StateMessage,
  Target,
  View,
} from '../net/types.ts';
import { words } from '../text/catalogue.svelte.ts';
import { splitRef } from '../text/refs.ts';
import { choicesOf, type Choice } from './options.ts';
import { reduce, type Move, type Seen } from './reduce.ts';

export interface Bubble {
  target: string;
  x: number;
  y: number;
  no: No | null;
  waiting: boolean;
  /** Shown by a click or a key, so it stays until something else is asked. */
  firm: boolean;
}

export type Panel = 'rules' | 'list' | 'keys' | 'menu' | 'log' | 'players' | 'hand' | 'tracks' | 'find' | null;

/** How long a state stays before the next: a move, a roll of dice, anything else worth reading. */
const PACE = { move: 700, dice: 900, word: 260 };

export class Table {
  seen = $state.raw<Seen | null>(null);
  connection = $state<Connection>('connecting');
  seat = $state<number | null>(null);
  /** The seat the screen waits to be handed to. */
  curtain = $state<number | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  /** A choice with several options that has been picked and wants an amount or a variant. */
  opened = $state<string | null>(null);
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  /** What "show me" points at, as a reference. */
  spot = $state<string | null>(null);
  /** The map on show; a game may change it as it goes on. */
  drawing = $state.raw<Drawing>(null as unknown as Drawing);
  panel = $state<Panel>(null);
  rule = $state<string | null>(null);
  odds = $state.raw<Odds | null>(null);
  /** What would come of each choice of a place, by the key of its option. */
  prospects = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  /** What is going to be answered several times over, by what the options point at: a shopping list. */
  plan = $state<Record<string, number>>({});
  /** The moves since somebody at this screen last answered, the last one at the end. */
  trail = $state.raw<Move[][]>([]);
  /** Number of the first event since somebody at this screen last answered. */
  news = $state(0);
  /** Two or three things under one finger. */
  chooser = $state.raw<{ targets: string[]; x: number; y: number } | null>(null);
  /** Moments at which a question cited a rule, as seen at this screen. */
  cited = new Map<string, { answers: number; kind: string; seat: number; about: Record<string, unknown> }[]>();
  stageHidden = $state(false);
  notice = $state<string | null>(null);
  failed = $state<string | null>(null);
  /** A moment of the past on show, or null for the present. */
  past = $state.raw<Seen | null>(null);
  replaying = $state(false);
  /** How many states wait to be shown. */
  behind = $state(0);
  /** How to show a reference on the map; the map sets it. */
  reveal: (ref: string) => void = () => undefined;

  #socket: PlaySocket | null = null;
  #queue: StateMessage[] = [];
  #pace: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #oddsAsked = 0;
  #weighed: string | null = null;
  #weighing: ReturnType<typeof setTimeout> | undefined;
  #prospecting = new Map<number, string>();
  #rushing = false;
  #ordering: string | null = null;
  #closing = false;

  private constructor(
    readonly id: string,
    readonly game: string,
    readonly info: GameInfo,
    readonly board: Board,
    drawing: Drawing,
    readonly skin: Skin,
  ) {
    this.drawing = drawing;
  }

  static async open(id: string, seat: number | null): Promise<Table> {
    const [games, match] = await Promise.all([api.games(), api.match(id)]);
    const info = games.find((g) => g.id === match.game);
    if (!info) throw new Error(match.game);
    const [board] = await Promise.all([api.board(match.game, match.scenario, match.seats), words.load(match.game)]);
    const drawing = await drawingOf(board);
    registerOf(match.game);
    const table = new Table(id, match.game, info, board, drawing, skinOf(match.game));
    const humans = match.players.filter((p) => p.kind !== 'bot').map((p) => p.seat);
    table.seat = seat ?? match.acting.find((s) => humans.includes(s)) ?? humans[0] ?? null;
    words.pieces((piece) => table.shown?.view.pieces.find((p) => p.id === piece));
    table.#connect();
    return table;
  }

  /** A table without a server, for the benchmark and for tests. */
  static still(board: Board, drawing: Drawing, game: string, message: StateMessage): Table {
    const info: GameInfo = {
      id: game,
      seats: [2],
      scenarios: [''],
      choices: [],
      bots: [],
      secrets: false,
      odds: false,
    };
    const table = new Table('', game, info, board, drawing, skinOf(game));
    table.seen = reduce(null, message);
    table.seat = message.seat;
    return table;
  }

  get shown(): Seen | null {
    return this.past ?? this.seen;
  }

  choices = $derived.by((): Map<string, Choice> => choicesOf(this.past ? null : (this.seen?.decision ?? null)));

  #connect(): void {
    this.#socket = new PlaySocket({
      url: () => api.socketUrl(this.id, this.seat, 0),
      message: (message) => this.#hear(message),
      status: (status) => (this.connection = status),
    });
  }

  close(): void {
    clearTimeout(this.#pace);
    this.#socket?.close();
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'state') this.#enqueue(message);
    else if (message.type === 'why' && message.id === this.#asked) {
      if (this.bubble) this.bubble = { ...this.bubble, no: message.no, waiting: false };
    } else if (message.type === 'refused') {
      const at = this.bubble ?? { target: '', x: 0, y: 0 };
      this.bubble = { target: at.target, x: at.x, y: at.y, no: message.no, waiting: false, firm: true };
    } else if (message.type === 'odds' && this.#prospecting.has(message.id)) {
      if (message.odds) this.prospects = new Map(this.prospects).set(this.#prospecting.get(message.id)!, message.odds);
      this.#prospecting.delete(message.id);
    } else if (message.type === 'odds' && message.id === this.#oddsAsked) this.odds = message.odds;
    else if (message.type === 'notice') this.notice = message.why;
    else if (message.type === 'error' && message.why !== 'stale' && message.id !== this.#oddsAsked)
      this.notice = message.why;
  }

  /** Moves of others are shown one at a time; one's own at once. */
  #enqueue(message: StateMessage): void {
    this.#queue.push(message);
    this.behind = this.#queue.length;
    if (this.#queue.length > 400 || !this.seen || this.#rushing) this.skip();
    else if (!this.#pace) this.#next();
  }

  #next(): void {
    this.#pace = undefined;
    const message = this.#queue.shift();
    if (!message) return;
    this.#show(message);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.behind = this.#queue.length;
    // Who has fallen far behind catches up faster.
    const haste = this.behind > 60 ? 0.3 : this.behind > 24 ? 0.6 : 1;
    const dice = message.events.some((e) => 'dice' in e || 'rolls' in e);
    const pause = !message.events.length ? 0 : dice ? PACE.dice : this.seen?.moves.length ? PACE.move : PACE.word;
    const wait = calm || message.decision ? 0 : pause * haste;
    if (this.behind || wait) this.#pace = setTimeout(() => this.#next(), wait);
  }

  /** Show at once everything that has already happened. */
  skip(): void {
    clearTimeout(this.#pace);
    this.#pace = undefined;
    for (const message of this.#queue.splice(0)) this.#show(message);
    this.behind = 0;
  }

  #show(message: StateMessage): void {
    const before = this.seen;
    this.seen = reduce(before, message);
    if (!before) this.news = message.events_to;
    else if (before.decision) this.news = Math.min(before.total, message.events_from);
    if (message.decision || message.outcome) this.#rushing = false;
    if (before && message.answers < before.answers) this.trail = [];
    else if (this.seen.moves !== before?.moves && this.seen.moves.length)
      this.trail = [...(before?.decision ? [] : this.trail), this.seen.moves].slice(-14);
    if (message.decision) this.#cite(message);
    if (before?.version !== message.version) {
      this.prospects = new Map();
      this.chooser = null;
      this.opened = null;
      this.odds = null;
      this.#weighed = null;
      this.bubble = null;
      this.hovered = null;
      this.spot = null;
    }
    this.#handOver();
    this.#turnMap(message.view);
    if (message.decision && this.info.odds && before?.version !== message.version) {
      this.askOdds(null);
      this.#prospect(message);
    }
    if (message.decision?.kind !== before?.decision?.kind) {
      // What was put together for one question is no answer to another.
      this.plan = {};
      this.#ordering = null;
    }
    if (message.decision && this.#ordering !== null) this.#orderNext();
  }

  /** Ask for the odds wherever somebody else stands in the way. */
  #prospect(message: StateMessage): void {
    this.#prospecting.clear();
    const mine = new Set(this.sidesOfSeat(message.decision!.seat).map((s) => s.id));
    const held = new Set(message.view.pieces.filter((p) => p.side && !mine.has(p.side)).map((p) => p.at));
    for (const choice of [...this.choices.values()]
      .filter((c) => c.kind === 'space' && held.has(c.target))
      .slice(0, 16)) {
      const key = choice.options[0]!.key;
      const id = this.#socket?.send({ type: 'odds', option: key });
      if (id) this.#prospecting.set(id, key);
    }
  }

  /** What would come of going there, if it has been weighed. */
  prospect(choice: Choice | undefined): Odds | undefined {
    return choice && this.prospects.get(choice.options[0]!.key);
  }

  get planned(): boolean {
    return Object.values(this.plan).some((n) => n > 0);
  }

  /** Answer the plan, one entry after another; and say that this is all, if asked to. */
  carryOut(all = false): void {
    this.#ordering = this.seen?.decision?.kind ?? null;
    this.#closing = all;
    if (this.seen?.decision) this.#orderNext();
  }

  #orderNext(): void {
    for (const [target, amount] of Object.entries(this.plan)) {
      delete this.plan[target];
      const option = amount > 0 ? this.choices.get(target)?.options.find((o) => o.on['amount'] === amount) : undefined;
      if (option) return this.play(option);
    }
    this.#ordering = null;
    const done = this.#closing ? this.choices.get('button:done') : undefined;
    if (done) this.play(done.options[0]!);
  }

  #cite(message: StateMessage): void {
    const { kind, rule, seat, about } = message.decision!;
    const seen = this.cited.get(rule) ?? [];
    if (seen.at(-1)?.answers !== message.answers)
      this.cited.set(
        rule,
        [
          ...seen.filter((c) => c.answers < message.answers),
          { answers: message.answers, kind, seat, about: about ?? {} },
        ].slice(-40),
      );
  }

  /** The pieces of a stack on the map: `stack:italia/macedonia` are the leaders of Macedonia in Italia. */
  stackOf(target: string): Piece[] {
    const [space, side] = splitTarget(target)[1].split('/');
    return (
      this.shown?.view.pieces.filter(
        (p) => p.at === `space:${space}` && (p.side ?? '') === side && this.skin.form(p) === 'leader',
      ) ?? []
    );
  }

  #turnMap(view: View): void {
    const map = this.skin.map?.(view, this.board);
    if (!map || map === this.drawing.id) return;
    void drawingOf({ ...this.board, map }).then((drawing) => (this.drawing = drawing));
  }

  /** Whose turn it is at this screen, if it is not the seat that is shown. */
  #handOver(): void {
    const seen = this.seen;
    if (!seen || seen.outcome || seen.decision) {
      this.curtain = null;
      return;
    }
    const local = seen.acting
      .map((a) => a.seat)
      .find((s) => seen.players.some((p) => p.seat === s && p.kind !== 'bot'));
    if (local === undefined || local === this.seat) return;
    if (this.info.secrets) this.curtain = local;
    else this.look(local);
  }

  look(seat: number): void {
    this.curtain = null;
    this.seat = seat;
    this.#socket?.send({ type: 'look', seat });
  }

  play(option: Option): void {
    if (!this.seen || this.past) return;
    this.bubble = null;
    this.#socket?.send({ type: 'play', version: this.seen.version, key: option.key });
  }

  undo(): void {
    this.plan = {};
    this.#ordering = null;
    if (this.seen?.undo && !this.past) this.#socket?.send({ type: 'undo', version: this.seen.version });
  }

  redo(): void {
    if (this.seen?.redo && !this.past) this.#socket?.send({ type: 'redo', version: this.seen.version });
  }

  hurry(): void {
    this.#rushing = this.seen !== null && !this.seen.decision && !this.seen.outcome;
    this.skip();
    if (this.seen?.thinking.length) this.#socket?.send({ type: 'hurry' });
  }

  /** Pick what was clicked: play it, open it if it has several options, or say why not. */
  pick(targets: string[], x: number, y: number): void {
    this.chooser = null;
    for (const target of targets) {
      if (target.startsWith('stack:') && this.stackOf(target).some((p) => this.choices.has(`piece:${p.id}`))) {
        this.opened = this.opened === target ? null : target;
        return;
      }
      const choice = this.choices.get(target);
      if (!choice) continue;
      if (choice.options.length === 1 && !choice.deed) this.play(choice.options[0]!);
      else this.opened = this.opened === target ? null : target;
      return;
    }
    if (targets[0]) this.why(targets[0], x, y, true);
  }

  /** Ask why something cannot be chosen; where nobody is asked anything, only say what it is. */
  why(target: string, x: number, y: number, firm = false): void {
    const legal = this.choices.has(target) || target.startsWith('stack:');
    this.bubble = { target, x, y, no: null, waiting: !legal && this.choices.size > 0, firm };
    if (legal || !this.choices.size) return;
    const [kind, id] = splitTarget(target);
    const asked: Target = { [kind]: id };
    this.#asked = this.#socket?.send({ type: 'why', target: asked }) ?? 0;
  }

  /** What would come of a choice that is pointed at; of the question itself when nothing is. */
  weigh(target: string | null): void {
    const choice = target ? this.choices.get(target) : undefined;
    const option = choice?.kind === 'space' ? choice.options[0]!.key : null;
    if (!this.info.odds || !this.choices.size || option === this.#weighed) return;
    this.#weighed = option;
    clearTimeout(this.#weighing);
    const known = this.prospect(choice);
    if (known) {
      this.odds = known;
      return;
    }
    this.#weighing = setTimeout(() => this.askOdds(option), 120);
  }

  askOdds(option: string | null): void {
    if (!this.info.odds) return;
    this.#oddsAsked = this.#socket?.send(option === null ? { type: 'odds' } : { type: 'odds', option }) ?? 0;
  }

  side(id: string | null | undefined): Side | undefined {
    return this.shown?.view.sides.find((s) => s.id === id);
  }

  sidesOfSeat(seat: number): Side[] {
    return this.shown?.view.sides.filter((s) => s.seat === seat) ?? [];
  }

  colourOfSeat(seat: number): number {
    return this.sidesOfSeat(seat)[0]?.colour ?? 0;
  }

  name(ref: string, count = 1): string {
    return words.name(this.game, ref, count);
  }

  /** One letter for each side: the first of its name that no side before it has. */
  letters = $derived.by((): Map<string, string> => {
    const out = new Map<string, string>();
    for (const { id } of this.shown?.view.sides ?? []) {
      const word =
        this.name(`side:${id}`)
          .split(/[\s’']+/)
          .at(-1) ?? '';
      const free = [...word.toLocaleUpperCase()].filter((l) => /\p{L}/u.test(l) && ![...out.values()].includes(l));
      out.set(
        id,
        free.find((l, i) => i === 0 && l === word.charAt(0).toLocaleUpperCase()) ??
          free.find((l) => !'AEIOU'.includes(l)) ??
          free[0] ??
          word.charAt(0),
      );
    }
    return out;
  });

  letter(side: string): string {
    return this.letters.get(side) ?? '';
  }

  playerName(seat: number): string {
    const player = this.shown?.players.find((p) => p.seat === seat);
    if (player?.name) return player.name;
    if (player?.kind === 'bot') return words.ui('bot');
    if (player?.kind === 'friend') return words.ui('friend');
    return words.ui('you');
  }

  openRule(rule: string): void {
    this.bubble = null;
    this.rule = rule;
    this.panel = 'rules';
  }

  show(ref: string): void {
    const [kind, id] = splitRef(ref);
    if (kind === 'rule') this.openRule(id);
    else {
      this.spot = ref;
      this.reveal(ref);
    }
  }

  async travel(answers: number): Promise<void> {
    const message = await api.at(this.id, answers, this.seat);
    if (this.replaying) this.past = reduce(this.past, message);
  }

  /** Open the past at a moment. */
  async visit(answers: number): Promise<void> {
    this.past = reduce(null, await api.at(this.id, answers, this.seat));
    this.replaying = true;
  }

  now(): void {
    this.past = null;
    this.replaying = false;
  }
}

export function splitTarget(target: string): [string, string] {
  const at = target.indexOf(':');
  return [target.slice(0, at), target.slice(at + 1)];
}

async function drawingOf(board: Board): Promise<Drawing> {
  const known = await api.map<string[]>('index.json').catch((): string[] => []);
  const file = `${board.map}.json`;
  if (known.includes(file)) return api.map<Drawing>(file);
  return genericDrawing(board, await api.map<number[][]>('coast.json').catch(() => []));
}
