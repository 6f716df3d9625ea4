// What the address of the patient list says about its filters, as the list call takes it.
import { birthDateFrom } from '@charaka/rules/age';
import { daysAfter, isCalendarDate } from '@charaka/rules/hospital-day';
import type { Filter } from '../kernel/use-list.ts';

/** Operators of the list language (R033). */
const CONTAINS = 3;
const IS_MORE = 7;
const IS_AT_LEAST = 8;
const IS_LESS = 9;
const IS_AT_MOST = 10;
const EQUALS = 11;
const IS_NOT_EMPTY = 6;
/** Nobody is older. */
const MOST_YEARS = 130;

const yearsOf = (text: string | undefined) =>
  text !== undefined && /^\d{1,3}$/.test(text) && Number(text) < MOST_YEARS ? Number(text) : undefined;
const dayOf = (text: string | undefined) => (text !== undefined && isCalendarDate(text) ? text : undefined);

/** Ages in whole years on a day, both ends included, as the birth dates they stand for (R246). */
function birthDates(from: number | undefined, to: number | undefined, today: string): Filter[] {
  const birthDate = (years: number) => birthDateFrom({ years, months: 0, days: 0 }, today);
  const filters: Filter[] = [];
  if (from !== undefined)
    filters.push({ columnName: 'dateOfBirth', filterValue: birthDate(from), filterOption: IS_AT_MOST });
  if (to !== undefined)
    filters.push({ columnName: 'dateOfBirth', filterValue: birthDate(to + 1), filterOption: IS_MORE });
  return filters;
}

/** What the filters of the address mean; odd values are none. `startOf` gives the instant a day of the hospital begins. */
export function patientFilters(
  filters: Readonly<Record<string, string>>,
  today: string,
  startOf: (day: string) => string,
): { search: string; filterParams: Filter[] } {
  const { sex, city, status, lying } = filters;
  const [from, to] = [dayOf(filters.from), dayOf(filters.to)];
  const filterParams = birthDates(yearsOf(filters.ageFrom), yearsOf(filters.ageTo), today);
  const add = (columnName: string, filterOption: number, filterValue?: string | boolean) =>
    filterParams.push({ columnName, filterOption, ...(filterValue === undefined ? {} : { filterValue }) });
  if (sex && 'MFO'.includes(sex)) add('sex', EQUALS, sex);
  if (city) add('city', CONTAINS, city);
  if (from) add('createdOn', IS_AT_LEAST, startOf(from));
  if (to) add('createdOn', IS_LESS, startOf(daysAfter(to, 1)));
  if (lying === '1') add('patientIpId', IS_NOT_EMPTY);
  // The register shows who is registered; records put aside are asked for.
  if (status !== 'all') add('isActive', EQUALS, status !== 'inactive');
  return { search: filters.q ?? '', filterParams: filterParams.map(joined) };
}

const joined = (filter: Filter): Filter => ({ ...filter, joinCondition: 'and' });
