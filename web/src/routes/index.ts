/** The pages: whoever opens one does not wait for the others. */

export const pages = {
  play: () => import('./Play.svelte'),
  rules: () => import('./Rules.svelte'),
  check: () => import('./Check.svelte'),
  records: () => import('./Records.svelte'),
  home: () => import('./Home.svelte'),
};
