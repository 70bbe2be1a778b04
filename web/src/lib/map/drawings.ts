/** The drawing of a board: the atlas has it, or it is made of its points. */

import type { Board } from '../../gen/protocol.ts';
import { api } from '../net/api.ts';
import type { Drawing } from './drawing.ts';
import { genericDrawing } from './generic.ts';

export async function drawingOf(board: Board): Promise<Drawing> {
  const known = await api.map<string[]>('index.json').catch((): string[] => []);
  const file = `${board.map}.json`;
  if (known.includes(file)) return api.map<Drawing>(file);
  return genericDrawing(board, await api.map<number[][]>('coast.json').catch(() => []));
}
