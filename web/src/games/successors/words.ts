/** The words both editions share: `words.<language>.ftl` beside this file. They are given names, not references. */

import { speaker } from '../../lib/text/catalogue.svelte.ts';

export const say = speaker('successors');
