/** For what may come after whatever is being drawn now. */

/** So long is waited for a quiet moment, in milliseconds. */
const LONGEST = 1000;

/** After the frame that is being made has been drawn; in a window that draws none, soon. */
export const whenDrawn = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
    setTimeout(done, document.hidden ? 0 : LONGEST);
  });

export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    // Not every browser has it.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: LONGEST });
    else setTimeout(done, 100);
  });
