/** Requests that `index.html` has begun before there was a program (`early/begin.ts`); whoever asks first gets the answer. */

declare global {
  var begun: Map<string, Promise<Response>> | undefined;
  var laying: Promise<void> | undefined;
}

/** So long is waited at most, in milliseconds: then something is to be seen. */
const LONGEST = 150;

/** When all that can be asked for has been asked for: what is made before that keeps the questions back. */
export const asked = (): Promise<unknown> =>
  Promise.race([globalThis.laying, new Promise((done) => setTimeout(done, LONGEST))]);

export function begun(path: string): Promise<Response> | undefined {
  const early = globalThis.begun?.get(path);
  globalThis.begun?.delete(path);
  return early;
}
