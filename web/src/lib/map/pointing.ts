/** What a mouse or a finger on the map means: targets under a point, and how long it stays there. */

import type { Pointing } from '../play/pointing.svelte.ts';
import type { XY } from './geometry.ts';

/** A tip comes after the mouse has rested so long, a finger has pressed so long. */
export const REST = 350;
/** Whoever has just chosen is left in peace so long. */
export const CALM = 1500;
export const PRESS = 450;
/** A finger that moves farther drags the map. */
const SLIP = 10;
/** How far around a finger things may be meant. */
const FINGER = 24;

/** A point of the map's window. */
export interface Spot {
  x: number;
  y: number;
  touch: boolean;
  /** What is drawn there and says what it is. */
  target?: string | undefined;
}

/** What the map knows of its ground. */
export interface Ground {
  readonly pointMap: boolean;
  /** Radius of a point on the screen. */
  readonly reach: number;
  may: (target: string) => boolean;
  /** The space at a point of the window, or the point of a space no farther than `reach` from it. */
  spaceAt: (x: number, y: number, reach: number) => string | null;
  /** Points about as near as the nearest. */
  pointsAt: (x: number, y: number, reach: number) => string[];
  /** The space in which a piece or a stack stands, as a target. */
  spaceOf: (target: string) => string | null;
  /** Whether a piece or a stack belongs to whoever is asked. */
  mine: (target: string) => boolean;
  /** Pieces and stacks that may be chosen, and where they are. */
  pieces: () => Iterable<[string, XY]>;
}

/** What lies under a point, the topmost first. */
export function targetsAt(ground: Ground, { x, y, touch, target }: Spot): string[] {
  const out: string[] = [];
  if (target) {
    out.push(target);
    // A piece that is no choice stands for its space where that is one.
    const space = ground.spaceOf(target);
    if (space) out.push(space);
    // Nobody who clicks on his own men means the land that happens to lie behind them.
    if (ground.mine(target)) return out;
  }
  const space = ground.spaceAt(x, y, Math.max(touch ? FINGER : 16, ground.pointMap ? ground.reach : 0));
  if (space) out.push(`space:${space}`);
  return out;
}

/** What a finger may have meant: legal things about as near as the nearest. */
export function nearby(ground: Ground, x: number, y: number): string[] {
  const distance = new Map<string, number>();
  const under = (px: number, py: number, far: number): void => {
    const id = ground.spaceAt(px, py, FINGER);
    if (id && ground.may(`space:${id}`)) distance.set(`space:${id}`, far);
  };
  if (ground.pointMap) {
    for (const id of ground.pointsAt(x, y, FINGER)) if (ground.may(`space:${id}`)) distance.set(`space:${id}`, 0);
  } else {
    for (let i = 0; i < 8; i++) {
      const turn = (i * Math.PI) / 4;
      under(x + 14 * Math.cos(turn), y + 14 * Math.sin(turn), 14);
    }
    under(x, y, 8);
  }
  for (const [target, at] of ground.pieces()) {
    const far = Math.hypot(at[0] - x, at[1] - y);
    if (far < FINGER) distance.set(target, far);
  }
  const all = [...distance].sort((a, b) => a[1] - b[1]);
  const limit = Math.max(10, (all[0]?.[1] ?? 0) * 1.35);
  return all
    .filter(([, d]) => d <= limit)
    .slice(0, 4)
    .map(([t]) => t);
}

/** Whoever points does not leave the focus on what he has pointed at: Enter is the question's. */
export function letFocusBe(event: MouseEvent, window: HTMLElement): void {
  if ((event.target as Element).closest('button')) return;
  event.preventDefault();
  window.focus({ preventScroll: true });
}

export class Pointer {
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** What was clicked with success: nothing is said of it until the pointer has left it, and of nothing for a while. */
  #chosen: { things: string[]; until: number } | null = null;
  #press: { x: number; y: number; timer: ReturnType<typeof setTimeout>; long: boolean } | null = null;

  constructor(
    private readonly ground: Ground,
    private readonly pointing: Pointing,
  ) {}

  /** The mouse is here; `dragging` if a button is down. */
  over(spot: Spot, dragging: boolean): void {
    if (spot.touch) return;
    if (dragging) return clearTimeout(this.#rest);
    const targets = targetsAt(this.ground, spot);
    if (this.#chosen?.things.length && !targets.includes(this.#chosen.things[0]!)) this.#chosen.things = [];
    const best = targets.find((t) => this.ground.may(t) || this.pointing.holds(t)) ?? targets[0] ?? null;
    if (best === this.pointing.hovered) return;
    this.pointing.hovered = best;
    clearTimeout(this.#rest);
    this.pointing.pass();
    if (!best || this.#chosen?.things.length) return;
    const wait = Math.max(REST, (this.#chosen?.until ?? 0) - Date.now());
    this.#rest = setTimeout(() => this.pointing.tell(targets[0]!, spot.x, spot.y), wait);
  }

  left(): void {
    clearTimeout(this.#rest);
    if (this.#chosen) this.#chosen.things = [];
    this.pointing.hovered = null;
    this.pointing.pass();
  }

  /** A finger comes down. */
  down(spot: Spot): void {
    if (!spot.touch) return;
    const { x, y } = spot;
    const target = targetsAt(this.ground, spot)[0];
    const timer = setTimeout(() => {
      if (!this.#press || !target) return;
      this.#press.long = true;
      this.pointing.why(target, x, y);
    }, PRESS);
    this.#press = { x, y, timer, long: false };
  }

  /** A finger that slides presses nothing. */
  slid(x: number, y: number): void {
    const press = this.#press;
    if (press && Math.hypot(x - press.x, y - press.y) > SLIP) clearTimeout(press.timer);
  }

  clicked(spot: Spot): void {
    const press = this.#press;
    this.#press = null;
    if (press) clearTimeout(press.timer);
    if (press?.long) return;
    const { x, y } = spot;
    const held = spot.target !== undefined && this.pointing.holds(spot.target);
    const near = press && !held ? nearby(this.ground, x, y) : [];
    if (near.length > 1) {
      this.pointing.chooser = { targets: near, x, y };
      return;
    }
    const targets = targetsAt(this.ground, spot);
    if (!targets.length) this.pointing.bubble = null;
    else if (this.pointing.pick(targets, x, y)) this.chose(targets);
  }

  /** Something was chosen there: for a while nothing is said. */
  chose(targets: string[]): void {
    clearTimeout(this.#rest);
    this.#chosen = { things: targets, until: Date.now() + CALM };
  }

  /** What was pressed was dragged, and chooses nothing. */
  let(): void {
    if (this.#press) clearTimeout(this.#press.timer);
    this.#press = null;
  }

  stop(): void {
    clearTimeout(this.#rest);
    if (this.#press) clearTimeout(this.#press.timer);
  }
}
