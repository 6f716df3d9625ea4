// The search of the inpatient list becomes the filter the rules ask for.
import { describe, expect, it } from 'vitest';
import { searchColumnOf, searchFilters } from './admission-search.ts';

describe('search of the inpatient list', () => {
  it('compares numbers whole, on trimmed text and without a typed prefix (R309, Q87)', () => {
    expect(searchFilters('patientIpId', ' DC1042 ')).toEqual([
      { columnName: 'patientIpId', filterValue: '1042', filterOption: 11 },
    ]);
  });

  it('compares an emergency number whole, kept with or without the calling code (R309, R375)', () => {
    const exactly = (filterValue: string) => ({
      columnName: 'emergencyNumber',
      filterValue,
      filterOption: 11,
      joinCondition: 'or',
    });
    expect(searchFilters('emergencyNumber', ' 9876543210')).toEqual([exactly('9876543210'), exactly('+919876543210')]);
    expect(searchFilters('emergencyNumber', '+8801712345678')).toEqual([
      exactly('+8801712345678'),
      exactly('1712345678'),
    ]);
    expect(searchFilters('emergencyNumber', '98765')).toEqual([exactly('98765')]);
  });

  it('finds nothing for a word where a number is meant (R309)', () => {
    expect(searchFilters('patientUid', 'Asha')[0]?.filterValue).toBe('0');
  });

  it('looks for a part in the other columns (R311, Q06)', () => {
    expect(searchFilters('name', 'asha r')).toEqual([{ columnName: 'name', filterValue: 'asha r', filterOption: 3 }]);
  });

  it('has no filter for an empty text (R310)', () => {
    expect(searchFilters('name', '  ')).toEqual([]);
  });

  it('begins with name, numbers, phone and bed at once (R308, Q07)', () => {
    expect(searchColumnOf(undefined)).toBe('anything');
    expect(searchFilters('anything', 'Asha')).toEqual([]);
    expect(searchColumnOf('contactNo')).toBe('contactNo');
  });
});
