import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { buildConquest } from '../map/conquest.ts';

const file = fileURLToPath(new URL('../../src/strategos/games/conquest/data/map.yaml', import.meta.url));

describe.runIf(existsSync(process.env['MAP'] ?? file))('the drawing of Conquest', () => {
  it('touches exactly where the data says, but for straits narrower than a pixel', { timeout: 60000 }, () => {
    const built = buildConquest(process.env['MAP'] ?? file);
    expect(built.missing).toEqual([]);
    expect(built.extra.length).toBeLessThanOrEqual(3);
    if (process.env['OUT']) writeFileSync(process.env['OUT'], JSON.stringify(built.drawing));
    for (const area of built.drawing.areas) expect(area.d.length, area.id).toBeGreaterThan(20);
    expect(Object.keys(built.drawing.routes)).toHaveLength(56);
    expect(built.drawing.straits).toHaveLength(4);
  });
});
