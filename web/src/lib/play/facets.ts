/** What parts of the screen need of a table: they take this and not all of it, so that one sees what they rest on. */
import type { Table } from './table.svelte.ts';

/** Whatever can name the things of its game and knows how they look. */
export type Named = Pick<Table, 'game' | 'name' | 'skin'>;

/** A position on show, with its sides. */
export type OnShow = Named & Pick<Table, 'board' | 'letter' | 'shown' | 'side'>;

/** Where something can be chosen by pointing at it. */
export type Pointed = Pick<Table, 'choices' | 'pointing'>;
