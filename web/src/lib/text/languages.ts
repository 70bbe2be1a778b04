/** The languages of the client; a test compares them with the catalogues there are. */

export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'it', name: 'Italiano' },
  { code: 'fr', name: 'Français' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

export const languageOf = (code: string | undefined): Language | undefined =>
  LANGUAGES.find((l) => l.code === code)?.code;
