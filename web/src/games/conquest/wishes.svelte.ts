/** What somebody means to buy, noted at any time; it is kept by the browser and waits for the purchase. */

class Wishes {
  #known = $state<Record<string, Record<string, number>>>({});

  #key(match: string, side: string): string {
    return `strategos.wishes.${match}.${side}`;
  }

  of(match: string, side: string): Record<string, number> {
    const key = this.#key(match, side);
    return this.#known[key] ?? (JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, number>);
  }

  note(match: string, side: string, item: string, count: number): void {
    const key = this.#key(match, side);
    const next = { ...this.of(match, side), [item]: Math.max(0, count) };
    this.#known[key] = next;
    localStorage.setItem(key, JSON.stringify(next));
  }

  forget(match: string, side: string): void {
    const key = this.#key(match, side);
    this.#known[key] = {};
    localStorage.removeItem(key);
  }
}

export const wishes = new Wishes();
