import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { maps } from './map/plugin.ts';

export default defineConfig({
  base: './',
  plugins: [svelte(), maps()],
  build: {
    outDir: '../src/strategos/web/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['index.html', 'bench.html'], checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
