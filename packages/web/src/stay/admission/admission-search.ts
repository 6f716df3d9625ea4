// The search above the inpatient list: which column, which text, and the filter they make (R308-R311).

import { stripPrefix, typedAdmissionNumber } from '@charaka/rules/list/display-number';
import { callingCodeOf, phoneSpellings } from '@charaka/rules/person/phone';
import { contains, isEqualTo } from '../../kernel/filters.ts';
import { currentSession } from '../../kernel/session.ts';
import type { Filter } from '../../kernel/use-list.ts';

/**
 * The columns of the selector, by the names the list call knows them (Q07). The first is chosen at first: name, numbers, phone and
 * bed at once.
 */
export const searchColumns = [
  'anything',
  'patientIpId',
  'patientUid',
  'name',
  'contactNo',
  'emergencyNumber',
  'consultant',
  'currentBedName',
  'associationName',
  'admissionMode',
] as const;

/** One of the columns that can be searched. */
export type SearchColumn = (typeof searchColumns)[number];

const exactColumns: readonly SearchColumn[] = ['patientIpId', 'patientUid', 'emergencyNumber'];

/** The column a word of the address means; anything else is the first. */
export function searchColumnOf(word: string | undefined): SearchColumn {
  return searchColumns.find((column) => column === word) ?? searchColumns[0];
}

/**
 * The filters of a search: exact on numbers, a part elsewhere (R309, R311, Q06); an empty text is no filter (R310). A text that
 * is no number finds nothing where a number is meant. A search in anything is a field of the call, not a filter.
 */
export function searchFilters(column: SearchColumn, text: string): Filter[] {
  const typed = text.trim();
  if (typed === '' || column === 'anything') return [];
  const hospital = currentSession()?.hospital;
  if (!exactColumns.includes(column)) return [contains(column, typed)];
  if (column === 'emergencyNumber') return emergencyNumbers(typed, hospital?.countryCode);
  const number =
    column === 'patientIpId'
      ? typedAdmissionNumber(typed, hospital?.inpatientAdmissionPrefix ?? '')
      : stripPrefix(typed, [hospital?.patientRegistrationPrefix ?? '']);
  const isNumber = /^\d{1,15}$/.test(number);
  return [isEqualTo(column, isNumber ? number : '0')];
}

/** A number kept with its country's calling code is the same number without it. */
function emergencyNumbers(typed: string, countryCode: string | undefined): Filter[] {
  return phoneSpellings(typed, callingCodeOf(countryCode)).map((number) => ({
    ...isEqualTo('emergencyNumber', number),
    joinCondition: 'or',
  }));
}
