// Conditions that find rows at the counter by the numbers and names on the patient's papers.
import { stripPrefix } from '@charaka/rules/list/display-number';
import { containsInAny, isEqualTo } from '../../kernel/filters.ts';
import { currentSession } from '../../kernel/session.ts';
import type { Filter } from '../../kernel/use-list.ts';

/**
 * Finds rows by the number of the bill, with or without its financial year, by the UHID, or by a part of one of the text columns. A text with
 * a stroke that is no bill number is searched in `withStroke` alone: only those columns have numbers with a stroke.
 */
export function foundByNumber(typed: string, columns: readonly string[], withStroke: readonly string[]): Filter[] {
  const text = typed.trim();
  const bill = /^(\d+)\s*\/\s*(\d{4}-\d{4})$/.exec(text);
  if (bill) return [isEqualTo('billNo', Number(bill[1])), isEqualTo('finYear', bill[2] ?? '')];
  if (text.includes('/')) return containsInAny(withStroke, text);
  const number = stripPrefix(text, [currentSession()?.hospital?.patientRegistrationPrefix ?? '']);
  const named = /^\d{1,9}$/.test(number) ? [isEqualTo('patientUid', Number(number))] : [];
  const numbered = /^\d{1,9}$/.test(text) ? [isEqualTo('billNo', Number(text))] : [];
  const either = [...numbered, ...named].map((filter) => ({ ...filter, joinCondition: 'or' as const }));
  return [...either, ...containsInAny(columns, text)];
}
