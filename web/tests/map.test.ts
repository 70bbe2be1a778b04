import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allSheets, areaMap, pointMap, shelfOf } from '../map/atlas.ts';
import { landWithin, projectRings } from '../map/land.ts';
import { fitted } from '../map/page.ts';
import { Raster } from '../map/raster.ts';
import type { PointSheet, Sheet, SheetPoint } from '../map/sheet.ts';
import { sheets as sheetsOfAlexander } from '../src/games/alexander/sheet.ts';
import { linesOnce } from '../src/lib/board/sketch.ts';
import { routeOf } from '../src/lib/map/drawing.ts';
import { inside, ringsOf, type XY } from '../src/lib/map/geometry.ts';

const GAMES = fileURLToPath(new URL('../../src/strategos/games', import.meta.url));
const SLOW = { timeout: 60000 };
const sheets = allSheets(GAMES);

function only<K extends Sheet['kind']>(kind: K, id: string): Extract<Sheet, { kind: K }> {
  const sheet = sheets.find((s) => s.kind === kind && s.id === id);
  return sheet as Extract<Sheet, { kind: K }>;
}

describe('the drawing of Conquest', () => {
  it('touches exactly where the data says, but for straits narrower than a pixel', SLOW, () => {
    const built = areaMap(only('areas', 'conquest'));
    expect(built.missing).toEqual([]);
    expect(built.extra).toEqual(['asia|thracia']);
    for (const area of built.drawing.areas) expect(area.d.length, area.id).toBeGreaterThan(20);
    expect(Object.keys(built.drawing.harbours).length).toBeGreaterThan(35);
    // Who comes from Epirus lies on the other side of the boot than who comes from the Tyrrhenian sea.
    const [east, west] = ['epirus', 'tyrrhenum'].map((sea) => built.drawing.harbours[`neapolis|mare_${sea}`]![0]);
    expect(east).toBeGreaterThan(west! + 30);
    expect(Object.keys(built.drawing.routes)).toHaveLength(56);
    expect(built.drawing.straits).toHaveLength(4);
  });
});

describe('the drawings of Alexander', () => {
  const campaigns = sheetsOfAlexander(shelfOf(`${GAMES}/alexander/data`));

  it('are as many as there are campaigns in the data', () => {
    expect(campaigns.map((s) => s.id).sort()).toEqual(['gaugamela', 'granicus', 'issus', 'tyre']);
  });

  it('keep room for what lies beside each area', SLOW, () => {
    const sheet = only('points', 'gaugamela');
    const { points } = pointMap(sheet).drawing;
    for (const [i, a] of sheet.points.entries()) {
      for (const b of sheet.points.slice(i + 1)) {
        const [west, east] = points[a.id]![0] <= points[b.id]![0] ? [a, b] : [b, a];
        const [north, south] = points[a.id]![1] <= points[b.id]![1] ? [a, b] : [b, a];
        const x = points[east.id]![0] - points[west.id]![0] - west.room[2] - east.room[0];
        const y = points[south.id]![1] - points[north.id]![1] - north.room[3] - south.room[1];
        expect(Math.max(x, y), `${a.id} ${b.id}`).toBeGreaterThan(-6);
      }
    }
  });
});

/** Four places about the Aegean, and one in Sicily. */
const point = (id: string, lon: number, lat: number, more: Partial<SheetPoint> = {}): SheetPoint => ({
  id,
  lon,
  lat,
  room: [20, 20, 20, 20],
  ...more,
});
const AEGEAN: PointSheet = {
  kind: 'points',
  id: 'aegean',
  projection: { kind: 'conic', parallels: [35, 41], meridian: 24 },
  fit: [100, 100, 1100, 760],
  window: [5, 30, 40, 46],
  step: 2,
  rivers: ['Hebros'],
  points: [
    point('athens', 23.72, 37.97, { region: 'attica' }),
    point('thebes', 23.32, 38.32, { region: 'boeotia' }),
    point('ephesus', 27.34, 37.94, { region: 'ionia' }),
    point('syracuse', 15.29, 37.06),
    point('messina', 15.55, 38.19),
  ],
  links: [
    { a: 'athens', b: 'thebes' },
    { a: 'athens', b: 'ephesus', over: 'sea' },
    { a: 'messina', b: 'syracuse', kind: 'land' },
    { a: 'messina', b: 'syracuse', kind: 'naval', over: 'sea' },
  ],
  insets: [
    {
      box: [-300, 500, 60, 860],
      projection: { kind: 'conic', parallels: [35, 40], meridian: 15 },
      window: [10, 34, 18, 42],
      points: ['syracuse', 'messina'],
    },
  ],
};

describe('a map of points', () => {
  const { drawing } = pointMap(AEGEAN);

  it('puts the places of an inset, and their land, into its box', () => {
    for (const id of ['syracuse', 'messina']) {
      const [x, y] = drawing.points[id]!;
      expect(x > -300 && x < 60 && y > 500 && y < 860, id).toBe(true);
    }
    expect(drawing.insets).toEqual([[-300, 500, 60, 860]]);
    const land = ringsOf(drawing.coast.middle);
    const projection = fitted(
      AEGEAN.insets![0]!.projection,
      [-250, 550, 10, 810],
      [
        [15.29, 37.06],
        [15.55, 38.19],
      ],
    );
    const etna = projection([15, 37.75])!;
    expect(inside(land, ...etna)).toBe(true);
    const sea = projection([15.7, 37.3])!;
    expect(sea[0] < 60 && !inside(land, ...sea)).toBe(true);
  });

  it('frames the inset with the rest', () => {
    expect(drawing.frame![0]).toBe(-300);
    expect(drawing.frame![3]).toBeGreaterThanOrEqual(860);
  });

  it('leads a way over the sea where it should go by sea', () => {
    const route = drawing.routes['athens|ephesus']!;
    const numbers = route.match(/-?[\d.]+/g)!.map(Number);
    const ends = [drawing.points['athens']!, drawing.points['ephesus']!];
    const land = ringsOf(drawing.coast.middle);
    // The third pair of a curve is a point of the line.
    const line: XY[] = [];
    for (let i = 2; i + 5 < numbers.length; i += 6) line.push([numbers[i + 4]!, numbers[i + 5]!]);
    const open = line.filter((p) => ends.every((e) => Math.hypot(p[0] - e[0], p[1] - e[1]) > 90));
    expect(open.length).toBeGreaterThan(2);
    expect(open.filter((p) => inside(land, ...p))).toEqual([]);
  });

  it('draws the borders of the lands its places lie in', () => {
    expect(drawing.borders.map(({ a, b }) => `${a}|${b}`)).toContain('attica|boeotia');
  });

  it('has a way of each kind between the same two places', () => {
    const land = routeOf(drawing, 'syracuse', 'messina', 'land');
    const naval = routeOf(drawing, 'syracuse', 'messina', 'naval');
    expect(land).toBeDefined();
    expect(naval).toBeDefined();
    expect(naval).not.toBe(land);
  });

  it('refuses a river nobody has drawn', () => {
    expect(() => pointMap({ ...AEGEAN, rivers: ['Styx'] })).toThrow('Styx');
  });
});

describe('ways through a raster', () => {
  it('are the cheapest', () => {
    const raster = new Raster([0, 0, 10, 10], 1);
    // A wall with one gap at the lower end.
    const line = raster.way([0.5, 0.5], [9.5, 0.5], (i) => (i % 10 === 5 && Math.floor(i / 10) < 9 ? 1000 : 1));
    expect(line.some(([, y]) => y > 9)).toBe(true);
    expect(line[0]).toEqual([0.5, 0.5]);
    expect(line.at(-1)).toEqual([9.5, 0.5]);
  });
});

it('land far away does not come back as a ring round the page', () => {
  const projection = fitted(
    { kind: 'conic', parallels: [35, 41], meridian: 24 },
    [0, 0, 100, 100],
    [
      [20, 35],
      [28, 41],
    ],
  );
  const rings = projectRings(projection, landWithin([18, 34, 30, 42]), [-10, -10, 110, 110]);
  expect(rings.length).toBeGreaterThan(3);
  expect(rings.some((r) => inside([r], 23.72, 37.97) && r.length < 6)).toBe(false);
});

it('a line that was taken to and fro is drawn once', () => {
  const to: [string, string] = ['a', 'b'];
  const back: [string, string] = ['b', 'a'];
  expect(linesOnce([to, back, to, ['b', 'c']]).map((pair) => pair.toSorted().join(''))).toEqual(['ab', 'bc']);
});
