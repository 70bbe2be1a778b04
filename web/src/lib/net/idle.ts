/** For what may come after whatever is being drawn now. */

/** So long is waited for a quiet moment, in milliseconds. */
const LONGEST = 1000;

export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    // Not every browser has it.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: LONGEST });
    else setTimeout(done, 100);
  });
