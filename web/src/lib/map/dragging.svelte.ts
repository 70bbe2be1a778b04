/** A piece drawn over the map: taken in hand when the drag begins, sent where it is let go, put back if that is nowhere. */

import type { Has, HasIn } from '../play/facets.ts';
import { countBy } from '../play/counting.ts';
import type { Spot } from './pointing.ts';

/** A press that moves farther is a drag. */
const SLIP = { mouse: 6, touch: 12 };

export interface Ghost {
  /** What is dragged, as a target. */
  piece: string;
  x: number;
  y: number;
  /** Where it would be let go. */
  over: string | null;
  /** How many go with it, once the wheel has said so. */
  count?: number;
}

/** What dragging knows of the ground. */
export interface Field {
  spaceAt: (x: number, y: number) => string | null;
  /** What a finger there means. */
  near: (x: number, y: number) => string | undefined;
}

/** What dragging needs of a table: to take a piece in hand, to send it, to put it back. */
export type Draggable = Has<'busy' | 'choices' | 'play' | 'spaceOf'> &
  HasIn<'pointing', 'forget' | 'hovered' | 'why'> &
  HasIn<'errand', 'follow'> &
  HasIn<'steps', 'back' | 'grabbed'>;

export class Dragging {
  ghost = $state.raw<Ghost | null>(null);
  #held: { piece: string; from: Spot; capture: () => void } | null = null;
  #was = false;

  constructor(
    private readonly table: Draggable,
    private readonly field: Field,
  ) {}

  /** A piece is held: the map stays where it is. */
  get holds(): boolean {
    return this.#held !== null;
  }

  down(spot: Spot, capture: () => void): void {
    this.#was = false;
    const target = spot.target ?? (spot.touch ? this.field.near(spot.x, spot.y) : undefined);
    const piece = target && this.table.choices.size ? this.table.steps.grabbed(target) : null;
    this.#held = piece === null ? null : { piece, from: spot, capture };
  }

  /** Whether it is a drag. */
  move(spot: Spot): boolean {
    const held = this.#held;
    if (!held) return false;
    const far = Math.hypot(spot.x - held.from.x, spot.y - held.from.y);
    if (!this.ghost) {
      if (far <= (held.from.touch ? SLIP.touch : SLIP.mouse)) return false;
      held.capture();
      this.table.pointing.forget();
      const choice = this.table.choices.get(held.piece);
      if (choice) this.table.play(choice.options[0]!);
    }
    const space = this.field.spaceAt(spot.x, spot.y);
    const over = space ? `space:${space}` : null;
    const count = this.ghost?.count;
    this.ghost = { piece: held.piece, x: spot.x, y: spot.y, over, ...(count !== undefined && { count }) };
    if (this.table.pointing.hovered !== over) this.table.pointing.hovered = over;
    return true;
  }

  /** The wheel turns: while a piece is dragged one more or fewer goes with it, otherwise it is the map's. */
  wheel(event: WheelEvent): void {
    if (!this.ghost) return;
    event.preventDefault();
    event.stopPropagation();
    const count = countBy(event.deltaY < 0 ? 1 : -1);
    if (count !== null) this.ghost = { ...this.ghost, count };
  }

  /** Let go. Whether it went somewhere. */
  up(spot: Spot, cancelled: boolean): boolean {
    const ghost = this.ghost;
    this.#held = null;
    this.ghost = null;
    if (!ghost) return false;
    this.#was = true;
    const { pointing, errand, steps, spaceOf } = this.table;
    const home = spaceOf.call(this.table, ghost.piece.slice(6));
    if (cancelled || !ghost.over || ghost.over === `space:${home}`) {
      if (this.table.busy) errand.follow(['back']);
      else steps.back();
      return false;
    }
    errand.follow([{ goal: ghost.over }], () => pointing.why(ghost.over!, spot.x, spot.y));
    return true;
  }

  /** Whether the click that now comes ends a drag. */
  wasDrag(): boolean {
    const was = this.#was;
    this.#was = false;
    return was;
  }
}
