// Two parts of the due of a final bill: the due of the bill itself, and non-hospital charges beside it.
import type { listDues } from '@charaka/contract/money/bill/bill-due';
import type { RowOf } from '../../kernel/use-list.ts';

/** A due as listed. */
export type Due = RowOf<typeof listDues>;
/** A due of a final bill. */
export type StayDue = Due & { readonly admissionId: number; readonly billId: number };

/** Whether a due is of a stay: only these are given up, and have something beside the bill. */
export const isOfStay = (due: Due): due is StayDue => due.admissionId != null && due.billId != null;

/** The due of the bill, or what is due beside it of non-hospital charges (Q219). */
export interface OwedPart {
  readonly due: StayDue;
  readonly isNonHospital: boolean;
}

/** How much of it is owed. */
export const owedOf = ({ due, isNonHospital }: OwedPart) => (isNonHospital ? due.nonHospitalDue : due.due);
