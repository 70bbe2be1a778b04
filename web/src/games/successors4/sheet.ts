/** The map of the fourth edition. */

import type { Sheets } from '../../../map/sheet.ts';
import { sheetOf } from '../successors/map.ts';

export const folder = 'successors/fourth';

const SEAS = [
  'Pontos Euxinos',
  'Mesogeios Thalassa',
  'Ionion Pelagos',
  'Aigaion',
  'Hyrkania Thalassa',
  'Persikos Kolpos',
  'Erythra Thalassa',
];

export const sheets: Sheets = (shelf) => [sheetOf('successors4', shelf, SEAS)];
