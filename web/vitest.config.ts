/** Functions are tried in Node, components on a page without a browser: only these pay for it. */

import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config.ts';

export default mergeConfig(
  client,
  defineConfig({
    test: {
      projects: [
        { extends: true, test: { name: 'functions', include: ['tests/*.test.ts'], environment: 'node' } },
        {
          extends: true,
          plugins: [svelteTesting()],
          test: {
            name: 'components',
            include: ['tests/components/*.test.ts'],
            environment: 'happy-dom',
            testTimeout: 60_000, // the first test of a game waits for its skin
          },
        },
      ],
    },
  }),
);
