/** What happened to a seat since its last turn: kept for the first question of the next. */

import type { Skin } from '../board/skin.ts';
import type { Account, GameEvent, StateMessage } from '../../gen/protocol.ts';
import { accountAt, fortuneOf } from './accounts.ts';
import type { Seen } from './reduce.ts';

export interface DigestItem {
  n: number;
  /** What happened, as an event or as a clash that is over. */
  event: GameEvent;
  account?: Account;
  tone: Tone;
}
/** It was for the better, for the worse, or it is just to be known. */
export type Tone = 'good' | 'bad' | 'news';

/** All a digest knows of a table. */
interface Reader {
  readonly skin: { log: Pick<Skin['log'], 'digest' | 'heading' | 'actors' | 'clash' | 'others'> };
  sidesOfSeat: (seat: number) => readonly { id: string }[];
}

/** Without a word of the game: what others did in which one's own side is named. */
function touches(event: GameEvent, ours: string[], actors: string[]): boolean {
  const actor = actors.map((key) => event[key]).find((value) => value !== undefined);
  return !ours.includes(String(actor)) && Object.values(event).some((value) => ours.includes(String(value)));
}

export class Digest {
  items = $state.raw<DigestItem[]>([]);
  /** By seat: the number of the first event after its last answer in its own turn. */
  readonly #left = new Map<number, number>();

  constructor(private readonly table: Reader) {}

  /** Seats whose turn was over since. */
  readonly #away = new Set<number>();

  /** A state is on show. */
  shown(message: StateMessage, now: Seen, before: Seen | null): void {
    const answered = before?.decision?.seat;
    if (before && answered !== undefined && message.answers > before.answers) {
      this.items = [];
      if (this.#turnOf(answered, before)) this.#left.set(answered, before.total);
    }
    for (const left of this.#left.keys()) if (!this.#turnOf(left, now)) this.#away.add(left);
    const seat = now.decision?.seat;
    if (seat === undefined || !this.#turnOf(seat, now)) return;
    const from = this.#left.get(seat);
    if (from === undefined || from < now.first) return;
    const since = now.events.filter(({ n }) => n >= from);
    const { log } = this.table.skin;
    if (!this.#away.has(seat) && !since.some(({ event }) => event.event === log.heading)) return;
    const ours = this.table.sidesOfSeat(seat).map((s) => `side:${s.id}`);
    const tone = (event: GameEvent): Tone | null =>
      log.digest ? log.digest(event, ours) : touches(event, ours, log.actors) ? 'news' : null;
    this.items = since.flatMap(({ n, event }): DigestItem[] => {
      const account = log.clash ? accountAt(now.accounts, n) : null;
      // A clash is told once, when all of it is known.
      if (account) {
        const fortune = fortuneOf(account, ours) ?? (log.others ? 'news' : null);
        return n === account.closed && fortune ? [{ n, event, account, tone: fortune }] : [];
      }
      const found = tone(event);
      return found ? [{ n, event, tone: found }] : [];
    });
    this.#left.delete(seat);
    this.#away.delete(seat);
  }

  /** Whether it is the turn of a seat; where nobody's turn is told, of everybody. */
  #turnOf(seat: number, { view }: Seen): boolean {
    const acting = view.acting?.replace('side:', '');
    return !acting || this.table.sidesOfSeat(seat).some((s) => s.id === acting);
  }
}
