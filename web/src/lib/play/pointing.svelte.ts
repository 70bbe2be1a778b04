/** What is pointed at: by mouse, keys or finger, and by sentences that say "there". */

import type { No, Option, Piece, Target } from '../../gen/protocol.ts';
import { splitTarget, type Choice } from './options.ts';

/** Something at a point of the map's window. */
export interface Tip {
  target: string;
  x: number;
  y: number;
}

/** What was asked by a click or a key: it stays until something else is. */
export interface Bubble extends Tip {
  no: No | null;
  waiting: boolean;
}

/** Two or three things under one finger. */
export interface Under {
  targets: string[];
  x: number;
  y: number;
}

/** What pointing needs to know of a table. */
export interface Pointed {
  readonly choices: ReadonlyMap<string, Choice>;
  stackOf: (target: string) => Piece[];
  /** Whether something is in hand, or a stack with it. */
  holds: (target: string) => boolean;
  /** What a click on something that is no choice means: done, one of several, or nothing. */
  meant: (target: string) => string[] | true | null;
  play: (option: Option) => void;
  send: (message: { type: 'why'; target: Target }) => number;
  /** Where something lies in the window of the map. */
  screenOf: (ref: string) => readonly [x: number, y: number, width: number] | null;
}

/** Whoever rests on a button is told of the place it stands for after so long, as on the map. */
const REST = 350;

class Light {
  on: boolean;
  constructor(on: boolean) {
    this.on = $state(on);
  }
}

export class Pointing {
  /** Why something cannot be chosen; only ever asked for. */
  bubble = $state.raw<Bubble | null>(null);
  /** What lies under the pointer, told in passing. */
  tip = $state.raw<Tip | null>(null);
  chooser = $state.raw<Under | null>(null);
  /** What "show me" points at, as a reference. */
  spot = $state<string | null>(null);
  #hovered = $state<string | null>(null);
  #focused = $state<string | null>(null);
  #opened = $state<string | null>(null);
  #lights = new Map<string, Light>();
  #lit: (string | null)[] = [];
  #asked = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Pointed) {}

  get hovered(): string | null {
    return this.#hovered;
  }
  set hovered(target: string | null) {
    this.#hovered = target;
    this.#light();
  }

  get focused(): string | null {
    return this.#focused;
  }
  set focused(target: string | null) {
    this.#focused = target;
    this.#light();
  }

  /** A choice with several options that has been picked and wants an amount or a variant. */
  get opened(): string | null {
    return this.#opened;
  }
  set opened(target: string | null) {
    this.#opened = target;
    this.#light();
  }

  /** Whether something stands out. Each thing hears of its own light only: pointing costs the same on any board. */
  lit(target: string): boolean {
    let light = this.#lights.get(target);
    if (!light) {
      light = new Light(this.#lit.includes(target));
      this.#lights.set(target, light);
    }
    return light.on;
  }

  #light(): void {
    const now = [this.#hovered, this.#focused, this.#opened];
    for (const target of this.#lit) if (target && !now.includes(target)) this.#put(target, false);
    for (const target of now) if (target) this.#put(target, true);
    this.#lit = now;
  }

  #put(target: string, on: boolean): void {
    const light = this.#lights.get(target);
    if (light) light.on = on;
  }

  /** Whether something is in hand. */
  holds(target: string): boolean {
    return this.table.holds(target);
  }

  /** A new state: nothing of the old one is pointed at. */
  forget(): void {
    this.chooser = null;
    this.bubble = null;
    this.tip = null;
    this.spot = null;
    this.opened = null;
    this.hovered = null;
  }

  /** Pick what was clicked: play it, open it if it has several options, or say why not. Whether it was a choice. */
  pick(targets: string[], x: number, y: number): boolean {
    this.chooser = null;
    this.tip = null;
    this.bubble = null;
    // What is in hand and clicked again is put back, whatever else may be chosen there.
    if (targets[0] && !this.table.choices.has(targets[0]) && this.table.holds(targets[0]))
      if (this.table.meant(targets[0]) === true) return true;
    for (const target of targets) {
      if (
        target.startsWith('stack:') &&
        this.table.stackOf(target).some((p) => this.table.choices.has(`piece:${p.id}`))
      ) {
        this.opened = this.opened === target ? null : target;
        return true;
      }
      const choice = this.table.choices.get(target);
      if (!choice) continue;
      // What is expected of a click has no button; what else may be done with it is offered beside it.
      const plain = choice.options.filter((o) => o.on['button'] === undefined || choice.kind === 'button');
      if (plain.length === 1) this.table.play(plain[0]!);
      else this.opened = this.opened === target ? null : target;
      return true;
    }
    for (const target of targets) {
      const meant = this.table.meant(target);
      if (!meant) continue;
      if (meant !== true) this.chooser = { targets: meant, x, y };
      return true;
    }
    if (targets[0]) this.why(targets[0], x, y);
    return false;
  }

  /** A button that stands for something on the board is pointed at, or no longer; a place is told of beside itself. */
  point(target: string | null): void {
    clearTimeout(this.#resting);
    this.hovered = target;
    this.pass();
    if (!target?.startsWith('space:')) return;
    this.#resting = setTimeout(() => {
      const at = this.hovered === target ? this.table.screenOf(target) : null;
      if (at) this.tell(target, at[0], at[1]);
    }, REST);
  }

  /** Say what something is. */
  tell(target: string, x: number, y: number): void {
    if (this.bubble?.target !== target) this.tip = { target, x, y };
  }

  /** Ask why something cannot be chosen; where nobody is asked anything, only say what it is. */
  why(target: string, x: number, y: number): void {
    const legal = this.table.choices.has(target) || target.startsWith('stack:');
    this.tip = null;
    this.bubble = { target, x, y, no: null, waiting: !legal && this.table.choices.size > 0 };
    if (legal || !this.table.choices.size) return;
    const [kind, id] = splitTarget(target);
    this.#asked = this.table.send({ type: 'why', target: { [kind]: id } });
  }

  /** The server says why not. */
  told(id: number, no: No | null): void {
    if (id === this.#asked && this.bubble) this.bubble = { ...this.bubble, no, waiting: false };
  }

  /** The server refused an answer. */
  refused(no: No): void {
    const { target, x, y } = this.bubble ?? { target: '', x: 0, y: 0 };
    this.bubble = { target, x, y, no, waiting: false };
  }

  /** What was told in passing goes; what was asked for stays. */
  pass(): void {
    this.tip = null;
  }
}
