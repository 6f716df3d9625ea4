// The conditions that screens put to a list.
import { expect, it } from 'vitest';
import { condition, containsInAny, onlyActive } from './filters.ts';

it('go out with the numbers of the list language (R033)', () => {
  expect(onlyActive).toEqual({ columnName: 'isActive', filterValue: true, filterOption: 11 });
  expect(condition('readOn', 'IsEmpty')).toEqual({ columnName: 'readOn', filterOption: 5 });
  expect(containsInAny(['name', 'email'], 'das')).toEqual([
    { columnName: 'name', filterValue: 'das', filterOption: 3, joinCondition: 'or' },
    { columnName: 'email', filterValue: 'das', filterOption: 3, joinCondition: 'or' },
  ]);
  expect(containsInAny(['name'], '')).toEqual([]);
});
