/** A match to be: which game, which scenario and options, and who sits where. */

import { api } from '../net/api.ts';
import type { Choice, GameInfo, Player } from '../../gen/protocol.ts';
import { settings } from '../settings.svelte.ts';
import { words } from '../text/catalogue.svelte.ts';
import { usualLevel } from '../coach/levels.ts';
import { failureOf, type Failure } from '../text/failure.ts';

export interface Sitting {
  kind: Player['kind'];
  name: string;
  bot: string | null;
}

/** A message of a game, or its own name where it has none. */
export const say = (game: string, message: string): string =>
  words.has(game, message) ? words.text(game, message) : message;

export class Setup {
  games = $state.raw<GameInfo[]>([]);
  chosen = $state<string | null>(null);
  scenario = $state('');
  seats = $state(0);
  options = $state<Record<string, string>>({});
  sitting = $state<Sitting[]>([]);
  seed = $state('');
  /** Whether one may ask for hints. */
  hints = $state(true);
  failed = $state<Failure | null>(null);
  starting = $state(false);
  /** How many people play; bots sit at what is left. */
  people = $state(1);

  game = $derived.by((): GameInfo | null => this.games.find((g) => g.id === this.chosen) ?? null);
  /** For how many the scenario is. */
  allowed = $derived.by((): number[] => (this.game ? this.#seatsOf(this.game, this.scenario) : []));

  #seatsOf(game: GameInfo, scenario: string): number[] {
    return game.seats_of?.[scenario] ?? game.seats;
  }

  /** The game for whoever has never played any of them: its catalogue says so. */
  first = $derived.by((): GameInfo | null => this.games.find((g) => words.has(g.id, 'game-first')) ?? null);
  /** The games so many people can play; alone one plays all of them, with bots where it takes more. */
  offered = $derived.by((): GameInfo[] =>
    this.games.filter((g) => this.people === 1 || g.seats.some((n) => n >= this.people)),
  );

  /** The games there are, in the server's order; the one last played is chosen, as it was played. */
  offer(games: GameInfo[], last?: { game: string; scenario: string; seats: number }): void {
    const played = games.find((g) => g.id === last?.game);
    this.games = games;
    const begins = played ?? this.first ?? games[0];
    if (this.chosen || !begins) return;
    this.choose(begins.id);
    if (!played || !last || !played.scenarios.includes(last.scenario)) return;
    this.setScenario(last.scenario);
    if (this.allowed.includes(last.seats)) this.setSeats(last.seats);
  }

  /** Nobody else can sit down. */
  solo = $derived(this.allowed.length === 1 && this.allowed[0] === 1);

  /** The side of a seat, where that is known before the start: an optional rule may give them out otherwise. */
  sideOf(seat: number): string | null {
    const asUsual = this.game?.choices.every(
      (c) => !this.game!.dealing.includes(c.name) || this.options[c.name] === c.values[0],
    );
    return (asUsual && this.game?.sides[this.scenario]?.[this.seats]?.[seat]) || null;
  }

  /** The colour a seat has on the board. */
  colourOf(seat: number): number {
    return this.game?.colours[this.scenario]?.[this.seats]?.[seat] ?? seat + 1;
  }

  /** Rules that are on or off; whatever else may be chosen is no matter of "all" or "none". */
  switches = $derived.by((): Choice[] =>
    (this.game?.choices ?? []).filter((c) => c.kind === 'rule' && [...c.values].sort().join() === 'no,yes'),
  );
  switchedOn = $derived(this.switches.filter((c) => this.options[c.name] === 'yes').length);

  switchAll(on: boolean): void {
    for (const c of this.switches) this.options[c.name] = on ? 'yes' : 'no';
  }

  /** Whether a hand could be given away to somebody: a person beside the one at this screen. */
  #watched = true;

  /** Where only bots could learn from it, who can do nothing is not asked; against people everybody is, as usual. */
  #settle(): void {
    const watched = this.sitting.filter((s) => s.kind !== 'bot').length > 1;
    if (watched === this.#watched) return;
    this.#watched = watched;
    for (const c of this.game?.choices ?? [])
      if (c.tells.length) this.options[c.name] = watched ? c.values[0]! : c.tells[0]!;
  }

  /** So many people, so many seats; a game that is not for so many gives way to one that is. */
  setPeople(count: number): void {
    this.people = count;
    const here = this.offered.some((g) => g.id === this.chosen);
    if (!here && this.offered[0]) this.choose(this.offered[0].id);
    else this.#seat();
  }

  /** As many seats as the people need; one alone gets the solitaire game, or all the bots there is room for. */
  #seat(): void {
    const fits = this.allowed.find((n) => n >= this.people);
    const count = this.people === 1 ? (this.game?.alone[this.scenario] ?? this.allowed.at(-1)) : fits;
    this.sitting = [];
    this.setSeats(count ?? this.allowed.at(-1)!);
  }

  choose(id: string): void {
    const info = this.games.find((g) => g.id === id)!;
    this.chosen = id;
    this.scenario = info.scenarios[0] ?? '';
    this.options = Object.fromEntries(info.choices.map((c) => [c.name, c.values[0]!]));
    this.#watched = true;
    this.#seat();
  }

  setScenario(id: string): void {
    this.scenario = id;
    if (!this.allowed.includes(this.seats)) this.#seat();
  }

  setSeats(count: number): void {
    this.seats = count;
    const me: Sitting = { kind: 'me', name: settings.name, bot: null };
    const friend: Sitting = { kind: 'friend', name: '', bot: null };
    this.sitting = Array.from(
      { length: count },
      (_, i) => this.sitting[i] ?? (i === 0 ? me : i < this.people ? { ...friend } : this.#bot()),
    );
    this.#settle();
  }

  #bot(): Sitting {
    return { kind: 'bot', name: '', bot: usualLevel(this.game?.bots ?? []) };
  }

  sit(i: number, kind: Player['kind']): void {
    // There is one "me" at a screen; who was it becomes a friend.
    if (kind === 'me')
      this.sitting = this.sitting.map((s, n) => (s.kind === 'me' && n !== i ? { ...s, kind: 'friend' } : s));
    const name = kind === 'me' ? settings.name : (this.sitting[i]?.name ?? '');
    this.sitting[i] = kind === 'bot' ? this.#bot() : { kind, name, bot: null };
    this.#settle();
  }

  /** A game of this card at once: as the form shows it, or as it is usually played. */
  play(id: string): Promise<void> {
    if (this.chosen !== id) this.choose(id);
    return this.start();
  }

  /** A game among bots, to look on. */
  watch(): Promise<void> {
    return this.start(Array.from({ length: this.seats }, () => this.#bot()));
  }

  async start(players: Sitting[] = this.sitting): Promise<void> {
    if (!this.game || this.starting) return;
    this.starting = true;
    this.failed = null;
    const mine = players.find((s) => s.kind === 'me');
    if (mine) settings.name = mine.name;
    try {
      const { id } = await api.create({
        game: this.game.id,
        scenario: this.scenario,
        seats: this.seats,
        options: { ...this.options },
        players: players.map((s) => ({ ...s, ...(this.hints ? {} : { hints: false }) })),
        ...(this.seed.trim() ? { seed: Number(this.seed.replace(/\D/g, '')) } : {}),
      });
      location.hash = `#/match/${id}`;
    } catch (error) {
      this.failed = failureOf(error);
      this.starting = false;
    }
  }
}
