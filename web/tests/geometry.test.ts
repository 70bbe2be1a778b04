import { describe, expect, it } from 'vitest';
import {
  boxOf,
  inside,
  pathInPieces,
  pathOf,
  pathOfRings,
  piecesOf,
  ringArea,
  ringsOf,
  simplify,
  simplifyRing,
  type Ring,
} from '../src/lib/map/geometry.ts';

const square: Ring = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe('rings and paths', () => {
  it('writes paths that can be taken to pieces: all of the ring, each beginning where the one before it ended', () => {
    const round: Ring = Array.from({ length: 150 }, (_, i) => [
      Math.round(1000 * Math.cos(i / 24)) / 10 + 0,
      Math.round(1000 * Math.sin(i / 24)) / 10 + 0,
    ]);
    const path = pathInPieces([round, square]);
    const near = (line: Ring): Ring => line.map(([x, y]) => [Math.round(x * 10) / 10 + 0, Math.round(y * 10) / 10 + 0]);
    expect(near(ringsOf(path)[1]!)).toEqual([...square, square[0]]);
    const pieces = piecesOf(path).map((piece) => near(ringsOf(piece)[0]!));
    expect(pieces).toHaveLength(4);
    const along = pieces.slice(0, 3);
    along.forEach((piece, i) => expect(piece.at(-1)).toEqual(i < 2 ? along[i + 1]![0] : round[0]));
    expect(along.flatMap((piece) => piece.slice(0, -1))).toEqual(round);
  });

  it('writes paths that read back the same', () => {
    const hole: Ring = [
      [3, 3],
      [3, 6.5],
      [6.5, 6.5],
    ];
    const back = ringsOf(pathOfRings([square, hole]));
    expect(back).toHaveLength(2);
    back.flat().forEach(([x, y], i) => {
      const [wx, wy] = [...square, ...hole][i]!;
      expect(x).toBeCloseTo(wx, 6);
      expect(y).toBeCloseTo(wy, 6);
    });
  });

  it('does not drift over many small steps', () => {
    const line: Ring = Array.from({ length: 500 }, (_, i) => [i * 0.33, Math.sin(i) * 7]);
    const last = ringsOf(pathOf(line, false))[0]!.at(-1)!;
    expect(last[0]).toBeCloseTo(499 * 0.33, 0);
    expect(Math.abs(last[1] - Math.sin(499) * 7)).toBeLessThan(0.11);
  });

  it('knows inside from outside, holes included', () => {
    const hole: Ring = [
      [4, 4],
      [6, 4],
      [6, 6],
      [4, 6],
    ];
    expect(inside([square, hole], 2, 2)).toBe(true);
    expect(inside([square, hole], 5, 5)).toBe(false);
    expect(inside([square, hole], 12, 5)).toBe(false);
    expect(boxOf([square])).toEqual([0, 0, 10, 10]);
    expect(Math.abs(ringArea(square))).toBe(100);
  });

  it('simplifies without moving the ends', () => {
    const line: Ring = [
      [0, 0],
      [5, 0.05],
      [10, 0],
      [10, 10],
    ];
    expect(simplify(line, 0.2)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
    expect(simplifyRing(square, 0.1).length).toBeGreaterThanOrEqual(4);
  });
});
