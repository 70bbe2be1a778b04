/** The legion last put together in a match, to be had again by one click. */

class Legions {
  #last = $state<Record<string, number[]>>({});

  last(match: string): number[] | undefined {
    return this.#last[match];
  }

  note(match: string, units: number[]): void {
    if (units.some(Boolean)) this.#last[match] = units;
  }
}

export const legions = new Legions();
