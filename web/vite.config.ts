import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { early } from './early/files.ts';
import { maps } from './map/plugin.ts';

/** Few files for a page: what all pages have, what a match has besides, what is its own. */
const COMMON = [
  /vite\/(preload-helper|modulepreload-polyfill)|\/node_modules\/(svelte|@fluent|@fontsource|esm-env|clsx)/,
  /\/src\/(gen|\w+\.css|lib\/(board|net|text|settings|noted)|games\/(index|\w+\/looks))/,
  /\/src\/lib\/(box\/Sources|map\/(Thumb|thumbs|drawing\.)|panels\/(Drawer|Rulebook|register|bookwords)|play\/bounds|coach\/levels)/,
];
const TABLE =
  /\/node_modules\/(d3-|delaunator|robust-predicates|internmap)|\/src\/(routes\/Play|lib\/(box\/[Dd]oubt|coach\/([Aa]dvisor|Arrows|Counsels|Hints|Motives|wording)|map|panels\/(?!Replay)|play|table))/;
const among = (id: string): boolean => COMMON.some((kind) => kind.test(id));

export default defineConfig({
  base: './',
  plugins: [svelte(), maps(), early()],
  build: {
    outDir: '../src/strategos/web/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'bench.html'],
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'common', test: among },
            { name: 'table', test: TABLE },
          ],
        },
      },
      checks: { pluginTimings: false },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } } },
});
