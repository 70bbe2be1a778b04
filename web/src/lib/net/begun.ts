/** Requests that `index.html` has begun before there was a program (`early/begin.ts`); whoever asks first gets the answer. */

declare global {
  var begun: Map<string, Promise<Response>> | undefined;
}

export function begun(path: string): Promise<Response> | undefined {
  const early = globalThis.begun?.get(path);
  globalThis.begun?.delete(path);
  return early;
}
