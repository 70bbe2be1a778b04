/** The way into a question. Answers that told nobody anything are steps of one order: one can go back, or take another. */

import type { Option, StateMessage } from '../../gen/protocol.ts';
import type { Asked, Has, HasIn, Placed } from './facets.ts';
import { choicesOf, closing, isBack, type Choice } from './options.ts';
import type { Seen } from './reduce.ts';

type Choices = ReadonlyMap<string, Choice>;

/** A question that was answered, and how. */
interface Answered {
  choices: Choices;
  option: Option;
}

/** A piece that is taken in hand by one click: no amount, nothing that is done to it. */
const plain = (choice: Choice | undefined): choice is Choice =>
  choice?.kind === 'piece' && choice.options.length === 1 && !choice.amounts && !choice.deed;

/** What steps need of a table: the question and its pieces, and how to answer or undo. */
export type Stepping = Asked &
  Placed &
  Has<'hand' | 'holds' | 'play' | 'sidesOfSeat' | 'skin' | 'takeBack'> &
  HasIn<'errand', 'follow'> &
  HasIn<'counsel', 'to'>;

export class Steps {
  /** The questions behind this one, the last at the end. */
  #behind = $state.raw<readonly Answered[]>([]);
  #played: (Answered & { hand: ReadonlySet<string> }) | null = null;

  /** A question that was answered by habit, and how many answers there were after it. */
  #passed = $state.raw<{ kind: string; answers: number } | null>(null);

  constructor(private readonly table: Stepping) {}

  /** What could have been chosen instead of what led here. */
  get earlier(): Choices | null {
    return this.#behind.at(-1)?.choices ?? null;
  }

  /** What would have ended the question before this one; nothing if that is how it was answered. */
  get ending(): Choice | null {
    const last = this.#behind.at(-1);
    const ending = last && closing(last.choices.values());
    return ending && !ending.options.some((o) => o.key === last.option.key) ? ending : null;
  }

  played(option: Option): void {
    this.#played = { choices: this.table.choices, option, hand: this.table.hand };
  }

  /** A new state: one step further in, one back, or something has happened. Returns what stays in hand. */
  shown(message: StateMessage, before: Seen | null): Option | null {
    const played = this.#played;
    if (!before || message.answers !== before.answers || !message.decision) this.#played = null;
    if (!before || !message.decision || message.decision.seat !== before.decision?.seat) this.#behind = [];
    else if (message.answers === before.answers - 1) this.#behind = this.#behind.slice(0, -1);
    else if (message.answers !== before.answers)
      this.#behind =
        played && message.answers === before.answers + 1 && quiet(message, before) ? [...this.#behind, played] : [];
    return played && before && message.answers === before.answers + 1 ? this.#kept(message, played) : null;
  }

  /** A ship that has sailed, or has somebody aboard, stays in hand as long as it can do anything. */
  #kept({ decision, view }: StateMessage, { option, hand }: { option: Option; hand: ReadonlySet<string> }) {
    if (!decision || isBack(option)) return null;
    const choices = choicesOf(decision);
    for (const target of hand) {
      const piece = view.pieces.find((p) => `piece:${p.id}` === target);
      const choice = choices.get(target);
      if (!piece || !plain(choice) || this.table.skin.board.form(piece) !== 'ship') continue;
      if (option.on['space'] !== undefined || view.pieces.some((p) => p.at === target)) return choice.options[0]!;
    }
    return null;
  }

  /** The usual answer to a question that nobody needs to be asked. */
  habit({ decision, answers }: StateMessage, before: Seen | null): Option | null {
    // Who has gone back to it wants to be asked.
    if (!decision || !before || answers <= before.answers || !this.table.skin.habits?.[decision.kind]?.when(this.table))
      return null;
    const usual = [...this.table.choices.values()].find((c) => c.usual);
    this.#passed = usual ? { kind: decision.kind, answers: answers + 1 } : null;
    return usual?.options[0] ?? null;
  }

  /** The words that lead back to what was answered by habit just now. */
  get again(): string | null {
    const passed = this.#passed;
    if (!passed || !this.table.seen?.undo || this.table.seen.answers !== passed.answers) return null;
    return this.table.skin.habits?.[passed.kind]?.again() ?? null;
  }

  /** One step back. Whether there was one. */
  back(): boolean {
    if (this.#behind.length && this.table.seen?.undo) {
      this.table.takeBack();
      return true;
    }
    const option = [...this.table.choices.values()].flatMap((c) => c.options).find(isBack);
    if (option) this.table.play(option);
    return option !== undefined;
  }

  /** Go back and choose something else there. */
  instead(target: string): void {
    this.table.errand.follow(['back', { target }]);
  }

  /** Who could be taken in hand at a place, or with those who stand there. */
  movers(target: string, choices: Choices = this.table.choices): string[] {
    const piece = target.startsWith('piece:') ? this.table.piece(target.slice(6)) : undefined;
    const there = target.startsWith('stack:')
      ? this.table.stackOf(target)
      : this.table.at(piece?.at ?? target).filter((p) => !piece || p.side === piece.side);
    const ids = there.filter((p) => this.table.mine(p)).map((p) => `piece:${p.id}`);
    return ids.filter((id) => plain(choices.get(id)));
  }

  /** What a click on something that is no choice means all the same. Several: somebody has to say which. */
  meant(target: string): string[] | true | null {
    if (this.table.holds(target) && this.back()) return true;
    if (this.table.counsel.to(target)) {
      this.table.errand.follow([{ goal: target }]);
      return true;
    }
    if (this.earlier?.has(target) && !this.earlier.get(target)!.amounts) {
      this.instead(target);
      return true;
    }
    const here = this.movers(target);
    const behind = here.length || target.startsWith('space:') || !this.earlier ? [] : this.movers(target, this.earlier);
    const [one, ...more] = here.length ? here : behind;
    if (!one) return null;
    if (more.length) return [one, ...more];
    if (here.length) this.table.play(this.table.choices.get(one)!.options[0]!);
    else this.instead(one);
    return true;
  }

  /** Which piece of one's own would be dragged from there; null where the map is. */
  grabbed(target: string): string | null {
    if (this.table.hand.has(target)) return target;
    if (plain(this.table.choices.get(target)) && this.movers(target).includes(target)) return target;
    return target.startsWith('space:') ? null : (this.movers(target).at(-1) ?? null);
  }
}

/** Nothing was told, and it is still the same phase. */
const quiet = (message: StateMessage, before: Seen): boolean =>
  message.events.length === 0 && message.view.phase === before.view.phase && message.view.round === before.view.round;
