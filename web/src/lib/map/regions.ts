/** Organic areas with exact adjacency: Voronoi cells merged by area, whose shared borders are drawn once.
 *
 * Each border between two areas is one arc between two Voronoi vertices. It is smoothed and displaced by noise seeded by
 * its key, and both neighbours use the same points; so there is no gap, no overlap and no contact that was not there.
 */

import { Delaunay } from 'd3-delaunay';
import { generator, hash, type Ring, type XY } from './geometry.ts';

export interface Site {
  x: number;
  y: number;
  area: string;
}

export interface Arc {
  points: Ring;
  between: [string, string];
}

export interface Regions {
  rings: Map<string, Ring[]>;
  arcs: Arc[];
}

interface Edge {
  from: number;
  to: number;
  neighbour: string;
}

/** Smooth a line with fixed ends, then displace it across by three octaves of value noise. */
export function organic(line: Ring, amplitude: number, seed: number): Ring {
  let smooth = line;
  for (let round = 0; round < 2; round++) {
    const out: Ring = [smooth[0]!];
    for (let i = 0; i < smooth.length - 1; i++) {
      const a = smooth[i]!;
      const b = smooth[i + 1]!;
      if (i > 0) out.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25]);
      if (i < smooth.length - 2) out.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
    }
    out.push(smooth[smooth.length - 1]!);
    smooth = out;
  }
  const along = [0];
  for (let i = 1; i < smooth.length; i++) {
    along.push(along[i - 1]! + Math.hypot(smooth[i]![0] - smooth[i - 1]![0], smooth[i]![1] - smooth[i - 1]![1]));
  }
  const length = along[along.length - 1]!;
  const steps = Math.max(2, Math.min(400, Math.round(length / 4)));
  const random = generator(seed);
  const octaves = [1, 2, 4].map((f) =>
    Array.from({ length: Math.ceil((length / 26) * f) + 3 }, () => random() * 2 - 1),
  );
  const size = Math.min(amplitude, length * 0.12);
  const out: Ring = [];
  let k = 0;
  for (let i = 0; i <= steps; i++) {
    const s = (length * i) / steps;
    while (k < along.length - 2 && along[k + 1]! < s) k++;
    const a = smooth[k]!;
    const b = smooth[k + 1] ?? a;
    const t = (s - along[k]!) / (along[k + 1]! - along[k]! || 1);
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const norm = Math.hypot(dx, dy) || 1;
    let noise = 0;
    octaves.forEach((octave, n) => {
      const u = (s / 26) * (1 << n);
      const at = Math.floor(u);
      const f = u - at;
      const ease = f * f * (3 - 2 * f);
      noise += ((octave[at] ?? 0) * (1 - ease) + (octave[at + 1] ?? 0) * ease) / 1.8 ** n;
    });
    const shift = noise * size * Math.min(1, Math.min(s, length - s) / 10);
    out.push([a[0] + dx * t - (dy / norm) * shift, a[1] + dy * t + (dx / norm) * shift]);
  }
  out[0] = line[0]!;
  out[out.length - 1] = line[line.length - 1]!;
  return out;
}

function edgesByArea(sites: Site[], delaunay: Delaunay<Site>): Map<string, Edge[]> {
  const { triangles, halfedges } = delaunay;
  const edges = new Map<string, Edge[]>();
  for (let e = 0; e < halfedges.length; e++) {
    const twin = halfedges[e]!;
    if (twin < 0) continue;
    const own = sites[triangles[e]!]!.area;
    const other = sites[triangles[e % 3 === 2 ? e - 2 : e + 1]!]!.area;
    if (own === other) continue;
    const list = edges.get(own) ?? [];
    list.push({ from: Math.floor(e / 3), to: Math.floor(twin / 3), neighbour: other });
    edges.set(own, list);
  }
  return edges;
}

function loopsOf(edges: Edge[]): Edge[][] {
  const leaving = new Map<number, Edge[]>();
  for (const edge of edges) leaving.set(edge.from, [...(leaving.get(edge.from) ?? []), edge]);
  const used = new Set<Edge>();
  const loops: Edge[][] = [];
  for (const first of edges) {
    const loop: Edge[] = [];
    for (let e: Edge | undefined = first; e && !used.has(e);) {
      used.add(e);
      loop.push(e);
      e = leaving.get(e.to)?.find((next) => !used.has(next));
    }
    if (loop.length && loop[loop.length - 1]!.to === loop[0]!.from) loops.push(loop);
  }
  return loops;
}

/** Turn a loop so that it begins where the neighbour changes (or at its smallest vertex if it never does). */
function startAtJunction(loop: Edge[]): Edge[] {
  let start = loop.findIndex((e, i) => loop[(i + loop.length - 1) % loop.length]!.neighbour !== e.neighbour);
  if (start < 0) start = loop.reduce((best, e, i) => (e.from < loop[best]!.from ? i : best), 0);
  return loop.slice(start).concat(loop.slice(0, start));
}

/** The areas of `sites`. `place` carries a point of the sites' metric onto the page. */
export function regions(sites: Site[], amplitude: number, place: (p: XY) => XY, seed: string): Regions {
  const delaunay = Delaunay.from(
    sites,
    (s) => s.x,
    (s) => s.y,
  );
  const centres = delaunay.voronoi([-1e5, -1e5, 1e5, 1e5]).circumcenters;
  const vertex = (t: number): XY => place([centres[2 * t]!, centres[2 * t + 1]!]);
  const arcs = new Map<string, Arc>();

  const arcOf = (vertices: number[], area: string, neighbour: string): Ring => {
    const first = vertices[0]!;
    const last = vertices[vertices.length - 1]!;
    const reversed = first > last || (first === last && area > neighbour);
    const between = [area, neighbour].sort() as [string, string];
    const key = [
      Math.min(first, last),
      Math.max(first, last),
      between.join('|'),
      Math.min(...vertices.slice(1, -1), 1e9),
    ].join('_');
    let arc = arcs.get(key);
    if (!arc) {
      const line = vertices.map(vertex);
      if (reversed) line.reverse();
      arc = { points: organic(line, amplitude, hash(seed + key)), between };
      arcs.set(key, arc);
    }
    return reversed ? arc.points.slice().reverse() : arc.points;
  };

  const rings = new Map<string, Ring[]>();
  for (const [area, edges] of edgesByArea(sites, delaunay)) {
    const own: Ring[] = [];
    for (const loop of loopsOf(edges).map(startAtJunction)) {
      let ring: Ring = [];
      for (let i = 0; i < loop.length;) {
        let j = i;
        while (j + 1 < loop.length && loop[j + 1]!.neighbour === loop[i]!.neighbour) j++;
        const points = arcOf([loop[i]!.from, ...loop.slice(i, j + 1).map((e) => e.to)], area, loop[i]!.neighbour);
        ring = ring.concat(ring.length ? points.slice(1) : points);
        i = j + 1;
      }
      own.push(ring);
    }
    rings.set(area, own);
  }
  return { rings, arcs: [...arcs.values()] };
}
