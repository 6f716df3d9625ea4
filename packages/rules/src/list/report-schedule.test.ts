// Due instants by the hospital's clock, and the days of each period.
import { describe, expect, it } from 'vitest';
import { daysOfPeriod, nextDueAfter, schedulePeriods } from './report-schedule.ts';

const kolkata = 'Asia/Kolkata';
const due = (times: Parameters<typeof nextDueAfter>[0], after: string, zone = kolkata) =>
  nextDueAfter(times, new Date(after), zone).toISOString();

describe('a schedule is due next', () => {
  it.each([
    ['later the same day', { everyKind: 'Day', atTime: '07:00' }, '2026-11-29T00:00:00Z', '2026-11-29T01:30:00.000Z'],
    [
      'the day after, at its very minute',
      { everyKind: 'Day', atTime: '07:00' },
      '2026-11-29T01:30:00Z',
      '2026-11-30T01:30:00.000Z',
    ],
    ['on Monday', { everyKind: 'Week', dayOf: 1, atTime: '07:15' }, '2026-11-29T12:00:00Z', '2026-11-30T01:45:00.000Z'],
    [
      'on the last day of a short month',
      { everyKind: 'Month', dayOf: 31, atTime: '00:00' },
      '2026-11-29T12:00:00Z',
      '2026-11-29T18:30:00.000Z',
    ],
    [
      'in the first month of a quarter',
      { everyKind: 'Quarter', dayOf: 2, atTime: '07:00' },
      '2026-11-29T12:00:00Z',
      '2027-01-02T01:30:00.000Z',
    ],
  ] as const)('%s (RP021)', (_case, times, after, expected) => {
    expect(due(times, after)).toBe(expected);
  });

  it('once on the days of 23 and of 25 hours (RP021, SC012)', () => {
    const nightly = { everyKind: 'Day', atTime: '02:30' } as const;
    const first = due(nightly, '2026-10-24T12:00:00Z', 'Europe/Berlin');
    expect(first.slice(0, 10)).toBe('2026-10-25');
    expect(due(nightly, first, 'Europe/Berlin').slice(0, 10)).toBe('2026-10-26');
    expect(due(nightly, '2026-03-28T12:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  });
});

it('each period has its days, quarter and year those of the financial year', () => {
  const days = schedulePeriods.map((period) =>
    Object.values(daysOfPeriod(period, '2026-11-29', '2026-04-01')).join(' '),
  );
  expect(days).toEqual([
    '2026-11-29 2026-11-29',
    '2026-11-28 2026-11-28',
    '2026-11-16 2026-11-22',
    '2026-11-01 2026-11-29',
    '2026-10-01 2026-10-31',
    '2026-07-01 2026-09-30',
    '2026-04-01 2026-11-29',
    '2025-04-01 2026-03-31',
    '2025-11-01 2026-10-31',
  ]);
});
