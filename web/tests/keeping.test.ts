import { expect, it } from 'vitest';
import { keepPlaces, type Kept } from '../src/lib/play/keeping.ts';

const asked = (kind: string, answers: number, ...targets: string[]): Kept => ({ kind, answers, targets });

it('leaves what was chosen where it stood when the same is asked again', () => {
  const first = asked('plans', 10, 'a', 'b', 'c');
  const again = keepPlaces(first, asked('plans', 11, 'a', 'c'));
  expect(again.targets).toEqual(['a', 'b', 'c']);
  expect(keepPlaces(again, asked('plans', 12, 'c', 'd')).targets).toEqual(['a', 'b', 'c', 'd']);
});

it('begins anew with another question, or with the same one later', () => {
  const first = asked('plans', 10, 'a', 'b');
  expect(keepPlaces(first, asked('hit', 11, 'c')).targets).toEqual(['c']);
  expect(keepPlaces(first, asked('plans', 30, 'b')).targets).toEqual(['b']);
  expect(keepPlaces(undefined, first)).toBe(first);
});
