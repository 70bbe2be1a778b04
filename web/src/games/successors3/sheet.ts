/** The map of the third edition. */

import type { Sheets } from '../../../map/sheet.ts';
import { sheetOf } from '../successors/map.ts';

export const folder = 'successors/third';

const SEAS = [
  'Pontus Euxinus',
  'Mare Internum',
  'Mare Ionium',
  'Mare Aegaeum',
  'Mare Hyrcanum',
  'Sinus Persicus',
  'Mare Rubrum',
];

export const sheets: Sheets = (shelf) => [sheetOf('successors3', shelf, SEAS)];
