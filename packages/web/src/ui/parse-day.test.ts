// Proves which typed days are understood.
import { describe, expect, it } from 'vitest';
import { parseDay } from './parse-day.ts';

describe('a typed day', () => {
  it.each([
    ['21/11/2026', 'DD/MM/YYYY', '2026-11-21'],
    ['1-2-2026', 'DD/MM/YYYY', '2026-02-01'],
    ['21112026', 'DD/MM/YYYY', '2026-11-21'],
    ['11/21/2026', 'MM/DD/YYYY', '2026-11-21'],
    ['2026.11.21', 'YYYY/MM/DD', '2026-11-21'],
    ['1/2/26', 'DD/MM/YYYY', '2026-02-01'],
  ])('%s as %s is %s (R144, R145, R196)', (text, pattern, day) => {
    expect(parseDay(text, pattern)).toBe(day);
  });
  it.each(['31/06/2026', '21/13/2026', 'tomorrow', '', '2026'])('%s is none', (text) => {
    expect(parseDay(text, 'DD/MM/YYYY')).toBeNull();
  });
});
