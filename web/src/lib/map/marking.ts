/** How much room things take up on the board, for whoever fits it into a window. */

import type { Box } from './geometry.ts';
import { landFont, lines, measure } from './naming.ts';
import type { Scene } from './scene.svelte.ts';
import type { Mark } from './uncover.ts';

/** What a province takes up around its point: its name, and pieces above it. */
export function marksOfBoard({ large, names, provinces }: Scene): Mark[] {
  return provinces.map((a) => {
    const widths = lines(names.get(a.id) ?? '').map((line) => measure(line.toUpperCase(), landFont(1)) * 0.56);
    const half = Math.max(38, ...widths) * large;
    return { at: [a.x, a.y], room: [-half, -46 * large, half, 28 * large] };
  });
}

/** What stands about each point: its symbol with all beside it, and a leader. */
export function marksOfPoints({ anchors, size, skin, spaces, view }: Scene): Mark[] {
  const led = new Set(view.pieces.filter((p) => skin.form(p) === 'leader').map((p) => p.at));
  const half = 12 * skin.figure;
  return spaces.map((space) => {
    const room = skin.room?.(view, space) ?? [-skin.reach, -skin.reach, skin.reach, skin.reach];
    const here = led.has(`space:${space.id}`);
    const left = here ? Math.min(room[0], skin.stand[0] - half) : room[0];
    const right = here ? Math.max(room[2], skin.stand[0] + half) : room[2];
    const box: Box = [left * size, room[1] * size, right * size, room[3] * size];
    return { at: anchors.get(space.id)!, room: box };
  });
}
