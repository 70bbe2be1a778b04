/** Matches that something is remembered of in this browser, the latest first. */

export const noted = (list: string): string[] => (localStorage.getItem(`strategos.${list}`) ?? '').split(' ');
