// The financial year proposed after the last one.
import { daysAfter, isCalendarDate } from '@charaka/rules/stay/hospital-day';

const monthText = (month: number) => String(month).padStart(2, '0');

/**
 * The year after the last day known, or, where there is none, the one that begins in the month of this year: name and days.
 * A year of the calendar is named by itself, any other by both years it touches.
 */
export function nextYear(
  lastDay: string | undefined,
  startMonth: number,
  thisYear: number = new Date().getFullYear(),
): { finYear: string; yearFrom: string; yearTo: string } {
  const isKnown = lastDay !== undefined && isCalendarDate(lastDay);
  const yearFrom = isKnown ? daysAfter(lastDay, 1) : `${thisYear}-${monthText(startMonth)}-01`;
  const [year = 0, month = 1] = yearFrom.split('-').map(Number);
  const end = startMonth > month ? year : year + 1;
  const yearTo = daysAfter(`${end}-${monthText(startMonth)}-01`, -1);
  const [first, last] = [yearFrom.slice(0, 4), yearTo.slice(0, 4)];
  return { finYear: first === last ? first : `${first}-${last}`, yearFrom, yearTo };
}
