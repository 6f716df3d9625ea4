// Proves the names of weekdays.
import { expect, it } from 'vitest';
import { weekdayChoices, weekdayName } from './weekdays.ts';

it('names weekdays by day and by number, Sunday first', () => {
  expect(weekdayName('2026-03-07', 'en')).toBe('Sat');
  expect(weekdayChoices('en').map(({ value, label }) => `${value} ${label}`)).toEqual([
    '0 Sun',
    '1 Mon',
    '2 Tue',
    '3 Wed',
    '4 Thu',
    '5 Fri',
    '6 Sat',
  ]);
  expect(weekdayChoices('fr')[1]?.label).toBe('lun.');
});
