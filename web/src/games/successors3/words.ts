/** The skin's own words: `words.<language>.ftl` beside this file. */

import { speaker } from '../../lib/text/catalogue.svelte.ts';

export const say = speaker('successors3');
