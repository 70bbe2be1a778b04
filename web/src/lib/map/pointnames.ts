/** Which names of points are shown, and where. Where a name stands about its dot is settled once (`lettering.ts`): the
 * question, the position and the camera only say whether there is room for it now. */

import type { Written } from '../board/beside.ts';
import type { Box } from './geometry.ts';
import { Taken, type Placed } from './labels.ts';
import { letter, type Lettering } from './lettering.ts';
import { measure } from './naming.ts';
import type { Scene } from './scene.svelte.ts';

/** Where the name of each point stands, at every zoom. */
export function letterPoints({ anchors, drawing, letters, names, reach, skin, spaces }: Scene): Map<string, Lettering> {
  const dots = spaces.map((s) => ({ id: s.id, at: anchors.get(s.id)!, r: reach }));
  const named = spaces.map((s, i) => {
    const weight = letters > 12 || skin.prominent(s) ? '600' : '500';
    return {
      ...dots[i]!,
      width: measure(names.get(s.id)!, weight, letters) * 1.03,
      height: 0.92 * letters,
      rank: skin.prominent(s) ? 1 : skin.nameless?.(s) ? -1 : 0,
      upright: skin.room !== undefined,
    };
  });
  // The names of lands are there already.
  const lands = (drawing.regions ?? []).map(({ id, x, y }) => {
    const half = (id.length + 2) * 3.6;
    return { at: [x, y] as [number, number], box: [-half, -4, half, 4] as Box };
  });
  return letter(named, dots, lands);
}

/** The spaces where somebody is. */
export const peopled = ({ skin, view }: Pick<Scene, 'skin' | 'view'>): Set<string> =>
  new Set(view.pieces.filter((p) => p.at.startsWith('space:') && skin.form(p) !== 'hidden').map((p) => p.at.slice(6)));

/** More choices than this are no news of any one of them. */
const FEW = 40;
/** So much of a name may lie beneath a piece. */
const COVERED = 0.1;

/** How much a name matters now: pointed at, asked about, where somebody is, a great place, any other. */
function weigher(scene: Scene, pointed: ReadonlySet<string>): (space: Scene['spaces'][number]) => number {
  const { legalSpaces, skin, table } = scene;
  const here = peopled(scene);
  const asked = new Set([...(legalSpaces.length <= FEW ? legalSpaces : []), ...scene.spotted]);
  for (const place of [scene.askedAt, scene.subject]) if (place) asked.add(place);
  for (const piece of scene.asked) asked.add(table.spaceOf(String(piece).slice(6)) ?? '');
  return (s) => (pointed.has(s.id) ? 4 : asked.has(s.id) ? 3 : here.has(s.id) ? 2 : skin.prominent(s) ? 1 : 0);
}

/** The names there is room for. `pointed` are the spaces somebody points at. */
export function shownNames(scene: Scene, pointed: ReadonlySet<string> = new Set()): Map<string, Placed> {
  const { afar, anchors, frame, lettering, size, skin, spaces, step } = scene;
  const scale = frame.k / size;
  const near = step.name === 'region' || step.name === 'city';
  const weigh = weigher(scene, pointed);
  const items = spaces
    .map((s) => ({ s, weight: weigh(s), at: lettering.get(s.id)! }))
    .filter(({ s, weight, at }) => {
      if (at.clear > scale || !scene.onScreen(anchors.get(s.id)!)) return false;
      if (weight < 1 && (afar || (skin.nameless?.(s) && !near))) return false;
      return weight > 0 || at.free <= scale;
    })
    .sort((a, b) => b.weight - a.weight || a.at.free - b.at.free || (a.s.id < b.s.id ? -1 : 1));
  const [pieces, names] = [new Taken(), new Taken()];
  for (const box of scene.layout.obstacles) pieces.put(box);
  const out = new Map<string, Placed>();
  for (const { s, at } of items) {
    const [x, y] = scene.screen(anchors.get(s.id)!);
    const [left, top, right, bottom] = at.box.map((v) => v * size) as Box;
    const box: Box = [x + left, y + top, x + right, y + bottom];
    const area = (right - left) * (bottom - top);
    if (names.overlap(box) > 0 || pieces.overlap(box) > COVERED * area) continue;
    names.put(box);
    out.set(s.id, { id: s.id, x: box[0], y: box[1], lead: false });
  }
  return out;
}

/** The boxes of names that pieces would rather not stand upon, where a unit of the map is `k` pixels. */
export function nameBoxes(scene: Scene, k: number): Written[] {
  const { anchors, lettering, size, skin, spaces } = scene;
  const here = peopled(scene);
  return spaces.flatMap((s) => {
    const at = lettering.get(s.id)!;
    const dear = here.has(s.id) || skin.prominent(s);
    if ((dear ? at.clear : at.free) > k / size || (skin.nameless?.(s) && !dear)) return [];
    const [x, y] = anchors.get(s.id)!;
    const [left, top, right, bottom] = at.box;
    const box: Box = [x * k + left * size, y * k + top * size, x * k + right * size, y * k + bottom * size];
    return [{ space: s.id, box, dear }];
  });
}
