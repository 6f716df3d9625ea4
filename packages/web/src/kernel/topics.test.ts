// News and the sums made from it.
import { expect, it } from 'vitest';
import { touchedTopics } from './topics.ts';

it('refreshes the dashboard and deposits with everything they add up, once, and with nothing else (R176)', () => {
  expect(touchedTopics(['payment', 'bill'])).toEqual(['payment', 'bill', 'report', 'collection', 'deposit']);
  expect(touchedTopics(['patient'])).toEqual(['patient']);
  expect(touchedTopics([])).toEqual([]);
});

it('reads an open bill and the totals of payments again when a charge or medicine comes onto the account (R484, R503)', () => {
  for (const news of ['charge', 'pharmacySale'])
    expect(touchedTopics([news])).toEqual(expect.arrayContaining(['bill', 'payment']));
});

it('reads beds again when their types change, for the board and the choices of a bed (R414)', () => {
  expect(touchedTopics(['bedType'])).toEqual(['bedType', 'bed']);
});
