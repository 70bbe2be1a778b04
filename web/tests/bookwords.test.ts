import { expect, test } from 'vitest';
import { inOurWords } from '../src/lib/panels/bookwords.ts';

const known = [
  { theirs: ['Biga', 'Bighe'], ours: 'Carri' },
  { theirs: ['SP'], ours: 'PF' },
];

test('whole words of the printed book are searched as ours', () => {
  expect(inOurWords('due bighe', known)).toBe('due carri');
  expect(inOurWords('sp navale', known)).toBe('pf navale');
});

test('parts of words are left alone', () => {
  expect(inOurWords('spazio', known)).toBe('spazio');
});
