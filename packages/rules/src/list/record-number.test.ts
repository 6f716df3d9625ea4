// Possible meanings of a typed number.
import { describe, expect, it } from 'vitest';
import { readRecordNumber } from './record-number.ts';

describe('a typed number', () => {
  it('is a number of a series with its year or the beginning of it (R419)', () => {
    for (const [typed, year] of [
      ['2453', ''],
      [' 2453/ ', ''],
      ['2453 / 20', '20'],
      ['2453 / 2026-2027', '2026-2027'],
    ] as const)
      expect(readRecordNumber(typed)?.series, typed).toEqual({ number: 2453, year });
    expect(readRecordNumber('2453 / 2026-2027')?.order).toBeUndefined();
  });

  it('is an order of a group, alone or by its place (OR044)', () => {
    expect(readRecordNumber('17')?.order).toEqual({ group: 17, line: null });
    expect(readRecordNumber('17/')?.order).toEqual({ group: 17, line: null });
    expect(readRecordNumber('17 / 2')?.order).toEqual({ group: 17, line: 2 });
  });

  it('is a specimen from its hospital and day on, and a tax document in capitals (LB018)', () => {
    expect(readRecordNumber('01261128')?.specimens).toEqual({ from: '012611280000', to: '012611289999' });
    const whole = '012611280082';
    expect(readRecordNumber(whole)).toMatchObject({ series: undefined, specimens: { from: whole, to: whole } });
    expect(readRecordNumber('0126112')?.specimens).toBeUndefined();
    expect(readRecordNumber('d1/2627/2453')?.document).toBe('D1/2627/2453');
    expect(readRecordNumber('ph48')?.prefixed).toBe('PH48');
  });

  it('is nothing where it is a name or no whole number (R419)', () => {
    for (const typed of ['', 'asha', '24a', '2453 / 26 / 1', 'fg 02', '-5', '1234567890123'])
      expect(readRecordNumber(typed), typed).toBeUndefined();
  });
});
