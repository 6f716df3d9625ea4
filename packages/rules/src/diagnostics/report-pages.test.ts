// Tests of a report on their pages.
import { expect, it } from 'vitest';
import { reportPages } from './report-pages.ts';

const test = (name: string, isInScope?: boolean, hasOwnPage = false) => ({ name, isInScope, hasOwnPage });
const drawn = (tests: ReturnType<typeof test>[]) =>
  reportPages(tests).map((page) => [page.tests.map(({ name }) => name).join(''), page.isInScope]);

it.each([
  ['one part when no test has a page of its own', [test('A', true), test('B', true)], [['AB', true]]],
  ['no mark when one test of the part is out of scope', [test('A', true), test('B', false)], [['AB', false]]],
  ['no mark when the scope is not known', [test('A')], [['A', false]]],
  [
    'a part for a test with its own page, and a new one after it',
    [test('A', true), test('B', false, true), test('C', true), test('D', true, true), test('E', true, true)],
    [
      ['A', true],
      ['B', false],
      ['C', true],
      ['D', true],
      ['E', true],
    ],
  ],
  ['nothing without tests', [], []],
] as const)('a report has %s (LB053)', (_name, tests, wanted) => {
  expect(drawn([...tests])).toEqual(wanted);
});
