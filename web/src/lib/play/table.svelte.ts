/** One match on the screen: what is known, what is on show, and what may be done. It computes no rule. */

import { skinOf } from '../../games/index.ts';
import { upright } from '../board/arrange.ts';
import { PLAIN_SKIN, type Skin } from '../board/skin.ts';
import { Advisor } from '../coach/advisor.svelte.ts';
import type { Drawing } from '../map/drawing.ts';
import { drawingOf } from '../map/drawings.ts';
import { api } from '../net/api.ts';
import { Ahead } from '../net/socket.ts';
import type {
  Account,
  Board,
  Facts,
  GameInfo,
  Option,
  Piece,
  ServerMessage,
  Side,
  StandingOrder,
  StateMessage,
  View,
} from '../../gen/protocol.ts';
import { words } from '../text/catalogue.svelte.ts';
import { splitRef } from '../text/refs.ts';
import { waits, type Beat } from './beats.ts';
import { Bearings } from './bearings.svelte.ts';
import { Cited } from './cited.ts';
import { askedAnew, Counsel } from './counsel.svelte.ts';
import { Digest } from './digest.svelte.ts';
import { Errand } from './errand.svelte.ts';
import { lettersOf } from './letters.ts';
import { Live } from './live.svelte.ts';
import { choicesOf, losing, piecesIn, splitTarget, type Choice } from './options.ts';
import { Pointing } from './pointing.svelte.ts';
import { reduce, type Numbered, type Seen } from './reduce.ts';
import { seatingOf, standUp, type Place } from './seating.ts';
import { Steps } from './steps.svelte.ts';
import { stillGame } from './still.ts';

export type Panel = 'rules' | 'list' | 'keys' | 'menu' | 'goal' | 'threats' | 'notes' | null;

export class Table {
  readonly live = new Live({
    shown: (message, before) => this.#shown(message, before),
    heard: (message) => this.#heard(message),
    beats: (message, before) => this.skin.stage.beats?.(message, before, this) ?? [],
    waits: (beat) => waits(beat, this.#ours, this.#attacker(beat)),
  });
  readonly pointing = new Pointing(this);
  readonly counsel = new Counsel(this);
  readonly advisor = new Advisor(this);
  readonly errand = new Errand(this);
  readonly digest = new Digest(this);
  readonly bearings = new Bearings(this);
  readonly steps = new Steps(this);
  /** An answer has been given and nothing has come of it yet. */
  busy = false;
  seat = $state<number | null>(null);
  /** The seat the screen waits to be handed to. */
  curtain = $state<number | null>(null);
  /** The map on show; a game may change it as it goes on. */
  drawing = $state.raw<Drawing>(null as unknown as Drawing);
  panel = $state<Panel>(null);
  rule = $state<string | null>(null);
  readonly cited = new Cited();
  stageHidden = $state(false);
  notice = $state.raw<{ why: string; facts: Facts } | null>(null);
  /** An answer that loses for sure, picked and not yet meant. */
  peril = $state.raw<Option | null>(null);
  /** A moment of the past on show, or null for the present. */
  past = $state.raw<Seen | null>(null);
  replaying = $state(false);
  /** How to show a reference on the map; the map sets it. */
  reveal: (ref: string) => void = () => undefined;
  /** Where a reference lies in the window of the map, and how wide that is; the map sets it. */
  screenOf: (ref: string) => [x: number, y: number, width: number] | null = () => null;

  /** The match this one was branched from, and after how many of its answers. */
  branch = $state.raw<{ parent: string; answers: number } | null>(null);

  /** Whoever looks on is never sat down. */
  watching = $state(false);
  /** The seat that is played at another screen, while one looks on at this one. */
  taken = $state<number | null>(null);

  private constructor(
    readonly id: string,
    readonly game: string,
    readonly scenario: string,
    readonly info: GameInfo,
    readonly board: Board,
    drawing: Drawing,
    readonly skin: Skin,
  ) {
    this.drawing = drawing;
  }

  static async open(id: string, place: Place): Promise<Table> {
    const { match, game: info, board } = await api.laid(id);
    const { game, scenario } = match;
    const seating = seatingOf(match, place);
    const ahead = Ahead.at(api.socketUrl(id, seating.seat, null));
    const ready = Promise.all([drawingOf(board), skinOf(game), words.load(game)]);
    ready.catch(() => ahead.socket.close());
    const [drawing, skin] = await ready;
    const table = new Table(id, game, scenario, info, board, drawing, skin);
    if (match.parent) table.branch = { parent: match.parent, answers: match.parent_answers ?? 0 };
    ({ seat: table.seat, watching: table.watching, taken: table.taken } = seating);
    words.pieces(table);
    table.live.connect(
      () => table.seat,
      (held) => api.socketUrl(id, table.seat, held),
      ahead,
      (at, since, until) => api.events(id, at, since, until),
    );
    return table;
  }

  /** A table without a server, for the benchmark and for tests. */
  static still(board: Board, drawing: Drawing, game: string, message: StateMessage, skin: Skin = PLAIN_SKIN): Table {
    const table = new Table('', game, '', stillGame(game), board, drawing, skin);
    table.live.begin(message);
    table.seat = message.seat;
    return table;
  }

  get seen(): Seen | null {
    return this.live.seen;
  }

  get shown(): Seen | null {
    return this.past ?? this.live.seen;
  }

  /** What has happened up to what is on show. */
  get told(): Numbered[] {
    if (this.past) return this.past.events;
    const told = this.live.told;
    return told.length ? [...this.live.seen!.events, ...told] : (this.live.seen?.events ?? []);
  }

  /** Accounts of the clashes in it. */
  get accounts(): Account[] {
    return this.past?.accounts ?? this.live.accounts;
  }

  /** Sides of those at this screen. */
  get #ours(): string[] {
    const here = this.seen?.players.filter((p) => p.kind !== 'bot').map((p) => p.seat) ?? [];
    return this.watching ? [] : here.flatMap((seat) => this.sidesOfSeat(seat).map((s) => s.id));
  }

  /** The side that acts in a beat. */
  #attacker(beat: Beat): string | null {
    const [kind, id] = splitRef(beat.by ?? '');
    return kind === 'side' ? id : (this.piece(id)?.side ?? null);
  }

  choices = $derived.by((): Map<string, Choice> => choicesOf(this.past ? null : (this.seen?.decision ?? null)));
  /** What it takes to go there, at once or by several steps; null where nothing is paid. */
  costOf = (target: string): number | null =>
    this.choices.get(target)?.cost ?? this.counsel.goals.get(target)?.cost ?? null;

  /** The pieces the question is about, but for those of others. */
  hand = $derived.by((): ReadonlySet<string> => {
    const { about, seat } = (!this.past && this.seen?.decision) || { about: {}, seat: -1 };
    const owner = (ref: string): number => this.side(this.piece(ref.slice(6))?.side)?.seat ?? seat;
    return new Set(piecesIn(about).filter((ref) => owner(ref) === seat));
  });

  /** Whether something is in hand, or somebody of a stack is. */
  holds = (target: string): boolean =>
    this.hand.has(target) ||
    (target.startsWith('stack:') && this.stackOf(target).some((p) => this.hand.has(`piece:${p.id}`)));

  /** The kind of the question that is to be answered here. */
  get asked(): string | null {
    return this.seen?.decision?.kind ?? null;
  }

  /** The address of this match, or of something of it, for whoever sits here. */
  address(page = '', query: Record<string, string> = {}): string {
    const asked = new URLSearchParams(query);
    if (this.watching) asked.set('watch', '');
    else if (this.seat !== null) asked.set('seat', String(this.seat));
    return `#/match/${this.id}${page}${asked.size ? `?${asked}` : ''}`;
  }

  close = (): void => this.live.close();
  send = (message: object): number => this.live.send(message);

  #heard(message: Exclude<ServerMessage, StateMessage>): void {
    const failed = message.type === 'refused' || message.type === 'error';
    if (failed || message.type === 'peril') this.busy = false;
    if (message.type === 'why') this.pointing.told(message.id, message.no);
    else if (message.type === 'odds' || message.type === 'threats') this.counsel.hear(message);
    else if (this.advisor.heard(message)) return;
    else if (message.type === 'ways' ? this.counsel.found(message) : failed && this.counsel.failed(message.id))
      this.errand.goOn();
    else if (message.type === 'refused') {
      this.errand.stop();
      this.pointing.refused(message.no);
    } else if (message.type === 'peril') {
      this.errand.stop();
      this.peril = losing(this.seen, message.key);
    } else if (message.type === 'notice') {
      this.notice = message;
      if (message.why === 'taken') standUp(this, Number(message.facts['seat']));
    } else if (message.type === 'error' && message.why !== 'stale' && !this.counsel.asked(message.id ?? undefined))
      this.notice = { why: message.why, facts: {} };
  }

  #shown(message: StateMessage, before: Seen | null): void {
    if (message.decision) this.cited.note(message.answers, message.decision);
    this.digest.shown(message, this.seen!, before);
    const changed = askedAnew(before, message);
    if (changed) {
      this.busy = false;
      this.pointing.forget();
      this.counsel.forget();
      this.advisor.forget();
      this.peril = null;
    }
    const kept = this.steps.shown(message, before);
    this.#handOver();
    this.#turnMap(message.view);
    if (changed) this.counsel.consider(message);
    if (!before && this.bearings.introduce()) this.panel = 'goal';
    if (message.decision?.kind !== before?.decision?.kind) this.errand.forget();
    this.errand.shown(message);
    const next = this.busy ? null : (kept ?? this.steps.habit(message, before));
    if (next) this.play(next);
  }

  #pieces = $derived.by(() => new Map((this.shown?.view.pieces ?? []).map((p) => [p.id, p])));
  #standing = $derived.by((): Map<string, Piece[]> => {
    const out = new Map<string, Piece[]>();
    for (const piece of this.shown?.view.pieces ?? []) {
      const there = out.get(piece.at);
      if (there) there.push(piece);
      else out.set(piece.at, [piece]);
    }
    return out;
  });

  piece(id: string): Piece | undefined {
    return this.#pieces.get(id);
  }

  /** The pieces at a place: `space:italia`, `piece:ship-3`. */
  at(place: string): readonly Piece[] {
    return this.#standing.get(place) ?? [];
  }

  /** The space a piece stands in, by itself or aboard another. */
  spaceOf(piece: string): string | null {
    const at = this.piece(piece)?.at ?? '';
    const place = at.startsWith('piece:') ? (this.piece(at.slice(6))?.at ?? '') : at;
    return place.startsWith('space:') ? place.slice(6) : null;
  }

  /** The pieces of a stack on the map: `stack:italia/macedonia` are the leaders of Macedonia in Italia. */
  stackOf(target: string): Piece[] {
    const [space, side] = splitTarget(target)[1].split('/');
    return this.at(`space:${space}`).filter((p) => (p.side ?? '') === side && upright(this.skin.board, p));
  }

  #turnMap(view: View): void {
    const map = this.skin.board.map?.(view, this.board);
    if (!map || map === this.drawing.id) return;
    void drawingOf({ ...this.board, map }).then((drawing) => (this.drawing = drawing));
  }

  /** Whose turn it is at this screen, if it is not the seat that is shown. */
  #handOver(): void {
    const seen = this.seen;
    if (!seen || seen.outcome || seen.decision || this.watching) {
      this.curtain = null;
      return;
    }
    if (seen.handOver === null) return;
    if (this.info.secrets) this.curtain = seen.handOver;
    else this.look(seen.handOver);
  }

  look(seat: number, take = false): void {
    this.curtain = null;
    this.seat = seat;
    this.send({ type: 'look', seat, ...(take && { take }) });
  }

  /** Answer; what loses for sure is played only when it has been said twice. */
  play(option: Option, sure = false): void {
    if (!this.seen || this.past) return;
    if ((this.peril = option.fatal && !sure ? option : null)) return;
    this.pointing.bubble = null;
    this.steps.played(option);
    this.busy = true;
    this.live.change({ type: 'play', version: this.seen.version, key: option.key, warn: !sure });
  }

  meant = (target: string): string[] | true | null => (this.choices.size ? this.steps.meant(target) : null);

  /** Whether a piece belongs to whoever is asked. */
  mine = (piece: Piece): boolean => this.sidesOfSeat(this.seen?.decision?.seat ?? -1).some((s) => s.id === piece.side);

  /** Give a standing order or take it back; that may be done at any time, asked or not. */
  order(sign: '+' | '-', { moment = '', key = '', until = '' }: Partial<StandingOrder>): void {
    if (this.seen && !this.past)
      this.live.change({ type: 'play', version: this.seen.version, key: `standing:${sign}${moment}/${key}/${until}` });
  }

  undo(): void {
    this.errand.stop();
    if (this.seen?.decision && !this.seen.undo && !this.past) this.notice = { why: 'undo-not', facts: {} };
    this.takeBack();
  }

  /** Undo as a step of something larger. */
  takeBack(): void {
    if (!this.seen?.undo || this.past) return;
    this.busy = true;
    this.live.change({ type: 'undo', version: this.seen.version });
  }

  redo = (): unknown => this.seen?.redo && !this.past && this.live.change({ type: 'redo', version: this.seen.version });

  side(id: string | null | undefined): Side | undefined {
    return this.shown?.view.sides.find((s) => s.id === id);
  }

  sidesOfSeat(seat: number): Side[] {
    return this.shown?.view.sides.filter((s) => s.seat === seat) ?? [];
  }

  colourOfSeat = (seat: number): number => this.sidesOfSeat(seat)[0]?.colour ?? 0;

  name = (ref: string, count = 1): string => words.name(this.game, ref, count);

  letters = $derived.by(() => lettersOf((this.shown?.view.sides ?? []).map(({ id }) => [id, this.name(`side:${id}`)])));

  letter = (side: string): string => this.letters.get(side) ?? '';

  playerName(seat: number): string {
    const player = this.shown?.players.find((p) => p.seat === seat);
    if (player?.name) return player.name;
    if (player?.kind === 'bot') return words.ui('bot');
    if (player?.kind === 'friend') return words.ui('friend');
    return words.ui('you');
  }

  /** Open a panel or close it; the rules at the one that is in question. */
  toggle(panel: Panel): void {
    if (panel === 'rules') this.rule = this.seen?.decision?.rule ?? null;
    this.panel = this.panel === panel ? null : panel;
  }

  openRule(rule: string): void {
    this.pointing.bubble = null;
    this.rule = rule;
    this.panel = 'rules';
  }

  show(ref: string): void {
    const [kind, id] = splitRef(ref);
    if (kind === 'rule') this.openRule(id);
    else {
      this.pointing.spot = ref;
      this.reveal(ref);
    }
  }

  async travel(answers: number): Promise<void> {
    const message = await api.at(this.id, answers, this.seat);
    if (!this.replaying) return;
    const from = this.past?.answers;
    const past = reduce(this.past, message);
    // Only a single step on is a move that was made; a leap draws nothing.
    this.past = from !== undefined && message.answers === from + 1 ? past : { ...past, moves: [] };
  }

  /** Open the past at a moment. */
  async visit(answers: number): Promise<void> {
    this.past = reduce(null, await api.at(this.id, answers, this.seat));
    this.replaying = true;
  }

  /** Into the past, or back from it. */
  travelOrReturn(): void {
    if (this.replaying) this.now();
    else this.replaying = true;
  }

  now(): void {
    this.past = null;
    this.replaying = false;
  }
}
