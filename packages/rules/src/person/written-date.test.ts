// Dates of files: the order of a column, and days that have one meaning.
import { expect, it } from 'vitest';
import { dateReadings, orderOfColumn } from './written-date.ts';

it('a column with a date of the other order is read in either, so that ambiguous dates are asked about (Q278)', () => {
  expect(orderOfColumn(['05/03/1990', '28/02/1991', ''], 1)).toBe(1);
  const mixed = ['05/03/1990', '02/28/1991'];
  expect(orderOfColumn(mixed, 1)).toBe('either');
  expect(mixed.map((text) => dateReadings(text, 'either').length)).toEqual([2, 1]);
});

it.each([
  ['5-Jan-24', '2024-01-05'],
  ['Jan 5, 2024', '2024-01-05'],
  ['2024-Jan-05', '2024-01-05'],
  ['05.01.2024', '2024-01-05'],
])('%s is %s (Q278)', (text, day) => {
  expect(dateReadings(text, 1)).toEqual([day]);
});
