import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { buildConquest } from '../map/conquest.ts';

const file = fileURLToPath(new URL('../../src/strategos/games/conquest/data/map.yaml', import.meta.url));

describe.runIf(existsSync(file))('the drawing of Conquest', () => {
  it('touches exactly where the data says, but for straits narrower than a pixel', { timeout: 60000 }, () => {
    const built = buildConquest(file);
    expect(built.missing).toEqual([]);
    expect(built.extra).toEqual(['asia|thracia']);
    for (const area of built.drawing.areas) expect(area.d.length, area.id).toBeGreaterThan(20);
    expect(Object.keys(built.drawing.harbours).length).toBeGreaterThan(35);
    expect(Object.keys(built.drawing.routes)).toHaveLength(56);
    expect(built.drawing.straits).toHaveLength(4);
  });
});
