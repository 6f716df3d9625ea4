// One code in one writing, with and without its dot.
import { expect, it } from 'vitest';
import { icdCodeOf } from './icd-code.ts';

it.each([
  ['A010', 'A01.0'],
  ['a01.0', 'A01.0'],
  ['S72001A', 'S72.001A'],
  ['I10', 'I10'],
  ['1A00', '1A00'],
  ['BA00.0', 'BA00.0'],
  ['A00-A09', 'A00-A09'],
])('%s is %s', (written, code) => {
  expect(icdCodeOf(written)).toBe(code);
});
