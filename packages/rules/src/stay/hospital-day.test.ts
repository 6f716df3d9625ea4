// Proves dates and days in a hospital's time zone.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_RANGE_DAYS,
  dateInZone,
  dateRangeWarning,
  dayOfText,
  daysAfter,
  daysBefore,
  daysBetween,
  endOfDay,
  instantAt,
  isCalendarDate,
  isDayInReach,
  lastDayOfMonth,
  startOfDay,
  timeZoneOffset,
} from './hospital-day.ts';

const KOLKATA = 'Asia/Kolkata';

it.each([
  [KOLKATA, '+05:30'],
  ['America/St_Johns', '-03:30'],
  ['UTC', '+00:00'],
])('%s is %s away from UTC in winter (R039)', (zone, offset) => {
  expect(timeZoneOffset(new Date('2026-01-15T00:00:00Z'), zone)).toBe(offset);
});

it.each([
  ['2027-02', '2027-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('the last day of %s is %s (R196)', (month, day) => {
  expect(lastDayOfMonth(month)).toBe(day);
});

describe('today', () => {
  it.each([
    [KOLKATA, '2026-03-01T18:29:59.999Z', '2026-03-01'],
    [KOLKATA, '2026-03-01T18:30:00Z', '2026-03-02'],
    ['Asia/Dhaka', '2026-03-01T18:00:00Z', '2026-03-02'],
    ['America/New_York', '2026-03-01T04:59:59Z', '2026-02-28'],
    ['UTC', '1969-12-31T23:59:59.5Z', '1969-12-31'],
  ])('in %s at %s is %s (Q30)', (timeZone, instant, date) => {
    expect(dateInZone(new Date(instant), timeZone)).toBe(date);
  });

  it('needs a zone that exists (Q30)', () => {
    expect(() => dateInZone(new Date(0), 'Asia/Nowhere')).toThrow(RangeError);
  });
});

describe('a day', () => {
  it.each([
    [KOLKATA, '2026-03-01', '2026-02-28T18:30:00.000Z', '2026-03-01T18:29:59.999Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z', '2018-11-05T01:59:59.999Z'],
    ['America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00.000Z', '2018-02-19T02:59:59.999Z'],
  ])('in %s runs from 00:00:00 to 23:59:59, clock changes and all: %s (R301, Q30)', (timeZone, date, start, end) => {
    expect(startOfDay(date, timeZone).toISOString()).toBe(start);
    expect(endOfDay(date, timeZone).toISOString()).toBe(end);
  });

  it('holds every instant that has its date (R301, Q30)', () => {
    const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
    const zone = fc.constantFrom(KOLKATA, 'Asia/Dhaka', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe');
    fc.assert(
      fc.property(instant, zone, (moment, timeZone) => {
        const date = dateInZone(moment, timeZone);
        expect(startOfDay(date, timeZone).getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(endOfDay(date, timeZone).getTime()).toBeGreaterThanOrEqual(moment.getTime());
      }),
    );
  });

  it('has its hours (Q30)', () => {
    expect(instantAt('2026-03-01', 12, KOLKATA).toISOString()).toBe('2026-03-01T06:30:00.000Z');
    expect(instantAt('2026-03-08', 12, 'America/New_York').toISOString()).toBe('2026-03-08T16:00:00.000Z');
    expect(instantAt('2026-11-01', 12, 'America/New_York').toISOString()).toBe('2026-11-01T17:00:00.000Z');
    expect(instantAt('2026-03-08', 2, 'America/New_York').toISOString()).toBe('2026-03-08T07:00:00.000Z');
  });
});

describe('a day read from a text', () => {
  it.each([
    ['2026-11-27T23:02:00Z', 'Asia/Kolkata', '2026-11-28'],
    ['2026-11-27T23:02:00+05:30', 'Asia/Kolkata', '2026-11-27'],
    ['2022-01-31T18:30:00.000Z', 'Asia/Kolkata', '2022-02-01'],
    ['2026-11-28T01:00:00', 'Asia/Kolkata', '2026-11-28'],
    ['2026-11-28', 'Asia/Dhaka', '2026-11-28'],
    ['2026-11-27T23:02:00Z', undefined, '2026-11-27'],
  ])('%s in %s is %s (Q278)', (text, zone, date) => {
    expect(dayOfText(text, zone)).toBe(date);
  });

  it('is in reach from 1900 until the last day but one of 9999 (Q280)', () => {
    expect(['1899-12-31', '1900-01-01', '9999-12-30', '9999-12-31'].map(isDayInReach)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('dates', () => {
  it('exist or not (R479)', () => {
    expect(isCalendarDate('2024-02-29')).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '01-03-2026', '2026-3-1', ''])
      expect(isCalendarDate(text)).toBe(false);
    expect(() => daysAfter('2026-02-29', 1)).toThrow('YYYY-MM-DD');
  });

  it('the default from-date is 90 days before today (R298, R299)', () => {
    expect(daysBefore('2026-11-21', DEFAULT_RANGE_DAYS)).toBe('2026-08-23');
    expect(daysBetween('2026-08-23', '2026-11-21')).toBe(90);
    expect(daysAfter('2023-12-31', 1)).toBe('2024-01-01');
  });

  it('a from-date later than the to-date gets a warning (R186, R300, Q11)', () => {
    expect(dateRangeWarning('2026-03-02', '2026-03-01')?.text).toBe('Fromdate should be equal & less then todate');
    expect(dateRangeWarning('2026-03-01', '2026-03-01')).toBeNull();
  });
});
