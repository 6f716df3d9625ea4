// Proves the twelve filter operators.
import { describe, expect, it } from 'vitest';
import {
  FILTER_OPERATORS,
  type FilterableValue,
  type FilterOperatorName,
  filterOperatorOf,
  matches,
} from './filter-operator.ts';

describe('filter operators', () => {
  it('are twelve, numbered from 1 (R033)', () => {
    expect(FILTER_OPERATORS.map((operator) => operator.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(filterOperatorOf(3)?.name).toBe('Contains');
    expect(filterOperatorOf(11)?.name).toBe('IsEqualTo');
    for (const id of [0, 13, 1.5, -1]) expect(filterOperatorOf(id)).toBeUndefined();
  });

  it.each<[FilterOperatorName, FilterableValue, FilterableValue, boolean]>([
    ['StartsWith', 'Asha Roy', 'asha', true],
    ['StartsWith', 'Asha Roy', 'roy', false],
    ['EndsWith', 'Asha Roy', 'ROY', true],
    ['EndsWith', 'Asha Roy', 'asha', false],
    ['Contains', 'Asha Roy', 'HA R', true],
    ['Contains', 1042, '04', true],
    ['Contains', '50%_x', '%_', true],
    ['Contains', 'plain', '%', false],
    ['DoesNotContain', 'Asha Roy', 'sen', true],
    ['DoesNotContain', 'Asha Roy', 'ROY', false],
    ['IsEmpty', '', null, true],
    ['IsEmpty', null, null, true],
    ['IsEmpty', 0, null, false],
    ['IsNotEmpty', false, null, true],
    ['IsNotEmpty', '', null, false],
    ['IsGreaterThan', 10, '9', true],
    ['IsGreaterThan', 10, '10', false],
    ['IsGreaterThan', 'b', 'A', true],
    ['IsGreaterThanOrEqualTo', 10, 10, true],
    ['IsLessThan', new Date('2026-03-01T00:00:00Z'), '2026-03-02', true],
    ['IsLessThan', 10, '9', false],
    ['IsLessThanOrEqualTo', '2026-03-01', '2026-03-01', true],
    ['IsEqualTo', 'IPD', 'ipd', true],
    ['IsEqualTo', 10, '10.0', true],
    ['IsEqualTo', true, 'TRUE', true],
    ['IsNotEqualTo', 'IPD', 'OPD', true],
    ['IsNotEqualTo', 'IPD', 'ipd', false],
  ])('%s: %j against %j is %s (R033, Q06)', (operator, value, filterValue, expected) => {
    expect(matches(operator, value, filterValue)).toBe(expected);
  });

  it('nothing is empty, contains nothing and equals nothing (R033)', () => {
    const passed = FILTER_OPERATORS.filter((operator) => matches(operator.name, null, 'x')).map((each) => each.name);
    expect(passed).toEqual(['DoesNotContain', 'IsEmpty', 'IsNotEqualTo']);
  });

  it('what cannot be compared passes nothing (R033)', () => {
    const passed = FILTER_OPERATORS.filter(({ id }) => id >= 7).filter(({ name }) => matches(name, 10, 'ten'));
    expect(passed).toEqual([]);
    expect(matches('IsEqualTo', 0, '')).toBe(false);
    expect(matches('IsEqualTo', new Date(0), 'someday')).toBe(false);
  });
});
