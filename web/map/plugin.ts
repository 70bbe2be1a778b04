/** Vite plugin: draws the maps once and puts them beside the bundle, in development and in the build. */

import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildCampaign } from './alexander.ts';
import { buildConquest } from './conquest.ts';
import { plainCoast } from './world.ts';

const CONQUEST = fileURLToPath(new URL('../../src/strategos/games/conquest/data/map.yaml', import.meta.url));
const CAMPAIGNS = ['granicus', 'issus', 'tyre', 'gaugamela'].map((id) =>
  fileURLToPath(new URL(`../../src/strategos/games/alexander/data/${id}.yaml`, import.meta.url)),
);

function drawings(log: (text: string) => void): Map<string, string> {
  const out = new Map<string, string>();
  out.set('map/coast.json', JSON.stringify(plainCoast()));
  if (existsSync(CONQUEST)) {
    const built = buildConquest(CONQUEST);
    out.set('map/conquest.json', JSON.stringify(built.drawing));
    out.set(
      'map/backdrop.json',
      JSON.stringify({ width: built.drawing.width, height: built.drawing.height, coast: built.drawing.coast.coarse }),
    );
    out.set('map/conquest.fine.json', JSON.stringify(built.fine));
    log(
      `conquest: ${built.missing.length} borders missing ${built.missing.join(' ')}, extra contacts: ${built.extra.join(' ') || 'none'}`,
    );
  }
  for (const file of CAMPAIGNS.filter(existsSync)) {
    const { drawing, fine, shift } = buildCampaign(file);
    out.set(`map/${drawing.id}.json`, JSON.stringify(drawing));
    out.set(`map/${drawing.id}.fine.json`, JSON.stringify(fine));
    log(
      `${drawing.id}: areas moved by ${shift.toFixed(0)} at most, ${(JSON.stringify(drawing).length / 1024).toFixed(0)} KB`,
    );
  }
  out.set('map/index.json', JSON.stringify([...out.keys()].map((path) => path.slice('map/'.length))));
  return out;
}

export function maps(): Plugin {
  let made: Map<string, string> | null = null;
  let stamp = 0;
  const current = (log: (text: string) => void): Map<string, string> => {
    const now = [CONQUEST, ...CAMPAIGNS].filter(existsSync).reduce((sum, file) => sum + statSync(file).mtimeMs, 0);
    if (!made || now !== stamp) {
      stamp = now;
      made = drawings(log);
    }
    return made;
  };
  return {
    name: 'strategos-maps',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]!.replace(/^\//, '');
        if (!path.startsWith('map/')) return next();
        const body = current(console.info).get(path);
        if (body === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(body);
      });
    },
    generateBundle() {
      for (const [fileName, source] of current((text) => this.info(text)))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
