/** Rows in which pieces are counted (`data-counts`): a digit or the wheel says how many, wherever the pointer is. */

/** The row that has the focus, otherwise the first in which anything may be changed. */
const row = (): Element | null =>
  document.activeElement?.closest('[data-counts]') ?? document.querySelector('[data-counts]:has(button:enabled)');

const buttonsOf = (of: Element | null): HTMLButtonElement[] => [
  ...(of?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? []),
];

/** So many of them. Whether there is anything to count. */
export function count(digit: string): boolean {
  const of = row();
  buttonsOf(of)
    .find((b) => b.textContent?.trim() === digit)
    ?.click();
  return of !== null;
}

/** One more or fewer. How many there are now; null where nothing is counted. */
export function countBy(by: 1 | -1): number | null {
  const all = buttonsOf(row());
  const now = all.findIndex((b) => b.getAttribute('aria-pressed') === 'true');
  const next = all[now + by];
  if (now < 0) return null;
  next?.click();
  return Number((next ?? all[now])!.textContent);
}
