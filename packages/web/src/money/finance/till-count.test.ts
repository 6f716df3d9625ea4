// Notes and coins as typed.
import { countedCash } from '@charaka/rules/money/cash-count';
import { expect, it } from 'vitest';
import { countsOf, keyOf, noCounts } from './till-count.ts';

it('counts what is typed, and nothing where a field is empty', () => {
  const typed = { ...noCounts('INR'), [keyOf(50_000)]: 3, [keyOf(50)]: '1', [keyOf(10_000)]: '' };
  expect(countsOf(typed, 'INR')).toEqual([
    { denominationPaise: 50_000, count: 3 },
    { denominationPaise: 50, count: 1 },
  ]);
  expect(countedCash(countsOf(typed, 'INR'))).toBe(150_050);
  expect(countsOf(noCounts('BDT'), 'BDT')).toEqual([]);
});
