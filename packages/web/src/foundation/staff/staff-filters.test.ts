// Filters of the staff list, as sent.
import { describe, expect, it } from 'vitest';
import { staffFilters } from './staff-filters.tsx';

describe('the filters of the staff list', () => {
  it('show who is active at first, and narrow by role, department and designation (Q194)', () => {
    expect(staffFilters({})).toEqual([{ columnName: 'isActive', filterValue: true, filterOption: 11 }]);
    const narrowed = staffFilters({ role: '1', department: '2', designation: 'x', state: 'all' });
    expect(narrowed.map((filter) => [filter.columnName, filter.filterValue])).toEqual([
      ['roleId', 1],
      ['departmentId', 2],
    ]);
    expect(staffFilters({ state: 'inactive' })[0]?.filterValue).toBe(false);
  });

  it('look for words in five columns before they narrow, so that narrowing holds for each of them (Q08, R206)', () => {
    const filters = staffFilters({ q: 'rao' });
    expect(filters.map((filter) => filter.joinCondition)).toEqual(['or', 'or', 'or', 'or', 'or', undefined]);
    expect(filters.at(-1)?.columnName).toBe('isActive');
  });
});
