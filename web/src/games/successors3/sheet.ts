/** The map of the third edition. */

import type { Sheets } from '../../../map/sheet.ts';
import { sheetOf } from '../successors/map.ts';

export const folder = 'successors/third';

export const sheets: Sheets = (shelf) => [sheetOf('successors3', shelf)];
