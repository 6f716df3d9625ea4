// How a hospital writes dates, for files that are read where it works.
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { DateOrder } from '@charaka/rules/person/written-date';
import sql from 'sql-template-tag';
import type { Transaction } from './transaction.ts';

/** How the hospital writes dates: 1 day first, 2 month first, 3 year first (R144). */
export async function readDateOrder(
  tx: Transaction,
  { tenantId, hospitalId }: { readonly tenantId: number; readonly hospitalId: number },
): Promise<DateOrder> {
  const { dateOrder } = await tx.one<{ dateOrder: DateOrder }>(
    sql`select date_format as date_order from hospital where tenant_id = ${tenantId} and hospital_id = ${hospitalId}`,
    kernelSentences.hospitalDoesNotExist,
  );
  return dateOrder;
}
