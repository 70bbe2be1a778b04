import { describe, expect, it } from 'vitest';
import { routeOf } from '../src/routes/address.ts';

describe('the address of a page', () => {
  it('is home where nothing is said, or nothing that is known', () => {
    for (const hash of ['', '#', '#/', '#/match', '#/nowhere/else', '#/rules'])
      expect(routeOf(hash)).toEqual({ page: 'home' });
  });

  it('is a match at its present, its end or a moment of its past', () => {
    const plain = { page: 'play', id: 'ab12', seat: null, end: false, at: null };
    expect(routeOf('#/match/ab12')).toEqual(plain);
    expect(routeOf('#/match/ab12/end')).toEqual({ ...plain, end: true });
    expect(routeOf('#/match/ab12?at=0')).toEqual({ ...plain, at: 0 });
  });

  it('is a match from a seat, or for whoever looks on', () => {
    expect(routeOf('#/match/ab12?seat=0')).toMatchObject({ seat: 0 });
    expect(routeOf('#/match/ab12?seat=2&watch')).toMatchObject({ seat: 'none' });
  });

  it('is a rule, a doubtful fact, the record', () => {
    expect(routeOf('#/rules/conquest')).toEqual({ page: 'rules', game: 'conquest', rule: null });
    expect(routeOf('#/rules/conquest/CE-1')).toEqual({ page: 'rules', game: 'conquest', rule: 'CE-1' });
    expect(routeOf('#/check/alexander/units')).toEqual({ page: 'check', game: 'alexander', row: 'units' });
    expect(routeOf('#/records')).toEqual({ page: 'records' });
  });
});
