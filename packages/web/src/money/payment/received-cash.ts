// Cash received of an admission so far, by day of the hospital: what a limit of cash is judged with (Q115).
import type { CashBefore, CashRule } from '@charaka/rules/money/cash-limit';
import { type Paise, sumPaise } from '@charaka/rules/money/money';
import { type CalendarDate, dateInZone } from '@charaka/rules/stay/hospital-day';
import { useSignedIn } from '../../kernel/session.ts';
import type { Payment } from './payment-record.ts';

/** The cash of one receipt. */
export interface ReceivedCash {
  readonly paidOn: CalendarDate;
  readonly cashPaise: Paise;
}

/** The cash of every receipt; refunds take nothing off. */
export function receivedCash(payments: readonly Payment[], timezone: string): ReceivedCash[] {
  return payments
    .filter(({ paymentType }) => paymentType === 'Receive')
    .map(({ paidAt, cash }) => ({ paidOn: dateInZone(new Date(paidAt), timezone), cashPaise: cash }));
}

/** Cash received on a day, and in total. */
export function cashBefore(received: readonly ReceivedCash[], day: CalendarDate): CashBefore {
  const sumOf = (wanted: readonly ReceivedCash[]) => sumPaise(wanted.map(({ cashPaise }) => cashPaise));
  return { dayPaise: sumOf(received.filter(({ paidOn }) => paidOn === day)), occasionPaise: sumOf(received) };
}

/** The most cash of one receipt where the hospital refuses more; null where more is taken, with a warning or without (Q115). */
export function useReceiptLimit(): Paise | null {
  const { mode, limitPaise } = useCashRule();
  return mode === 'refuse' ? limitPaise : null;
}

/** How the hospital takes cash; without limits until it is known. */
export function useCashRule(): CashRule {
  const { hospital } = useSignedIn();
  if (!hospital) return { mode: 'off', limitPaise: null, countryCode: '' };
  const { cashLimitReceipt, cashReceiptLimit, countryCode } = hospital;
  return { mode: cashLimitReceipt, limitPaise: cashReceiptLimit ?? null, countryCode };
}
