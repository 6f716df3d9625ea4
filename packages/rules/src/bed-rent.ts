// The rent of an admission's beds as lines of a bill: a line for each run of days in one bed at one rate.
import { type BedDayRule, type BedStay, listBedDays } from './bed-days.ts';
import { type CalendarDate, daysBetween } from './hospital-day.ts';
import { type Thousandths, thousandths } from './money.ts';

/** Time in one bed, whose rate is by day. */
export interface RentedStay extends BedStay {
  bedId: number;
}

/** Days in one bed, one after the other: from the first date to the last one, both charged, the last perhaps by half. */
export interface RentRun {
  /** The stay its first day belongs to. */
  stayIndex: number;
  fromDate: CalendarDate;
  toDate: CalendarDate;
  quantityThousandths: Thousandths;
}

/**
 * The runs of days charged, in their order. Stays that follow each other in one bed at one rate are one run, so that a stay which
 * is split costs what the whole one does. asOf ends the stays still open. Throws RangeError for a stay that ends before it begins.
 */
export function listRent(stays: readonly RentedStay[], asOf: Date, rule: BedDayRule): RentRun[] {
  const runs: RentRun[] = [];
  for (const { date, stayIndex, quantityThousandths } of listBedDays(stays, asOf, rule)) {
    const last = runs.at(-1);
    if (last && daysBetween(last.toDate, date) === 1 && isSameBed(stays[last.stayIndex], stays[stayIndex])) {
      last.toDate = date;
      last.quantityThousandths = thousandths(last.quantityThousandths + quantityThousandths);
    } else {
      runs.push({ stayIndex, fromDate: date, toDate: date, quantityThousandths });
    }
  }
  return runs;
}

function isSameBed(one: RentedStay | undefined, other: RentedStay | undefined): boolean {
  return one?.bedId === other?.bedId && one?.dailyRatePaise === other?.dailyRatePaise;
}
