/** What choices and buttons are called. */

import type { Facts, Option, Piece } from '../../gen/protocol.ts';
import { words } from '../text/catalogue.svelte.ts';
import { splitRef } from '../text/refs.ts';
import { pieceName, shortName } from './describe.ts';
import type { Asked, Has, Named } from './facets.ts';
import type { Choice } from './options.ts';

const about = (table: Has<'seen'>): Facts => table.seen?.decision?.about ?? {};

export const pieceOf = (table: Has<'piece'>, c: Choice): Piece | undefined =>
  c.kind === 'piece' ? table.piece(c.id) : undefined;

/** What is said within a line begins small. */
export const lower = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** A word of the question's own for a button, else the game's. */
export function buttonText(table: Named & Asked, id: string): string {
  const own = `button-${table.asked ?? ''}-${id}`;
  if (words.has(table.game, own)) return words.text(table.game, own, about(table));
  if (words.has(table.game, `button-${id}`)) return words.text(table.game, `button-${id}`, about(table));
  const named = ['side', 'piece'].find((kind) => words.has(table.game, `${kind}-${id}`));
  return named ? table.name(`${named}:${id}`) : id.replaceAll('_', ' ');
}

export function choiceText(table: Named & Asked & Has<'piece'>, c: Choice): string {
  if (c.kind === 'button') return buttonText(table, c.id);
  if (c.kind !== 'piece') {
    const name = table.name(c.target.split('@')[0]!);
    // A place that stands for something else says for what.
    const key = c.options.length === 1 && c.options[0]!.key !== c.id ? `button-${c.options[0]!.key}` : '';
    return key && words.has(table.game, key) ? `${words.text(table.game, key)} · ${name}` : name;
  }
  const piece = pieceOf(table, c);
  if (!piece) return table.name(`piece:${c.id}`);
  const [place, at] = splitRef(piece.at);
  if (place === 'captive' && words.has(table.game, `captive-${at}`))
    return `${pieceName(table, piece)} · ${lower(words.text(table.game, `captive-${at}`))}`;
  if (table.mine(piece)) return shortName(table, piece);
  return pieceName(table, piece) + (place === 'space' ? ` · ${table.name(piece.at)}` : '');
}

/** One's own piece in the row of its place. */
export const inPlace = (table: Has<'mine' | 'piece'>, c: Choice): Piece | undefined => {
  const piece = pieceOf(table, c);
  return piece && table.mine(piece) && piece.at.startsWith('space:') ? piece : undefined;
};

/** What an option does to its target. */
export function deedText(table: Has<'game' | 'seen'>, option: Option): string {
  const button = String(option.on['button']);
  return words.has(table.game, `button-${button}`)
    ? words.text(table.game, `button-${button}`, { ...about(table), ...option.on })
    : button.replaceAll('_', ' ');
}

/** What is lost for good with an option, if anything. */
export const perilText = (table: Has<'game' | 'seen'>, option: Option): string =>
  option.fatal
    ? words.text(table.game, `fatal-${option.fatal}`, { ...about(table), ...option.on, ...option.risk })
    : '';

/** One of several options of a choice. */
export function variantText(table: Named & Asked & Has<'piece'>, c: Choice, option: Option): string {
  if (option.on['button'] !== undefined) return deedText(table, option);
  // A key is a word of its own, or begins with what is done: `refit mac_infantry-1`.
  const said = [option.key, option.key.split(' ', 1)[0]!].find((key) => words.has(table.game, `button-${key}`));
  if (said !== undefined) return words.text(table.game, `button-${said}`, { ...about(table), ...option.on });
  const parts = Object.entries(option.on)
    .filter(([k]) => k !== c.kind)
    .map(([, v]) =>
      typeof v === 'string' && words.has(table.game, `space-${v}`) ? table.name(`space:${v}`) : String(v),
    );
  return parts.join(', ') || choiceText(table, c);
}
