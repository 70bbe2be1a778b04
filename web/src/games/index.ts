/** The skins of the games. A game that is not here is drawn plainly, and completely. */

import { PLAIN_SKIN, type Skin } from '../lib/board/skin.ts';
import { alexander } from './alexander/skin.ts';
import { conquest } from './conquest/skin.ts';

const SKINS: Record<string, Skin> = { alexander, conquest };

export const skinOf = (game: string): Skin => SKINS[game] ?? PLAIN_SKIN;
