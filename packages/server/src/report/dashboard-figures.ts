// The figures of the dashboard that are worked out: what inpatients owe by the rules of the bill, and money by period.
import { paymentModes } from '@charaka/contract/report';
import { type BillLine, type BillPayment, computeBill } from '@charaka/rules/bill';
import { type CalendarDate, daysBefore } from '@charaka/rules/hospital-day';
import { basisPoints, type Paise, subtractPaise, sumPaise, thousandths, ZERO } from '@charaka/rules/money';
import type { DayOfMoney, OpenAccountRow } from './dashboard-store.ts';

/** How far back the collections look, today included. */
export const COLLECTION_DAYS = { today: 1, week: 7, month: 30 } as const;

/** All charges of a kind as one line: their figures are rounded already, so the rules add nothing to them. */
function lineOf(totalPaise: Paise, isNonApplicable: boolean): BillLine {
  const none = basisPoints(0);
  return {
    quantityThousandths: thousandths(1000),
    appliedPaise: totalPaise,
    itemDiscountPaise: ZERO,
    igstBasisPoints: none,
    sgstBasisPoints: none,
    cgstBasisPoints: none,
    isIgstApplied: false,
    isNonApplicable,
  };
}

function paymentsOf(row: OpenAccountRow): BillPayment[] {
  const made = { isNonHospitalPayment: false, upiPaise: ZERO, neftPaise: ZERO };
  // Only whether anything came by card, UPI or NEFT matters to the bill, not how much (R523).
  const cardPaise = row.isPaidElectronically ? (1 as Paise) : ZERO;
  return [
    { ...made, cardPaise, paymentType: 'Receive', amountPaise: row.receivedPaise },
    { ...made, cardPaise: ZERO, paymentType: 'Refund', amountPaise: row.refundedPaise },
  ];
}

/** What the provisional bill of an inpatient comes to beyond advances and authorised amount; negative when more was paid. */
export function netPayableOf(row: OpenAccountRow, isNonHospitalChargeOn: boolean): Paise {
  return computeBill({
    lines: [lineOf(row.ownChargesPaise, false), lineOf(row.nonApplicablePaise, true)],
    isFinal: false,
    hospitalStateCode: null,
    patientStateCode: null,
    isNonHospitalChargeOn,
    patientType: row.patientType,
    hasAssociation: row.hasAssociation,
    payments: paymentsOf(row),
    medicinePaise: row.medicinePaise,
    otherChargePaise: ZERO,
    discount: { kind: 'amount', paise: ZERO },
    authorizedPaise: row.authorizedPaise,
    finalAuthorizedPaise: row.finalAuthorizedPaise,
  }).netPayablePaise;
}

/** How many of the accounts owe something, and how much together; who paid too much lowers nobody else's debt. */
export function outstandingOf(rows: readonly OpenAccountRow[], isNonHospitalChargeOn: boolean) {
  const owed = rows.map((row) => netPayableOf(row, isNonHospitalChargeOn)).filter((payable) => payable > 0);
  return { owing: owed.length, outstanding: sumPaise(owed) };
}

function totalOf(
  rows: readonly DayOfMoney[],
  type: DayOfMoney['paymentType'],
  modes = paymentModes as readonly Mode[],
) {
  const wanted = rows.filter(({ paymentType }) => paymentType === type);
  return sumPaise(wanted.flatMap((row) => modes.map((mode) => row[mode])));
}
type Mode = (typeof paymentModes)[number];

function periodOf(rows: readonly DayOfMoney[], fromDay: CalendarDate) {
  const inside = rows.filter(({ day }) => day >= fromDay);
  const received = totalOf(inside, 'Receive');
  const refunded = totalOf(inside, 'Refund');
  const modes = paymentModes.map((mode) => ({
    mode,
    received: totalOf(inside, 'Receive', [mode]),
    refunded: totalOf(inside, 'Refund', [mode]),
  }));
  return { fromDay, received, refunded, net: subtractPaise(received, refunded), modes };
}

/** Collections of today, the last 7 and the last 30 days, and day by day; a day without money is there too. */
export function collectionsOf(rows: readonly DayOfMoney[], today: CalendarDate) {
  const firstDayOf = (days: number) => daysBefore(today, days - 1);
  const days = Array.from({ length: COLLECTION_DAYS.month }, (_, index) => {
    const day = daysBefore(today, COLLECTION_DAYS.month - 1 - index);
    const ofDay = rows.filter((row) => row.day === day);
    return { day, received: totalOf(ofDay, 'Receive'), refunded: totalOf(ofDay, 'Refund') };
  });
  return {
    today: periodOf(rows, firstDayOf(COLLECTION_DAYS.today)),
    week: periodOf(rows, firstDayOf(COLLECTION_DAYS.week)),
    month: periodOf(rows, firstDayOf(COLLECTION_DAYS.month)),
    days,
  };
}
