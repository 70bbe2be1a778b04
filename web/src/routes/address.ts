/** Which page an address means. */

import type { Place } from '../lib/play/sitting.ts';

export type Route =
  | { page: 'play'; id: string; seat: Place; end: boolean; at: number | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'check'; game: string; row: string | null }
  | { page: 'records' }
  | { page: 'home' };

export function routeOf(hash: string): Route {
  const [path, query] = hash.slice(1).split('?');
  const [page, which, more] = (path ?? '').split('/').filter(Boolean);
  const asked = new URLSearchParams(query ?? '');
  const seat = asked.get('seat');
  if (page === 'match' && which)
    return {
      page: 'play',
      id: which,
      seat: asked.has('watch') ? 'none' : seat === null ? null : Number(seat),
      end: more === 'end',
      at: asked.has('at') ? Number(asked.get('at')) : null,
    };
  if (page === 'rules' && which) return { page, game: which, rule: more ?? null };
  if (page === 'check' && which) return { page, game: which, row: more ?? null };
  return { page: page === 'records' ? page : 'home' };
}
