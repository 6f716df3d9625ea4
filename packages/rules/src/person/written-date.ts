// Dates as files write them: every day that a text may mean, so that an import asks about an ambiguous date and never guesses (Q278).
import { type CalendarDate, daysAfter, isCalendarDate } from '../stay/hospital-day.ts';

/** Orders of a date as a hospital writes it: 1 is day first, 2 month first, 3 year first (R144). */
export type DateOrder = 1 | 2 | 3;
/** How a column writes its dates; 'either' where it has dates of both orders. */
export type ColumnOrder = DateOrder | 'either';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Spreadsheets count days from one of these two days on. */
const FIRST_DAYS = ['1899-12-30', '1904-01-01'] as const;
/** No living person was born longer ago. */
const MOST_YEARS = 120;

function dateOf(year: string, month: string, day: string): CalendarDate | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** '88' as years; a birth lies in the past, anything else in this century. */
function yearsOf(written: string, bornBefore: CalendarDate | undefined): readonly string[] {
  if (/^\d{4}$/.test(written)) return [written];
  if (!/^\d{2}$/.test(written)) return [];
  if (bornBefore === undefined) return [`20${written}`];
  const thisYear = Number(bornBefore.slice(0, 4));
  return [`20${written}`, `19${written}`].filter(
    (year) => Number(year) <= thisYear && Number(year) > thisYear - MOST_YEARS,
  );
}

const monthOf = (word: string) => (/^[a-z]{3,9}$/i.test(word) ? MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1 : 0);

/** Day and month of 'one, two' in the order of the column; both ways where it has both. */
function dayAndMonth(one: string, two: string, order: ColumnOrder): readonly (readonly [day: string, month: string])[] {
  if (monthOf(two) > 0) return [[one, String(monthOf(two))]];
  if (monthOf(one) > 0) return [[two, String(monthOf(one))]];
  if (order !== 'either') return [order === 2 ? [two, one] : [one, two]];
  return [
    [one, two],
    [two, one],
  ];
}

/** The text without the time that a spreadsheet writes behind a day; a text of several lines stays. */
export function withoutTime(text: string): string {
  const at = text.search(/[T ]\d{1,2}:\d{2}/);
  return at < 0 || text.includes('\n', at) ? text : text.slice(0, at);
}

/**
 * Every day that a text may mean: 2024-01-05, 05/01/2024 in the hospital's order, 5-Jan-24. A bare number of five digits counts
 * days from one of two first days. `bornBefore` is today where the day is one of birth.
 */
export function dateReadings(text: string, order: ColumnOrder, bornBefore?: CalendarDate): readonly CalendarDate[] {
  const plain = withoutTime(text.trim());
  if (/^[1-9]\d{4}(\.0+)?$/.test(plain)) return FIRST_DAYS.map((first) => daysAfter(first, Number(plain)));
  const parts = plain.split(/[-/.,\s]+/);
  if (parts.length !== 3) return [];
  const [one = '', two = '', three = ''] = parts;
  if (/^\d{4}$/.test(one))
    return [dateOf(one, String(monthOf(two) || two), three)].filter((date) => date !== undefined);
  const found = yearsOf(three, bornBefore).flatMap((year) =>
    dayAndMonth(one, two, order).map(([day, month]) => dateOf(year, month, day)),
  );
  const dates = found.filter((date) => date !== undefined && (bornBefore === undefined || date <= bornBefore));
  return [...new Set(dates as CalendarDate[])];
}

/** The hospital's order, or 'either' where a date of the column can only be of the other one. */
export function orderOfColumn(texts: readonly string[], order: DateOrder): ColumnOrder {
  const other = order === 2 ? 1 : 2;
  const isOfOther = (text: string) => dateReadings(text, order).length === 0 && dateReadings(text, other).length > 0;
  return texts.some(isOfOther) ? 'either' : order;
}
