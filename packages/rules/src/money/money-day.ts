// The day on which money is booked: the hospital's today, or with a reason an earlier one (Q262).
import { foundByText } from '../message/found-sentence.ts';
import { sentences } from '../message/sentence.ts';
import { type CalendarDate, daysAfter, daysBefore } from '../stay/hospital-day.ts';
import type { Problem } from './payment.ts';

/** Messages about a day of money; codes never change. */
export const moneyDaySentences = foundByText(
  sentences('payment', {
    enterBackdateReason: 'Enter the reason for booking this on an earlier day',
    backdateNeedsApprover: 'Only an approver can book money on a day before yesterday',
    financialYearClosed: 'The financial year of this day is closed. Book the money today',
    beforeClosing: 'You closed your till after this time. Book the money today',
  }),
);

/** Into the year before, money is booked for so many days: until 30 April where the year begins on 1 April. */
const OPEN_DAYS_OF_LAST_YEAR = 29;

/** A day for money, and what it is judged by. */
export interface MoneyDay {
  readonly day: CalendarDate;
  readonly today: CalendarDate;
  /** The first day of the financial year of today; null where none is set up. */
  readonly yearFrom: CalendarDate | null;
  readonly reason: string;
  /** Whether the caller decides as an approver. */
  readonly isTrusted: boolean;
}

/** Returns the fault of a day of money before today, or null; days after today are checked where they are entered. */
export function moneyDayProblem({
  day,
  today,
  yearFrom,
  reason,
  isTrusted,
}: MoneyDay): Problem<'day' | 'reason'> | null {
  if (day >= today) return null;
  const isYearClosed = yearFrom !== null && day < yearFrom && today > daysAfter(yearFrom, OPEN_DAYS_OF_LAST_YEAR);
  if (isYearClosed) return { field: 'day', sentence: moneyDaySentences.financialYearClosed };
  if (reason.trim() === '') return { field: 'reason', sentence: moneyDaySentences.enterBackdateReason };
  if (day < daysBefore(today, 1) && !isTrusted) {
    return { field: 'day', sentence: moneyDaySentences.backdateNeedsApprover };
  }
  return null;
}
