/** A place on a map of points: a shape filled with whose it is, walls with towers about it, who besieges it. There are many,
 * and all are drawn before the first board is seen: so they are markup, not components. */

import { GLYPHS } from './glyphs.ts';

export interface Symbol {
  shape?: 'circle' | 'square' | 'diamond' | 'hexagon';
  r: number;
  fill: string;
  thin?: boolean;
  /** Half the side of its walls; 0 where it has none. */
  wall?: number;
  /** The colour of whoever besieges it. */
  siege?: number | null;
  /** How far the siege has come, in place of its engine. */
  points?: number | null;
  /** Beneath all, between walls and shape, and upon it. */
  below?: string;
  about?: string;
  upon?: string;
}

const TOWERS = [-1, 1].flatMap((x) => [-1, 1].map((y) => [x, y] as const));

function walls(half: number): string {
  const towers = TOWERS.map(
    ([x, y]) => `<rect x="${x * half - 1.5}" y="${y * half - 1.5}" width="3" height="3" fill="var(--ink)"/>`,
  );
  const side = 2 * half;
  return `<rect x="${-half}" y="${-half}" width="${side}" height="${side}" fill="var(--paper)" fill-opacity=".75" stroke="var(--ink-2)" stroke-width="1"/>${towers.join('')}`;
}

function outline({ shape, r, fill, thin }: Symbol): string {
  const edge = thin ? 'stroke="var(--ink-2)" stroke-width=".9"' : 'stroke="var(--ink)" stroke-width="1.1"';
  const look = `fill="${fill}" ${edge}`;
  const w = r * 0.866;
  switch (shape) {
    case 'square':
      return `<rect x="${-r}" y="${-r}" width="${2 * r}" height="${2 * r}" ${look}/>`;
    case 'diamond':
      return `<path d="M0,${-r}L${r},0L0,${r}L${-r},0Z" ${look}/>`;
    case 'hexagon':
      return `<path d="M0,${-r}L${w},${-r / 2}V${r / 2}L0,${r}L${-w},${r / 2}V${-r / 2}Z" ${look}/>`;
    default:
      return `<circle r="${r}" ${look}/>`;
  }
}

function besieger(colour: number, points: number | null): string {
  const what = points
    ? `<text text-anchor="middle" y="2.6" fill="var(--f${colour}-on)" style="font:700 7.5px var(--sans)">${points}</text>`
    : `<g transform="translate(-4,-4.2) scale(.34)" style="color:var(--f${colour}-on);--hole:var(--f${colour})" fill="currentColor">${GLYPHS.catapult}</g>`;
  return `<g transform="translate(-7,-7)"><circle r="5.4" fill="var(--f${colour})" stroke="var(--halo)" stroke-width=".9"/>${what}</g>`;
}

export function symbol(place: Symbol): string {
  const { wall = 0, siege = null, points = null, below = '', about = '', upon = '' } = place;
  return `<g aria-hidden="true">${below}${wall ? walls(wall) : ''}${about}${outline(place)}${upon}${siege === null ? '' : besieger(siege, points)}</g>`;
}
