/** Vite plugin: puts `begin.ts` into `index.html`, with the names of the files it fetches before they are asked for. */

import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** The files of each page, and of each game's skin with its words in a language. */
export interface Files {
  pages: Record<string, string[]>;
  skins: Record<string, { program: string[]; words: Record<string, string[]> }>;
  /** The boards that are drawn. */
  maps: string[];
  /** The letters of the first board. */
  fonts: string[];
}

/** Names of places and seas, and what is read beside them. Without them the browser first looks for others like them. */
const LETTERS = /\/(spectral-latin-([456]00-normal|400-italic)|instrument-sans-latin-standard-normal)-[^/]+\.woff2$/;

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

const BEGIN = fileURLToPath(new URL('./begin.ts', import.meta.url));

/** A file, all it imports and their styles, but for what the page has already. */
function withImports(bundle: Bundle, file: string, had: ReadonlySet<string>, found = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || had.has(file) || found.has(file)) return [...found];
  found.add(file);
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
  for (const other of chunk.imports) withImports(bundle, other, had, found);
  return [...found];
}

/** Which files are fetched for what, by the modules they were made of. */
export function filesOf(bundle: Bundle): Files {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find((c) => c.isEntry && c.facadeModuleId?.endsWith('/index.html'));
  const had = new Set(first ? withImports(bundle, first.fileName, new Set()) : []);
  const modules = chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => ({ id, fileName })));
  const found = (kind: RegExp): { of: RegExpExecArray; program: string[] }[] =>
    modules.flatMap(({ id, fileName }) => {
      const of = kind.exec(id);
      return of ? [{ of, program: withImports(bundle, fileName, had) }] : [];
    });
  const maps = Object.keys(bundle).flatMap((name) => /^map\/(.+)$/.exec(name)?.[1] ?? []);
  const fonts = Object.keys(bundle).filter((name) => LETTERS.test(name));
  const files: Files = { pages: {}, skins: {}, maps, fonts };
  for (const { of, program } of found(/\/routes\/(\w+)\.svelte$/)) files.pages[of[1]!.toLowerCase()] = program;
  // A skin is only fetched for a table, which is on its way then.
  for (const file of files.pages['play'] ?? []) had.add(file);
  for (const { of, program } of found(/\/games\/(\w+)\/skin\.ts$/)) {
    const folders = modules.flatMap(({ id, fileName }) =>
      program.includes(fileName) ? (/\/games\/(\w+)\//.exec(id)?.[1] ?? []) : [],
    );
    const words: Record<string, string[]> = {};
    for (const said of found(/\/games\/(\w+)\/words\.(\w+)\.ftl\?raw$/))
      if (folders.includes(said.of[1]!)) (words[said.of[2]!] ??= []).push(...said.program);
    files.skins[of[1]!] = { program, words };
  }
  return files;
}

/** `begin.ts` and what it imports as one piece of program. */
async function begin(files: Files): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: BEGIN, output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  return output!.output[0].code.trim();
}

export function early(): Plugin {
  return {
    name: 'strategos-early',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, filename }) {
        if (!filename.endsWith('/index.html')) return html;
        const code = await begin(filesOf((bundle as Bundle | undefined) ?? {}));
        return [{ tag: 'script', children: code, injectTo: 'head-prepend' }];
      },
    },
  };
}
