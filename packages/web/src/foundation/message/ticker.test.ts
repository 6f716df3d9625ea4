// Proves what the ticker shows and how fast it runs.
import { expect, it } from 'vitest';
import { tickerSeconds, tickerTitles } from './ticker.ts';

it('runs 10 s with one message and 15 s with several (R131)', () => {
  expect([1, 2, 9].map(tickerSeconds)).toEqual([10, 15, 15]);
});

it('leaves out what was taken back (R146)', () => {
  const titles = tickerTitles([
    { title: 'Drill', isActive: true },
    { title: 'Old', isActive: false },
  ]);
  expect(titles).toEqual(['Drill']);
});
