// The conditions that screens put to a list; the operators and their numbers are the rules' (R033).
import { FILTER_OPERATORS, type FilterOperatorName } from '@charaka/rules/list/filter-operator';
import type { Filter } from './use-list.ts';

/** A condition by the name of its operator; empty and not empty take no value. Conditions hold together unless said otherwise. */
export function condition(columnName: string, name: FilterOperatorName, filterValue?: Filter['filterValue']): Filter {
  const operator = FILTER_OPERATORS.find((each) => each.name === name);
  if (!operator) throw new Error(`There is no operator ${name}`);
  return { columnName, filterOption: operator.id, ...(filterValue === undefined ? {} : { filterValue }) };
}

/** The column holds the text somewhere. */
export function contains(columnName: string, text: string): Filter {
  return condition(columnName, 'Contains', text);
}

/** The column is exactly that. */
export function isEqualTo(columnName: string, value: string | number | boolean): Filter {
  return condition(columnName, 'IsEqualTo', value);
}

/** One of the columns holds the text; nothing at all while there is none. Conditions after these hold besides. */
export function containsInAny(columns: readonly string[], text: string | undefined): Filter[] {
  return text ? columns.map((columnName) => ({ ...contains(columnName, text), joinCondition: 'or' })) : [];
}

/** Records that are in use. */
export const onlyActive: Filter = isEqualTo('isActive', true);
