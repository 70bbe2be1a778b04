/** The language to begin with: the one chosen here before, or the first of the browser's that there is a catalogue in. */

import { LANGUAGES } from '../../gen/protocol.ts';

export function preferred(): (typeof LANGUAGES)[number] {
  const wanted = [localStorage.getItem('strategos.language'), ...navigator.languages].map((l) => l?.slice(0, 2));
  return wanted.flatMap((l) => LANGUAGES.find((known) => known === l) ?? [])[0] ?? 'en';
}
