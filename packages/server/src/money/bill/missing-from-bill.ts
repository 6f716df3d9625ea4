// Lists what an unsaved final bill still lacks, and what it sets going, so that the maker sees it first.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getBill } from '@charaka/contract/money/bill/bill';
import type { Bill } from '@charaka/rules/money/bill';
import { type Paise, paise, ZERO } from '@charaka/rules/money/money';
import type { PatientMatter } from './patient-matters.ts';

/** A day in a bed above the untaxed rate, without tax. */
interface UntaxedRoom {
  readonly description: string;
  readonly appliedPaise: Paise;
}

type Missing = OutputOf<typeof getBill>['missing'][number];

/** Beds without rent, rooms without tax, a payer's part that is an estimate, medicine on credit, a refund, unpaid non-hospital charges, and what is open beside the stay; nothing where all is there. */
export function missingFromBill(
  bill: Bill,
  { bedNames, untaxedRooms }: { readonly bedNames: readonly string[]; readonly untaxedRooms: readonly UntaxedRoom[] },
  matters: readonly PatientMatter[],
  estimatePaise: Paise | null,
): Missing[] {
  const rooms = untaxedRooms.map(({ description }) => description);
  const dearest = Math.max(0, ...untaxedRooms.map(({ appliedPaise }) => appliedPaise));
  const amounts = [
    { code: 'pharmacy', amount: bill.medicinePaise },
    { code: 'refund', amount: bill.refundablePaise },
    { code: 'nonHospital', amount: bill.nonHospitalDuePaise },
  ] as const;
  return [
    ...(bedNames.length > 0 ? [{ code: 'roomRent' as const, amount: ZERO, bedNames: [...bedNames] }] : []),
    ...(rooms.length > 0
      ? [{ code: 'untaxedRoom' as const, amount: paise(dearest), bedNames: [...new Set(rooms)] }]
      : []),
    ...(estimatePaise === null ? [] : [{ code: 'payerEstimate' as const, amount: estimatePaise, bedNames: [] }]),
    ...[...amounts.filter(({ amount }) => amount > 0), ...matters].map((each) => ({ ...each, bedNames: [] })),
  ];
}
