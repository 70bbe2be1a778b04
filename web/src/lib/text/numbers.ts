/** Small whole numbers are written alike in all our languages. They do without Intl, whose first number takes as long as
 *  drawing all the pieces of a board. */

import { FluentNumber, type FluentVariable, type Scope } from '@fluent/bundle';

export const isSmall = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 1000;

class Small extends FluentNumber {
  override toString(scope?: Scope): string {
    return Object.keys(this.opts).length ? super.toString(scope) : String(this.value);
  }
}

/** The arguments of a message, its small numbers ready to be written. */
export function counted(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) out[name] = isSmall(value) ? new Small(value) : value;
  return out;
}
