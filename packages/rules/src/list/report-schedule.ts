// When a scheduled report is due by the hospital's clock, and which days it covers.
import {
  type CalendarDate,
  dateInZone,
  daysAfter,
  daysBefore,
  instantAt,
  lastDayOfMonth,
} from '../stay/hospital-day.ts';

/** How often a report is sent. */
export const scheduleKinds = ['Day', 'Week', 'Month', 'Quarter'] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/** The days that a scheduled report covers, seen from the day it is due. */
export const schedulePeriods = [
  'Today',
  'Yesterday',
  'LastWeek',
  'MonthToDate',
  'LastMonth',
  'LastQuarter',
  'YearToDate',
  'LastYear',
  'Last12Months',
] as const;
export type SchedulePeriod = (typeof schedulePeriods)[number];

/** The times of a schedule; `dayOf` is the weekday from Monday, or the day of the month or of a quarter's first month. */
export interface ScheduleTimes {
  readonly everyKind: ScheduleKind;
  readonly dayOf?: number | null | undefined;
  readonly atTime: string;
}

/** The first and the last day of a period, both included. */
export interface PeriodDays {
  readonly fromDate: CalendarDate;
  readonly toDate: CalendarDate;
}

const MINUTES_PER_HOUR = 60;
const MONTHS_OF_QUARTER = 3;
const MONTHS_OF_YEAR = 12;
/** A quarter and a day have at most so many days. */
const MOST_DAYS_BETWEEN = 124;

/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (day: CalendarDate) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
const monthOf = (day: CalendarDate) => Number(day.slice(5, 7));

/** 'YYYY-MM' so many months later or, when negative, earlier. */
function monthAfter(day: CalendarDate, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Whether a schedule is due on a day; a day that the month has not is its last one. */
function isDueOn({ everyKind, dayOf }: ScheduleTimes, day: CalendarDate): boolean {
  const wanted = dayOf ?? 1;
  if (everyKind === 'Day') return true;
  if (everyKind === 'Week') return weekdayOf(day) === Math.min(wanted, 7);
  if (everyKind === 'Quarter' && monthOf(day) % MONTHS_OF_QUARTER !== 1) return false;
  const last = Number(lastDayOfMonth(day.slice(0, 7)).slice(8));
  return Number(day.slice(8)) === Math.min(wanted, last);
}

/** The first instant after another at which a schedule is due by the clock of a zone; a day of 23 or 25 hours has its time once. */
export function nextDueAfter(times: ScheduleTimes, after: Date, timeZone: string): Date {
  const [hour = 0, minute = 0] = times.atTime.split(':').map(Number);
  const first = dateInZone(after, timeZone);
  for (let ahead = 0; ahead < MOST_DAYS_BETWEEN; ahead += 1) {
    const day = daysAfter(first, ahead);
    if (!isDueOn(times, day)) continue;
    const due = instantAt(day, hour + minute / MINUTES_PER_HOUR, timeZone);
    if (due > after) return due;
  }
  throw new RangeError('A schedule is due at least once a quarter');
}

/** The days of a period on the day a report is due; `yearFrom` is the first day of the financial year of that day (RP045). */
export function daysOfPeriod(period: SchedulePeriod, due: CalendarDate, yearFrom: CalendarDate): PeriodDays {
  const yesterday = daysBefore(due, 1);
  const months = (from: string, to: string) => ({ fromDate: `${from}-01`, toDate: lastDayOfMonth(to) });
  switch (period) {
    case 'Today':
      return { fromDate: due, toDate: due };
    case 'Yesterday':
      return { fromDate: yesterday, toDate: yesterday };
    case 'LastWeek': {
      const monday = daysBefore(due, weekdayOf(due) - 1 + 7);
      return { fromDate: monday, toDate: daysAfter(monday, 6) };
    }
    case 'MonthToDate':
      return { fromDate: `${due.slice(0, 7)}-01`, toDate: due };
    case 'LastMonth':
      return months(monthAfter(due, -1), monthAfter(due, -1));
    case 'LastQuarter': {
      const into = (monthOf(due) - 1) % MONTHS_OF_QUARTER;
      return months(monthAfter(due, -into - MONTHS_OF_QUARTER), monthAfter(due, -into - 1));
    }
    case 'YearToDate':
      return { fromDate: yearFrom, toDate: due };
    case 'LastYear':
      return {
        fromDate: `${monthAfter(yearFrom, -MONTHS_OF_YEAR)}${yearFrom.slice(7)}`,
        toDate: daysBefore(yearFrom, 1),
      };
    case 'Last12Months':
      return months(monthAfter(due, -MONTHS_OF_YEAR), monthAfter(due, -1));
  }
}
