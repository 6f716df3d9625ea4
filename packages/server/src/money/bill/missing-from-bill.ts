// What a final bill in the making still lacks, or sets going, so that nobody makes it without having been told.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getBill } from '@charaka/contract/money/bill/bill';
import type { Bill } from '@charaka/rules/money/bill';
import { ZERO } from '@charaka/rules/money/money';

type Missing = OutputOf<typeof getBill>['missing'][number];

/** Beds nobody charged rent of, medicine on credit, a refund to be paid, non-hospital charges nobody paid; nothing where all is there. */
export function missingFromBill(bill: Bill, bedNames: readonly string[]): Missing[] {
  const amounts = [
    { code: 'pharmacy', amount: bill.medicinePaise },
    { code: 'refund', amount: bill.refundablePaise },
    { code: 'nonHospital', amount: bill.nonHospitalDuePaise },
  ] as const;
  return [
    ...(bedNames.length > 0 ? [{ code: 'roomRent' as const, amount: ZERO, bedNames: [...bedNames] }] : []),
    ...amounts.filter(({ amount }) => amount > 0).map((each) => ({ ...each, bedNames: [] })),
  ];
}
