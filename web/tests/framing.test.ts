import { describe, expect, it } from 'vitest';
import {
  aboutPoint,
  around,
  clearUp,
  closeUp,
  intoView,
  nearest,
  spared,
  strays,
  wholeBoard,
} from '../src/lib/map/framing.ts';
import type { Box } from '../src/lib/map/geometry.ts';
import { hidden, nudged, type Mark } from '../src/lib/map/uncover.ts';

const EDGE = { top: 0, right: 0, bottom: 0, left: 0 };
const desk = (...panels: Box[]) => ({ width: 1000, height: 800, panels });
const phone = (...panels: Box[]) => ({ width: 400, height: 800, panels });
const mark = (x: number, y: number): Mark => ({ at: [x, y], room: [-10, -10, 10, 10] });
const lie = { frame: { k: 1, x: 0, y: 0 }, fitted: true, near: 0.6 };

describe('boxes', () => {
  it('are held by the box around them', () => {
    const one: Box = [0, 0, 1, 1];
    expect(around([one, [-3, 2, 0, 5]])).toEqual([-3, 0, 1, 5]);
    expect(one).toEqual([0, 0, 1, 1]);
    expect(around([])).toBe(null);
  });
});

describe('the whole board', () => {
  it('lies clear of the panels on a wide window', () => {
    const board = { box: [0, 0, 900, 700] as Box, marks: [mark(50, 50), mark(850, 650)] };
    const window = desk([800, 0, 1000, 800]);
    const frame = wholeBoard(board, window, EDGE);
    expect(hidden(board.marks, frame, window)).toBe(0);
  });

  it('lies clear of where the question will grow, if that costs little', () => {
    const question: Box = [700, 560, 1000, 800];
    const near = { box: [0, 0, 660, 700] as Box, marks: [mark(50, 50), mark(610, 300)] };
    expect(hidden(near.marks, wholeBoard(near, desk(question), EDGE), desk([700, 0, 1000, 800]))).toBe(0);
    const wide = { box: [0, 0, 1000, 500] as Box, marks: [mark(50, 50), mark(950, 300)] };
    expect(hidden(wide.marks, wholeBoard(wide, desk(question), EDGE), desk([700, 0, 1000, 800]))).toBe(1);
  });

  it('lies at least clear of a tall question, where all the way up would cost too much', () => {
    const question: Box = [700, 560, 1000, 800];
    const board = { box: [0, 0, 1000, 700] as Box, marks: [mark(50, 50), mark(940, 470)] };
    const frame = wholeBoard(board, desk(question), EDGE);
    expect(hidden(board.marks, frame, desk([700, 432, 1000, 800]))).toBe(0);
    expect(hidden(board.marks, frame, desk([700, 0, 1000, 800]))).toBe(1);
  });

  it('is fitted into the free part on a phone', () => {
    const frame = wholeBoard({ box: [0, 0, 400, 400], marks: [] }, phone(), { ...EDGE, bottom: 400 });
    expect(frame).toEqual({ k: 1, x: 0, y: 0 });
  });

  it('keeps what stands beside a point inside a narrow window', () => {
    const board = { box: [0, 0, 400, 400] as Box, marks: [] };
    const marks: Mark[] = [{ at: [10, 100], room: [-40, -10, 10, 10] }, mark(200, 200)];
    const free = spared(marks, wholeBoard(board, phone(), EDGE), phone(), EDGE);
    expect(free).toEqual({ ...EDGE, left: 34 });
    const { k, x } = wholeBoard(board, phone(), free);
    expect(10 * k + x - 40).toBeGreaterThanOrEqual(0);
    expect(spared([mark(200, 200)], { k: 1, x: 0, y: 0 }, phone(), EDGE)).toEqual(EDGE);
    const sheet = { ...EDGE, bottom: 400 };
    expect(spared([mark(200, 395)], { k: 1, x: 0, y: 0 }, phone(), sheet)).toEqual({ ...sheet, bottom: 405 });
  });

  it('gives way a little to a panel that would lie upon points', () => {
    const board = { box: [0, 0, 900, 700] as Box, marks: [], dots: [mark(40, 680), mark(850, 20)] };
    const window = desk([0, 740, 200, 800]);
    expect(hidden(board.dots, wholeBoard({ ...board, dots: [] }, window, EDGE), window)).toBe(1);
    expect(hidden(board.dots, wholeBoard(board, window, EDGE), window)).toBe(0);
  });

  it('shows more than its points where the drawing says so', () => {
    const frame = wholeBoard({ box: [0, 0, 100, 100], marks: [], frame: [0, 0, 1000, 800] }, desk(), EDGE);
    expect(frame.k).toBe(1);
  });
});

describe('a question', () => {
  it('leaves the map alone that shows it', () => {
    expect(intoView([mark(500, 400)], lie, desk())).toBe(null);
  });

  it('moves it by the shortest way from beneath a panel', () => {
    const window = desk([800, 0, 1000, 800]);
    const to = intoView([mark(810, 400)], lie, window);
    expect(to).toMatchObject({ k: 1, y: 0 });
    expect(hidden([mark(810, 400)], to as { k: number; x: number; y: number }, window)).toBe(0);
  });

  it('does not move what somebody moved by hand, as long as any choice is in sight', () => {
    const marks = [mark(500, 400), mark(2000, 400)];
    expect(intoView(marks, { ...lie, fitted: false }, desk())).toBe(null);
    expect(intoView([mark(2000, 400)], { ...lie, fitted: false }, desk())).not.toBe(null);
  });

  it('makes the map smaller, or comes close if that is not enough', () => {
    const wide = intoView([mark(20, 400), mark(1200, 400)], lie, desk());
    expect((wide as { k: number }).k).toBeLessThan(1);
    expect(intoView([mark(-3000, 400), mark(5000, 400)], lie, desk())).toBe('close-up');
    expect(intoView([mark(-3000, 400), mark(500, 400)], lie, phone())).toBe('close-up');
  });

  it('comes close on a phone to what cannot be told apart from afar', () => {
    const far = { ...lie, frame: { k: 0.4, x: 0, y: 0 } };
    expect(intoView([mark(500, 400)], far, phone())).toBe('close-up');
    expect(intoView([mark(500, 400)], { ...far, fitted: false }, phone())).toBe(null);
    expect(intoView([mark(500, 400)], far, desk())).toBe(null);
  });

  it('comes close on a desk to places that cannot be told apart, unless somebody has moved the map', () => {
    expect(intoView([mark(500, 400)], { ...lie, told: 1.5 }, desk())).toBe('close-up');
    expect(intoView([mark(500, 400)], { ...lie, told: 1.5, fitted: false }, desk())).toBe(null);
    expect(intoView([mark(500, 400)], { ...lie, told: 0.9 }, desk())).toBe(null);
    expect(nearest([mark(0, 0).at, mark(30, 40).at, mark(300, 0).at])).toBe(50);
    expect(nearest([[1, 1]])).toBe(Infinity);
  });

  it('is framed in the free part of the window: nothing to choose lies beneath a panel', () => {
    const panels: Box[] = [
      [0, 500, 340, 800],
      [700, 0, 1000, 800],
    ];
    const marks = [mark(100, 100), mark(180, 190), mark(120, 240)];
    const frame = clearUp(marks, desk(...panels), { ...EDGE, left: 100, right: 100 }, 2.4);
    expect(hidden(marks, frame, desk(...panels))).toBe(0);
    expect(frame.k).toBe(2.4);
  });

  it('on a phone is about its place where its choices are too far apart', () => {
    const marks = [mark(100, 100), mark(150, 120), mark(3000, 100)];
    const near = aboutPoint(marks, [100, 100], phone(), EDGE, 0.7);
    expect(near).toEqual([marks[0], marks[1]]);
    expect(aboutPoint(marks.slice(0, 2), [100, 100], phone(), EDGE, 0.7).length).toBe(2);
  });

  it('comes into the middle of what the sheet of a phone leaves, no nearer than it was', () => {
    const sheet: Box = [0, 400, 400, 800];
    const [marks, free] = [[mark(150, 410)], { ...EDGE, bottom: 400 }];
    expect(intoView(marks, lie, phone(sheet))).toBe('middle');
    expect(closeUp(marks, phone(sheet), free, lie.frame.k)).toEqual({ k: 1, x: 50, y: -210 });
  });

  it('comes less close on a phone', () => {
    const marks = [mark(5, 5)];
    expect([closeUp(marks, phone(), EDGE).k, closeUp(marks, desk(), EDGE).k]).toEqual([1.5, 2.4]);
  });

  it('shows all that stands about what it comes close to', () => {
    const marks: Mark[] = [{ at: [100, 100], room: [-20, -20, 150, 20] }, mark(300, 420)];
    const sheet: Box = [0, 400, 400, 800];
    const frame = closeUp(marks, phone(), { top: 60, right: 10, bottom: 410, left: 10 });
    expect(hidden(marks, frame, phone(sheet))).toBe(0);
  });
});

it('follows what keys have reached only at the very edge', () => {
  const free = { top: 100, right: 100, bottom: 100, left: 100 };
  expect(strays([500, 400], desk(), free)).toBe(false);
  expect(strays([40, 400], desk(), free)).toBe(false);
  expect(strays([10, 400], desk(), free)).toBe(true);
});

it('the board is moved a little where a panel cuts a name, and hides no point for it', () => {
  const window = { width: 600, height: 400, panels: [[0, 250, 200, 400]] as Box[] };
  const at = (x: number, room: Box) => ({ at: [x, 300] as [number, number], room });
  const name = at(214, [-40, -6, -8, 6]);
  const frame = { k: 1, x: 0, y: 0 };
  const points = [at(214, [-8, -8, 8, 8])];
  const moved = nudged([name], points, frame, window);
  expect(hidden([name], frame, window)).toBe(1);
  expect(hidden([name], moved, window)).toBe(0);
  expect(Math.hypot(moved.x, moved.y)).toBeLessThanOrEqual(48);
  // At the other edge there is a point that would go.
  const wall = at(586, [-8, -8, 8, 8]);
  expect(hidden([wall], nudged([name], [...points, wall], frame, window), window)).toBe(0);
  expect(nudged([], points, frame, window)).toBe(frame);
});
