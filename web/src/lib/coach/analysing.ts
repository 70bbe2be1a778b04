/** What is shown of an analysis beside its marks. */

import type { Analysis, Mistake, Target } from '../../gen/protocol.ts';
import { choiceText } from '../play/calling.ts';
import type { Asked, Has, Named } from '../play/facets.ts';
import { choicesOf } from '../play/options.ts';

/** Where the chances of one seat changed most from one moment to the next. */
export interface Swing {
  at: number;
  seat: number;
  by: number;
}

/** The largest changes along a match, in its order; `least` is what is worth telling. */
export function swings(found: Analysis, most = 3, least = 0.1): Swing[] {
  const all = found.curve.slice(1).map((now, n): Swing => {
    const before = found.curve[n]!;
    const changes = now.chances.map((chance, seat) => ({ at: before.at, seat, by: chance - before.chances[seat]! }));
    return changes.reduce((a, b) => (b.by > a.by ? b : a));
  });
  return all
    .filter(({ by }) => by >= least)
    .sort((a, b) => b.by - a.by)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

/** An answer of the past as it was offered then. */
export function answerText(
  table: Named & Asked & Has<'piece'>,
  mistake: Pick<Mistake, 'about' | 'kind' | 'rule' | 'seat'>,
  key: string,
  on: Target,
): string {
  const decision = { ...mistake, text: 0, options: [{ key, on }] };
  const choice = [...choicesOf(decision).values()][0];
  if (!choice) return key;
  const then = {
    game: table.game,
    skin: table.skin,
    name: table.name,
    choices: table.choices,
    // Where somebody stands now is no matter of then.
    mine: () => true,
    piece: (id: string) => table.piece(id),
    asked: mistake.kind,
    seen: table.seen && { ...table.seen, decision },
  };
  const text = choiceText(then, choice);
  return typeof on['amount'] === 'number' ? `${text} × ${on['amount']}` : text;
}
