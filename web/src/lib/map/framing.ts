/** How the map lies: the whole board, a question, as little moved as possible. What covers it is handed in. */

import { fit, type Frame, type Free } from './camera.svelte.ts';
import type { Box, XY } from './geometry.ts';
import { frameFor, hidden, shiftFor, wholeFrame, type Mark, type Window } from './uncover.ts';

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

/** The whole board, with no province beneath a panel where there is room for that. */
export function wholeBoard(
  board: { box: Box; marks: Mark[]; frame?: Box | undefined },
  window: Window,
  free: Free,
): Frame {
  const wide = window.width >= WIDE;
  const clear = wide && board.marks.length ? wholeFrame(board.box, board.marks, window, 3.2) : null;
  return clear ?? fit((wide && board.frame) || board.box, window.width, window.height, free, 3.2);
}

/** The margins a narrow window needs so that nothing that stands beside a point is cut off by its edge. */
export function spared(marks: Mark[], { k, x }: Frame, { width }: Window, free: Free): Free {
  const beyond = (edge: number[]): number => Math.min(width / 6, Math.max(0, ...edge));
  return {
    ...free,
    left: free.left + beyond(marks.map(({ at, room }) => 4 - (at[0] * k + x + room[0]))),
    right: free.right + beyond(marks.map(({ at, room }) => at[0] * k + x + room[2] - width + 4)),
  };
}

/** What a question is about, large enough to be chosen from. */
export const closeUp = (box: Box, { width, height }: Window, free: Free): Frame =>
  fit(box, width, height, free, width < PHONE ? 1.5 : 2.4);

export interface Lie {
  frame: Frame;
  /** Nobody has moved the map by hand. */
  fitted: boolean;
  /** Zoom from which on pieces are drawn one by one. */
  near: number;
}

/** Where the map must go so that a question can be seen: nowhere, a frame, or up close to it. */
export function intoView(marks: Mark[], { frame, fitted, near }: Lie, window: Window): Frame | 'close-up' | null {
  const out = hidden(marks, frame, window);
  const phone = window.width < PHONE;
  // Whoever has moved the map by hand is left alone as long as there is anything to choose in sight.
  if (!out || (!fitted && !phone && out < marks.length)) return null;
  const shift = frame.k >= near ? shiftFor(marks, frame, window) : null;
  if (shift) return { k: frame.k, x: frame.x + shift[0], y: frame.y + shift[1] };
  if (phone) return 'close-up';
  return frameFor(marks, frame, window) ?? (out === marks.length ? 'close-up' : null);
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
