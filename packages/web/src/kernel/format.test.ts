// Proves how days and moments are shown where no hospital has said otherwise: India, day first.
import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatDateTime,
  formatDay,
  formatMinutes,
  formatRelative,
  instantOf,
  wallClock,
} from './format.ts';

describe('what is shown', () => {
  it('groups an amount by lakh, with decimals (R190)', () => {
    expect(formatAmount(12_345_678)).toBe('1,23,456.78');
    expect(formatAmount(null)).toBe('');
  });
  it('writes a day in the order of the hospital (R144)', () => {
    expect(formatDay('2026-11-21')).toBe('21/11/2026');
    expect(formatDay('')).toBe('');
    expect(formatDay('nonsense')).toBe('');
  });
  it('shows an instant on the clock of the hospital, not of the browser (Q30)', () => {
    expect(formatDateTime('2026-11-21T20:00:00Z')).toBe('22/11/2026 01:30');
  });
  it('turns a day and a time of that clock back into the instant', () => {
    const { day, time } = wallClock('2026-11-21T20:00:00Z');
    expect(instantOf(day, time)).toBe('2026-11-21T20:00:00.000Z');
  });
  it('tells how long ago', () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    expect(formatRelative('2026-11-21T11:55:00Z', 'en', now)).toBe('5 minutes ago');
    expect(formatRelative('2026-11-20T11:00:00Z', 'en', now)).toBe('yesterday');
    // Figures are Latin in every language, as those of money and clocks (R012).
    expect(formatRelative('2026-11-21T11:55:00Z', 'bn', now)).toContain('5 ');
  });
  it('says how long something took in days, hours and minutes, with the figures of every other number (LB055)', () => {
    expect([0, 59, 60, 937, 2880, 3001].map((minutes) => formatMinutes(minutes, 'en'))).toEqual([
      '0m',
      '59m',
      '1h',
      '15h 37m',
      '2d',
      '2d 2h 1m',
    ]);
    expect(formatMinutes(937, 'bn')).toMatch(/15.+37/);
  });
});
