/** Names on the map: in how many lines, how wide, and which find a place. */

import type { Box } from './geometry.ts';
import { OVERSCAN } from './camera.svelte.ts';
import { placeLabels, type Placed } from './labels.ts';
import type { DrawnName } from './drawing.ts';
import type { Scene } from './scene.svelte.ts';
import { spread, wayOut } from './spreading.ts';

const SMALL = 10.2;
const SEA = 11.5;
const LINE = 10.5;

/** A long name in two lines about as long as each other. */
export function lines(name: string): string[] {
  if (name.length <= 14 || !name.includes(' ')) return [name];
  const parts = name.split(' ');
  let best = 1;
  for (let i = 1; i < parts.length; i++) {
    const now = Math.abs(parts.slice(0, i).join(' ').length - parts.slice(i).join(' ').length);
    const then = Math.abs(parts.slice(0, best).join(' ').length - parts.slice(best).join(' ').length);
    if (now < then) best = i;
  }
  return [parts.slice(0, best).join(' '), parts.slice(best).join(' ')];
}

const known = new Map<string, number>();
let context: CanvasRenderingContext2D | undefined;
/** All is measured in letters of one size: a browser looks for a font anew at every size. */
const SIZE = 100;

/** How wide a text is in letters of a style (`italic 400`) and a size. */
export function measure(text: string, style: string, size: number): number {
  const key = `${style}|${text}`;
  let width = known.get(key);
  if (width === undefined) {
    context ??= document.createElement('canvas').getContext('2d')!;
    const font = `${style} ${SIZE}px Spectral`;
    if (context.font !== font) context.font = font;
    width = context.measureText(text).width;
    known.set(key, width);
  }
  return (width * size) / SIZE;
}

/** Widths taken before the letters had come are forgotten. */
export const measureAnew = (): void => known.clear();

/** The first letters of each kind take longer than all the others: time to measure them is while the map is on its way. */
export function warmUp(): void {
  landWidth('A', 1);
  seaWidth('A', 1);
}

export const landWidth = (text: string, size: number): number => measure(text.toUpperCase(), '500', SMALL * size);
export const seaWidth = (text: string, size: number): number => measure(text, 'italic 400', SEA * size);
/** Height of a line of a province's name. */
export const lineHeight = LINE;

/** As far as the name of a land, and of a sea, may stand from its point. */
const FROM_POINT = { land: 15, sea: 26 };

/** The zoom for which the names of areas are kept apart, once for each step: about the least at which it is seen. */
const SPREAD_AT = { overview: 1, board: 0.8, region: 1.5, city: 2.6 };

/** How far to the side the names of areas stand so that none touches another; a sea gives way to a land. It is the same
 * wherever the camera is, so that no name moves when the map does. */
export function spreadNames(scene: Scene): Map<string, number> {
  const { anchors, large, names, pointMap, size, skin, spaces, step } = scene;
  if (pointMap || step.name === 'overview') return new Map();
  const k = (SPREAD_AT[step.name] * large) / skin.detail;
  return spread(
    spaces.map((s) => {
      const sea = skin.water(s.kind);
      const named = lines(names.get(s.id)!);
      const widths = named.map((line) => (sea ? seaWidth(line, size) * 1.06 : landWidth(line, size) * 1.1));
      const [x, y] = anchors.get(s.id)!;
      const below = (sea ? -6 : LINE / 2) * (named.length - 1);
      return {
        id: s.id,
        at: [x * k, y * k + below * size],
        width: Math.max(...widths),
        height: (named.length - 1) * LINE * size + 9 * size,
        yields: sea,
        most: FROM_POINT[sea ? 'sea' : 'land'] * size,
      };
    }),
  );
}

/** Names of seas and countries that are no spaces: one that a panel would cut stands a little aside, or not at all. */
export function clearNames(scene: Scene): DrawnName[] {
  const { k } = scene.frame;
  const boxOf = ({ text, x, y, size, kind }: DrawnName): Box => {
    const wide =
      kind === 'sea'
        ? measure(text, 'italic 400', size) + text.length * size * 0.04
        : measure(text.toUpperCase(), '400', size) + text.length * size * 0.18;
    const [left, top] = scene.screen([x - wide / 2, y - size]);
    return [left - 4, top - 2, left + wide * k + 4, top + size * 1.25 * k + 2];
  };
  const names = scene.drawing.names ?? [];
  const symbols = scene.spaces.map((s): Box => {
    const [x, y] = scene.screen(scene.anchors.get(s.id)!);
    const room = scene.reach * scene.size + 2;
    return [x - room, y - room, x + room, y + room + 1.6 * scene.letters * scene.size];
  });
  const boxes = names.map(boxOf);
  return names.flatMap((name, i) => {
    const others = boxes.filter((_, n) => n !== i);
    const way = wayOut(boxes[i]!, scene.panels, [...others, ...symbols], 96 * scene.large);
    return way ? [{ ...name, x: name.x + way[0] / k, y: name.y + way[1] / k }] : [];
  });
}

/** What is printed at each province, so that pieces stand beside it: its name, its coin, its building, its shield. */
export function printedBoxes(scene: Scene): Map<string, Box[]> {
  const { skin, size, view } = scene;
  const out = new Map<string, Box[]>();
  for (const s of scene.pointMap || scene.step.name === 'overview' ? [] : scene.spaces) {
    if (skin.water(s.kind)) continue;
    const [x, y] = scene.screen(scene.anchors.get(s.id)!);
    const named = lines(scene.names.get(s.id)!);
    const width = Math.max(...named.map((line) => landWidth(line, size))) * 1.12;
    const row = y + (6 + named.length * LINE) * size;
    const building = skin.building(view.spaces[s.id]) !== null;
    const left = x + (scene.beside.get(s.id) ?? 0) - width / 2;
    const boxes: Box[] = [[left, y - 5 * size, left + width, y + (5 + (named.length - 1) * LINE) * size]];
    if (building || skin.value(s) !== null)
      boxes.push([x - (building ? 19 : 7) * size, row - 8 * size, x + (building ? 17 : 7) * size, row + 8 * size]);
    out.set(s.id, boxes);
  }
  return out;
}

/** Where the names of areas stand that find a place, by space. */
export function placedAreas(scene: Scene): Map<string, Placed> {
  const { skin, size, step, frame, camera } = scene;
  const afar = step.name === 'overview';
  // A sea is not named upon the coin of a province.
  const taken = afar ? scene.layout.obstacles : [...printedBoxes(scene).values()].flatMap((boxes) => boxes.slice(1));
  const items = scene.spaces
    .filter((s) => scene.onScreen(scene.anchors.get(s.id)!))
    .map((s) => {
      const [x, y] = scene.screen(scene.anchors.get(s.id)!);
      const name = scene.names.get(s.id)!;
      const sea = skin.water(s.kind);
      const font = (sea ? SEA : SMALL) * size;
      const count = name.length > 14 && name.includes(' ') ? 2 : 1;
      const text = count === 2 ? name.slice(0, Math.ceil(name.length * 0.6)) : sea ? name : name.toUpperCase();
      const priority =
        (sea ? 10 : 50) +
        (scene.table.choices.has(`space:${s.id}`) ? 45 : 0) +
        (scene.here.has(s.id) ? 40 : 0) +
        (scene.areaOf.get(s.id)?.room ?? 0) / 1000 +
        (skin.prominent(s) ? 20 : 0);
      return {
        id: s.id,
        x: x + (scene.beside.get(s.id) ?? 0),
        y,
        r: 0,
        width: measure(text, sea ? 'italic 400' : '500', font) * (sea ? 1.04 : 1.14),
        height: 11 * size * count,
        priority,
        must: !afar && (!sea || frame.k > 0.8),
      };
    });
  const bounds: Box = [-OVERSCAN, -OVERSCAN, camera.width + OVERSCAN, camera.height + OVERSCAN];
  return new Map(placeLabels(items, taken, bounds).map((p) => [p.id, p]));
}
