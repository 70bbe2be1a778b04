/** The printed book has some words of its own; what it calls so is found by them, too. */

/** Words of the printed book, and ours for them. */
export interface BookWord {
  theirs: string[];
  ours: string;
}

/** A query in which whole words of the printed book are ours. */
export function inOurWords(query: string, known: BookWord[]): string {
  const escaped = (word: string): string => word.toLocaleLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return known.reduce((said, { theirs, ours }) => {
    const printed = new RegExp(`(?<!\\p{L})(${theirs.map(escaped).join('|')})(?!\\p{L})`, 'gu');
    return said.replace(printed, ours.toLocaleLowerCase());
  }, query);
}
