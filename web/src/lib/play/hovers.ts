/** How a button that stands for something on the board points at it: by mouse and by keys.
 * A finger does not hover: what opened above a choice would push it from under the finger before it is lifted. */

import type { Pointing } from './pointing.svelte.ts';

export const hovers = (pointing: Pick<Pointing, 'point'>, target: string) => ({
  onpointerenter: (event: PointerEvent) => {
    if (event.pointerType !== 'touch') pointing.point(target);
  },
  onpointerleave: () => pointing.point(null),
  onfocus: (event: FocusEvent) => {
    if ((event.currentTarget as Element).matches(':focus-visible')) pointing.point(target);
  },
  onblur: () => pointing.point(null),
});
