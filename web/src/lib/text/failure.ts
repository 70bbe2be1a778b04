/** What went wrong, in the reader's language by the server's code; its own sentence, which is English, goes beside it. */

import { ApiError } from '../net/api.ts';
import { ui, words } from './catalogue.svelte.ts';

export interface Failure {
  said: string;
  /** English, for whoever wants to know more. */
  detail?: string | undefined;
}

export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) {
    const known = words.has('client', `ui-error-${error.why}`);
    return { said: known ? ui(`error-${error.why}`) : ui('error-other'), detail: error.detail };
  }
  // What is thrown besides: no connection, or a file that is not JSON.
  return { said: ui(error instanceof SyntaxError ? 'error-unreadable' : 'error-server') };
}
