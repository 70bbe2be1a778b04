/** Tyche cards as the hand shows them: kind, Operation Points, and for what each could be used now. */

import type { GlyphName } from '../../lib/board/glyphs.ts';
import type { Has, OnShow } from '../../lib/play/facets.ts';
import { words } from '../../lib/text/catalogue.svelte.ts';
import { printed, viewOf } from './reading.ts';
import { say } from './words.ts';

export interface Use {
  use: string;
  text: string;
  /** Why not, in words; null if it may be. */
  no: string | null;
  rule: string | null;
}

export interface Held {
  card: string;
  target: string;
  kind: string;
  points: number;
  text: string;
  legal: boolean;
  uses: Use[];
}

const GLYPH_OF: Record<string, GlyphName> = { event: 'laurel', bonus: 'army', surprise: 'flag' };
export const glyphOf = (kind: string): GlyphName => GLYPH_OF[kind] ?? 'laurel';

/** What a use is called: as the button of the question calls it. */
export const useText = (table: Has<'game'>, use: string): string =>
  words.has(table.game, `button-${use}`) ? words.text(table.game, `button-${use}`) : say(`kind-${use}`);

/** For what a card of one's own could be used now; nothing outside of one's Tyche Segment. */
export function usesOf(table: OnShow, card: string): Use[] {
  const now = viewOf(table.shown!).facts?.hand?.find((c) => c.card === `card:${card}`);
  return (now?.uses ?? []).map(({ use, no }) => ({
    use,
    text: useText(table, use),
    no: no ? words.text(table.game, `no-${no.why}`, no.facts ?? {}) : null,
    rule: no?.rule ?? null,
  }));
}

export const cardText = (table: Has<'game'>, card: string): string =>
  words.has(table.game, `card-text-${card}`) ? words.text(table.game, `card-text-${card}`) : '';

/** The cards in one's own hand. */
export function heldBy(table: OnShow & Has<'choices'>): Held[] {
  const hand = (table.shown!.view.hands ?? []).find((h) => h.cards);
  return (hand?.cards ?? []).map((card) => ({
    card,
    target: `card:${card}`,
    kind: printed(table).cards[card]?.kind ?? '',
    points: printed(table).cards[card]?.points ?? 0,
    text: cardText(table, card),
    legal: table.choices.has(`card:${card}`),
    uses: usesOf(table, card),
  }));
}
