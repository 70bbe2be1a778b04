/** Brings into view what is asked for: the whole board, a question, some targets; by itself only what must be. */

import { fit, type Camera, type Frame, type Free } from './camera.svelte.ts';
import {
  aboutPoint,
  clearUp,
  closeUp,
  intoView,
  nearest,
  NEAR_ENOUGH,
  PHONE,
  spared,
  TOLD,
  WIDE,
  wholeBoard,
} from './framing.ts';
import { dotsOf, marksOfBoard, marksOfPoints, marksOfQuestion, placesAsked, writtenOf } from './marking.ts';
import type { Scene } from './scene.svelte.ts';
import { hidden, type Mark, type Window } from './uncover.ts';

/** What is known only where the map is: how much of it is free, and what lies upon it, at rest or now. */
export interface Field {
  free: () => Free;
  window: (resting: boolean) => Window;
}

const TIME = 420;
/** A frame that is hardly nearer is not worth a jump. */
const NEARER = 1.15;

export class Viewfinder {
  /** The map has been moved for a question and not by hand; when others play, it goes back. */
  drifted = false;
  /** What was covered below when the whole board was shown last. */
  #below = 0;

  constructor(
    readonly scene: Scene,
    readonly camera: Camera,
    readonly field: Field,
  ) {}

  get #phone(): boolean {
    return this.camera.width < PHONE;
  }

  #standing(): Mark[] {
    return this.scene.pointMap ? marksOfPoints(this.scene) : marksOfBoard(this.scene);
  }

  #whole(): Frame {
    const { camera, field, scene } = this;
    const [wide, free] = [camera.width >= WIDE, field.free()];
    const board = {
      box: scene.box,
      marks: wide ? marksOfBoard(scene) : [],
      frame: scene.drawing.frame,
      dots: wide && scene.pointMap ? dotsOf(scene) : [],
      written: wide && scene.pointMap ? writtenOf(scene) : [],
    };
    const window = field.window(true);
    const frame = wholeBoard(board, window, free);
    const about = wide || !scene.pointMap ? [] : this.#standing();
    return about.length ? wholeBoard(board, window, spared(about, frame, window, free)) : frame;
  }

  whole(time = TIME): void {
    this.camera.to(this.#whole(), time);
    this.camera.fitted = true;
    this.drifted = false;
    this.#below = this.field.free().bottom;
  }

  /** Up close to the question, as somebody wished. */
  question(time = TIME, most?: number): void {
    const { camera, field, scene } = this;
    const marks = marksOfQuestion(scene, true);
    camera.fitted = false;
    const [window, free] = [field.window(false), field.free()];
    const at = scene.anchors.get(scene.askedAt ?? '');
    // Between the edges of a phone far places make a blob of all; the list in the sheet has them, too.
    const few = this.#phone && scene.pointMap && at && placesAsked(scene).length > 0;
    const seen = few ? aboutPoint(marks, at, window, free, 0.7 / scene.skin.detail) : marks;
    if (seen.length) camera.to(closeUp(seen, window, free, most), time);
    else this.whole(time);
  }

  targets(targets: string[], most = 2.2): void {
    const { camera, scene } = this;
    const part = scene.boxOfTargets(targets);
    camera.fitted = false;
    const near = Math.max(most, camera.live.k > 2.2 ? camera.live.k : 0);
    if (part) camera.to(fit(part, camera.width, camera.height, this.field.free(), near), TIME);
  }

  /** On a wide screen: what the question is about, in the free part of the window; the whole board if that is as near. */
  #frame(marks: Mark[]): void {
    const { camera, field, scene } = this;
    const window = field.window(false);
    const frame = clearUp(marks, window, field.free(), NEAR_ENOUGH * scene.large);
    if (frame.k < camera.live.k * NEARER && !hidden(marks, camera.live, window)) return;
    const whole = this.#whole();
    if (frame.k < whole.k * NEARER && !hidden(marks, whole, window)) return this.whole();
    this.drifted = true;
    camera.to(frame, TIME);
  }

  /** Moves the map as little as possible, and only if something of the question cannot be seen or told apart. */
  comeIntoView(): void {
    const { camera, field, scene } = this;
    const [phone, window] = [this.#phone, field.window(false)];
    const most = NEAR_ENOUGH * scene.large;
    const told = scene.pointMap ? Math.min(most, (TOLD * scene.large) / nearest(placesAsked(scene))) : 0;
    const lie = { frame: camera.live, fitted: camera.fitted, near: 0.6 / scene.skin.detail, told };
    const marks = marksOfQuestion(scene, phone);
    const to = intoView(marks, lie, window);
    if (to === 'close-up' && !phone && camera.fitted) this.#frame(marks);
    else if (to === 'close-up') this.question();
    else if (to === 'middle') this.question(TIME, lie.frame.k);
    else if (to) {
      this.drifted = true;
      camera.to(to, TIME);
    } else if (phone && !marks.length && camera.fitted) {
      // The sheet of a phone has grown over a board nobody has moved, or has left it much room.
      const spread = this.#below - field.free().bottom > camera.height / 6;
      if (spread || hidden(this.#standing(), lie.frame, window)) this.whole();
    }
  }
}
