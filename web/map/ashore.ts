/** Lines are drawn where there is land under them. */

import { pathOf, simplify, type Box, type Ring, type XY } from '../src/lib/map/geometry.ts';
import { Raster } from './raster.ts';

/** Whether there is land at a point of the box, looked up in cells of a given size. */
export function dryWithin(box: Box, cell: number, land: Ring[]): { raster: Raster; dry: Uint8Array } {
  const raster = new Raster(box, cell);
  const dry = new Uint8Array(raster.w * raster.h);
  raster.fill(land, (i) => (dry[i] = 1));
  return { raster, dry };
}

/** The parts of lines that are on land, as path data. Voronoi borders go on across the water. */
export function ashore(extent: Box, land: Ring[]): (line: Ring) => string {
  const { raster, dry } = dryWithin(extent, 1, land);
  return (line) => {
    const runs: Ring[] = [];
    let run: Ring = [];
    for (let i = 0; i + 1 < line.length; i++) {
      const a = line[i]!;
      const b = line[i + 1]!;
      const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1])));
      for (let k = 0; k < steps + (i === line.length - 2 ? 1 : 0); k++) {
        const p: XY = [a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps];
        const at = raster.index(...p);
        if (at >= 0 && dry[at]) run.push(p);
        else if (run.length) {
          runs.push(run);
          run = [];
        }
      }
    }
    if (run.length) runs.push(run);
    return runs
      .filter((r) => r.length > 2)
      .map((r) => pathOf(simplify(r, 0.2), false))
      .join('');
  };
}
