// Proves ages and birth dates.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, daysBetween } from '../stay/hospital-day.ts';
import { ageOn, ageText, birthDateFrom } from './age.ts';

const age = (years: number, months: number, days: number) => ({ years, months, days });

describe('age on a day', () => {
  it.each([
    ['1990-05-01', '2026-11-21', age(36, 6, 20)],
    ['2026-11-21', '2026-11-21', age(0, 0, 0)],
    ['2025-11-22', '2026-11-21', age(0, 11, 30)],
    ['2024-02-29', '2025-02-28', age(1, 0, 0)],
    ['2023-01-31', '2023-03-01', age(0, 1, 1)],
    ['1926-11-21', '2026-11-20', age(99, 11, 30)],
  ])('born %s, on %s (R246, Q57)', (birthDate, today, expected) => {
    expect(ageOn(birthDate, today)).toEqual(expected);
  });

  it('refuses a birth in the future and what is no date (R246, Q197)', () => {
    expect(() => ageOn('2026-11-22', '2026-11-21')).toThrow('cannot be in the future');
    expect(() => ageOn('2026-02-30', '2026-11-21')).toThrow('YYYY-MM-DD');
  });

  it('never has 12 months or 31 days or more, and grows with the days (R246)', () => {
    const day = fc.integer({ min: 0, max: 45_000 });
    fc.assert(
      fc.property(day, day, (born, lived) => {
        const birthDate = daysAfter('1900-01-01', born);
        const today = daysAfter(birthDate, lived);
        const result = ageOn(birthDate, today);
        expect(result.months).toBeLessThan(12);
        expect(result.days).toBeLessThanOrEqual(30);
        expect(result.years).toBe(Math.floor(result.years));
      }),
    );
  });
});

describe('birth date from an age', () => {
  it.each([
    [age(36, 6, 20), '2026-11-21', '1990-05-01'],
    [age(0, 0, 0), '2026-11-21', '2026-11-21'],
    [age(1, 0, 0), '2024-02-29', '2023-02-28'],
    [age(0, 13, 0), '2026-01-15', '2024-12-15'],
  ])('%o on %s (R247)', (given, today, birthDate) => {
    expect(birthDateFrom(given, today)).toBe(birthDate);
  });

  it('refuses parts that do not count (R247)', () => {
    expect(() => birthDateFrom(age(-1, 0, 0), '2026-11-21')).toThrow(RangeError);
    expect(() => birthDateFrom(age(0, 0.5, 0), '2026-11-21')).toThrow(RangeError);
  });

  it('returns exactly to a birth date up to the 28th, else to within 3 days (R246, R247)', () => {
    const day = fc.integer({ min: 0, max: 45_000 });
    fc.assert(
      fc.property(day, day, (born, lived) => {
        const birthDate = daysAfter('1900-01-01', born);
        const today = daysAfter(birthDate, lived);
        const distance = Math.abs(daysBetween(birthDate, birthDateFrom(ageOn(birthDate, today), today)));
        expect(distance).toBeLessThanOrEqual(Number(birthDate.slice(8)) <= 28 ? 0 : 3);
      }),
    );
  });
});

describe('age text', () => {
  it.each([
    [age(34, 2, 5), '34Y 2M 5D'],
    [age(34, 0, 0), '34Y'],
    [age(0, 6, 0), '6M'],
    [age(0, 0, 9), '9D'],
    [age(0, 0, 0), '0D'],
  ])('%o reads %s (R193)', (given, text) => {
    expect(ageText(given)).toBe(text);
  });
});
