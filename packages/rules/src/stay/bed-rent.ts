// The rent of an admission's beds as lines of a bill: a line for each run of days in one bed at one rate.

import { type Thousandths, thousandths } from '../money/money.ts';
import { type BedDayRule, type BedStay, listBedDays } from './bed-days.ts';
import { type CalendarDate, daysBetween } from './hospital-day.ts';

/** Time in one bed, whose rate is by day. */
export interface RentedStay extends BedStay {
  bedId: number;
  /** The charge of the bed, by which a package names it; null of a bed that costs nothing. */
  chargeId: number | null;
}

/** Days in one bed, one after the other: from the first date to the last one, both charged, the last perhaps by half. */
export interface RentRun {
  /** The stay its first day belongs to. */
  stayIndex: number;
  fromDate: CalendarDate;
  toDate: CalendarDate;
  quantityThousandths: Thousandths;
  /** Days at this charge just before it that a package covers. */
  coveredThousandths: Thousandths;
}

/** Days in beds of a charge that packages cover, by charge. */
export type CoveredDays = ReadonlyMap<number, Thousandths>;

/**
 * The runs of days charged, in their order. Stays that follow each other in one bed at one rate are one run, so that a stay which
 * is split costs what the whole one does. The first days at a charge are those that a package covers; what it does not cover of
 * a day is charged. asOf ends the stays still open. Throws RangeError for a stay that ends before it begins.
 */
export function listRent(
  stays: readonly RentedStay[],
  asOf: Date,
  rule: BedDayRule,
  covered: CoveredDays = new Map(),
): RentRun[] {
  const left = new Map(covered);
  const untold = new Map<number | null, number>();
  const runs: RentRun[] = [];
  for (const day of listBedDays(stays, asOf, rule)) {
    const { date, stayIndex } = day;
    const chargeId = stays[stayIndex]?.chargeId ?? null;
    const free = Math.min(day.quantityThousandths, (chargeId !== null && left.get(chargeId)) || 0);
    if (chargeId !== null && free > 0) left.set(chargeId, thousandths((left.get(chargeId) ?? 0) - free));
    const coveredThousandths = thousandths((untold.get(chargeId) ?? 0) + free);
    const quantityThousandths = thousandths(day.quantityThousandths - free);
    untold.set(chargeId, quantityThousandths === 0 ? coveredThousandths : 0);
    if (quantityThousandths === 0) continue;
    const last = runs.at(-1);
    if (last && daysBetween(last.toDate, date) === 1 && isSameBed(stays[last.stayIndex], stays[stayIndex])) {
      last.toDate = date;
      last.quantityThousandths = thousandths(last.quantityThousandths + quantityThousandths);
    } else {
      runs.push({ stayIndex, fromDate: date, toDate: date, quantityThousandths, coveredThousandths });
    }
  }
  return runs;
}

function isSameBed(one: RentedStay | undefined, other: RentedStay | undefined): boolean {
  return one?.bedId === other?.bedId && one?.dailyRatePaise === other?.dailyRatePaise;
}
