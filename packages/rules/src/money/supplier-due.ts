// The day on which an invoice of a supplier is due.
import { daysAfter } from '../stay/hospital-day.ts';

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

/**
 * Micro and small makers and services are due after the agreed days, at most 45, else after 15; others after the agreed days, else at once
 * (PH045). Days count from the day on which the goods were accepted.
 */
export function supplierDueDay({ msmeKind, activity, paymentDays }: SupplierTerms, acceptedOn: string): string {
  const isProtected =
    (msmeKind === 'Micro' || msmeKind === 'Small') && (activity === 'Maker' || activity === 'Service');
  if (!isProtected) return daysAfter(acceptedOn, paymentDays ?? 0);
  return daysAfter(acceptedOn, Math.min(paymentDays ?? DAYS_WITHOUT_AGREEMENT, MOST_AGREED_DAYS));
}
