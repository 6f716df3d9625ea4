// The proposal for the next financial year.
import { describe, expect, it } from 'vitest';
import { nextYear } from './next-year.ts';

describe('the next financial year', () => {
  it('follows the last one without a gap and ends before the month it begins with (R081)', () => {
    expect(nextYear('2027-03-31', 4)).toEqual({
      finYear: '2027-2028',
      yearFrom: '2027-04-01',
      yearTo: '2028-03-31',
    });
    expect(nextYear('2027-03-31', 1)).toEqual({ finYear: '2027', yearFrom: '2027-04-01', yearTo: '2027-12-31' });
    expect(nextYear('2027-12-31', 7)).toEqual({ finYear: '2028', yearFrom: '2028-01-01', yearTo: '2028-06-30' });
    expect(nextYear('2027-02-28', 4).yearTo).toBe('2027-03-31');
    expect(nextYear(undefined, 7, 2026)).toEqual({
      finYear: '2026-2027',
      yearFrom: '2026-07-01',
      yearTo: '2027-06-30',
    });
  });
});
