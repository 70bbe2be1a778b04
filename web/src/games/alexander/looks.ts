/** What the counters and tokens of Alexander look like, by their kind or its end: `per_light_cavalry` rides. */

import type { GlyphName } from '../../lib/board/glyphs.ts';
import { dressed, type Looks } from '../../lib/board/skin.ts';

export const emblem: GlyphName = 'helmet';

const LOOKS: Looks = {
  army: { glyph: 'helmet', form: 'leader' },
  alexander: { glyph: 'helmet', form: 'leader' },
  chares: { glyph: 'helmet', form: 'leader' },
  memnon: { glyph: 'helmet', form: 'leader' },
  darius_iii: { glyph: 'diadem', form: 'leader' },
  porus: { glyph: 'diadem', form: 'leader' },
  archers: { glyph: 'archer' },
  peltasts: { glyph: 'peltast' },
  cavalry: { glyph: 'cavalry' },
  chariots: { glyph: 'chariot' },
  phalanx: { glyph: 'pikes' },
  elephants: { glyph: 'elephant' },
  siege_engine: { glyph: 'catapult' },
  wall: { glyph: 'wall' },
  wall_section: { glyph: 'wall' },
  city: { glyph: 'city' },
  temple: { glyph: 'temple' },
  prophecy: { glyph: 'oracle' },
  pray: { glyph: 'oracle' },
  mole: { glyph: 'road' },
  siege_ships: { glyph: 'catapult' },
  transports: { glyph: 'ship' },
  warships: { glyph: 'ship' },
  gold: { glyph: 'coin' },
  glory: { glyph: 'laurel' },
  level: { glyph: 'helmet' },
  forces: { glyph: 'army' },
};

export const { glyph, form } = dressed(LOOKS, 'infantry');
