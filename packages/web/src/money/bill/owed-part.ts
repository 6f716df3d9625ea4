// What is owed of a final bill, of which there are two parts: the due of the bill, and non-hospital charges beside it.
import type { listDues } from '@charaka/contract/money/bill/bill-due';
import type { RowOf } from '../../kernel/use-list.ts';

/** A due as listed. */
export type Due = RowOf<typeof listDues>;

/** The due of the bill, or what is due beside it of non-hospital charges (Q219). */
export interface OwedPart {
  readonly due: Due;
  readonly isNonHospital: boolean;
}

/** How much of it is owed. */
export const owedOf = ({ due, isNonHospital }: OwedPart) => (isNonHospital ? due.nonHospitalDue : due.due);
