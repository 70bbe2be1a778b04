/** Vite plugin: draws the atlas once and puts it beside the bundle, in development and in the build. */

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { Thumb } from '../src/lib/map/drawing.ts';
import type * as Atlas from './atlas.ts';
import { plainCoast } from './world.ts';

const GAMES = fileURLToPath(new URL('../../src/strategos/games', import.meta.url));
const ATLAS = fileURLToPath(new URL('./atlas.ts', import.meta.url));

/** Every data file of every game: what the maps are made of. */
function inputs(): string[] {
  const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' });
  return files.filter((f) => /[\\/]data[\\/][^\\/]+\.yaml$/.test(f)).map((f) => join(GAMES, f));
}

interface Drawn {
  files: Map<string, string>;
  /** The modules that drew it. */
  modules: string[];
}

async function drawings(log: (text: string) => void): Promise<Drawn> {
  const { module: atlas, dependencies } = await runnerImport<typeof Atlas>(ATLAS);
  const files = new Map([['map/coast.json', JSON.stringify(plainCoast())]]);
  const small: Record<string, Thumb> = {};
  for (const sheet of atlas.allSheets(GAMES)) {
    const { drawing, fine, notes } = atlas.draw(sheet);
    const { id, width, height, coast } = drawing;
    files.set(`map/${id}.json`, JSON.stringify(drawing));
    files.set(`map/${id}.fine.json`, JSON.stringify(fine));
    if (sheet.backdrop) files.set('map/backdrop.json', JSON.stringify({ width, height, coast: coast.coarse }));
    const places: Thumb['places'] = { ...drawing.points };
    for (const area of drawing.areas) places[area.id] = [Math.round(area.x), Math.round(area.y)];
    small[id] = { width, height, ...(drawing.frame && { frame: drawing.frame }), coast: coast.coarse, places };
    log(`${id}: ${notes.join('; ')}`);
  }
  files.set('map/thumbs.json', JSON.stringify(small));
  files.set('map/index.json', JSON.stringify([...files.keys()].map((path) => path.slice('map/'.length))));
  return { files, modules: [ATLAS, ...dependencies] };
}

export function maps(): Plugin {
  let drawn: Drawn | null = null;
  let stamp = 0;
  const current = async (log: (text: string) => void): Promise<Drawn> => {
    const now = [...inputs(), ...(drawn?.modules ?? [])].reduce((sum, file) => sum + statSync(file).mtimeMs, 0);
    if (!drawn || now !== stamp) {
      drawn = await drawings(log);
      stamp = [...inputs(), ...drawn.modules].reduce((sum, file) => sum + statSync(file).mtimeMs, 0);
    }
    return drawn;
  };
  return {
    name: 'strategos-maps',
    buildStart() {
      for (const file of inputs()) this.addWatchFile(file);
    },
    configureServer(server) {
      server.watcher.add(inputs());
      server.watcher.on('change', (file) => {
        if (file.startsWith(GAMES) || drawn?.modules.includes(file)) server.hot.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]!.replace(/^\//, '');
        if (!path.startsWith('map/')) return next();
        void current((text) => server.config.logger.info(text)).then(({ files }) => {
          const body = files.get(path);
          if (body === undefined) return next();
          response.setHeader('content-type', 'application/json');
          response.end(body);
        }, next);
      });
    },
    async generateBundle() {
      const { files, modules } = await current((text) => this.info(text));
      for (const file of modules) this.addWatchFile(file);
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
