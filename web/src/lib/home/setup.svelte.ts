/** A match to be: which game, which scenario and options, and who sits where. */

import { api } from '../net/api.ts';
import type { GameInfo, Player } from '../../gen/protocol.ts';
import { settings } from '../settings.svelte.ts';
import { ui, words } from '../text/catalogue.svelte.ts';
import { failureOf, type Failure } from '../text/failure.ts';

export interface Sitting {
  kind: Player['kind'];
  name: string;
  bot: string | null;
}

/** A message of a game, or its own name where it has none. */
export const say = (game: string, message: string): string =>
  words.has(game, message) ? words.text(game, message) : message;

export const botName = (bot: string): string => (words.has('client', `ui-bot-${bot}`) ? ui(`bot-${bot}`) : bot);

export class Setup {
  games = $state.raw<GameInfo[]>([]);
  chosen = $state<string | null>(null);
  scenario = $state('');
  seats = $state(0);
  options = $state<Record<string, string>>({});
  sitting = $state<Sitting[]>([]);
  seed = $state('');
  failed = $state<Failure | null>(null);
  starting = $state(false);

  game = $derived.by((): GameInfo | null => this.games.find((g) => g.id === this.chosen) ?? null);
  /** For how many the scenario is. */
  allowed = $derived.by((): number[] => (this.game ? this.#seatsOf(this.game, this.scenario) : []));

  #seatsOf(game: GameInfo, scenario: string): number[] {
    return game.seats_of?.[scenario] ?? game.seats;
  }

  /** The games there are, in the server's order; the one last played is chosen, as it was played. */
  offer(games: GameInfo[], last?: { game: string; scenario: string; seats: number }): void {
    const played = games.find((g) => g.id === last?.game);
    this.games = played ? [played, ...games.filter((g) => g !== played)] : games;
    if (this.chosen || !this.games[0]) return;
    this.choose(this.games[0].id);
    if (!played || !last || !played.scenarios.includes(last.scenario)) return;
    this.setScenario(last.scenario);
    if (this.allowed.includes(last.seats)) this.setSeats(last.seats);
  }

  /** Nobody else can sit down. */
  solo = $derived(this.allowed.length === 1 && this.allowed[0] === 1);

  /** The side of a seat, where that is known before the start: an optional rule may give them out otherwise. */
  sideOf(seat: number): string | null {
    const asUsual = this.game?.choices.every((c) => c.kind !== 'rule' || this.options[c.name] === c.values[0]);
    return (asUsual && this.game?.sides[this.scenario]?.[this.seats]?.[seat]) || null;
  }

  choose(id: string): void {
    const info = this.games.find((g) => g.id === id)!;
    this.chosen = id;
    this.scenario = info.scenarios[0] ?? '';
    this.options = Object.fromEntries(info.choices.map((c) => [c.name, c.values[0]!]));
    this.setSeats(this.#seatsOf(info, this.scenario).at(-1)!);
  }

  setScenario(id: string): void {
    this.scenario = id;
    const can = this.game ? this.#seatsOf(this.game, id) : [];
    if (!can.includes(this.seats)) this.setSeats(can.at(-1)!);
  }

  setSeats(count: number): void {
    this.seats = count;
    const me: Sitting = { kind: 'me', name: settings.name, bot: null };
    this.sitting = Array.from({ length: count }, (_, i) => this.sitting[i] ?? (i === 0 ? me : this.#bot()));
  }

  #bot(): Sitting {
    return { kind: 'bot', name: '', bot: this.game?.bots.at(-1) ?? null };
  }

  sit(i: number, kind: Player['kind']): void {
    // There is one "me" at a screen; who was it becomes a friend.
    if (kind === 'me')
      this.sitting = this.sitting.map((s, n) => (s.kind === 'me' && n !== i ? { ...s, kind: 'friend' } : s));
    const name = kind === 'me' ? settings.name : (this.sitting[i]?.name ?? '');
    this.sitting[i] = kind === 'bot' ? this.#bot() : { kind, name, bot: null };
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
        players: players.map((s) => ({ ...s })),
        ...(this.seed.trim() ? { seed: Number(this.seed.replace(/\D/g, '')) } : {}),
      });
      location.hash = `#/match/${id}`;
    } catch (error) {
      this.failed = failureOf(error);
      this.starting = false;
    }
  }
}
