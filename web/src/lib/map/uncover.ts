/** Where the map must lie so that what matters is not hidden beneath a panel. */

import type { Frame } from './camera.svelte.ts';
import { fit } from './camera.svelte.ts';
import type { Box, XY } from './geometry.ts';

export interface Window {
  width: number;
  height: number;
  /** What lies upon the map. */
  panels: Box[];
}

/** Something of the map that should be seen: a point of it, and what it takes up around it on the screen. */
export interface Mark {
  at: XY;
  room: Box;
}

const GAP = 4;
const STEP = 16;

/** What marks take up on the screen. */
export function boxesOf(marks: Mark[], frame: Frame): Box[] {
  return marks.map(({ at, room }) => {
    const [x, y] = [at[0] * frame.k + frame.x, at[1] * frame.k + frame.y];
    return [x + room[0], y + room[1], x + room[2], y + room[3]];
  });
}

/** Whether a box is hidden after a shift. Asked many thousand times before the first board is drawn. */
function isHidden(box: Box, { width, height, panels }: Window, dx: number, dy: number): boolean {
  const [left, top, right, bottom] = [box[0] + dx - GAP, box[1] + dy - GAP, box[2] + dx + GAP, box[3] + dy + GAP];
  if (left < 0 || top < 0 || right > width || bottom > height) return true;
  for (const p of panels) if (left < p[2] && right > p[0] && top < p[3] && bottom > p[1]) return true;
  return false;
}

export const hidden = (marks: Mark[], frame: Frame, window: Window): number =>
  boxesOf(marks, frame).filter((box) => isHidden(box, window, 0, 0)).length;

/** The shortest shift after which all can be seen; null if there is none. */
export function shiftFor(marks: Mark[], frame: Frame, window: Window): XY | null {
  const boxes = boxesOf(marks, frame);
  if (!boxes.length) return null;
  const least: XY = [Math.min(...boxes.map((b) => b[0])), Math.min(...boxes.map((b) => b[1]))];
  const most: XY = [Math.max(...boxes.map((b) => b[2])), Math.max(...boxes.map((b) => b[3]))];
  let best: XY | null = null;
  let far = Infinity;
  // Whatever was hidden after the last shift most often is after the next one, too.
  let last = boxes[0]!;
  const clear = (dx: number, dy: number): boolean => {
    if (isHidden(last, window, dx, dy)) return false;
    const found = boxes.find((box) => isHidden(box, window, dx, dy));
    last = found ?? last;
    return !found;
  };
  // Only shifts that leave everything inside the window are worth a look.
  const from: XY = [Math.ceil(-least[0] / STEP) * STEP, Math.ceil(-least[1] / STEP) * STEP];
  for (let dx = from[0]; dx + most[0] <= window.width; dx += STEP)
    for (let dy = from[1]; dy + most[1] <= window.height; dy += STEP) {
      const distance = Math.hypot(dx, dy);
      if (distance < far && clear(dx, dy)) [best, far] = [[dx, dy], distance];
    }
  return best;
}

/** So far the board is moved for the sake of names that a panel would cut. */
const NUDGE = 3 * STEP;

/** The frame moved a little, so that fewer names are cut and no more points are hidden. */
export function nudged(names: Mark[], points: Mark[], frame: Frame, window: Window): Frame {
  const cut = hidden(names, frame, window);
  if (!cut) return frame;
  const most = hidden(points, frame, window);
  let [best, least] = [frame, cut];
  for (let dx = -NUDGE; dx <= NUDGE; dx += STEP)
    for (let dy = -NUDGE; dy <= NUDGE; dy += STEP) {
      const moved = { ...frame, x: frame.x + dx, y: frame.y + dy };
      const now = hidden(names, moved, window) + Math.hypot(dx, dy) / 100;
      if (now < least && hidden(points, moved, window) <= most) [best, least] = [moved, now];
    }
  return best;
}

/** The largest frame in which all can be seen, beginning with one; null if it would have to be much smaller. */
export function frameFor(marks: Mark[], from: Frame, window: Window, least = 0.72): Frame | null {
  const middle: XY = [window.width / 2, window.height / 2];
  for (let scale = 1; scale >= least; scale *= 0.97) {
    const k = from.k * scale;
    const frame = { k, x: middle[0] - (middle[0] - from.x) * scale, y: middle[1] - (middle[1] - from.y) * scale };
    const shift = shiftFor(marks, frame, window);
    if (shift) return { k, x: frame.x + shift[0], y: frame.y + shift[1] };
  }
  return null;
}

/** The whole board: as large as the window allows, with nothing of it beneath a panel; null where it would be too small. */
export function wholeFrame(box: Box, marks: Mark[], window: Window, most: number): Frame | null {
  const edge = { top: 4, right: 4, bottom: 4, left: 4 };
  return frameFor(marks, fit(box, window.width, window.height, edge, most), window, 0.6);
}
