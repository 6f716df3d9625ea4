// How many bed days each bed stay of an admission is charged.

import { multiplyQuantity, type Paise, type Thousandths, thousandths } from '../money/money.ts';
import { type CalendarDate, dateInZone, daysAfter, instantAt } from './hospital-day.ts';

/** Time in one bed at one rate; until is null while the patient is still there. */
export interface BedStay {
  from: Date;
  until: Date | null;
  dailyRatePaise: Paise;
}

/** How a hospital counts bed days. */
export interface BedDayRule {
  timeZone: string;
  /** The hour, 0-24, by which a patient leaves without being charged for that date; 24 is midnight at its end. */
  checkOutHour: number;
  /** Leaving no later than this many hours after check-out hour costs half a day; null charges a whole one. */
  halfDayHours: number | null;
}

export interface BedDayCharge {
  quantityThousandths: Thousandths;
  amountPaise: Paise;
}

const WHOLE_DAY = 1_000;
const HALF_DAY = 500;
const MILLISECONDS_PER_HOUR = 3_600_000;

interface Period {
  from: Date;
  until: Date;
  firstDate: CalendarDate;
  lastDate: CalendarDate;
}

/** The stay that pays for a date, -1 when no bed was occupied on it. */
function stayChargedOn(date: CalendarDate, checkOut: Date, periods: readonly Period[]): number {
  const occupied = periods.findIndex(({ from, until }) => from <= checkOut && checkOut < until);
  if (occupied !== -1) return occupied;
  const onDate = periods.filter(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate);
  const [firstAfter] = onDate.filter(({ from }) => from > checkOut).toSorted((one, other) => +one.from - +other.from);
  const [lastBefore] = onDate.toSorted((one, other) => +other.until - +one.until);
  const period = firstAfter ?? lastBefore;
  return period === undefined ? -1 : periods.indexOf(period);
}

/** A date that is charged: to which stay, and whether whole or half. */
export interface BedDay {
  date: CalendarDate;
  stayIndex: number;
  quantityThousandths: Thousandths;
}

/**
 * The dates charged, in their order: every date in a bed, but not the last one when the patient has left by check-out hour,
 * unless it is also the first. A date is charged once, to the bed occupied at its check-out hour; if none was, to the first bed
 * after that hour, or else to the last one before. A hospital may charge half for a last date on which the patient left soon
 * after check-out hour. asOf ends the stays still open. Throws RangeError for a stay that ends before it begins.
 */
export function listBedDays(stays: readonly BedStay[], asOf: Date, rule: BedDayRule): BedDay[] {
  const dateOf = (instant: Date): CalendarDate => dateInZone(instant, rule.timeZone);
  const periods = stays.map(({ from, until }): Period => {
    const end = until ?? asOf;
    if (end < from) throw new RangeError('A bed stay cannot end before it begins.');
    return { from, until: end, firstDate: dateOf(from), lastDate: dateOf(end) };
  });
  if (periods.length === 0) return [];
  const days: BedDay[] = [];
  const admission = Math.min(...periods.map(({ from }) => from.getTime()));
  const end = Math.max(...periods.map(({ until }) => until.getTime()));
  const [firstDate, lastDate] = [dateOf(new Date(admission)), dateOf(new Date(end))];
  for (let date = firstDate; date <= lastDate; date = daysAfter(date, 1)) {
    const checkOut = instantAt(date, rule.checkOutHour, rule.timeZone);
    const isLeavingDate = date === lastDate && date !== firstDate;
    const hoursStayedOn = (end - checkOut.getTime()) / MILLISECONDS_PER_HOUR;
    if (isLeavingDate && hoursStayedOn <= 0) break;
    const stayIndex = stayChargedOn(date, checkOut, periods);
    if (stayIndex === -1) continue;
    const isHalf = isLeavingDate && rule.halfDayHours !== null && hoursStayedOn <= rule.halfDayHours;
    days.push({ date, stayIndex, quantityThousandths: thousandths(isHalf ? HALF_DAY : WHOLE_DAY) });
  }
  return days;
}

/** Bed days charged to each stay, in the order given, by the rules of `listBedDays`. Throws as it does. */
export function chargeBedDays(stays: readonly BedStay[], asOf: Date, rule: BedDayRule): BedDayCharge[] {
  const days = listBedDays(stays, asOf, rule);
  return stays.map((stay, index) => {
    const own = days.filter(({ stayIndex }) => stayIndex === index);
    const quantityThousandths = thousandths(own.reduce((sum, day) => sum + day.quantityThousandths, 0));
    return { quantityThousandths, amountPaise: multiplyQuantity(quantityThousandths, stay.dailyRatePaise) };
  });
}

/**
 * The first date on which a bed that is taken at an instant by a patient of the house is charged: that date while its check-out
 * hour is to come, else the next one, since the bed before it has paid for the day already.
 */
export function firstDateOfMove(at: Date, rule: Pick<BedDayRule, 'timeZone' | 'checkOutHour'>): CalendarDate {
  const date = dateInZone(at, rule.timeZone);
  return at <= instantAt(date, rule.checkOutHour, rule.timeZone) ? date : daysAfter(date, 1);
}
