// Proves how citations of rules are read from tests.
import { expect, it } from 'vitest';
import { citedRules } from './rules.ts';

it('reads single rules, lists and ranges', () => {
  const cited = citedRules("it('a (R907)')\nit('b (R901, R903; R910-R912)')\nit('c (R920)')");
  expect([...cited]).toEqual(['R907', 'R901', 'R903', 'R910', 'R911', 'R912', 'R920']);
});
