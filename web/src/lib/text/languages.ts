/** The languages there are catalogues in, as the server has them, each by its own name. */

import { LANGUAGES as CODES } from '../../gen/protocol.ts';

export type Language = (typeof CODES)[number];

function ownName(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

// A name is looked up where it is shown: that costs a browser more than all of a page's words.
export const LANGUAGES = CODES.map((code) => ({
  code,
  get name() {
    return ownName(code);
  },
}));
