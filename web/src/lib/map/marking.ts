/** How much room things take up on the board, for whoever fits it into a window. */

import type { Box, XY } from './geometry.ts';
import { landWidth, lines } from './naming.ts';
import type { Scene } from './scene.svelte.ts';
import type { Mark } from './uncover.ts';

/** What a province takes up around its point: its name, and pieces above it. */
export function marksOfBoard({ large, names, provinces }: Scene): Mark[] {
  return provinces.map((a) => {
    const widths = lines(names.get(a.id) ?? '').map((line) => landWidth(line, 1) * 0.56);
    const half = Math.max(38, ...widths) * large;
    return { at: [a.x, a.y], room: [-half, -46 * large, half, 28 * large] };
  });
}

/** What the question points at on the map and whence one goes, or else the place it is about. */
export function marksOfQuestion(scene: Scene, phone: boolean): Mark[] {
  const { size, frame } = scene;
  const { k, x, y } = frame;
  const about = scene.pointMap && phone ? new Map(marksOfPoints(scene).map((m) => [m.space, m.room])) : null;
  const space: Box = [-34 * size, -12 * size, 34 * size, 24 * size];
  // A leader, and the plate with his troops below him.
  const piece: Box = [-12 * size, -16 * size, 12 * size, (scene.pointMap ? 12 : 26) * size];
  // Beside which side of its point somebody stands changes with the zoom, the point does not.
  const beside: Box = [-42 * size, -40 * size, 42 * size, 32 * size];
  const marked = (id: string, room: Box): Mark[] => {
    const at = scene.anchors.get(id);
    return at ? [{ at, room }] : [];
  };
  const marks = [...scene.table.choices.values()].flatMap((c): Mark[] => {
    if (c.kind === 'space') return marked(c.id, joined(space, about?.get(c.id)));
    if (about && c.kind === 'piece') return marked(scene.table.spaceOf(c.id) ?? '', beside);
    const at = c.kind === 'piece' ? scene.placeOf(c.target) : null;
    if (at) return [{ at: [(at[0] - x) / k, (at[1] - y) / k], room: piece }];
    // From afar those who stand together are one.
    return c.kind === 'piece' ? marked(scene.table.spaceOf(c.id) ?? '', space) : [];
  });
  // Whence one goes belongs to where one may go.
  const asked = marks.length ? scene.askedAt : scene.subject;
  const there: Box = [-40 * size, -44 * size, 40 * size, 26 * size];
  return asked ? [...marks, ...marked(asked, about?.get(asked) ?? there)] : marks;
}

const joined = (a: Box, b: Box | undefined): Box =>
  b ? [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])] : a;

/** What stands about each point: its symbol with all beside it, its name if that is below it, and a leader. */
export function marksOfPoints({ anchors, letters, size, skin, spaces, view }: Scene): (Mark & { space: string })[] {
  const led = new Set(view.pieces.filter((p) => skin.form(p) === 'leader').map((p) => p.at));
  const half = 12 * skin.figure;
  const named = skin.symbol ? 1.3 * letters : 0;
  return spaces.map((space) => {
    const room = skin.room?.(view, space) ?? [-skin.reach, -skin.reach, skin.reach, skin.reach];
    const here = led.has(`space:${space.id}`);
    const left = here ? Math.min(room[0], skin.stand[0] - half) : room[0];
    const right = here ? Math.max(room[2], skin.stand[0] + half) : room[2];
    const box: Box = [left * size, room[1] * size, right * size, (room[3] + named) * size];
    return { space: space.id, at: anchors.get(space.id)!, room: box };
  });
}

/** More places than this are all the board: no camera can show them larger. */
const FEW = 40;

/** Where the places are among which the question lets one choose, if they are few. */
export function placesAsked({ anchors, table }: Scene): XY[] {
  const ids = [...table.choices.values()].flatMap((c) =>
    c.kind === 'space' ? [c.id] : c.kind === 'piece' ? [table.spaceOf(c.id) ?? ''] : [],
  );
  const places = [...new Set(ids)].map((id) => anchors.get(id)).filter((at) => at !== undefined);
  return places.length > FEW ? [] : places;
}

/** The points of a point map, with room for a name above or below. */
export const dotsOf = ({ anchors, large, letters, reach }: Scene): Mark[] => {
  const half = (reach + 1.2 * letters) * large;
  return [...anchors.values()].map((at) => ({ at, room: [-half, -half, half, half] }));
};

/** The names of points where they stand. */
export const writtenOf = ({ anchors, large, lettering }: Scene): Mark[] =>
  [...lettering].map(([space, { box }]) => ({ at: anchors.get(space)!, room: box.map((v) => v * large) as Box }));
