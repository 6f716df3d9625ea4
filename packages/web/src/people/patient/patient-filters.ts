// Filters in the address of the patient list, as the list call takes them.

import { birthDateFrom } from '@charaka/rules/person/age';
import { daysAfter, isCalendarDate } from '@charaka/rules/stay/hospital-day';
import { condition, contains, containsInAny, isEqualTo } from '../../kernel/filters.ts';
import type { Filter } from '../../kernel/use-list.ts';

/** Maximum age in years. */
const MOST_YEARS = 130;

/** Further columns to search for words that the search by name, phone and number does not find. */
const searchedBesides = ['fatherName', 'addressLineOne', 'email'];

const yearsOf = (text: string | undefined) =>
  text !== undefined && /^\d{1,3}$/.test(text) && Number(text) < MOST_YEARS ? Number(text) : undefined;
const dayOf = (text: string | undefined) => (text !== undefined && isCalendarDate(text) ? text : undefined);

/** Ages in whole years on a day, both ends included, as the birth dates they stand for (R246). */
function birthDates(from: number | undefined, to: number | undefined, today: string): Filter[] {
  const birthDate = (years: number) => birthDateFrom({ years, months: 0, days: 0 }, today);
  const filters: Filter[] = [];
  if (from !== undefined) filters.push(condition('dateOfBirth', 'IsLessThanOrEqualTo', birthDate(from)));
  if (to !== undefined) filters.push(condition('dateOfBirth', 'IsGreaterThan', birthDate(to + 1)));
  return filters;
}

/** Filters of the address; invalid values are left out. `startOf` returns the first instant of a day in the hospital. */
export function patientFilters(
  filters: Readonly<Record<string, string>>,
  today: string,
  startOf: (day: string) => string,
): { search: string; filterParams: Filter[] } {
  const { sex, city, status, lying } = filters;
  const [from, to] = [dayOf(filters.from), dayOf(filters.to)];
  const filterParams = birthDates(yearsOf(filters.ageFrom), yearsOf(filters.ageTo), today);
  if (sex && 'MFO'.includes(sex)) filterParams.push(isEqualTo('sex', sex));
  if (city) filterParams.push(contains('city', city));
  if (from) filterParams.push(condition('createdOn', 'IsGreaterThanOrEqualTo', startOf(from)));
  if (to) filterParams.push(condition('createdOn', 'IsLessThan', startOf(daysAfter(to, 1))));
  if (lying === '1') filterParams.push(condition('patientIpId', 'IsNotEmpty'));
  // The register shows who is registered; records put aside are asked for.
  if (status !== 'all') filterParams.push(isEqualTo('isActive', status !== 'inactive'));
  // Alternatives come first: a condition joins whatever stands before it.
  return {
    search: filters.q ?? '',
    filterParams: [...containsInAny(searchedBesides, filters.words), ...filterParams.map(joined)],
  };
}

const joined = (filter: Filter): Filter => ({ ...filter, joinCondition: 'and' });
