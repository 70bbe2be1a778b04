/** What pieces look like where a game says nothing of it. */

import type { Looks } from './skin.ts';

export const PLAIN_LOOKS: Looks = {
  leader: { glyph: 'helmet', form: 'leader' },
  general: { glyph: 'helmet', form: 'leader' },
  commander: { glyph: 'helmet', form: 'leader' },
  hero: { glyph: 'helmet', form: 'leader' },
  king: { glyph: 'diadem', form: 'leader' },
  fleet: { glyph: 'ship', form: 'ship' },
  ship: { glyph: 'ship', form: 'ship' },
  navy: { glyph: 'ship', form: 'ship' },
  infantry: { glyph: 'infantry' },
  man: { glyph: 'infantry' },
  cavalry: { glyph: 'cavalry' },
  chariot: { glyph: 'chariot' },
  elephant: { glyph: 'elephant' },
  archer: { glyph: 'archer' },
  peltast: { glyph: 'peltast' },
  catapult: { glyph: 'catapult' },
  city: { glyph: 'city' },
  fortress: { glyph: 'fortress' },
  wall: { glyph: 'wall' },
  oracle: { glyph: 'oracle' },
  temple: { glyph: 'temple' },
  road: { glyph: 'road' },
  unknown: { glyph: 'unknown' },
};
