/** Pan and zoom. A gesture only moves a wrapper by CSS; the picture is drawn anew 120 ms after it has ended. */

import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import type { Box } from './geometry.ts';

export interface Frame {
  k: number;
  x: number;
  y: number;
}

export interface Free {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const SETTLE = 120;
export const OVERSCAN = 200;
/** Nearer than this a coast is straight lines and a province an empty sheet. */
const MOST = 4.5;

/** The frame that shows a box of the map in the free part of the window. */
export function fit(box: Box, width: number, height: number, free: Free, most: number): Frame {
  const w = Math.max(80, width - free.left - free.right);
  const h = Math.max(80, height - free.top - free.bottom);
  const k = Math.min(most, w / Math.max(1, box[2] - box[0]), h / Math.max(1, box[3] - box[1]));
  return {
    k,
    x: free.left + w / 2 - ((box[0] + box[2]) / 2) * k,
    y: free.top + h / 2 - ((box[1] + box[3]) / 2) * k,
  };
}

export class Camera {
  /** The frame the picture is drawn for. */
  settled = $state.raw<Frame>({ k: 1, x: 0, y: 0 });
  width = $state(0);
  height = $state(0);
  moving = $state(false);
  /** Called on every frame of a gesture, for what must follow it. */
  onmove: (() => void) | null = null;
  /** Whether a gesture that begins so is not the map's: a piece is taken hold of. */
  grabs: (event: MouseEvent | TouchEvent) => boolean = () => false;
  /** The map shows what it was fitted to; nobody has moved it since. */
  fitted = true;
  #live: Frame = { k: 1, x: 0, y: 0 };
  #behaviour: ZoomBehavior<HTMLElement, unknown>;
  #element: HTMLElement | null = null;
  #wrapper: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #early: ReturnType<typeof setTimeout> | undefined;
  #least = 0.2;
  #most = MOST;

  constructor() {
    this.#behaviour = zoom<HTMLElement, unknown>()
      .filter((event: Event) => {
        const mouse = event as MouseEvent;
        if ((event.type === 'mousedown' || event.type === 'touchstart') && this.grabs(mouse)) return false;
        return !mouse.ctrlKey || event.type === 'wheel' ? !mouse.button : false;
      })
      .clickDistance(6)
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        if (event.sourceEvent) this.fitted = false;
        this.#moved(event.transform);
      })
      .on('end', () => this.#rest());
  }

  attach(element: HTMLElement, wrapper: HTMLElement): () => void {
    this.#element = element;
    this.#wrapper = wrapper;
    select(element).call(this.#behaviour).on('dblclick.zoom', null);
    return () => {
      select(element).on('.zoom', null);
      clearTimeout(this.#timer);
      clearTimeout(this.#early);
    };
  }

  bounds(box: Box, least: number): void {
    this.#least = least;
    this.#most = Math.max(MOST, 3 * least);
    this.#behaviour.scaleExtent([least, this.#most]).translateExtent([
      [box[0], box[1]],
      [box[2], box[3]],
    ]);
  }

  get live(): Frame {
    return this.#live;
  }

  #moved(t: ZoomTransform): void {
    this.#live = { k: t.k, x: t.x, y: t.y };
    const from = this.settled;
    const ratio = t.k / from.k;
    if (this.#wrapper)
      this.#wrapper.style.transform = `translate3d(${t.x - from.x * ratio}px,${t.y - from.y * ratio}px,0) scale(${ratio})`;
    this.moving = true;
    this.onmove?.();
    // A pan that has eaten the margin is drawn anew at once; a zoom waits for its end, or some time at most.
    const dx = t.x - from.x * ratio;
    const dy = t.y - from.y * ratio;
    const bare =
      dx - OVERSCAN * ratio > 0 ||
      dy - OVERSCAN * ratio > 0 ||
      dx + (this.width + OVERSCAN) * ratio < this.width ||
      dy + (this.height + OVERSCAN) * ratio < this.height;
    if (bare && !this.#early) this.#early = setTimeout(() => this.#settle(), Math.abs(ratio - 1) < 0.02 ? 0 : 500);
  }

  #settle(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#early);
    this.#early = undefined;
    this.moving = false;
    if (this.#wrapper) this.#wrapper.style.transform = '';
    const [from, to] = [this.settled, this.#live];
    if (from.k !== to.k || from.x !== to.x || from.y !== to.y) this.settled = to;
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), SETTLE);
  }

  to(frame: Frame, time = 0): void {
    if (!this.#element) return;
    const target = zoomIdentity.translate(frame.x, frame.y).scale(Math.max(this.#least, Math.min(this.#most, frame.k)));
    const element = select(this.#element);
    if (time && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.#glide(target, time);
    else element.call((s) => this.#behaviour.transform(s, target));
    if (!time) this.#settle();
  }

  #glide(target: ZoomTransform, time: number): void {
    const from = this.#live;
    const start = performance.now();
    const element = this.#element!;
    const step = (now: number): void => {
      const t = Math.min(1, (now - start) / time);
      const ease = 1 - (1 - t) ** 3;
      const k = from.k * (target.k / from.k) ** ease;
      const mix = Math.abs(target.k - from.k) < 1e-6 ? ease : (k - from.k) / (target.k - from.k);
      const next = zoomIdentity
        .translate(from.x + (target.x - from.x) * mix, from.y + (target.y - from.y) * mix)
        .scale(k);
      select(element).call((s) => this.#behaviour.transform(s, next));
      if (t < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  by(factor: number): void {
    this.fitted = false;
    const { k, x, y } = this.#live;
    const next = Math.max(this.#least, Math.min(this.#most, k * factor));
    const cx = this.width / 2;
    const cy = this.height / 2;
    this.to({ k: next, x: cx - ((cx - x) / k) * next, y: cy - ((cy - y) / k) * next }, 200);
  }

  pan(dx: number, dy: number): void {
    this.fitted = false;
    const { k, x, y } = this.#live;
    this.to({ k, x: x + dx, y: y + dy }, 160);
  }
}
