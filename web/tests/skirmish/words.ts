import { speaker } from '../../src/lib/text/catalogue.svelte.ts';

export const say = speaker('skirmish');
