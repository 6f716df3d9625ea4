// The twelve filter operators of every list, as data and as a plain reference implementation.

export interface FilterOperator {
  /** The filterOption on the wire. */
  id: number;
  name: FilterOperatorName;
  /** Whether it compares with a filter value at all. */
  needsValue: boolean;
}

export type FilterOperatorName =
  | 'StartsWith'
  | 'EndsWith'
  | 'Contains'
  | 'DoesNotContain'
  | 'IsEmpty'
  | 'IsNotEmpty'
  | 'IsGreaterThan'
  | 'IsGreaterThanOrEqualTo'
  | 'IsLessThan'
  | 'IsLessThanOrEqualTo'
  | 'IsEqualTo'
  | 'IsNotEqualTo';

/** All operators, in the order of their ids 1-12 (R033). */
export const FILTER_OPERATORS: readonly FilterOperator[] = [
  { id: 1, name: 'StartsWith', needsValue: true },
  { id: 2, name: 'EndsWith', needsValue: true },
  { id: 3, name: 'Contains', needsValue: true },
  { id: 4, name: 'DoesNotContain', needsValue: true },
  { id: 5, name: 'IsEmpty', needsValue: false },
  { id: 6, name: 'IsNotEmpty', needsValue: false },
  { id: 7, name: 'IsGreaterThan', needsValue: true },
  { id: 8, name: 'IsGreaterThanOrEqualTo', needsValue: true },
  { id: 9, name: 'IsLessThan', needsValue: true },
  { id: 10, name: 'IsLessThanOrEqualTo', needsValue: true },
  { id: 11, name: 'IsEqualTo', needsValue: true },
  { id: 12, name: 'IsNotEqualTo', needsValue: true },
];

/** The operator of a filterOption, or undefined for a number that is none. */
export function filterOperatorOf(id: number): FilterOperator | undefined {
  return FILTER_OPERATORS[id - 1]?.id === id ? FILTER_OPERATORS[id - 1] : undefined;
}

export type FilterableValue = string | number | boolean | Date | null;

function textOf(value: FilterableValue): string {
  if (value === null) return '';
  return (value instanceof Date ? value.toISOString() : String(value)).toLowerCase();
}

/** Below, at or above zero as the value stands to the filter value; null when they cannot be compared. */
function comparison(value: FilterableValue, filterValue: FilterableValue): number | null {
  if (typeof value === 'number') {
    const text = textOf(filterValue).trim();
    const other = text === '' ? Number.NaN : Number(text);
    return Number.isNaN(other) ? null : value - other;
  }
  if (value instanceof Date) {
    const other = filterValue instanceof Date ? filterValue.getTime() : Date.parse(textOf(filterValue));
    return Number.isNaN(other) ? null : value.getTime() - other;
  }
  const [own, other] = [textOf(value), textOf(filterValue)];
  if (own === other) return 0;
  return own < other ? -1 : 1;
}

const TEXT_TESTS: Partial<Record<FilterOperatorName, (text: string, part: string) => boolean>> = {
  StartsWith: (text, part) => text.startsWith(part),
  EndsWith: (text, part) => text.endsWith(part),
  Contains: (text, part) => text.includes(part),
  DoesNotContain: (text, part) => !text.includes(part),
};

const ORDER_TESTS: Partial<Record<FilterOperatorName, (order: number) => boolean>> = {
  IsGreaterThan: (order) => order > 0,
  IsGreaterThanOrEqualTo: (order) => order >= 0,
  IsLessThan: (order) => order < 0,
  IsLessThanOrEqualTo: (order) => order <= 0,
  IsEqualTo: (order) => order === 0,
  IsNotEqualTo: (order) => order !== 0,
};

/**
 * Whether a value passes a filter (R033): text without regard to case (Q06), numbers and dates by size. Nothing (null) is
 * empty, contains nothing and equals nothing, so it passes IsEmpty, DoesNotContain and IsNotEqualTo only. A filter value that
 * cannot be compared with a number or date passes nothing.
 */
export function matches(
  operator: FilterOperatorName,
  value: FilterableValue,
  filterValue: FilterableValue = null,
): boolean {
  if (operator === 'IsEmpty' || operator === 'IsNotEmpty') {
    return (value === null || value === '') === (operator === 'IsEmpty');
  }
  if (value === null) return operator === 'DoesNotContain' || operator === 'IsNotEqualTo';
  const textTest = TEXT_TESTS[operator];
  if (textTest !== undefined) return textTest(textOf(value), textOf(filterValue));
  const order = comparison(value, filterValue);
  return order !== null && (ORDER_TESTS[operator]?.(order) ?? false);
}
