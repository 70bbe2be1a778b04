/** Plane geometry shared by the map build and the client: rings, simplification, paths, point tests. */

export type XY = [number, number];
export type Ring = XY[];
export type Box = [number, number, number, number];

/** A stable 32-bit hash of a string (FNV-1a). */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** A small seeded generator of numbers in [0, 1): drawing must come out the same on every build. */
export function generator(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const distance = (a: XY, b: XY): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function ringArea(ring: Ring): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    sum += ring[j]![0] * ring[i]![1] - ring[i]![0] * ring[j]![1];
  }
  return sum / 2;
}

/** Douglas-Peucker on an open line; the ends stay. */
export function simplify(line: Ring, tolerance: number): Ring {
  if (line.length < 3) return line;
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const [ax, ay] = line[from]!;
    const [bx, by] = line[to]!;
    const dx = bx - ax;
    const dy = by - ay;
    const length2 = dx * dx + dy * dy;
    let worst = 0;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const [x, y] = line[i]!;
      const t = length2 ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length2)) : 0;
      const d = (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2;
      if (d > worst) {
        worst = d;
        at = i;
      }
    }
    if (worst > tolerance * tolerance) {
      keep[at] = 1;
      open.push([from, at], [at, to]);
    }
  }
  return line.filter((_, i) => keep[i]);
}

/** Douglas-Peucker on a closed ring: two halves, so that it cannot collapse onto one point. */
export function simplifyRing(ring: Ring, tolerance: number): Ring {
  if (ring.length < 5) return ring;
  const half = ring.length >> 1;
  return simplify(ring.slice(0, half + 1), tolerance).concat(simplify(ring.slice(half), tolerance).slice(1));
}

const tenth = (v: number): number => Math.round(v * 10) / 10;
const hundredth = (v: number): number => Math.round(v * 100) / 100;

/** SVG path data of a line or ring, relative and rounded, so that it stays small. */
export function pathOf(line: Ring, closed = true, fine = false): string {
  const round = fine ? hundredth : tenth;
  let out = '';
  let px = 0;
  let py = 0;
  line.forEach(([x, y], i) => {
    const rx = round(x);
    const ry = round(y);
    if (i === 0) out = `M${rx},${ry}l`;
    else {
      const dx = round(rx - px);
      const dy = round(ry - py);
      if (!dx && !dy) return;
      out += (out.endsWith('l') || dx < 0 ? '' : ' ') + dx + (dy < 0 ? '' : ',') + dy;
    }
    px = rx;
    py = ry;
  });
  if (out.endsWith('l')) out = out.slice(0, -1);
  return out + (closed ? 'Z' : '');
}

export const pathOfRings = (rings: Ring[], fine = false): string => rings.map((r) => pathOf(r, true, fine)).join('');

/** So many points are a piece. */
const PIECE = 64;

/** Path data of rings that can be taken to pieces without being reckoned with (`piecesOf`): after so many points it tells
 * anew where it is. */
export function pathInPieces(rings: Ring[]): string {
  return rings
    .map((ring) => {
      const line = [...ring, ring[0]!];
      const pieces: string[] = [];
      for (let i = 0; i + 1 < line.length; i += PIECE) pieces.push(pathOf(line.slice(i, i + PIECE + 1), false));
      return `M${pieces.map((piece) => piece.slice(1)).join('L')}Z`;
    })
    .join('');
}

/** The open lines that path data in pieces is made of. A stroke along a long line is reckoned anew for every tile of the
 * picture it touches: along pieces only where they are. */
export const piecesOf = (path: string): string[] =>
  path
    .split('M')
    .slice(1)
    .flatMap((ring) => ring.replace('Z', '').split('L'))
    .map((piece) => `M${piece}`);

/** The rings of path data written by `pathOf` and `pathInPieces` (M, l, L, Z only). */
export function ringsOf(path: string): Ring[] {
  const rings: Ring[] = [];
  for (const part of path.split('M').slice(1)) {
    const ring: Ring = [];
    let x = 0;
    let y = 0;
    // What follows an L is told from where the map begins, what follows an l from the point before.
    for (const piece of part.split('L')) {
      const relative = piece.includes('l');
      const numbers = piece.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        const nx = numbers[i]!;
        const ny = numbers[i + 1]!;
        if (i === 0 || !relative) [x, y] = [nx, ny];
        else [x, y] = [x + nx, y + ny];
        ring.push([x, y]);
      }
    }
    rings.push(ring);
  }
  return rings;
}

/** Even-odd test of a point against rings. */
export function inside(rings: Ring[], x: number, y: number): boolean {
  let odd = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const a = ring[i]!;
      const b = ring[j]!;
      if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) * (b[0] - a[0])) / (b[1] - a[1])) odd = !odd;
    }
  }
  return odd;
}

export function boxOf(rings: Ring[]): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings) {
    for (const [x, y] of ring) {
      if (x < box[0]) box[0] = x;
      if (y < box[1]) box[1] = y;
      if (x > box[2]) box[2] = x;
      if (y > box[3]) box[3] = y;
    }
  }
  return box;
}

/** A smooth line through points (Catmull-Rom as cubic curves). */
export function smoothPath(points: Ring): string {
  const at = (p: XY): string => `${tenth(p[0])},${tenth(p[1])}`;
  if (points.length < 2) return '';
  if (points.length === 2) return `M${at(points[0]!)}L${at(points[1]!)}`;
  let out = `M${at(points[0]!)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const a = points[Math.max(0, i - 1)]!;
    const b = points[i]!;
    const c = points[i + 1]!;
    const d = points[Math.min(points.length - 1, i + 2)]!;
    const from: XY = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const to: XY = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    out += `C${at(from)},${at(to)},${at(c)}`;
  }
  return out;
}

/** A slightly bowed line between two points; the side comes from a hash, so it never flips. */
export function bow(a: XY, b: XY, amount: number, key: string, steps = 8): Ring {
  const sign = hash(key) & 1 ? 1 : -1;
  const nx = -(b[1] - a[1]) * amount * sign;
  const ny = (b[0] - a[0]) * amount * sign;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const w = 4 * t * (1 - t);
    return [a[0] + (b[0] - a[0]) * t + nx * w, a[1] + (b[1] - a[1]) * t + ny * w];
  });
}
