// The figures of the dashboard that are worked out: what inpatients owe by the rules of the bill, and money by period.
import { paymentModes } from '@charaka/contract/insight/report/report';
import { subtractPaise, sumPaise } from '@charaka/rules/money/money';
import { type CalendarDate, daysAfter, daysBefore } from '@charaka/rules/stay/hospital-day';
import { billOfAccount, type OpenAccountRow } from '../../money/bill/open-accounts.ts';
import type { DayOfMoney } from '../../money/finance/cash-papers.ts';

/** How far back the collections look, today included. */
export const COLLECTION_DAYS = { today: 1, week: 7, month: 30 } as const;

/** How far back admissions and discharges are told day by day, today included. */
export const FLOW_DAYS = 14;

/** So many days from one on, that one included. */
export function daysFrom(first: CalendarDate, howMany: number): CalendarDate[] {
  return Array.from({ length: howMany }, (_, index) => daysAfter(first, index));
}

/** How many of the accounts owe something, and how much together; who paid too much lowers nobody else's debt. */
export function outstandingOf(rows: readonly OpenAccountRow[], isNonHospitalChargeOn: boolean) {
  const owed = rows
    .map((row) => billOfAccount(row, isNonHospitalChargeOn).netPayablePaise)
    .filter((payable) => payable > 0);
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
  const days = daysFrom(firstDayOf(COLLECTION_DAYS.month), COLLECTION_DAYS.month).map((day) => {
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
