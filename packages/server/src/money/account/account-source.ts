// The port through which departments add to the account of an admission, and the sums over all of them (Q126, Q144, Q218).
import type { medicineMemo } from '@charaka/contract/money/account/medicine-memo';
import type { medicineReturn } from '@charaka/contract/money/account/medicine-return';
import { computeMedicine, type MedicineSums } from '@charaka/rules/money/medicine-charge';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** A cash memo on the account, with its lines and what came back of it. */
export type MedicineMemo = z.output<typeof medicineMemo>;
/** A return on the account, with its lines. */
export type MedicineReturn = z.output<typeof medicineReturn>;

/** A department that sells to inpatients on its own memos. It computes no bill; the money areas do. */
export interface AccountSource {
  /** Every memo of an admission with its lines and returns, the first one first. */
  readMemos(call: Call, admissionId: number): Promise<readonly MedicineMemo[]>;
}

/** The departments whose memos are on the account; every bill reads all of them. */
export const accountSources = new Port<AccountSource>('sources of the account');

/** The medicine of an admission: the purchase list, the return list, and their sums. */
export interface MedicineAccount extends MedicineSums {
  readonly sales: MedicineMemo[];
  readonly returns: MedicineReturn[];
}

/** Every memo and return of an admission, the sums they add to the bill, and what the patient paid for returned medicine (Q144, Q218). */
export async function readMedicine(call: Call, admissionId: number): Promise<MedicineAccount> {
  const asked = accountSources.partsOf(call.ports).map((source) => source.readMemos(call, admissionId));
  const sales = (await Promise.all(asked)).flat();
  const returns = sales.flatMap((sale) => sale.returns).toSorted((one, other) => one.returnId - other.returnId);
  const memos = sales.map(({ net, paid, returned }) => ({ netPaise: net, paidPaise: paid, creditedPaise: returned }));
  return { sales, returns, ...computeMedicine(memos) };
}
