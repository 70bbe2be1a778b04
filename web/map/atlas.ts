/** The atlas: every map of every game, drawn from the game's own data and the sheet in its folder. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { areaMap } from './area.ts';
import type { Built } from './page.ts';
import { pointMap } from './point.ts';
import type { Sheet, Sheets, Shelf } from './sheet.ts';

export { areaMap } from './area.ts';
export { pointMap } from './point.ts';

/** What a game's `sheet.ts` may export; `folder` where its data are not in the folder of its id. */
interface SheetModule {
  sheets: Sheets;
  folder?: string;
}

const MODULES = import.meta.glob<SheetModule>('../src/games/*/sheet.ts', { eager: true });

export const draw = (sheet: Sheet): Built => (sheet.kind === 'areas' ? areaMap(sheet) : pointMap(sheet));

/** The data files in a folder. */
export function shelfOf(folder: string): Shelf {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return {
    names: files
      .filter((f) => f.endsWith('.yaml'))
      .map((f) => f.slice(0, -'.yaml'.length))
      .sort(),
    read: (name) => load(readFileSync(join(folder, `${name}.yaml`), 'utf8')),
  };
}

/** The sheets of all games; `games` is the folder in which the games' own folders lie. */
export function allSheets(games: string): Sheet[] {
  return Object.entries(MODULES).flatMap(([path, { sheets, folder }]) => {
    const id = path.split('/').at(-2)!;
    return sheets(shelfOf(join(games, folder ?? id, 'data')));
  });
}
