// The limit of a band is one number; a comma inside it never makes two limits (RP030).
import { expect, it } from 'vitest';
import { limitOfText } from './limit-text.ts';

it.each([
  ['1,200', 1200],
  [' 1,25,000.50 ', 125000.5],
  ['-40', -40],
  ['0.5', 0.5],
])('%j is the number %d (RP030)', (typed, limit) => {
  expect(limitOfText(typed)).toBe(limit);
});

it.each(['100, 500', '100,500,', '12,50', 'five', '1 200', '₹ 100', '1e3', '0x10', '१००'])(
  '%j is refused (RP030)',
  (typed) => {
    expect(limitOfText(typed)).toBeNaN();
  },
);
