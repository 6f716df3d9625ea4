// The titles that are offered where a hospital has none.
import { expect, it } from 'vitest';
import { sexOfSalutation } from './person-name.ts';
import { SALUTATIONS, withoutTitles } from './salutation.ts';

it('are 36, each once, and hold the seven that tell the sex (R245, R253, Q204)', () => {
  expect(new Set(SALUTATIONS).size).toBe(36);
  expect(SALUTATIONS.filter((title) => sexOfSalutation(title) !== null)).toHaveLength(7);
});

it('are taken off a name that initials are made of', () => {
  expect(withoutTitles('Mr. Subrata Guha')).toBe('Subrata Guha');
  expect(withoutTitles('Dr Pushpa Jha')).toBe('Pushpa Jha');
  expect(withoutTitles('Prof. Dr. A. K. Sen')).toBe('A. K. Sen');
  expect(withoutTitles('Anita')).toBe('Anita');
  expect(withoutTitles('Kumar.')).toBe('Kumar.');
});
