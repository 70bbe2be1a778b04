/** How the map lies: the whole board, a question, as little moved as possible. What covers it is handed in. */

import { fit, type Frame, type Free } from './camera.svelte.ts';
import type { Box, XY } from './geometry.ts';
import { boxesOf, frameFor, hidden, nudged, shiftFor, wholeFrame, type Mark, type Window } from './uncover.ts';

/** Below this width a window is a phone's: the sheet leaves little of the map. */
export const PHONE = 700;
/** From this width on panels lie beside the board, and it is fitted between them. */
export const WIDE = 900;

/** The box around some boxes. */
export function around(boxes: Box[]): Box | null {
  if (!boxes.length) return null;
  const out: Box = [...boxes[0]!];
  for (const b of boxes) {
    out[0] = Math.min(out[0], b[0]);
    out[1] = Math.min(out[1], b[1]);
    out[2] = Math.max(out[2], b[2]);
    out[3] = Math.max(out[3], b[3]);
  }
  return out;
}

/** So much smaller the board may be for the sake of questions to come. */
const WORTH = 0.9;

/** So far up a question may come: most often to the middle of the window, at most to its top. */
const TALL = [0, 0.46, 0.5, 0.54];

/** All that a panel in the lower right corner may come to cover, up to a part of the window. */
export const upwards = (panel: Box, { width, height }: Window, top = 0): Box =>
  panel[2] > width - 40 && panel[3] > height - 40
    ? [panel[0], Math.min(panel[1], top * height), panel[2], panel[3]]
    : panel;

/** The whole board, with no province beneath a panel where there is room for that. */
export function wholeBoard(
  board: { box: Box; marks: Mark[]; frame?: Box | undefined; dots?: Mark[]; written?: Mark[] },
  window: Window,
  free: Free,
): Frame {
  const wide = window.width >= WIDE;
  const fitted = (panels: Box[]): Frame | null =>
    wide && board.marks.length ? wholeFrame(board.box, board.marks, { ...window, panels }, 3.2) : null;
  const clear = fitted(window.panels);
  // A question grows upwards from the corner. Where that costs little, nothing of the board lies where it will be.
  if (clear)
    for (const top of TALL) {
      const roomy = fitted(window.panels.map((p) => upwards(p, window, top)));
      if (roomy && roomy.k > clear.k * WORTH) return roomy;
    }
  if (clear) return clear;
  const frame = fit((wide && board.frame) || board.box, window.width, window.height, free, 3.2);
  // Of points only a few lie where a panel is: the board gives way to it a little.
  const dots = wide ? (board.dots ?? []) : [];
  const given = (hidden(dots, frame, window) && frameFor(dots, frame, window, WORTH)) || frame;
  return nudged(board.written ?? [], dots, given, window);
}

/** The margins a narrow window needs so that nothing that stands beside a point is cut off by its edge or by the sheet. */
export function spared(marks: Mark[], frame: Frame, { width, height }: Window, free: Free): Free {
  const boxes = boxesOf(marks, frame);
  const beyond = (edge: (box: Box) => number): number => Math.min(width / 6, Math.max(0, ...boxes.map(edge)));
  const [top, bottom] = [beyond((box) => free.top - box[1]), beyond((box) => box[3] - height + free.bottom)];
  // Between the top and a tall sheet there may be too little for any of it.
  const upright = height - free.top - free.bottom - top - bottom > width / 4 ? { top, bottom } : { top: 0, bottom: 0 };
  return {
    top: free.top + upright.top,
    bottom: free.bottom + upright.bottom,
    left: free.left + beyond((box) => 4 - box[0]),
    right: free.right + beyond((box) => box[2] - width + 4),
  };
}

/** How near a question is looked at, if nobody has come nearer. */
const nearness = ({ width }: Window): number => (width < PHONE ? 1.5 : 2.4);

/** What a question is about, large enough to be chosen from, with all that stands about it. */
export function closeUp(marks: Mark[], window: Window, free: Free, most = nearness(window)): Frame {
  const { width, height } = window;
  const [w, h] = [Math.max(80, width - free.left - free.right), Math.max(80, height - free.top - free.bottom)];
  for (let k = most; ; k *= 0.96) {
    const [x0, y0, x1, y1] = around(boxesOf(marks, { k, x: 0, y: 0 })) ?? [0, 0, 0, 0];
    if ((x1 - x0 > w || y1 - y0 > h) && k > 0.1) continue;
    return { k, x: free.left + (w - x0 - x1) / 2, y: free.top + (h - y0 - y1) / 2 };
  }
}

/** Of marks so far apart that nothing could be told from there, those about a point that can be seen from near. */
export function aboutPoint(marks: Mark[], [x, y]: XY, window: Window, free: Free, near: number): Mark[] {
  const far = ({ at }: Mark): number => Math.hypot(at[0] - x, at[1] - y);
  const nearest = marks.toSorted((a, b) => far(a) - far(b));
  while (nearest.length > 1 && closeUp(nearest, window, free).k < near) nearest.pop();
  return nearest;
}

/** As `closeUp`, but nothing of it is beneath a panel: it takes the free part of a wide window. */
export function clearUp(marks: Mark[], window: Window, free: Free, most: number): Frame {
  const plain = closeUp(marks, window, free, most);
  for (let k = most; k > plain.k * 0.6; k *= 0.95) {
    const [x0, y0, x1, y1] = around(boxesOf(marks, { k, x: 0, y: 0 })) ?? [0, 0, 0, 0];
    if (x1 - x0 > window.width || y1 - y0 > window.height) continue;
    const [w, h] = [window.width - free.left - free.right, window.height - free.top - free.bottom];
    const frame = { k, x: free.left + (w - x0 - x1) / 2, y: free.top + (h - y0 - y1) / 2 };
    const by = hidden(marks, frame, window) ? shiftFor(marks, frame, window) : [0, 0];
    if (by) return { k, x: frame.x + by[0]!, y: frame.y + by[1]! };
  }
  return plain;
}

/** Places nearer to one another than this can hardly be told apart, in pixels of type at its usual size. */
export const TOLD = 32;
/** How near the map comes by itself on a wide screen. */
export const NEAR_ENOUGH = 1.7;

/** How far the two nearest of some points of the map are from each other. */
export function nearest(points: readonly XY[]): number {
  let least = Infinity;
  points.forEach(([x, y], i) => {
    for (let j = 0; j < i; j++) least = Math.min(least, Math.hypot(points[j]![0] - x, points[j]![1] - y));
  });
  return least;
}

export interface Lie {
  frame: Frame;
  /** Nobody has moved the map by hand. */
  fitted: boolean;
  /** Zoom from which on pieces are drawn one by one. */
  near: number;
  /** Zoom from which on the places of the question can be told apart. */
  told?: number;
}

/** Where the map must go so that a question can be seen: nowhere, a frame, up close to it, or, on a phone where a sheet
 *  leaves a small part, into its middle without coming any closer. */
export function intoView(
  marks: Mark[],
  { frame, fitted, near, told = 0 }: Lie,
  window: Window,
): Frame | 'close-up' | 'middle' | null {
  const out = hidden(marks, frame, window);
  const phone = window.width < PHONE;
  // Nobody can tap, or point at, what is told apart only from near.
  if (fitted && marks.length && frame.k < (phone ? near : told)) return 'close-up';
  // Whoever has moved the map by hand is left alone as long as there is anything to choose in sight.
  if (!out || (!fitted && !phone && out < marks.length)) return null;
  const shift = frame.k >= near ? shiftFor(marks, frame, window) : null;
  if (shift && phone) return 'middle';
  if (shift) return { k: frame.k, x: frame.x + shift[0], y: frame.y + shift[1] };
  if (phone) return 'close-up';
  return frameFor(marks, frame, window) ?? 'close-up';
}

/** Whether a point is so near the edge of the window, and outside its free part, that the map should follow it. */
export function strays([x, y]: XY, { width, height }: Window, free: Free): boolean {
  const margin = 30;
  const covered =
    x < free.left - margin ||
    y < free.top - margin ||
    x > width - free.right + margin ||
    y > height - free.bottom + margin;
  return covered && (x < 20 || y < 20 || x > width - 20 || y > height - 20);
}
