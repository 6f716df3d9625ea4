// Proves how citations of rules are read from tests.
import { expect, it } from 'vitest';
import { citedRules } from './rules.ts';

it('reads the single numbers that end a title, and no others', () => {
  const cited = citedRules("it('a (R907)')\nit('b (R901, Q12, R903)')\nit('c (R910-R912)')\n// of R920 (R921)");
  expect([...cited]).toEqual(['R907', 'R901', 'R903']);
});
