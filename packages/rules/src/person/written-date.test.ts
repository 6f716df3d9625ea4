// Dates of files: the order of a column, and days that have one meaning.
import { expect, it } from 'vitest';
import { dateReadings, orderOfColumn, withoutTime } from './written-date.ts';

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

it('a day loses the time behind it, in time that grows with the length of the text alone (Q291)', () => {
  expect(withoutTime('05/01/2024 10:30:00 AM')).toBe('05/01/2024');
  expect(withoutTime('2024-01-05T10:30:00Z')).toBe('2024-01-05');
  expect(withoutTime('05/01/2024 10:30\nsecond line')).toBe('05/01/2024 10:30\nsecond line');
  const [times, startedAt] = [`${' 10:00'.repeat(200_000)}\n`, process.cpuUsage()];
  expect(withoutTime(times)).toBe(times);
  expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(1000);
});
