// The day on which an invoice of a supplier is due.
import { type CalendarDate, daysAfter, daysBetween, lastDayOfMonth } from '../stay/hospital-day.ts';
import { type Paise, paise, roundHalfAwayFromZero, subtractPaise, ZERO } from './money.ts';

/** The terms of a supplier. */
export interface SupplierTerms {
  readonly msmeKind?: 'Micro' | 'Small' | 'Medium' | null | undefined;
  readonly activity?: 'Maker' | 'Service' | 'Trader' | null | undefined;
  /** Days agreed in writing; null where nothing is agreed. */
  readonly paymentDays?: number | null | undefined;
}

/** The most days that may be agreed with a micro or small maker or service, and those where nothing is agreed (PH045). */
const MOST_AGREED_DAYS = 45;
const DAYS_WITHOUT_AGREEMENT = 15;

/** Whether the law protects the payment of a supplier: a micro or small maker or service, no trader (PH045). */
const isProtected = ({ msmeKind, activity }: SupplierTerms): boolean =>
  (msmeKind === 'Micro' || msmeKind === 'Small') && (activity === 'Maker' || activity === 'Service');

/**
 * Micro and small makers and services are due after the agreed days, at most 45, else after 15; others after the agreed days, else at once
 * (PH045). Days count from the day on which the goods were accepted.
 */
export function supplierDueDay({ msmeKind, activity, paymentDays }: SupplierTerms, acceptedOn: string): string {
  if (!isProtected({ msmeKind, activity })) return daysAfter(acceptedOn, paymentDays ?? 0);
  return daysAfter(acceptedOn, Math.min(paymentDays ?? DAYS_WITHOUT_AGREEMENT, MOST_AGREED_DAYS));
}

/** The bank rate of the Reserve Bank in basis points, by the day from which it holds; the accountant verifies it. */
const bankRates: readonly (readonly [from: CalendarDate, basisPoints: number])[] = [
  ['2023-02-08', 675],
  ['2025-02-07', 650],
  ['2025-04-09', 625],
  ['2025-06-06', 575],
  ['2025-12-05', 550],
];
/** The law asks three times the bank rate, compounded each month. */
const TIMES_BANK_RATE = 3;
const DAYS_OF_YEAR = 365;

const rateOn = (day: CalendarDate): number =>
  TIMES_BANK_RATE * (bankRates.findLast(([from]) => from <= day)?.[1] ?? bankRates[0]?.[1] ?? 0);

/** The same day of the next month, or its last day. */
function monthAfter(day: CalendarDate): CalendarDate {
  const first = daysAfter(lastDayOfMonth(day.slice(0, 7)), 1);
  const last = lastDayOfMonth(first.slice(0, 7));
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

/**
 * The interest in paise that the law asks for an open sum of a micro or small maker or service past its due day, until `today`; zero for
 * others and before (PH045, FI031). Each whole month is added to the sum, the days since the last one count by the year of 365 days.
 */
export function lateInterest(terms: SupplierTerms, openPaise: Paise, dueOn: CalendarDate, today: CalendarDate): Paise {
  if (!isProtected(terms) || today <= dueOn || openPaise <= 0) return ZERO;
  let sum = openPaise;
  let from = dueOn;
  for (let next = monthAfter(from); next <= today; next = monthAfter(from)) {
    sum = paise(sum + Number(roundHalfAwayFromZero(BigInt(sum) * BigInt(rateOn(from)), 120_000n)));
    from = next;
  }
  const days = BigInt(rateOn(from) * daysBetween(from, today));
  sum = paise(sum + Number(roundHalfAwayFromZero(BigInt(sum) * days, BigInt(10_000 * DAYS_OF_YEAR))));
  return subtractPaise(sum, openPaise);
}
