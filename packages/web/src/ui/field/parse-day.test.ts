// Proves which typed days are understood.
import { describe, expect, it } from 'vitest';
import { parseDay, parseMonth } from './parse-day.ts';

describe('a typed day', () => {
  it.each([
    ['21/11/2026', 'DD/MM/YYYY', '2026-11-21'],
    ['1-2-2026', 'DD/MM/YYYY', '2026-02-01'],
    ['21112026', 'DD/MM/YYYY', '2026-11-21'],
    ['11/21/2026', 'MM/DD/YYYY', '2026-11-21'],
    ['2026.11.21', 'YYYY/MM/DD', '2026-11-21'],
    ['1/2/26', 'DD/MM/YYYY', '2026-02-01'],
  ])('%s as %s is %s (R144, R145)', (text, pattern, day) => {
    expect(parseDay(text, pattern)).toBe(day);
  });
  it.each(['31/06/2026', '21/13/2026', 'tomorrow', '', '2026'])('%s is none', (text) => {
    expect(parseDay(text, 'DD/MM/YYYY')).toBeNull();
  });
});

describe('a typed month', () => {
  it.each([
    ['03-2027', '2027-03'],
    ['3-27', '2027-03'],
    ['0327', '2027-03'],
    ['122027', '2027-12'],
    ['11/2026', '2026-11'],
  ])('%s is %s; years of two digits are of this century (R196)', (text, month) => {
    expect(parseMonth(text)).toBe(month);
  });
  it.each(['13-2027', '00-27', '2027', '3', '03-202', 'March', ''])('%s is none', (text) => {
    expect(parseMonth(text)).toBeNull();
  });
});
