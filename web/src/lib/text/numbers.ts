/** Small whole numbers are written alike in all our languages. They do without Intl, whose first number takes as long as
 *  drawing all the pieces of a board. */

import { FluentNumber, type FluentVariable, type Scope } from '@fluent/bundle';

export const isSmall = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 1000;

/** With the sign of a minus; a hyphen is what Intl writes. */
class Written extends FluentNumber {
  override toString(scope?: Scope): string {
    const plain = isSmall(this.value) && !Object.keys(this.opts).length;
    return (plain ? String(this.value) : super.toString(scope)).replace('-', '−');
  }
}

/** The arguments of a message, its numbers ready to be written. */
export function counted(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) out[name] = typeof value === 'number' ? new Written(value) : value;
  return out;
}
