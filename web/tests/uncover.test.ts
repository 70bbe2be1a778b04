import { expect, test } from 'vitest';
import type { Box } from '../src/lib/map/geometry.ts';
import { frameFor, hidden, shiftFor, wholeFrame, type Mark } from '../src/lib/map/uncover.ts';

const at = (x: number, y: number): Mark => ({ at: [x, y], room: [-20, -10, 20, 10] });
const HERE = { k: 1, x: 0, y: 0 };
const CORNER: Box = [600, 400, 1000, 800];
const window = { width: 1000, height: 800, panels: [CORNER] };

test('what lies beneath a panel or outside the window is hidden', () => {
  expect(hidden([at(300, 300), at(700, 500), at(990, 100)], HERE, window)).toBe(2);
});

test('the map moves no more than it must, and not at all for what cannot be seen together', () => {
  const [dx, dy] = shiftFor([at(620, 300), at(640, 420)], HERE, window)!;
  expect(hidden([at(620 + dx, 300 + dy), at(640 + dx, 420 + dy)], HERE, window)).toBe(0);
  expect(Math.hypot(dx, dy)).toBeLessThan(90);
  expect(shiftFor([at(10, 10), at(3000, 10)], HERE, window)).toBeNull();
});

test('where a shift does not help, a smaller picture may', () => {
  const marks = [at(60, 60), at(1010, 60), at(60, 760)];
  expect(shiftFor(marks, HERE, window)).toBeNull();
  const frame = frameFor(marks, HERE, window)!;
  expect(frame.k).toBeLessThan(1);
  expect(hidden(marks, frame, window)).toBe(0);
});

test('the whole board lies beside the panels', () => {
  const marks = [at(100, 100), at(900, 100), at(900, 600), at(100, 600)];
  const frame = wholeFrame([0, 0, 1000, 700], marks, window, 3)!;
  expect(hidden(marks, frame, window)).toBe(0);
});
