/** What can be bought, in the order of the price list. */

import type { ConquestView } from './reading.ts';

export const UNITS = ['infantry', 'cavalry', 'catapult', 'galley'] as const;
export const BUILDINGS = ['city', 'fortification', 'fortified_city', 'road'] as const;

/** The price now, as the server tells it. */
export const priceOf = (view: ConquestView, item: string): number => view.facts?.price[item] ?? 0;
