import { describe, expect, it } from 'vitest';
import { filesOf } from '../early/files.ts';

const chunk = (fileName: string, modules: string[], imports: string[] = [], css: string[] = []) => ({
  type: 'chunk',
  fileName,
  isEntry: modules.some((m) => m.endsWith('index.html')),
  facadeModuleId: modules[0]!,
  moduleIds: modules,
  imports,
  viteMetadata: { importedCss: new Set(css) },
});
const BUNDLE = Object.fromEntries(
  [
    chunk('index.js', ['/web/index.html'], ['common.js'], ['index.css']),
    chunk('common.js', ['/web/src/lib/net/api.ts'], [], ['common.css']),
    chunk('table.js', ['/web/src/routes/Play.svelte'], ['common.js'], ['table.css']),
    chunk('Home.js', ['/web/src/routes/Home.svelte'], ['common.js', 'card.js']),
    chunk('card.js', ['/web/src/lib/home/MatchCard.svelte']),
    chunk('skin.js', ['/web/src/games/fourth/skin.ts'], ['shared.js', 'table.js']),
    chunk('shared.js', ['/web/src/games/family/shared.ts'], ['common.js'], ['shared.css']),
    chunk('words.en-1.js', ['/web/src/games/fourth/words.en.ftl?raw']),
    chunk('words.en-2.js', ['/web/src/games/family/words.en.ftl?raw']),
    chunk('words.it-2.js', ['/web/src/games/family/words.it.ftl?raw']),
    chunk('words.en-3.js', ['/web/src/games/other/words.en.ftl?raw']),
  ].map((c) => [c.fileName, c]),
);

describe('what index.html fetches before it is asked for', () => {
  const files = filesOf(BUNDLE as unknown as Parameters<typeof filesOf>[0]);

  it('is a page with all it imports, but for what every page has', () => {
    expect(files.pages).toEqual({ play: ['table.js', 'table.css'], home: ['Home.js', 'card.js'] });
  });

  it('is the letters of the first board, not all there are', () => {
    const assets = ['assets/spectral-latin-500-normal-x1.woff2', 'assets/spectral-latin-ext-500-normal-x2.woff2'];
    const bundle = Object.fromEntries(assets.map((fileName) => [fileName, { type: 'asset', fileName }]));
    expect(filesOf(bundle as unknown as Parameters<typeof filesOf>[0]).fonts).toEqual([assets[0]]);
  });

  it('is a skin without the table, which is on its way, and its words with those of its family', () => {
    expect(files.skins['fourth']).toEqual({
      program: ['skin.js', 'shared.js', 'shared.css'],
      words: { en: ['words.en-1.js', 'words.en-2.js'], it: ['words.it-2.js'] },
    });
  });
});
