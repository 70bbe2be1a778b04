/** What can be bought, in the order of the price list. */

import type { View } from '../../lib/net/types.ts';

export const UNITS = ['infantry', 'cavalry', 'catapult', 'galley'] as const;
export const BUILDINGS = ['city', 'fortification', 'fortified_city', 'road'] as const;

/** The price now, as the server tells it. */
export const priceOf = (view: View, item: string): number => Number(view.facts?.[`price_${item}`] ?? 0);
