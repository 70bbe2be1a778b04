/** How the counters of a garrison lie beside their area. The drawing of the maps leaves room for it. */

/** Half of an area's symbol. */
export const R = 20;
/** From one leader to the next. */
export const LEADER = 24;
/** So many counters lie in one row; more are put into two. */
const ABREAST = 5;

const columns = (count: number): number => (count > ABREAST ? Math.ceil(count / 2) : count);
const pitch = (count: number): number => (count > ABREAST ? 15 : 14);

/** Where a counter lies, from the middle of the area. `before` is what lies between: leaders, walls of a city. */
export function place(i: number, count: number, before: number): [x: number, y: number] {
  const x = R + 14 + before + (i % columns(count)) * pitch(count);
  return [x, count > ABREAST ? (i < columns(count) ? -10 : 9) : -1];
}

/** How far an area with its leaders and counters reaches to the right of its middle. */
export function reach(leaders: number, count: number): number {
  if (!leaders && !count) return R;
  return R + 6 + leaders * LEADER + (count ? 10 + columns(count) * pitch(count) : 0);
}
